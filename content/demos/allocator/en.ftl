### The allocator demo: PyTorch's caching allocator, its segments as real buffers.

allocator-title = PyTorch’s caching allocator
allocator-map = Map of the segments. Arrow keys move from block to block.

## What happened, one sentence a step. $tensor is a name in the program.

allocator-start = The GPU has { $size }, and PyTorch has taken none of it yet.
allocator-new-segment = { $tensor } gets { $size }: a new segment of { $segment } comes from the driver.
allocator-reused = { $tensor } takes { $size } that PyTorch holds already. The driver is not asked.
allocator-reused-whole = { $tensor } asked for { $requested } and gets a whole free block of { $size }: what is left over is not worth a block of its own.
allocator-grown = { $tensor } gets { $size }: the expandable segment grows by { $mapped }.
allocator-retried = { $tensor } found no room, so PyTorch gave back { $released } of its cache. Then the driver had { $segment } for it.
allocator-collected = Old cached blocks of { $released } went back first. Then { $tensor } got { $size }.
allocator-freed = { $tensor } is freed: { $size }. The memory stays with PyTorch, not with the driver.
allocator-freed-merged = { $tensor } is freed and merges with what is free beside it: now { $size } in one piece.
allocator-freed-waits = { $tensor } is freed, but another stream may still be using it. The block waits.
allocator-recorded = Stream { $stream } uses { $tensor } too.
allocator-synchronized = Stream { $stream } has finished its work. The allocator will notice at the next request.
allocator-synchronized-all = Every stream has finished its work. The allocator will notice at the next request.
allocator-emptied = { $count ->
    [one] One stretch without a live block goes back to the driver: { $released }. { $kept } stay reserved.
   *[other] { $count } stretches without a live block go back to the driver: { $released }. { $kept } stay reserved.
}
allocator-emptied-all = Nothing is live, so all { $released } go back to the driver.
allocator-emptied-nothing = Every segment has a block in use in it, so nothing goes back to the driver. { $kept } stay reserved.
allocator-emptied-nothing-pages = No whole page of an expandable segment is free, so nothing goes back to the driver. { $kept } stay reserved.
allocator-emptied-empty = PyTorch holds no memory, so there is nothing to give back.
allocator-failed-pieces = { $tensor } fails: { $tried } fit nowhere, though { $free } are free in all – in pieces.
allocator-failed-segment = { $tensor } fails: it needs { $size }, but PyTorch asks the driver for { $tried } at a time, and only { $free } are free in all.
allocator-failed-full = { $tensor } fails: { $tried } are asked of the driver, and only { $free } are free in all.
allocator-failed-limit = { $tensor } fails: PyTorch refuses a request of one exbibyte or more without trying.
allocator-nothing = { $tensor } was never allocated, so there is nothing to do.

## Legend and the states of blocks

allocator-live = In use
allocator-new = Given out in this step
allocator-pending = Freed, another stream may still use it
allocator-cached = Free segment
allocator-split = Free, but stuck beside a live block
allocator-mapped = Free part of an expandable segment
allocator-gone = Not reserved
allocator-request = Request that fails

## On the map

allocator-segment = Segment { $n }: { $size }
allocator-segment-short = { $n }
allocator-segment-expandable = Expandable segment { $n }: { $size }
allocator-device-free = Free on the GPU: { $size }

## One block, under the pointer or the keyboard

allocator-block-live = { $tensor } in segment { $n }: { $size } at { $address }, { $requested } of it asked for, { $loss } lost to rounding; stream { $stream }, { $age ->
    [0] given out in this step
    [one] for one step
   *[other] for { $age } steps
}
allocator-block-pending = { $tensor } in segment { $n }: { $size } at { $address }, freed and waiting for another stream
allocator-block-free = Free block in segment { $n }: { $size } at { $address }, stream { $stream }
allocator-block-gone = Segment { $n }: { $size } that are not reserved now

## Figures. The code beside each is PyTorch's own name.

allocator-reserved = Reserved
allocator-allocated = Allocated
allocator-inactive-split = Stuck in pieces
allocator-calls = Calls to the driver

## The chart

allocator-chart = Reserved, active and allocated, step by step
allocator-chart-alt = { $reserved } reserved, { $active } active and { $allocated } allocated after step { $step }.
allocator-active = Active
allocator-reserved-plain = Reserved without expandable segments
allocator-reserved-expandable = Reserved with expandable segments

## Tables

