### Sözlük sayfası.

glossary-title = Sözlük
glossary-lede = Alanın terimleri, bu sayfalarda kullandığımız biçimiyle: her kavram için tek bir sözcük.
glossary-description = A’dan Z’ye GPU belleği: blok, segment, parçalanma, anahtar-değer önbelleği, kabarcık, offload ve rezervasyon birer ikişer cümleyle.
glossary-letters = Harfler
# Diğer dillerin sayfalarında İngilizce sözcükten önce: “İngilizcesi: block table”
glossary-english = İngilizcesi:
# Sözcüğün geçtiği rehber bölümlerine giden bağlantılardan önce
glossary-used = Geçtiği yerler:
glossary-names = Değişmeyen adlar
glossary-names-text = Ürünlerin, tekniklerin, arayüzlerin ve birimlerin adları her dilde kendi yazımıyla kalır.
