#include "card_evening.h"
#include "core/codes/hall_codes.h"
#include "core/codes/slip_id.h"
#include "pending_builder.h"
#include "reports/documents/catalogue.h"
#include "tests/suite.h"
#include "typeset/sheet_checker.h"

#include <QTest>

namespace tst_slip_documents {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using documents::Choice;
using documents::Kind;

/// Slips and cards of a round as composed from the tournament.
class TestSlipDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slipsOfARound();
    void chosenTables();
    void roundsAhead_data();
    void roundsAhead();
    void kitOfRoundsAhead();
    void pagesOfTheKitAreCountedThrough();
    void wordsFollowTheRules();
    void slipsOfCards_data();
    void slipsOfCards();
    void codesForPhones_data();
    void codesForPhones();
    void replacedSlips();
    void lostSlips();
    void namesakes();
    void blankSlips_data();
    void blankSlips();
    void cards();
    void beforeTheFirstRound();

private:
    static core::Tournament eight();
};

namespace {

documents::Source sourceOf(const core::Tournament& tournament)
{
    return {tournament, {}, QDateTime(QDate(2026, 11, 21), QTime(20, 0))};
}

template <typename Body>
Body bodyOf(const core::Tournament& tournament, const Choice& choice)
{
    const auto composed = documents::compose(sourceOf(tournament), choice);
    return std::get<Body>(composed->front().body);
}

typeset::ScoreSlips slipsOf(const core::Tournament& tournament,
                            const Choice& choice = {Kind::ScoreSlips})
{
    return bodyOf<typeset::ScoreSlips>(tournament, choice);
}

} // namespace

core::Tournament TestSlipDocuments::eight()
{
    auto evening = tournament(8);
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})}),
        round(2, {table(1, {5_p, 2_p, 3_p}), table(12, {1_p, 6_p, 7_p, 8_p})}, {4_p})};
    return evening;
}

void TestSlipDocuments::slipsOfARound()
{
    const auto evening = eight();
    const auto latest = slipsOf(evening, {Kind::ScoreSlips, 2_r});
    QCOMPARE(latest.slips.size(), std::size_t{2});
    const auto& slip = latest.slips.back();
    QCOMPARE(slip.table, u"Table 12"_s);
    QCOMPARE(slip.round, u"Round 2"_s);
    QCOMPARE(slip.id, core::slipText({2_r, 12_t}));
    QCOMPARE(slip.games, 2);
    QVERIFY(slip.remark.isEmpty());
    QCOMPARE(slip.seats.size(), std::size_t{4});
    QCOMPARE(slip.seats[1].letter, u"B"_s);
    QCOMPARE(slip.seats[1].number, u"6"_s);
    QCOMPARE(slip.seats[1].name, u"Person 6"_s);
    for (const auto& printed : slipsOf(evening, {Kind::ScoreSlips, 1_r}).slips) {
        QVERIFY(core::slipInForce(evening, printed.id));
    }
}

/// DESIGN.md, section 17: the default round is the earliest unfinished one; result documents are of
/// the latest round with results.
void TestSlipDocuments::roundsAhead_data()
{
    QTest::addColumn<int>("played");
    QTest::addColumn<core::RoundNumber>("slips");
    QTest::addColumn<core::RoundNumber>("standings");
    QTest::newRow("nothing played") << 0 << 1_r << 1_r;
    QTest::newRow("half of a round") << 1 << 1_r << 1_r;
    QTest::newRow("a round") << 2 << 2_r << 1_r;
    QTest::newRow("a late table of the first") << 3 << 1_r << 2_r;
    QTest::newRow("everything") << 4 << 2_r << 2_r;
}

void TestSlipDocuments::roundsAhead()
{
    QFETCH(const int, played);
    auto evening = eight();
    const auto play = [&](std::size_t round, std::size_t table) {
        auto& at = evening.rounds[round].tables[table];
        const auto outcome = at.head.seats.size() == 3 ? game_builder::romme("0,5,9")
                                                       : game_builder::romme("0,5,5,9");
        at.games = {{1_g, core::PlayedGame{outcome, {}}}, {2_g, core::PlayedGame{outcome, {}}}};
    };
    if (played > 0) {
        play(0, 0);
    }
    if (played == 2 || played == 4) {
        play(0, 1);
    }
    if (played > 2) {
        play(1, 0);
    }
    if (played > 3) {
        play(1, 1);
    }
    QTEST(*documents::roundOf(evening, {Kind::ScoreSlips}), "slips");
    QTEST(*documents::roundOf(evening, {Kind::PaperKit}), "slips");
    QTEST(*documents::roundOf(evening, {Kind::Standings}), "standings");
    QTEST(*documents::roundOf(evening, {Kind::RoundResults}), "standings");
}

