### Başkalarının sayfalarına eklenen testler ve demolar.

embed-quiz = Bu testi kendi sayfanıza ekleyin
embed-demo = Bu demoyu kendi sayfanıza ekleyin
embed-text = Bu satırları kendi sayfanıza yapıştırın. Çerçevenin yüksekliği içeriğine göre ayarlanır; okur istemedikçe cihazına hiçbir şey kaydedilmez.
embed-copy = Satırları kopyala
embed-copied = Kopyalandı.
embed-selected = Tarayıcı burada kopyalamaya izin vermiyor. Satırlar seçildi: klavyeyle kopyalayın.
embed-demo-title = Canlı demo
embed-guide = Rehberi oku
embed-whole = Sayfanın tamamını aç
embed-window = (yeni sekmede açılır)
