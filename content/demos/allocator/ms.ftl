### Demo pengagih: pengagih PyTorch dengan cache, segmennya sebagai penimbal sebenar.

allocator-title = Pengagih PyTorch dengan cache
allocator-map = Peta segmen. Gunakan kekunci anak panah untuk bergerak dari satu blok ke blok lain.

## Apa yang berlaku, satu ayat bagi setiap langkah. $tensor ialah nama dalam atur cara.

allocator-start = GPU mempunyai { $size }, dan PyTorch belum mengambil apa-apa daripadanya.
allocator-new-segment = { $tensor } mendapat { $size }: segmen baharu { $segment } datang daripada pemacu.
allocator-reused = { $tensor } mengambil { $size } yang memang sudah dipegang oleh PyTorch. Pemacu tidak dipanggil.
allocator-reused-whole = { $tensor } meminta { $requested } dan mendapat satu blok bebas { $size } secara utuh: bakinya tidak berbaloi dijadikan blok tersendiri.
allocator-grown = { $tensor } mendapat { $size }: segmen boleh kembang membesar sebanyak { $mapped }.
allocator-retried = { $tensor } tidak mendapat tempat, maka PyTorch memulangkan { $released } daripada isi cache. Selepas itu barulah pemacu mempunyai { $segment } untuknya.
allocator-collected = Blok lama dalam cache, sebanyak { $released }, dipulangkan dahulu. Kemudian { $tensor } mendapat { $size }.
allocator-freed = { $tensor } dibebaskan: { $size }. Ingatan itu kekal pada PyTorch dan tidak dipulangkan kepada pemacu.
allocator-freed-merged = { $tensor } dibebaskan dan bercantum dengan ruang bebas di sebelahnya: kini { $size } dalam satu keping.
allocator-freed-waits = { $tensor } dibebaskan, tetapi mungkin masih digunakan oleh strim lain. Blok itu menunggu.
allocator-recorded = Strim { $stream } turut menggunakan { $tensor }.
allocator-synchronized = Strim { $stream } sudah menyelesaikan kerjanya. Pengagih akan menyedarinya pada permintaan berikutnya.
allocator-synchronized-all = Semua strim sudah menyelesaikan kerja masing-masing. Pengagih akan menyedarinya pada permintaan berikutnya.
allocator-emptied = { $count } julat tanpa blok hidup dipulangkan kepada pemacu: { $released }. { $kept } kekal dipegang.
allocator-emptied-all = Tiada blok yang hidup, maka kesemua { $released } dipulangkan kepada pemacu.
allocator-emptied-nothing = Setiap segmen mengandungi blok yang sedang digunakan, maka tiada apa-apa yang dipulangkan kepada pemacu. { $kept } kekal dipegang.
allocator-emptied-nothing-pages = Tiada satu halaman penuh pun yang bebas dalam segmen boleh kembang, maka tiada apa-apa yang dipulangkan kepada pemacu. { $kept } kekal dipegang.
allocator-emptied-empty = PyTorch tidak memegang ingatan, maka tiada apa-apa yang dapat dipulangkan.
allocator-failed-pieces = { $tensor } gagal diperuntukkan: { $tried } tidak muat di mana-mana, walaupun jumlah yang bebas { $free } – dalam bentuk kepingan.
allocator-failed-segment = { $tensor } gagal diperuntukkan: { $size } diperlukan, tetapi PyTorch meminta { $tried } sekali gus daripada pemacu, sedangkan jumlah yang bebas hanya { $free }.
allocator-failed-full = { $tensor } gagal diperuntukkan: { $tried } diminta daripada pemacu, sedangkan jumlah yang bebas hanya { $free }.
allocator-failed-limit = { $tensor } gagal diperuntukkan: PyTorch menolak permintaan satu eksbibait atau lebih tanpa mencubanya.
allocator-nothing = { $tensor } tidak pernah diperuntukkan, maka tiada apa-apa yang perlu dilakukan.

## Petunjuk dan keadaan blok

allocator-live = Sedang digunakan
allocator-new = Diberikan dalam langkah ini
allocator-pending = Dibebaskan, mungkin masih digunakan strim lain
allocator-cached = Segmen bebas
allocator-split = Bebas, tetapi tersekat di sebelah blok hidup
allocator-mapped = Bahagian bebas segmen boleh kembang
allocator-gone = Tidak dipegang
allocator-request = Permintaan yang gagal

