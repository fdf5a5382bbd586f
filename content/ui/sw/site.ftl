### Fremu ya kila ukurasa.

site-skip = Ruka hadi kwenye maudhui
site-nav = Urambazaji mkuu
site-nav-open = Menyu
site-glossary = Istilahi
site-theme = Mandhari
site-theme-auto = Fuata mfumo
site-theme-light = Mwangaza
site-theme-dark = Giza
site-language = Lugha: { $name }
site-suggest = Ukurasa huu unapatikana pia kwa Kiswahili.
site-stay = Baki kwenye ukurasa huu
site-footer = Kumbukumbu ni programu huria. Maonyesho huendeshwa ndani ya kivinjari chako; hakuna kinachotumwa popote.
site-coverage = Kuhusu tafsiri hii
site-supports = Kinathibitisha:
site-preview = Toleo la majaribio
site-preview-why = Kwa sasa baadhi ya maswali yana mchoro tu; baadaye kila moja litapata onyesho lake hai.
site-preview-none = Kwa sasa maswali haya yana michoro tu; baadaye kila moja litapata onyesho lake hai.
site-questions = { $count ->
    [one] Swali 1
   *[other] Maswali { $count }
}
site-minutes = { $count ->
    [one] Dakika 1 hivi
   *[other] Dakika { $count } hivi
}
site-level-1 = Utangulizi
site-level-2 = Wastani
site-level-3 = Ngumu
site-lost-title = Ukurasa huu haupo
site-lost-text = Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa. Majibu yako bado yamehifadhiwa kwenye kifaa hiki.
site-lost-home = Ukurasa wa mwanzo
site-noscript = JavaScript imezimwa kwenye kivinjari chako, kwa hiyo onyesho hai haliwezi kuendeshwa. Unaweza kusoma hapa kila swali pamoja na jibu lake.
site-failed = Sehemu hai ya ukurasa huu haikuweza kupakiwa. Unaweza kusoma hapa kila swali pamoja na jibu lake, au upakie ukurasa upya ili kujaribu tena.
