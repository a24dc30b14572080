#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_service_history {

using namespace director_test;
using core::Action;
using core::ClubFault;
using core::EntryKind;
using core::Label;
using core::Refusals;
using core::RoundState;
using core::TournamentId;

/// A change by desk 1 or 2.
using Do = std::function<bool(TournamentService&, TournamentId, int)>;

/// Undo, redo and the service's journal queries.
class TestServiceHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoesAcrossARestart();
    void clearsRedoByANewChange();
    void stopsAtAFence();
    void takesBackItsOwn();
    void namesWhatCameLater();
    void whatOthersChangedBesideStays_data();
    void whatOthersChangedBesideStays();
    void closedRoundStaysComplete();
    void stepsOfSomeKinds();
    void findsUndoBehindALongJournal();
    void listsRecentResults();
    void knowsWhenARoundWasPublished();
    void knowsWhenARoundEnded();
    void showsTheJournal();
};

void TestServiceHistory::undoesAcrossARestart()
{
    Session desk;
    const auto beginning = desk.now();
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto end = desk.now();
    const Label entered{Action::EnterGame, 1_r, 1_t, 1_g};
    const Label marked{Action::MarkTable, 1_r, 2_t};

    TournamentService restarted(desk.store, QStringLiteral("left"), tickingClock());
    QVERIFY(restarted.nextSteps(desk.id)->undo->change.label == marked);
    QVERIFY(!restarted.nextSteps(desk.id)->redo);
    QVERIFY(restarted.undo(desk.id)->change.label == marked);
    QVERIFY(restarted.undo(desk.id)->change.label == entered);
    QVERIFY(desk.now() == beginning);
    QCOMPARE(refusalsOf(restarted.undo(desk.id)),
             (Refusals{refusal(ClubFault::NothingToUndo, "")}));

    // Undoing a game writes it as well: whoever saw it before has seen something else.
    QCOMPARE(restarted.read().gameRevision(desk.id, firstGame).number, 2);
    QCOMPARE(restarted.read().gameRevision(desk.id, firstGame).desk, QStringLiteral("left"));

    TournamentService again(desk.store, QStringLiteral("left"), tickingClock());
    QVERIFY(again.nextSteps(desk.id)->redo->change.label == entered);
    QVERIFY(again.redo(desk.id)->change.label == entered);
    QVERIFY(again.redo(desk.id)->change.label == marked);
    QVERIFY(desk.now() == end);
    QVERIFY(**again.tournament(desk.id) == end);
    QCOMPARE(refusalsOf(again.redo(desk.id)), (Refusals{refusal(ClubFault::NothingToRedo, "")}));
}

void TestServiceHistory::clearsRedoByANewChange()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(!desk.service.nextSteps(desk.id)->redo);
    QVERIFY(!desk.service.redo(desk.id));
    QVERIFY(core::findGame(desk.now(), firstGame) == nullptr);
}

void TestServiceHistory::stopsAtAFence()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.service.undo(desk.id));
    desk.store.fence();
    QVERIFY(!desk.service.undo(desk.id));
    QVERIFY(!desk.service.redo(desk.id));
}

