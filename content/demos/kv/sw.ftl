### Onyesho la akiba iliyogawanywa kwa bloku. Maneno yanayoeleza yaliyomo kwenye nafasi yamechaguliwa ili yasifichue jibu la swali.

kv-title = Maombi mengi, hazina moja ya nafasi

## Kilichotokea, katika sentensi moja

kv-start = Hazina mbili zenye nafasi { $slots } kila moja, na maombi yaleyale kwa zote mbili. Ya kwanza hulipatia kila ombi eneo moja lisilokatika, ya pili hulipatia bloku za nafasi { $block } kila moja.
kv-admitted = Ombi { $name } linaanza na linapata { $count ->
    [one] bloku moja ya kuwekea ingizo lake.
   *[other] bloku { $count } za kuwekea ingizo lake.
}
kv-admitted-many = Maombi { $count } yanaanza, na yanapata bloku za kuwekea maingizo yake.
kv-hit = Ombi { $name } linaanza. { $count ->
    [one] Bloku moja yenye mwanzo wa ingizo lake tayari ipo, nalo linaitumia hiyohiyo.
   *[other] Bloku { $count } zenye mwanzo wa ingizo lake tayari zipo, nalo linazitumia hizohizo.
}
kv-forked = Ingizo la ombi { $name } limekwisha kukokotolewa, na majibu yake { $count } yanaanza. Majibu hayo yanatumia kwa pamoja bloku za ingizo.
kv-grown = Ombi { $name } limejaza bloku zake na linapata moja zaidi.
kv-grown-many = Maombi { $count } yamejaza bloku zake, na kila moja linapata bloku moja zaidi.
kv-copied = Ombi { $name } linakaribia kuandika katika bloku namba { $from }, ambayo inatumiwa kwingine pia. Kwa hiyo linapata nakala yake: bloku namba { $to }.
kv-computed = { $count ->
    [one] Ombi moja linaandika katika nafasi tupu ya bloku yake ya mwisho.
   *[other] Maombi { $count } yanaandika, kila moja katika nafasi tupu ya bloku yake ya mwisho.
}
kv-answered = Ombi { $name } limejibiwa na linaachilia bloku zake.
kv-answered-many = Maombi { $count } yamejibiwa na yanaachilia bloku zake.
kv-preempted-recompute = Hakuna bloku huru: ombi { $name } linapokonywa zake, na litakokotolewa upya baadaye.
kv-swapped-out = Hakuna bloku huru: { $count ->
    [one] bloku ya ombi { $name } inahamishiwa kwenye kumbukumbu ya CPU.
   *[other] bloku zote { $count } za ombi { $name } zinahamishiwa kwenye kumbukumbu ya CPU.
}
kv-swapped-in = Ombi { $name } linarudi kutoka kwenye kumbukumbu ya CPU na linapewa { $count ->
    [one] bloku moja iliyo huru.
   *[other] bloku { $count } zilizo huru.
}
kv-nothing = Katika hatua hii, hakuna ombi linaloendeshwa kwenye bloku.
kv-waits-contiguous = Hakuna eneo huru lenye urefu unaotosha ombi { $name }: linasubiri.

## Kwenye ramani

kv-map = Hazina mbili za nafasi, na majedwali ya bloku. Tumia vitufe vya mishale kuhama kutoka bloku moja ya kimantiki hadi nyingine, na Escape kuondoka.
kv-contiguous = Eneo moja kwa kila ombi
kv-paged = Bloku
kv-block-tables = Majedwali ya bloku

## Ufunguo wa rangi na mifumo

kv-live = Nafasi inayotumika
kv-new = Imeandikwa katika hatua hii
kv-reserved-slot = Tupu, itajazwa baadaye
kv-internal-slot = Tupu, haitajazwa kamwe
kv-rounding = Imeongezwa na kigawaji
kv-cached = Huru, yaliyomo yanaweza kupatikana tena
kv-stale = Huru, yaliyomo ya zamani bado yapo

## Bloku au eneo moja, chini ya kielekezi au kibodi

kv-logical = Ombi { $name }, bloku ya kimantiki namba { $logical } → bloku halisi namba { $block }: imejazwa nafasi { $filled } kati ya { $size }, na imo katika { $references ->
    [one] jedwali moja la bloku
   *[other] majedwali { $references } ya bloku
}
kv-block = Bloku halisi namba { $block }: { $of }
kv-logical-of = bloku ya kimantiki namba { $logical } ya ombi { $name }
kv-block-cached = Bloku halisi namba { $block }: huru; yaliyomo yanaweza kupatikana tena hadi ombi jingine litakapoihitaji
kv-block-free = Bloku halisi namba { $block }: huru
kv-null-block = Bloku namba 0, iitwayo “null”: vLLM haiitoi kwa ombi lolote
kv-stretch = Eneo la ombi { $name }: nafasi { $slots }; zilizojazwa hadi sasa ni { $filled }, na mwishoni zitakuwa { $needed }
kv-stretch-free = Huru; eneo huru refu zaidi lina nafasi { $largest }

