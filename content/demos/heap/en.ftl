### The heap demo: one buffer, blocks that come and go, a request that does not fit.

heap-title = A heap of GPU memory
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
heap-device-oom = Your GPU refused a buffer of { $mib } MiB. The heap was set back to { $back } MiB.

## Controls

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