allocator-table = Blocks as a table
allocator-table-caption = Blocks of all segments in the order of their addresses.
allocator-table-block = Tensor
allocator-table-state = State
allocator-table-address = Address
allocator-table-size = Size
allocator-table-more = { $count ->
    [one] One more block lies at a higher address.
   *[other] { $count } more blocks lie at higher addresses.
}
allocator-summary = Statistics, as torch.cuda.memory_summary() names them
allocator-history = What the allocator did
allocator-history-caption = The latest entries of the history that PyTorch records, the newest first.
allocator-history-step = Step
allocator-history-action = Action
allocator-program = The program
allocator-program-label = One operation a line. Change it as you like.
allocator-program-run = Play this program
allocator-program-bad = Line { $line }: { $problem }
allocator-program-operation = “{ $text }” is no operation. Expected one such as a = alloc(16 MiB), free(a) or empty_cache().
allocator-program-name = “{ $text }” cannot be a name. Expected up to 16 letters, digits and _, the first of them no digit.
allocator-program-size = “{ $text }” is no size. Expected one such as 16 MiB, 1.5 GiB or 512 B.
allocator-program-stream = “{ $text }” is no stream. Expected a number, such as stream=1.
allocator-program-in-use = “{ $text }” is in use. Expected a name that is free.
allocator-program-not-there = There is no “{ $text }” here. Expected a tensor that was allocated above and not freed.
allocator-program-too-long = The program is too long. Expected at most { $most } operations.
allocator-program-empty = The program is empty. Expected at least one operation.

## Two causes of one error

allocator-causes = One error, two causes
allocator-causes-caption = The same request fails on the same GPU after two different programs. PyTorch’s message tells the two apart only by its figures.
allocator-cause-pieces = Free pieces
allocator-cause-live = Live tensors
allocator-cause-live-bytes = Live bytes
allocator-cause-split = Stuck in pieces
allocator-cause-device = Free on the GPU
allocator-cause-enough = Enough bytes for the request?
allocator-cause-yes = Yes, but in pieces
allocator-cause-no = No
allocator-cause-show = Show this program

## What a call to the driver costs, measured here

allocator-measure = Measure on this device
allocator-measure-title = Creating and destroying against reusing
allocator-measure-text = { $mib } MiB each time: a buffer is created, written once and destroyed; or one buffer is kept and written again.
allocator-measure-running = Measuring…
allocator-measure-median = Median
allocator-measure-tail = 99th percentile
allocator-measure-fresh = Create, use, destroy
allocator-measure-reused = Use again
allocator-measure-us = { $n } µs
allocator-measure-samples = { $rounds ->
    [one] { $samples } samples of one operation each, after a warm-up that does not count ({ $adapter }).
   *[other] { $samples } samples of { $rounds } operations each, after a warm-up that does not count ({ $adapter }).
}
allocator-measure-none = There is no GPU behind this page, so nothing can be measured.
allocator-measure-failed = The measurement was broken off: the GPU gave no memory.

## Badges: where this runs and what was checked

allocator-verified-text = { $count ->
    [one] one buffer of { $mib } MiB, { $read } MiB read back, 0 mismatches; scale 1 : { $scale } ({ $adapter }).
   *[other] { $count } buffers of { $mib } MiB in all, { $read } MiB read back, 0 mismatches; scale 1 : { $scale } ({ $adapter }).
}
allocator-verified-none = no segment is reserved, and your GPU holds no buffer for one ({ $adapter }).
allocator-mismatch-block = { $count ->
    [one] 1 mismatch, in { $tensor } at { $address }: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first in { $tensor } at { $address }: expected { $expected }, found { $found }.
}
allocator-mismatch-empty = { $count ->
    [one] 1 mismatch, at { $address }, which nothing has written: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first at { $address }, which nothing has written: expected { $expected }, found { $found }.
}
allocator-device-oom = Your GPU refused a buffer of { $mib } MiB. The demo stays at the last step that it has memory for.

## Controls

allocator-trace = What happens
allocator-trace-training-step = Training step, twice
allocator-trace-changing-lengths = Batches of changing length
allocator-trace-two-models = Two models in turns
allocator-trace-fragmenter = Fragmenter
allocator-trace-mixed-sizes = Mixed sizes
allocator-trace-live-tensors = Live tensors fill the GPU
allocator-trace-small-then-large = Small tensors, then large ones
allocator-trace-large-then-small = Large tensors, then small ones
allocator-trace-own = Your own program
allocator-seed = Seed
allocator-device = Memory of the GPU
allocator-budget = Real memory for this demo
allocator-options = Options of the allocator
allocator-conf-none = not set
allocator-expandable = Expandable segments
allocator-max-split = Never split blocks from
allocator-no-limit = No limit
allocator-gc = Give back old blocks above
allocator-never = Never
allocator-divisions = Round sizes to parts of a power of two
allocator-no-divisions = Multiples of 512 B
allocator-parts = { $n } parts
allocator-verify = Read back all buffers

## The still picture for readers without scripts

allocator-still-alt = { $segments ->
    [one] One segment of { $reserved }.
   *[other] { $segments } segments, { $reserved } in all.
} { $live ->
    [one] One live block has { $allocated };
   *[other] { $live } live blocks have { $allocated };
} { $split } are free but stuck beside a live block, and { $cached } are free otherwise. { $device } are free on the GPU.
allocator-still-caption = The allocator after step { $step } of { $steps }, worked out by the model: { $sentence }
