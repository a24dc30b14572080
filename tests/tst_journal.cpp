#include "core/change/journal.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_journal {

using core::EntryKind;
using core::JournalId;
using core::JournalLink;

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNothingToUndoAtFirst();
    void followsAnEvening();
    void stopsAtAFence();
    void agreesWithTwoStacks();
};

namespace {

/// A journal as written by a store.
struct Journal
{
    std::vector<JournalLink> links;

    JournalId add(EntryKind kind, std::optional<JournalId> concerns = std::nullopt)
    {
        const JournalId id{static_cast<std::int64_t>(links.size()) * 3 + 7};
        links.push_back({id, kind, concerns, kind == EntryKind::Done && !links.empty()});
        return id;
    }
    JournalId done() { return add(EntryKind::Done); }
    void undo() { add(EntryKind::Undone, core::historyOf(links).undo); }
    void redo() { add(EntryKind::Redone, core::historyOf(links).redo); }
};

using Ids = std::vector<JournalId>;

} // namespace

void TestJournal::hasNothingToUndoAtFirst()
{
    QVERIFY(!core::historyOf({}).undo);
    QVERIFY(!core::historyOf({}).redo);
    Journal journal;
    journal.done();
    QVERIFY(!core::historyOf(journal.links).undo);
    QVERIFY(!core::historyOf(journal.links).redo);
    QVERIFY(core::takenBack(journal.links).empty());
}

void TestJournal::followsAnEvening()
{
    Journal journal;
    journal.done();
    const auto first = journal.done();
    const auto second = journal.done();
    journal.undo();
    QVERIFY(core::historyOf(journal.links).undo == first);
    QVERIFY(core::historyOf(journal.links).redo == second);
    journal.undo();
    QVERIFY(!core::historyOf(journal.links).undo);
    QVERIFY(core::historyOf(journal.links).redo == first);
    QVERIFY(core::takenBack(journal.links) == (Ids{first, second}));
    journal.redo();
    QVERIFY(core::historyOf(journal.links).undo == first);
    QVERIFY(core::historyOf(journal.links).redo == second);
    QVERIFY(core::takenBack(journal.links) == Ids{second});

    // A new change clears redo; undone changes stay undone.
    const auto third = journal.done();
    QVERIFY(core::historyOf(journal.links).undo == third);
    QVERIFY(!core::historyOf(journal.links).redo);
    journal.undo();
    QVERIFY(core::historyOf(journal.links).undo == first);
    QVERIFY(core::historyOf(journal.links).redo == third);
    QVERIFY(core::takenBack(journal.links) == (Ids{second, third}));
}

void TestJournal::stopsAtAFence()
{
    Journal journal;
    journal.done();
    journal.done();
    journal.done();
    journal.undo();
    for (auto& link : journal.links) {
        link.undoable = false;
    }
    QVERIFY(!core::historyOf(journal.links).undo);
    QVERIFY(!core::historyOf(journal.links).redo);

    const auto later = journal.done();
    QVERIFY(core::historyOf(journal.links).undo == later);
    journal.undo();
    QVERIFY(!core::historyOf(journal.links).undo);
    QVERIFY(core::historyOf(journal.links).redo == later);
    journal.redo();
    QVERIFY(core::historyOf(journal.links).undo == later);
}

void TestJournal::agreesWithTwoStacks()
{
    for (unsigned seed = 1; seed <= 200; ++seed) {
        std::mt19937 random(seed);
        Journal journal;
        journal.done();
        Ids undoable;
        Ids redoable;
        Ids takenBack;
        for (int step = 0; step < 60; ++step) {
            const auto choice = random() % 3;
            if (choice == 0) {
                undoable.push_back(journal.done());
                redoable.clear();
            } else if (choice == 1 && !undoable.empty()) {
                journal.undo();
                redoable.push_back(undoable.back());
                takenBack.push_back(undoable.back());
                undoable.pop_back();
            } else if (choice == 2 && !redoable.empty()) {
                journal.redo();
                undoable.push_back(redoable.back());
                std::erase(takenBack, redoable.back());
                redoable.pop_back();
            }
            const auto history = core::historyOf(journal.links);
            for (std::size_t count = 1; count <= journal.links.size(); ++count) {
                const auto newest =
                    core::historyOfNewest({journal.links.end() - static_cast<std::ptrdiff_t>(count),
                                           journal.links.end()});
                QVERIFY(!newest || (newest->undo == history.undo && newest->redo == history.redo));
            }
            QVERIFY(history.undo ==
                    (undoable.empty() ? std::nullopt : std::optional(undoable.back())));
            QVERIFY(history.redo ==
                    (redoable.empty() ? std::nullopt : std::optional(redoable.back())));
            auto expected = takenBack;
            std::sort(expected.begin(), expected.end());
            QVERIFY(core::takenBack(journal.links) == expected);
        }
    }
}

RUMMY_TEST(TestJournal)

} // namespace tst_journal

#include "tst_journal.moc"
