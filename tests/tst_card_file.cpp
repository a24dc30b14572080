#include "core/cards/chip_balances.h"
#include "core/faults/faults.h"
#include "core/file/tournament_file.h"
#include "core/ranking/account.h"
#include "core/ranking/standings.h"
#include "difference.h"
#include "file_faults.h"
#include "random_cards.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_card_file {

using namespace file_faults_test;
using core::MatchFault;
using core::SettingsFault;
using scoring::DealFault;

namespace {

/// Four people, one round, one table and two deals of a single tournament; ' for ".
QByteArray file(const char* part = "", const char* replacement = "")
{
    QByteArray text = small_file::json(
        "{'format': 'rummy-director-tournament', 'version': 1,"
        " 'tournament': {'name': 'Evening', 'ruleset': 'romme-500', 'event': 'single',"
        "   'match': {'form': 'quick', 'deals': 1}},"
        " 'participants': [{'number': 1, 'name': 'Anna'}, {'number': 2, 'name': 'Bert'},"
        "                  {'number': 3, 'name': 'Carl'}, {'number': 4, 'name': 'Dora'}],"
        " 'rounds': [{'number': 1, 'tables': [{'number': 1, 'seats': [1, 2, 3, 4], 'games': ["
        "   {'number': 1, 'ending': 'stock', 'hands': [{'melded': 85, 'hand': 20},"
        "     {'melded': 70, 'hand': 5}, null, {'melded': 30, 'hand': 40}]},"
        "   {'number': 2, 'tieBreaker': true, 'players': [2, 1],"
        "     'hands': [{'melded': 40, 'hand': 0}, {'melded': 25, 'hand': 5}]}]}]}]}");
    const QByteArray wanted = small_file::json(part);
    if (!wanted.isEmpty() && text.count(wanted) != 1) {
        qFatal("\"%s\" does not occur once", part);
    }
    return wanted.isEmpty() ? text : text.replace(wanted, small_file::json(replacement));
}

/// All faults, including those of rules.
core::Refusals faultsIn(const QByteArray& text)
{
    const auto tournament = readTournament(text);
    return tournament ? core::faultsOf(*tournament) : tournament.refused().refusals;
}

} // namespace

/// The tournament file of Rommé 500.
class TestCardFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead();
    void defaults();
    void amountsAndLots_data();
    void amountsAndLots();
    void refusals_data();
    void refusals();
    void keysBelongToTheirRules_data();
    void keysBelongToTheirRules();
    void randomTournamentsStayWhatTheyAre();
    void stepsStayWhatTheyAre();
    void settings_data();
    void settings();
};

void TestCardFile::isRead()
{
    const auto tournament = readTournament(file());
    QVERIFY(tournament);
    QCOMPARE(core::faultsOf(*tournament), Refusals());
    const auto& games = tournament->rounds[0].tables[0].games;
    const auto& deal = std::get<core::PlayedDeal>(games[0].outcome);
    QVERIFY(deal.deal == deal_builder::stock("85,70,-,30", "20,5,-,40"));
    const auto& tieBreak = std::get<core::PlayedDeal>(games[1].outcome);
    QVERIFY(tieBreak.tieBreak == (std::vector{2_p, 1_p}));
    QVERIFY(tieBreak.deal == deal_builder::deal("40,25", "0,5"));
    QVERIFY(*readTournament(writeTournament(*tournament)) == *tournament);
}

void TestCardFile::defaults()
{
    const auto tournament =
        readTournament(file(", 'event': 'single',   'match': {'form': 'quick', 'deals': 1}}", "}"));
    QVERIFY(tournament);
    QVERIFY(tournament->settings.cards == core::CardRules());
    QVERIFY(tournament->settings.cards.match == scoring::MatchForm(scoring::TargetMatch{500}));
    const QByteArray written = writeTournament(*tournament);
    for (const char* line :
         {"\"event\": \"points\"", "\"match\": {\"form\":\"target\",\"target\":500}",
          "\"tableScoring\": \"card-points\"", "\"advance\": 1", "\"pcr\": null", "\"stack\": null",
          "\"prizeCents\": []"}) {
        QVERIFY2(written.contains(line), line);
    }
}

