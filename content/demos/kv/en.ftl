### The demo of a cache in blocks. Its words for what the slots hold are chosen so that they do not answer the question.

kv-title = Requests share one pool of slots

## What just happened, as a sentence

kv-start = Two pools of { $slots } slots, and the same requests for both. One gives each request a stretch, the other gives it blocks of { $block }.
kv-admitted = { $name } starts, and gets { $count ->
    [one] one block
   *[other] { $count } blocks
} for its prompt.
kv-admitted-many = { $count } requests start, and get blocks for their prompts.
kv-hit = { $name } starts, and { $count ->
    [one] one block
   *[other] { $count } blocks
} with the beginning of its prompt are there already: it shares them.
kv-forked = { $name } has its prompt, and { $count } answers to it begin. They share the prompt’s blocks.
kv-grown = { $name } has filled its blocks and gets one more.
kv-grown-many = { $count } requests have filled their blocks and get one more each.
kv-copied = { $name } is about to write into block { $from }, which others use too: it gets a copy, block { $to }.
kv-computed = { $count ->
    [one] One request writes into a free slot of its last block.
   *[other] { $count } requests each write into a free slot of their last block.
}
kv-answered = { $name } is answered and gives its blocks back.
kv-answered-many = { $count } requests are answered and give their blocks back.
kv-preempted-recompute = No block is free: { $name } loses its own and will be computed again later.
kv-swapped-out = No block is free: { $count ->
    [one] the block
   *[other] the { $count } blocks
} of { $name } move to the CPU’s memory.
kv-swapped-in = { $name } comes back from the CPU’s memory, into { $count ->
    [one] one block
   *[other] { $count } blocks
}.
kv-nothing = Nothing runs in blocks in this step.
kv-waits-contiguous = For { $name } there is no stretch long enough: it waits.

## On the map

kv-map = Two pools of slots and the block tables; the arrow keys go from one logical block to the next, Escape goes out
kv-contiguous = One stretch for each request
kv-paged = Blocks
kv-block-tables = Block tables

## The weaves

kv-live = Slot in use
kv-new = Written in this step
kv-reserved-slot = Empty, will be filled later
kv-internal-slot = Empty, will never be filled
kv-rounding = Added by the allocator
kv-cached = Free, contents can be found again
kv-stale = Free, with old contents

## One block or stretch, under the pointer or the keyboard

kv-logical = { $name }, logical block { $logical } → physical block { $block }: { $filled } of { $size } slots filled, { $references ->
    [one] in one block table
   *[other] in { $references } block tables
}
kv-block = Physical block { $block }: { $of }
kv-logical-of = logical block { $logical } of { $name }
kv-block-cached = Physical block { $block }: free; its contents can be found again until another request needs it
kv-block-free = Physical block { $block }: free
kv-null-block = Block 0, the null block: vLLM gives it to nobody
kv-stretch = Stretch of { $name }: { $slots } slots, { $filled } filled so far, { $needed } in the end
kv-stretch-free = Free; the longest free stretch has { $largest } slots

## Figures

kv-metric-paged = Slots in use, blocks
kv-metric-contiguous = Slots in use, stretches
kv-metric-running = Requests running, blocks
kv-metric-running-contiguous = Requests running, stretches
kv-of = { $part } of { $all }

## The chart

kv-chart = Slots in use, in percent of each pool
kv-chart-alt = After step { $step }, { $contiguous }% of the slots are in use with one stretch each, and { $paged }% in blocks.
kv-paged-short = Blocks
kv-contiguous-short = Stretches

## What the slots are good for

kv-waste = What the slots are good for
kv-waste-caption = The kinds of waste are those of the PagedAttention paper: reserved for later, never filled (internal), and lost to the allocator (external).
kv-used = In use
kv-reserved = Reserved for later
kv-internal = Never filled
kv-external = Lost to the allocator
kv-free = Free
kv-slots-share = { $slots } ({ $percent }%)
kv-running = Running
kv-waiting = Waiting
kv-preempted = Preempted so far
kv-finished = Answered

## Tables

kv-table = Block tables as a table
kv-table-caption = Requests that run in blocks, in the order in which they came.
kv-table-request = Request
kv-table-tokens = Slots filled / in the end
kv-table-blocks = Physical blocks
kv-table-more = { $count ->
    [one] One more request runs.
   *[other] { $count } more requests run.
}

## What a real GPU has room for; shown once the question is answered

