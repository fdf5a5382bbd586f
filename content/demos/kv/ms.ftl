### Demo cache dalam blok. Perkataan untuk isi slot dipilih supaya tidak memberikan jawapan soalan.

kv-title = Permintaan berkongsi satu takungan slot

## Apa yang baru berlaku, dalam satu ayat

kv-start = Ada dua takungan, masing-masing dengan { $slots } slot, dan kedua-duanya menerima permintaan yang sama. Takungan pertama memberi setiap permintaan satu julat berturutan; takungan kedua memberinya blok bersaiz { $block } slot.
kv-admitted = { $name } bermula dan mendapat { $count } blok untuk gesaannya.
kv-admitted-many = { $count } permintaan bermula dan mendapat blok untuk gesaan masing-masing.
kv-hit = { $name } bermula. Bahagian awal gesaannya sudah pun ada dalam { $count } blok, maka blok itu dikongsinya.
kv-forked = Gesaan { $name } sudah ditulis, dan { $count } jawapan untuknya bermula. Jawapan-jawapan itu berkongsi blok gesaan.
kv-grown = { $name } sudah memenuhi bloknya dan mendapat satu blok lagi.
kv-grown-many = { $count } permintaan sudah memenuhi blok masing-masing, dan setiap satu mendapat satu blok lagi.
kv-copied = { $name } hendak menulis ke dalam blok { $from }, tetapi blok itu turut digunakan oleh jujukan lain. Maka { $name } mendapat salinannya, iaitu blok { $to }.
kv-computed = { $count ->
    [1] Satu permintaan menulis ke dalam slot kosong dalam blok terakhirnya.
   *[other] { $count } permintaan menulis, setiap satu ke dalam slot kosong dalam blok terakhirnya.
}
kv-answered = { $name } selesai dijawab dan memulangkan bloknya.
kv-answered-many = { $count } permintaan selesai dijawab dan memulangkan blok masing-masing.
kv-preempted-recompute = Tiada blok yang bebas: { $name } kehilangan bloknya dan akan dikira semula kemudian.
kv-swapped-out = Tiada blok yang bebas: { $count ->
    [1] satu-satunya blok
   *[other] kesemua { $count } blok
} { $name } dipindahkan ke ingatan CPU.
kv-swapped-in = { $name } kembali dari ingatan CPU ke dalam { $count } blok.
kv-nothing = Dalam langkah ini, tiada permintaan yang berjalan dalam takungan blok.
kv-waits-contiguous = { $name } menunggu: tiada julat bebas yang cukup panjang untuknya.

## Pada peta

kv-map = Dua takungan slot dan jadual blok. Gunakan kekunci anak panah untuk bergerak dari satu blok logik ke blok logik lain, dan Escape untuk keluar.
kv-contiguous = Satu julat bagi setiap permintaan
kv-paged = Blok
kv-block-tables = Jadual blok

## Petunjuk

kv-live = Slot sedang digunakan
kv-new = Ditulis dalam langkah ini
kv-reserved-slot = Kosong, akan diisi kemudian
kv-internal-slot = Kosong, tidak akan diisi
kv-rounding = Ditambah oleh pengagih
kv-cached = Bebas, isinya dapat ditemui semula
kv-stale = Bebas, isi lama masih ada

## Satu blok atau julat, di bawah penunjuk atau papan kekunci

kv-logical = { $name }, blok logik { $logical } → blok fizikal { $block }: { $filled } daripada { $size } slot terisi; blok ini ada dalam { $references } jadual blok
kv-block = Blok fizikal { $block }: { $of }
kv-logical-of = blok logik { $logical } milik { $name }
kv-block-cached = Blok fizikal { $block }: bebas; isinya dapat ditemui semula sehingga blok itu diperlukan oleh permintaan lain
kv-block-free = Blok fizikal { $block }: bebas
kv-null-block = Blok 0, blok nol: vLLM tidak memberikannya kepada sesiapa
kv-stretch = Julat { $name }: { $slots } slot, { $filled } terisi setakat ini, { $needed } pada akhirnya
kv-stretch-free = Bebas; julat bebas yang terpanjang mempunyai { $largest } slot

