### Aktivasyonların bir kısmını saklamanın demosu: küçük bir ağın tek eğitim adımı; aktivasyonları gerçek arabelleklerdir.

checkpointing-title = Bir eğitim adımı, arabellek arabellek
checkpointing-map = Tensörlerin haritası; her satır bir katman. Ok tuşları bir tensörden ötekine götürür.

## Ne oldu? Her adım için bir cümle. $tensor, bir harf ile katmanın numarasıdır.

checkpointing-start = { $depth } katmanlı bir ağ. Geri geçişte her katmana, girdisi x ile ondan ürettiği z ve a gerekir: katman başına { $size }.
checkpointing-forward = { $layer }. katman ileri çalıştırıldı. Şu anda geri geçişi bekleyen aktivasyonlar: { $size }.
checkpointing-refused = { $layer }. katman çalıştırılamadı: { $tensor } için { $bytes } gerekiyor, { $limit } bellekte ise yalnızca { $free } boş yer var. Yeri aktivasyonlar kaplıyor: { $activations }.
checkpointing-refused-backward = { $layer }. katmanın geri geçişi yapılamadı: { $tensor } için { $bytes } gerekiyor, { $limit } bellekte ise yalnızca { $free } boş yer var.
checkpointing-again-full = Her şey geri verildi, adım baştan başlıyor. Bu kez her katman yalnızca girdisini saklayacak.
checkpointing-again-selective = Her şey geri verildi, adım baştan başlıyor. Bu kez hiçbir katman a tensörünü saklamayacak.
checkpointing-again-every = { $every ->
    [one] Her şey geri verildi, adım baştan başlıyor. Bu kez her katman yalnızca girdisini saklayacak.
   *[other] Her şey geri verildi, adım baştan başlıyor. Bu kez her { $every } katmandan yalnızca birinin girdisi saklanacak.
}
checkpointing-dropped-checkpoint = { $layer }. katmanın z ve a tensörleri atıldı: { $size }. Girdisi x, saklama noktası olarak kalıyor.
checkpointing-dropped-all = { $layer }. katmanın x, z ve a tensörleri atıldı: { $size }. Önceki saklama noktasından yeniden hesaplanabilirler.
checkpointing-dropped-a = { $layer }. katmanın a tensörü atıldı: { $size }. z tensöründen yeniden hesaplanabilir.
checkpointing-loss = İleri geçiş bitti; kayıp, ilk gradyanı verdi. Kullanımdaki aktivasyonlar: { $size }.
checkpointing-recomputed = { $layer }. katman bir kez daha ileri çalıştırıldı: x, z ve a tensörleri yine bellekte. Kullanımdaki aktivasyonlar: { $size }.
checkpointing-recomputed-a = { $layer }. katmanın a tensörü, z tensöründen yeniden hesaplandı.
checkpointing-backward = { $layer }. katmanın geri geçişi yapıldı: ağırlıklarının ve girdisinin gradyanları hazır, aktivasyonları serbest bırakıldı. Kalan aktivasyonlar: { $size }.
checkpointing-backward-last = { $layer }. katmanın geri geçişi yapıldı ve adım bitti: bütün gradyanlar hazır, hiç aktivasyon kalmadı.

## Gösterge ve tensörlerin durumları

checkpointing-kept = İleri geçişten beri saklanan
checkpointing-again = Yeniden hesaplanan
checkpointing-gradient = Gradyan
checkpointing-dropped = Artık yok
checkpointing-weights = Ağırlıklar ve gradyanları
checkpointing-request = Karşılanamayan istek

## Haritada

checkpointing-output = Çıktı
checkpointing-memory = Bellek: { $used } / { $limit } kullanımda
checkpointing-memory-free = Bellek: { $used } kullanımda, sınır yok

## Tek bir tensör; imlecin ya da klavyenin altında

checkpointing-tensor-kept = { $tensor }: { $size }; { $layer }. katman için ileri geçişten beri saklanıyor
checkpointing-tensor-again = { $tensor }: { $size }; { $layer }. katman için yeniden hesaplandı
checkpointing-tensor-gradient = { $tensor }: { $size }; { $layer }. katmanın girdisinin gradyanı
checkpointing-tensor-dropped = { $tensor }: { $size }; artık yok

## Sayılar

checkpointing-now = Şu anki aktivasyonlar
checkpointing-peak = Şimdiye kadar en çok
checkpointing-against = Hepsini saklamaya oranla
checkpointing-twice = Yeniden hesaplanan

## Grafik

checkpointing-chart = Adım adım: kullanımdaki aktivasyonlar
checkpointing-chart-alt = { $step }. adımın sonunda kullanımdaki aktivasyonlar { $now }; hepsi saklanırsa en yüksek değer { $all } olur.
checkpointing-live = Aktivasyonlar
checkpointing-keep-all = Hepsi saklanırsa
checkpointing-counted = GPU’nuzda sayılan

## Tablo

checkpointing-table = Tablo olarak tensörler
checkpointing-table-caption = Şu anda kullanımda olan tensörler, katman katman.
checkpointing-table-tensor = Tensör
checkpointing-table-state = Durum
checkpointing-table-layer = Katman
checkpointing-table-size = Boyut

