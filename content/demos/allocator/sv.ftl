### Allokerardemonstrationen: PyTorchs cachande allokerare, med sina segment som riktiga buffertar.

allocator-title = PyTorchs cachande allokerare
allocator-map = Karta över segmenten. Gå mellan blocken med piltangenterna.

## Vad som hände, en mening per steg. $tensor är ett namn i programmet.

allocator-start = GPU:n har { $size }, och PyTorch har inte tagit något av det ännu.
allocator-new-segment = { $tensor } får { $size }: ett nytt segment på { $segment } hämtas från drivrutinen.
allocator-reused = { $tensor } tar { $size } som PyTorch redan håller. Drivrutinen anropas inte.
allocator-reused-whole = { $tensor } begärde { $requested } och får ett helt ledigt block på { $size }: det som blir över är inte värt ett eget block.
allocator-grown = { $tensor } får { $size }: det expanderbara segmentet växer med { $mapped }.
allocator-retried = { $tensor } fick inte plats, så PyTorch lämnade tillbaka { $released } ur sin cache. Därefter hade drivrutinen { $segment } att ge.
allocator-collected = Först lämnades gamla cachade block på sammanlagt { $released } tillbaka. Sedan fick { $tensor } sina { $size }.
allocator-freed = { $tensor } frigörs: { $size }. Minnet stannar hos PyTorch och går inte tillbaka till drivrutinen.
allocator-freed-merged = { $tensor } frigörs, och blocket slås ihop med det som är ledigt intill: nu { $size } i ett stycke.
allocator-freed-waits = { $tensor } frigörs, men en annan ström kanske fortfarande använder minnet. Blocket väntar.
allocator-recorded = Även ström { $stream } använder { $tensor }.
allocator-synchronized = Ström { $stream } är klar med sitt arbete. Allokeraren märker det vid nästa begäran.
allocator-synchronized-all = Alla strömmar är klara med sitt arbete. Allokeraren märker det vid nästa begäran.
allocator-emptied = { $count ->
    [one] Ett område utan levande block lämnas tillbaka till drivrutinen: { $released }. { $kept } är fortfarande reserverade.
   *[other] { $count } områden utan levande block lämnas tillbaka till drivrutinen: { $released }. { $kept } är fortfarande reserverade.
}
allocator-emptied-all = Det finns inga levande block, så allt lämnas tillbaka till drivrutinen: { $released }.
allocator-emptied-nothing = I varje segment finns ett block som används, så ingenting lämnas tillbaka till drivrutinen. { $kept } är fortfarande reserverade.
allocator-emptied-nothing-pages = Ingen hel sida i ett expanderbart segment är ledig, så ingenting lämnas tillbaka till drivrutinen. { $kept } är fortfarande reserverade.
allocator-emptied-empty = PyTorch håller inget minne, så det finns inget att lämna tillbaka.
allocator-failed-pieces = Begäran för { $tensor } avslås: { $tried } får inte plats någonstans, fast { $free } är lediga totalt – i stycken.
allocator-failed-segment = Begäran för { $tensor } avslås: { $size } behövs, men PyTorch begär { $tried } åt gången av drivrutinen, och bara { $free } är lediga totalt.
allocator-failed-full = Begäran för { $tensor } avslås: { $tried } begärs av drivrutinen, men bara { $free } är lediga totalt.
allocator-failed-limit = Begäran för { $tensor } avslås: PyTorch nekar en exbibyte eller mer utan att försöka.
allocator-nothing = { $tensor } allokerades aldrig, så det finns inget att göra.

## Teckenförklaring och blockens tillstånd

allocator-live = Används
allocator-new = Utdelat i det här steget
allocator-pending = Frigjort, används kanske ännu av annan ström
allocator-cached = Ledigt segment
allocator-split = Ledigt, sitter fast intill levande block
allocator-mapped = Ledig del av expanderbart segment
allocator-gone = Inte reserverat
allocator-request = Begäran som avslås

## På kartan

