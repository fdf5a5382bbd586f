### Ayırıcı demosu: PyTorch’un önbellekli ayırıcısı; segmentleri gerçek arabelleklerdir.

allocator-title = PyTorch’un önbellekli ayırıcısı
allocator-map = Segmentlerin haritası. Ok tuşları bir bloktan ötekine götürür.

## Ne oldu? Her adım için bir cümle. $tensor, programdaki bir addır.

allocator-start = GPU’da { $size } bellek var; PyTorch bunun henüz hiçbir bölümünü almadı.
allocator-new-segment = { $tensor } için { $size } ayrıldı: sürücüden { $segment } boyutunda yeni bir segment geldi.
allocator-reused = { $tensor } için PyTorch’un zaten tuttuğu yerden { $size } ayrıldı. Sürücüye başvurulmadı.
allocator-reused-whole = { $tensor } için { $requested } istendi, { $size } boyutundaki boş blok bütünüyle verildi: kalan kısmı ayrı bir blok yapmaya değmez.
allocator-grown = { $tensor } için { $size } ayrıldı: genişleyebilir segment { $mapped } büyüdü.
allocator-retried = { $tensor } için yer bulunamadı; PyTorch önbelleğinden { $released } geri verdi. Ardından sürücü bu istek için { $segment } verebildi.
allocator-collected = Önce önbellekteki eski bloklar geri verildi: { $released }. Ardından { $tensor } için { $size } ayrıldı.
allocator-freed = { $tensor } serbest bırakıldı: { $size }. Bellek sürücüye dönmez, PyTorch’ta kalır.
allocator-freed-merged = { $tensor } serbest bırakıldı ve yanındaki boş yerle birleşti: şimdi tek parça hâlinde { $size }.
allocator-freed-waits = { $tensor } serbest bırakıldı, ama başka bir akış onu hâlâ kullanıyor olabilir. Blok bekliyor.
allocator-recorded = { $tensor }, akış { $stream } tarafından da kullanılıyor.
allocator-synchronized = Akış { $stream } işini bitirdi. Ayırıcı bunu bir sonraki istekte fark edecek.
allocator-synchronized-all = Bütün akışlar işini bitirdi. Ayırıcı bunu bir sonraki istekte fark edecek.
allocator-emptied = { $count ->
    [one] İçinde kullanılan blok bulunmayan bir aralık sürücüye geri verildi: { $released }. { $kept } hâlâ tutuluyor.
   *[other] İçinde kullanılan blok bulunmayan { $count } aralık sürücüye geri verildi: { $released }. { $kept } hâlâ tutuluyor.
}
allocator-emptied-all = Kullanımda hiçbir şey yok; tutulan belleğin tamamı sürücüye geri verildi: { $released }.
allocator-emptied-nothing = Her segmentte kullanılan bir blok var; bu yüzden sürücüye hiçbir şey geri verilmedi. { $kept } hâlâ tutuluyor.
allocator-emptied-nothing-pages = Hiçbir genişleyebilir segmentte bütünüyle boş bir sayfa yok; bu yüzden sürücüye hiçbir şey geri verilmedi. { $kept } hâlâ tutuluyor.
allocator-emptied-empty = PyTorch hiç bellek tutmuyor; geri verilecek bir şey yok.
allocator-failed-pieces = { $tensor } için bellek ayrılamadı: { $tried } hiçbir yere sığmıyor. Toplam { $free } boş, ama parça parça.
allocator-failed-segment = { $tensor } için bellek ayrılamadı: { $size } gerekiyor, ama PyTorch sürücüden tek seferde { $tried } ister; toplam boş yer ise yalnızca { $free }.
allocator-failed-full = { $tensor } için bellek ayrılamadı: sürücüden { $tried } istendi, toplam boş yer ise yalnızca { $free }.
allocator-failed-limit = { $tensor } için bellek ayrılamadı: PyTorch, bir eksbibayt ve üzerindeki istekleri denemeden reddeder.
allocator-nothing = { $tensor } için hiç bellek ayrılmamıştı; yapılacak bir şey yok.

## Gösterge ve blokların durumları

allocator-live = Kullanımda
allocator-new = Bu adımda verildi
allocator-pending = Serbest bırakıldı, başka akış hâlâ kullanıyor olabilir
allocator-cached = Boş segment
allocator-split = Boş, ama kullanılan bir bloğun yanında kalmış
allocator-mapped = Genişleyebilir segmentin boş kısmı
allocator-gone = Tutulmuyor
allocator-request = Karşılanamayan istek

