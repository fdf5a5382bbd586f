### Ukurasa unaoonyesha kiwango cha ukamilifu wa lugha hii.

coverage-title = Kuhusu tafsiri hii
coverage-lede = Yaliyopo kwa { $language }, kama yalivyohesabiwa tovuti ilipojengwa.
coverage-description = Kiwango cha ukamilifu wa lugha hii, kama kilivyohesabiwa tovuti ilipojengwa: chemshabongo, miongozo, maneno ya kiolesura na ya maonyesho, na istilahi.
coverage-part = Sehemu
coverage-there = Idadi iliyopo
coverage-of = Kati ya
coverage-current = Iliyosasishwa
coverage-questions = Maswali ya chemshabongo
coverage-sections = Sehemu za miongozo
coverage-interface = Maneno ya kiolesura
coverage-demos = Maneno ya maonyesho
coverage-terms = Istilahi
coverage-compared = Mara ya mwisho kulinganishwa na maandishi ya Kiingereza: { $date }.
coverage-how = “Iliyosasishwa” maana yake ni kwamba inafuata maandishi ya Kiingereza kama yalivyo leo. Maandishi ya Kiingereza yanapobadilika, tovuti haiwezi kujengwa hadi kila lugha ifuate mabadiliko hayo.
coverage-source = Kiingereza ndiyo lugha ambayo maandishi ya lugha nyingine hulinganishwa nayo.
coverage-mend = Umeona maneno yasiyo sawa? Kila andiko ni faili la kawaida unaloweza kulihariri bila kujua Rust.