## Vipimo

kv-metric-paged = Nafasi zinazotumika, bloku
kv-metric-contiguous = Nafasi zinazotumika, maeneo
kv-metric-running = Maombi yanayoendeshwa, bloku
kv-metric-running-contiguous = Maombi yanayoendeshwa, maeneo
kv-of = { $part } kati ya { $all }

## Chati

kv-chart = Nafasi zinazotumika, kwa asilimia ya kila hazina
kv-chart-alt = Baada ya hatua ya { $step }, nafasi zinazotumika ni asilimia { $contiguous } pale kila ombi linapopata eneo moja, na asilimia { $paged } katika bloku.
kv-paged-short = Bloku
kv-contiguous-short = Maeneo

## Nafasi zinatumikaje

kv-waste = Nafasi zinatumikaje
kv-waste-caption = Aina za upotevu ni zile za makala ya PagedAttention: nafasi zilizowekwa kwa ajili ya baadaye, zisizojazwa kamwe (mgawanyiko wa ndani), na zilizopotezwa na kigawaji (mgawanyiko wa nje).
kv-used = Zinazotumika
kv-reserved = Zilizowekwa kwa ajili ya baadaye
kv-internal = Zisizojazwa kamwe
kv-external = Zilizopotezwa na kigawaji
kv-free = Huru
kv-slots-share = { $slots } ({ $percent }%)
kv-running = Maombi yanayoendeshwa
kv-waiting = Maombi yanayosubiri
kv-preempted = Upokonyaji hadi sasa
kv-finished = Maombi yaliyojibiwa

## Majedwali

kv-table = Maombi na bloku zake katika jedwali
kv-table-caption = Maombi yanayoendeshwa kwenye bloku, kwa utaratibu wa kufika.
kv-table-request = Ombi
kv-table-tokens = Nafasi zilizojazwa / jumla mwishoni
kv-table-blocks = Bloku halisi
kv-table-more = { $count ->
    [one] Ombi jingine 1 linaendeshwa.
   *[other] Maombi mengine { $count } yanaendeshwa.
}

## Kinachoenea kwenye GPU halisi; huonyeshwa swali likishajibiwa

kv-capacity = Keys na values kwenye GPU halisi
kv-capacity-text = Kila tokeni inahitaji key moja na value moja katika kila tabaka na kila key-value head. Kumbukumbu inayobaki baada ya uzani na matokeo ya kati inatosha idadi ya bloku iliyoonyeshwa hapa chini.
kv-model = Modeli
kv-memory = Kumbukumbu ya GPU
kv-gib = GiB { $n }
kv-utilization = Sehemu ambayo vLLM inaruhusiwa kutumia
kv-request-tokens = Tokeni za ombi moja
kv-element = Namba moja katika akiba
kv-bits = biti { $n }
kv-token-bytes = Tokeni moja
kv-block-bytes = { $tokens ->
    [one] Bloku ya tokeni moja
   *[other] Bloku ya tokeni { $tokens }
}
kv-weight-bytes = Uzani, biti 16 kwa kila kigezo
kv-cache-bytes = Inayobaki kwa keys na values
kv-blocks = Bloku
kv-tokens = Tokeni katika bloku hizo
kv-concurrency = Maombi ya tokeni { $tokens } kwa wakati mmoja
kv-count = { $n }
kv-times = { $n }×
kv-capacity-note = Ukubwa wa modeli umetoka katika faili za usanidi zilizochapishwa. Matokeo ya kati hayajahesabiwa, kwa hiyo katika mfumo halisi kumbukumbu inayobaki ni ndogo kidogo kuliko hii.
kv-no-room-weights = Uzani peke yake hauingii: vLLM ingekataa kuanza.
kv-no-room-request = Hata ombi moja la urefu huu haliingii: vLLM ingekataa kuanza.

## Kinachofanywa na kila kernel kwa sekunde, kikipimwa hapahapa

