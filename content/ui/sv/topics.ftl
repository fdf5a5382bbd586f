### Ämnenas namn och ordspråkens betydelse.
### Betydelsen säger på svenska vad ordspråket på swahili menar och pekar mot ämnet.
### Där svenskan har ett eget ordspråk för samma sak används det.

topics-memory = GPU-minne och fragmentering
topics-memory-text = Varför en begäran kan avslås trots att halva minnet är ledigt, och vad allokeraren i PyTorch gör åt saken.
# Haba na haba hujaza kibaba
topics-memory-gloss = Lite i taget fyller måttet; på svenska heter det att många bäckar små gör en stor å. Här är det små luckor som blir en stor summa, men ingen av dem räcker till.
topics-offload = Avlastning av optimerartillstånd
topics-offload-text = Varför träning med Adam kräver åtta gånger så mycket minne som bara vikterna, och vad det kostar att lägga det mesta i CPU-minnet eller på disk.
# Mzigo wa mwenzio ni kanda la usufi
topics-offload-gloss = En annans börda är en säck kapock: den ser lätt ut för den som slipper bära. Det som GPU:n lastar av måste CPU:n och länken mellan dem bära.
topics-parallelism = Modell- och pipelineparallellism
topics-parallelism-text = Hur en modell fördelas på många GPU:er, var väntetiden uppstår och hur många byte som skickas mellan dem.
# Umoja ni nguvu
topics-parallelism-gloss = Enighet ger styrka. Många GPU:er bär tillsammans det som ingen av dem kunde rymma, så länge de väntar så lite som möjligt på varandra.
topics-reservations = Reservationer av GPU-minne
topics-reservations-text = Hur flera AI-tjänster delar på en GPU: vad var och en har blivit lovad, vad den får låna och vem som måste vänta.
# Akiba haiozi
topics-reservations-gloss = Det som läggs undan ruttnar inte: den som spar, han har. En reservation kostar minne varje timme och lönar sig den timme då alla kommer på en gång.
