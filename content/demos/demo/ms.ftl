### Perkataan yang digunakan oleh setiap demo.

demo-step = Langkah { $step } daripada { $steps }

## Apabila langkah yang menjawab soalan ditahan

demo-held = Soalan ini bertanya tentang langkah seterusnya. Demo bersambung selepas anda menjawab.

## Lencana: di mana demo berjalan dan apa yang disemak

demo-verified = Disahkan pada GPU anda:
demo-verified-text = { $mib } MiB dibaca semula, 0 perbezaan ({ $adapter }).
demo-mismatch = Bait pada GPU anda berbeza daripada model:
demo-checking = Membaca semula { $mib } MiB dari GPU anda…
demo-opening = Meminta GPU daripada pelayar anda…
demo-simulated = Dikira oleh CPU:
demo-no-api = pelayar ini tidak mempunyai WebGPU. Langkah dan angkanya sama, tetapi tiada ingatan GPU yang diambil.
demo-no-adapter = pelayar tidak menawarkan penyesuai GPU kepada halaman ini. Langkah dan angkanya sama, tetapi tiada ingatan GPU yang diambil.
demo-insecure = WebGPU memerlukan https atau localhost, sedangkan halaman ini datang melalui http biasa. Langkah dan angkanya sama, tetapi tiada ingatan GPU yang diambil.
demo-refused-device = pelayar enggan memberikan peranti GPU kepada halaman ini. Langkah dan angkanya sama, tetapi tiada ingatan GPU yang diambil.
demo-lost = peranti GPU hilang dan tidak dapat dibina semula. Langkah dan angkanya sama, tetapi tiada ingatan GPU yang diambil.
demo-rebuilt = { $steps ->
    [0] Peranti GPU hilang; peranti baharu telah dibuat.
    [1] Peranti GPU hilang; peranti baharu telah dibuat dan langkah itu diulang padanya.
   *[other] Peranti GPU hilang; peranti baharu telah dibuat dan kesemua { $steps } langkah diulang padanya.
}
demo-over-budget = Ditolak oleh had halaman ini: { $asked } MiB diminta, { $limit } MiB dibenarkan pada peranti ini.

## Kawalan

demo-reset = Kembali ke permulaan
demo-back = Undur satu langkah
demo-play = Mainkan
demo-pause = Jeda
demo-forward = Maju satu langkah
demo-scrub = Pergi ke langkah
demo-speed = Kelajuan
demo-speed-times = { $n }×

## Saiz dan peratus

demo-mib = { $n } MiB
demo-size-b = { $n } B
demo-size-kib = { $n } KiB
demo-size-mib = { $n } MiB
demo-size-gib = { $n } GiB
demo-size-tib = { $n } TiB
demo-percent = { $n }%

## Pautan yang tidak dapat dibaca

demo-link-damaged = Satu bahagian pautan ini tidak dapat dibaca: { $part }. Demo dibuka dengan tetapan soalan ini.
demo-link-step = Langkah

## Apabila kod demo tidak sampai

demo-load-failed = Demo tidak dapat dimuatkan. Semak sambungan Internet anda.
demo-retry = Cuba lagi
