### Bloklara bölünmüş önbelleğin demosu. Yerlerin durumunu anlatan sözler, sorunun yanıtını ele vermeyecek biçimde seçildi.

kv-title = İstekler tek bir havuzdaki yerleri paylaşıyor

## Ne oldu? Her adım için bir cümle

kv-start = Her biri { $slots } yerlik iki havuz var; ikisine de aynı istekler geliyor. Biri her isteğe tek parça bir aralık, öteki { $block } yerlik bloklar veriyor.
kv-admitted = { $name } başladı, girdisi için { $count } blok aldı.
kv-admitted-many = { $count } istek başladı; her biri girdisi için blok aldı.
kv-hit = { $name } başladı. Girdisinin başını taşıyan { $count } blok zaten vardı; { $count ->
    [one] onu
   *[other] onları
} paylaşıyor.
kv-forked = { $name } için girdi işlendi, { $count } yanıt başlıyor. Yanıtlar girdinin bloklarını paylaşıyor.
kv-grown = { $name } bloklarını doldurdu, bir blok daha aldı.
kv-grown-many = { $count } istek bloklarını doldurdu; her biri bir blok daha aldı.
kv-copied = { $name }, başkalarının da kullandığı bir bloğa (blok { $from }) yazmak üzere; bu yüzden kendisine bir kopya verildi: blok { $to }.
kv-computed = { $count ->
    [one] Bir istek, son bloğundaki boş bir yere yazdı.
   *[other] { $count } isteğin her biri, son bloğundaki boş bir yere yazdı.
}
kv-answered = { $name } yanıtlandı ve bloklarını geri verdi.
kv-answered-many = { $count } istek yanıtlandı ve bloklarını geri verdi.
kv-preempted-recompute = Boş blok kalmadı: { $name } bloklarını bırakmak zorunda kaldı, daha sonra baştan hesaplanacak.
kv-swapped-out = Boş blok kalmadı: { $name } için ayrılmış { $count ->
    [one] tek blok
   *[other] { $count } bloğun hepsi
} CPU belleğine taşındı.
kv-swapped-in = { $name } CPU belleğinden geri döndü, { $count } bloğa yerleşti.
kv-nothing = Bu adımda bloklu havuzda çalışan istek yok.
kv-waits-contiguous = { $name } için yeterince uzun bir boş aralık yok; bekliyor.

## Haritada

kv-map = Yerlerden oluşan iki havuz ve blok tabloları. Ok tuşları bir mantıksal bloktan ötekine götürür, Escape tuşu haritadan çıkarır.
kv-contiguous = Her isteğe tek aralık
kv-paged = Bloklar
kv-block-tables = Blok tabloları

## Gösterge

kv-live = Kullanımdaki yer
kv-new = Bu adımda yazıldı
kv-reserved-slot = Ayrılmış ama boş, sonradan dolacak
kv-internal-slot = Ayrılmış ama boş, hiç dolmayacak
kv-rounding = Ayırıcının eklediği
kv-cached = Boş, içeriği yeniden bulunabilir
kv-stale = Boş, eski içeriği duruyor

## Tek bir blok ya da aralık; imlecin ya da klavyenin altında

kv-logical = { $name }, mantıksal blok { $logical } → fiziksel blok { $block }: { $size } yerin { $filled } tanesi dolu, { $references } blok tablosunda geçiyor
kv-block = Fiziksel blok { $block }: { $of }
kv-logical-of = { $name } için mantıksal blok { $logical }
kv-block-cached = Fiziksel blok { $block }: boş; başka bir isteğe gerekene kadar içeriği yeniden bulunabilir
kv-block-free = Fiziksel blok { $block }: boş
kv-null-block = Blok 0, “null” bloğu: vLLM onu kimseye vermez
kv-stretch = { $name } için ayrılmış aralık: { $slots } yer; şimdilik { $filled } tanesi dolu, sonunda { $needed } tanesi dolu olacak
kv-stretch-free = Boş; en uzun boş aralıkta { $largest } yer var

## Sayılar

