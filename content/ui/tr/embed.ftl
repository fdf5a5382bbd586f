### Başkalarının sayfalarına eklenen testler ve demolar.

embed-quiz = Bu testi sayfanıza ekleyin
embed-demo = Bu demoyu sayfanıza ekleyin
embed-text = Bu satırları kendi sayfanıza yapıştırın. Çerçevenin yüksekliği içeriğine göre ayarlanır; okur istemedikçe cihazında hiçbir şey saklanmaz.
embed-copy = Satırları kopyala
# Said after the button was pressed
embed-copied = Kopyalandı.
embed-selected = Tarayıcı burada kopyalamaya izin vermiyor. Satırlar seçildi: klavyeyle kopyalayın.
# Heading for screen readers
embed-demo-title = Canlı demo
embed-guide = Rehberi oku
embed-whole = Sayfanın tamamını aç
# Behind a link, for screen readers
embed-window = (yeni sekmede açılır)
