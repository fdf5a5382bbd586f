### Her sayfanın çerçevesi.

# En üstteki bağlantı; yalnızca klavyeyle görünür
site-skip = İçeriğe geç
# Ana gezinmenin ekran okuyuculara söylenen adı
site-nav = Ana menü
site-nav-open = Menü
site-glossary = Sözlük
# Üç düğmelik grup
site-theme = Tema
site-theme-auto = Sisteme uy
site-theme-light = Açık
site-theme-dark = Koyu
# Dil menüsünün adı; $name, sayfanın dilinin kendi adı
site-language = Dil: { $name }
site-suggest = Bu sayfanın Türkçesi de var.
site-stay = Bu sayfada kal
site-footer = Kumbukumbu özgür yazılımdır. Demolar tarayıcınızda çalışır; hiçbir yere bir şey gönderilmez.
# Alttaki bağlantı: bu dilin ne kadar tamamlandığını gösteren sayfa
site-coverage = Bu çeviri hakkında
# Bir kaynağın yanında: hangi bölümlere ya da yanıtlara dayanak olduğu; adlar ardından gelir
site-supports = Dayanak olduğu yerler:
# Henüz tamamlanmamış bir test ya da konu
site-preview = Ön izleme
site-preview-why = Bazı sorularda şimdilik yalnızca bir şekil var; canlı demoları sonra eklenecek.
site-preview-none = Bu sorularda şimdilik yalnızca birer şekil var; canlı demoları sonra eklenecek.
site-questions = { $count ->
    [one] 1 soru
   *[other] { $count } soru
}
site-minutes = { $count ->
    [one] yaklaşık 1 dakika
   *[other] yaklaşık { $count } dakika
}
site-level-1 = Başlangıç
site-level-2 = Orta
site-level-3 = Zor
# Var olmayan bir sayfanın başlığı
site-lost-title = Böyle bir sayfa yok
site-lost-text = Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Verdiğiniz yanıtlar hâlâ bu cihazda duruyor.
site-lost-home = Giriş sayfasına git
# Betikler kapalıyken sayfanın canlı kısımlarının yerinde görünür
site-noscript = Betikler kapalı olduğu için canlı demo çalışmıyor. Bütün soruları yanıtlarıyla birlikte burada okuyabilirsiniz.
# Betik ya da WebAssembly yüklenemediğinde görünür
site-failed = Bu sayfanın canlı kısmı yüklenemedi. Bütün soruları yanıtlarıyla birlikte burada okuyabilirsiniz; yeniden denemek için sayfayı yenileyin.
