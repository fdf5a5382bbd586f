### Majina ya mada na maelezo ya methali zake.
### Maelezo husema maana ya methali na huihusisha na mada.
### Pale ambapo kuna methali nyingine yenye maana hiyohiyo, hutumiwa.

topics-memory = Kumbukumbu ya GPU na mgawanyiko wake
topics-memory-text = Kwa nini ombi linaweza kukataliwa ilhali nusu ya kumbukumbu iko huru, na jinsi kigawaji cha PyTorch kinavyokabiliana na hali hiyo.
# Haba na haba hujaza kibaba
topics-memory-gloss = Kidogo kidogo, hatimaye kipimo hujaa. Matundu madogo nayo yakijumlishwa huwa nafasi kubwa, lakini hakuna hata moja linalotosha.
topics-offload = Hali za kiboreshaji nje ya GPU
topics-offload-text = Kwa nini mafunzo kwa Adam huhitaji kumbukumbu mara nane ya ile ya uzani peke yake, na ni kwa gharama gani sehemu kubwa yake huwekwa kwenye CPU au kwenye diski.
# Mzigo wa mwenzio ni kanda la usufi
topics-offload-gloss = Asiyeubeba mzigo huuona mwepesi kama usufi; kitanda usichokilalia hujui kunguni wake. Kile ambacho GPU inakitua, hubebwa na CPU pamoja na kiungo kilicho kati yake.
topics-parallelism = Usambamba wa modeli na wa mnyororo
topics-parallelism-text = Jinsi modeli moja inavyosambazwa kwenye GPU nyingi, muda wa kusubiri hutoka wapi, na ni baiti ngapi zinazosafiri kati yake.
# Umoja ni nguvu
topics-parallelism-gloss = Kidole kimoja hakivunji chawa. GPU nyingi kwa pamoja hubeba kile ambacho hakuna hata moja ambayo ingekimudu peke yake, mradi zisisubiriane sana.
topics-reservations = Kuweka nafasi kwenye kumbukumbu ya GPU
topics-reservations-text = Jinsi huduma kadhaa za akili bandia zinavyotumia GPU moja: kila huduma imeahidiwa kiasi gani, inaruhusiwa kukopa kiasi gani, na ni ipi inayosubiri.
# Akiba haiozi
topics-reservations-gloss = Kinachowekwa leo hufaa kesho. Nafasi iliyowekwa hugharimu kumbukumbu kila saa, na hulipa katika saa ile moja ambapo wote huja kwa pamoja.
