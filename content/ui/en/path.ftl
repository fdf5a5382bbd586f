### The way through a topic: guide, quiz, next topic. On the front page and at the foot of every guide and quiz.

# Name of the list for screen readers, and its heading at the foot of a page
path-title = The way through this topic
path-guide = Guide
path-quiz = Quiz
# Said of the step that the reader is on
path-here = You are here
path-next = Next topic
# After the last topic the way leads back to the first
path-first = Back to the first topic
