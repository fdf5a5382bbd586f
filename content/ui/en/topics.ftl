### The topics' names and the glosses of their proverbs.

topics-memory = GPU memory and fragmentation
topics-memory-text = Why a request can fail while half of the memory is free, and what PyTorch’s allocator does about it.
# A gloss of “Haba na haba hujaza kibaba”, in a way that points at the topic
topics-memory-gloss = Little by little fills the measure. Here it is small holes that add up, and none of them is large enough.