allocator-segment = Segment { $n }: { $size }
allocator-segment-short = { $n }
allocator-segment-expandable = Expanderbart segment { $n }: { $size }
allocator-device-free = Ledigt på GPU:n: { $size }

## Ett block, under muspekaren eller tangentbordet

allocator-block-live = { $tensor } i segment { $n }: { $size } på adress { $address }, varav { $requested } begärda och { $loss } förlorade genom avrundning; ström { $stream }, blocket delades ut { $age ->
    [0] i det här steget
    [one] för ett steg sedan
   *[other] för { $age } steg sedan
}
allocator-block-pending = { $tensor } i segment { $n }: { $size } på adress { $address }, frigjort, i väntan på en annan ström
allocator-block-free = Ledigt block i segment { $n }: { $size } på adress { $address }, ström { $stream }
allocator-block-gone = Segment { $n }: { $size } som inte är reserverade just nu

## Mätvärden. Koden bredvid varje är PyTorchs eget namn.

allocator-reserved = Reserverat
allocator-allocated = Allokerat
allocator-inactive-split = Sitter fast i stycken
allocator-calls = Drivrutinsanrop

## Diagrammet

allocator-chart = Reserverat, aktivt och allokerat, steg för steg
allocator-chart-alt = { $reserved } är reserverade, { $active } aktiva och { $allocated } allokerade efter steg { $step }.
allocator-active = Aktivt
allocator-reserved-plain = Reserverat utan expanderbara segment
allocator-reserved-expandable = Reserverat med expanderbara segment

## Tabeller

allocator-table = Blocken som tabell
allocator-table-caption = Blocken i alla segment, i adressordning.
allocator-table-block = Tensor
allocator-table-state = Tillstånd
allocator-table-address = Adress
allocator-table-size = Storlek
allocator-table-more = { $count ->
    [one] Ytterligare ett block ligger på en högre adress.
   *[other] Ytterligare { $count } block ligger på högre adresser.
}
allocator-summary = Statistik, med namnen från torch.cuda.memory_summary()
allocator-history = Vad allokeraren gjorde
allocator-history-caption = De senaste posterna i den historik som PyTorch registrerar, de nyaste först.
allocator-history-step = Steg
allocator-history-action = Åtgärd
allocator-program = Programmet
allocator-program-label = En operation per rad. Ändra som du vill.
allocator-program-run = Spela upp det här programmet
allocator-program-bad = Rad { $line }: { $problem }
allocator-program-operation = ”{ $text }” är ingen operation. Ange till exempel a = alloc(16 MiB), free(a) eller empty_cache().
allocator-program-name = ”{ $text }” går inte att använda som namn. Ange högst 16 tecken: bokstäver från A till Z, siffror och _, men ingen siffra först.
allocator-program-size = ”{ $text }” är ingen storlek. Ange till exempel 16 MiB, 1.5 GiB eller 512 B.
allocator-program-stream = ”{ $text }” är ingen ström. Ange ett nummer, till exempel stream=1.
allocator-program-in-use = ”{ $text }” används redan. Ange ett namn som är ledigt.
allocator-program-not-there = Det finns ingen ”{ $text }” här. Ange en tensor som har allokerats längre upp och inte frigjorts.
allocator-program-too-long = Programmet är för långt. Högst { $most } operationer är tillåtna.
allocator-program-empty = Programmet är tomt. Det behövs minst en operation.

## Två orsaker till samma fel

allocator-causes = Ett fel, två orsaker
allocator-causes-caption = Samma begäran avslås på samma GPU efter två olika program. I PyTorchs meddelande är det bara siffrorna som skiljer de två fallen åt.
allocator-cause-pieces = Lediga stycken
allocator-cause-live = Levande tensorer
allocator-cause-live-bytes = Levande byte
allocator-cause-split = Sitter fast i stycken
allocator-cause-device = Ledigt på GPU:n
allocator-cause-enough = Räcker antalet byte för begäran?
allocator-cause-yes = Ja, men i stycken
allocator-cause-no = Nej
allocator-cause-show = Visa det här programmet

## Vad ett anrop till drivrutinen kostar, mätt här

