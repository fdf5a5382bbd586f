### Demo checkpointing: satu langkah latihan rangkaian kecil, nilai pengaktifannya sebagai penimbal sebenar.

checkpointing-title = Satu langkah latihan, penimbal demi penimbal
checkpointing-map = Peta tensor, satu baris bagi setiap lapisan. Gunakan kekunci anak panah untuk bergerak dari satu tensor ke tensor lain.

## Apa yang berlaku, satu ayat bagi setiap langkah. $tensor ialah satu huruf dengan nombor lapisan.

checkpointing-start = Rangkaian ini mempunyai { $depth } lapisan. Untuk laluan ke belakang, setiap lapisan memerlukan inputnya x serta apa yang dihasilkannya daripada x, iaitu z dan a: { $size } setiap lapisan.
checkpointing-forward = Lapisan { $layer } dijalankan ke hadapan. Kini { $size } nilai pengaktifan menunggu laluan ke belakang.
checkpointing-refused = Lapisan { $layer } gagal: { $tensor } memerlukan { $bytes }, sedangkan hanya { $free } daripada { $limit } masih bebas. Yang menghalang ialah { $activations } nilai pengaktifan.
checkpointing-refused-backward = Laluan ke belakang lapisan { $layer } gagal: { $tensor } memerlukan { $bytes }, sedangkan hanya { $free } daripada { $limit } masih bebas.
checkpointing-again-full = Semuanya dipulangkan, dan langkah ini bermula semula. Kali ini setiap lapisan menyimpan inputnya sahaja.
checkpointing-again-selective = Semuanya dipulangkan, dan langkah ini bermula semula. Kali ini tiada lapisan yang menyimpan tensor a.
checkpointing-again-every = { $every ->
    [1] Semuanya dipulangkan, dan langkah ini bermula semula. Kali ini setiap lapisan menyimpan inputnya sahaja.
   *[other] Semuanya dipulangkan, dan langkah ini bermula semula. Kali ini yang disimpan hanyalah input satu daripada setiap { $every } lapisan.
}
checkpointing-dropped-checkpoint = Tensor z dan a lapisan { $layer } dibuang: { $size }. Input x lapisan itu kekal sebagai checkpoint.
checkpointing-dropped-all = Tensor x, z dan a lapisan { $layer } dibuang: { $size }. Semuanya dapat dikira semula dari checkpoint sebelumnya.
checkpointing-dropped-a = Tensor a lapisan { $layer } dibuang: { $size }. Tensor itu dapat dikira semula daripada z.
checkpointing-loss = Laluan ke hadapan selesai, dan kerugian (loss) memberikan kecerunan pertama. Kini { $size } nilai pengaktifan hidup.
checkpointing-recomputed = Lapisan { $layer } dijalankan ke hadapan sekali lagi: tensor x, z dan a lapisan itu ada semula. Kini { $size } nilai pengaktifan hidup.
checkpointing-recomputed-a = Tensor a lapisan { $layer } dikira semula daripada z.
checkpointing-backward = Lapisan { $layer } dijalankan ke belakang: kecerunan pemberat dan kecerunan inputnya sudah ada, dan nilai pengaktifannya dilepaskan. Tinggal { $size }.
checkpointing-backward-last = Lapisan { $layer } dijalankan ke belakang, dan langkah ini selesai: semua kecerunan sudah ada, dan tiada nilai pengaktifan yang tinggal.

## Petunjuk dan keadaan tensor

checkpointing-kept = Disimpan sejak laluan ke hadapan
checkpointing-again = Dikira sekali lagi
checkpointing-gradient = Kecerunan
checkpointing-dropped = Sudah tiada
checkpointing-weights = Pemberat dan kecerunannya
checkpointing-request = Permintaan yang gagal

## Pada peta

checkpointing-output = Hasil
checkpointing-memory = Ingatan: { $used } daripada { $limit } digunakan
checkpointing-memory-free = Ingatan: { $used } digunakan, tiada had ditetapkan

## Satu tensor, di bawah penunjuk atau papan kekunci

checkpointing-tensor-kept = { $tensor }: { $size }, disimpan sejak laluan ke hadapan untuk lapisan { $layer }
checkpointing-tensor-again = { $tensor }: { $size }, dikira sekali lagi untuk lapisan { $layer }
checkpointing-tensor-gradient = { $tensor }: { $size }, kecerunan input lapisan { $layer }
checkpointing-tensor-dropped = { $tensor }: { $size }, sudah tiada

## Angka

checkpointing-now = Nilai pengaktifan kini
checkpointing-peak = Puncak setakat ini
checkpointing-against = Berbanding menyimpan semua
checkpointing-twice = Dikira sekali lagi

## Carta

checkpointing-chart = Nilai pengaktifan yang hidup, langkah demi langkah
checkpointing-chart-alt = { $now } nilai pengaktifan hidup selepas langkah { $step }; jika semuanya disimpan, puncaknya { $all }.
checkpointing-live = Nilai pengaktifan
checkpointing-keep-all = Simpan semua
checkpointing-counted = Dihitung pada GPU anda

## Jadual