## Angka

kv-metric-paged = Slot digunakan (blok)
kv-metric-contiguous = Slot digunakan (julat)
kv-metric-running = Permintaan berjalan (blok)
kv-metric-running-contiguous = Permintaan berjalan (julat)
kv-of = { $part } daripada { $all }

## Carta

kv-chart = Peratusan slot yang digunakan dalam setiap takungan
kv-chart-alt = Selepas langkah { $step }, { $contiguous }% slot digunakan jika setiap permintaan mendapat satu julat, dan { $paged }% jika permintaan mendapat blok.
kv-paged-short = Blok
kv-contiguous-short = Julat

## Penggunaan slot

kv-waste = Penggunaan slot
kv-waste-caption = Jenis pembaziran di sini mengikut makalah PagedAttention: ditempah untuk kemudian, tidak pernah terisi (dalaman), dan terbuang kerana pengagih (luaran).
kv-used = Sedang digunakan
kv-reserved = Ditempah untuk kemudian
kv-internal = Tidak pernah terisi
kv-external = Terbuang kerana pengagih
kv-free = Bebas
kv-slots-share = { $slots } ({ $percent }%)
kv-running = Berjalan
kv-waiting = Menunggu
kv-preempted = Perampasan setakat ini
kv-finished = Sudah dijawab

## Jadual

kv-table = Isi jadual blok dalam bentuk jadual
kv-table-caption = Permintaan yang berjalan dalam takungan blok, mengikut urutan ketibaan.
kv-table-request = Permintaan
kv-table-tokens = Slot terisi / pada akhirnya
kv-table-blocks = Blok fizikal
kv-table-more = { $count } permintaan lagi sedang berjalan.

## Berapa banyak yang muat pada GPU sebenar; ditunjukkan selepas soalan dijawab

kv-capacity = Kunci dan nilai pada GPU sebenar
kv-capacity-text = Setiap token memerlukan satu kunci dan satu nilai dalam setiap lapisan dan setiap kepala kunci-nilai. Ingatan yang tinggal selepas ditolak pemberat menentukan berapa banyak blok yang muat.
kv-model = Model
kv-memory = Ingatan GPU
kv-gib = { $n } GiB
kv-utilization = Bahagian yang boleh digunakan vLLM
kv-request-tokens = Token setiap permintaan
kv-element = Satu nombor dalam cache
kv-bits = { $n } bit
kv-token-bytes = Satu token
kv-block-bytes = Satu blok { $tokens } token
kv-weight-bytes = Pemberat, 16 bit setiap parameter
kv-cache-bytes = Yang tinggal untuk kunci dan nilai
kv-blocks = Blok
kv-tokens = Token di dalamnya
kv-concurrency = Permintaan { $tokens } token yang muat serentak
kv-count = { $n }
kv-times = { $n }×
kv-capacity-note = Saiz model diambil daripada fail konfigurasi yang diterbitkan. Nilai pengaktifan tidak dikira, maka ruang dalam enjin sebenar sedikit lebih kecil.
kv-no-room-weights = Pemberat sahaja sudah tidak muat: vLLM akan enggan bermula.
kv-no-room-request = Satu permintaan sepanjang ini pun tidak muat: vLLM akan enggan bermula.

## Kelajuan kedua-dua kernel, diukur di sini

kv-measure = Ukur pada peranti ini
kv-measure-title = Perhatian melalui jadual blok, dan pada satu julat
kv-measure-text = Satu pertanyaan bagi setiap jujukan: { $count } jujukan, masing-masing { $tokens } token; dua kepala, masing-masing 64 nombor; kunci dan nilai dalam blok { $block } token.
kv-measure-rate = Token setiap saat
kv-measure-paged = Melalui jadual blok
kv-measure-contiguous = Pada satu julat
kv-measure-n = { $n } juta
kv-measure-running = Sedang mengukur…
kv-measure-note = Median { $samples } sampel yang diambil bersilih ganti, selepas pemanasan yang tidak dikira ({ $adapter }). Kedua-dua kernel ini dibuat untuk pengajaran: yang penting ialah perbandingan antara kedua-duanya, dan kernel dalam sistem sebenar berkali-kali ganda lebih pantas.
kv-measure-none = Tiada GPU di sebalik halaman ini, maka tiada apa-apa yang dapat diukur.
kv-measure-failed = Pengukuran dihentikan: GPU tidak memberikan ingatan atau tidak menjawab.