void TestServiceHistory::takesBackItsOwn()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    const auto own = desk.lastEntry().link.id;
    QVERIFY(other.run(desk.id, core::markTable, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto theirs = desk.lastEntry().link.id;
    QCOMPARE(desk.service.nextSteps(desk.id)->undo->link.id, own);
    QCOMPARE(other.nextSteps(desk.id)->undo->link.id, theirs);
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(!desk.service.nextSteps(desk.id)->undo);
    QCOMPARE(desk.service.nextSteps(desk.id)->redo->link.id, own);
    QVERIFY(!other.nextSteps(desk.id)->redo);

    // Another window on the same computer has the same name.
    TournamentService second(desk.store, QStringLiteral("left"), tickingClock());
    QVERIFY(second.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Disputed, {}));
    QVERIFY(second.nextSteps(desk.id)->undo);
    QVERIFY(!desk.service.nextSteps(desk.id)->undo);
    QCOMPARE(desk.service.nextSteps(desk.id)->redo->link.id, own);

    QVERIFY(desk.service.undo(desk.id, theirs));
    QCOMPARE(refusalsOf(desk.service.undo(desk.id, theirs)),
             (Refusals{refusal(ClubFault::HistoryConflict, "/entry")}));
    QCOMPARE(refusalsOf(desk.service.undo(desk.id, core::JournalId{9'999})),
             (Refusals{refusal(ClubFault::NoSuchEntry, "/entry", {QStringLiteral("9999")})}));
    const auto beginning = desk.service.journal(desk.id)->front().entry.link.id;
    QCOMPARE(refusalsOf(desk.service.undo(desk.id, beginning)),
             (Refusals{refusal(ClubFault::BeyondUndo, "/entry")}));
}

/// What was changed again since no longer stands: undo passes it over, and by name it is refused.
void TestServiceHistory::namesWhatCameLater()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto mark = desk.lastEntry().link.id;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    const auto entered = desk.lastEntry().link.id;
    core::EntryTerms correcting;
    correcting.correction = true;
    QVERIFY(other.run(desk.id, core::enterGame, firstGame, played("0,9,2,3"), correcting));
    QVERIFY(other.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QCOMPARE(desk.service.nextSteps(desk.id)->undo->link.id, mark);
    QCOMPARE(desk.service.nextSteps(desk.id)->builtOn->link.id, entered);
    QVERIFY(!other.nextSteps(desk.id)->builtOn);
    const auto before = desk.now();
    const auto one = QStringLiteral("1");
    QCOMPARE(refusalsOf(desk.service.undo(desk.id, entered)),
             (Refusals{refusal(ClubFault::BuiltOn, "",
                               {QStringLiteral("correct-game"), one, one, one, QString()})}));
    QVERIFY(desk.now() == before);
    QVERIFY(other.undo(desk.id));
    QVERIFY(other.undo(desk.id));
    QVERIFY(desk.service.undo(desk.id, entered));
}

/// Two desks change different parts of the same settings, person or list.
void TestServiceHistory::whatOthersChangedBesideStays_data()
{
    QTest::addColumn<Do>("change");
    QTest::newRow("settings") << Do([](auto& service, auto id, int desk) {
        const auto seen = (**service.tournament(id)).settings;
        auto wanted = seen;
        (desk == 1 ? wanted.venue : wanted.organiser) = QStringLiteral("Krone");
        return service.run(id, core::editSettings, {seen, wanted}).ok();
    });
    QTest::newRow("a person") << Do([](auto& service, auto id, int desk) {
        const auto seen = *core::findParticipant(**service.tournament(id), 1_p);
        auto wanted = seen;
        (desk == 1 ? wanted.club : wanted.surname) = QStringLiteral("Hof");
        return service.run(id, core::editParticipant, {seen, wanted}).ok();
    });
    QTest::newRow("penalties") << Do([](auto& service, auto id, int desk) {
        const core::Penalty penalty{core::StartNumber{desk}, 1_r,
                                    scoring::MatchPoints::fromPoints(-2), QStringLiteral("late")};
        return service.run(id, core::givePenalty, penalty).ok();
    });
}

void TestServiceHistory::whatOthersChangedBesideStays()
{
    QFETCH(const Do, change);
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    Session onlyTheirs;
    QVERIFY(change(onlyTheirs.service, onlyTheirs.id, 2));
    QVERIFY(change(desk.service, desk.id, 1));
    const auto own = desk.lastEntry().link.id;
    QVERIFY(change(other, desk.id, 2));
    const auto both = desk.now();
    QCOMPARE(desk.service.nextSteps(desk.id)->undo->link.id, own);
    QVERIFY(desk.service.undo(desk.id));
    const auto left = desk.now();
    const auto expected = onlyTheirs.now();
    QVERIFY(left.settings == expected.settings);
    QCOMPARE(left.participants.front().club, expected.participants.front().club);
    QCOMPARE(left.participants.front().surname, expected.participants.front().surname);
    QVERIFY(left.penalties == expected.penalties);
    QVERIFY(desk.service.redo(desk.id));
    auto again = desk.now();
    std::reverse(again.penalties.begin(), again.penalties.end());
    QVERIFY(desk.now() == both || again == both);
    // What stands already cannot be taken back.
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(other.undo(desk.id));
    QVERIFY(!refusalsOf(desk.service.undo(desk.id, own)).empty());
}

/// A game of a round that was closed since is taken back only after the closing.
void TestServiceHistory::closedRoundStaysComplete()
{
    Session desk;
    const auto round = *core::findRound(desk.now(), 1_r);
    for (const auto& table : round.tables) {
        for (std::int32_t number = 1; number <= round.head.games; ++number) {
            const core::GameKey key{1_r, table.number, core::GameNumber{number}};
            if (core::findGame(table, key.game) == nullptr) {
                QVERIFY(desk.service.run(desk.id, core::enterGame, key,
                                         core::UnplayedGame{QStringLiteral("rain")}, {}));
            }
        }
    }
    const auto entered = desk.lastEntry().link.id;
    QVERIFY(desk.service.run(desk.id, core::closeRound, 1_r));
    const auto closed = desk.lastEntry().link.id;
    const auto before = desk.now();
    QCOMPARE(refusalsOf(desk.service.undo(desk.id, entered)),
             (Refusals{refusal(ClubFault::BuiltOn, "",
                               {QStringLiteral("close-round"), QStringLiteral("1"), QString(),
                                QString(), QString()})}));
    QVERIFY(desk.now() == before);
    // The closing itself is the next step, and comes again only after the game.
    QVERIFY(desk.service.undo(desk.id)->link.id == closed);
    QVERIFY(desk.service.undo(desk.id)->link.id == entered);
    QCOMPARE(refusalsOf(desk.service.redo(desk.id, closed)),
             (Refusals{refusal(ClubFault::HistoryConflict, "")}));
    QVERIFY(desk.service.redo(desk.id)->link.id == entered);
    QVERIFY(desk.service.redo(desk.id)->link.id == closed);
    QVERIFY(desk.now() == before);
}

/// A page's undo and redo are about some kinds of change.
void TestServiceHistory::stepsOfSomeKinds()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    const auto entered = desk.lastEntry().link.id;
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto ofGames = [](const core::Change& change) {
        return change.label.action == Action::EnterGame;
    };
    QCOMPARE(desk.service.nextSteps(desk.id, ofGames)->undo->link.id, entered);
    QVERIFY(desk.service.undo(desk.id, entered));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(!desk.service.nextSteps(desk.id)->redo);
    QCOMPARE(desk.service.nextSteps(desk.id, ofGames)->redo->link.id, entered);
    QVERIFY(desk.service.redo(desk.id, entered));
    QVERIFY(!desk.service.nextSteps(desk.id, ofGames)->redo);
}

void TestServiceHistory::findsUndoBehindALongJournal()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    const auto entered = desk.lastEntry().link.id;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear,
                                 QString::number(count)));
    }
    const auto lastMark = desk.lastEntry().change.label;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.service.undo(desk.id));
    }
    QVERIFY(desk.service.nextSteps(desk.id)->undo->link.id == entered);
    QVERIFY(desk.service.nextSteps(desk.id)->redo->change.label == lastMark);
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.service.redo(desk.id));
    }
    QVERIFY(!desk.service.nextSteps(desk.id)->redo);
    QVERIFY(desk.service.nextSteps(desk.id)->undo->change.label == lastMark);
}

