#include "core/money/payment.h"
#include "tests/suite.h"

#include <QTest>

#include <functional>

namespace tst_payment {

using namespace Qt::Literals::StringLiterals;

using core::Fee;
using core::Settings;

namespace {

QString repeated(const char* text, int count)
{
    return QString::fromUtf8(text).repeated(count);
}

Settings settings()
{
    Settings settings;
    settings.name = QStringLiteral("Maiturnier");
    settings.date = QDate(2026, 5, 14);
    settings.licence.rightsHolder = QStringLiteral("Müller & Söhne");
    settings.licence.iban = QStringLiteral("DE89 3704 0044 0532 0130 00");
    return settings;
}

Fee feeOf(std::int64_t cents)
{
    Fee fee;
    fee.cents = cents;
    return fee;
}

/// The elements of the code.
QStringList codeOf(const Settings& settings, std::int64_t cents = 1200)
{
    const auto payment = core::licencePayment(settings, feeOf(cents));
    return payment ? QString::fromUtf8(core::paymentCode(*payment)).split(u'\n') : QStringList();
}

enum Element { BicElement = 4, NameElement = 5, IbanElement = 6, AmountElement = 7, Text = 10 };

} // namespace

class TestPayment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeCode();
    void elements_data();
    void elements();
    void nothingToPay_data();
    void nothingToPay();
    void tooLong_data();
    void tooLong();
    void theEventIsShortened();
    void bics_data();
    void bics();
};

void TestPayment::wholeCode()
{
    Settings wanted = settings();
    wanted.licence.bic = QStringLiteral("COBADEFFXXX");
    const auto payment = core::licencePayment(wanted, feeOf(2200));
    QVERIFY(payment);
    QCOMPARE(core::paymentCode(*payment),
             QByteArray("BCD\n002\n1\nSCT\nCOBADEFFXXX\nMüller & Söhne\nDE89370400440532013000\n"
                        "EUR22.00\n\n\nMaiturnier 2026-05-14"));
    core::Payment textless = *payment;
    textless.text.clear();
    QVERIFY2(core::paymentCode(textless).endsWith("\nEUR22.00"), "no empty lines at the end");
}

