### Onyesho la kigawaji: kigawaji chenye akiba cha PyTorch, na segmenti zake zikiwa bafa halisi.

allocator-title = Kigawaji chenye akiba cha PyTorch
allocator-map = Ramani ya segmenti. Tumia vitufe vya mishale kuhama kutoka bloku moja hadi nyingine.

## Kilichotokea, sentensi moja kwa kila hatua. $tensor ni jina lililo katika programu.

allocator-start = GPU ina kumbukumbu ya { $size }, na PyTorch bado haijachukua hata kidogo.
allocator-new-segment = Tensa { $tensor } inapata { $size }: segmenti mpya ya { $segment } inatoka kwa kiendeshi.
allocator-reused = Tensa { $tensor } inachukua { $size } katika nafasi iliyokwisha kushikiliwa na PyTorch. Kiendeshi hakiitwi.
allocator-reused-whole = Tensa { $tensor } imeomba { $requested } na inapata bloku nzima huru ya { $size }: baki lake halistahili kuwa bloku ya peke yake.
allocator-grown = Tensa { $tensor } inapata { $size }: segmenti inayopanuka inakua kwa { $mapped }.
allocator-retried = Tensa { $tensor } imekosa nafasi, kwa hiyo PyTorch imerudisha { $released } kutoka kwenye akiba yake. Baada ya hapo kiendeshi kimeweza kutoa { $segment } kwa ajili ya tensa hiyo.
allocator-collected = Kwanza bloku za zamani za akiba zimerudishwa: { $released }. Kisha tensa { $tensor } imepata { $size }.
allocator-freed = Tensa { $tensor } imeachiliwa: { $size }. Kumbukumbu hiyo inabaki kwa PyTorch; hairudi kwa kiendeshi.
allocator-freed-merged = Tensa { $tensor } imeachiliwa, na bloku yake imeungana na nafasi huru iliyo kando yake: sasa ni kipande kimoja cha { $size }.
allocator-freed-waits = Tensa { $tensor } imeachiliwa, lakini huenda mkondo mwingine bado unaitumia. Bloku inasubiri.
allocator-recorded = Mkondo { $stream } nao unatumia tensa { $tensor }.
allocator-synchronized = Mkondo { $stream } umemaliza kazi zake. Kigawaji kitagundua hilo kwenye ombi linalofuata.
allocator-synchronized-all = Mikondo yote imemaliza kazi zake. Kigawaji kitagundua hilo kwenye ombi linalofuata.
allocator-emptied = { $count ->
    [one] Eneo moja lisilo na bloku hai linarudi kwa kiendeshi: { $released }. Kumbukumbu ambayo bado imeshikiliwa ni { $kept }.
   *[other] Maeneo { $count } yasiyo na bloku hai yanarudi kwa kiendeshi: { $released }. Kumbukumbu ambayo bado imeshikiliwa ni { $kept }.
}
allocator-emptied-all = Hakuna bloku hai, kwa hiyo kumbukumbu yote inarudi kwa kiendeshi: { $released }.
allocator-emptied-nothing = Kila segmenti ina bloku inayotumika, kwa hiyo hakuna kinachorudi kwa kiendeshi. Kumbukumbu ambayo bado imeshikiliwa ni { $kept }.
allocator-emptied-nothing-pages = Hakuna ukurasa mzima ulio huru katika segmenti inayopanuka, kwa hiyo hakuna kinachorudi kwa kiendeshi. Kumbukumbu ambayo bado imeshikiliwa ni { $kept }.
allocator-emptied-empty = PyTorch haijashikilia kumbukumbu yoyote, kwa hiyo hakuna cha kurudisha.
allocator-failed-pieces = Ombi la tensa { $tensor } limekataliwa: hakuna kipande kinachotosha { $tried }. Kumbukumbu huru kwa jumla ni { $free }, lakini iko vipandevipande.
allocator-failed-segment = Ombi la tensa { $tensor } limekataliwa: inahitaji { $size }, lakini PyTorch huomba { $tried } kwa mkupuo kutoka kwa kiendeshi, na kumbukumbu huru kwa jumla ni { $free } tu.
allocator-failed-full = Ombi la tensa { $tensor } limekataliwa: kiendeshi kimeombwa { $tried }, lakini kumbukumbu huru kwa jumla ni { $free } tu.
allocator-failed-limit = Ombi la tensa { $tensor } limekataliwa: PyTorch hukataa ombi la EiB 1 au zaidi bila hata kujaribu.
allocator-nothing = Tensa { $tensor } haikuwahi kutengewa kumbukumbu, kwa hiyo hakuna cha kufanya.

## Ufunguo wa rangi na hali za bloku

allocator-live = Inayotumika
allocator-new = Imetolewa katika hatua hii
allocator-pending = Imeachiliwa, huenda mkondo mwingine bado unaitumia
allocator-cached = Segmenti huru
allocator-split = Huru, lakini imekwama kando ya bloku hai
allocator-mapped = Sehemu huru ya segmenti inayopanuka
allocator-gone = Haijashikiliwa
allocator-request = Ombi lililokataliwa

