#include "desk_fixture.h"
#include "tests/suite.h"

#include "app/desk/frame/desk_slot.h"

#include <QTest>

namespace tst_desk_slot {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A window without its widgets.
class Window
{
public:
    Window(const DeskFixture& fixture, const db::Clubs& clubs, core::TournamentId id)
        : slot_(fixture.file(u"settings"_s)),
          uiState_(fixture.file(u"desk.ini"_s)),
          session_(clubs, uiState_, placeOf(fixture.clubFile()), slot_.nameOf(u"Laptop"_s), [] {
              return QDateTime({2026, 10, 16}, {20, 0}, Qt::UTC);
          })
    {
        session_.open(id);
    }

    [[nodiscard]] QString name() const { return slot_.nameOf(u"Laptop"_s); }
    bool putAside(int table)
    {
        const core::TableKey key{core::RoundNumber{4}, core::TableNumber{table}};
        return session_.run(core::markTable, key, core::TableMark::Unclear, QString()).ok();
    }
    /// The table of what undo takes back; nothing: there is nothing.
    [[nodiscard]] std::optional<core::TableNumber> toUndo()
    {
        const auto next = session_.read([](auto& service, auto id) {
            return *service.nextSteps(id, [](const core::Change& /*any*/) { return true; });
        });
        return next.undo ? next.undo->change.label.table : std::nullopt;
    }

private:
    desk::DeskSlot slot_;
    desk::UiState uiState_;
    desk::Session session_;
};

} // namespace

/// Two windows on one computer.
class TestDeskSlot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreFreeAgain()
    {
        const QTemporaryDir folder;
        auto first = std::make_unique<desk::DeskSlot>(folder.path());
        const desk::DeskSlot second(folder.path());
        QCOMPARE(first->nameOf(u"Laptop"_s), u"Laptop"_s);
        QCOMPARE(second.nameOf(u"Laptop"_s), u"Laptop (2)"_s);
        first->leave();
        const desk::DeskSlot third(folder.path());
        QCOMPARE(third.nameOf(u"Laptop"_s), u"Laptop"_s);
        first->enter();
        QCOMPARE(first->nameOf(u"Laptop"_s), u"Laptop (3)"_s);
    }

    void undoIsOnesOwnAfterARestart()
    {
        DeskFixture fixture;
        const auto id = fixture.openSample();
        fixture.stop();
        const db::Clubs clubs{QString()};
        {
            Window one(fixture, clubs, id);
            Window other(fixture, clubs, id);
            QVERIFY(one.name() != other.name());
            QVERIFY(one.putAside(3));
            QVERIFY(other.putAside(6));
            QVERIFY(one.toUndo() == core::TableNumber{3});
            QVERIFY(other.toUndo() == core::TableNumber{6});
        }
        Window one(fixture, clubs, id);
        Window other(fixture, clubs, id);
        QVERIFY(one.toUndo() == core::TableNumber{3});
        QVERIFY(other.toUndo() == core::TableNumber{6});
    }
};

RUMMY_TEST(TestDeskSlot)

} // namespace tst_desk_slot

#include "tst_desk_slot.moc"
