#include "core/money/iban.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_iban {

class TestIban : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checks_data();
    void checks();
    void seesEverySlipOfTheFinger();
};

void TestIban::checks_data()
{
    QTest::addColumn<QString>("iban");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char* name, const char* iban, bool valid) {
        QTest::newRow(name) << QString::fromUtf8(iban) << valid;
    };
    row("Germany", "DE89370400440532013000", true);
    row("in groups of four", "DE89 3704 0044 0532 0130 00", true);
    row("blanks around", "  DE89370400440532013000 ", true);
    row("letters in the account", "GB29NWBK60161331926819", true);
    row("the shortest: Norway", "NO9386011117947", true);
    row("31 characters: Malta", "MT84MALT011000012345MTLCAST001S", true);
    row("Austria", "AT611904300234573201", true);
    row("Switzerland", "CH9300762011623852957", true);
    row("wrong check digits", "DE88370400440532013000", false);
    row("two digits changed over", "DE89370400440532031000", false);
    row("one missing", "DE8937040044053201300", false);
    row("nothing", "", false);
    row("blanks alone", "   ", false);
    row("country alone", "DE89", false);
    row("small letters", "de89370400440532013000", false);
    row("digits for the country", "1289370400440532013000", false);
    row("letters for check digits", "DEAB370400440532013000", false);
    row("a hyphen", "DE89-3704-0044-0532-0130-00", false);
    row("a tab", "DE89\t370400440532013000", false);
    row("Arabic digits", "DE89٣70400440532013000", false);
    row("an umlaut", "DE89Ä70400440532013000", false);
    row("35 characters", "DE893704004405320130001234567890123", false);
    // Congruent to correct check digits, but outside ISO 7064's range.
    row("02 is right", "DE02100000000000000089", true);
    row("99 in place of 02", "DE99100000000000000089", false);
    row("97 is right", "DE97100000000000000028", true);
    row("00 in place of 97", "DE00100000000000000028", false);
    row("98 is right", "DE98100000000000000010", true);
    row("01 in place of 98", "DE01100000000000000010", false);
}

void TestIban::checks()
{
    QFETCH(QString, iban);
    QFETCH(bool, valid);
    QCOMPARE(core::isValidIban(iban), valid);
}

void TestIban::seesEverySlipOfTheFinger()
{
    const auto iban = QStringLiteral("GB29NWBK60161331926819");
    for (qsizetype index = 0; index < iban.size(); ++index) {
        const QChar original = iban[index];
        const auto others = original.isDigit() ? QStringLiteral("0123456789")
                                               : QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        for (const QChar other : others) {
            auto mistyped = iban;
            mistyped[index] = other;
            QCOMPARE(core::isValidIban(mistyped), other == original);
        }
        if (index > 0 && iban[index - 1] != original) {
            auto swapped = iban;
            std::swap(swapped[index], swapped[index - 1]);
            QVERIFY(!core::isValidIban(swapped));
        }
    }
}

RUMMY_TEST(TestIban)

} // namespace tst_iban

#include "tst_iban.moc"
