### Nama topik dan maksud peribahasanya.
### Setiap maksud menerangkan peribahasa Swahili itu dalam bahasa ini, lalu mengaitkannya dengan topik.
### Jika bahasa ini mempunyai peribahasa sendiri untuk perkara yang sama, peribahasa itulah yang digunakan.

topics-memory = Ingatan GPU dan fragmentasi
topics-memory-text = Mengapa permintaan boleh gagal sedangkan separuh daripada ingatan masih bebas, dan apa yang dilakukan oleh pengagih PyTorch tentangnya.
# Haba na haba hujaza kibaba
topics-memory-gloss = Sedikit demi sedikit penuhlah cupak; kata kita, sedikit-sedikit, lama-lama jadi bukit. Di sini yang terkumpul ialah lubang-lubang kecil, tetapi tiada satu pun yang cukup besar.
topics-offload = Pemunggahan pengoptimum
topics-offload-text = Mengapa latihan dengan Adam memerlukan ingatan lapan kali ganda berbanding pemberat sahaja, dan berapa kosnya jika sebahagian besarnya disimpan dalam ingatan CPU atau pada cakera.
# Mzigo wa mwenzio ni kanda la usufi
topics-offload-gloss = Beban orang lain bagai seguni kekabu: ringan sahaja pada pandangan orang yang tidak memikulnya. Kata kita, berat mata memandang, berat lagi bahu memikul. Beban yang dilepaskan oleh GPU terpaksa dipikul oleh CPU dan pautan antara kedua-duanya.
topics-parallelism = Keselarian model dan pipeline
topics-parallelism-text = Bagaimana satu model disebarkan pada banyak GPU, dari mana datangnya masa menunggu, dan berapa bait yang bergerak antara GPU itu.
# Umoja ni nguvu
topics-parallelism-gloss = Bersatu itu kekuatan; kata kita, bersatu teguh, bercerai roboh. Banyak GPU bersama-sama memikul apa yang tidak muat pada mana-mana satu, asalkan masa saling menunggu dapat dikurangkan.
topics-reservations = Tempahan ingatan GPU
topics-reservations-text = Bagaimana beberapa perkhidmatan AI berkongsi satu GPU: apa yang dijamin bagi setiap satu, apa yang boleh dipinjam, dan siapa yang perlu menunggu.
# Akiba haiozi
topics-reservations-gloss = Yang disimpan tidak akan reput; kata kita, sediakan payung sebelum hujan. Tempahan memakan ingatan sepanjang masa, tetapi berbaloi pada saat semua orang datang serentak.