## Lencana: di mana demo berjalan dan apa yang disemak

kv-verified = { $mib } MiB dibaca semula, 0 perbezaan. { $count ->
    [1] Bagi satu-satunya permintaan yang berjalan, kernel yang melalui jadual blok dan kernel yang membaca satu julat memberikan hasil yang sama, bit demi bit ({ $adapter }).
   *[other] Bagi kesemua { $count } permintaan yang berjalan, kernel yang melalui jadual blok dan kernel yang membaca satu julat bagi setiap permintaan memberikan hasil yang sama, bit demi bit ({ $adapter }).
}
kv-verified-none = { $mib } MiB dibaca semula, 0 perbezaan; tiada permintaan yang berjalan dalam takungan blok ({ $adapter }).
kv-mismatch-slot = { $count ->
    [1] 1 perbezaan, pada { $place }: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama pada { $place }: dijangka { $expected }, ditemui { $found }.
}
kv-place-paged = slot { $slot } dalam blok { $block }
kv-place-contiguous = slot { $slot } dalam takungan julat
kv-mismatch-entry = Jadual blok { $name } salah pada GPU: blok logik { $logical } sepatutnya merujuk kepada blok { $expected }, tetapi yang ditemui ialah { $found }.
kv-mismatch-table = Jadual blok { $name } salah pada GPU: blok logik { $logical } sepatutnya merujuk kepada blok { $expected }, tetapi yang ditemui ialah { $found }. Hasil bagi { $names } berbeza antara kedua-dua kernel.
kv-mismatch-result = Hasil bagi { $names } berbeza antara kedua-dua kernel.
kv-mismatch-twin = Hasil bagi { $names } berbeza daripada hasil CPU.
kv-device-oom = GPU anda menolak penimbal { $mib } MiB. Demo kekal pada langkah terakhir yang ingatannya mencukupi.

## Kawalan

kv-block-size = Token setiap blok
kv-slots = Slot setiap takungan
kv-rate = Permintaan dalam sepuluh langkah
kv-lengths = Panjang gesaan dan jawapan
kv-lengths-short = Pendek: 4 hingga 16 token setiap satu
kv-lengths-mixed = Bercampur: 4 hingga 64 token setiap satu
kv-lengths-long = Panjang: 32 hingga 64 token setiap satu
kv-prefix = Token awal yang sama bagi semua gesaan
kv-samples = Jawapan bagi setiap permintaan
kv-reservation = Panjang julat
kv-reservation-maximum = Permintaan terpanjang: 128
kv-reservation-powers-of-two = Kuasa bagi dua terkecil yang memuatkan jawapan
kv-reservation-oracle = Tepat seperti yang akan diperlukan
kv-swap = Pindahkan blok ke ingatan CPU sebagai ganti pengiraan semula
kv-seed = Benih
kv-verify = Baca semula semua slot
kv-small = Dalam blok atau julat yang utuh, takungan hanya mempunyai { $slots } slot, sedangkan permintaan terpanjang memerlukan { $needed }.

## Gambar pegun bagi pembaca tanpa skrip

kv-still-alt = Dengan satu julat bagi setiap permintaan, { $running } permintaan berjalan, { $used } daripada { $slots } slot digunakan dan { $waiting } permintaan menunggu. Dengan blok, { $paged_running } permintaan berjalan, { $paged_used } slot digunakan dan { $paged_waiting } permintaan menunggu.
kv-still-caption = Kedua-dua takungan selepas langkah { $step }, seperti yang dikira oleh model: { $sentence }
