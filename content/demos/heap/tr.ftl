### Öbek demosu: bir arabellek, gelip giden bloklar, sığmayan bir istek.

heap-title = GPU’da bir bellek öbeği
heap-map = Öbeğin haritası. Ok tuşları bir bloktan ötekine götürür.

## Ne oldu? Her adım için bir cümle

heap-start = Öbek boş: { $capacity } MiB, henüz yazılmamış.
heap-placed = Blok { $id } yerleşti: { $address } adresinde { $size } MiB.
heap-freed = Blok { $id } serbest bırakıldı: { $size } MiB. Üzerine başka bir şey yazılana kadar baytları olduğu gibi kalır.
heap-refused-fragmented = { $request } MiB hiçbir yere sığmıyor: toplam { $free } MiB boş, ama en büyük boşluk yalnızca { $largest } MiB.
heap-refused-full = { $request } MiB sığmıyor: toplam yalnızca { $free } MiB boş.
heap-compacted = { $count ->
    [one] Bir blok başa doğru kaydırıldı: bütün boş baytlar artık { $largest } MiB’lık tek bir boşlukta.
   *[other] { $count } blok başa doğru kaydırıldı: bütün boş baytlar artık { $largest } MiB’lık tek bir boşlukta.
}
heap-compacted-nothing = Kaydıracak bir şey yok: boş baytlar zaten tek bir boşlukta.

## Cümlenin yanındaki çağrıda geçen sözler

heap-call-no-hole = uygun boşluk yok

## Gösterge

heap-live = Kullanımda
heap-new = Bu adımda yazıldı
heap-stale = Boş, eski baytlar duruyor
heap-void = Hiç yazılmadı
heap-refused = Reddedilen istek

## Sayılar

heap-used = Kullanılan
heap-free = Toplam boş
heap-largest = En büyük boşluk
heap-fragmentation = Dış parçalanma

## Rozetler: nerede çalışıyor, ne denetlendi

heap-mismatch-block = { $count ->
    [one] 1 uyuşmazlık; { $address } adresinde, blok { $id } içinde: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki { $address } adresinde, blok { $id } içinde: beklenen { $expected }, bulunan { $found }.
}
heap-mismatch-stale = { $count ->
    [one] 1 uyuşmazlık; { $address } adresinde, blok { $id } tarafından geride bırakılan baytlarda: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki { $address } adresinde, blok { $id } tarafından geride bırakılan baytlarda: beklenen { $expected }, bulunan { $found }.
}
heap-mismatch-empty = { $count ->
    [one] 1 uyuşmazlık; hiçbir bloğun yazmadığı { $address } adresinde: beklenen { $expected }, bulunan { $found }.
   *[other] { $count } uyuşmazlık; ilki hiçbir bloğun yazmadığı { $address } adresinde: beklenen { $expected }, bulunan { $found }.
}
heap-device-oom = GPU’nuz { $mib } MiB’lık bir arabelleği reddetti. Öbek yeniden { $back } MiB’a getirildi.

## Denetimler

heap-size = Öbeğin boyutu
heap-policy = Yerleştirme kuralı
heap-first-fit = İlk uygun
heap-best-fit = En uygun
heap-next-fit = Sonraki uygun
heap-workload = Senaryo
heap-scripted = Birer blok atlayarak serbest bırakma
heap-neighbours = Komşu blokları serbest bırakma
heap-random = Rastgele ayırma
heap-seed = Rastgelelik tohumu
heap-verify = Bütün öbeği geri oku
# Haritadaki bloğun üzerinde; birim, satırın adresinden bellidir
heap-size-on-block = { $n }

## Tek bir blok; imlecin ya da klavyenin altında

heap-cell-live = Blok { $id }: { $address } adresinden başlayan { $size } MiB
heap-cell-free = Boşluk: { $address } adresinden başlayan { $size } MiB

## Tablo olarak öbek

heap-table = Tablo olarak bloklar
heap-table-caption = Adres sırasıyla bloklar ve boş baytlar. Boş baytlarda, onları geride bırakan blok yazılıdır.
heap-table-block = Blok
heap-table-state = Durum
heap-table-address = Adres
heap-table-size = Boyut
heap-table-more = { $count ->
    [one] Daha yüksek bir adreste bir parça daha var.
   *[other] Daha yüksek adreslerde { $count } parça daha var.
}

## Grafik

heap-chart = Adım adım: kullanılan bellek ve en büyük boşluk
heap-chart-alt = Adım { $step } sonunda kullanılan bellek { $used } MiB, en büyük boşluk { $largest } MiB.

## Betikleri kapalı okurlar için durağan resim

heap-still-alt = { $rows } satıra çizilmiş { $capacity } MiB’lık bir öbek. Kullanımdaki { $live } bloğun arasında { $holes } boşluk var; toplam { $free } MiB boş, en büyük boşluk { $largest } MiB. { $request } MiB’lık istek en büyük boşluğun altında duruyor ve ondan daha uzun.
heap-still-caption = Aynı öbek, { $request } MiB’lık isteğin reddedildiği adımda; modelin hesabıyla.
heap-still-before-alt = { $rows } satıra çizilmiş { $capacity } MiB’lık bir öbek. Kullanımdaki { $live } bloğun arasında { $holes } boşluk var; toplam { $free } MiB boş, en büyük boşluk { $largest } MiB.
heap-still-before-caption = Öbek, sorunun sorduğu adımdan bir adım önce; modelin hesabıyla.