checkpointing-table = Tensor dalam bentuk jadual
checkpointing-table-caption = Tensor yang hidup sekarang, lapisan demi lapisan.
checkpointing-table-tensor = Tensor
checkpointing-table-state = Keadaan
checkpointing-table-layer = Lapisan
checkpointing-table-size = Saiz

## Lencana: di mana demo berjalan dan apa yang disemak

checkpointing-verified-none = pemberat berada dalam { $mib } MiB ingatan GPU anda, dan nilai pengaktifan belum ada ({ $adapter }).
checkpointing-verified-live = { $count ->
    [1] satu penimbal { $mib } MiB hidup, sama seperti dalam model; nombornya sama dengan nombor satu langkah yang menyimpan semuanya, bit demi bit ({ $adapter }).
   *[other] { $count } penimbal berjumlah { $mib } MiB hidup, sama seperti dalam model; nombornya sama dengan nombor satu langkah yang menyimpan semuanya, bit demi bit ({ $adapter }).
}
checkpointing-verified-end = kecerunan dengan checkpointing dan tanpanya sama, bit demi bit ({ $mib } MiB dibandingkan). Paling banyak { $peak } MiB nilai pengaktifan hidup serentak, dihitung daripada penimbal; tanpa checkpointing { $plain } MiB ({ $adapter }).
checkpointing-verified-plain = kecerunan daripada dua larian sama, bit demi bit ({ $mib } MiB dibandingkan). Paling banyak { $peak } MiB nilai pengaktifan hidup serentak, dihitung daripada penimbal ({ $adapter }).
checkpointing-mismatch-word = { $count ->
    [1] 1 perbezaan, dalam { $tensor }, nombor { $element }: dijangka { $expected }, ditemui { $found }.
   *[other] { $count } perbezaan, yang pertama dalam { $tensor }, nombor { $element }: dijangka { $expected }, ditemui { $found }.
}
checkpointing-mismatch-bytes = { $found } MiB hidup di situ, sedangkan dalam model { $expected } MiB.
checkpointing-mismatch-peak = Paling banyak { $found } MiB nilai pengaktifan hidup serentak di situ, sedangkan dalam model { $expected } MiB.
checkpointing-device-oom = GPU anda menolak penimbal { $mib } MiB. Demo kekal pada langkah terakhir yang ingatannya mencukupi.

## Kawalan

checkpointing-policy = Apa yang disimpan
checkpointing-policy-none = Semuanya
checkpointing-policy-selective = x dan z setiap lapisan
checkpointing-policy-full = Input setiap lapisan
checkpointing-policy-every = Input satu daripada setiap k lapisan
checkpointing-policy-sqrt = Input mengikut peraturan punca kuasa dua
checkpointing-every = Lapisan dari checkpoint ke checkpoint, k
checkpointing-depth = Lapisan
checkpointing-layers = { $n }
checkpointing-width = Lebar
checkpointing-tokens = Token
checkpointing-limit = Ingatan GPU
checkpointing-no-limit = Tiada had
checkpointing-verify = Baca semula semua penimbal

## Formula bagi model yang diterbitkan

checkpointing-formula = Model 22 bilion hingga satu trilion parameter
checkpointing-formula-text = Pilihan penyimpanan yang sama bagi model transformer yang diterbitkan, mengikut formula Korthikanti dan rakan-rakan: nilai pengaktifan 16 bit, pada satu peranti, tanpa pembenaman. Model sebesar ini dibahagikan pada banyak GPU; jumlah di sini ialah jumlah bagi kesemua GPU itu.
checkpointing-formula-model = { $name }: { $layers } lapisan, saiz tersembunyi { $hidden }, { $heads } kepala, { $batch } jujukan { $tokens } token
checkpointing-formula-terms = Nilai pengaktifan satu lapisan
checkpointing-formula-part = Bahagian
checkpointing-formula-bytes = Bait
checkpointing-term-attention = Perhatian, tanpa skornya
checkpointing-term-scores = Skor perhatian
checkpointing-term-mlp = Rangkaian MLP
checkpointing-term-norms = Normalisasi lapisan
checkpointing-term-total = Satu lapisan
checkpointing-formula-policies = Semua lapisan
checkpointing-formula-kept = Disimpan
checkpointing-formula-again = Dikira semula sekali gus
checkpointing-formula-cost = Tambahan pengiraan
checkpointing-row-none = Semuanya
checkpointing-row-selective = Semuanya kecuali skor perhatian
checkpointing-row-full = Input setiap lapisan
checkpointing-row-every = { $every ->
    [1] Input setiap lapisan
   *[other] Input satu daripada setiap { $every } lapisan
}

## Gambar pegun bagi pembaca tanpa skrip

checkpointing-still-alt = { $depth } lapisan, masing-masing dengan tensor x, z dan a. { $kept } tensor disimpan sejak laluan ke hadapan, { $again } dikira sekali lagi, dan { $gradients } tensor kecerunan; nilai pengaktifan berjumlah { $size }. Jika semuanya disimpan, puncaknya { $all }.
checkpointing-still-caption = Keadaan langkah latihan selepas { $step } daripada { $steps } operasi, seperti yang dikira oleh model: { $sentence }
