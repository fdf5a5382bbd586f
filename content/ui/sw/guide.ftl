### Miongozo.

guide-contents = Katika ukurasa huu
guide-sources = Vyanzo
guide-question = Swali la { $number }
