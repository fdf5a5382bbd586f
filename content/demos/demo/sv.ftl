### Ord som varje demonstration använder.

demo-step = Steg { $step } av { $steps }

## När steget som besvarar frågan hålls tillbaka

demo-held = Nästa steg är det som frågan gäller. Uppspelningen fortsätter när du har svarat.

## Märken: var detta körs och vad som har kontrollerats

demo-verified = Kontrollerat på din GPU:
demo-verified-text = { $mib } MiB tillbakalästa, 0 avvikelser ({ $adapter }).
demo-mismatch = Innehållet på din GPU stämmer inte med modellen:
demo-checking = Läser tillbaka { $mib } MiB från din GPU…
demo-opening = Ber webbläsaren om en GPU…
demo-simulated = Beräknat på processorn:
demo-no-api = den här webbläsaren saknar WebGPU. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
demo-no-adapter = webbläsaren erbjuder inte sidan någon GPU-adapter. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
demo-insecure = WebGPU kräver https eller localhost, och sidan hämtades över vanlig http. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
demo-refused-device = webbläsaren nekade sidan en GPU-enhet. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
demo-lost = GPU-enheten försvann och gick inte att återskapa. Stegen och siffrorna är desamma, men inget GPU-minne tas i anspråk.
demo-rebuilt = { $steps ->
    [0] GPU-enheten försvann; en ny har skapats.
    [one] GPU-enheten försvann; en ny har skapats och steget har körts om på den.
   *[other] GPU-enheten försvann; en ny har skapats och alla { $steps } stegen har körts om på den.
}
demo-over-budget = Över sidans minnesbudget: { $asked } MiB begärdes, { $limit } MiB är tillåtna på den här enheten.

## Reglage

demo-reset = Tillbaka till början
demo-back = Ett steg bakåt
demo-play = Spela upp
demo-pause = Pausa
demo-forward = Ett steg framåt
demo-scrub = Gå till ett steg
demo-speed = Hastighet
demo-speed-times = { $n }×

## Storlekar och andelar

demo-mib = { $n } MiB
demo-size-b = { $n } B
demo-size-kib = { $n } KiB
demo-size-mib = { $n } MiB
demo-size-gib = { $n } GiB
demo-size-tib = { $n } TiB
demo-percent = { $n } %

## En länk med demonstrationens inställningar som inte går att läsa. Delen är en inställnings namn eller ordet nedan

demo-link-damaged = En del av länken går inte att läsa: { $part }. Demonstrationen öppnas med frågans inställningar.
demo-link-step = Steg

## När demonstrationens kod inte kommer fram

demo-load-failed = Demonstrationen gick inte att ladda. Kontrollera anslutningen.
demo-retry = Försök igen