## Haritada

allocator-segment = Segment { $n }: { $size }
allocator-segment-short = { $n }
allocator-segment-expandable = Genişleyebilir segment { $n }: { $size }
allocator-device-free = GPU’da boş: { $size }

## Tek bir blok; imlecin ya da klavyenin altında

allocator-block-live = { $tensor }, segment { $n } içinde: { $address } adresinde { $size }; istenen { $requested }, yuvarlama kaybı { $loss }; akış { $stream }, { $age ->
    [0] bu adımda verildi
    [one] bir adımdır kullanımda
   *[other] { $age } adımdır kullanımda
}
allocator-block-pending = { $tensor }, segment { $n } içinde: { $address } adresinde { $size }; serbest bırakıldı, başka bir akışı bekliyor
allocator-block-free = Segment { $n } içinde boş blok: { $address } adresinde { $size }, akış { $stream }
allocator-block-gone = Segment { $n }: { $size }, şu anda tutulmuyor

## Sayılar. Yanlarındaki kod, PyTorch’un kendi adıdır.

allocator-reserved = Tutulan
allocator-allocated = Ayrılmış
allocator-inactive-split = Arada kalmış parçalar
allocator-calls = Sürücü çağrıları

## Grafik

allocator-chart = Adım adım: tutulan, etkin ve ayrılmış bellek
allocator-chart-alt = Adım { $step } sonunda tutulan bellek { $reserved }, etkin bellek { $active }, ayrılmış bellek { $allocated }.
allocator-active = Etkin
allocator-reserved-plain = Genişleyebilir segmentler kapalıyken tutulan
allocator-reserved-expandable = Genişleyebilir segmentler açıkken tutulan

## Tablolar

allocator-table = Tablo olarak bloklar
allocator-table-caption = Bütün segmentlerin blokları, adres sırasıyla.
allocator-table-block = Tensör
allocator-table-state = Durum
allocator-table-address = Adres
allocator-table-size = Boyut
allocator-table-more = { $count ->
    [one] Daha yüksek adreste bir blok daha var.
   *[other] Daha yüksek adreslerde { $count } blok daha var.
}
allocator-summary = İstatistikler, torch.cuda.memory_summary() içindeki adlarıyla
allocator-history = Ayırıcı neler yaptı
allocator-history-caption = PyTorch’un kaydettiği geçmişin son satırları; en yenisi en üstte.
allocator-history-step = Adım
allocator-history-action = Eylem
allocator-program = Program
allocator-program-label = Her satırda bir işlem. Dilediğiniz gibi değiştirin.
allocator-program-run = Bu programı oynat
allocator-program-bad = { $line }. satır: { $problem }
allocator-program-operation = “{ $text }” bir işlem değil. a = alloc(16 MiB), free(a) ya da empty_cache() gibi bir satır beklenir.
allocator-program-name = “{ $text }” bir ad olamaz. En çok 16 karakter beklenir: İngiliz alfabesinin harfleri, rakamlar ve _; ilki rakam olamaz.
allocator-program-size = “{ $text }” bir boyut değil. 16 MiB, 1.5 GiB ya da 512 B gibi bir boyut beklenir.
allocator-program-stream = “{ $text }” bir akış değil. stream=1 gibi bir sayı beklenir.
allocator-program-in-use = “{ $text }” kullanımda. Kullanılmayan bir ad beklenir.
allocator-program-not-there = Burada “{ $text }” yok. Daha yukarıda ayrılmış ve henüz serbest bırakılmamış bir tensör beklenir.
allocator-program-too-long = Program çok uzun. En çok { $most } işlem beklenir.
allocator-program-empty = Program boş. En az bir işlem beklenir.

## Aynı hatanın iki sebebi

allocator-causes = Tek hata, iki sebep
allocator-causes-caption = Aynı istek, aynı GPU’da, iki ayrı programdan sonra karşılanamıyor. PyTorch’un iletisinde iki durum ancak sayılardan ayırt edilir.
allocator-cause-pieces = Boş parçalar
allocator-cause-live = Kullanımdaki tensörler
allocator-cause-live-bytes = Kullanımdaki baytlar
allocator-cause-split = Arada kalmış parçalar
allocator-cause-device = GPU’da boş
allocator-cause-enough = İsteğe yetecek kadar bayt var mı?
allocator-cause-yes = Var, ama parça parça
allocator-cause-no = Yok
allocator-cause-show = Bu programı göster

## Bir sürücü çağrısının bedeli, bu cihazda ölçülmüş

