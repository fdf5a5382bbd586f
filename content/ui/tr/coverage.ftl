### Bu dildeki çevirinin ne kadar tamamlandığını gösteren sayfa.

coverage-title = Bu çeviri hakkında
coverage-lede = { $language } olarak neler var? Sayım, site derlenirken yapıldı.
coverage-description = Bu dildeki çeviri ne kadar tamam: testler, rehberler, arayüzün ve demoların metinleri ile sözlük, site derlenirken sayılmış hâliyle.
# Tablonun sütunları
coverage-part = İçerik
coverage-there = Var olan
coverage-of = Toplam
coverage-current = Güncel
# Tablonun satırları
coverage-questions = Testlerdeki sorular
coverage-sections = Rehberlerdeki bölümler
coverage-interface = Arayüz metinleri
coverage-demos = Demo metinleri
coverage-terms = Sözlükteki terimler
# $date: bu metinlerin en yenisinin İngilizcesiyle son karşılaştırıldığı gün
coverage-compared = İngilizce metinle en son karşılaştırma tarihi: { $date }.
# “Güncel” ne demek
coverage-how = Güncel, “İngilizce metnin bugünkü hâlinden yazılmış” demektir. İngilizce metin değişince, bütün diller bu değişikliğe uyana kadar site derlenmez.
# İngilizce sayfada
coverage-source = Diğer dillerdeki metinler İngilizceyle karşılaştırılır.
coverage-mend = Yanlış ya da tuhaf bir ifade mi gördünüz? Metinler düz metin dosyalarında durur; düzeltmek için Rust bilmeniz gerekmez.
