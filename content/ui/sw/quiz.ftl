### Chemshabongo.

quiz-count = Swali la { $number } kati ya { $total }
quiz-right-count = Sahihi: { $count }
quiz-wrong-count = Si sahihi: { $count }
# While missed questions are asked again: how many are left
quiz-again-count = Ya kurudia: { $count }
# The list of eight threads, for screen readers
quiz-progress = Maswali na hali ya kila moja
quiz-state-right = sahihi
quiz-state-wrong = si sahihi
quiz-state-todo = halijajibiwa
quiz-check = Kagua jibu
quiz-choose-first = Chagua jibu kwanza.
quiz-verdict-right = Sahihi.
quiz-verdict-wrong = Si sahihi. Jibu ni { $letter }.
quiz-yours-right = Chaguo lako: sahihi
quiz-yours = Chaguo lako
# In a result that somebody shares: before the option that was chosen
quiz-chosen = Lililochaguliwa
quiz-correct = Jibu sahihi
quiz-again = Jibu tena
quiz-source = Chanzo
quiz-sources = Vyanzo
quiz-guide = Mwongozo
quiz-previous = Lililotangulia
quiz-next = Swali linalofuata
quiz-results = Tazama matokeo
quiz-all = Maswali yote
quiz-to-demo = Nenda kwenye onyesho
# Summary of the block with the answer when scripts are off
quiz-answer = Onyesha jibu
quiz-done = Umejibu maswali yote { $total }. Majibu sahihi: { $right }.
quiz-review = Kila swali ulilokosa linaonyesha jibu ulilochagua, jibu sahihi, na sababu; kichwa chake kinakurudisha kwenye swali lenyewe.
quiz-perfect = Umepata yote. Mwongozo unakwenda mbali zaidi.
quiz-restart = Anza upya
quiz-restart-ask = Ungependa kufuta majibu yako yote ya chemshabongo hii na kuanza upya?
quiz-restart-yes = Ndiyo, anza upya
quiz-restart-no = Hapana, yaache
# Shown when storing is not allowed or fails
quiz-unsaved = Kivinjari chako hakiruhusu ukurasa huu kuhifadhi chochote, kwa hiyo majibu yako yatadumu tu hadi utakapoufunga.
quiz-full = Hifadhi ya kivinjari chako imejaa, kwa hiyo jibu lako la mwisho litadumu tu hadi utakapoufunga ukurasa huu.
quiz-newer = Toleo jipya zaidi la tovuti hii ndilo lililohifadhi maendeleo yako. Pakia ukurasa upya ili upate toleo hilo; kabla ya hapo, majibu yako yatadumu tu hadi utakapoufunga ukurasa huu.
# $name lists the names of the records
quiz-damaged = Baadhi ya yaliyohifadhiwa hapa hayakusomeka. Yamewekwa kando kama { $name }; mengine yote yako kama yalivyokuwa.
# $name lists parts of the address, such as “seed”
quiz-left-out = Sehemu hii ya kiungo haikusomeka, kwa hiyo imeachwa: { $name }.
quiz-figure = Mchoro
# In place of a figure that would give the answer away, before the answer
quiz-covered = Bashiri kwanza: mchoro utafunguka ukishajibu.
# Button after the answer: plays the question’s scenario in the demo
quiz-see = Tazama inavyotokea
# Button after the answer, on phones: scrolls to the figure
quiz-see-figure = Tazama mchoro

## Links

# Copies a link to this question, its order of answers and the demo’s state
quiz-copy = Nakili kiungo
quiz-copied = Kiungo kimenakiliwa.
quiz-copy-failed = Kivinjari hakikuruhusu ukurasa huu kunakili. Kiungo ni hiki:

## The list of keys

quiz-keys = Vitufe
quiz-keys-title = Vitufe vya chemshabongo
quiz-keys-choose = chagua jibu
quiz-keys-arrows = hama kutoka jibu moja hadi jingine
quiz-keys-enter = kagua jibu, kisha endelea
quiz-keys-next = swali linalofuata
quiz-keys-previous = swali lililotangulia
quiz-keys-help = orodha hii
quiz-keys-single = Herufi au tarakimu moja hufanya kazi kama kitufe
quiz-keys-close = Funga

## The result

# For screen readers, before “6 of 8”
quiz-score = Majibu sahihi:
# After the large number of right answers
quiz-of = kati ya { $total }
quiz-so-far = Umejibu maswali { $count } kati ya { $total } hadi sasa.
quiz-time = Muda: dakika { $minutes }, sekunde { $seconds }
# $date is a day, such as 30 November 2026
quiz-result-date = Jibu la mwisho: { $date }
quiz-shared = Kuna mtu aliyekushirikisha matokeo haya. Majibu yako mwenyewe hayajaguswa.
quiz-shared-own = Jibu chemshabongo mwenyewe
quiz-retry = { $count ->
    [one] Rudia swali ulilokosa
   *[other] Rudia maswali { $count } uliyokosa
}
quiz-question-by-question = Swali kwa swali
# Heading above links to sections of the guide; the numbers of the questions follow each
quiz-read-again = Sehemu zinazofaa kusomwa tena
quiz-take = Chukua matokeo yako
quiz-copy-result = Nakili kiungo cha matokeo
quiz-json = Hifadhi kama JSON
quiz-csv = Hifadhi kama CSV
quiz-print = Chapisha
# Shown when the result’s code does not arrive
quiz-results-failed = Matokeo hayakuweza kupakiwa. Kagua muunganisho wako wa intaneti, kisha urudi kwenye matokeo.
quiz-on-device = Majibu yako yamehifadhiwa ndani ya kivinjari hiki, si penginepo.

## In a frame on another site

quiz-keep-why = Fremu hii haihifadhi chochote bila wewe kuomba.
quiz-keep = Hifadhi majibu yangu kwenye kifaa hiki
