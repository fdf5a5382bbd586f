### Onyesho la lundo: bafa moja, bloku zinazokuja na kuondoka, na ombi lisilopata nafasi.

heap-title = Lundo la kumbukumbu ya GPU
heap-step = Hatua ya { $step } kati ya { $steps }
heap-map = Ramani ya lundo. Tumia vitufe vya mishale kuhama kutoka bloku moja hadi nyingine.

## Kilichotokea, sentensi moja kwa kila hatua

heap-start = Lundo ni tupu: MiB { $capacity }, bado halijaandikwa.
heap-placed = Bloku { $id } inachukua MiB { $size } kwenye anwani { $address }.
heap-freed = Bloku { $id } imeachiliwa: MiB { $size }. Baiti zake hubaki zilivyokuwa hadi kitu kingine kitakapoandikwa hapo.
heap-refused-fragmented = { $request ->
    [one] MiB 1 haiingii popote: MiB { $free } ni huru, lakini tundu kubwa zaidi lina MiB { $largest } tu.
   *[other] MiB { $request } haziingii popote: MiB { $free } ni huru, lakini tundu kubwa zaidi lina MiB { $largest } tu.
}
heap-refused-full = Ombi la MiB { $request } haliingii: nafasi huru kwa jumla ni MiB { $free } tu.
heap-compacted = { $count ->
    [one] Bloku moja imesogezwa kuelekea mwanzo: baiti zote huru sasa zimo katika tundu moja la MiB { $largest }.
   *[other] Bloku { $count } zimesogezwa kuelekea mwanzo: baiti zote huru sasa zimo katika tundu moja la MiB { $largest }.
}
heap-compacted-nothing = Hakuna cha kusogeza: baiti huru tayari zimo katika tundu moja.

## Hatua inayojibu swali inapozuiwa

heap-held = Swali linahusu hatua inayofuata. Onyesho litaendelea ukishajibu.

## Maneno ndani ya wito

heap-call-no-hole = hakuna tundu

## Ufunguo wa rangi na mifumo

heap-live = Hai
heap-new = Imeandikwa katika hatua hii
heap-stale = Huru, baiti za zamani bado zipo
heap-void = Haijawahi kuandikwa
heap-refused = Ombi lililokataliwa

## Vipimo

heap-used = Inayotumika
heap-free = Huru kwa jumla
heap-largest = Tundu kubwa zaidi
heap-fragmentation = Mgawanyiko wa nje

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

heap-verified = Imethibitishwa kwenye GPU yako:
heap-verified-text = { $mib ->
    [one] MiB 1 imesomwa upya, tofauti 0 ({ $adapter }).
   *[other] MiB { $mib } zimesomwa upya, tofauti 0 ({ $adapter }).
}
heap-mismatch = Baiti zilizo kwenye GPU yako zinatofautiana na modeli:
heap-mismatch-block = { $count ->
    [one] tofauti 1, katika bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
}
heap-mismatch-stale = { $count ->
    [one] tofauti 1, katika baiti zilizoachwa na bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika baiti zilizoachwa na bloku { $id } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
}
heap-mismatch-empty = { $count ->
    [one] tofauti 1, kwenye anwani { $address }, ambapo hakuna bloku iliyowahi kuandikwa: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza kwenye anwani { $address }, ambapo hakuna bloku iliyowahi kuandikwa: ilitarajiwa { $expected }, imepatikana { $found }.
}
heap-checking = Inasoma upya MiB { $mib } kutoka kwenye GPU yako…
heap-opening = Inaomba GPU kutoka kwa kivinjari chako…
heap-simulated = Inakokotolewa na CPU:
heap-no-api = kivinjari hiki hakina WebGPU. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-no-adapter = kivinjari hakiupi ukurasa huu GPU yoyote. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-insecure = WebGPU inahitaji https au localhost, na ukurasa huu umepakiwa kwa http ya kawaida. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-refused-device = kivinjari kimekataa kuupa ukurasa huu GPU. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-lost = mawasiliano na GPU yalikatika na hayakuweza kurejeshwa. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
heap-rebuilt = { $steps ->
    [0] Mawasiliano na GPU yalikatika; sasa yamerejeshwa.
    [one] Mawasiliano na GPU yalikatika; sasa yamerejeshwa, na hatua moja imerudiwa.
   *[other] Mawasiliano na GPU yalikatika; sasa yamerejeshwa, na hatua zote { $steps } zimerudiwa.
}
heap-over-budget = Ombi la MiB { $asked } limekataliwa kwa sababu limezidi bajeti ya ukurasa huu: kikomo kwenye kifaa hiki ni MiB { $limit }.
heap-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Ukubwa wa lundo umerudishwa hadi MiB { $back }.

