#include "core/service/tournament_service.h"
#include "evening.h"
#include "memory_store.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

namespace tst_correction_document {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::ResultsGo;
using core::RoundPlan;
using documents::Kind;
using table_reading::shown;
using table_reading::titles;
using table_reading::values;

namespace {

/// Three tables; 12 has the bye, 13 is not here.
RoundPlan plan(core::RoundNumber number)
{
    return {number,
            {{1_t, {1_p, 2_p, 3_p, 4_p}}, {2_t, {5_p, 6_p, 7_p, 8_p}}, {3_t, {9_p, 10_p, 11_p}}},
            {12_p}};
}

core::Tournament thirteen()
{
    auto evening = tournament(13);
    evening.participants[12].present = {};
    return evening;
}

} // namespace

/// The correction notice's text about seats, from the service's journal.
class TestCorrectionDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        service_.emplace(store_, u"desk"_s, [] {
            return QDateTime({2026, 11, 21}, {20, 58}, Qt::UTC);
        });
        id_ = *service_->import(thirteen());
        QVERIFY(service_->run(id_, core::addRounds, {plan(1_r)}, core::RoundState::Published));
    }

    void nothingYet()
    {
        QVERIFY(!notice().hasRows());
        QCOMPARE(notice().nothing, u"No corrections in this round."_s);
    }

    void swapped()
    {
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 9_p, ResultsGo::WithTheSeat,
                              u"sat wrongly"_s));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Seats corrected"_s});
        QVERIFY(table.blocks[0].lines.contains(u"Reason: sat wrongly"_s));
        QCOMPARE(shown(table, u"number"_s), (QStringList{u"9"_s, u"2"_s}));
        QCOMPARE(shown(table, u"name"_s), (QStringList{u"Person 9"_s, u"Person 2"_s}));
        QCOMPARE(shown(table, u"before"_s), (QStringList{u"Table 3, A"_s, u"Table 1, B"_s}));
        QCOMPARE(shown(table, u"after"_s), (QStringList{u"Table 1, B"_s, u"Table 3, A"_s}));
        QCOMPARE(values(table, u"table"_s), (QStringList{u"1"_s, u"3"_s}));
        QCOMPARE(values(table, u"seat"_s), (QStringList{u"B"_s, u"A"_s}));
        QCOMPARE(values(table, u"table_before"_s), (QStringList{u"3"_s, u"1"_s}));
        QCOMPARE(values(table, u"seat_before"_s), (QStringList{u"A"_s, u"B"_s}));
        QCOMPARE(values(table, u"reason"_s), QStringList(2, u"sat wrongly"_s));
        QCOMPARE(values(table, u"game"_s), QStringList(2, QString()));
    }

    void withTheBye()
    {
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 12_p, 11_p, ResultsGo::WithTheSeat, {}));
        const auto table = notice();
        QCOMPARE(shown(table, u"number"_s), (QStringList{u"12"_s, u"11"_s}));
        QCOMPARE(shown(table, u"before"_s), (QStringList{u"bye"_s, u"Table 3, C"_s}));
        QCOMPARE(shown(table, u"after"_s), (QStringList{u"Table 3, C"_s, u"bye"_s}));
        QCOMPARE(values(table, u"table"_s), (QStringList{u"3"_s, u"bye"_s}));
        QCOMPARE(values(table, u"table_before"_s), (QStringList{u"bye"_s, u"3"_s}));
    }

    void latecomer()
    {
        auto otherwise = plan(1_r);
        otherwise.tables[2].seats.push_back(13_p);
        QVERIFY(service_->run(id_, core::seatLatecomer, otherwise, 13_p, {}));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Came late: 13 Person 13"_s});
        QCOMPARE(shown(table, u"before"_s), QStringList{u"not seated"_s});
        QCOMPARE(shown(table, u"after"_s), QStringList{u"Table 3, D"_s});
    }

    /// What was typed since does not fit the seats before.
    void latecomerBeforeTheResults()
    {
        auto otherwise = plan(1_r);
        otherwise.tables[2].seats.push_back(13_p);
        QVERIFY(service_->run(id_, core::seatLatecomer, otherwise, 13_p, {}));
        core::PlayedGame game;
        game.result.hands = scoring::Hands(4);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            game.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(seat * 2), 0};
        }
        QVERIFY(service_->run(id_, core::enterGame, core::GameKey{1_r, 3_t, core::GameNumber{1}},
                              core::GameOutcome(game), core::EntryTerms()));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Came late: 13 Person 13"_s});
        QCOMPARE(shown(table, u"after"_s), QStringList{u"Table 3, D"_s});
    }

    void missing()
    {
        auto otherwise = plan(1_r);
        otherwise.tables[1].seats[2] = 12_p;
        otherwise.byes.clear();
        QVERIFY(
            service_->run(id_, core::replaceMissing, otherwise, 7_p, core::Absence::ThisRound, {}));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Missing: 7 Person 7"_s});
        QCOMPARE(shown(table, u"number"_s), (QStringList{u"12"_s, u"7"_s}));
        QCOMPARE(shown(table, u"before"_s), (QStringList{u"bye"_s, u"Table 2, C"_s}));
        QCOMPARE(shown(table, u"after"_s), (QStringList{u"Table 2, C"_s, u"not seated"_s}));
        QCOMPARE(values(table, u"table"_s), (QStringList{u"2"_s, QString()}));
    }

    void newestFirstAndNotWhatWasTakenBack()
    {
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 9_p, ResultsGo::WithTheSeat, {}));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 5_p, 6_p, ResultsGo::WithTheSeat, {}));
        QCOMPARE(shown(notice(), u"number"_s), (QStringList{u"6"_s, u"5"_s, u"9"_s, u"2"_s}));
        QVERIFY(service_->undo(id_));
        QCOMPARE(shown(notice(), u"number"_s), (QStringList{u"9"_s, u"2"_s}));
    }

    void onlySinceTheRoundHangsOut()
    {
        // A draft, a withdrawn round and another round are not what is on the wall.
        auto otherwise = plan(2_r);
        std::swap(otherwise.tables[0].seats[0], otherwise.tables[1].seats[0]);
        QVERIFY(service_->run(id_, core::addRounds, {plan(2_r)}, core::RoundState::Published));
        QVERIFY(service_->run(id_, core::changeSeating, otherwise, {}));
        QVERIFY(service_->run(id_, core::withdrawRound, 2_r));
        QVERIFY(service_->run(id_, core::addRounds, {plan(2_r)}, core::RoundState::Draft));
        QVERIFY(service_->run(id_, core::changeSeating, otherwise, {}));
        QVERIFY(service_->run(id_, core::publishRound, 2_r));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 9_p, ResultsGo::WithTheSeat, {}));
        QVERIFY(!notice(2_r).hasRows());
        QVERIFY(service_->run(id_, core::swapSeats, 2_r, 2_p, 3_p, ResultsGo::WithTheSeat, {}));
        QCOMPARE(shown(notice(2_r), u"number"_s), (QStringList{u"3"_s, u"2"_s}));
        QCOMPARE(shown(notice(1_r), u"number"_s), (QStringList{u"9"_s, u"2"_s}));
    }

    void resultsOfTwoTablesSwapped()
    {
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("9,0,8,7"), {}));
        QVERIFY(service_->run(id_, core::swapTableResults, 1_r, 1_t, 2_t));
        const auto table = notice();
        QCOMPARE(titles(table), (QStringList{u"Table 1, game 1"_s, u"Table 2, game 1"_s}));
        QCOMPARE(shown(table, u"before"_s).first(4), (QStringList{u"0"_s, u"5"_s, u"6"_s, u"7"_s}));
        QCOMPARE(shown(table, u"after"_s).first(4), (QStringList{u"9"_s, u"0"_s, u"8"_s, u"7"_s}));
    }

    void handsThatGoAlongAreNoCorrections()
    {
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("9,8,0,7"), {}));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 6_p, ResultsGo::WithThePerson, {}));
        QCOMPARE(titles(notice()), QStringList{u"Seats corrected"_s});
    }

    /// Hands are in the order of the seats in which they were held.
    void resultsAreOfThoseWhoSatThereThen()
    {
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        core::EntryTerms correction;
        correction.correction = true;
        QVERIFY(
            service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,8,7"), correction));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 9_p, ResultsGo::WithTheSeat, {}));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 1_p, 3_p, ResultsGo::WithThePerson, {}));
        const auto table = notice();
        QCOMPARE(titles(table),
                 (QStringList{u"Seats corrected"_s, u"Seats corrected"_s, u"Table 1, game 1"_s}));
        QCOMPARE(shown(table, u"number"_s).last(4), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        QCOMPARE(shown(table, u"before"_s).last(4), (QStringList{u"0"_s, u"5"_s, u"6"_s, u"7"_s}));
    }

    /// The rank and sum without the correction, and who was unaffected.
    void ranksBeforeAndNow()
    {
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        core::EntryTerms correction;
        correction.correction = true;
        QVERIFY(
            service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("5,0,6,7"), correction));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("9,8,0,7"), {}));
        const auto table = notice();
        QCOMPARE(shown(table, u"number"_s), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        QCOMPARE(shown(table, u"rank_before"_s), (QStringList{u"=1"_s, u"=3"_s, u"=5"_s, u"=7"_s}));
        QCOMPARE(shown(table, u"rank"_s), (QStringList{u"=3"_s, u"=1"_s, u"=5"_s, u"=7"_s}));
        QCOMPARE(shown(table, u"tmp_before"_s), (QStringList{u"4"_s, u"3"_s, u"2"_s, u"1"_s}));
        QCOMPARE(shown(table, u"tmp"_s), (QStringList{u"3"_s, u"4"_s, u"2"_s, u"1"_s}));
        QCOMPARE(strong(table), (std::vector{true, true, false, false}));
        QCOMPARE(table.notes.first(), u"In bold: changed."_s);
    }

    void penaltyOfTheRound()
    {
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        const core::Penalty penalty{2_p, 1_r, scoring::MatchPoints::fromPoints(-2), u"late"_s};
        QVERIFY(service_->run(id_, core::givePenalty, penalty));
        const auto given = notice();
        QCOMPARE(titles(given), QStringList{u"Deduction"_s});
        QVERIFY(given.blocks[0].lines.contains(u"Reason: late"_s));
        QCOMPARE(shown(given, u"number"_s), QStringList{u"2"_s});
        QCOMPARE(shown(given, u"points_before"_s), QStringList{QString()});
        QCOMPARE(shown(given, u"points_after"_s), QStringList{u"−2"_s});
        QCOMPARE(shown(given, u"before"_s), QStringList{QString()});
        QCOMPARE(shown(given, u"rank_before"_s), QStringList{u"2"_s});
        QCOMPARE(shown(given, u"rank"_s), QStringList{u"=3"_s});
        QCOMPARE(shown(given, u"tmp_before"_s), QStringList{u"3"_s});
        QCOMPARE(shown(given, u"tmp"_s), QStringList{u"1"_s});
        QVERIFY(service_->run(id_, core::cancelPenalty, penalty));
        QCOMPARE(titles(notice()), (QStringList{u"Deduction taken back"_s, u"Deduction"_s}));
        QCOMPARE(shown(notice(), u"points_after"_s), (QStringList{QString(), u"−2"_s}));
        QCOMPARE(shown(notice(), u"rank"_s), QStringList(2, u"2"_s));
        const core::Penalty bonus{3_p, 1_r, scoring::MatchPoints::fromPoints(2), u"fair"_s};
        QVERIFY(service_->run(id_, core::givePenalty, bonus));
        QCOMPARE(titles(notice()).first(), u"Bonus"_s);
        QVERIFY(service_->run(id_, core::cancelPenalty, bonus));
        QCOMPARE(titles(notice()).first(), u"Bonus taken back"_s);
    }

    /// A deduction given together with a new name.
    void penaltyWithOtherData()
    {
        const auto seen = *core::entryOf(**service_->tournament(id_), 2_p);
        auto wanted = seen;
        wanted.participant.name = u"Person Zwei"_s;
        wanted.penalties = {{2_p, 1_r, scoring::MatchPoints::fromPoints(-2), u"late"_s}};
        QVERIFY(service_->run(id_, core::editEntry, core::Edit<core::Entry>{seen, wanted}));
        QCOMPARE(titles(notice()), QStringList{u"Deduction"_s});
        QVERIFY(notice().blocks[0].lines.contains(u"Reason: late"_s));
        QCOMPARE(shown(notice(), u"points_after"_s), QStringList{u"−2"_s});
    }

    /// Only what differs from what stood when the round was closed.
    void onlyWhatDiffersFromTheClosedRound()
    {
        core::EntryTerms correction;
        correction.correction = true;
        correction.reason = u"misread"_s;
        const auto correct = [&](core::TableNumber table, const char* stones) {
            return service_->run(id_, core::enterGame, {1_r, table, 1_g}, played(stones),
                                 correction);
        };
        QVERIFY(service_->run(id_, core::changeGames, 1_r, 1, u"late"_s));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 2_p, 9_p, ResultsGo::WithTheSeat, {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("9,0,8,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 3_t, 1_g}, played("0,3,4"), {}));
        QVERIFY(service_->run(id_, core::swapTableResults, 1_r, 1_t, 2_t));
        QVERIFY(correct(3_t, "0,3,5"));
        QVERIFY(service_->run(id_, core::closeRound, 1_r));
        QVERIFY(!notice().hasRows());

        QVERIFY(correct(1_t, "9,0,6,7"));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Table 1, game 1"_s});
        QCOMPARE(table.blocks[0].lines.size(), 2); // When and why: it ended as before.
        // Back to what stood, by typing it once more.
        QVERIFY(correct(1_t, "9,0,8,7"));
        QVERIFY(!notice().hasRows());
        const core::Penalty penalty{2_p, 1_r, scoring::MatchPoints::fromPoints(-2), u"late"_s};
        QVERIFY(service_->run(id_, core::givePenalty, penalty));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 5_p, 6_p, ResultsGo::WithTheSeat, {}));
        QCOMPARE(titles(notice()), (QStringList{u"Seats corrected"_s, u"Deduction"_s,
                                                u"Places that change with it"_s}));
        QVERIFY(service_->run(id_, core::cancelPenalty, penalty));
        QVERIFY(service_->run(id_, core::swapSeats, 1_r, 6_p, 5_p, ResultsGo::WithTheSeat, {}));
        QVERIFY(!notice().hasRows());

        // Closing a reopened round once more makes nothing forgotten.
        QVERIFY(service_->run(id_, core::reopenRound, 1_r, u"objection"_s));
        QVERIFY(correct(2_t, "0,5,6,8"));
        QVERIFY(service_->run(id_, core::closeRound, 1_r));
        QCOMPARE(titles(notice()), QStringList{u"Table 2, game 1"_s});
    }

    /// Not only people at the corrected table have another place then.
    void placesOfOthers()
    {
        QVERIFY(service_->run(id_, core::changeGames, 1_r, 1, u"late"_s));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("9,0,8,7"), {}));
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 3_t, 1_g}, played("0,3,4"), {}));
        QVERIFY(service_->run(id_, core::closeRound, 1_r));
        core::EntryTerms correction;
        correction.correction = true;
        correction.reason = u"misread"_s;
        QVERIFY(service_->run(id_, core::enterGame, {1_r, 3_t, 1_g}, played("0,3,3"), correction));
        const auto table = notice();
        QCOMPARE(titles(table),
                 (QStringList{u"Table 3, game 1"_s, u"Places that change with it"_s}));
        QCOMPARE(shown(table, u"number"_s).mid(3), (QStringList{u"4"_s, u"5"_s}));
        QCOMPARE(shown(table, u"rank_before"_s).mid(3), (QStringList{u"=9"_s, u"=9"_s}));
        QCOMPARE(shown(table, u"rank"_s).mid(3), (QStringList{u"=10"_s, u"=10"_s}));
        QCOMPARE(shown(table, u"before"_s).mid(3), (QStringList{QString(), QString()}));
        QVERIFY(service_->undo(id_));
        QVERIFY(!notice().hasRows());
    }

    void inGerman()
    {
        auto otherwise = plan(1_r);
        otherwise.tables[1].seats[2] = 12_p;
        otherwise.byes.clear();
        QVERIFY(
            service_->run(id_, core::replaceMissing, otherwise, 7_p, core::Absence::ThisRound, {}));
        const texts::Translation german(QLocale(QLocale::German, QLocale::Germany));
        const auto table = notice();
        QCOMPARE(titles(table), QStringList{u"Fehlt: 7 Person 7"_s});
        QCOMPARE(shown(table, u"before"_s), (QStringList{u"spielfrei"_s, u"Tisch 2, C"_s}));
        QCOMPARE(shown(table, u"after"_s), (QStringList{u"Tisch 2, C"_s, u"nicht gesetzt"_s}));
        QCOMPARE(values(table, u"table_before"_s), (QStringList{u"bye"_s, u"2"_s}));
    }

private:
    static std::vector<bool> strong(const typeset::TableDocument& table)
    {
        std::vector<bool> found;
        for (const auto& block : table.blocks) {
            for (const auto& row : block.rows) {
                found.push_back(row.strong);
            }
        }
        return found;
    }

    typeset::TableDocument notice(core::RoundNumber round = 1_r)
    {
        const auto corrections = service_->corrections(id_, round);
        const auto* const tournament = *service_->tournament(id_);
        return table_reading::tableOf({*tournament, corrections, QDateTime()},
                                      {Kind::Correction, round});
    }

    MemoryStore store_;
    std::optional<core::TournamentService> service_;
    core::TournamentId id_{0};
};

RUMMY_TEST(TestCorrectionDocument)

} // namespace tst_correction_document

#include "tst_correction_document.moc"
