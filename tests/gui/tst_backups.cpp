#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/frame/backups.h"
#include "app/desk/frame/main_window.h"
#include "db/sqlite/open_store.h"

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <mutex>

namespace tst_backups {

using namespace Qt::StringLiterals;

/// Automatic backups of the desk, especially failing ones.
class TestBackups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void nothingChangedNothingCopied();
    void failedOneIsTriedAgain();
    void failedOneIsTriedAgainAfterARestart();
    void changeDuringTheCopyIsCopiedNext();
    void triesAgainAfterMoreAndMoreChanges();
    void onlyTheFolderThatFailedIsTriedAgain();
    void newSecondFolderGetsACopy();
    void statusLineTells();
    void closingAsks_data();
    void closingAsks();
    void windowComesBackIfTheFolderIsGone();
    void closingTriesAgain();
    void closingSavesWhatWasChangedLast();
    void windowIsGoneDuringTheLastBackup();
    void changeOfASecondStartStaysDue();
    void changesByOthersAreDueAtTheStart_data();
    void changesByOthersAreDueAtTheStart();
    void stickGetsWhatChangesMeanwhile();
    void anotherLaptopGoesOnFromTheStick();
    void stickThatIsPulledOutIsSaid();
    void logIsSettledInQuietMoments();
    void endOfSessionSavesWithoutAsking();
};

namespace {

/// Backups that are counted, and fail where a test wants them to.
class Copies : public db::Clubs
{
public:
    Copies() : db::Clubs(QString()) {}

    QString backUpTo(const core::ClubPlace& place, const QString& folder,
                     const QDateTime& now) const override
    {
        const bool fails = isFailing(folder);
        auto file = fails ? QString() : db::Clubs::backUpTo(place, folder, now);
        copied_.release();
        mayEnd_.acquire();
        mayEnd_.release();
        const std::scoped_lock lock(mutex_);
        tried_ << QDir(folder).dirName();
        if (fails) {
            throw core::StoreFailure(core::StoreFailure::Kind::Full, u"no space"_s);
        }
        return file;
    }
    void settleLog(const core::ClubPlace& place) const override
    {
        db::Clubs::settleLog(place);
        const std::scoped_lock lock(mutex_);
        ++settled_;
    }

    int settled()
    {
        const std::scoped_lock lock(mutex_);
        return settled_;
    }

    /// The folders tried for a backup since the last call.
    QStringList tried()
    {
        const std::scoped_lock lock(mutex_);
        return std::exchange(tried_, {});
    }

    void failIn(const QStringList& folders)
    {
        const std::scoped_lock lock(mutex_);
        failing_ = folders;
    }

    /// The next copy is made, and does not end before the release.
    void hold()
    {
        copied_.acquire(copied_.available());
        mayEnd_.acquire();
    }
    void waitUntilCopied() { copied_.acquire(); }
    void release() { mayEnd_.release(); }

private:
    [[nodiscard]] bool isFailing(const QString& folder) const
    {
        const std::scoped_lock lock(mutex_);
        return failing_.contains(QDir(folder).dirName());
    }

    mutable QSemaphore copied_;
    mutable QSemaphore mayEnd_{1};
    mutable std::mutex mutex_;
    mutable QStringList tried_;
    mutable int settled_ = 0;
    QStringList failing_;
};

/// Changes something no list shows.
void change(desk::Session& session)
{
    const auto changed = session.run([&](core::TournamentService& service, core::TournamentId id) {
        auto settings = session.tournament().settings;
        ++settings.startFeeCents;
        return service.run(id, core::editSettings, {session.tournament().settings, settings});
    });
    QVERIFY(changed.ok());
    page_test::settle();
}

/// A desk with the sample open and all copies up to date.
class BackedUpDesk
{
public:
    BackedUpDesk() : fixture(shared)
    {
        fixture.openSample();
        backups.emplace(fixture.session());
        change(fixture.session());
        backUp();
        if (copies.tried() != QStringList{u"backups"_s}) {
            qFatal("no backup of the beginning");
        }
    }

    /// Runs an occasion for a backup to completion.
    void backUp()
    {
        backups->make();
        backups->finish();
    }

    /// A stick as the second folder.
    void plugIn()
    {
        QVERIFY(QDir().mkpath(stick()));
        backups->setSecondFolder(stick());
        backups->finish();
    }
    [[nodiscard]] QString stick() const { return fixture.file(u"stick"_s); }

    std::shared_ptr<Copies> shared = std::make_shared<Copies>();
    Copies& copies = *shared;
    DeskFixture fixture;
    std::optional<desk::Backups> backups;
};

const QStringList once{u"backups"_s};

} // namespace

void TestBackups::nothingChangedNothingCopied()
{
    BackedUpDesk desk;
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList());
}

void TestBackups::failedOneIsTriedAgain()
{
    BackedUpDesk desk;
    change(desk.fixture.session());
    desk.copies.failIn({u"backups"_s});
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    QVERIFY(!desk.backups->failure().isEmpty());
    desk.copies.failIn({});
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    QVERIFY(desk.backups->failure().isEmpty());
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList());
}

void TestBackups::failedOneIsTriedAgainAfterARestart()
{
    BackedUpDesk desk;
    change(desk.fixture.session());
    desk.copies.failIn({u"backups"_s});
    desk.backUp();
    desk.backups.reset();
    desk.fixture.restart();
    desk.copies.failIn({});
    QCOMPARE(desk.copies.tried(), once);
    desk.backups.emplace(desk.fixture.session());
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
}

void TestBackups::changeDuringTheCopyIsCopiedNext()
{
    BackedUpDesk desk;
    change(desk.fixture.session());
    desk.copies.hold();
    desk.backups->make();
    desk.copies.waitUntilCopied();
    change(desk.fixture.session());
    desk.copies.release();
    desk.backups->finish();
    QCOMPARE(desk.copies.tried(), once);
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList());
}

/// Without a separate occasion.
void TestBackups::triesAgainAfterMoreAndMoreChanges()
{
    BackedUpDesk desk;
    desk.copies.failIn({u"backups"_s});
    change(desk.fixture.session());
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    QList<int> triedAfter;
    for (int changes = 1; changes <= 16; ++changes) {
        change(desk.fixture.session());
        desk.backups->finish();
        if (!desk.copies.tried().isEmpty()) {
            triedAfter << changes;
        }
    }
    QCOMPARE(triedAfter, QList<int>({1, 3, 7, 15}));
    desk.copies.failIn({});
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    change(desk.fixture.session());
    desk.backups->finish();
    QCOMPARE(desk.copies.tried(), QStringList());
}

void TestBackups::onlyTheFolderThatFailedIsTriedAgain()
{
    BackedUpDesk desk;
    desk.plugIn();
    desk.copies.tried();
    change(desk.fixture.session());
    desk.copies.failIn({u"stick"_s});
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList({u"backups"_s, u"stick"_s}));
    desk.copies.failIn({});
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList(u"stick"_s));
}

void TestBackups::newSecondFolderGetsACopy()
{
    BackedUpDesk desk;
    desk.plugIn();
    QCOMPARE(desk.copies.tried(), QStringList(u"stick"_s));
}

void TestBackups::statusLineTells()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    const auto& label = page_test::part<QLabel>(window, "backupState");
    QVERIFY(!label.isVisible());
    copies->failIn({u"backups"_s});
    change(fixture.session());
    window.backups().make();
    window.backups().finish();
    QVERIFY(label.isVisible());
    QVERIFY(label.toolTip().contains(u"no space"_s));
    window.build();
    QVERIFY(page_test::part<QLabel>(window, "backupState").isVisible());
    copies->failIn({});
    window.backups().make();
    window.backups().finish();
    QVERIFY(!page_test::part<QLabel>(window, "backupState").isVisible());
}

void TestBackups::closingAsks_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("closed");
    QTest::newRow("close anyway") << u"closeAnywayButton"_s << true;
    QTest::newRow("go on working") << u"backButton"_s << false;
}

void TestBackups::closingAsks()
{
    QFETCH(const QString, button);
    QFETCH(const bool, closed);
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    copies->failIn({u"backups"_s});
    change(fixture.session());
    QString told;
    page_test::answer(window, [&](QDialog& dialog) {
        told = qobject_cast<QMessageBox*>(&dialog)->informativeText();
        page_test::part<QPushButton>(dialog, button).click();
    });
    QVERIFY(window.close());
    QVERIFY(!window.isVisible());
    QCOMPARE(window.mayEnd(), closed);
    QVERIFY(told.contains(u"no space"_s));
    QCOMPARE(window.isVisible(), !closed);
}

/// A stick that was pulled out, for instance.
void TestBackups::windowComesBackIfTheFolderIsGone()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    window.backups().finish();
    const QString folder = fixture.clubFile() + u"/stick"_s; // There is no folder in a file.
    window.backups().setSecondFolder(folder);
    window.backups().finish();
    QVERIFY(window.close());
    QVERIFY(!window.isVisible());
    QString told;
    bool wasBack = false;
    page_test::answer(window, [&](QDialog& dialog) {
        wasBack = window.isVisible();
        told = qobject_cast<QMessageBox*>(&dialog)->informativeText();
        page_test::part<QPushButton>(dialog, "backButton").click();
    });
    QVERIFY(!window.mayEnd());
    QVERIFY(wasBack);
    QVERIFY2(told.contains(QDir::toNativeSeparators(folder)), qPrintable(told));
    QVERIFY(window.isVisible());
}

void TestBackups::closingTriesAgain()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.backups().finish();
    copies->failIn({u"backups"_s});
    change(fixture.session());
    page_test::answer(window, [&](QDialog& dialog) {
        copies->failIn({});
        page_test::part<QPushButton>(dialog, "againButton").click();
    });
    copies->tried();
    QVERIFY(window.close());
    QVERIFY(window.mayEnd());
    QCOMPARE(copies->tried(), once + once);
}

/// Although nobody has been notified of that change yet.
void TestBackups::closingSavesWhatWasChangedLast()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.backups().make();
    window.backups().finish();
    copies->tried();
    auto settings = fixture.session().tournament().settings;
    ++settings.startFeeCents;
    QVERIFY(fixture.session()
                .run(core::editSettings, {fixture.session().tournament().settings, settings})
                .ok());
    QVERIFY(window.close());
    QVERIFY(window.mayEnd());
    QCOMPARE(copies->tried(), once);
}

void TestBackups::windowIsGoneDuringTheLastBackup()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    window.backups().finish();
    change(fixture.session());
    copies->tried();
    copies->hold();
    QVERIFY(window.close());
    QVERIFY(!window.isVisible());
    QCOMPARE(copies->tried(), QStringList());
    copies->release();
    QVERIFY(window.mayEnd());
    QCOMPARE(copies->tried(), once);
    QVERIFY(!window.isVisible());
}

/// The copy may have been made before it.
void TestBackups::changeOfASecondStartStaysDue()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    auto& session = fixture.session();
    const auto id = fixture.openSample();
    desk::MainWindow window(session);
    window.backups().finish();
    const auto isDue = [&] {
        return !copies->isBackedUp(session.place(), fixture.file(u"backups"_s));
    };
    QVERIFY(window.close());
    QVERIFY(window.mayEnd());
    QVERIFY(!isDue());
    const auto other = db::openStore(fixture.clubFile(), db::IfMissing::Refuse);
    core::TournamentService service(*other, u"Desk"_s, [&fixture] { return fixture.now(); });
    auto settings = session.tournament().settings;
    ++settings.startFeeCents;
    QVERIFY(service.run(id, core::editSettings, {session.tournament().settings, settings}).ok());
    QVERIFY(isDue());
    QVERIFY(window.mayEnd());
    QVERIFY(!isDue());
}

void TestBackups::changesByOthersAreDueAtTheStart_data()
{
    QTest::addColumn<bool>("isOfClub");
    QTest::newRow("a change of the evening") << false;
    QTest::newRow("one of the directory") << true;
}

/// Made by the command line while no window was open.
void TestBackups::changesByOthersAreDueAtTheStart()
{
    QFETCH(const bool, isOfClub);
    BackedUpDesk desk;
    const auto id = *desk.fixture.session().current();
    desk.backups.reset();
    desk.fixture.stop();
    {
        const auto other = db::openStore(desk.fixture.clubFile(), db::IfMissing::Refuse);
        const auto clock = [&desk] { return desk.fixture.now(); };
        core::TournamentService service(*other, u"command line"_s, clock);
        core::ClubService club(*other, u"command line"_s, clock);
        auto settings = (*service.tournament(id))->settings;
        const auto before = settings;
        ++settings.startFeeCents;
        QVERIFY(isOfClub ? club.run(core::addPlayers, {{u"Berger, Anna"_s, u"Hof"_s, {}}}).ok()
                         : service.run(id, core::editSettings, {before, settings}).ok());
    }
    desk.fixture.restart();
    desk.backups.emplace(desk.fixture.session());
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    desk.backUp();
    QCOMPARE(desk.copies.tried(), QStringList());
}

void TestBackups::stickGetsWhatChangesMeanwhile()
{
    BackedUpDesk desk;
    auto& tenMinutes = *desk.backups->findChild<QTimer*>(u"running"_s);
    change(desk.fixture.session());
    QVERIFY(!tenMinutes.isActive()); // There is no stick.
    desk.plugIn();
    desk.copies.tried();
    QVERIFY(!tenMinutes.isActive());
    change(desk.fixture.session());
    QVERIFY(tenMinutes.isActive());
    QCOMPARE(tenMinutes.intervalAsDuration(), std::chrono::minutes(10));
    const auto elapse = [&] {
        tenMinutes.setInterval(0);
        QTRY_VERIFY(!tenMinutes.isActive());
        desk.backups->finish();
    };
    elapse();
    QCOMPARE(desk.copies.tried(), QStringList(u"stick"_s));
    QVERIFY(desk.copies.isBackedUp(desk.fixture.session().place(), desk.stick()));
}

/// The three steps on the first page of the paper kit.
void TestBackups::anotherLaptopGoesOnFromTheStick()
{
    BackedUpDesk desk;
    desk.plugIn();
    change(desk.fixture.session());
    desk.backups->findChild<QTimer*>(u"running"_s)->setInterval(0);
    QTRY_VERIFY(desk.copies.isBackedUp(desk.fixture.session().place(), desk.stick()));
    const auto evening = desk.fixture.session().tournament();

    DeskFixture other;
    desk::MainWindow window(other.session());
    window.show();
    const auto onStick =
        other.session().databases().backupsOf(desk.fixture.session().place(), {desk.stick()});
    page_test::answer(window, [](QDialog& dialog) { dialog.accept(); });
    window.backups().restoreFrom(onStick.front().path, &window);
    other.session().openLikeliest();
    QCOMPARE(other.session().tournament(), evening);
    change(other.session());
    QVERIFY(other.session().tournament() != evening);
}

void TestBackups::stickThatIsPulledOutIsSaid()
{
    BackedUpDesk desk;
    desk.plugIn();
    QVERIFY(desk.backups->findChild<QTimer*>(u"looking"_s)->isActive());
    const QString elsewhere = desk.fixture.file(u"pulled out"_s);
    QVERIFY(QDir().rename(desk.stick(), elsewhere));
    desk.backups->lookForSecondFolder();
    QVERIFY2(desk.backups->failure().contains(QDir::toNativeSeparators(desk.stick())),
             qPrintable(desk.backups->failure()));
    change(desk.fixture.session());
    desk.copies.tried();
    desk.backUp();
    QCOMPARE(desk.copies.tried(), once);
    QVERIFY(!QFileInfo::exists(desk.stick())); // Or the disk would pass for the stick.
    QVERIFY(!desk.backups->failure().isEmpty());

    QVERIFY(QDir().rename(elsewhere, desk.stick()));
    desk.backups->lookForSecondFolder();
    desk.backups->finish();
    QCOMPARE(desk.copies.tried(), QStringList(u"stick"_s));
    QVERIFY(desk.backups->failure().isEmpty());
}

void TestBackups::logIsSettledInQuietMoments()
{
    BackedUpDesk desk;
    QCOMPARE(desk.copies.settled(), 1); // With the backup.
    auto& quiet = *desk.backups->findChild<QTimer*>(u"quiet"_s);
    change(desk.fixture.session());
    QVERIFY(quiet.isActive());
    QCOMPARE(quiet.intervalAsDuration(), std::chrono::seconds(2));
    quiet.setInterval(0);
    QTRY_COMPARE(desk.copies.settled(), 2);
}

/// If that fails, it is tried again at the next start.
void TestBackups::endOfSessionSavesWithoutAsking()
{
    const auto copies = std::make_shared<Copies>();
    DeskFixture fixture(copies);
    fixture.openSample();
    {
        desk::MainWindow window(fixture.session());
        window.show();
        window.backups().finish();
        change(fixture.session());
        copies->tried();
        copies->failIn({u"backups"_s});
        window.saveForEndOfSession();
        QCOMPARE(copies->tried(), once);
        QVERIFY(window.isVisible());
    }
    fixture.restart();
    copies->failIn({});
    desk::MainWindow window(fixture.session());
    window.backups().finish();
    QCOMPARE(copies->tried(), once);
}

RUMMY_TEST(TestBackups)

} // namespace tst_backups

#include "tst_backups.moc"
