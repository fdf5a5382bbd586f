### Sidan om hur långt översättningen har kommit.

coverage-title = Om översättningen
coverage-lede = { $language }: vad som finns, räknat när webbplatsen byggdes.
coverage-description = Hur långt översättningen har kommit: quiz, guider, gränssnittets och demonstrationernas texter samt ordlistan, räknat när webbplatsen byggdes.
# Tabellens kolumner
coverage-part = Del
coverage-there = Finns
coverage-of = Av
coverage-current = Aktuella
# Tabellens rader
coverage-questions = Frågor i quizen
coverage-sections = Avsnitt i guiderna
coverage-interface = Texter i gränssnittet
coverage-demos = Texter i demonstrationerna
coverage-terms = Ord i ordlistan
# $date är dagen då den nyaste av texterna senast jämfördes med den engelska
coverage-compared = Senast jämfört med den engelska texten: { $date }.
# Vad ”aktuell” betyder
coverage-how = En text är aktuell när den bygger på den engelska texten som den ser ut i dag. Ändras den engelska texten, så stoppas bygget tills alla språk har följt med.
# På den engelska sidan
coverage-source = De andra texterna jämförs med den engelska.
coverage-mend = Är det något som låter fel? Varje text är en vanlig textfil som du kan ändra utan att kunna Rust.
