#include "core/change/journal.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_journal {

using core::EntryKind;
using core::JournalId;
using core::JournalLink;

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsTakenBack();
};

void TestJournal::knowsWhatIsTakenBack()
{
    std::vector<JournalLink> links;
    const auto add = [&links](EntryKind kind, std::optional<JournalId> concerns = std::nullopt) {
        const JournalId id{static_cast<std::int64_t>(links.size()) * 3 + 7};
        links.push_back({id, kind, concerns, kind == EntryKind::Done && !links.empty()});
        return id;
    };
    using Ids = std::vector<JournalId>;
    add(EntryKind::Done);
    QVERIFY(core::takenBack(links).empty());
    const auto first = add(EntryKind::Done);
    const auto second = add(EntryKind::Done);
    add(EntryKind::Undone, second);
    add(EntryKind::Undone, first);
    QVERIFY(core::takenBack(links) == (Ids{first, second}));
    add(EntryKind::Redone, first);
    QVERIFY(core::takenBack(links) == Ids{second});
    const auto third = add(EntryKind::Done);
    add(EntryKind::Undone, third);
    QVERIFY(core::takenBack(links) == (Ids{second, third}));
}

RUMMY_TEST(TestJournal)

} // namespace tst_journal

#include "tst_journal.moc"