kv-measure = Pima kwenye kifaa hiki
kv-measure-title = Attention kupitia jedwali la bloku, na katika eneo moja
kv-measure-text = Query moja kwa kila mfuatano: mifuatano { $count } ya tokeni { $tokens } kila mmoja; heads mbili za namba 64 kila moja; keys na values katika bloku za tokeni { $block }.
kv-measure-rate = Tokeni kwa sekunde
kv-measure-paged = Kupitia jedwali la bloku
kv-measure-contiguous = Katika eneo moja
kv-measure-n = milioni { $n }
kv-measure-running = Inapima…
kv-measure-note = Kipimo cha kati cha vipimo { $samples } vilivyochukuliwa kwa zamu, baada ya raundi za maandalizi zisizohesabiwa ({ $adapter }). Kernel hii ni ya kufundishia: cha kuzingatia ni ulinganisho wa njia hizo mbili. Kernel za kazi halisi huwa na kasi iliyo mara nyingi ya hii.
kv-measure-none = Ukurasa huu hauna GPU ya kutumia, kwa hiyo hakuna kinachoweza kupimwa.
kv-measure-failed = Upimaji umekatizwa: GPU haikutoa kumbukumbu au haikujibu.

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

kv-verified = kiasi kilichosomwa upya ni MiB { $mib }, tofauti 0. { $count ->
    [one] Kwa ombi moja linaloendeshwa, kernel inayopitia jedwali la bloku na ile inayosoma eneo moja zimetoa tokeo lilelile, biti kwa biti ({ $adapter }).
   *[other] Kwa maombi yote { $count } yanayoendeshwa, kernel inayopitia majedwali ya bloku na ile inayosoma eneo moja kwa kila ombi zimetoa matokeo yaleyale, biti kwa biti ({ $adapter }).
}
kv-verified-none = kiasi kilichosomwa upya ni MiB { $mib }, tofauti 0; hakuna ombi linaloendeshwa kwenye bloku ({ $adapter }).
kv-mismatch-slot = { $count ->
    [one] tofauti 1, katika { $place }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika { $place }: ilitarajiwa { $expected }, imepatikana { $found }.
}
kv-place-paged = nafasi namba { $slot } ya bloku namba { $block }
kv-place-contiguous = nafasi namba { $slot } ya hazina ya maeneo
kv-mismatch-entry = jedwali la bloku la ombi { $name } lina kosa kwenye GPU: bloku yake ya kimantiki namba { $logical } inapaswa kuwa bloku namba { $expected }, lakini ni { $found }.
kv-mismatch-table = jedwali la bloku la ombi { $name } lina kosa kwenye GPU: bloku yake ya kimantiki namba { $logical } inapaswa kuwa bloku namba { $expected }, lakini ni { $found }. Matokeo ya { $names } yanatofautiana kati ya kernel moja na nyingine.
kv-mismatch-result = matokeo ya { $names } yanatofautiana kati ya kernel moja na nyingine.
kv-mismatch-twin = matokeo ya { $names } yanatofautiana na yale ya CPU.
kv-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Onyesho linabaki kwenye hatua ya mwisho ambayo kumbukumbu iliyopatikana inaitosha.

## Vidhibiti

kv-block-size = Tokeni za bloku moja
kv-slots = Nafasi za kila hazina
kv-rate = Maombi katika hatua kumi
kv-lengths = Urefu wa maombi
kv-lengths-short = Mafupi: ingizo na jibu, kila moja tokeni 4 hadi 16
kv-lengths-mixed = Mchanganyiko: ingizo na jibu, kila moja tokeni 4 hadi 64
kv-lengths-long = Marefu: ingizo na jibu, kila moja tokeni 32 hadi 64
kv-prefix = Tokeni ambazo maingizo yote huanza nazo
kv-samples = Majibu kwa kila ombi
kv-reservation = Urefu wa eneo
kv-reservation-maximum = Ombi refu kuliko yote: 128
kv-reservation-powers-of-two = Kipeo cha mbili kinachotosha jibu
kv-reservation-oracle = Kiasi hasa kitakachohitajika
kv-swap = Hamishia bloku kwenye kumbukumbu ya CPU badala ya kukokotoa upya
kv-seed = Mbegu ya nasibu
kv-verify = Soma upya nafasi zote
kv-small = Ukihesabu bloku nzima au maeneo mazima tu, hazina ina nafasi { $slots }, lakini ombi refu kuliko yote linahitaji { $needed }.

## Picha tuli kwa wasomaji waliozima JavaScript

kv-still-alt = Kila ombi likipata eneo moja: maombi yanayoendeshwa ni { $running }, nafasi zinazotumika ni { $used } kati ya { $slots }, na maombi yanayosubiri ni { $waiting }. Katika bloku: maombi yanayoendeshwa ni { $paged_running }, nafasi zinazotumika ni { $paged_used }, na maombi yanayosubiri ni { $paged_waiting }.
kv-still-caption = Hazina zote mbili baada ya hatua ya { $step }, kama zilivyokokotolewa na modeli: { $sentence }
