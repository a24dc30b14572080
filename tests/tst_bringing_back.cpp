#include "core/faults/faults.h"
#include "core/file/edits.h"
#include "core/money/start_fee.h"
#include "core/use_cases/bringing_back.h"
#include "evening.h"
#include "people_known.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <functional>

namespace tst_bringing_back {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::Action;
using core::Departure;
using core::Tournament;

using Edit = std::function<void(Tournament&)>;

namespace {

/// Two tables in the round being played, one of them with its first game.
Tournament playing()
{
    auto evening = tournament(8);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,1,2,3")}}),
                                table(2, {5_p, 6_p, 7_p, 8_p})})};
    return evening;
}

std::vector<core::Game>& gamesAt(Tournament& evening, std::size_t table)
{
    return evening.rounds.front().tables[table].games;
}

Edit entered(std::size_t table, core::GameNumber game, const char* stones)
{
    return [=](Tournament& evening) {
        auto& games = gamesAt(evening, table);
        std::erase_if(games, [game](const core::Game& each) { return each.number == game; });
        games.push_back({game, played(stones)});
    };
}

Edit renamed(std::size_t index, const QString& name)
{
    return [=](Tournament& evening) { evening.participants[index].name = name; };
}

Edit nothing()
{
    return [](Tournament&) {};
}

Edit all(std::vector<Edit> edits)
{
    return [edits = std::move(edits)](Tournament& evening) {
        for (const auto& edit : edits) {
            edit(evening);
        }
    };
}

Tournament after(Tournament evening, const Edit& edit)
{
    edit(evening);
    return evening;
}

/// "enter-game 1/2/1!": the places, contested ones marked.
QStringList summaryOf(const std::vector<Departure>& departures)
{
    QStringList lines;
    for (const auto& departure : departures) {
        const auto& label = departure.label;
        QString line;
        if (label.participant) {
            line = u"person %1"_s.arg(plain(*label.participant));
        } else if (label.game) {
            line = u"game %1/%2/%3"_s.arg(plain(*label.round))
                       .arg(plain(*label.table))
                       .arg(plain(*label.game));
        } else if (label.round) {
            line = u"round %1"_s.arg(plain(*label.round));
        } else {
            line = label.action == Action::ChangeSettings ? u"settings"_s
                   : label.action == Action::GivePenalty  ? u"penalties"_s
                                                          : u"ties"_s;
        }
        lines << (departure.isContested ? line + QLatin1Char('!') : line);
    }
    return lines;
}

using Payments = std::vector<core::FeePayment>;

Tournament withoutMoney(Tournament evening)
{
    for (auto& participant : evening.participants) {
        participant.payments.clear();
    }
    evening.formerPayments.clear();
    return evening;
}

/// Clocks are no part of a change.
Tournament withoutClocks(Tournament evening)
{
    for (auto& round : evening.rounds) {
        round.clock.reset();
    }
    return core::normalised(std::move(evening));
}

} // namespace

class TestBringingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void departuresAre_data()
    {
        QTest::addColumn<Edit>("alone");
        QTest::addColumn<Edit>("others");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const Edit& alone, const Edit& others,
                            const QStringList& expected) {
            QTest::newRow(name) << alone << others << expected;
        };
        row("nothing", nothing(), nothing(), {});
        row("the others alone went on", nothing(), entered(1, 1_g, "0,1,2,3"), {});
        row("a game", entered(1, 1_g, "0,1,2,3"), nothing(), {u"game 1/2/1"_s});
        row("the same game alike", entered(1, 1_g, "0,1,2,3"), entered(1, 1_g, "0,1,2,3"), {});
        row("the same game otherwise", entered(1, 1_g, "0,1,2,3"), entered(1, 1_g, "0,1,2,4"),
            {u"game 1/2/1!"_s});
        row("different games", entered(1, 1_g, "0,1,2,3"), entered(0, 2_g, "0,1,2,4"),
            {u"game 1/2/1"_s});
        row("a game corrected", entered(0, 1_g, "0,5,5,5"), nothing(), {u"game 1/1/1"_s});
        row("a game cleared", [](Tournament& evening) { gamesAt(evening, 0).clear(); }, nothing(),
            {u"game 1/1/1"_s});
        row("a game cleared that the others corrected",
            [](Tournament& evening) { gamesAt(evening, 0).clear(); }, entered(0, 1_g, "0,5,5,5"),
            {u"game 1/1/1!"_s});
        row("somebody enrolled",
            [](Tournament& evening) { evening.participants.push_back(participant(9)); }, nothing(),
            {u"person 9"_s});
        row(
            "two people under one number",
            [](Tournament& evening) { evening.participants.push_back(participant(9)); },
            [](Tournament& evening) {
                evening.participants.push_back(participant(9));
                evening.participants.back().name = u"Other"_s;
            },
            {u"person 9!"_s});
        row("members of one person", renamed(2, u"Anna"_s),
            [](Tournament& evening) { evening.participants[2].setPaidCents(500); },
            {u"person 3"_s});
        row("the same member of one person", renamed(2, u"Anna"_s), renamed(2, u"Anne"_s),
            {u"person 3!"_s});
        row("a round closed",
            [](Tournament& evening) {
                evening.rounds.front().head.state = core::RoundState::Closed;
            },
            nothing(), {u"round 1"_s});
        row("a round drawn and played",
            [](Tournament& evening) {
                evening.rounds.push_back(
                    round(2, {table(1, {1_p, 5_p, 2_p, 6_p}, {{1_g, played("0,1,2,3")}}),
                              table(2, {3_p, 4_p, 7_p, 8_p})}));
            },
            nothing(), {u"round 2"_s});
        row(
            "a round drawn at both",
            [](Tournament& evening) {
                evening.rounds.push_back(round(2, {table(1, {1_p, 5_p, 2_p, 6_p})}));
            },
            [](Tournament& evening) {
                evening.rounds.push_back(round(2, {table(1, {1_p, 2_p, 3_p, 6_p})}));
            },
            {u"round 2!"_s});
        row(
            "a penalty",
            [](Tournament& evening) {
                evening.penalties.push_back({2_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}});
            },
            [](Tournament& evening) {
                evening.penalties.push_back({3_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}});
            },
            {u"penalties"_s});
        row(
            "the settings", [](Tournament& evening) { evening.settings.venue = u"Krone"_s; },
            [](Tournament& evening) { evening.settings.plannedRounds = 5; }, {u"settings"_s});
    }
    void departuresAre()
    {
        QFETCH(const Edit, alone);
        QFETCH(const Edit, others);
        QFETCH(const QStringList, expected);
        const auto base = playing();
        const auto shared = after(base, others);
        const auto found = core::departures(base, after(base, alone), shared);
        QCOMPARE(summaryOf(found), expected);
    }

    void othersKeepWhatTheyDid()
    {
        const auto base = playing();
        const auto mine = entered(1, 1_g, "0,1,2,3");
        const auto theirs = all({entered(0, 2_g, "0,1,2,4"), renamed(0, u"Anna"_s)});
        auto shared = after(base, theirs);
        const auto change =
            core::bringBack(shared, core::departures(base, after(base, mine), shared));
        QVERIFY(change);
        core::apply(*change, shared);
        QCOMPARE(shared, after(base, all({theirs, mine})));
        QVERIFY(core::departures(base, after(base, mine), shared).empty());
    }

    void aContestedGameIsReplacedByChoiceAlone()
    {
        const auto base = playing();
        const auto alone = after(base, entered(1, 1_g, "0,1,2,3"));
        auto shared = after(base, entered(1, 1_g, "0,1,2,4"));
        const auto found = core::departures(base, alone, shared);
        QVERIFY(core::bringBack(shared, {})->isEmpty());
        core::apply(*core::bringBack(shared, found), shared);
        QCOMPARE(shared, alone);
    }

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<Edit>("alone");
        QTest::addColumn<Edit>("meanwhile");
        QTest::newRow("changed since it was looked at")
            << entered(1, 1_g, "0,1,2,3") << entered(1, 1_g, "0,1,2,4");
        QTest::newRow("its table is gone")
            << entered(1, 1_g, "0,1,2,3")
            << Edit([](auto& evening) { evening.rounds.front().tables.pop_back(); });
        QTest::newRow("breaks a rule") << all({entered(1, 1_g, "0,1,2,3"),
                                               [](Tournament& evening) {
                                                   evening.participants.push_back(participant(9));
                                                   evening.participants.back().name.clear();
                                               }})
                                       << nothing();
    }
    void whatDoesNotFitIsRefused()
    {
        QFETCH(const Edit, alone);
        QFETCH(const Edit, meanwhile);
        const auto base = playing();
        const auto found = core::departures(base, after(base, alone), base);
        QVERIFY(!core::bringBack(after(base, meanwhile), found));
    }

    /// Offline work is merged completely if the others did nothing.
    void everythingComesBack_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 40; ++seed) {
            QTest::addRow("%u", seed) << seed;
        }
    }
    void everythingComesBack()
    {
        QFETCH(const unsigned, seed);
        const auto base = withoutClocks(randomTournament(seed));
        const auto alone = withoutClocks(randomTournament(seed + 1000));
        auto shared = base;
        const auto found = core::departures(base, alone, shared);
        for (const auto& departure : found) {
            QVERIFY(!departure.isContested);
        }
        const auto change = core::bringBack(shared, found);
        QVERIFY(change);
        core::apply(*change, shared);
        QCOMPARE(withoutMoney(core::normalised(shared)), withoutMoney(alone));
        // What was paid there is added; what was paid here is not forgotten.
        auto paid = feeTotals(base).paid();
        const auto plainBase = withoutIds(base);
        for (const auto& person : withoutIds(alone).participants) {
            const auto* const before = findParticipant(plainBase, person.number);
            const auto known = before != nullptr ? before->payments : Payments();
            for (const auto& payment :
                 core::mergedList<core::FeePayment>({known, person.payments}, {})) {
                paid += payment.cents;
            }
        }
        QCOMPARE(feeTotals(shared).paid(), paid);
        QCOMPARE(core::departures(alone, alone, base), std::vector<Departure>());
    }
};

RUMMY_TEST(TestBringingBack)

} // namespace tst_bringing_back

#include "tst_bringing_back.moc"
