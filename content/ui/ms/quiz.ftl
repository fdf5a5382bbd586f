### Kuiz.

quiz-count = Soalan { $number } daripada { $total }
quiz-right-count = { $count } betul
quiz-wrong-count = { $count } salah
# Senarai lapan benang, bagi pembaca skrin
quiz-progress = Soalan dan statusnya
quiz-state-right = betul
quiz-state-wrong = salah
quiz-state-todo = belum dijawab
quiz-check = Semak jawapan
quiz-choose-first = Pilih satu jawapan dahulu.
quiz-verdict-right = Betul.
quiz-verdict-wrong = Belum tepat. Jawapannya { $letter }.
quiz-yours-right = Pilihan anda, betul
quiz-yours = Pilihan anda
quiz-correct = Jawapan yang betul
quiz-again = Jawab semula
quiz-source = Sumber
quiz-sources = Sumber
quiz-guide = Panduan
quiz-previous = Sebelumnya
quiz-next = Soalan seterusnya
quiz-results = Lihat keputusan
quiz-all = Semua soalan
quiz-to-demo = Ke demo
# Tajuk blok yang mengandungi jawapan apabila skrip dimatikan
quiz-answer = Tunjukkan jawapan
quiz-done = Anda telah menjawab kesemua { $total } soalan: { $right } betul.
quiz-review = Lihat semula soalan yang anda jawab salah: setiap baris membawa anda ke soalan itu dan sebabnya.
quiz-perfect = Semuanya betul. Panduan membawa anda lebih jauh.
quiz-restart = Mula semula
quiz-restart-ask = Padamkan semua jawapan anda dalam kuiz ini dan mula semula?
quiz-restart-yes = Ya, mula semula
quiz-restart-no = Tidak, kekalkan
quiz-keys = Kekunci: 1–4 atau A–D untuk memilih, Enter untuk menyemak, N untuk ke depan dan P untuk ke belakang.
quiz-unsaved = Pelayar anda tidak membenarkan halaman ini menyimpan apa-apa, jadi jawapan anda kekal hanya sehingga halaman ini ditutup.
quiz-damaged = Data yang tersimpan di sini tidak dapat dibaca. Data itu diasingkan dengan nama { $key }, dan kuiz bermula semula.
quiz-blocked = Data yang tersimpan di sini tidak dapat dibaca dan tiada ruang untuk mengasingkannya. Data itu dibiarkan seadanya dengan nama { $key }; jawapan anda kekal hanya sehingga halaman ini ditutup.
quiz-figure = Rajah