void TestCardFile::amountsAndLots_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char* name, const QByteArray& text, const char* written) {
        QTest::newRow(name) << text << small_file::json(written);
    };
    row("one prize", file("'name': 'Evening'", "'name': 'Evening', 'prizeCents': 5000"),
        "'prizeCents': 5000");
    row("one prize as a list", file("'name': 'Evening'", "'name': 'Evening', 'prizeCents': [5000]"),
        "'prizeCents': 5000");
    row("prizes", file("'name': 'Evening'", "'name': 'Evening', 'prizeCents': [5000, 1]"),
        "'prizeCents': [5000,1]");
    row("a lot", file("'seats': ", "'lot': 4, 'seats': "), "'lot': 4");
    row("a lot as a list", file("'seats': ", "'lot': [4], 'seats': "), "'lot': 4");
    row("a lot of two", file("'seats': ", "'lot': [4, 2], 'seats': "), "'lot': [4,2]");
    row("who left", file("'seats': ", "'withdrawn': [4, 2], 'seats': "), "'withdrawn': [4,2]");
}

void TestCardFile::amountsAndLots()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, written);
    const auto tournament = readTournament(text);
    QVERIFY(tournament);
    QVERIFY(writeTournament(*tournament).contains(written));
    QVERIFY(*readTournament(writeTournament(*tournament)) == *tournament);
}

