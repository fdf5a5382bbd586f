### Onyesho la activation checkpointing: hatua moja ya mafunzo ya mtandao mdogo, na matokeo yake ya kati yakiwa bafa halisi.

checkpointing-title = Hatua moja ya mafunzo, bafa kwa bafa
checkpointing-map = Ramani ya tensa, safu moja kwa kila tabaka. Tumia vitufe vya mishale kuhama kutoka tensa moja hadi nyingine.

## Kilichotokea, sentensi moja kwa kila hatua. $tensor ni herufi pamoja na namba ya tabaka.

checkpointing-start = Mtandao wa matabaka { $depth }. Katika hatua ya kurudi nyuma, kila tabaka huhitaji ingizo lake x, pamoja na z na a zilizotokana nalo: { $size } kwa kila tabaka.
checkpointing-forward = Hatua ya kwenda mbele imepita tabaka la { $layer }. Matokeo ya kati yanayosubiri hatua ya kurudi nyuma sasa ni { $size }.
checkpointing-refused = Tabaka la { $layer } limeshindwa: tensa { $tensor } inahitaji { $bytes }, lakini kumbukumbu huru ni { $free } tu kati ya { $limit }. Nafasi imechukuliwa na matokeo ya kati: { $activations }.
checkpointing-refused-backward = Hatua ya kurudi nyuma imeshindwa kwenye tabaka la { $layer }: tensa { $tensor } inahitaji { $bytes }, lakini kumbukumbu huru ni { $free } tu kati ya { $limit }.
checkpointing-again-full = Kila kitu kimeachiliwa, na hatua ya mafunzo inaanza tena. Safari hii kila tabaka linatunza ingizo lake tu.
checkpointing-again-selective = Kila kitu kimeachiliwa, na hatua ya mafunzo inaanza tena. Safari hii hakuna tabaka linalotunza a yake.
checkpointing-again-every = { $every ->
    [one] Kila kitu kimeachiliwa, na hatua ya mafunzo inaanza tena. Safari hii kila tabaka linatunza ingizo lake tu.
   *[other] Kila kitu kimeachiliwa, na hatua ya mafunzo inaanza tena. Safari hii linatunzwa ingizo moja tu kwa kila matabaka { $every }.
}
checkpointing-dropped-checkpoint = Tensa z na a za tabaka la { $layer } zimetupwa: { $size }. Ingizo lake x linabaki, ili kukokotoa upya kuanzie hapo.
checkpointing-dropped-all = Tensa x, z na a za tabaka la { $layer } zimetupwa: { $size }. Zinaweza kukokotolewa upya kuanzia kwenye ingizo la mwisho lililotunzwa.
checkpointing-dropped-a = Tensa a ya tabaka la { $layer } imetupwa: { $size }. Inaweza kukokotolewa upya kutokana na z.
checkpointing-loss = Hatua ya kwenda mbele imekwisha, na kosa la modeli linatoa gradienti ya kwanza. Matokeo ya kati yaliyo hai ni { $size }.
checkpointing-recomputed = Tabaka la { $layer } limekokotolewa mbele kwa mara nyingine: x, z na a zake zipo tena. Matokeo ya kati yaliyo hai ni { $size }.
checkpointing-recomputed-a = Tensa a ya tabaka la { $layer } imekokotolewa upya kutokana na z.
checkpointing-backward = Hatua ya kurudi nyuma imepita tabaka la { $layer }: gradienti za uzani wake na ya ingizo lake zimepatikana, na matokeo yake ya kati yameachiliwa. Matokeo ya kati yaliyobaki ni { $size }.
checkpointing-backward-last = Hatua ya kurudi nyuma imepita tabaka la { $layer }, na hatua ya mafunzo imekwisha: gradienti zote zimepatikana, na hakuna matokeo ya kati yaliyobaki.

## Ufunguo wa rangi na hali za tensa

