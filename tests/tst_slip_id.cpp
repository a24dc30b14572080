#include "core/codes/slip_id.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <utility>

namespace tst_slip_id {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::RefusalCode;
using core::RoundFault;
using core::SlipFault;
using core::SlipId;

/// Ids of score slips: text, parsing, and the effect of a wrong digit.
class TestSlipId : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void reads_data();
    void reads();
    void refusesForms_data();
    void refusesForms();
    void tellsIdsFromNumbers();
    void everyIdIsRead();
    void everyWrongDigitIsFound();
    void everySwapOfNeighboursIsFound();
    void slipsInForce_data();
    void slipsInForce();
};

namespace {

SlipId id(int round, int table, int edition = 1)
{
    return {core::RoundNumber{round}, core::TableNumber{table}, edition};
}

/// Every id of that many rounds and tables, in the first editions and the last.
std::vector<SlipId> manyIds()
{
    std::vector<SlipId> ids;
    for (int round = 1; round <= 12; ++round) {
        for (int table = 1; table <= 40; ++table) {
            for (const int edition : {1, 2, 9, 10, core::largestSlipEdition}) {
                ids.push_back(id(round, table, edition));
            }
        }
    }
    return ids;
}

QString codeName(const core::Refusals& refusals)
{
    return refusals.empty() ? u"read"_s : QString::fromUtf8(core::told(refusals));
}

/// Rounds 1 and 2 are published, 3 is a draft; table 2 of round 1 has the third slip.
core::Tournament printed()
{
    auto evening = tournament(8);
    const auto tables = [] {
        return std::vector{table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})};
    };
    evening.rounds = {round(1, tables()), round(2, {tables()[0]}),
                      round(3, tables(), {}, core::RoundState::Draft)};
    evening.rounds[0].tables[1].head.slip = 3;
    return evening;
}

} // namespace

void TestSlipId::writes_data()
{
    QTest::addColumn<SlipId>("slip");
    QTest::addColumn<QString>("text");
    QTest::newRow("the table has two digits") << id(3, 7) << u"3-07-2"_s;
    QTest::newRow("an edition stands before the check digit") << id(3, 7, 2) << u"3-07-20"_s;
    QTest::newRow("two digits of an edition") << id(12, 40, 17) << u"12-40-178"_s;
    QTest::newRow("a large hall") << id(1, 107) << u"1-107-2"_s;
}

void TestSlipId::writes()
{
    QFETCH(const SlipId, slip);
    QTEST(core::slipText(slip), "text");
}

void TestSlipId::reads_data()
{
    QTest::addColumn<QString>("text");
    const QString plain = core::slipText(id(3, 7, 2));
    for (const auto& separator :
         {u"-"_s, u" "_s, u"."_s, u","_s, u"/"_s, u" - "_s, u"\t"_s, u"ß"_s}) {
        QTest::addRow("separator \"%s\"", qPrintable(separator))
            << QString(plain).replace(u'-', separator);
    }
    QTest::newRow("blanks around it") << u"  "_s + plain + u"\r\n"_s;
    QTest::newRow("at the end of an address") << u"http://192.168.1.5:8080/t/K7QF3#"_s + plain;
    QTest::newRow("an address on another keyboard")
        << u"httpÖ--192.168.1.5Ö8080-t-K7QF3§"_s + plain;
    QTest::newRow("without the table's zero") << QString(plain).replace(u"-07-"_s, u"-7-"_s);
    QTest::newRow("a zero before the round") << u'0' + plain;
}

void TestSlipId::reads()
{
    QFETCH(const QString, text);
    const auto read = core::readSlipId(text);
    QVERIFY2(read, core::told(refusalsOf(read)).constData());
    QVERIFY(*read == id(3, 7, 2));
}

void TestSlipId::refusesForms_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& text :
         {u""_s, u"7"_s, u"3-07"_s, u"3-07-"_s, u"3-07-6-1"_s, u"3:07:6"_s, u"a-07-6"_s,
          u"-3-07-6"_s, u"3-07-1234"_s, u"99999999999-07-1"_s, u"3-07-٦"_s}) {
        QTest::addRow("\"%s\"", qPrintable(text)) << text;
    }
    // The check digit is right, but nothing has that number.
    QTest::newRow("no round") << core::slipText(id(0, 7));
    QTest::newRow("no table") << core::slipText(id(3, 0));
    QTest::newRow("the first edition is not written") << u"3-07-12"_s;
    QTest::newRow("beyond all numbers") << u"4294967297-07-3"_s;
}

