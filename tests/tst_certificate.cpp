#include "core/model/certificate.h"
#include "core/model/enum_keys.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_certificate {

using core::CertificateField;

class TestCertificate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fields_data();
    void fields();
    void everyFieldIsFilledIn();
    void fieldsInTheirOrder();
};

void TestCertificate::fields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<QString>("filled");
    const auto row = [](const char* name, const char* text, const char* filled,
                        const QStringList& unknown = {}) {
        QTest::newRow(name) << QString::fromUtf8(text) << unknown << QString::fromUtf8(filled);
    };
    row("nothing", "", "");
    row("no field", "Well played.", "Well played.");
    row("one", "{name}", "<name>");
    row("twice, within words", "a{place}b{place}", "a<place>b<place>");
    row("unknown stays", "{nam} {name}", "{nam} <name>", {QStringLiteral("nam")});
    row("unknown ones are named once", "{x}{y}{x}", "{x}{y}{x}",
        {QStringLiteral("x"), QStringLiteral("y")});
    row("capitals are others", "{Name}", "{Name}", {QStringLiteral("Name")});
    row("blanks are others", "{ name }", "{ name }", {QStringLiteral(" name ")});
    row("empty braces", "{}", "{}", {QString()});
    row("a lone brace is no field", "} or { and {\n}", "} or { and {\n}");
    row("braces in braces", "{{name}}", "{<name>}");
}

void TestCertificate::fields()
{
    QFETCH(const QString, text);
    QTEST(core::unknownFields(text), "unknown");
    // Filled-in text is not scanned again.
    const auto value = [](CertificateField field) { return u'<' + core::keyOf(field) + u'>'; };
    QTEST(core::filled(text, value), "filled");
    QCOMPARE(core::filled(QStringLiteral("{name}"),
                          [](CertificateField) { return QStringLiteral("{place}"); }),
             QStringLiteral("{place}"));
}

void TestCertificate::everyFieldIsFilledIn()
{
    for (const auto& word : core::allWords<CertificateField>()) {
        const QString text = u'{' + word + u'}';
        QVERIFY(core::unknownFields(text).isEmpty());
        QCOMPARE(core::filled(text, [](CertificateField field) { return core::keyOf(field); }),
                 word);
    }
}

void TestCertificate::fieldsInTheirOrder()
{
    QCOMPARE(
        core::fieldsOf(QStringLiteral("{venue}, {date} {x} {venue}")),
        (std::vector{CertificateField::Venue, CertificateField::Date, CertificateField::Venue}));
}

RUMMY_TEST(TestCertificate)

} // namespace tst_certificate

#include "tst_certificate.moc"
