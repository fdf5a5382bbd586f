### What every demo says, whatever it shows.

demo-step = Step { $step } of { $steps }

## When the step that answers the question is held back

demo-held = The next step is what the question asks about. It plays on once you have answered.

## Badges: where this runs and what was checked

demo-verified = Verified on your GPU:
demo-verified-text = { $mib } MiB read back, 0 mismatches ({ $adapter }).
demo-mismatch = The bytes on your GPU differ from the model:
demo-checking = Reading back { $mib } MiB from your GPU…
demo-opening = Asking your browser for a GPU…
demo-simulated = Worked out on the processor:
demo-no-api = this browser has no WebGPU. The steps and figures are the same, but no GPU memory is taken.
demo-no-adapter = the browser offers no GPU adapter to this page. The steps and figures are the same, but no GPU memory is taken.
demo-insecure = WebGPU needs https or localhost, and this page came over plain http. The steps and figures are the same, but no GPU memory is taken.
demo-refused-device = the browser refused this page a GPU device. The steps and figures are the same, but no GPU memory is taken.
demo-lost = the GPU device was lost and could not be rebuilt. The steps and figures are the same, but no GPU memory is taken.
demo-rebuilt = { $steps ->
    [0] The GPU device was lost; a new one was made.
    [one] The GPU device was lost; a new one was made and the step was replayed on it.
   *[other] The GPU device was lost; a new one was made and all { $steps } steps were replayed on it.
}
demo-over-budget = Refused by this page’s budget: { $asked } MiB asked, { $limit } MiB allowed on this device.

## Controls

demo-reset = Back to the start
demo-back = One step back
demo-play = Play
demo-pause = Pause
demo-forward = One step on
demo-scrub = Go to a step
demo-speed = Speed
demo-speed-times = { $n }×

## Sizes and shares

demo-mib = { $n } MiB
demo-size-b = { $n } B
demo-size-kib = { $n } KiB
demo-size-mib = { $n } MiB
demo-size-gib = { $n } GiB
demo-size-tib = { $n } TiB
demo-percent = { $n }%

## A link with a demo’s settings that cannot be read. The part is the name of a setting, or the word below

demo-link-damaged = A part of this link cannot be read: { $part }. The demo opens with its question’s settings.
demo-link-step = Step

## When a demo's code does not arrive

demo-load-failed = The demo could not be loaded. Check your connection.
demo-retry = Try again
