### Her demonun kullandığı sözler.

demo-step = Adım { $step } / { $steps }

## Soruyu yanıtlayan adım saklanırken

demo-held = Soru, bundan sonraki adımla ilgili. Yanıtladığınızda demo devam eder.

## Rozetler: nerede çalışıyor, ne denetlendi

demo-verified = GPU’nuzda doğrulandı:
demo-verified-text = { $mib } MiB geri okundu, 0 uyuşmazlık ({ $adapter }).
demo-mismatch = GPU’nuzdaki baytlar modelinkilerden farklı:
demo-checking = GPU’nuzdan { $mib } MiB geri okunuyor…
demo-opening = Tarayıcınızdan bir GPU isteniyor…
demo-simulated = CPU’da hesaplandı:
demo-no-api = bu tarayıcıda WebGPU yok. Adımlar ve sayılar aynı, yalnızca GPU belleği kullanılmıyor.
demo-no-adapter = tarayıcı bu sayfaya bir GPU bağdaştırıcısı sunmuyor. Adımlar ve sayılar aynı, yalnızca GPU belleği kullanılmıyor.
demo-insecure = WebGPU için https ya da localhost gerekir, bu sayfa ise düz http ile geldi. Adımlar ve sayılar aynı, yalnızca GPU belleği kullanılmıyor.
demo-refused-device = tarayıcı bu sayfaya bir GPU cihazı vermedi. Adımlar ve sayılar aynı, yalnızca GPU belleği kullanılmıyor.
demo-lost = GPU’ya erişim kesildi ve yeniden sağlanamadı. Adımlar ve sayılar aynı, yalnızca GPU belleği kullanılmıyor.
demo-rebuilt = { $steps ->
    [0] GPU’ya erişim kesildi; yeni bir GPU cihazı açıldı.
    [one] GPU’ya erişim kesildi; yeni bir GPU cihazı açıldı ve adım onda yeniden çalıştırıldı.
   *[other] GPU’ya erişim kesildi; yeni bir GPU cihazı açıldı ve { $steps } adımın hepsi onda yeniden çalıştırıldı.
}
demo-over-budget = Bu sayfanın bellek bütçesini aştığı için reddedildi: istenen { $asked } MiB, bu cihazda izin verilen { $limit } MiB.

## Denetimler

demo-reset = Başa dön
demo-back = Bir adım geri
demo-play = Oynat
demo-pause = Duraklat
demo-forward = Bir adım ileri
demo-scrub = Bir adıma git
demo-speed = Hız
demo-speed-times = { $n }×

## Boyutlar ve oranlar

demo-mib = { $n } MiB
demo-size-b = { $n } B
demo-size-kib = { $n } KiB
demo-size-mib = { $n } MiB
demo-size-gib = { $n } GiB
demo-size-tib = { $n } TiB
demo-percent = %{ $n }

## Okunamayan bir bağlantı

demo-link-damaged = Bu bağlantının bir bölümü okunamıyor: { $part }. Demo, sorusunun kendi ayarlarıyla açılır.
demo-link-step = Adım

## Demonun kodu gelmediğinde

demo-load-failed = Demo yüklenemedi. İnternet bağlantınızı kontrol edin.
demo-retry = Yeniden dene
