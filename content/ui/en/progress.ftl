### The page about the learner’s own progress: what is due, how each topic stands, and the answers as a file.
### Everything on it is worked out in the browser from what is stored there.

progress-title = Your progress
# In the navigation
progress-nav = Progress
progress-lede = What is due for another look, what you probably still remember, and what you have answered so far. All of it is worked out from the answers on this device.
progress-description = Which questions are due for review, how much of each topic you probably still remember, and your answers as a file. Worked out in your browser.
# In place of the live part when scripts are off; the quizzes follow as links
progress-noscript = Your answers are stored in your browser, and only a script can read them there. Scripts are off, so this page cannot show how you stand. The quizzes can be read without them:
# When the script or the WebAssembly could not be loaded; the quizzes follow as links
progress-failed = The live part of this page could not be loaded. Your answers are still on this device; reload to try again. The quizzes can be read meanwhile:
# When the code of this page’s own part did not arrive, with the button after it
progress-load-failed = The part of this page that reads your answers did not arrive.
progress-retry = Try again

# Nothing answered yet
progress-empty-title = Nothing answered yet
progress-empty-text = Once you have answered a question in a quiz, this page shows how you stand and when to look at it again.
progress-empty-link = Choose a topic

progress-due = Due now
progress-due-count = { $count ->
    [one] 1 question is due.
   *[other] { $count } questions are due.
}
# What “due” means
progress-due-how = A question is due when the chance that you still know its answer has fallen to about 90 percent. Answering it then makes it stick best.
# $date is a whole date, as the language writes it
progress-due-none = Nothing is due today. The next review comes on { $date }.
# A button: the quiz opens and asks the due questions again
progress-due-start = Review
# Said of a question: the day since which it is due
progress-due-since = since { $date }
progress-last = Last answer: { $date }

progress-topics = Topic by topic
# After a percentage: “83% still remembered”
progress-recall = still remembered
# How the language writes a percentage
progress-percent = { $number }%
# What the percentage is
progress-recall-how = The percentage is the mean, over all questions of the topic, of the probability that you would answer correctly now, as the FSRS memory model computes it from every answer you have given. It is near 100 just after a right answer and sinks from day to day, more slowly each time you were right. A question that you have not answered, or that you missed the last time, counts as 0.
progress-right = { $count } right
progress-wrong = { $count } wrong
progress-open = { $count } open
progress-next = Next review: { $date }
progress-next-due = { $count } due now
progress-next-none = No review planned yet
# The list of threads, for screen readers: one link a question
progress-threads = The questions and how they stand
progress-thread = Question { $number }: { $state }
progress-state-right = right
progress-state-wrong = wrong
progress-state-todo = not answered

progress-keep = Your answers as a file
progress-keep-text = Everything stays in this browser, on this device. You can keep a copy of it as a file, or take it to another device.
progress-export = Save as a file
progress-import = Read a file
progress-import-text = The answers in the file are added to those here. Of two answers to the same question the newer one stands.
progress-erase = Erase everything
progress-erase-ask = Erase all answers and everything else that this site has stored in this browser? This cannot be undone.
progress-erase-yes = Yes, erase everything
progress-erase-no = No, keep it
# What has just been done
progress-exported = Saved as { $file }.
progress-imported = { $count ->
    [0] Read. Everything in the file was here already.
    [one] Read: 1 answer was new.
   *[other] Read: { $count } answers were new.
}
progress-erased = Everything is erased.

# Why a file is not taken. $place is a place in the file, such as answers[3].at
progress-wrong-unread = The file could not be read. Nothing was changed.
progress-wrong-json = The file is not JSON, so it did not come from this page. Nothing was changed.
progress-wrong-format = At { $place } there should be “{ $expected }”. Nothing was changed.
progress-wrong-object = At { $place } there should be an object with fields. Nothing was changed.
progress-wrong-list = At { $place } there should be a list. Nothing was changed.
progress-wrong-text = At { $place } there should be a text that is not empty. Nothing was changed.
progress-wrong-count = At { $place } there should be a whole number from 0. Nothing was changed.
progress-wrong-time = At { $place } there should be a time: the milliseconds since 1970 as a number. Nothing was changed.
progress-wrong-date = At { $place } there should be a date and time such as { $example }. Nothing was changed.
progress-wrong-truth = At { $place } there should be true or false. Nothing was changed.
progress-wrong-newer = The file has format version { $version } and was saved by a newer version of this site. This page knows versions up to { $known }. Nothing was changed.

# What can be wrong with the store. $names are the places in it
progress-trouble-damaged = Some of what is stored could not be read. It has been set aside as it was: { $names }. Everything else is shown.
progress-trouble-full = There is no more room in this browser’s storage. Nothing was changed. Save your answers as a file before you free some.
progress-trouble-forbidden = Your browser does not let this page store anything, so there are no answers to show. In a private window this is usual.
progress-trouble-newer = What is stored here was written by a newer version of this site. It is left as it is. Close the other tabs of this site and reload the page.
progress-trouble-failed = The browser’s storage did not do what was asked. Nothing was changed.
# A list of the names follows
progress-aside = Set aside because they could not be read; a saved file contains them:
