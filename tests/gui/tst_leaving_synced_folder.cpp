#include "app/desk/frame/synced_folder.h"

#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/frame/ui_state.h"

#include <QDir>
#include <QPushButton>
#include <QTest>

#include <functional>

namespace tst_leaving_synced_folder {

using namespace Qt::StringLiterals;

namespace {

/// The sample evening in a folder that is synchronised.
struct Scene
{
    DeskFixture fixture;
    core::ClubPlace place;
    QString folder; ///< Where it should be.
    desk::UiState state;
    QDateTime now{{2026, 11, 5}, {19, 0}, Qt::UTC};

    Scene()
        : place(*core::ClubPlace::parse(fixture.file(u"OneDrive - SK Hof/club.rummydb"_s))),
          folder(fixture.file(u"own"_s)),
          state(fixture.file(u"other.ini"_s))
    {
        page_test::dress();
        fixture.openSample();
        QDir().mkpath(QFileInfo(*place.file()).path());
        clubs().backUp(fixture.session().place(), *place.file());
    }
    [[nodiscard]] const core::Clubs& clubs() { return fixture.session().databases(); }
    /// Answers the question by that; `isAsked` says whether there was one.
    core::ClubPlace open(const std::function<void(QDialog&)>& use)
    {
        isAsked = false;
        QWidget asker;
        page_test::answer(asker, [this, &use](QDialog& dialog) {
            isAsked = true;
            QCOMPARE(dialog.windowTitle(), u"OneDrive synchronises the folder of this club"_s);
            use(dialog);
        });
        return desk::awayFromSynced(clubs(), state, place, folder, now);
    }
    bool isAsked = false;
};

void move(QDialog& dialog)
{
    QTest::keyClick(&dialog, Qt::Key_Return);
}

void stay(QDialog& dialog)
{
    page_test::part<QPushButton>(dialog, "stayButton").click();
}

void goBack(QDialog& dialog)
{
    QTest::keyClick(&dialog, Qt::Key_Escape);
}

} // namespace

class TestLeavingSyncedFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesByEnter()
    {
        Scene scene;
        const auto opened = scene.open(move);
        QVERIFY(scene.isAsked);
        QCOMPARE(opened.file(), QDir(scene.folder).filePath(u"club.rummydb"_s));
        QCOMPARE(scene.clubs().open(opened, core::IfMissing::Refuse)->read().tournaments().size(),
                 std::size_t{1});
        QVERIFY(!scene.clubs().isMoved(opened));
        QVERIFY(scene.clubs().isMoved(scene.place));
    }

    void takesAnotherNameWhereOneIsTaken()
    {
        Scene scene;
        QDir().mkpath(scene.folder);
        scene.clubs().backUp(scene.fixture.session().place(),
                             QDir(scene.folder).filePath(u"club.rummydb"_s));
        QCOMPARE(scene.open(move).file(), QDir(scene.folder).filePath(u"club-2.rummydb"_s));
    }

    void leavesNoSecondClubBehindIfItFails()
    {
        Scene scene;
        auto isTold = false;
        const auto busy = scene.clubs().open(scene.place, core::IfMissing::Refuse);
        const auto writing = busy->beginWrite(); // Another program keeps the file.
        QWidget asker;
        const auto opened = scene.open([&](QDialog& dialog) {
            page_test::answer(asker, [&](QDialog& again) {
                isTold = !page_test::told(again).isEmpty();
                again.reject();
            });
            move(dialog);
        });
        QCOMPARE(opened, scene.place);
        QVERIFY(isTold);
        QVERIFY(QDir(scene.folder).entryList(QDir::Files).isEmpty());
        QVERIFY(!scene.clubs().isMoved(scene.place));
    }

    void staysAndAsksOnce()
    {
        Scene scene;
        QCOMPARE(scene.open(stay), scene.place);
        QVERIFY(scene.isAsked);
        QCOMPARE(scene.open(stay), scene.place);
        QVERIFY(!scene.isAsked);
        QVERIFY(!scene.clubs().isMoved(scene.place));
    }

    void asksAgainAfterBack()
    {
        Scene scene;
        for (int time = 0; time < 2; ++time) {
            QCOMPARE(scene.open(goBack), scene.place);
            QVERIFY(scene.isAsked);
        }
    }

    void elsewhereNothingIsAsked()
    {
        Scene scene;
        scene.place = scene.fixture.session().place();
        QCOMPARE(scene.open(move), scene.place);
        QVERIFY(!scene.isAsked);
    }
};

RUMMY_TEST(TestLeavingSyncedFolder)

} // namespace tst_leaving_synced_folder

#include "tst_leaving_synced_folder.moc"
