#include "director_desk.h"

#include <QTest>

using namespace director_test;
using core::Action;
using core::ClubFault;
using core::EntryKind;
using core::Label;
using core::Refusals;
using core::RoundState;
using core::TournamentId;

/// Undo, redo and what the director tells of the journal.
class TestDirectorHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoesAcrossARestart();
    void clearsRedoByANewChange();
    void stopsAtAFence();
    void takesBackOnlyWhatWasShown();
    void findsUndoBehindALongJournal();
    void listsRecentResults();
    void knowsWhenARoundWasPublished();
    void showsTheJournal();
};

void TestDirectorHistory::undoesAcrossARestart()
{
    Desk desk;
    const auto beginning = desk.now();
    QVERIFY(desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto end = desk.now();
    const Label entered{Action::EnterGame, 1_r, 1_t, 1_g};
    const Label marked{Action::MarkTable, 1_r, 2_t};

    Director restarted(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(restarted.nextSteps(desk.id)->undo == marked);
    QVERIFY(!restarted.nextSteps(desk.id)->redo);
    QVERIFY(*restarted.undo(desk.id) == marked);
    QVERIFY(*restarted.undo(desk.id) == entered);
    QVERIFY(desk.now() == beginning);
    QCOMPARE(refusalsOf(restarted.undo(desk.id)),
             (Refusals{refusal(ClubFault::NothingToUndo, "")}));

    // Undoing a game writes it as well: whoever saw it before has seen something else.
    QCOMPARE(restarted.revision(desk.id, firstGame).number, 2);
    QCOMPARE(restarted.revision(desk.id, firstGame).desk, QStringLiteral("right"));

    Director again(desk.store, QStringLiteral("left"), tickingClock());
    QVERIFY(again.nextSteps(desk.id)->redo == entered);
    QVERIFY(*again.redo(desk.id) == entered);
    QVERIFY(*again.redo(desk.id) == marked);
    QVERIFY(desk.now() == end);
    QVERIFY(**again.tournament(desk.id) == end);
    QCOMPARE(refusalsOf(again.redo(desk.id)), (Refusals{refusal(ClubFault::NothingToRedo, "")}));
}

void TestDirectorHistory::clearsRedoByANewChange()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(!desk.director.nextSteps(desk.id)->redo);
    QVERIFY(!desk.director.redo(desk.id));
    QVERIFY(core::findGame(desk.now(), firstGame) == nullptr);
}

void TestDirectorHistory::stopsAtAFence()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.director.undo(desk.id));
    desk.store.fence();
    QVERIFY(!desk.director.undo(desk.id));
    QVERIFY(!desk.director.redo(desk.id));
}

void TestDirectorHistory::takesBackOnlyWhatWasShown()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto shown = desk.director.nextSteps(desk.id)->undoEntry;
    QVERIFY(shown == desk.lastEntry().link.id);
    Director other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(other.mark(desk.id, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto before = desk.now();
    QCOMPARE(refusalsOf(desk.director.undo(desk.id, shown)),
             (Refusals{refusal(ClubFault::HistoryConflict, "")}));
    QVERIFY(desk.now() == before);
    QVERIFY(desk.director.undo(desk.id, desk.director.nextSteps(desk.id)->undoEntry));
    QVERIFY(desk.director.undo(desk.id, shown));
}

void TestDirectorHistory::findsUndoBehindALongJournal()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto entered = desk.lastEntry().link.id;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear,
                                   QString::number(count)));
    }
    const auto lastMark = desk.lastEntry().change.label;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.undo(desk.id));
    }
    QVERIFY(desk.director.nextSteps(desk.id)->undoEntry == entered);
    QVERIFY(desk.director.nextSteps(desk.id)->redo == lastMark);
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.redo(desk.id));
    }
    QVERIFY(!desk.director.nextSteps(desk.id)->redo);
    QVERIFY(desk.director.nextSteps(desk.id)->undo == lastMark);
}

void TestDirectorHistory::listsRecentResults()
{
    Desk desk;
    const core::GameKey secondGame{1_r, 1_t, 2_g};
    QVERIFY(desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.director.enter(desk.id, secondGame, played("9,0,5,6"), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.director.clear(desk.id, firstGame, {}));
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto actions = [&](std::size_t count) {
        QList<Action> found;
        for (const auto& entry : desk.director.recentResults(desk.id, count)) {
            found.push_back(entry.change.label.action);
        }
        return found;
    };
    using enum Action;
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QCOMPARE(actions(2), (QList{EnterGame, ClearGame}));
    QVERIFY(desk.director.undo(desk.id));
    QCOMPARE(actions(5), (QList{ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.director.redo(desk.id));
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.director.recentResults(TournamentId{99}, 5).empty());

    QVERIFY(desk.director.corrections(desk.id, 1_r).empty());
    core::EntryTerms correcting;
    correcting.correction = true;
    QVERIFY(desk.director.enter(desk.id, secondGame, played("0,9,5,6"), correcting));
    QCOMPARE(desk.director.corrections(desk.id, 1_r).size(), std::size_t{1});
    QVERIFY(desk.director.corrections(desk.id, 2_r).empty());
}

void TestDirectorHistory::knowsWhenARoundWasPublished()
{
    Desk desk;
    QVERIFY(!desk.director.publishedAt(desk.id, 1_r)); // It came with the import.
    QVERIFY(desk.director.addRounds(desk.id, {plan(2)}, RoundState::Draft));
    QVERIFY(!desk.director.publishedAt(desk.id, 2_r));
    QVERIFY(desk.director.publish(desk.id, 2_r));
    QVERIFY(desk.director.publishedAt(desk.id, 2_r) == desk.lastEntry().time);
    QVERIFY(desk.director.addRounds(desk.id, {plan(3), plan(4)}, RoundState::Published));
    const auto both = desk.lastEntry().time;
    QVERIFY(desk.director.publishedAt(desk.id, 3_r) == both);
    QVERIFY(desk.director.publishedAt(desk.id, 4_r) == both);
    QVERIFY(desk.director.publishedAt(desk.id, 2_r) != both);
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(!desk.director.publishedAt(desk.id, 3_r));
}

void TestDirectorHistory::showsTheJournal()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    const auto lines = desk.director.journal(desk.id);
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

QTEST_APPLESS_MAIN(TestDirectorHistory)
#include "tst_director_history.moc"
