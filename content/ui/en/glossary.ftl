### The glossary page.

glossary-title = Glossary
glossary-lede = The words of the field as these pages use them, one for each idea.
glossary-description = GPU memory from A to Z: what block, segment, fragmentation, key-value cache, bubble, offload and reservation mean, each in a sentence or two.
# Name of the list of initial letters, for screen readers
glossary-letters = Letters
# Before the English word, on pages in other languages: “In English: block table”
glossary-english = In English:
# Before the links to the guide sections that use a word
glossary-used = Used in:
glossary-names = Names that stay as they are
glossary-names-text = Products, techniques, interfaces and units keep their own spelling in every language.