kv-capacity = Keys and values on a real GPU
kv-capacity-text = Every token needs a key and a value in every layer and every key-value head. What the weights leave of the memory holds so many blocks.
kv-model = Model
kv-memory = Memory of the GPU
kv-gib = { $n } GiB
kv-utilization = Share that vLLM may use
kv-request-tokens = Tokens of a request
kv-element = A number in the cache
kv-bits = { $n } bits
kv-token-bytes = One token
kv-block-bytes = { $tokens ->
    [one] A block of one token
   *[other] A block of { $tokens } tokens
}
kv-weight-bytes = Weights, 16 bits a parameter
kv-cache-bytes = Left for keys and values
kv-blocks = Blocks
kv-tokens = Tokens in them
kv-concurrency = Requests of { $tokens } tokens at once
kv-count = { $n }
kv-times = { $n }×
kv-capacity-note = Model sizes are those of the published configuration files. Activations are not counted, so a real engine has a little less room.
kv-no-room-weights = The weights alone do not fit: vLLM would refuse to start.
kv-no-room-request = Not even one request of this length fits: vLLM would refuse to start.

## What both kernels do in a second, measured here

kv-measure = Measure on this device
kv-measure-title = Attention through a block table, and over one stretch
kv-measure-text = A query for each of { $count } sequences of { $tokens } tokens, two heads of 64 numbers, keys and values in blocks of { $block }.
kv-measure-rate = Tokens a second
kv-measure-paged = Through the block table
kv-measure-contiguous = Over one stretch
kv-measure-n = { $n } million
kv-measure-running = Measuring…
kv-measure-note = Median of { $samples } samples in turns, after a warm-up that does not count ({ $adapter }). Both kernels are made for teaching: what counts is how the two compare, and production kernels are many times faster.
kv-measure-none = There is no GPU behind this page, so nothing can be measured.
kv-measure-failed = The measurement was broken off: the GPU gave no memory or no answer.

## Badges: where this runs and what was checked

kv-verified = { $mib } MiB read back, 0 mismatches. { $count ->
    [one] For the one request that runs, the kernel that goes through the block table and the one that reads a single stretch give the same result, bit by bit ({ $adapter }).
   *[other] For all { $count } requests that run, the kernel that goes through the block tables and the one that reads single stretches give the same results, bit by bit ({ $adapter }).
}
kv-verified-none = { $mib } MiB read back, 0 mismatches; no request runs in blocks ({ $adapter }).
kv-mismatch-slot = { $count ->
    [one] 1 mismatch, in { $place }: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first in { $place }: expected { $expected }, found { $found }.
}
kv-place-paged = slot { $slot } of block { $block }
kv-place-contiguous = slot { $slot } of the pool of stretches
kv-mismatch-entry = The block table of { $name } is wrong on the GPU: its logical block { $logical } should be block { $expected }, but is { $found }.
kv-mismatch-table = The block table of { $name } is wrong on the GPU: its logical block { $logical } should be block { $expected }, but is { $found }. The results of { $names } differ between the two kernels.
kv-mismatch-result = The results of { $names } differ between the two kernels.
kv-mismatch-twin = The results of { $names } differ from those of the processor.
kv-device-oom = Your GPU refused a buffer of { $mib } MiB. The demo stays at the last step that it has memory for.

## Controls

kv-block-size = Tokens of a block
kv-slots = Slots of each pool
kv-rate = Requests in ten steps
kv-lengths = Length of requests
kv-lengths-short = Short: 4 to 16 tokens each way
kv-lengths-mixed = Mixed: 4 to 64 tokens each way
kv-lengths-long = Long: 32 to 64 tokens each way
kv-prefix = Tokens that all prompts begin with
kv-samples = Answers to each request
kv-reservation = Length of a stretch
kv-reservation-maximum = The longest request: 128
kv-reservation-powers-of-two = The power of two that holds the answer
kv-reservation-oracle = Exactly what will be needed
kv-swap = Move blocks to the CPU’s memory instead of computing again
kv-seed = Seed
kv-verify = Read back all slots
kv-small = The pool has { $slots } slots in whole blocks or stretches, and the longest request needs { $needed }.

## The still picture for readers without scripts

kv-still-alt = With one stretch each, { $running } requests run, { $used } of { $slots } slots are in use and { $waiting } requests wait. In blocks, { $paged_running } requests run, { $paged_used } slots are in use and { $paged_waiting } requests wait.
kv-still-caption = Both pools after step { $step }, worked out by the model: { $sentence }