allocator-measure = Bu cihazda ölç
allocator-measure-title = Oluşturup yok etmek mi, yeniden kullanmak mı?
allocator-measure-text = Her seferinde { $mib } MiB: ya bir arabellek oluşturulur, içine bir kez yazılır, sonra yok edilir; ya da tek bir arabellek saklanır ve ona yeniden yazılır.
allocator-measure-running = Ölçülüyor…
allocator-measure-median = Medyan
allocator-measure-tail = 99. yüzdelik
allocator-measure-fresh = Oluştur, kullan, yok et
allocator-measure-reused = Yeniden kullan
allocator-measure-us = { $n } µs
allocator-measure-samples = { $rounds ->
    [one] Birer işlemlik { $samples } ölçüm; baştaki ısınma sayılmadı ({ $adapter }).
   *[other] Her biri { $rounds } işlemlik { $samples } ölçüm; baştaki ısınma sayılmadı ({ $adapter }).
}
allocator-measure-none = Bu sayfanın kullanabileceği bir GPU yok; bu yüzden ölçüm yapılamaz.
allocator-measure-failed = Ölçüm yarıda kaldı: GPU bellek vermedi.

## Rozetler: nerede çalışıyor, ne denetlendi

allocator-verified-text = { $count ->
    [one] { $mib } MiB’lık bir arabellek, { $read } MiB geri okundu, 0 uyuşmazlık; ölçek 1 : { $scale } ({ $adapter }).
   *[other] toplam { $mib } MiB’lık { $count } arabellek, { $read } MiB geri okundu, 0 uyuşmazlık; ölçek 1 : { $scale } ({ $adapter }).
}
allocator-verified-none = tutulan segment yok; GPU’nuzda segment arabelleği de yok ({ $adapter }).
allocator-mismatch-block = { $count ->
    [one] 1 uyuşmazlık; { $address } adresinde, { $tensor } içinde: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki { $address } adresinde, { $tensor } içinde: beklenen { $expected }, bulunan { $found }.
}
allocator-mismatch-empty = { $count ->
    [one] 1 uyuşmazlık; hiçbir şeyin yazmadığı { $address } adresinde: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki hiçbir şeyin yazmadığı { $address } adresinde: beklenen { $expected }, bulunan { $found }.
}
allocator-device-oom = GPU’nuz { $mib } MiB’lık bir arabelleği reddetti. Demo, belleğin yettiği son adımda kalıyor.

## Denetimler

allocator-trace = Senaryo
allocator-trace-training-step = Eğitim adımı, iki kez
allocator-trace-changing-lengths = Uzunluğu değişen yığınlar
allocator-trace-two-models = Nöbetleşe çalışan iki model
allocator-trace-fragmenter = Parçalayıcı
allocator-trace-mixed-sizes = Karışık boyutlar
allocator-trace-live-tensors = Kullanımdaki tensörler GPU’yu dolduruyor
allocator-trace-small-then-large = Önce küçük, sonra büyük tensörler
allocator-trace-large-then-small = Önce büyük, sonra küçük tensörler
allocator-trace-own = Kendi programınız
allocator-seed = Rastgelelik tohumu
allocator-device = GPU belleği
allocator-budget = Bu demo için gerçek bellek
allocator-options = Ayırıcının ayarları
allocator-conf-none = ayarlanmamış
allocator-expandable = Genişleyebilir segmentler
allocator-max-split = Bölünmeyen blokların alt sınırı
allocator-no-limit = Sınır yok
allocator-gc = Eski blokları geri verme eşiği
allocator-never = Geri verilmez
allocator-divisions = Boyutları ikinin kuvvetlerinin parçalarına yuvarla
allocator-no-divisions = 512 B’ın katları
allocator-parts = { $n } parça
allocator-verify = Bütün arabellekleri geri oku

## Betikleri kapalı okurlar için durağan resim

allocator-still-alt = { $segments ->
    [one] { $reserved } boyutunda bir segment.
   *[other] Toplam { $reserved } boyutunda { $segments } segment.
} { $live ->
    [one] Kullanımdaki bir blok { $allocated } kaplıyor;
   *[other] Kullanımdaki { $live } blok { $allocated } kaplıyor;
} { $split } boş, ama kullanılan bir bloğun yanında kalmış; geri kalan boş yer { $cached }. GPU’da { $device } boş.
allocator-still-caption = Adım { $step } / { $steps } sonunda ayırıcı, modelin hesabıyla: { $sentence }
