### Ukurasa wa maendeleo ya mwanafunzi: ya kurudia, hali ya kila mada, na majibu kama faili.

progress-title = Maendeleo yako
progress-nav = Maendeleo
progress-lede = Maswali ya kurudia sasa, yale ambayo yaelekea bado unayakumbuka, na yale uliyojibu hadi sasa. Yote hukokotolewa kutokana na majibu yaliyo kwenye kifaa hiki.
progress-description = Maswali ya kurudia sasa, kiasi cha kila mada ambacho yaelekea bado unakikumbuka, na majibu yako kama faili. Hukokotolewa ndani ya kivinjari chako.
progress-noscript = Majibu yako yamehifadhiwa ndani ya kivinjari chako, na JavaScript pekee ndiyo inayoweza kuyasoma humo. Kwa kuwa JavaScript imezimwa, ukurasa huu hauwezi kuonyesha maendeleo yako. Hata bila hiyo, unaweza kusoma chemshabongo:
progress-failed = Sehemu hai ya ukurasa huu haikuweza kupakiwa. Majibu yako bado yapo kwenye kifaa hiki; pakia ukurasa upya ili kujaribu tena. Kwa sasa unaweza kusoma chemshabongo:
progress-load-failed = Sehemu ya ukurasa huu inayosoma majibu yako haikuweza kupakiwa.
progress-retry = Jaribu tena

progress-empty-title = Bado hujajibu chochote
progress-empty-text = Ukishajibu swali katika chemshabongo, ukurasa huu utaonyesha maendeleo yako na wakati wa kulirudia swali hilo.
progress-empty-link = Chagua mada

progress-due = Maswali ya kurudia sasa
progress-due-count = { $count ->
    [one] Kuna swali 1 la kurudia.
   *[other] Kuna maswali { $count } ya kurudia.
}
progress-due-how = Wakati wa kurudia swali hufika pale uwezekano kwamba bado unalijua jibu lake unaposhuka hadi takriban asilimia 90. Ukilijibu wakati huo, jibu hukaa kichwani vizuri zaidi.
progress-due-none = Leo hakuna swali la kurudia. Marudio yajayo: { $date }.
progress-due-start = Rudia
progress-due-since = tangu { $date }
progress-last = Jibu la mwisho: { $date }

progress-topics = Mada kwa mada
progress-recall = bado unakumbuka
progress-percent = { $number }%
progress-recall-how = Asilimia hii ni wastani, kwa maswali yote ya mada, wa uwezekano kwamba ungejibu sahihi sasa hivi. Modeli ya kumbukumbu FSRS huukokotoa kutokana na kila jibu ulilotoa. Mara tu baada ya jibu sahihi huwa karibu 100, kisha hushuka siku hadi siku: polepole zaidi kila unapojibu sahihi. Swali ambalo hujalijibu, au ulilokosa mara ya mwisho, huhesabiwa kuwa 0.
progress-right = Sahihi: { $count }
progress-wrong = Si sahihi: { $count }
progress-open = Bado: { $count }
progress-next = Marudio yajayo: { $date }
progress-next-due = Ya kurudia sasa: { $count }
progress-next-none = Bado hakuna marudio yaliyopangwa
progress-threads = Maswali na hali ya kila moja
progress-thread = Swali la { $number }: { $state }
progress-state-right = sahihi
progress-state-wrong = si sahihi
progress-state-todo = halijajibiwa

progress-keep = Majibu yako kama faili
progress-keep-text = Kila kitu hubaki ndani ya kivinjari hiki, kwenye kifaa hiki. Ukiwa na faili, unaweza kutunza nakala ya majibu yako au kuyahamishia kwenye kifaa kingine.
progress-export = Hifadhi kama faili
progress-import = Soma faili
progress-import-text = Majibu yaliyo kwenye faili huongezwa kwa yaliyo hapa. Swali likiwa na majibu mawili, lililo jipya zaidi ndilo linalohesabiwa.
progress-erase = Futa kila kitu
progress-erase-ask = Ungependa kufuta majibu yote na kila kitu kingine ambacho tovuti hii imehifadhi ndani ya kivinjari hiki? Kitendo hiki hakiwezi kutenduliwa.
progress-erase-yes = Ndiyo, futa kila kitu
progress-erase-no = Hapana, usifute
progress-exported = Faili limehifadhiwa: { $file }.
progress-imported = { $count ->
    [0] Faili limesomwa. Yaliyomo yote yalikuwapo hapa tayari.
    [one] Faili limesomwa: jibu 1 lilikuwa jipya.
   *[other] Faili limesomwa: majibu { $count } yalikuwa mapya.
}
progress-erased = Kila kitu kimefutwa.

progress-wrong-unread = Faili halikuweza kusomwa. Hakuna kilichobadilishwa.
progress-wrong-json = Faili hili si JSON, kwa hiyo si faili lililohifadhiwa kutoka ukurasa huu. Hakuna kilichobadilishwa.
progress-wrong-format = Penye { $place } panapaswa kuwa na “{ $expected }”. Hakuna kilichobadilishwa.
progress-wrong-object = Penye { $place } panapaswa kuwa na kipengee chenye sehemu zenye majina. Hakuna kilichobadilishwa.
progress-wrong-list = Penye { $place } panapaswa kuwa na orodha. Hakuna kilichobadilishwa.
progress-wrong-text = Penye { $place } panapaswa kuwa na maandishi yasiyokuwa tupu. Hakuna kilichobadilishwa.
progress-wrong-count = Penye { $place } panapaswa kuwa na namba nzima kuanzia 0. Hakuna kilichobadilishwa.
progress-wrong-time = Penye { $place } panapaswa kuwa na wakati kwa namba, yaani idadi ya milisekunde tangu mwaka 1970. Hakuna kilichobadilishwa.
progress-wrong-date = Penye { $place } panapaswa kuwa na tarehe na saa kama { $example }. Hakuna kilichobadilishwa.
progress-wrong-truth = Penye { $place } panapaswa kuwa na true au false. Hakuna kilichobadilishwa.
progress-wrong-newer = Muundo wa faili hili ni wa toleo la { $version }, na faili lilihifadhiwa na toleo jipya zaidi la tovuti hii. Ukurasa huu unaelewa miundo hadi toleo la { $known }. Hakuna kilichobadilishwa.

progress-trouble-damaged = Baadhi ya yaliyohifadhiwa hayakusomeka na yamewekwa kando kama yalivyokuwa: { $names }. Mengine yanaonyeshwa.
progress-trouble-full = Hifadhi ya kivinjari hiki imejaa. Hakuna kilichobadilishwa. Kabla ya kufuta vitu ili kupata nafasi, hifadhi majibu yako kama faili.
progress-trouble-forbidden = Kivinjari chako hakiruhusu ukurasa huu kuhifadhi chochote, kwa hiyo hakuna majibu ya kuonyesha. Katika dirisha la faragha hali hii ni ya kawaida.
progress-trouble-newer = Yaliyohifadhiwa hapa yaliandikwa na toleo jipya zaidi la tovuti hii na yameachwa yalivyo. Funga vichupo vingine vya tovuti hii, kisha pakia ukurasa upya.
progress-trouble-failed = Hifadhi ya kivinjari haikufanya ilichoombwa. Hakuna kilichobadilishwa.
progress-aside = Haya yamewekwa kando kwa sababu hayakusomeka; ukihifadhi faili, yatakuwamo pia:
