### Halaman tentang kemajuan pelajar: soalan yang perlu diulang kaji, kedudukan setiap topik, dan jawapan sebagai fail.

progress-title = Kemajuan anda
progress-nav = Kemajuan
progress-lede = Soalan yang sudah tiba masanya untuk diulang kaji, apa yang besar kemungkinan masih anda ingat, dan apa yang sudah anda jawab setakat ini. Semuanya dikira daripada jawapan pada peranti ini.
progress-description = Soalan yang perlu diulang kaji, bahagian setiap topik yang besar kemungkinan masih anda ingat, dan jawapan anda sebagai fail. Dikira dalam pelayar anda.
progress-noscript = Jawapan anda tersimpan dalam pelayar, dan hanya skrip dapat membacanya di situ. Skrip dimatikan, jadi halaman ini tidak dapat menunjukkan kemajuan anda. Kuiz tetap boleh dibaca tanpa skrip:
progress-failed = Bahagian langsung halaman ini tidak dapat dimuatkan. Jawapan anda masih ada pada peranti ini; muat semula untuk mencuba lagi. Sementara itu, kuiz boleh dibaca:
progress-load-failed = Bahagian halaman ini yang membaca jawapan anda tidak dapat dimuatkan.
progress-retry = Cuba lagi

progress-empty-title = Belum ada soalan yang dijawab
progress-empty-text = Sebaik sahaja anda menjawab satu soalan kuiz, halaman ini menunjukkan kemajuan anda dan bila soalan itu perlu diulang kaji.
progress-empty-link = Pilih topik

progress-due = Perlu diulang kaji sekarang
progress-due-count = { $count } soalan perlu diulang kaji.
progress-due-how = Sesuatu soalan perlu diulang kaji apabila kemungkinan anda masih tahu jawapannya sudah turun ke kira-kira 90 peratus. Menjawabnya pada waktu itulah yang paling menguatkan ingatan.
progress-due-none = Tiada apa-apa yang perlu diulang kaji hari ini. Ulang kaji seterusnya pada { $date }.
progress-due-start = Ulang kaji
progress-due-since = sejak { $date }
progress-last = Jawapan terakhir: { $date }

progress-topics = Topik demi topik
progress-recall = masih diingati
progress-percent = { $number }%
progress-recall-how = Peratusan ini ialah purata kebarangkalian, bagi semua soalan dalam topik itu, bahawa jawapan anda betul jika anda menjawab sekarang. Model ingatan FSRS mengiranya daripada setiap jawapan yang pernah anda berikan. Sejurus selepas jawapan yang betul, nilainya hampir 100, kemudian turun dari hari ke hari, semakin perlahan setiap kali jawapan anda betul. Soalan yang belum dijawab, atau yang dijawab salah kali terakhir, dikira sebagai 0.
progress-right = { $count } betul
progress-wrong = { $count } salah
progress-open = { $count } belum dijawab
progress-next = Ulang kaji seterusnya: { $date }
progress-next-due = { $count } perlu diulang kaji sekarang
progress-next-none = Belum ada ulang kaji yang dirancang
progress-threads = Soalan dan statusnya
progress-thread = Soalan { $number }: { $state }
progress-state-right = betul
progress-state-wrong = salah
progress-state-todo = belum dijawab

progress-keep = Jawapan anda sebagai fail
progress-keep-text = Semuanya kekal dalam pelayar ini, pada peranti ini. Dalam bentuk fail, anda boleh menyimpan salinannya atau membawanya ke peranti lain.
progress-export = Simpan sebagai fail
progress-import = Baca fail
progress-import-text = Jawapan dalam fail ditambahkan pada jawapan yang ada di sini. Jika ada dua jawapan bagi soalan yang sama, yang lebih baharu dipakai.
progress-erase = Padamkan semuanya
progress-erase-ask = Padamkan semua jawapan dan semua data lain yang disimpan oleh laman ini dalam pelayar ini? Tindakan ini tidak boleh dibuat asal.
progress-erase-yes = Ya, padamkan semuanya
progress-erase-no = Tidak, kekalkan
progress-exported = Disimpan sebagai { $file }.
progress-imported = { $count ->
    [0] Fail sudah dibaca. Semua isinya memang sudah ada di sini.
   *[other] Fail sudah dibaca: { $count } jawapan baharu.
}
progress-erased = Semuanya sudah dipadamkan.

progress-wrong-unread = Fail itu tidak dapat dibaca. Tiada apa-apa yang diubah.
progress-wrong-json = Fail itu bukan JSON, jadi bukan halaman ini yang menyimpannya. Tiada apa-apa yang diubah.
progress-wrong-format = Di { $place } sepatutnya ada “{ $expected }”. Tiada apa-apa yang diubah.
progress-wrong-object = Di { $place } sepatutnya ada objek dengan medan. Tiada apa-apa yang diubah.
progress-wrong-list = Di { $place } sepatutnya ada senarai. Tiada apa-apa yang diubah.
progress-wrong-text = Di { $place } sepatutnya ada teks yang tidak kosong. Tiada apa-apa yang diubah.
progress-wrong-count = Di { $place } sepatutnya ada nombor bulat dari 0 ke atas. Tiada apa-apa yang diubah.
progress-wrong-time = Di { $place } sepatutnya ada masa: bilangan milisaat sejak 1970, dalam bentuk nombor. Tiada apa-apa yang diubah.
progress-wrong-date = Di { $place } sepatutnya ada tarikh dan masa seperti { $example }. Tiada apa-apa yang diubah.
progress-wrong-truth = Di { $place } sepatutnya ada true atau false. Tiada apa-apa yang diubah.
progress-wrong-newer = Fail itu menggunakan format versi { $version } dan disimpan oleh versi laman ini yang lebih baharu. Halaman ini hanya mengenali versi hingga { $known }. Tiada apa-apa yang diubah.

progress-trouble-damaged = Sebahagian daripada data yang tersimpan tidak dapat dibaca ({ $names }). Data itu diasingkan tanpa diubah, dan yang lain ditunjukkan.
progress-trouble-full = Storan pelayar ini sudah penuh. Tiada apa-apa yang diubah. Simpan jawapan anda sebagai fail sebelum mengosongkan ruang.
progress-trouble-forbidden = Pelayar anda tidak membenarkan halaman ini menyimpan apa-apa, jadi tiada jawapan untuk ditunjukkan. Hal ini biasa dalam tetingkap peribadi.
progress-trouble-newer = Data yang tersimpan di sini ditulis oleh versi laman ini yang lebih baharu dan dibiarkan tanpa diubah. Tutup tab lain yang membuka laman ini, kemudian muat semula halaman.
progress-trouble-failed = Storan pelayar tidak melaksanakan apa yang diminta. Tiada apa-apa yang diubah.
progress-aside = Data yang diasingkan kerana tidak dapat dibaca; fail yang anda simpan turut mengandunginya:
