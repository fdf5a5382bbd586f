### Guides.

guide-contents = On this page
guide-sources = Sources
# A link from a guide's section to the question that asks about it
guide-question = Question { $number }