void TestServiceHistory::listsRecentResults()
{
    Session desk;
    const core::GameKey secondGame{1_r, 1_t, 2_g};
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.service.run(desk.id, core::enterGame, secondGame, played("9,0,5,6"), plainTerms));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.service.run(desk.id, core::clearGame, firstGame, {}));
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    const auto actions = [&](std::size_t count) {
        QList<Action> found;
        for (const auto& entry : desk.service.recentResults(desk.id, count)) {
            found.push_back(entry.change.label.action);
        }
        return found;
    };
    using enum Action;
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QCOMPARE(actions(2), (QList{EnterGame, ClearGame}));
    QVERIFY(desk.service.undo(desk.id));
    QCOMPARE(actions(5), (QList{ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.service.redo(desk.id));
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.service.recentResults(TournamentId{99}, 5).empty());

    QVERIFY(desk.service.corrections(desk.id, 1_r).empty());
    core::EntryTerms correcting;
    correcting.correction = true;
    QVERIFY(desk.service.run(desk.id, core::enterGame, secondGame, played("0,9,5,6"), correcting));
    QCOMPARE(desk.service.corrections(desk.id, 1_r).size(), std::size_t{1});
    QVERIFY(desk.service.corrections(desk.id, 2_r).empty());
}

void TestServiceHistory::knowsWhenARoundWasPublished()
{
    Session desk;
    QVERIFY(!desk.service.publishedAt(desk.id, 1_r)); // It came with the import.
    QVERIFY(desk.service.run(desk.id, core::addRounds, {plan(2)}, RoundState::Draft));
    QVERIFY(!desk.service.publishedAt(desk.id, 2_r));
    QVERIFY(desk.service.run(desk.id, core::publishRound, 2_r));
    QVERIFY(desk.service.publishedAt(desk.id, 2_r) == desk.lastEntry().time);
    QVERIFY(desk.service.run(desk.id, core::addRounds, {plan(3), plan(4)}, RoundState::Published));
    const auto both = desk.lastEntry().time;
    QVERIFY(desk.service.publishedAt(desk.id, 3_r) == both);
    QVERIFY(desk.service.publishedAt(desk.id, 4_r) == both);
    QVERIFY(desk.service.publishedAt(desk.id, 2_r) != both);
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(!desk.service.publishedAt(desk.id, 3_r));
}

void TestServiceHistory::knowsWhenARoundEnded()
{
    Session desk;
    QVERIFY(desk.service.roundEnds(desk.id).empty());
    QVERIFY(desk.service.run(desk.id, core::cancelRound, 1_r, QStringLiteral("fire")));
    const core::RoundEnds ends = {{1_r, desk.lastEntry().time}};
    QVERIFY(desk.service.roundEnds(desk.id) == ends);
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.service.roundEnds(desk.id).empty());
}

void TestServiceHistory::showsTheJournal()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    const auto lines = desk.service.journal(desk.id);
    QVERIFY(lines);
    QCOMPARE(lines->size(), std::size_t{4});
    QList<bool> undone;
    for (const auto& line : *lines) {
        undone.push_back(line.undone);
    }
    QCOMPARE(undone, (QList<bool>{false, true, false, false}));
    const auto& taken = (*lines)[2].entry;
    QCOMPARE(taken.link.kind, EntryKind::Undone);
    QVERIFY(taken.link.concerns == (*lines)[1].entry.link.id);
    QVERIFY(taken.change == core::reversed((*lines)[1].entry.change));
    QCOMPARE(taken.time, start.addSecs(180));
    QCOMPARE(taken.time.timeSpec(), Qt::UTC);
}

RUMMY_TEST(TestServiceHistory)

} // namespace tst_service_history

#include "tst_service_history.moc"
