### Fremu ya kila ukurasa.

site-skip = Ruka hadi maudhui
site-nav = Urambazaji mkuu
site-nav-open = Menyu
site-quizzes = Chemshabongo
site-guides = Miongozo
site-theme = Mandhari
site-theme-auto = Fuata mfumo
site-theme-light = Mwangaza
site-theme-dark = Giza
site-language = Lugha: { $name }
site-footer = Kumbukumbu ni programu huria. Maonyesho yanaendeshwa ndani ya kivinjari chako; hakuna kinachotumwa popote.
site-preview = Onyesho la awali
site-preview-why = Baadhi ya maswali yana mchoro kwa sasa; kila moja litapata onyesho lake hai baadaye.
site-questions = { $count ->
    [one] Swali 1
   *[other] Maswali { $count }
}
site-minutes = { $count ->
    [one] Dakika 1 hivi
   *[other] Dakika { $count } hivi
}
site-level-1 = Msingi
site-level-2 = Kati
site-level-3 = Juu
site-related = Yanayohusiana
site-lost-title = Ukurasa huu haupo
site-lost-text = Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa. Majibu yako bado yamo kwenye kifaa hiki.
site-lost-home = Rudi mwanzo
site-noscript = Hati za kivinjari zimezimwa, kwa hiyo onyesho hai haliendeshwi. Kila swali linaweza kusomwa hapa pamoja na jibu lake.
site-failed = Sehemu hai ya ukurasa huu haikuweza kupakiwa. Kila swali linaweza kusomwa hapa pamoja na jibu lake; pakia ukurasa upya ili kujaribu tena.
