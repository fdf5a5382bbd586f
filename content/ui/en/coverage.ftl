### The page about how complete this language is.

coverage-title = About this translation
coverage-lede = What exists in { $language }, counted when the site was built.
coverage-description = How complete this language is: quizzes, guides, the words of the interface and of the demos, and the glossary, counted when the site was built.
# The table’s columns
coverage-part = Part
coverage-there = There
coverage-of = Of
coverage-current = Up to date
# The table’s rows
coverage-questions = Questions of the quizzes
coverage-sections = Sections of the guides
coverage-interface = Messages of the interface
coverage-demos = Messages of the demos
coverage-terms = Words of the glossary
# $date is the day on which the newest of these texts was last compared with the English one
coverage-compared = Last compared with the English text on { $date }.
# What “up to date” means
coverage-how = Up to date means: made from the English text as it stands today. When the English text changes, the build stops until every language has followed.
# On the English page
coverage-source = English is the language that the other texts are compared with.
coverage-mend = Something that reads wrong? Each text is a plain file that you can edit without knowing Rust.