## Vidhibiti

heap-reset = Rudi mwanzo
heap-back = Hatua moja nyuma
heap-play = Cheza
heap-pause = Simamisha
heap-forward = Hatua moja mbele
heap-scrub = Nenda kwenye hatua
heap-speed = Kasi
heap-size = Ukubwa wa lundo
heap-policy = Namna ya kuchagua tundu
heap-first-fit = Tundu la kwanza linalotosha
heap-best-fit = Tundu dogo zaidi linalotosha
heap-next-fit = Tundu linalofuata linalotosha
heap-workload = Kinachotokea
heap-scripted = Kila bloku ya pili inaachiliwa
heap-neighbours = Bloku jirani zinaachiliwa
heap-random = Utengaji wa nasibu
heap-seed = Mbegu ya nasibu
heap-verify = Soma upya lundo lote
heap-size-on-block = { $n }
heap-mib = MiB { $n }
heap-percent = { $n }%
heap-speed-times = { $n }×

## Bloku moja, chini ya kielekezi au kibodi

heap-cell-live = Bloku { $id }, MiB { $size } kuanzia anwani { $address }
heap-cell-free = Tundu la MiB { $size } kuanzia anwani { $address }

## Lundo katika jedwali

heap-table = Bloku katika jedwali
heap-table-caption = Bloku na baiti huru kwa mpangilio wa anwani. Kwa baiti huru, bloku iliyotajwa ndiyo iliyoziacha hapo.
heap-table-block = Bloku
heap-table-state = Hali
heap-table-address = Anwani
heap-table-size = Ukubwa
heap-table-more = { $count ->
    [one] Sehemu nyingine 1 iko kwenye anwani za juu zaidi.
   *[other] Sehemu nyingine { $count } ziko kwenye anwani za juu zaidi.
}

## Chati

heap-chart = Kumbukumbu inayotumika na tundu kubwa zaidi, hatua kwa hatua
heap-chart-alt = Baada ya hatua ya { $step }: kumbukumbu inayotumika ni MiB { $used }, na tundu kubwa zaidi lina MiB { $largest }.

## Picha tuli kwa wasomaji waliozima JavaScript

heap-still-alt = Lundo la MiB { $capacity } katika safu { $rows }. Lina bloku hai { $live } na matundu { $holes } kati yake; MiB { $free } ni huru, na tundu kubwa zaidi lina MiB { $largest }. Ombi la MiB { $request } limechorwa chini ya tundu kubwa zaidi, na ni refu kuliko tundu hilo.
heap-still-caption = Lundo lilelile katika hatua ambayo ombi la MiB { $request } linakataliwa, kama lilivyokokotolewa na modeli.
heap-still-before-alt = Lundo la MiB { $capacity } katika safu { $rows }. Lina bloku hai { $live } na matundu { $holes } kati yake; MiB { $free } ni huru, na tundu kubwa zaidi lina MiB { $largest }.
heap-still-before-caption = Lundo katika hatua moja kabla ya ile ambayo swali linaihusu, kama lilivyokokotolewa na modeli.

## Kiungo chenye mipangilio isiyosomeka

heap-link-damaged = Sehemu moja ya kiungo hiki haisomeki: { $part }. Onyesho limefunguliwa kwa mipangilio ya swali lake.
heap-link-step = Hatua

## Msimbo wa onyesho usipofika

heap-load-failed = Onyesho halikuweza kupakiwa. Kagua muunganisho wako wa intaneti.
heap-retry = Jaribu tena
