### Demo timbunan: satu penimbal, blok yang datang dan pergi, dan permintaan yang tidak muat.

heap-title = Timbunan ingatan GPU
heap-map = Peta timbunan. Gunakan kekunci anak panah untuk bergerak dari satu blok ke blok lain.

## Apa yang berlaku, satu ayat bagi setiap langkah

heap-start = Timbunan masih kosong: { $capacity } MiB, belum ditulis.
heap-placed = Blok { $id } mengambil { $size } MiB pada alamat { $address }.
heap-freed = Blok { $id } dibebaskan: { $size } MiB. Baitnya kekal seperti asal sehingga sesuatu yang lain ditulis di situ.
heap-refused-fragmented = { $request } MiB tidak muat di mana-mana: { $free } MiB bebas, tetapi lubang yang terbesar hanya { $largest } MiB.
heap-refused-full = { $request } MiB tidak muat: jumlah yang bebas hanya { $free } MiB.
heap-compacted = { $count } blok digeser ke alamat yang lebih rendah: semua bait bebas kini terkumpul dalam satu lubang { $largest } MiB.
heap-compacted-nothing = Tiada apa-apa yang perlu digeser: bait bebas memang sudah terkumpul dalam satu lubang.

## Perkataan dalam panggilan di sisi ayat

heap-call-no-hole = tiada lubang

## Petunjuk

heap-live = Hidup
heap-new = Ditulis dalam langkah ini
heap-stale = Bebas, bait lama masih ada
heap-void = Belum pernah ditulis
heap-refused = Permintaan yang ditolak

## Angka

heap-used = Sedang digunakan
heap-free = Jumlah bebas
heap-largest = Lubang terbesar
heap-fragmentation = Fragmentasi luaran

## Lencana: di mana demo berjalan dan apa yang disemak

heap-mismatch-block = { $count ->
    [1] 1 perbezaan, dalam blok { $id } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama dalam blok { $id } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
}
heap-mismatch-stale = { $count ->
    [1] 1 perbezaan, dalam bait yang ditinggalkan oleh blok { $id } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama dalam bait yang ditinggalkan oleh blok { $id } pada alamat { $address }: dijangka { $expected }, ditemui { $found }.
}
heap-mismatch-empty = { $count ->
    [1] 1 perbezaan, pada alamat { $address }, yang belum pernah ditulis oleh mana-mana blok: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama pada alamat { $address }, yang belum pernah ditulis oleh mana-mana blok: dijangka { $expected }, ditemui { $found }.
}
heap-device-oom = GPU anda menolak penimbal { $mib } MiB. Timbunan dikembalikan kepada { $back } MiB.

## Kawalan

heap-size = Saiz timbunan
heap-policy = Penempatan
heap-first-fit = Lubang pertama yang muat
heap-best-fit = Lubang terkecil yang muat
heap-next-fit = Lubang berikutnya yang muat
heap-workload = Apa yang berlaku
heap-scripted = Blok dibebaskan selang satu
heap-neighbours = Blok bersebelahan dibebaskan
heap-random = Peruntukan rawak
heap-seed = Benih
heap-verify = Baca semula seluruh timbunan
# Pada blok dalam peta, apabila unitnya sudah jelas daripada alamat baris
heap-size-on-block = { $n }

## Satu blok, di bawah penunjuk atau papan kekunci

heap-cell-live = Blok { $id }, { $size } MiB dari alamat { $address }
heap-cell-free = Lubang { $size } MiB dari alamat { $address }

## Timbunan dalam jadual

heap-table = Blok dalam bentuk jadual
heap-table-caption = Blok dan bait bebas mengikut susunan alamat. Bagi bait bebas, blok yang tertera ialah blok yang meninggalkannya.
heap-table-block = Blok
heap-table-state = Keadaan
heap-table-address = Alamat
heap-table-size = Saiz
heap-table-more = { $count } julat lagi terletak pada alamat yang lebih tinggi.

## Carta

heap-chart = Ingatan yang digunakan dan lubang terbesar, langkah demi langkah
heap-chart-alt = { $used } MiB sedang digunakan dan lubang terbesar { $largest } MiB selepas langkah { $step }.

## Gambar pegun bagi pembaca tanpa skrip

heap-still-alt = Timbunan { $capacity } MiB dalam { $rows } baris. { $live } blok hidup terletak di antara { $holes } lubang; { $free } MiB bebas, dan lubang terbesar { $largest } MiB. Permintaan { $request } MiB terletak di bawah lubang terbesar dan lebih panjang daripadanya.
heap-still-caption = Timbunan yang sama pada langkah ketika { $request } MiB ditolak, seperti yang dikira oleh model.
heap-still-before-alt = Timbunan { $capacity } MiB dalam { $rows } baris. { $live } blok hidup terletak di antara { $holes } lubang; { $free } MiB bebas, dan lubang terbesar { $largest } MiB.
heap-still-before-caption = Timbunan satu langkah sebelum langkah yang ditanyakan dalam soalan, seperti yang dikira oleh model.
