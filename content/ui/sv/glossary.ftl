### Ordlistan.

glossary-title = Ordlista
glossary-lede = Områdets ord så som de används på de här sidorna, ett för varje begrepp.
glossary-description = GPU-minne från A till Ö: vad block, segment, fragmentering, KV-cache, bubbla, avlastning och reservation betyder, i en eller två meningar.
glossary-letters = Bokstäver
# Före det engelska ordet, på sidor på andra språk
glossary-english = På engelska:
# Före länkarna till de avsnitt i guiderna som använder ordet
glossary-used = Används i:
glossary-names = Namn som inte översätts
glossary-names-text = Produkter, tekniker, gränssnitt och enheter behåller sin egen stavning på alla språk.
