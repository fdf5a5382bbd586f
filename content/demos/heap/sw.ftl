### Onyesho la lundo: bafa moja, bloku zinazokuja na kuondoka, na ombi lisilopata nafasi.

heap-title = Lundo la kumbukumbu ya GPU
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
heap-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Ukubwa wa lundo umerudishwa hadi MiB { $back }.

## Vidhibiti

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
