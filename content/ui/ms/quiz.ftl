### Kuiz.

quiz-count = Soalan { $number } daripada { $total }
quiz-right-count = { $count } betul
quiz-wrong-count = { $count } salah
# While missed questions are asked again: how many are left
quiz-again-count = { $count } untuk dicuba semula
# The list of eight threads, for screen readers
quiz-progress = Soalan dan statusnya
quiz-state-right = betul
quiz-state-wrong = salah
quiz-state-todo = belum dijawab
quiz-check = Semak jawapan
quiz-choose-first = Pilih satu jawapan dahulu.
quiz-verdict-right = Betul.
quiz-verdict-wrong = Tidak betul. Jawapannya ialah { $letter }.
quiz-yours-right = Pilihan anda, betul
quiz-yours = Pilihan anda
# In a result that somebody shares: before the option that was chosen
quiz-chosen = Pilihan
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
# Summary of the block with the answer when scripts are off
quiz-answer = Tunjukkan jawapan
quiz-done = Anda telah menjawab kesemua { $total } soalan: { $right } betul.
quiz-review = Setiap soalan yang tersalah jawab disertai pilihan anda, jawapan yang betul dan sebabnya; tajuknya membawa anda kembali ke soalan itu.
quiz-perfect = Semuanya betul. Panduan membawa anda lebih jauh.
quiz-restart = Mula semula
quiz-restart-ask = Padamkan semua jawapan anda dalam kuiz ini dan mula semula?
quiz-restart-yes = Ya, mula semula
quiz-restart-no = Tidak, kekalkan
# Shown when storing is not allowed or fails
quiz-unsaved = Pelayar anda tidak membenarkan halaman ini menyimpan apa-apa, jadi jawapan anda kekal hanya sehingga halaman ini ditutup.
quiz-full = Storan pelayar anda sudah penuh, jadi jawapan terakhir anda kekal hanya sehingga halaman ini ditutup.
quiz-newer = Kemajuan anda sudah disimpan oleh versi laman ini yang lebih baharu. Muat semula untuk mendapatkan versi itu; sebelum itu, jawapan anda kekal hanya sehingga halaman ini ditutup.
# $name lists the names of the records
quiz-damaged = Sebahagian daripada data yang tersimpan di sini tidak dapat dibaca. Data itu diasingkan dengan nama { $name }; yang lain kekal seperti sediakala.
# $name lists parts of the address, such as “seed”
quiz-left-out = Sebahagian daripada pautan tidak dapat dibaca, maka diabaikan: { $name }.
quiz-figure = Rajah
# In place of a figure that would give the answer away, before the answer
quiz-covered = Ramal dahulu: rajah ini dibuka setelah anda menjawab.
# Button after the answer: plays the question’s scenario in the demo
quiz-see = Lihat apa yang berlaku
# Button after the answer, on phones: scrolls to the figure
quiz-see-figure = Lihat rajah

## Links

# Copies a link to this question, its order of answers and the demo’s state
quiz-copy = Salin pautan
quiz-copied = Pautan sudah disalin.
quiz-copy-failed = Pelayar tidak membenarkan halaman ini menyalin. Ini pautannya:

## The list of keys

quiz-keys = Kekunci
quiz-keys-title = Kekunci dalam kuiz
quiz-keys-choose = pilih jawapan
quiz-keys-arrows = beralih antara jawapan
quiz-keys-enter = semak jawapan, kemudian teruskan
quiz-keys-next = soalan seterusnya
quiz-keys-previous = soalan sebelumnya
quiz-keys-help = senarai ini
quiz-keys-single = Huruf dan angka tunggal berfungsi sebagai kekunci
quiz-keys-close = Tutup

## The result

# For screen readers, before “6 of 8”
quiz-score = Jawapan betul:
# After the large number of right answers
quiz-of = daripada { $total }
quiz-so-far = Setakat ini anda telah menjawab { $count } daripada { $total } soalan.
quiz-time = Masa: { $minutes } min { $seconds } s
# $date is a day, such as 30 November 2026
quiz-result-date = Jawapan terakhir: { $date }
quiz-shared = Seseorang berkongsi keputusan ini dengan anda. Jawapan anda sendiri tidak berubah.
quiz-shared-own = Jawab kuiz ini sendiri
quiz-retry = Cuba semula { $count } soalan yang salah
quiz-question-by-question = Soalan demi soalan
# Heading above links to sections of the guide; the numbers of the questions follow each
quiz-read-again = Elok dibaca semula
quiz-take = Bawa pulang keputusan anda
quiz-copy-result = Salin pautan ke keputusan ini
quiz-json = Simpan sebagai JSON
quiz-csv = Simpan sebagai CSV
quiz-print = Cetak
# Shown when the result’s code does not arrive
quiz-results-failed = Keputusan tidak dapat dimuatkan. Semak sambungan Internet anda, kemudian buka keputusan semula.
quiz-on-device = Jawapan anda disimpan dalam pelayar ini sahaja.

## In a frame on another site

quiz-keep-why = Bingkai ini tidak menyimpan apa-apa melainkan anda memintanya.
quiz-keep = Simpan jawapan saya pada peranti ini