## Rozetler: nerede çalışıyor, ne denetlendi

checkpointing-verified-none = ağırlıklar GPU’nuzun belleğinde { $mib } MiB kaplıyor; henüz aktivasyon yok ({ $adapter }).
checkpointing-verified-live = { $count ->
    [one] { $mib } MiB’lık bir arabellek kullanımda, tıpkı modeldeki gibi; içindeki sayılar, her şeyin saklandığı bir adımdakilerle son bitine kadar aynı ({ $adapter }).
   *[other] toplam { $mib } MiB’lık { $count } arabellek kullanımda, tıpkı modeldeki gibi; içlerindeki sayılar, her şeyin saklandığı bir adımdakilerle son bitine kadar aynı ({ $adapter }).
}
checkpointing-verified-end = activation checkpointing kullanan adım ile kullanmayan adımın gradyanları son bitine kadar aynı ({ $mib } MiB karşılaştırıldı). Arabelleklerden sayıldığında kullanımdaki aktivasyonlar en çok { $peak } MiB tuttu; activation checkpointing olmadan { $plain } MiB ({ $adapter }).
checkpointing-verified-plain = iki çalıştırmanın gradyanları son bitine kadar aynı ({ $mib } MiB karşılaştırıldı). Arabelleklerden sayıldığında kullanımdaki aktivasyonlar en çok { $peak } MiB tuttu ({ $adapter }).
checkpointing-mismatch-word = { $count ->
    [one] 1 uyuşmazlık; { $tensor } içinde, { $element } numaralı sayıda: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki { $tensor } içinde, { $element } numaralı sayıda: beklenen { $expected }, bulunan { $found }.
}
checkpointing-mismatch-bytes = GPU’nuzda { $found } MiB kullanımda, modelde ise { $expected } MiB.
checkpointing-mismatch-peak = GPU’nuzda en çok { $found } MiB aktivasyon kullanımdaydı, modelde ise { $expected } MiB.
checkpointing-device-oom = GPU’nuz { $mib } MiB’lık bir arabelleği reddetti. Demo, belleğin yettiği son adımda kalıyor.

## Denetimler

checkpointing-policy = Ne saklanır
checkpointing-policy-none = Her şey
checkpointing-policy-selective = Her katmanın x ve z tensörleri
checkpointing-policy-full = Her katmanın girdisi
checkpointing-policy-every = Her k katmandan birinin girdisi
checkpointing-policy-sqrt = Karekök kuralına göre girdiler
checkpointing-every = Bir saklama noktasından ötekine katman sayısı, k
checkpointing-depth = Katman sayısı
checkpointing-layers = { $n }
checkpointing-width = Genişlik
checkpointing-tokens = Token sayısı
checkpointing-limit = GPU belleği
checkpointing-no-limit = Sınır yok
checkpointing-verify = Bütün arabellekleri geri oku

## Yayımlanmış modeller için formül

checkpointing-formula = Parametre sayısı 22 milyardan bir trilyona uzanan modeller
checkpointing-formula-text = Aynı saklama kuralları, Korthikanti ve arkadaşlarının formülüyle, yayımlanmış transformer modellerinde: 16 bitlik aktivasyonlar, tek cihaz, gömme katmanı hariç. Böyle bir model birçok GPU’ya bölünür; buradaki toplamlar hepsini birlikte kapsar.
checkpointing-formula-model = { $name }: { $layers } katman, gizli boyut { $hidden }, { $heads } dikkat başlığı, { $tokens } token’lık { $batch } dizi
checkpointing-formula-terms = Tek bir katmanın aktivasyonları
checkpointing-formula-part = Bölüm
checkpointing-formula-bytes = Bayt
checkpointing-term-attention = Dikkat mekanizması, puanlar hariç
checkpointing-term-scores = Dikkat puanları
checkpointing-term-mlp = İleri beslemeli ağ (MLP)
checkpointing-term-norms = Katman normalizasyonları
checkpointing-term-total = Bir katman
checkpointing-formula-policies = Bütün katmanlar
checkpointing-formula-kept = Saklanan
checkpointing-formula-again = Bir seferde yeniden hesaplanan
checkpointing-formula-cost = Ek hesap
checkpointing-row-none = Her şey
checkpointing-row-selective = Dikkat puanları dışında her şey
checkpointing-row-full = Her katmanın girdisi
checkpointing-row-every = { $every ->
    [one] Her katmanın girdisi
   *[other] Her { $every } katmandan birinin girdisi
}

## Betikleri kapalı okurlar için durağan resim

checkpointing-still-alt = { $depth } katman, her birinin x, z ve a tensörleriyle. { $again ->
    [0] İleri geçişten beri saklanan { $kept } tensör
   *[other] İleri geçişten beri saklanan { $kept } tensör, yeniden hesaplanan { $again } tensör
} ve { $gradients } gradyan var; aktivasyonların toplamı { $size }. Her şey saklanırsa en yüksek değer { $all } olur.
checkpointing-still-caption = { $steps } işlemin { $step } tanesi yapıldıktan sonra eğitim adımı, modelin hesabıyla: { $sentence }