void TestPayment::elements_data()
{
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<int>("element");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, int element, const QString& expected,
                        const std::function<void(Settings&)>& edit, qint64 cents = 1200) {
        Settings wanted = settings();
        edit(wanted);
        QTest::newRow(name) << wanted << cents << element << expected;
    };
    const auto asItIs = [](Settings&) {};
    row("one euro", AmountElement, QStringLiteral("EUR1.00"), asItIs, 100);
    row("cents", AmountElement, QStringLiteral("EUR0.05"), asItIs, 5);
    row("a thousand euros have no separator", AmountElement, QStringLiteral("EUR1000.00"), asItIs,
        100'000);
    row("the most there is", AmountElement, QStringLiteral("EUR999999999.99"), asItIs,
        99'999'999'999);
    row("blanks leave the IBAN", IbanElement, QStringLiteral("DE89370400440532013000"), asItIs);
    row("no BIC", BicElement, QString(), asItIs);
    row("BIC of eight", BicElement, QStringLiteral("COBADEFF"),
        [](Settings& it) { it.licence.bic = QStringLiteral("coba de ff"); });
    row("what is no BIC is left out", BicElement, QString(),
        [](Settings& it) { it.licence.bic = QStringLiteral("Sparkasse"); });
    row("own text", Text, QStringLiteral("Größe €"),
        [](Settings& it) { it.licence.text = QStringLiteral("Größe €"); });
    row("event without a date", Text, QStringLiteral("Maiturnier"),
        [](Settings& it) { it.date.reset(); });
    row("a blank text is none", Text, QStringLiteral("Maiturnier 2026-05-14"),
        [](Settings& it) { it.licence.text = QStringLiteral("  "); });
    row("control characters are blanks", Text, QStringLiteral("a b c d e"), [](Settings& it) {
        it.licence.text = QStringLiteral("a\nb\r\n\tc\u2028d\u0085\u0007e\n");
    });
    row("signs that banks refuse", Text, QStringLiteral("\"Zur Post\" - 3. Runde - Uwe's"),
        [](Settings& it) { it.licence.text = QStringLiteral("„Zur Post“ – 3. Runde — Uwe’s"); });
    row("line breaks in the name are blanks", NameElement, QStringLiteral("A B"),
        [](Settings& it) { it.licence.rightsHolder = QStringLiteral("A\nB"); });
    row("a letter and its accent become one", NameElement, QStringLiteral("Müller"),
        [](Settings& it) { it.licence.rightsHolder = QStringLiteral("Mu\u0308ller"); });
    row("a name of 70", NameElement, repeated("ü", 70),
        [](Settings& it) { it.licence.rightsHolder = repeated("ü", 70); });
    row("a text of 140", Text, repeated("a", 140),
        [](Settings& it) { it.licence.text = repeated("a", 140); });
    row("the event gives way to the date", Text, repeated("a", 129) + u" 2026-05-14"_s,
        [](Settings& it) { it.name = repeated("a", 200); });
    row("no blank at the cut", Text, repeated("a", 128) + u" 2026-05-14"_s,
        [](Settings& it) { it.name = repeated("a", 128) + u" b"_s; });
}

void TestPayment::elements()
{
    QFETCH(const Settings, settings);
    QFETCH(const qint64, cents);
    QFETCH(const int, element);
    QCOMPARE(codeOf(settings, cents).size(), 11);
    QTEST(codeOf(settings, cents).at(element), "expected");
}

void TestPayment::nothingToPay_data()
{
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<qint64>("cents");
    const auto row = [](const char* name, const std::function<void(Settings&)>& edit,
                        qint64 cents = 1200) {
        Settings wanted = settings();
        edit(wanted);
        QTest::newRow(name) << wanted << cents;
    };
    row("no IBAN", [](Settings& it) { it.licence.iban.clear(); });
    row("a wrong IBAN",
        [](Settings& it) { it.licence.iban = QStringLiteral("DE88370400440532013000"); });
    row("no rights holder", [](Settings& it) { it.licence.rightsHolder.clear(); });
    row("a blank rights holder",
        [](Settings& it) { it.licence.rightsHolder = QStringLiteral(" \n"); });
    row("a name of 71", [](Settings& it) { it.licence.rightsHolder = repeated("ü", 71); });
    row("a text of 141", [](Settings& it) { it.licence.text = repeated("a", 141); });
    row(
        "nothing due", [](Settings&) {}, 0);
    row(
        "more than a transfer takes", [](Settings&) {}, 100'000'000'000);
}

void TestPayment::nothingToPay()
{
    QFETCH(const Settings, settings);
    QFETCH(const qint64, cents);
    QVERIFY(!core::licencePayment(settings, feeOf(cents)));
}

void TestPayment::tooLong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // The key, how many there are, how many fit.
    const auto row = [](const char* title, const QString& name, const QString& text,
                        const char* expected) {
        QTest::newRow(title) << name << text << QString::fromLatin1(expected);
    };
    row("as long as can be", repeated("n", 70), repeated("t", 140), "");
    row("umlauts in the name", repeated("ü", 70), repeated("t", 100), "");
    row("a name of 71", repeated("ü", 71), {}, "rightsHolder: 71, 70");
    row("blanks around it", u' ' + repeated("n", 70) + u'\n', {}, "");
    row("a text of 141", QStringLiteral("n"), repeated("t", 141), "text: 141, 140");
    row("emoji leave no room for more", repeated("😀", 70), {}, "rightsHolder: 70, 62");
    row("nor do umlauts in both", repeated("ü", 70), repeated("ö", 140), "text: 140, 55");
    row("joined emoji stay together", repeated("a", 69) + u"👨‍👩‍👧"_s, {},
        "rightsHolder: 74, 69");
}

/// What does not fit is refused, never shortened.
void TestPayment::tooLong()
{
    QFETCH(const QString, name);
    QFETCH(const QString, text);
    Settings wanted = settings();
    wanted.licence.rightsHolder = name;
    wanted.licence.text = text;
    wanted.licence.bic = QStringLiteral("COBADEFFXXX");
    const auto faults = core::paymentFaultsOf(wanted.licence, core::Pointer());
    QString found;
    for (const auto& fault : faults) {
        found += std::get<core::Pointer>(fault.place).text().mid(1) + u": "_s +
                 fault.arguments.join(u", "_s);
    }
    QTEST(found, "expected");
    const auto payment = core::licencePayment(wanted, feeOf(1200));
    QCOMPARE(payment.has_value(), faults.empty());
    if (payment) {
        QCOMPARE(payment->name, name.trimmed());
        QVERIFY(text.isEmpty() || payment->text == text);
        QVERIFY(core::paymentCode(*payment).size() <= 331);
    }
}

void TestPayment::theEventIsShortened()
{
    Settings wanted = settings();
    wanted.name = repeated("ß", 140);
    wanted.licence.rightsHolder = repeated("ü", 70);
    wanted.licence.bic = QStringLiteral("COBADEFFXXX");
    for (const qint64 cents : {qint64{100}, qint64{99'999'999'999}}) {
        const auto payment = core::licencePayment(wanted, feeOf(cents));
        QVERIFY(payment);
        QVERIFY(payment->text.endsWith(u" 2026-05-14"_s));
        const auto code = core::paymentCode(*payment);
        QVERIFY(code.size() <= 331 && code.size() > 327);
        QVERIFY(QByteArrayView(code).isValidUtf8());
    }
}

void TestPayment::bics_data()
{
    QTest::addColumn<QString>("bic");
    QTest::addColumn<bool>("valid");
    QTest::newRow("of eight") << QStringLiteral("COBADEFF") << true;
    QTest::newRow("of eleven") << QStringLiteral("COBADEFFXXX") << true;
    QTest::newRow("small letters") << QStringLiteral("cobadeffxxx") << true;
    QTest::newRow("in groups") << QStringLiteral("COBA DE FF") << true;
    QTest::newRow("of nine") << QStringLiteral("COBADEFFX") << false;
    QTest::newRow("digits for the country") << QStringLiteral("COBA12FF") << false;
    QTest::newRow("an umlaut") << QStringLiteral("CÖBADEFF") << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestPayment::bics()
{
    QFETCH(const QString, bic);
    QTEST(core::isValidBic(bic), "valid");
}

RUMMY_TEST(TestPayment)

} // namespace tst_payment

#include "tst_payment.moc"