checkpointing-kept = Imetunzwa tangu hatua ya kwenda mbele
checkpointing-again = Imekokotolewa tena
checkpointing-gradient = Gradienti
checkpointing-dropped = Haipo tena
checkpointing-weights = Uzani na gradienti zake
checkpointing-request = Ombi lililokataliwa

## Kwenye ramani

checkpointing-output = Tokeo
checkpointing-memory = Kumbukumbu inayotumika: { $used } kati ya { $limit }
checkpointing-memory-free = Kumbukumbu inayotumika: { $used }, bila kikomo

## Tensa moja, chini ya kielekezi au kibodi

checkpointing-tensor-kept = Tensa { $tensor }: { $size }, imetunzwa tangu hatua ya kwenda mbele kwa ajili ya tabaka la { $layer }
checkpointing-tensor-again = Tensa { $tensor }: { $size }, imekokotolewa tena kwa ajili ya tabaka la { $layer }
checkpointing-tensor-gradient = Tensa { $tensor }: { $size }, gradienti ya ingizo la tabaka la { $layer }
checkpointing-tensor-dropped = Tensa { $tensor }: { $size }, haipo tena

## Vipimo

checkpointing-now = Matokeo ya kati sasa
checkpointing-peak = Kilele hadi sasa
checkpointing-against = Ukilinganisha na kutunza yote
checkpointing-twice = Yaliyokokotolewa tena

## Chati

checkpointing-chart = Matokeo ya kati yaliyo hai, hatua kwa hatua
checkpointing-chart-alt = Matokeo ya kati yaliyo hai ni { $now } baada ya hatua ya { $step }; kuyatunza yote huchukua hadi { $all }.
checkpointing-live = Matokeo ya kati
checkpointing-keep-all = Kutunza yote
checkpointing-counted = Kwa hesabu ya GPU yako

## Jedwali

checkpointing-table = Tensa katika jedwali
checkpointing-table-caption = Tensa zilizo hai sasa, tabaka kwa tabaka.
checkpointing-table-tensor = Tensa
checkpointing-table-state = Hali
checkpointing-table-layer = Tabaka
checkpointing-table-size = Ukubwa

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

checkpointing-verified-none = uzani umechukua MiB { $mib } kwenye kumbukumbu ya GPU yako, na bado hakuna matokeo ya kati ({ $adapter }).
checkpointing-verified-live = { $count ->
    [one] bafa moja ya MiB { $mib } iko hai, kama modeli inavyoonyesha; namba zake ni zilezile za hatua ya mafunzo inayotunza kila kitu, biti kwa biti ({ $adapter }).
   *[other] bafa { $count } ziko hai, jumla MiB { $mib }, kama modeli inavyoonyesha; namba zake ni zilezile za hatua ya mafunzo inayotunza kila kitu, biti kwa biti ({ $adapter }).
}
checkpointing-verified-end = gradienti zilizopatikana kwa checkpointing na bila checkpointing ni sawa, biti kwa biti (kiasi kilicholinganishwa ni MiB { $mib }). Kilele cha matokeo ya kati yaliyo hai kilikuwa MiB { $peak }, kwa kuhesabu bafa zenyewe; bila checkpointing ni MiB { $plain } ({ $adapter }).
checkpointing-verified-plain = hatua ya mafunzo imeendeshwa mara mbili, na gradienti ni sawa, biti kwa biti (kiasi kilicholinganishwa ni MiB { $mib }). Kilele cha matokeo ya kati yaliyo hai kilikuwa MiB { $peak }, kwa kuhesabu bafa zenyewe ({ $adapter }).
checkpointing-mismatch-word = { $count ->
    [one] tofauti 1, katika { $tensor }, nafasi namba { $element }: ilitarajiwa { $expected }, imepatikana { $found }.
   *[other] tofauti { $count }, ya kwanza katika { $tensor }, nafasi namba { $element }: ilitarajiwa { $expected }, imepatikana { $found }.
}
checkpointing-mismatch-bytes = kumbukumbu iliyo hai kwenye GPU ni MiB { $found }, na katika modeli ni MiB { $expected }.
checkpointing-mismatch-peak = kilele cha matokeo ya kati yaliyo hai kwenye GPU kilikuwa MiB { $found }, na katika modeli ni MiB { $expected }.
checkpointing-device-oom = GPU yako imekataa bafa ya MiB { $mib }. Onyesho linabaki kwenye hatua ya mwisho ambayo kumbukumbu iliyopatikana inaitosha.