kv-metric-paged = Kullanımdaki yer, bloklar
kv-metric-contiguous = Kullanımdaki yer, aralıklar
kv-metric-running = Çalışan istek, bloklar
kv-metric-running-contiguous = Çalışan istek, aralıklar
kv-of = { $part } / { $all }

## Grafik

kv-chart = Kullanımdaki yerler, her havuzun yüzdesi olarak
kv-chart-alt = { $step }. adımın sonunda kullanımdaki yerlerin payı: her isteğe tek aralık verildiğinde %{ $contiguous }, bloklarla %{ $paged }.
kv-paged-short = Bloklar
kv-contiguous-short = Aralıklar

## Yerler ne işe yarıyor

kv-waste = Yerler ne işe yarıyor?
kv-waste-caption = Bellek israfının türleri PagedAttention makalesindekilerdir: sonrası için rezerve edilen, hiç dolmayacak olan (iç parçalanma) ve ayırıcı yüzünden boşa giden (dış parçalanma).
kv-used = Kullanımda
kv-reserved = Sonrası için rezerve edilen
kv-internal = Hiç dolmayacak olan
kv-external = Ayırıcı yüzünden boşa giden
kv-free = Boş
kv-slots-share = { $slots } (%{ $percent })
kv-running = Çalışan istek
kv-waiting = Bekleyen istek
kv-preempted = Şimdiye kadar zorla bıraktırma (preemption)
kv-finished = Yanıtlanan istek

## Tablolar

kv-table = Tablo olarak blok tabloları
kv-table-caption = Bloklu havuzda çalışan istekler, geliş sırasıyla.
kv-table-request = İstek
kv-table-tokens = Dolu yer: şimdi / sonunda
kv-table-blocks = Fiziksel bloklar
kv-table-more = { $count } istek daha çalışıyor.

## Gerçek bir GPU’ya ne kadarı sığar; soru yanıtlandıktan sonra gösterilir

kv-capacity = Gerçek bir GPU’da anahtarlar ve değerler
kv-capacity-text = Her token için her katmanda, her anahtar-değer başlığında bir anahtar ve bir değer gerekir. Ağırlıklardan arta kalan belleğe aşağıdaki kadar blok sığar.
kv-model = Dil modeli
kv-memory = GPU belleği
kv-gib = { $n } GiB
kv-utilization = vLLM’in kullanabileceği pay
kv-request-tokens = Bir istekteki token sayısı
kv-element = Önbellekteki bir sayı
kv-bits = { $n } bit
kv-token-bytes = Bir token
kv-block-bytes = { $tokens } token’lık bir blok
kv-weight-bytes = Ağırlıklar, parametre başına 16 bit
kv-cache-bytes = Anahtarlarla değerlere kalan
kv-blocks = Blok sayısı
kv-tokens = Bu bloklardaki token sayısı
kv-concurrency = Aynı anda sığan { $tokens } token’lık istek
kv-count = { $n }
kv-times = { $n }×
kv-capacity-note = Modellerin boyutları, yayımlanmış yapılandırma dosyalarındaki gibidir. Aktivasyonlar hesaba katılmadı; bu yüzden gerçek bir çıkarım motorunda yer biraz daha azdır.
kv-no-room-weights = Ağırlıklar tek başına bile sığmıyor: vLLM başlamayı reddederdi.
kv-no-room-request = Bu uzunlukta tek bir istek bile sığmıyor: vLLM başlamayı reddederdi.

## İki kernel bir saniyede ne yapıyor, bu cihazda ölçülmüş

kv-measure = Bu cihazda ölç
kv-measure-title = Dikkat mekanizması: blok tablosu üzerinden ve tek aralıkta
kv-measure-text = Her biri { $tokens } token’lık { $count } dizi için birer sorgu; 64 sayılık iki başlık; { $block } token’lık bloklarda anahtarlar ve değerler.
kv-measure-rate = Saniyede token
kv-measure-paged = Blok tablosu üzerinden
kv-measure-contiguous = Tek aralıkta
kv-measure-n = { $n } milyon
kv-measure-running = Ölçülüyor…
kv-measure-note = Dönüşümlü alınan { $samples } ölçümün medyanı; baştaki ısınma sayılmadı ({ $adapter }). İki kernel de öğretmek için yazıldı: önemli olan, ikisinin birbirine oranıdır; gerçek hizmetlerde kullanılanlar kat kat hızlıdır.
kv-measure-none = Bu sayfanın kullanabileceği bir GPU yok; bu yüzden ölçüm yapılamaz.
kv-measure-failed = Ölçüm yarıda kaldı: GPU bellek vermedi ya da yanıt vermedi.

