### The front page.

home-title = See where your GPU memory goes
home-lede = Short quizzes with figures and live demos: a demo takes real memory on your own GPU and shows what becomes of it.
# Follows the product’s name, which is marked up as Swahili
home-name = is Swahili for memory.
home-description = Learn how GPU memory really works: quizzes with a live WebGPU demo that allocates, fragments and compacts real memory on your own device.
home-start = Start the quiz
home-read = Read the guide first
home-languages = Choose a language
home-topics = Topics
home-topics-lede = Each topic has its own border and its own proverb. Read the guide, take the quiz, go on to the next.
home-trust = What a demo does on your machine
home-trust-asks = It asks for a little
home-trust-asks-text = The heap takes 64 MiB unless you set the slider higher, in one real WebGPU buffer; 12 MiB more serve to move blocks and to read them back. Without WebGPU the same steps are worked out on the processor, and the page says so.
home-trust-checks = It checks its own work
home-trust-checks-text = Each block is filled with a pattern that names it. The bytes are read back and compared with what the model expects, and the panel says how many agree.
home-trust-cleans = It cleans up
home-trust-cleans-text = The buffer is destroyed when you leave the question. Your answers stay in your browser.
# On the page at / that offers the languages
home-choose-title = Kumbukumbu: choose a language
home-choose-lede = A place to understand GPU memory: quizzes beside live demos.
# Beside the language that the browser or an earlier choice asks for
home-choose-suggested = Suggested for you
# The picture at the top, for someone who cannot see it
home-cloth-alt = A kanga cloth. Its border is a braid; its field is a GPU heap in the middle of its work, with live blocks, freed ones and holes. Its line reads: umoja ni nguvu, unity is strength.
