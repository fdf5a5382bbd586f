### Ukurasa wa maendeleo ya mwanafunzi: ya kurudia, hali ya kila mada, na majibu kama faili.

progress-title = Maendeleo yako
progress-nav = Maendeleo
progress-lede = Maswali ambayo wakati wake wa kurudiwa umefika, unayoelekea bado kuyakumbuka, na uliyojibu hadi sasa. Yote hukokotolewa kutokana na majibu yaliyo kwenye kifaa hiki.
progress-description = Maswali yapi yanapaswa kurudiwa, ni kiasi gani cha kila mada unachoelekea kukumbuka, na majibu yako kama faili. Hukokotolewa ndani ya kivinjari.
progress-noscript = Majibu yako yamehifadhiwa ndani ya kivinjari, na ni skripti tu inayoweza kuyasoma humo. JavaScript imezimwa, kwa hiyo ukurasa huu hauwezi kuonyesha maendeleo yako. Chemshabongo zinaweza kusomwa hata hivyo:
progress-failed = Sehemu hai ya ukurasa huu haikuweza kupakiwa. Majibu yako bado yapo kwenye kifaa hiki; pakia ukurasa upya ili kujaribu tena. Kwa sasa unaweza kusoma chemshabongo:
progress-load-failed = Sehemu ya ukurasa inayosoma majibu yako haikufika.
progress-retry = Jaribu tena

progress-empty-title = Bado hujajibu chochote
progress-empty-text = Ukishajibu swali katika chemshabongo, ukurasa huu utaonyesha maendeleo yako na wakati wa kulirudia swali hilo.
progress-empty-link = Chagua mada

progress-due = Ya kurudia sasa
progress-due-count = { $count ->
    [one] Swali 1 linakusubiri.
   *[other] Maswali { $count } yanakusubiri.
}
progress-due-how = Wakati wa kurudia swali hufika uwezekano wa kulikumbuka jibu lake unaposhuka hadi karibu asilimia 90. Ukilijibu wakati huo, linakaa vizuri zaidi kichwani.
progress-due-none = Leo hakuna la kurudia. Marudio yajayo: { $date }.
progress-due-start = Rudia
progress-due-since = tangu { $date }
progress-last = Jibu la mwisho: { $date }

progress-topics = Mada kwa mada
progress-recall = bado unayakumbuka
progress-percent = { $number }%
progress-recall-how = Asilimia hii ni wastani, kwa maswali yote ya mada, wa uwezekano kwamba ungejibu sahihi sasa hivi. Modeli ya kumbukumbu FSRS huukokotoa kutokana na kila jibu ulilotoa. Mara tu baada ya kujibu na kusoma maelezo huwa karibu 100, kisha hushuka siku hadi siku: haraka zaidi baada ya jibu lisilo sahihi, polepole zaidi kila unapojibu sahihi. Swali ambalo hujalijibu huhesabiwa kuwa 0.
progress-right = { $count } sahihi
progress-wrong = { $count } si sahihi
progress-open = { $count } bado
progress-next = Marudio yajayo: { $date }
progress-next-due = { $count } ya kurudia sasa
progress-next-none = Bado hakuna marudio yaliyopangwa
progress-threads = Maswali na hali yake
progress-thread = Swali la { $number }: { $state }
progress-state-right = sahihi
progress-state-wrong = si sahihi
progress-state-todo = bado

progress-keep = Majibu yako kama faili
progress-keep-text = Kila kitu hubaki ndani ya kivinjari hiki, kwenye kifaa hiki. Kwa faili unaweza kuweka nakala, au kuhamishia majibu kwenye kifaa kingine.
progress-export = Hifadhi kama faili
progress-import = Soma faili
progress-import-text = Majibu yaliyo kwenye faili huongezwa kwa yaliyo hapa. Swali likiwa na majibu mawili, jipya ndilo linalohesabiwa.
progress-erase = Futa kila kitu
progress-erase-ask = Ungependa kufuta majibu yote na kila kitu kingine ambacho ukurasa huu umehifadhi ndani ya kivinjari hiki? Hayataweza kurudishwa.
progress-erase-yes = Ndiyo, futa kila kitu
progress-erase-no = Hapana, viache
progress-exported = Imehifadhiwa kwa jina { $file }.
progress-imported = { $count ->
    [0] Faili limesomwa. Yaliyomo yote yalikuwapo hapa tayari.
    [one] Faili limesomwa: jibu 1 lilikuwa jipya.
   *[other] Faili limesomwa: majibu { $count } yalikuwa mapya.
}
progress-erased = Kila kitu kimefutwa.

progress-wrong-unread = Faili halikuweza kusomwa. Hakuna kilichobadilishwa.
progress-wrong-json = Faili hili si JSON, kwa hiyo halikuhifadhiwa kutoka kwenye ukurasa huu. Hakuna kilichobadilishwa.
progress-wrong-format = Penye { $place } panapaswa kuwa na “{ $expected }”. Hakuna kilichobadilishwa.
progress-wrong-object = Penye { $place } panapaswa kuwa na kipengee chenye sehemu zake. Hakuna kilichobadilishwa.
progress-wrong-list = Penye { $place } panapaswa kuwa na orodha. Hakuna kilichobadilishwa.
progress-wrong-text = Penye { $place } panapaswa kuwa na maandishi yasiyo tupu. Hakuna kilichobadilishwa.
progress-wrong-count = Penye { $place } panapaswa kuwa na namba nzima kuanzia 0. Hakuna kilichobadilishwa.
progress-wrong-time = Penye { $place } panapaswa kuwa na wakati, yaani idadi ya milisekunde tangu mwaka 1970. Hakuna kilichobadilishwa.
progress-wrong-date = Penye { $place } panapaswa kuwa na tarehe na saa kama { $example }. Hakuna kilichobadilishwa.
progress-wrong-truth = Penye { $place } panapaswa kuwa na true au false. Hakuna kilichobadilishwa.
progress-wrong-newer = Faili lina toleo la muundo { $version } na lilihifadhiwa na toleo jipya zaidi la tovuti hii. Ukurasa huu unajua matoleo hadi { $known }. Hakuna kilichobadilishwa.

progress-trouble-damaged = Baadhi ya yaliyohifadhiwa hayakusomeka. Yamewekwa kando yalivyo, na mengine yanaonyeshwa: { $names }
progress-trouble-full = Nafasi ya kuhifadhi ndani ya kivinjari hiki imejaa. Hakuna kilichobadilishwa. Hifadhi majibu yako kama faili kabla ya kupunguza yaliyomo.
progress-trouble-forbidden = Kivinjari chako hakiruhusu ukurasa huu kuhifadhi chochote, kwa hiyo hakuna majibu ya kuonyesha. Katika dirisha la faragha hali hii ni ya kawaida.
progress-trouble-newer = Yaliyohifadhiwa hapa yaliandikwa na toleo jipya zaidi la tovuti hii na yameachwa yalivyo. Funga vichupo vingine vya tovuti hii, kisha pakia ukurasa upya.
progress-trouble-failed = Hifadhi ya kivinjari haikufanya ilichoombwa. Hakuna kilichobadilishwa.
progress-aside = Yamewekwa kando kwa sababu hayakusomeka; faili linalohifadhiwa huwa nayo pia:
