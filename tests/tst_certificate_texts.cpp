#include "core/model/enum_keys.h"
#include "core/texts/certificate_texts.h"
#include "core/texts/translation.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_certificate_texts {

using namespace Qt::Literals::StringLiterals;

/// The fields of certificates are typed in the director's language and kept in the file's.
class TestCertificateTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreKeptInTheFilesWords_data();
    void fieldsAreKeptInTheFilesWords();
    void everyFieldComesBack_data();
    void everyFieldComesBack();
};

void TestCertificateTexts::fieldsAreKeptInTheFilesWords_data()
{
    QTest::addColumn<QLocale::Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, QLocale::Language language, const QString& typed,
                        const QString& kept, const QString& shown) {
        QTest::newRow(name) << language << typed << kept << shown;
    };
    row("German", QLocale::German, u"{Name}: {Platz}"_s, u"{name}: {place}"_s,
        u"{Name}: {Platz}"_s);
    row("German, however it is cased", QLocale::German, u"{PLATZ} {punkte}"_s,
        u"{place} {points}"_s, u"{Platz} {Punkte}"_s);
    row("the file's words in German", QLocale::German, u"{place}"_s, u"{place}"_s, u"{Platz}"_s);
    row("no field", QLocale::German, u"{Gruß} Platz"_s, u"{Gruß} Platz"_s, u"{Gruß} Platz"_s);
    row("English", QLocale::English, u"{name}: {place}"_s, u"{name}: {place}"_s,
        u"{name}: {place}"_s);
    row("German words in English", QLocale::English, u"{Platz}"_s, u"{Platz}"_s, u"{Platz}"_s);
}

void TestCertificateTexts::fieldsAreKeptInTheFilesWords()
{
    QFETCH(const QLocale::Language, language);
    QFETCH(const QString, typed);
    QFETCH(const QString, kept);
    const texts::Translation translation{QLocale(language)};
    QCOMPARE(texts::withFileFields(typed), kept);
    QTEST(texts::withLocalFields(kept), "shown");
}

void TestCertificateTexts::everyFieldComesBack_data()
{
    QTest::addColumn<QLocale::Language>("language");
    QTest::newRow("German") << QLocale::German;
    QTest::newRow("English") << QLocale::English;
}

void TestCertificateTexts::everyFieldComesBack()
{
    QFETCH(const QLocale::Language, language);
    const texts::Translation translation{QLocale(language)};
    for (const auto& [field, word] : core::enumKeys<core::CertificateField>) {
        const QString inFile = u'{' + QString::fromLatin1(word) + u'}';
        QCOMPARE(texts::withLocalFields(inFile), texts::fieldText(field));
        QCOMPARE(texts::withFileFields(texts::fieldText(field)), inFile);
    }
}

RUMMY_TEST(TestCertificateTexts)

} // namespace tst_certificate_texts

#include "tst_certificate_texts.moc"