## Vidhibiti

checkpointing-policy = Kinachotunzwa
checkpointing-policy-none = Kila kitu
checkpointing-policy-selective = x na z za kila tabaka
checkpointing-policy-full = Ingizo la kila tabaka
checkpointing-policy-every = Ingizo moja kwa kila matabaka k
checkpointing-policy-sqrt = Maingizo kwa kanuni ya kipeuo cha pili
checkpointing-every = Matabaka kutoka ingizo lililotunzwa hadi jingine, k
checkpointing-depth = Matabaka
checkpointing-layers = { $n }
checkpointing-width = Upana
checkpointing-tokens = Tokeni
checkpointing-limit = Kumbukumbu ya GPU
checkpointing-no-limit = Hakuna kikomo
checkpointing-verify = Soma upya bafa zote

## Fomula kwa modeli zilizochapishwa

checkpointing-formula = Modeli zenye vigezo bilioni 22 hadi trilioni moja
checkpointing-formula-text = Namna zilezile za kutunza kwenye modeli za transformer zilizochapishwa, kwa fomula ya Korthikanti na wenzake: matokeo ya kati ya biti 16, kwenye kifaa kimoja, bila tabaka la kugeuza tokeni kuwa vekta. Modeli ya namna hiyo hugawanywa kwa GPU nyingi; jumla zilizo hapa ni za GPU zote kwa pamoja.
checkpointing-formula-model = { $name }: matabaka { $layers }, upana { $hidden }, attention heads { $heads }, { $batch ->
    [one] mfuatano mmoja wa tokeni { $tokens }
   *[other] mifuatano { $batch } ya tokeni { $tokens } kila mmoja
}
checkpointing-formula-terms = Matokeo ya kati ya tabaka moja
checkpointing-formula-part = Sehemu
checkpointing-formula-bytes = Baiti
checkpointing-term-attention = Attention, bila alama zake
checkpointing-term-scores = Alama za attention
checkpointing-term-mlp = Mtandao mdogo (MLP)
checkpointing-term-norms = Usawazishaji wa tabaka
checkpointing-term-total = Tabaka moja
checkpointing-formula-policies = Matabaka yote
checkpointing-formula-kept = Kiasi cha kutunza
checkpointing-formula-again = Cha kukokotoa upya kwa mkupuo
checkpointing-formula-cost = Ongezeko la hesabu
checkpointing-row-none = Kila kitu
checkpointing-row-selective = Yote isipokuwa alama za attention
checkpointing-row-full = Ingizo la kila tabaka
checkpointing-row-every = { $every ->
    [one] Ingizo la kila tabaka
   *[other] Ingizo moja kwa kila matabaka { $every }
}

## Picha tuli kwa wasomaji waliozima JavaScript

checkpointing-still-alt = Matabaka { $depth }, kila moja likiwa na tensa zake x, z na a. Tensa zilizotunzwa tangu hatua ya kwenda mbele: { $kept }; zilizokokotolewa tena: { $again }; gradienti: { $gradients }; matokeo ya kati kwa jumla: { $size }. Kutunza kila kitu huchukua hadi { $all }.
checkpointing-still-caption = Hatua ya mafunzo baada ya operesheni { $step } kati ya { $steps }, kama ilivyokokotolewa na modeli: { $sentence }
