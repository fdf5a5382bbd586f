### Quizzes and demos inside other people’s pages.

embed-quiz = Embed this quiz
embed-demo = Embed this demo
embed-text = Put these lines into a page of your own. The frame becomes as high as its content, and nothing is kept on a reader’s device unasked.
embed-copy = Copy the lines
# Said after the button was pressed
embed-copied = Copied.
embed-selected = The browser does not allow copying here. The lines are selected: copy them with the keyboard.
# Heading for screen readers
embed-demo-title = Live demo
embed-guide = Read the guide
embed-whole = Open the whole page
# Behind a link, for screen readers
embed-window = (opens in a new tab)
