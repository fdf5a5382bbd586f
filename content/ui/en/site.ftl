### The frame around every page.

# Link at the top, seen only with the keyboard
site-skip = Skip to content
# Name of the main navigation for screen readers
site-nav = Main
site-nav-open = Menu
site-glossary = Glossary
# Group of three buttons
site-theme = Theme
site-theme-auto = Match the system
site-theme-light = Light
site-theme-dark = Dark
# Name of the language menu; $name is the page's language in its own words
site-language = Language: { $name }
# Shown on a page in another language, to a reader whose browser or earlier choice asks for this one
site-suggest = This page is also available in English.
# The button beside it
site-stay = Stay on this page
site-footer = Kumbukumbu is free software. The demos run in your browser; nothing is sent anywhere.
# A link in the footer to the page about how complete this language is
site-coverage = About this translation
# Beside a source: which sections or answers it supports; the names follow
site-supports = Supports:
# A quiz or topic that is not complete yet
site-preview = Preview
site-preview-why = Some questions have a figure now and get a live demo of their own later.
# The same where none of a quiz’s questions has a live demo yet
site-preview-none = For now these questions have figures; each gets a live demo of its own later.
site-questions = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
site-minutes = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
}
site-level-1 = Introductory
site-level-2 = Intermediate
site-level-3 = Hard
# The heading of a page that does not exist
site-lost-title = This page is not here
site-lost-text = The address may be mistyped, or the page has moved. What you have answered is still on this device.
site-lost-home = To the front page
# Shown in place of a page's live parts when scripts are off
site-noscript = Scripts are off, so the live demo does not run. Every question can be read here with its answer.
# Shown when the script or the WebAssembly could not be loaded
site-failed = The live part of this page could not be loaded. Every question can be read here with its answer; reload to try again.