## Pada peta

allocator-segment = Segmen { $n }: { $size }
allocator-segment-short = { $n }
allocator-segment-expandable = Segmen boleh kembang { $n }: { $size }
allocator-device-free = Bebas pada GPU: { $size }

## Satu blok, di bawah penunjuk atau papan kekunci

allocator-block-live = { $tensor } dalam segmen { $n }: { $size } pada alamat { $address }, { $requested } daripadanya diminta, { $loss } hilang kerana pembundaran; strim { $stream }, diberikan { $age ->
    [0] dalam langkah ini
   *[other] { $age } langkah lalu
}
allocator-block-pending = { $tensor } dalam segmen { $n }: { $size } pada alamat { $address }, sudah dibebaskan dan menunggu strim lain
allocator-block-free = Blok bebas dalam segmen { $n }: { $size } pada alamat { $address }, strim { $stream }
allocator-block-gone = Segmen { $n }: { $size } yang kini tidak dipegang

## Angka. Kod di sisi setiap satu ialah nama yang digunakan oleh PyTorch sendiri.

allocator-reserved = Dipegang
allocator-allocated = Diperuntukkan
allocator-inactive-split = Tersekat dalam kepingan
allocator-calls = Panggilan pemacu

## Carta

allocator-chart = Ingatan yang dipegang, aktif dan diperuntukkan, langkah demi langkah
allocator-chart-alt = Selepas langkah { $step }, { $reserved } dipegang, { $active } aktif dan { $allocated } diperuntukkan.
allocator-active = Aktif
allocator-reserved-plain = Dipegang tanpa segmen boleh kembang
allocator-reserved-expandable = Dipegang dengan segmen boleh kembang

## Jadual

allocator-table = Blok dalam bentuk jadual
allocator-table-caption = Blok semua segmen mengikut susunan alamat.
allocator-table-block = Tensor
allocator-table-state = Keadaan
allocator-table-address = Alamat
allocator-table-size = Saiz
allocator-table-more = { $count } blok lagi terletak pada alamat yang lebih tinggi.
allocator-summary = Statistik, dengan nama seperti dalam torch.cuda.memory_summary()
allocator-history = Apa yang dilakukan oleh pengagih
allocator-history-caption = Catatan terkini dalam sejarah yang direkodkan oleh PyTorch, yang terbaharu dahulu.
allocator-history-step = Langkah
allocator-history-action = Tindakan
allocator-program = Atur cara
allocator-program-label = Satu operasi bagi setiap baris. Ubahlah sesuka hati.
allocator-program-run = Mainkan atur cara ini
allocator-program-bad = Baris { $line }: { $problem }
allocator-program-operation = “{ $text }” bukan operasi. Tulis misalnya a = alloc(16 MiB), free(a) atau empty_cache().
allocator-program-name = “{ $text }” tidak boleh dijadikan nama. Gunakan paling banyak 16 huruf, angka dan _, dan jangan mulakan dengan angka.
allocator-program-size = “{ $text }” bukan saiz. Tulis misalnya 16 MiB, 1.5 GiB atau 512 B.
allocator-program-stream = “{ $text }” bukan strim. Tulis nombor, misalnya stream=1.
allocator-program-in-use = “{ $text }” sedang digunakan. Pilih nama yang tidak sedang digunakan.
allocator-program-not-there = Tiada “{ $text }” di sini. Tulis nama tensor yang sudah diperuntukkan di atas dan belum dibebaskan.
allocator-program-too-long = Atur cara ini terlalu panjang. Had maksimum ialah { $most } operasi.
allocator-program-empty = Atur cara ini kosong. Sekurang-kurangnya satu operasi diperlukan.

## Dua punca bagi satu ralat

allocator-causes = Satu ralat, dua punca
allocator-causes-caption = Permintaan yang sama gagal pada GPU yang sama selepas dua atur cara yang berlainan. Dalam mesej PyTorch, hanya angkanya yang membezakan kedua-duanya.
allocator-cause-pieces = Kepingan bebas
allocator-cause-live = Tensor hidup
allocator-cause-live-bytes = Bait hidup
allocator-cause-split = Tersekat dalam kepingan
allocator-cause-device = Bebas pada GPU
allocator-cause-enough = Cukupkah bait untuk permintaan itu?
allocator-cause-yes = Ya, tetapi berkeping-keping
allocator-cause-no = Tidak
allocator-cause-show = Tunjukkan atur cara ini

