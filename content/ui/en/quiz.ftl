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
quiz-review = Look again at those you missed: each line leads to the question and its reasons.
quiz-perfect = Every one of them. The guide goes further.
quiz-restart = Start over
quiz-restart-ask = Delete all your answers to this quiz and start over?
quiz-restart-yes = Yes, start over
quiz-restart-no = Keep them
quiz-keys = Keys: 1–4 or A–D choose, Enter checks, N and P go on and back.
quiz-unsaved = Your browser does not let this page keep anything, so your answers last until you close it.
quiz-damaged = What was stored here could not be read. It is kept aside under the name { $key }, and the quiz starts afresh.
quiz-blocked = What was stored here could not be read and there is no room to set it aside. It is left as it is under the name { $key }; your answers last until you close this page.
quiz-figure = Figure