void TestSlipDocuments::kitOfRoundsAhead()
{
    const auto evening = eight();
    const auto kit = documents::compose(sourceOf(evening), {Kind::PaperKit});
    QStringList titles;
    QStringList slips;
    for (const auto& document : *kit) {
        if (const auto* const table = std::get_if<typeset::TableDocument>(&document.body)) {
            titles << table->title;
        }
        if (const auto* const printed = std::get_if<typeset::ScoreSlips>(&document.body)) {
            slips << printed->slips.front().round;
        }
    }
    QCOMPARE(titles, QStringList({u"If the laptop fails"_s, u"Seating by table, round 1"_s,
                                  u"Seating by name, round 1"_s, u"Seating by table, round 2"_s,
                                  u"Seating by name, round 2"_s, u"Standings after round 1"_s,
                                  u"Open tables, round 1"_s, u"Points of a game"_s}));
    QCOMPARE(slips, QStringList({u"Round 1"_s, u"Round 2"_s, u"Round"_s}));
}

void TestSlipDocuments::pagesOfTheKitAreCountedThrough()
{
    const auto evening = eight();
    const auto kit = documents::compose(sourceOf(evening), {Kind::PaperKit});
    const auto sheets = typeset::sheetsOf(*kit, typeset::PaperSize::A4);
    const auto count = static_cast<int>(sheets.size());
    // Slips have no room for a number.
    for (int page = 1; page <= 8; ++page) {
        const auto text = typeset::runningText(sheets[static_cast<std::size_t>(page - 1)]);
        const auto due = typeset::withoutBlanks(u"Page %1 of %2"_s.arg(page).arg(count));
        QVERIFY2(text.contains(due), qPrintable(text));
    }
}

void TestSlipDocuments::chosenTables()
{
    const auto chosen = slipsOf(eight(), {Kind::ScoreSlips, 1_r, {}, {2_t}});
    QCOMPARE(chosen.slips.size(), std::size_t{1});
    QCOMPARE(chosen.slips.front().table, u"Table 2"_s);
}

void TestSlipDocuments::wordsFollowTheRules()
{
    auto evening = eight();
    const auto plus = slipsOf(evening).words;
    QCOMPARE(plus.secondBox, u"Claims"_s);
    QCOMPARE(plus.endings.size(), 3);
    evening.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    evening.settings.rules.options.firstRoundRomme = false;
    const auto pure = slipsOf(evening).words;
    QVERIFY(pure.secondBox.isEmpty());
    QCOMPARE(pure.endings, QStringList({u"Rommé"_s, u"Ended early"_s}));
}

/// docs/rules.md: points left in hand are subtracted, and a deal may end with the stock.
void TestSlipDocuments::slipsOfCards_data()
{
    QTest::addColumn<core::CardRules>("rules");
    QTest::addColumn<int>("deals");
    QTest::newRow("quick: as many as it has")
        << card_evening::quick(core::CardEvent::Points, 3) << 3;
    QTest::newRow("to a target: eight") << card_evening::target(core::CardEvent::Points, 500) << 8;
}

void TestSlipDocuments::slipsOfCards()
{
    QFETCH(const core::CardRules, rules);
    QFETCH(const int, deals);
    auto evening = eight();
    evening.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    evening.settings.cards = rules;
    const auto printed = slipsOf(evening);
    const auto& words = printed.words;
    QCOMPARE(words.game, u"Deal %1"_s);
    QCOMPARE(QStringList({words.firstBox, words.secondBox}),
             QStringList({u"Melded"_s, u"In hand"_s}));
    QCOMPARE(words.endings, QStringList({u"Stock used up"_s}));
    QVERIFY(!words.runningTotal.isEmpty());
    QCOMPARE(printed.slips.front().games, deals);
    QCOMPARE(words.low, std::holds_alternative<scoring::TargetMatch>(rules.match));
    const auto blank = documents::blankSlips(sourceOf(evening), {});
    QCOMPARE(std::get<typeset::ScoreSlips>(blank.body).slips.front().games, deals);
    for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
        QCOMPARE(typeset::slipPages(printed, paper).front().paper.orientation,
                 typeset::Orientation::Landscape);
    }
}

void TestSlipDocuments::codesForPhones_data()
{
    QTest::addColumn<core::PhoneSlips>("phoneSlips");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("code");
    QTest::newRow("off") << core::PhoneSlips::Off << u"http://10.0.0.1/"_s << QString();
    QTest::newRow("never served") << core::PhoneSlips::Desk << QString() << QString();
    QTest::newRow("by phone") << core::PhoneSlips::Desk << u"http://10.0.0.1/"_s
                              << u"http://10.0.0.1/t/%1#1-02-9"_s;
}

/// The id is shown as before; the one in the address is the same.
void TestSlipDocuments::codesForPhones()
{
    QFETCH(const core::PhoneSlips, phoneSlips);
    QFETCH(const QString, address);
    QFETCH(const QString, code);
    auto evening = eight();
    evening.settings.phoneSlips = phoneSlips;
    auto source = sourceOf(evening);
    source.hallKey = QByteArray(core::hallKeyLength, 'k');
    source.hallAddress = address;
    const auto composed = documents::compose(source, {Kind::ScoreSlips});
    const auto& slip = std::get<typeset::ScoreSlips>(composed->front().body).slips[1];
    const auto secret = core::slipCode(source.hallKey, {1_r, 2_t, 1});
    QCOMPARE(slip.code, code.isEmpty() ? code : code.arg(secret));
    QCOMPARE(slip.id, core::slipText({1_r, 2_t}));
    QVERIFY(slip.code.isEmpty() || *core::readSlipId(slip.code) == core::SlipId({1_r, 2_t, 1}));
}