void TestCardFile::refusals_data()
{
    addFileColumns();
    constexpr auto game = "/rounds/0/tables/0/games/0";
    const auto at = [](const char* key) { return QByteArray(game) + key; };
    const auto gone = [&](const char* name, const char* part, const char* replacement,
                          core::RefusalCode code, const QByteArray& place,
                          const QStringList& arguments) {
        row(name, file(part, replacement), refusal(code, place.constData(), arguments));
    };
    gone("stones", "{'melded': 85,", "{'stones': 3, 'melded': 85,", FileFault::UnknownKey,
         at("/hands/0/stones"), {text("stones")});
    gone("claims", "{'melded': 85,", "{'claims': 3, 'melded': 85,", FileFault::UnknownKey,
         at("/hands/0/claims"), {text("claims")});
    gone("nothing melded is said", "{'melded': 85, ", "{", FileFault::MissingKey,
         at("/hands/0/melded"), {text("melded")});
    gone("nothing is said of the hand", "'melded': 85, 'hand': 20", "'melded': 85",
         FileFault::MissingKey, at("/hands/0/hand"), {text("hand")});
    gone("melded a fraction", "85", "8.5", FileFault::NotAWholeNumber, at("/hands/0/melded"),
         {text("8.5")});
    gone("melded a text", "85", "'85'", FileFault::WrongType, at("/hands/0/melded"),
         {QString::number(static_cast<int>(Expected::WholeNumber))});
    gone("melded below 0", "85", "-85", DealFault::NegativeMelded, at("/hands/0/melded"),
         {text("-85"), text("0")});
    gone("in hand below 0", "20", "-20", DealFault::NegativeHand, at("/hands/0/hand"),
         {text("-20"), text("0")});
    gone("1 in hand", "20", "1", DealFault::HandOfOne, at("/hands/0/hand"), {text("1"), text("2")});
    gone("an ending of other rules", "'stock'", "'early'", FileFault::UnknownWord, at("/ending"),
         {text("early"), text("out, stock")});
    gone("nobody out", "'stock'", "'out'", DealFault::NoEmptyHand, at("/ending"),
         {text("0"), text("1")});
    gone("players without a tie-breaker", "'ending': 'stock',",
         "'ending': 'stock', 'players': [1, 2],", FileFault::UnknownKey, at("/players"),
         {text("players")});
    gone("a tie-breaker without players", ", 'players': [2, 1]", "", FileFault::MissingKey,
         "/rounds/0/tables/0/games/1/players", {text("players")});
    gone("a tie-breaker of nobody", "[2, 1]", "[]", MatchFault::TieBreakNobody,
         "/rounds/0/tables/0/games/1/players", {});
    gone("a tie-breaker of others", "[2, 1]", "[2, 4]", MatchFault::TieBreakOthers,
         "/rounds/0/tables/0/games/1/players", {text("1, 2")});
    gone("an event that is none", "'single'", "'double'", FileFault::UnknownWord,
         "/tournament/event", {text("double"), text("points, ring, single, multi")});
    gone("a form that is none", "'quick'", "'slow'", FileFault::UnknownWord,
         "/tournament/match/form", {text("slow"), text("target, quick")});
    gone("a quick match of how many deals?", ", 'deals': 1", "", FileFault::MissingKey,
         "/tournament/match/deals", {text("deals")});
    gone("a quick match with a target", ", 'deals': 1", ", 'deals': 1, 'target': 500",
         FileFault::UnknownKey, "/tournament/match/target", {text("target")});
    gone("a quick match of four", "'deals': 1", "'deals': 4", SettingsFault::DealsOutOfRange,
         "/tournament/match/deals", {text("4"), text("1"), text("3")});
    gone("half a chip a point", "'event'", "'pcr': 2.5, 'event'", FileFault::NotAWholeNumber,
         "/tournament/pcr", {text("2.5")});
    gone("PCR 0", "'event'", "'pcr': 0, 'event'", SettingsFault::PcrOutOfRange, "/tournament/pcr",
         {text("0"), text("1"), text("1000000")});
    gone("prizes in words", "'event'", "'prizeCents': 'much', 'event'", FileFault::WrongType,
         "/tournament/prizeCents", {QString::number(static_cast<int>(Expected::Amounts))});
    gone("a negative prize", "'event'", "'prizeCents': [5, -5], 'event'",
         FileFault::NumberOutOfRange, "/tournament/prizeCents/1",
         {text("-5"), text("0"), text("1000000000000")});
    gone("a lot in words", "'seats'", "'lot': 'Anna', 'seats'", FileFault::WrongType,
         "/rounds/0/tables/0/lot", {QString::number(static_cast<int>(Expected::Numbers))});
    gone("a lot where none is due", "'seats'", "'lot': 1, 'seats'", MatchFault::LotNotDue,
         "/rounds/0/tables/0/lot", {text("1")});
    gone("left by nobody known", "'seats'", "'withdrawn': [9], 'seats'", MatchFault::NotAtTable,
         "/rounds/0/tables/0/withdrawn/0", {text("9")});
}

void TestCardFile::refusals()
{
    QFETCH(const QByteArray, file);
    QTEST(faultsIn(file), "expected");
}

void TestCardFile::keysBelongToTheirRules_data()
{
    addFileColumns();
    const auto ruled = [](const char* key, const char* value) {
        const QByteArray member = QByteArray("'") + key + "': " + value;
        const QByteArray place = QByteArray("/tournament/") + key;
        row(key, small_file::withSetting(member),
            refusal(FileFault::UnknownKey, place.constData(), {text(key)}));
    };
    ruled("event", "'ring'");
    ruled("match", "{'form': 'target', 'target': 500}");
    ruled("tableScoring", "'card-points'");
    ruled("advance", "1");
    ruled("pcr", "3");
    ruled("stack", "500");
    row("lot", small_file::withTable("'lot': 4"),
        refusal(FileFault::UnknownKey, "/rounds/0/tables/0/lot", {text("lot")}));
    row("withdrawn", small_file::withTable("'withdrawn': [4]"),
        refusal(FileFault::UnknownKey, "/rounds/0/tables/0/withdrawn", {text("withdrawn")}));
    row("tieBreaker", small_file::withGame("'tieBreaker': false"),
        refusal(FileFault::UnknownKey, "/rounds/0/tables/0/games/0/tieBreaker",
                {text("tieBreaker")}));
    row("ending", small_file::withGame("'ending': 'stock'"),
        unknownWord("/rounds/0/tables/0/games/0/ending", "stock",
                    "romme, first-round-romme, early"));
    QTest::newRow("prizes are for all rules")
        << small_file::withSetting("'prizeCents': 500") << Refusals();
    // Its keys are not judged until the rules are known.
    row("an unknown rule set", file("'romme-500'", "'rommé-500'"),
        unknownWord("/tournament/ruleset", "romm\xe9-500",
                    "rummy-pure, rummy-pure-plus, romme-500"));
}

