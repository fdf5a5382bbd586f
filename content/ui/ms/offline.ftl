### Tanpa sambungan, dan apabila versi baharu tiba.

offline-title = Anda di luar talian
offline-text = Halaman ini belum pernah dibuka pada peranti ini, jadi tidak dapat dipaparkan tanpa sambungan Internet.
offline-retry = Cuba lagi
offline-here = Pada peranti anda
offline-others = Dalam bahasa lain
offline-home = Halaman utama
offline-ready = Versi baharu sudah sedia. Jawapan anda kekal.
offline-take = Muatkan sekarang
offline-later = Nanti
offline-kept = Semua halaman dalam Bahasa Melayu kini ada pada peranti anda dan boleh digunakan tanpa sambungan Internet.
