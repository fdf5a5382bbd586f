### The heap demo: one buffer, blocks that come and go, a request that does not fit.

heap-title = A heap of GPU memory
heap-step = Step { $step } of { $steps }
heap-map = Map of the heap. Arrow keys move from block to block.

## What happened, one sentence a step

heap-start = The heap is empty: { $capacity } MiB, not yet written.
heap-placed = Block { $id } takes { $size } MiB at address { $address }.
heap-freed = Block { $id } is freed: { $size } MiB. Its bytes stay as they were until something else is written there.
heap-refused-fragmented = { $request } MiB fit nowhere: { $free } MiB are free, but the largest hole has only { $largest } MiB.
heap-refused-full = { $request } MiB do not fit: only { $free } MiB are free in all.
heap-compacted = { $count ->
    [one] One block moved down: all free bytes now lie in one hole of { $largest } MiB.
   *[other] { $count } blocks moved down: all free bytes now lie in one hole of { $largest } MiB.
}
heap-compacted-nothing = Nothing to move: the free bytes already lie in one hole.

## When the step that answers the question is held back

heap-held = The next step is what the question asks about. It plays on once you have answered.

## Words in the call beside the sentence

heap-call-no-hole = no hole

## Legend

heap-live = Live
heap-new = Written in this step
heap-stale = Free, old bytes still there
heap-void = Never written
heap-refused = Refused request

## Figures

heap-used = In use
heap-free = Free in all
heap-largest = Largest hole
heap-fragmentation = External fragmentation

## Badges: where this runs and what was checked

heap-verified = Verified on your GPU:
heap-verified-text = { $mib } MiB read back, 0 mismatches ({ $adapter }).
heap-mismatch = The bytes on your GPU differ from the model:
heap-mismatch-block = { $count ->
    [one] 1 mismatch, in block { $id } at address { $address }: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first in block { $id } at address { $address }: expected { $expected }, found { $found }.
}
heap-mismatch-stale = { $count ->
    [one] 1 mismatch, in bytes that block { $id } left behind at address { $address }: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first in bytes that block { $id } left behind at address { $address }: expected { $expected }, found { $found }.
}
heap-mismatch-empty = { $count ->
    [one] 1 mismatch, at address { $address }, which no block has written: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first at address { $address }, which no block has written: expected { $expected }, found { $found }.
}
heap-checking = Reading back { $mib } MiB from your GPU…
heap-opening = Asking your browser for a GPU…
heap-simulated = Worked out on the processor:
heap-no-api = this browser has no WebGPU. The steps and figures are the same, but no GPU memory is taken.
heap-no-adapter = the browser offers no GPU adapter to this page. The steps and figures are the same, but no GPU memory is taken.
heap-insecure = WebGPU needs https or localhost, and this page came over plain http. The steps and figures are the same, but no GPU memory is taken.
heap-refused-device = the browser refused this page a GPU device. The steps and figures are the same, but no GPU memory is taken.
heap-lost = the GPU device was lost and could not be rebuilt. The steps and figures are the same, but no GPU memory is taken.
heap-rebuilt = { $steps ->
    [0] The GPU device was lost; a new one was made.
    [one] The GPU device was lost; a new one was made and the step was replayed on it.
   *[other] The GPU device was lost; a new one was made and all { $steps } steps were replayed on it.
}
heap-over-budget = Refused by this page’s budget: { $asked } MiB asked, { $limit } MiB allowed on this device.
heap-device-oom = Your GPU refused a buffer of { $mib } MiB. The heap was set back to { $back } MiB.

## Controls

heap-reset = Back to the start
heap-back = One step back
heap-play = Play
heap-pause = Pause
heap-forward = One step on
heap-scrub = Go to a step
heap-speed = Speed
heap-size = Size of the heap
heap-policy = Placement
heap-first-fit = First fit
heap-best-fit = Best fit
heap-next-fit = Next fit
heap-workload = What happens
heap-scripted = Every second block freed
heap-neighbours = Neighbouring blocks freed
heap-random = Random allocations
heap-seed = Seed
heap-verify = Read back the whole heap
# On a block in the map, where the unit is known from the row's address
heap-size-on-block = { $n }
heap-mib = { $n } MiB
heap-percent = { $n }%
heap-speed-times = { $n }×

## One block, under the pointer or the keyboard

heap-cell-live = Block { $id }, { $size } MiB from address { $address }
heap-cell-free = Hole of { $size } MiB from address { $address }

## The heap as a table

heap-table = Blocks as a table
heap-table-caption = Blocks and free bytes in the order of their addresses. For free bytes, the block is the one that left them there.
heap-table-block = Block
heap-table-state = State
heap-table-address = Address
heap-table-size = Size
heap-table-more = { $count ->
    [one] One more stretch lies at a higher address.
   *[other] { $count } more stretches lie at higher addresses.
}

## The chart

heap-chart = In use and largest hole, step by step
heap-chart-alt = { $used } MiB in use and a largest hole of { $largest } MiB after step { $step }.

## The still picture for readers without scripts

heap-still-alt = A heap of { $capacity } MiB in { $rows } rows. { $live } live blocks stand between { $holes } holes; { $free } MiB are free, the largest hole has { $largest } MiB. A request of { $request } MiB lies under the largest hole and is longer than it.
heap-still-caption = The same heap at the step where { $request } MiB are refused, worked out by the model.
heap-still-before-alt = A heap of { $capacity } MiB in { $rows } rows. { $live } live blocks stand between { $holes } holes; { $free } MiB are free, the largest hole has { $largest } MiB.
heap-still-before-caption = The heap one step before what the question asks about, worked out by the model.

## A link with the demo’s settings that cannot be read. The part is the name of a setting, or the word below

heap-link-damaged = A part of this link cannot be read: { $part }. The demo opens with its question’s settings.
heap-link-step = Step

## When the demo's code does not arrive

heap-load-failed = The demo could not be loaded. Check your connection.
heap-retry = Try again
