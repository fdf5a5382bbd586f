### The topics’ names and the glosses of their proverbs.
### A gloss says in this language what the Swahili proverb means, and points at the topic.
### Where the language has a proverb of its own for the same thing, it uses that.

topics-memory = GPU memory and fragmentation
topics-memory-text = Why a request can fail while half of the memory is free, and what PyTorch’s allocator does about it.
# Haba na haba hujaza kibaba
topics-memory-gloss = Little by little fills the measure. Here it is small holes that add up, and none of them is large enough.
topics-offload = Optimizer offload
topics-offload-text = Why training with Adam takes eight times the memory of the weights alone, and what it costs to keep most of it with the CPU or on a disk.
# Mzigo wa mwenzio ni kanda la usufi
topics-offload-gloss = Another’s burden is a bag of kapok: it looks light to whoever does not carry it. What the GPU puts down, the CPU and the link between them must carry.
topics-parallelism = Model and pipeline parallelism
topics-parallelism-text = How one model is spread over many GPUs, where the waiting comes from, and how many bytes travel between them.
# Umoja ni nguvu
topics-parallelism-gloss = Unity is strength. Many GPUs carry what none of them could hold, if they wait for each other as little as they can.
topics-reservations = GPU memory reservations
topics-reservations-text = How several AI services share one GPU: what each is promised, what it may borrow, and who has to wait.
# Akiba haiozi
topics-reservations-gloss = What is put by does not rot. A reservation costs memory every hour, and pays in the one hour when everybody comes.
