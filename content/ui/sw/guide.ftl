### Miongozo.

guide-contents = Katika ukurasa huu
guide-sources = Vyanzo
guide-quiz = Jipime
guide-question = Swali la { $number }
