### The quiz.

quiz-count = Question { $number } of { $total }
quiz-right-count = { $count ->
    [one] 1 right
   *[other] { $count } right
}
quiz-wrong-count = { $count ->
    [one] 1 wrong
   *[other] { $count } wrong
}
# While missed questions are asked again: how many are left
quiz-again-count = { $count ->
    [one] 1 to try again
   *[other] { $count } to try again
}
# The list of eight threads, for screen readers
quiz-progress = The questions and how they stand
quiz-state-right = right
quiz-state-wrong = wrong
quiz-state-todo = not answered
quiz-check = Check answer
quiz-choose-first = Choose an option first.
quiz-verdict-right = Right.
quiz-verdict-wrong = Not right. The answer is { $letter }.
quiz-yours-right = Your choice, right
quiz-yours = Your choice
# In a result that somebody shares: before the option that was chosen
quiz-chosen = Chosen
quiz-correct = Right answer
quiz-again = Answer again
quiz-source = Source
quiz-sources = Sources
quiz-guide = Guide
quiz-previous = Previous
quiz-next = Next question
quiz-results = See the result
quiz-all = All questions
quiz-to-demo = To the demo
# Summary of the block with the answer when scripts are off
quiz-answer = Show the answer
quiz-done = You have answered all { $total } questions: { $right } right.
quiz-review = Each missed question shows what you chose, what is right, and why; its title leads back to it.
quiz-perfect = Every one of them. The guide goes further.
quiz-restart = Start over
quiz-restart-ask = Delete all your answers to this quiz and start over?
quiz-restart-yes = Yes, start over
quiz-restart-no = Keep them
# Shown when storing is not allowed or fails
quiz-unsaved = Your browser does not let this page keep anything, so your answers last until you close it.
quiz-full = There is no room left in your browser’s storage, so your last answer lasts until you close this page.
quiz-newer = A newer version of this site has stored your progress. Reload to get that version; until then your answers last until you close this page.
# $name lists the names of the records
quiz-damaged = Some of what was stored here could not be read and is kept aside: { $name }. Everything else is as it was.
# $name lists parts of the address, such as “seed”
quiz-left-out = What could not be read of the link was left out: { $name }.
quiz-figure = Figure
# In place of a figure that would give the answer away, before the answer
quiz-covered = Predict first: the figure opens with your answer.
# Button after the answer: plays the question’s scenario in the demo
quiz-see = See it happen
# Button after the answer, on phones: scrolls to the figure
quiz-see-figure = See the figure

## Links

# Copies a link to this question, its order of answers and the demo’s state
quiz-copy = Copy link
quiz-copied = Link copied.
quiz-copy-failed = The browser did not let this page copy. Here is the link:

## The list of keys

quiz-keys = Keys
quiz-keys-title = Keys in the quiz
quiz-keys-choose = choose an answer
quiz-keys-arrows = go through the answers
quiz-keys-enter = check the answer, then go on
quiz-keys-next = next question
quiz-keys-previous = previous question
quiz-keys-help = this list
quiz-keys-single = Single letters and digits work as keys
quiz-keys-close = Close

## The result

# For screen readers, before “6 of 8”
quiz-score = Right answers:
# After the large number of right answers
quiz-of = of { $total }
quiz-so-far = You have answered { $count } of { $total } questions so far.
quiz-time = Time: { $minutes } min { $seconds } s
# $date is a day, such as 30 November 2026
quiz-result-date = Last answer: { $date }
quiz-shared = Someone has shared this result with you. Your own answers are as they were.
quiz-shared-own = Take the quiz yourself
quiz-retry = { $count ->
    [one] Try the one you missed again
   *[other] Try the { $count } you missed again
}
quiz-question-by-question = Question by question
# Heading above links to sections of the guide; the numbers of the questions follow each
quiz-read-again = Worth reading again
quiz-take = Take your result with you
quiz-copy-result = Copy link to this result
quiz-json = Save as JSON
quiz-csv = Save as CSV
quiz-print = Print
# Shown when the result’s code does not arrive
quiz-results-failed = The result could not be loaded. Check your connection, then open it again.
quiz-on-device = Your answers are kept in this browser and nowhere else.

## In a frame on another site

quiz-keep-why = This frame stores nothing unless you ask.
quiz-keep = Keep my answers on this device