void TestSlipId::refusesForms()
{
    QFETCH(const QString, text);
    const auto read = core::readSlipId(text);
    QVERIFY(!read);
    QCOMPARE(read.refused().refusals,
             (core::Refusals{refusal(SlipFault::NotAnId, "/slip", {text.trimmed()})}));
}

void TestSlipId::tellsIdsFromNumbers()
{
    for (const auto& number : {u""_s, u"7"_s, u" 12 "_s}) {
        QVERIFY2(!core::looksLikeSlipId(number), qPrintable(number));
    }
    for (const auto& other : {u"3-"_s, u"3 07 6"_s, u"x"_s}) {
        QVERIFY2(core::looksLikeSlipId(other), qPrintable(other));
    }
}

void TestSlipId::everyIdIsRead()
{
    for (const auto& slip : manyIds()) {
        const auto read = core::readSlipId(core::slipText(slip));
        QVERIFY2(read && *read == slip, qPrintable(core::slipText(slip)));
    }
}

void TestSlipId::everyWrongDigitIsFound()
{
    for (const auto& slip : manyIds()) {
        const QString text = core::slipText(slip);
        for (qsizetype at = 0; at < text.size(); ++at) {
            for (char digit = '0'; text[at].isDigit() && digit <= '9'; ++digit) {
                QString wrong = text;
                wrong[at] = QLatin1Char(digit);
                const auto read = core::readSlipId(wrong);
                QVERIFY2(wrong == text || !read, qPrintable(text + u" as "_s + wrong));
            }
        }
    }
}

void TestSlipId::everySwapOfNeighboursIsFound()
{
    for (const auto& slip : manyIds()) {
        const QString text = core::slipText(slip);
        for (qsizetype at = 0; at < text.size(); ++at) {
            // The next digit, even across a separator.
            const qsizetype next = at + 1 < text.size() && text[at + 1] == u'-' ? at + 2 : at + 1;
            if (text[at] == u'-' || next >= text.size()) {
                continue;
            }
            QString wrong = text;
            wrong[at] = text[next];
            wrong[next] = text[at];
            const auto read = core::readSlipId(wrong);
            QVERIFY2(wrong == text || !read, qPrintable(text + u" as "_s + wrong));
        }
    }
}

void TestSlipId::slipsInForce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<core::Refusals>("refusals");
    const auto row = [](const char* name, const SlipId& slip, const core::Refusals& refusals) {
        QTest::newRow(name) << core::slipText(slip) << refusals;
    };
    row("the first", id(1, 1), {});
    row("the newest", id(1, 2, 3), {});
    row("of another round", id(2, 1), {});
    row("replaced", id(1, 2, 2),
        {refusal(SlipFault::Replaced, "/slip", {u"1"_s, u"2"_s, u"2"_s, u"3"_s})});
    row("the very first was replaced", id(1, 2),
        {refusal(SlipFault::Replaced, "/slip", {u"1"_s, u"2"_s, u"1"_s, u"3"_s})});
    row("newer than all", id(1, 1, 2),
        {refusal(SlipFault::NotInForce, "/slip", {u"1"_s, u"1"_s, u"2"_s, u"1"_s})});
    row("no such table", id(2, 2), {refusal(RoundFault::TableUnknown, "/slip", {u"2"_s})});
    row("no such round", id(4, 1), {refusal(RoundFault::Unknown, "/slip", {u"4"_s})});
    row("a draft has no slips", id(3, 1), {refusal(RoundFault::IsDraft, "/slip", {u"3"_s})});
    QTest::newRow("a wrong digit")
        << u"1-02-8"_s
        << core::Refusals{refusal(SlipFault::CheckDigitWrong, "/slip", {u"1-02-8"_s})};
}

void TestSlipId::slipsInForce()
{
    QFETCH(const QString, text);
    QFETCH(const core::Refusals, refusals);
    const auto slip = core::slipInForce(printed(), text);
    QVERIFY2(refusalsOf(slip) == refusals, qPrintable(codeName(refusalsOf(slip))));
    QVERIFY(!slip || core::slipText(*slip) == text);
}

RUMMY_TEST(TestSlipId)

} // namespace tst_slip_id

#include "tst_slip_id.moc"
