### Maneno ambayo kila onyesho hutumia.

demo-step = Hatua ya { $step } kati ya { $steps }

## Hatua inayojibu swali inapozuiwa

demo-held = Swali linahusu hatua inayofuata. Onyesho litaendelea ukishajibu.

## Beji: onyesho linaendeshwa wapi na nini kimekaguliwa

demo-verified = Imethibitishwa kwenye GPU yako:
demo-verified-text = { $mib ->
    [one] MiB 1 imesomwa upya, tofauti 0 ({ $adapter }).
   *[other] MiB { $mib } zimesomwa upya, tofauti 0 ({ $adapter }).
}
demo-mismatch = Baiti zilizo kwenye GPU yako zinatofautiana na modeli:
demo-checking = Inasoma upya MiB { $mib } kutoka kwenye GPU yako…
demo-opening = Inaomba GPU kutoka kwa kivinjari chako…
demo-simulated = Inakokotolewa na CPU:
demo-no-api = kivinjari hiki hakina WebGPU. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
demo-no-adapter = kivinjari hakiupi ukurasa huu GPU yoyote. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
demo-insecure = WebGPU inahitaji https au localhost, na ukurasa huu umepakiwa kwa http ya kawaida. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
demo-refused-device = kivinjari kimekataa kuupa ukurasa huu GPU. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
demo-lost = mawasiliano na GPU yalikatika na hayakuweza kurejeshwa. Hatua na namba ni zilezile, lakini hakuna kumbukumbu ya GPU inayochukuliwa.
demo-rebuilt = { $steps ->
    [0] Mawasiliano na GPU yalikatika; sasa yamerejeshwa.
    [one] Mawasiliano na GPU yalikatika; sasa yamerejeshwa, na hatua moja imerudiwa.
   *[other] Mawasiliano na GPU yalikatika; sasa yamerejeshwa, na hatua zote { $steps } zimerudiwa.
}
demo-over-budget = Ombi la MiB { $asked } limekataliwa kwa sababu limezidi bajeti ya ukurasa huu: kikomo kwenye kifaa hiki ni MiB { $limit }.

## Vidhibiti

demo-reset = Rudi mwanzo
demo-back = Hatua moja nyuma
demo-play = Cheza
demo-pause = Simamisha
demo-forward = Hatua moja mbele
demo-scrub = Nenda kwenye hatua
demo-speed = Kasi
demo-speed-times = { $n }×

## Ukubwa na asilimia

demo-mib = MiB { $n }
demo-size-b = baiti { $n }
demo-size-kib = KiB { $n }
demo-size-mib = MiB { $n }
demo-size-gib = GiB { $n }
demo-size-tib = TiB { $n }
demo-percent = { $n }%

## Kiungo chenye mipangilio isiyosomeka

demo-link-damaged = Sehemu moja ya kiungo hiki haisomeki: { $part }. Onyesho limefunguliwa kwa mipangilio ya swali lake.
demo-link-step = Hatua

## Msimbo wa onyesho usipofika

demo-load-failed = Onyesho halikuweza kupakiwa. Kagua muunganisho wako wa intaneti.
demo-retry = Jaribu tena