## Rozetler: nerede çalışıyor, ne denetlendi

kv-verified = { $mib } MiB geri okundu, 0 uyuşmazlık. { $count ->
    [one] Çalışan tek istek için, blok tablosu üzerinden okuyan kernel ile tek aralıktan okuyan kernel son bitine kadar aynı sonucu veriyor ({ $adapter }).
   *[other] Çalışan { $count } isteğin hepsinde, blok tablosu üzerinden okuyan kernel ile tek aralıktan okuyan kernel son bitine kadar aynı sonucu veriyor ({ $adapter }).
}
kv-verified-none = { $mib } MiB geri okundu, 0 uyuşmazlık; bloklu havuzda çalışan istek yok ({ $adapter }).
kv-mismatch-slot = { $count ->
    [one] 1 uyuşmazlık; { $place } için: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki { $place } için: beklenen { $expected }, bulunan { $found }.
}
kv-place-paged = blok { $block } içindeki yer { $slot }
kv-place-contiguous = aralıklar havuzundaki yer { $slot }
kv-mismatch-entry = { $name } için GPU’daki blok tablosu yanlış: mantıksal blok { $logical } için beklenen blok { $expected }, bulunan { $found }.
kv-mismatch-table = { $name } için GPU’daki blok tablosu yanlış: mantıksal blok { $logical } için beklenen blok { $expected }, bulunan { $found }. İki kernel’in sonuçları şu isteklerde farklı: { $names }.
kv-mismatch-result = İki kernel’in sonuçları şu isteklerde farklı: { $names }.
kv-mismatch-twin = Sonuçlar şu isteklerde CPU’nun sonuçlarından farklı: { $names }.
kv-device-oom = GPU’nuz { $mib } MiB’lık bir arabelleği reddetti. Demo, belleğin yettiği son adımda kalıyor.

## Denetimler

kv-block-size = Bir bloktaki token sayısı
kv-slots = Her havuzdaki yer sayısı
kv-rate = On adımda gelen istek
kv-lengths = İsteklerin uzunluğu
kv-lengths-short = Kısa: girdi de yanıt da 4–16 token
kv-lengths-mixed = Karışık: girdi de yanıt da 4–64 token
kv-lengths-long = Uzun: girdi de yanıt da 32–64 token
kv-prefix = Bütün girdilerin başındaki ortak token sayısı
kv-samples = İstek başına yanıt sayısı
kv-reservation = Aralığın uzunluğu
kv-reservation-maximum = En uzun istek kadar: 128
kv-reservation-powers-of-two = İkinin yanıta yeten en küçük kuvveti
kv-reservation-oracle = Tam gerekeceği kadar
kv-swap = Baştan hesaplamak yerine blokları CPU belleğine taşı
kv-seed = Rastgelelik tohumu
kv-verify = Bütün yerleri geri oku
kv-small = Yalnızca tam bloklar ya da aralıklar sayılırsa havuzda { $slots } yer var; en uzun isteğe ise { $needed } yer gerekiyor.

## Betikleri kapalı okurlar için durağan resim

kv-still-alt = Her isteğe tek aralık verilen havuzda { $running } istek çalışıyor, { $slots } yerin { $used } tanesi kullanımda, { $waiting } istek bekliyor. Bloklu havuzda { $paged_running } istek çalışıyor, { $paged_used } yer kullanımda, { $paged_waiting } istek bekliyor.
kv-still-caption = İki havuzun { $step }. adımın sonundaki durumu, modelin hesabıyla: { $sentence }