## Kwenye ramani

allocator-segment = Segmenti { $n }: { $size }
allocator-segment-short = { $n }
allocator-segment-expandable = Segmenti { $n } inayopanuka: { $size }
allocator-device-free = Huru kwenye GPU: { $size }

## Bloku moja, chini ya kielekezi au kibodi

allocator-block-live = Tensa { $tensor } katika segmenti { $n }: { $size } kwenye anwani { $address }; kilichoombwa ni { $requested }, kilichopotea kwa kuongeza ukubwa ni { $loss }; mkondo { $stream }, { $age ->
    [0] bloku imetolewa katika hatua hii
    [one] bloku ilitolewa hatua moja iliyopita
   *[other] bloku ilitolewa hatua { $age } zilizopita
}
allocator-block-pending = Tensa { $tensor } katika segmenti { $n }: { $size } kwenye anwani { $address }, imeachiliwa na inasubiri mkondo mwingine
allocator-block-free = Bloku huru katika segmenti { $n }: { $size } kwenye anwani { $address }, mkondo { $stream }
allocator-block-gone = Segmenti { $n }: eneo la { $size } ambalo kwa sasa halijashikiliwa

## Vipimo. Msimbo ulio kando ya kila kimoja ni jina la PyTorch yenyewe.

allocator-reserved = Iliyoshikiliwa
allocator-allocated = Iliyotengwa
allocator-inactive-split = Iliyokwama vipandevipande
allocator-calls = Miito ya kiendeshi

## Chati

allocator-chart = Kumbukumbu iliyoshikiliwa, amilifu na iliyotengwa, hatua kwa hatua
allocator-chart-alt = Baada ya hatua ya { $step }: kumbukumbu iliyoshikiliwa ni { $reserved }, amilifu ni { $active }, na iliyotengwa ni { $allocated }.
allocator-active = Amilifu
allocator-reserved-plain = Iliyoshikiliwa bila segmenti zinazopanuka
allocator-reserved-expandable = Iliyoshikiliwa kwa segmenti zinazopanuka

## Majedwali

allocator-table = Bloku katika jedwali
allocator-table-caption = Bloku za segmenti zote kwa mpangilio wa anwani.
allocator-table-block = Tensa
allocator-table-state = Hali
allocator-table-address = Anwani
allocator-table-size = Ukubwa
allocator-table-more = { $count ->
    [one] Bloku nyingine 1 iko kwenye anwani ya juu zaidi.
   *[other] Bloku nyingine { $count } ziko kwenye anwani za juu zaidi.
}
allocator-summary = Takwimu, kwa majina yanayotumiwa na torch.cuda.memory_summary()
allocator-history = Yaliyofanywa na kigawaji
allocator-history-caption = Matukio ya mwisho katika historia inayorekodiwa na PyTorch, kuanzia lililo jipya zaidi.
allocator-history-step = Hatua
allocator-history-action = Kitendo
allocator-program = Programu
allocator-program-label = Operesheni moja kwa kila mstari. Badilisha upendavyo.
allocator-program-run = Endesha programu hii
allocator-program-bad = Mstari wa { $line }: { $problem }
allocator-program-operation = “{ $text }” si operesheni. Andika operesheni kama a = alloc(16 MiB), free(a) au empty_cache().
allocator-program-name = “{ $text }” haiwezi kuwa jina. Tumia herufi, tarakimu na _, zisizozidi 16 kwa jumla; ya kwanza isiwe tarakimu.
allocator-program-size = “{ $text }” si ukubwa. Andika namba kisha kizio, kwa mfano 16 MiB, 1.5 GiB au 512 B.
allocator-program-stream = “{ $text }” si mkondo. Andika namba, kwa mfano stream=1.
allocator-program-in-use = Jina “{ $text }” tayari linatumika. Andika jina lisilotumika.
allocator-program-not-there = Hapa hakuna “{ $text }”. Andika tensa iliyotengwa katika mistari ya juu na ambayo bado haijaachiliwa.
allocator-program-too-long = Programu ni ndefu mno. Operesheni zisizidi { $most }.
allocator-program-empty = Programu ni tupu. Andika angalau operesheni moja.

## Vyanzo viwili vya kosa moja

allocator-causes = Kosa moja, vyanzo viwili
allocator-causes-caption = Ombi lilelile linakataliwa kwenye GPU ileile baada ya programu mbili tofauti. Katika ujumbe wa PyTorch, ni namba tu zinazotofautisha hali hizo mbili.
allocator-cause-pieces = Vipande huru
allocator-cause-live = Tensa hai
allocator-cause-live-bytes = Baiti za bloku hai
allocator-cause-split = Baiti zilizokwama vipandevipande
allocator-cause-device = Huru kwenye GPU
allocator-cause-enough = Je, baiti zinatosha kwa ombi hilo?
allocator-cause-yes = Ndiyo, lakini ni vipandevipande
allocator-cause-no = Hapana
allocator-cause-show = Onyesha programu hii