void TestSlipDocuments::replacedSlips()
{
    auto evening = eight();
    evening.rounds[1].tables[0].head.slip = 2;
    const auto slips = slipsOf(evening, {Kind::ScoreSlips, 2_r}).slips;
    QCOMPARE(slips[0].id, core::slipText({2_r, 1_t, 2}));
    QVERIFY(!slips[0].remark.isEmpty());
    QVERIFY(slips[1].remark.isEmpty());
}

void TestSlipDocuments::lostSlips()
{
    auto evening = eight();
    auto& table = evening.rounds[1].tables[0];
    table.games = {{core::GameNumber{1}, evening::played("0,5,9")}};
    auto source = sourceOf(evening);
    source.pending = {pending_builder::report(u"a1"_s, {2_r, 1_t}, core::GameNumber{2},
                                              evening::played("4,0,7"))};
    Choice choice{Kind::ScoreSlips, 2_r};
    choice.tables = {1_t};
    choice.form = documents::Form::Filled;
    const auto composed = documents::compose(source, choice);
    const auto& slip = std::get<typeset::ScoreSlips>(composed->front().body).slips.front();
    QCOMPARE(slip.id, core::slipText({2_r, 1_t}));
    QVERIFY(!slip.remark.isEmpty());
    QCOMPARE(slip.results.size(), std::size_t{2});
    QCOMPARE(slip.results[0].first, (QStringList{u"0"_s, u"5"_s, u"9"_s}));
    QCOMPARE(slip.results[0].ending, std::optional<qsizetype>(0));
    QVERIFY(slip.results[0].remark.isEmpty());
    QCOMPARE(slip.results[1].first, (QStringList{u"4"_s, u"0"_s, u"7"_s}));
    QCOMPARE(slip.results[1].remark, u"by phone"_s);
    QVERIFY(slipsOf(evening, {Kind::ScoreSlips, 2_r}).slips.front().results.empty());
}

void TestSlipDocuments::namesakes()
{
    auto evening = eight();
    evening.participants[0].name = evening.participants[5].name;
    evening.participants[0].club = u"Hof"_s;
    const auto slip = slipsOf(evening, {Kind::ScoreSlips, 2_r}).slips.back();
    QCOMPARE(slip.seats[0].name, u"Person 6 (Hof)"_s);
    QCOMPARE(slip.seats[1].name, u"Person 6"_s);
}

void TestSlipDocuments::blankSlips_data()
{
    QTest::addColumn<int>("tables");
    QTest::addColumn<std::size_t>("slips");
    QTest::newRow("no round yet") << 0 << std::size_t{4};
    QTest::newRow("few tables") << 2 << std::size_t{4};
    QTest::newRow("a full page more") << 6 << std::size_t{8};
}

void TestSlipDocuments::blankSlips()
{
    QFETCH(const int, tables);
    auto evening = tournament(24);
    evening.settings.gamesPerRound = 5;
    if (tables > 0) {
        auto played = round(1, {});
        for (int number = 1; number <= tables; ++number) {
            const auto seat = [number](int index) {
                return core::StartNumber{4 * (number - 1) + index};
            };
            played.tables.push_back(table(number, {seat(1), seat(2), seat(3), seat(4)}));
        }
        evening.rounds = {played};
    }
    const auto document = documents::blankSlips(sourceOf(evening), {});
    const auto& slips = std::get<typeset::ScoreSlips>(document.body).slips;
    QTEST(slips.size(), "slips");
    QVERIFY(slips.front().id.isEmpty());
    QCOMPARE(slips.front().games, 5);
    QCOMPARE(slips.front().seats.size(), std::size_t{4});
    QVERIFY(slips.front().seats.front().name.isEmpty());
}

void TestSlipDocuments::cards()
{
    const auto cards = bodyOf<typeset::TableCards>(eight(), {Kind::TableCards, 2_r});
    QCOMPARE(cards.cards.size(), std::size_t{2});
    const auto& card = cards.cards.front();
    QCOMPARE(card.number, u"1"_s);
    QCOMPARE(card.round, u"Round 2"_s);
    QCOMPARE(card.people,
             (QStringList{u"A  5 Person 5"_s, u"B  2 Person 2"_s, u"C  3 Person 3"_s}));
}

void TestSlipDocuments::beforeTheFirstRound()
{
    const auto evening = tournament(8);
    const auto slips = slipsOf(evening);
    QVERIFY(slips.slips.empty());
    QVERIFY(!slips.nothing.isEmpty());
    QVERIFY(!bodyOf<typeset::TableCards>(evening, {Kind::TableCards}).nothing.isEmpty());
}

RUMMY_TEST(TestSlipDocuments)

} // namespace tst_slip_documents

#include "tst_slip_documents.moc"