## Kos satu panggilan pemacu, diukur di sini

allocator-measure = Ukur pada peranti ini
allocator-measure-title = Mencipta dan memusnahkan, berbanding menggunakan semula
allocator-measure-text = { $mib } MiB setiap kali: satu penimbal dicipta, ditulis sekali dan dimusnahkan; atau satu penimbal disimpan dan ditulis lagi.
allocator-measure-running = Sedang mengukur…
allocator-measure-median = Median
allocator-measure-tail = Persentil ke-99
allocator-measure-fresh = Cipta, guna, musnahkan
allocator-measure-reused = Guna semula
allocator-measure-us = { $n } µs
allocator-measure-samples = { $samples } sampel, setiap satu { $rounds } operasi, selepas pemanasan yang tidak dikira ({ $adapter }).
allocator-measure-none = Tiada GPU di sebalik halaman ini, maka tiada apa-apa yang dapat diukur.
allocator-measure-failed = Pengukuran dihentikan: GPU tidak memberikan ingatan.

## Lencana: di mana demo berjalan dan apa yang disemak

allocator-verified-text = { $count ->
    [1] satu penimbal { $mib } MiB, { $read } MiB dibaca semula, 0 perbezaan; skala 1 : { $scale } ({ $adapter }).
   *[other] { $count } penimbal berjumlah { $mib } MiB, { $read } MiB dibaca semula, 0 perbezaan; skala 1 : { $scale } ({ $adapter }).
}
allocator-verified-none = tiada segmen yang dipegang, dan GPU anda tidak mempunyai penimbal untuk mana-mana segmen ({ $adapter }).
allocator-mismatch-block = { $count ->
    [1] 1 perbezaan, dalam { $tensor } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama dalam { $tensor } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
}
allocator-mismatch-empty = { $count ->
    [1] 1 perbezaan, pada alamat { $address }, yang belum pernah ditulis: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama pada alamat { $address }, yang belum pernah ditulis: dijangka { $expected }, ditemui { $found }.
}
allocator-device-oom = GPU anda menolak penimbal { $mib } MiB. Demo kekal pada langkah terakhir yang ingatannya mencukupi.

## Kawalan

allocator-trace = Apa yang berlaku
allocator-trace-training-step = Langkah latihan, dua kali
allocator-trace-changing-lengths = Kelompok yang berubah-ubah panjangnya
allocator-trace-two-models = Dua model silih berganti
allocator-trace-fragmenter = Pencetus fragmentasi
allocator-trace-mixed-sizes = Saiz bercampur
allocator-trace-live-tensors = Tensor hidup memenuhi GPU
allocator-trace-small-then-large = Tensor kecil, kemudian tensor besar
allocator-trace-large-then-small = Tensor besar, kemudian tensor kecil
allocator-trace-own = Atur cara anda sendiri
allocator-seed = Benih
allocator-device = Ingatan GPU
allocator-budget = Ingatan sebenar untuk demo ini
allocator-options = Tetapan pengagih
allocator-conf-none = tidak ditetapkan
allocator-expandable = Segmen boleh kembang
allocator-max-split = Jangan belah blok mulai saiz
allocator-no-limit = Tiada had
allocator-gc = Pulangkan blok lama apabila melebihi
allocator-never = Tidak pernah
allocator-divisions = Bundarkan saiz kepada bahagian kuasa bagi dua
allocator-no-divisions = Gandaan 512 B
allocator-parts = { $n } bahagian
allocator-verify = Baca semula semua penimbal

## Gambar pegun bagi pembaca tanpa skrip

allocator-still-alt = { $segments } segmen, jumlahnya { $reserved }. { $live } blok hidup mengambil { $allocated }; { $split } bebas tetapi tersekat di sebelah blok hidup, dan { $cached } lagi bebas tanpa tersekat. Pada GPU, { $device } bebas.
allocator-still-caption = Pengagih selepas langkah { $step } daripada { $steps }, seperti yang dikira oleh model: { $sentence }
