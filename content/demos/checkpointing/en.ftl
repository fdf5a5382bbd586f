### The checkpointing demo: one training step of a small network, its activations as real buffers.

checkpointing-title = One training step, buffer by buffer
checkpointing-map = Map of the tensors, one row a layer. Arrow keys move from tensor to tensor.

## What happened, one sentence a step. $tensor is a letter with a layer's number.

checkpointing-start = A network of { $depth } layers. To run backward, each needs its input x and what it has made of it, z and a: { $size } a layer.
checkpointing-forward = Layer { $layer } runs forward. { $size } of activations now wait for the backward pass.
checkpointing-refused = Layer { $layer } fails: { $tensor } needs { $bytes }, and only { $free } of { $limit } are free. { $activations } of activations are in the way.
checkpointing-refused-backward = The backward pass of layer { $layer } fails: { $tensor } needs { $bytes }, and only { $free } of { $limit } are free.
checkpointing-again-full = Everything is given back, and the step begins again. This time each layer keeps its input alone.
checkpointing-again-selective = Everything is given back, and the step begins again. This time no layer keeps its a.
checkpointing-again-every = { $every ->
    [one] Everything is given back, and the step begins again. This time each layer keeps its input alone.
   *[other] Everything is given back, and the step begins again. This time only the input of every { $every }th layer is kept.
}
checkpointing-dropped-checkpoint = z and a of layer { $layer } are dropped: { $size }. Its input x stays, as a checkpoint.
checkpointing-dropped-all = x, z and a of layer { $layer } are dropped: { $size }. They can be computed again from the checkpoint before.
checkpointing-dropped-a = a of layer { $layer } is dropped: { $size }. It can be computed again from z.
checkpointing-loss = The forward pass is done, and the loss gives the first gradient. { $size } of activations are live.
checkpointing-recomputed = Layer { $layer } runs forward once more: its x, z and a are there again. { $size } of activations are live.
checkpointing-recomputed-a = a of layer { $layer } is computed again from z.
checkpointing-backward = Layer { $layer } runs backward: the gradients of its weights and of its input are there, and its activations go. { $size } are left.
checkpointing-backward-last = Layer { $layer } runs backward, and the step is done: every gradient is there, and no activation is left.

## Legend and the states of tensors

checkpointing-kept = Kept from the forward pass
checkpointing-again = Computed once more
checkpointing-gradient = Gradient
checkpointing-dropped = Not there any more
checkpointing-weights = Weights and their gradients
checkpointing-request = Request that fails

## On the map

checkpointing-output = Out
checkpointing-memory = Memory: { $used } of { $limit } in use
checkpointing-memory-free = Memory: { $used } in use, no limit set

## One tensor, under the pointer or the keyboard

checkpointing-tensor-kept = { $tensor }: { $size }, kept from the forward pass for layer { $layer }
checkpointing-tensor-again = { $tensor }: { $size }, computed once more for layer { $layer }
checkpointing-tensor-gradient = { $tensor }: { $size }, the gradient of the input of layer { $layer }
checkpointing-tensor-dropped = { $tensor }: { $size } that are not there any more

## Figures

checkpointing-now = Activations now
checkpointing-peak = Most so far
checkpointing-against = Against keeping all
checkpointing-twice = Computed once more

## The chart

checkpointing-chart = Live activations, step by step
checkpointing-chart-alt = { $now } of activations are live after step { $step }; keeping all of them takes { $all } at most.
checkpointing-live = Activations
checkpointing-keep-all = Keeping all
checkpointing-counted = Counted on your GPU

## The table

checkpointing-table = Tensors as a table
checkpointing-table-caption = The tensors that are live now, layer by layer.
checkpointing-table-tensor = Tensor
checkpointing-table-state = State
checkpointing-table-layer = Layer
checkpointing-table-size = Size

## Badges: where this runs and what was checked

checkpointing-verified-none = the weights are in { $mib } MiB of your GPU’s memory, and no activation yet ({ $adapter }).
checkpointing-verified-live = { $count ->
    [one] one buffer with { $mib } MiB is live, as the model says; its numbers are those of a step that keeps everything, bit by bit ({ $adapter }).
   *[other] { $count } buffers with { $mib } MiB are live, as the model says; their numbers are those of a step that keeps everything, bit by bit ({ $adapter }).
}
checkpointing-verified-end = the gradients with and without checkpointing are equal, bit by bit ({ $mib } MiB compared). At most { $peak } MiB of activations were live, counted from the buffers; without checkpointing { $plain } MiB ({ $adapter }).
checkpointing-verified-plain = the gradients of two runs are equal, bit by bit ({ $mib } MiB compared). At most { $peak } MiB of activations were live, counted from the buffers ({ $adapter }).
checkpointing-mismatch-word = { $count ->
    [one] 1 mismatch, in { $tensor }, number { $element }: expected { $expected }, found { $found }.
   *[other] { $count } mismatches, the first in { $tensor }, number { $element }: expected { $expected }, found { $found }.
}
checkpointing-mismatch-bytes = { $found } MiB are live there, and the model has { $expected } MiB.
checkpointing-mismatch-peak = At most { $found } MiB of activations were live there, and the model has { $expected } MiB.
checkpointing-device-oom = Your GPU refused a buffer of { $mib } MiB. The demo stays at the last step that it has memory for.

## Controls

checkpointing-policy = What is kept
checkpointing-policy-none = Everything
checkpointing-policy-selective = x and z of every layer
checkpointing-policy-full = The input of every layer
checkpointing-policy-every = The input of every k-th layer
checkpointing-policy-sqrt = Inputs by the square-root rule
checkpointing-every = Layers from checkpoint to checkpoint, k
checkpointing-depth = Layers
checkpointing-layers = { $n }
checkpointing-width = Width
checkpointing-tokens = Tokens
checkpointing-limit = Memory of the GPU
checkpointing-no-limit = No limit
checkpointing-verify = Read back all buffers

## The formula for published models

checkpointing-formula = Models of 22 billion to a trillion parameters
checkpointing-formula-text = The same policies on published transformers, by the formula of Korthikanti et al.: 16-bit activations, on one device, without embeddings. Such a model is split over many GPUs; the sums are those of all of them.
checkpointing-formula-model = { $name }: { $layers } layers, hidden size { $hidden }, { $heads } heads, { $batch ->
    [one] one sequence of { $tokens } tokens
   *[other] { $batch } sequences of { $tokens } tokens
}
checkpointing-formula-terms = Activations of one layer
checkpointing-formula-part = Part
checkpointing-formula-bytes = Bytes
checkpointing-term-attention = Attention, without its scores
checkpointing-term-scores = Attention scores
checkpointing-term-mlp = MLP
checkpointing-term-norms = Layer norms
checkpointing-term-total = One layer
checkpointing-formula-policies = All layers
checkpointing-formula-kept = Kept
checkpointing-formula-again = Recomputed at once
checkpointing-formula-cost = Extra compute
checkpointing-row-none = Everything
checkpointing-row-selective = All but the attention scores
checkpointing-row-full = The input of every layer
checkpointing-row-every = { $every ->
    [one] The input of every layer
   *[other] The input of every { $every }th layer
}

## The still picture for readers without scripts

checkpointing-still-alt = { $depth } layers, each with its tensors x, z and a. { $kept ->
    [one] One tensor is
   *[other] { $kept } tensors are
} kept from the forward pass, { $again } computed once more, { $gradients } gradients; { $size } of activations in all. Keeping everything takes { $all } at most.
checkpointing-still-caption = The training step after { $step } of { $steps } operations, worked out by the model: { $sentence }