allocator-measure = Mät på den här enheten
allocator-measure-title = Skapa och förstöra jämfört med att återanvända
allocator-measure-text = { $mib } MiB varje gång: antingen skapas en buffert, skrivs en gång och förstörs, eller så behålls en och samma buffert och skrivs på nytt.
allocator-measure-running = Mäter…
allocator-measure-median = Median
allocator-measure-tail = 99:e percentilen
allocator-measure-fresh = Skapa, använda, förstöra
allocator-measure-reused = Använda igen
allocator-measure-us = { $n } µs
allocator-measure-samples = { $rounds ->
    [one] { $samples } mätningar med en operation i varje, efter en uppvärmning som inte räknas ({ $adapter }).
   *[other] { $samples } mätningar med { $rounds } operationer i varje, efter en uppvärmning som inte räknas ({ $adapter }).
}
allocator-measure-none = Sidan har ingen GPU att använda, så ingenting kan mätas.
allocator-measure-failed = Mätningen avbröts: GPU:n gav inget minne.

## Märken: var detta körs och vad som har kontrollerats

allocator-verified-text = { $count ->
    [one] en buffert på { $mib } MiB, { $read } MiB tillbakalästa, 0 avvikelser; skala 1 : { $scale } ({ $adapter }).
   *[other] { $count } buffertar på sammanlagt { $mib } MiB, { $read } MiB tillbakalästa, 0 avvikelser; skala 1 : { $scale } ({ $adapter }).
}
allocator-verified-none = inget segment är reserverat, och på din GPU finns ingen buffert för något segment ({ $adapter }).
allocator-mismatch-block = { $count ->
    [one] 1 avvikelse, i { $tensor } på adress { $address }: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första i { $tensor } på adress { $address }: väntade { $expected }, fann { $found }.
}
allocator-mismatch-empty = { $count ->
    [one] 1 avvikelse, på adress { $address }, där inget har skrivits: väntade { $expected }, fann { $found }.
   *[other] { $count } avvikelser, den första på adress { $address }, där inget har skrivits: väntade { $expected }, fann { $found }.
}
allocator-device-oom = Din GPU nekade en buffert på { $mib } MiB. Demonstrationen står kvar vid det sista steg som den har minne till.

## Reglage

allocator-trace = Vad som händer
allocator-trace-training-step = Ett träningssteg, två gånger
allocator-trace-changing-lengths = Batcher med växlande längd
allocator-trace-two-models = Två modeller växelvis
allocator-trace-fragmenter = Fragmenterare
allocator-trace-mixed-sizes = Blandade storlekar
allocator-trace-live-tensors = Levande tensorer fyller GPU:n
allocator-trace-small-then-large = Små tensorer, sedan stora
allocator-trace-large-then-small = Stora tensorer, sedan små
allocator-trace-own = Ditt eget program
allocator-seed = Slumptalsfrö
allocator-device = GPU:ns minne
allocator-budget = Verkligt minne för demonstrationen
allocator-options = Allokerarens inställningar
allocator-conf-none = inte satt
allocator-expandable = Expanderbara segment
allocator-max-split = Dela aldrig block från och med
allocator-no-limit = Ingen gräns
allocator-gc = Lämna tillbaka gamla block över
allocator-never = Aldrig
allocator-divisions = Avrunda storlekar till delar av en tvåpotens
allocator-no-divisions = Multipler av 512 B
allocator-parts = { $n } delar
allocator-verify = Läs tillbaka alla buffertar

## Stillbilden för läsare utan skript

allocator-still-alt = { $segments ->
    [one] Ett segment på { $reserved }.
   *[other] { $segments } segment, sammanlagt { $reserved }.
} { $live ->
    [one] Ett levande block upptar { $allocated }
   *[other] { $live } levande block upptar { $allocated }
}; { $split } är lediga men sitter fast intill ett levande block, och { $cached } är lediga i övrigt. På GPU:n är { $device } lediga.
allocator-still-caption = Allokeraren efter steg { $step } av { $steps }, uträknad av modellen: { $sentence }
