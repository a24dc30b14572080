#include "core/people/start_numbers.h"
#include "core/ranking/account.h"
#include "core/ranking/open_tables.h"
#include "reports/typeset/table_writers.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

#include <cmath>
#include <map>

namespace tst_result_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using game_builder::romme;
using table_reading::isShown;
using table_reading::shown;
using table_reading::sourceOf;
using table_reading::tableOf;
using table_reading::titles;
using table_reading::values;

namespace {

/// Decimals have at most three places: sums are compared within the resulting tolerance.
bool isNear(const QStringList& decimals, scoring::MatchPoints exact)
{
    double sum = 0;
    for (const auto& decimal : decimals) {
        sum += decimal.toDouble();
    }
    const double due = static_cast<double>(exact.units()) / scoring::MatchPoints::unitsPerPoint;
    return std::abs(sum - due) <= 0.001 * static_cast<double>(decimals.size() + 1);
}

/// GMP and CMP earned by all hands of a round, regardless of who is credited.
/// By people at their own tables.
scoring::MatchPoints earnedIn(const core::Tournament& tournament, const core::Round& round)
{
    scoring::MatchPoints sum;
    for (const auto& table : round.tables) {
        for (const auto& game : table.games) {
            if (const auto* played = std::get_if<core::PlayedGame>(&game.outcome)) {
                const auto hands = scoreGame(tournament.settings.rules, played->result);
                for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
                    const auto who = creditedParticipant(table.head, *played, seat);
                    const bool sitsHere = core::isAmong(table.head.seats, who);
                    sum += hands[seat] && sitsHere ? hands[seat]->total() : scoring::MatchPoints();
                }
            }
        }
    }
    return sum;
}

core::JournalEntry correctionOf(const core::GameKey& key, core::GameOutcome before,
                                core::GameOutcome after, const QString& reason)
{
    core::JournalEntry entry;
    entry.time = QDateTime({2026, 10, 16}, {20, 58});
    entry.change.label.action = core::Action::CorrectGame;
    entry.change.reason = reason;
    entry.change.steps = {core::GameExchange{key, std::move(before), std::move(after)}};
    return entry;
}

} // namespace

class TestResultDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesOfAnOpenRoundAreProvisional()
    {
        auto tournament = samples::evening();
        auto& round = tournament.rounds.front();
        const documents::Choice results{Kind::RoundResults, round.number};
        const documents::Choice open{Kind::OpenTables, round.number};
        for (auto& table : round.tables) {
            table.head.mark.reset();
            table.games.clear();
        }
        QCOMPARE(tableOf(tournament, results).state, u"provisional"_s);
        QCOMPARE(tableOf(tournament, open).state, u"provisional"_s);
        for (auto& table : round.tables) {
            for (int game = 1; game <= round.head.games; ++game) {
                table.games.push_back({core::GameNumber{game}, core::UnplayedGame{u"time"_s}});
            }
        }
        QCOMPARE(tableOf(tournament, results).state, QString());
        QCOMPARE(tableOf(tournament, open).state, QString());
        round.tables.back().head.mark = core::TableMark::Disputed;
        QCOMPARE(tableOf(tournament, results).state, u"provisional"_s);
    }

    void resultsOfARound()
    {
        const auto table = tableOf(samples::running(), {Kind::RoundResults});
        QCOMPARE(titles(table), QStringList({u"Table 1"_s, u"Table 2"_s}));
        QCOMPARE(shown(table, u"game_1"_s),
                 QStringList({u"0 +1"_s, u"5"_s, u"5 +2"_s, u"9"_s, u"4"_s, u"0"_s, u"7"_s}));
        QCOMPARE(shown(table, u"points_1"_s),
                 QStringList({u"5"_s, u"2½"_s, u"4½"_s, u"1"_s, u"2"_s, u"3"_s, u"1"_s}));
        QCOMPARE(shown(table, u"game_2"_s),
                 QStringList({u"3"_s, u"–"_s, u"8 +1"_s, u"1"_s, QString(), QString(), QString()}));
        QCOMPARE(shown(table, u"points"_s),
                 QStringList({u"7"_s, u"2½"_s, u"6½"_s, u"1"_s, u"2"_s, u"3"_s, u"1"_s}));
        QCOMPARE(table.blocks[0].notes,
                 QStringList({u"Game 2: ended early; 1 Participant 1 did not play; "
                              "Hans played for 7 Participant 7; 8 Participant 8 took over the seat "
                              "of 2 Participant 2 and has the points"_s}));
        QCOMPARE(table.blocks[1].notes, QStringList({u"Game 2: not yet entered"_s}));
        QCOMPARE(table.lead, QStringList({u"Provisional: 1 table(s) still open."_s,
                                          u"Provisional: 1 result(s) being checked."_s}));
        QCOMPARE(values(table, u"ending_2"_s).mid(3, 2), QStringList({u"early"_s, QString()}));
    }

    void whoSatOnANeighboursChairPlayed()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(4)
            .round(1, 1)
            .table({1, 2, 3, 4})
            .game(game_builder::romme("0,5,-,9"), {takenOverBy(0, 3)});
        const auto table = tableOf(builder.tournament(), {Kind::RoundResults});
        QCOMPARE(table.blocks[0].notes,
                 QStringList({u"Game 1: 3 Participant 3 took over the seat of "
                              "1 Participant 1 and has the points"_s}));
    }

    void resultsAddUp_data() { samples::addRowsWithStones(); }
    void resultsAddUp()
    {
        QFETCH(const core::Tournament, tournament);
        const auto number = documents::roundOf(tournament, {});
        const auto table = tableOf(tournament, {Kind::RoundResults});
        if (number) {
            const auto* const round = findRound(tournament, *number);
            QVERIFY(isNear(values(table, u"points"_s), earnedIn(tournament, *round)));
        }
    }

    void aGameNotPlayedSaysWhy()
    {
        const auto evening = samples::evening();
        const documents::Choice choice{
            Kind::RoundResults, std::nullopt, std::nullopt, {core::TableNumber{5}}};
        const auto table = tableOf(evening, choice);
        QCOMPARE(table.blocks.size(), std::size_t(1));
        QVERIFY(table.blocks[0].notes.join(u' ').contains(u"Game 4: not played: out of time"_s));
        QCOMPARE(values(table, u"ending_4"_s).front(), u"not-played"_s);
    }

    void crossTableAddsUp_data() { samples::addRowsWithStones(); }
    void crossTableAddsUp()
    {
        QFETCH(const core::Tournament, tournament);
        const auto table = tableOf(tournament, {Kind::CrossTable});
        const core::Standings standings(tournament, std::nullopt);
        if (!table.hasRows()) {
            return;
        }
        QCOMPARE(table.blocks[0].rows.size(), standings.lines().size());
        for (std::size_t line = 0; line < standings.lines().size(); ++line) {
            const auto& cells = table.blocks[0].rows[line].cells;
            QStringList parts;
            for (std::size_t index = 0; index < table.columns.size(); ++index) {
                const auto& key = table.columns[index].key;
                const bool isOfRound = key.startsWith(u"points_"_s) && !table.columns[index].struck;
                if (isOfRound || key == u"other") {
                    parts << cells[index].value;
                }
            }
            const auto& tally = standings.lines()[line].tally;
            QCOMPARE(cells[1].text, QString::number(plain(tally.number)));
            QVERIFY(isNear(parts, tally.tmp()));
            QVERIFY(isNear({cells.back().value}, tally.tmp()));
        }
    }

    /// A cancelled round is there with its tables and points, struck out; files have what adds up.
    void crossTableStrikesOutCancelledRounds()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(4);
        builder.round(1, 1, core::RoundState::Closed).table({1, 2, 3, 4}).game(romme("0,3,5,9"));
        builder.round(2, 1, core::RoundState::Cancelled).table({4, 3, 2, 1});
        builder.game(romme("0,3,5,9"));
        builder.round(3, 1, core::RoundState::Closed).table({1, 2, 3, 4}).game(romme("0,3,5,9"));
        const auto tournament = builder.penalty(1, 2, "-1/2").tournament();
        const auto table = tableOf(tournament, {Kind::CrossTable});
        QStringList struck;
        QStringList points;
        for (const auto& column : table.columns) {
            points << (column.key.startsWith(u"points_"_s) ? QStringList{column.key}
                                                           : QStringList());
            struck << (column.struck ? QStringList{column.key} : QStringList());
        }
        QCOMPARE(points, QStringList({u"points_1"_s, u"points_2"_s, u"points_3"_s}));
        QCOMPARE(struck, QStringList({u"table_2"_s, u"points_2"_s}));
        QCOMPARE(shown(table, u"points_2"_s), QStringList({u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        QCOMPARE(values(table, u"other"_s).front(), u"-0.5"_s); // The deduction stays.
        QVERIFY(!table_reading::csvKeys(table).contains(u"points_2"_s));
        QVERIFY(table.notes.contains(u"Struck out: the round was cancelled and does not count."_s));
        const auto html = typeset::tableHtml(table, {}, QLocale::c());
        QVERIFY(html.contains("class=\"points struck"));
        const auto upToTheFirst = tableOf(tournament, {Kind::CrossTable, core::RoundNumber{1}});
        QCOMPARE(table_reading::columnOf(upToTheFirst, u"points_2"_s), -1);
    }

    void crossTableHasTablesAndByes()
    {
        const auto table = tableOf(samples::running(), {Kind::CrossTable});
        QCOMPARE(table.title, u"Cross table after round 1"_s);
        const auto numbers = values(table, u"number"_s);
        const auto tables = values(table, u"table_1"_s);
        QCOMPARE(tables[numbers.indexOf(u"8"_s)], u"bye"_s);
        QCOMPARE(tables[numbers.indexOf(u"5"_s)], u"2"_s);
        QCOMPARE(table_reading::columnOf(table, u"table_2"_s), -1);
    }

    void penaltiesOfOtherRoundsStandApart()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(4).round(1, 1).table({1, 2, 3, 4}).penalty(2, 3, "-1/2");
        const auto table = tableOf(builder.tournament(), {Kind::CrossTable});
        const auto line = values(table, u"number"_s).indexOf(u"2"_s);
        QCOMPARE(values(table, u"other"_s)[line], u"-0.5"_s);
        QCOMPARE(shown(table, u"other"_s)[line], u"−½"_s);
    }

    void openTables()
    {
        const auto table = tableOf(samples::running(), {Kind::OpenTables});
        QCOMPARE(titles(table), QStringList({u"Table 2"_s}));
        QVERIFY(table.blocks[0].lines[0].endsWith(u" 2"_s));
        QCOMPARE(table.lead, QStringList({u"1 of 2 table(s) open."_s,
                                          u"Provisional: 1 result(s) being checked."_s}));
        QCOMPARE(shown(table, u"number"_s), QStringList({u"3"_s, u"5"_s, u"6"_s}));
        QCOMPARE(values(table, u"missing_games"_s), QStringList({u"2"_s, u"2"_s, u"2"_s}));
        QCOMPARE(values(table, u"mark"_s),
                 QStringList({u"disputed"_s, u"disputed"_s, u"disputed"_s}));
        const auto evening = tableOf(samples::evening(), {Kind::OpenTables});
        QVERIFY(!evening.hasRows());
        QCOMPARE(evening.nothing, u"No table is open: all results are in."_s);
    }

    void openTablesAreAllThatMissAGame_data() { samples::addRowsWithStones(); }
    void openTablesAreAllThatMissAGame()
    {
        QFETCH(const core::Tournament, tournament);
        const auto number = documents::roundOf(tournament, {Kind::OpenTables});
        std::size_t open = 0;
        if (number) {
            const auto* const round = findRound(tournament, *number);
            for (const auto& table : round->tables) {
                open += isComplete(tournament.settings, *round, table) ? 0U : 1U;
            }
        }
        QCOMPARE(tableOf(tournament, {Kind::OpenTables}).blocks.size(), open);
    }

    void personalSheetsAddUp_data() { samples::addRowsWithStones(); }
    void personalSheetsAddUp()
    {
        QFETCH(const core::Tournament, tournament);
        const auto table = tableOf(tournament, {Kind::PersonalSheet});
        if (!table.hasRows()) {
            return;
        }
        std::size_t sheets = 0;
        for (const auto& block : table.blocks) {
            sheets += block.newPage ? 1U : 0U;
        }
        QCOMPARE(sheets, tournament.participants.size());
        std::map<int, QStringList> points;
        const auto numbers = values(table, u"number"_s);
        const auto amounts = values(table, u"points"_s);
        const auto rounds = values(table, u"round"_s);
        for (qsizetype index = 0; index < numbers.size(); ++index) {
            const core::RoundNumber round{rounds[index].toInt()};
            if (counts(findRound(tournament, round)->head.state)) {
                points[numbers[index].toInt()] << amounts[index];
            }
        }
        const core::Standings standings(tournament);
        for (const auto& line : standings.lines()) {
            QVERIFY(isNear(points[plain(line.tally.number)], line.tally.gmp + line.tally.cmp));
        }
    }

    void aPersonalSheetTellsItAll()
    {
        const documents::Choice choice{Kind::PersonalSheet, std::nullopt, core::StartNumber{4}};
        const auto table = tableOf(samples::running(), choice);
        QCOMPARE(titles(table), QStringList({u"4 Participant 4"_s, u"Round 1: table 1, seat A"_s}));
        QVERIFY(table.blocks[0].newPage);
        QVERIFY(table.blocks[0].lines[0].startsWith(u"1st place"_s));
        QCOMPARE(table.blocks[0].lines[1], u"TMP 7 = GMP 6 + CMP 1"_s);
        QCOMPARE(
            table.blocks[1].lines,
            QStringList({u"With B 1 Participant 1 · C 7 Participant 7 · D 2 Participant 2"_s}));
        QCOMPARE(shown(table, u"points"_s), QStringList({u"5"_s, u"2"_s}));
        QVERIFY(shown(table, u"explanation"_s)[0].contains(u"1 claim"_s));
        QCOMPARE(table.blocks[1].notes, QStringList({u"Points of the round: 7"_s}));
        QVERIFY(isShown(table, u"claims"_s));
        const documents::Choice bye{Kind::PersonalSheet, std::nullopt, core::StartNumber{8}};
        QCOMPARE(titles(tableOf(samples::running(), bye)).back(), u"Round 1: bye"_s);
    }

    void corrections()
    {
        const auto tournament = samples::running();
        auto source = sourceOf(tournament);
        const auto& now =
            findTable(tournament, core::RoundNumber{1}, core::TableNumber{1})->games[1].outcome;
        source.corrections = {correctionOf(
            {core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{2}},
            core::PlayedGame{game_builder::romme("3,0,8,1", "0,0,1,0"), {}}, now, u"misread"_s)};
        const auto table = tableOf(source, {Kind::Correction});
        QCOMPARE(titles(table), QStringList({u"Table 1, game 2"_s}));
        const auto lines = table.blocks[0].lines;
        QVERIFY(lines.contains(u"Reason: misread"_s));
        QVERIFY(lines.contains(u"Before: Rommé"_s));
        QVERIFY(lines.join(u' ').contains(u"Now: ended early; 1 Participant 1 did not play"_s));
        // The four at the table, and the person who took over a seat.
        QCOMPARE(shown(table, u"number"_s).join(u' '), u"4 1 7 2 8"_s);
        QCOMPARE(shown(table, u"before"_s),
                 QStringList({u"3"_s, u"0"_s, u"8 +1"_s, u"1"_s, QString()}));
        QCOMPARE(shown(table, u"after"_s),
                 QStringList({u"3"_s, u"–"_s, u"8 +1"_s, u"1"_s, QString()}));
        QCOMPARE(shown(table, u"points_before"_s),
                 QStringList({u"2"_s, u"4"_s, u"2"_s, u"3"_s, QString()}));
        QCOMPARE(shown(table, u"tmp"_s), QStringList({u"7"_s, u"2½"_s, u"6½"_s, u"1"_s, u"3"_s}));
    }

    void noCorrections()
    {
        const auto table = tableOf(samples::running(), {Kind::Correction});
        QVERIFY(!table.hasRows());
        QCOMPARE(table.nothing, u"No corrections in this round."_s);
    }
};

RUMMY_TEST(TestResultDocuments)

} // namespace tst_result_documents

#include "tst_result_documents.moc"