void TestCardFile::keysBelongToTheirRules()
{
    QFETCH(QByteArray, file);
    file.replace("romm\xe9", "rommé");
    QTEST(refusalsOf(readTournament(file)), "expected");
}

void TestCardFile::randomTournamentsStayWhatTheyAre()
{
    bool tieBreaks = false;
    bool lots = false;
    bool left = false;
    for (unsigned seed = 1; seed <= 120; ++seed) {
        const auto tournament = randomCards(seed);
        QCOMPARE(core::faultsOf(tournament), Refusals());
        QVERIFY(*readTournament(writeTournament(tournament)) == tournament);
        const core::Standings standings(tournament);
        for (const auto& line : standings.lines()) {
            QVERIFY(core::accountOf(tournament, line.tally.number).tally == line.tally);
        }
        scoring::Chips sum;
        for (const auto& balance : core::chipBalances(tournament)) {
            sum += balance.chips;
        }
        QVERIFY(sum == scoring::Chips());
        for (const auto& round : tournament.rounds) {
            for (const auto& table : round.tables) {
                lots = lots || !table.head.lot.empty();
                left = left || !table.head.withdrawn.empty();
                for (const auto& game : table.games) {
                    const auto* deal = std::get_if<core::PlayedDeal>(&game.outcome);
                    tieBreaks = tieBreaks || (deal != nullptr && deal->isTieBreak());
                }
            }
        }
    }
    QVERIFY(tieBreaks && lots && left);
}

void TestCardFile::stepsStayWhatTheyAre()
{
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const auto change = difference::between(randomCards(seed), randomCards(seed + 1000));
        const auto read = core::readSteps(core::writeSteps(change.steps));
        QVERIFY(read);
        QVERIFY(*read == change.steps);
    }
}

void TestCardFile::settings_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char* key, const char* value, const char* written) {
        QTest::addRow("%s=%s", key, value) << text(key) << text(value) << small_file::json(written);
    };
    row("event", "multi", "'event': 'multi'");
    row("match", "{\"form\": \"target\"}", "'match': {'form':'target','target':500}");
    row("match.deals", "2", "'match': {'form':'quick','deals':2}");
    row("pcr", "3", "'pcr': 3");
    row("stack", "null", "'stack': null");
    row("prizeCents", "5000", "'prizeCents': 5000");
    row("prizeCents", "[5000,3000]", "'prizeCents': [5000,3000]");
    row("ruleset", "rummy-pure", "'ruleset': 'rummy-pure'");
}

void TestCardFile::settings()
{
    QFETCH(const QString, key);
    QFETCH(const QString, value);
    QFETCH(const QByteArray, written);
    auto tournament = *readTournament(file());
    const auto changed = core::withSetting(tournament.settings, key, value);
    QVERIFY(changed);
    tournament.settings = *changed;
    const QByteArray text = writeTournament(tournament);
    QVERIFY2(text.contains(written), text.constData());
    QVERIFY(key != u"ruleset" || tournament.settings.cards == core::CardRules());
}

RUMMY_TEST(TestCardFile)

} // namespace tst_card_file

#include "tst_card_file.moc"