## Gharama ya mwito wa kiendeshi, ikipimwa hapahapa

allocator-measure = Pima kwenye kifaa hiki
allocator-measure-title = Kuunda na kufuta dhidi ya kutumia tena
allocator-measure-text = MiB { $mib } kila mara: ama bafa inaundwa, data inaandikwa ndani yake mara moja, kisha bafa inafutwa; ama bafa moja inatunzwa na kuandikwa tena.
allocator-measure-running = Inapima…
allocator-measure-median = Kipimo cha kati
allocator-measure-tail = Persentaili ya 99
allocator-measure-fresh = Kuunda, kutumia, kufuta
allocator-measure-reused = Kutumia tena
allocator-measure-us = µs { $n }
allocator-measure-samples = { $rounds ->
    [one] Idadi ya vipimo: { $samples }, kila kimoja cha operesheni moja, baada ya raundi za maandalizi zisizohesabiwa ({ $adapter }).
   *[other] Idadi ya vipimo: { $samples }, kila kimoja cha operesheni { $rounds }, baada ya raundi za maandalizi zisizohesabiwa ({ $adapter }).
}
allocator-measure-none = Ukurasa huu hauna GPU ya kutumia, kwa hiyo hakuna kinachoweza kupimwa.
allocator-measure-failed = Upimaji umekatizwa: GPU haikutoa kumbukumbu.

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

allocator-verified-text = { $count ->
    [one] bafa moja ya MiB { $mib }; kiasi kilichosomwa upya ni MiB { $read }, tofauti 0; skeli 1 : { $scale } ({ $adapter }).
   *[other] bafa { $count }, jumla MiB { $mib }; kiasi kilichosomwa upya ni MiB { $read }, tofauti 0; skeli 1 : { $scale } ({ $adapter }).
}
allocator-verified-none = hakuna segmenti iliyoshikiliwa, na kwenye GPU yako hakuna bafa ya segmenti yoyote ({ $adapter }).
allocator-mismatch-block = { $count ->
    [one] tofauti 1, katika tensa { $tensor } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika tensa { $tensor } kwenye anwani { $address }: ilitarajiwa { $expected }, imepatikana { $found }.
}
allocator-mismatch-empty = { $count ->
    [one] tofauti 1, kwenye anwani { $address }, ambapo hakuna kilichowahi kuandikwa: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza kwenye anwani { $address }, ambapo hakuna kilichowahi kuandikwa: ilitarajiwa { $expected }, imepatikana { $found }.
}
allocator-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Onyesho linabaki kwenye hatua ya mwisho ambayo kumbukumbu iliyopatikana inaitosha.

## Vidhibiti

allocator-trace = Kinachotokea
allocator-trace-training-step = Hatua ya mafunzo, mara mbili
allocator-trace-changing-lengths = Makundi yenye urefu unaobadilika
allocator-trace-two-models = Modeli mbili kwa zamu
allocator-trace-fragmenter = Kisababishi cha mgawanyiko
allocator-trace-mixed-sizes = Ukubwa wa kila namna
allocator-trace-live-tensors = Tensa hai zinaijaza GPU
allocator-trace-small-then-large = Tensa ndogo, kisha kubwa
allocator-trace-large-then-small = Tensa kubwa, kisha ndogo
allocator-trace-own = Programu yako mwenyewe
allocator-seed = Mbegu ya nasibu
allocator-device = Kumbukumbu ya GPU
allocator-budget = Kumbukumbu halisi kwa onyesho hili
allocator-options = Mipangilio ya kigawaji
allocator-conf-none = haijawekwa
allocator-expandable = Segmenti zinazopanuka
allocator-max-split = Usikate kamwe bloku kuanzia ukubwa wa
allocator-no-limit = Hakuna kikomo
allocator-gc = Rudisha bloku za zamani kumbukumbu iliyoshikiliwa ikizidi
allocator-never = Usirudishe kamwe
allocator-divisions = Ongeza ukubwa hadi sehemu za kipeo cha mbili
allocator-no-divisions = Vigawe vya baiti 512
allocator-parts = Sehemu { $n }
allocator-verify = Soma upya bafa zote

## Picha tuli kwa wasomaji waliozima JavaScript

allocator-still-alt = { $segments ->
    [one] Segmenti moja ya { $reserved }.
   *[other] Segmenti { $segments }, jumla { $reserved }.
} { $live ->
    [one] Bloku moja hai ina { $allocated };
   *[other] Bloku hai { $live } zina { $allocated };
} kiasi kilicho huru lakini kimekwama kando ya bloku hai ni { $split }, na kingine kilicho huru ni { $cached }. Huru kwenye GPU: { $device }.
allocator-still-caption = Kigawaji baada ya hatua ya { $step } kati ya { $steps }, kama kilivyokokotolewa na modeli: { $sentence }
