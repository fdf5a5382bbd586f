### Halaman utama.

home-title = Lihat ke mana perginya ingatan GPU anda
home-lede = Kuiz pendek dengan rajah dan demo langsung: demo mengambil ingatan sebenar pada GPU anda sendiri lalu menunjukkan apa yang berlaku kepadanya.
# $word ialah nama produk, ditandai sebagai bahasa Swahili
home-name = bermaksud ingatan dalam bahasa Swahili.
home-description = Fahami cara ingatan GPU benar-benar berfungsi: kuiz dengan demo WebGPU yang memperuntukkan, memecahkan dan memadatkan ingatan pada peranti anda.
home-start = Mulakan kuiz
home-read = Baca panduannya dahulu
home-languages = Pilih bahasa
home-topics = Topik
home-topics-lede = Setiap topik ada corak tepinya sendiri dan peribahasanya sendiri. Baca panduan, jawab kuiz, kemudian teruskan ke topik seterusnya.
home-trust = Apa yang dilakukan oleh demo pada komputer anda
home-trust-asks = Permintaannya kecil sahaja
home-trust-asks-text = Timbunan mengambil 64 MiB dalam satu penimbal WebGPU sebenar, kecuali anda menaikkan gelangsarnya; 12 MiB lagi digunakan untuk mengalihkan blok dan membacanya semula. Tanpa WebGPU, langkah yang sama dikira oleh CPU, dan halaman ini akan memberitahu anda.
home-trust-checks = Kerjanya disemak sendiri
home-trust-checks-text = Setiap blok diisi dengan corak bait yang menjadi tanda pengenalnya. Bait itu dibaca semula dan dibandingkan dengan jangkaan model, lalu panel menyatakan berapa yang sepadan.
home-trust-cleans = Selesai, ia berkemas
home-trust-cleans-text = Penimbal dimusnahkan sebaik sahaja anda meninggalkan soalan. Jawapan anda kekal dalam pelayar anda.
# Pada halaman / yang menawarkan pilihan bahasa
home-choose-title = Kumbukumbu: pilih bahasa
home-choose-lede = Tempat untuk memahami ingatan GPU: kuiz bersama demo langsung.
home-choose-suggested = Dicadangkan untuk anda
# Gambar di bahagian atas, bagi orang yang tidak dapat melihatnya
home-cloth-alt = Sehelai kain kanga. Tepinya bercorak jalinan; bahagian tengahnya ialah timbunan GPU yang sedang bekerja, dengan blok hidup, blok yang sudah dibebaskan dan lubang. Tulisannya berbunyi: umoja ni nguvu, bersatu itu kekuatan.
