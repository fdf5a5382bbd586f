### Guider.

guide-contents = På den här sidan
guide-sources = Källor
# Länk från ett avsnitt i guiden till frågan om samma sak
guide-question = Fråga { $number }
