#include "desk_fixture.h"
#include "file_contents.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/restoring/backups_model.h"
#include "app/desk/frame/restoring/restore_dialog.h"
#include "app/desk/frame/start_failure.h"
#include "app/desk/widgets/file_dialogs.h"
#include "app/desk/widgets/file_names.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/numbers.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/snapshot.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace tst_restoring {

using namespace Qt::StringLiterals;

/// Restoring backups through the window and after a failed start, and the file dialogs.
class TestRestoring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void newestSoundOneIsPreselected();
    void restoresByEnter();
    void erasedPeopleAreErasedAgain_data();
    void erasedPeopleAreErasedAgain();
    void restoredStateIsOfferedToo();
    void badOneCannotBeChosen();
    void saysThatThereIsNone();
    void listShowsWhatTheyHold();
    void restoresAfterAFailedStart();
    void continuesWithoutItsServer_data();
    void continuesWithoutItsServer();
    void restoresAFileFromElsewhere();
    void opensFilesByTheirKind();
    void importOfAClubRestoresIt();
    void firstStartOffersBackups();
    void backupToAFileIsConfirmed();
    void dialogsOpenWhereOneWasLast();
    void suggestedFilesAreNew();
    void readOnlyDatabaseIsShown();
    void fullDiskIsSaidWithTheWayOut();
    void startRemovesAbandonedParts();
};

namespace {

const QDateTime evening(QDate(2026, 10, 16), QTime(19, 0), Qt::UTC);

/// Clubs whose files can't be written any more from some moment on.
class WithdrawnClubs : public db::Clubs
{
public:
    WithdrawnClubs() : db::Clubs(QString()) {}

    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place,
                                                    core::IfMissing ifMissing) const override
    {
        return obstacle ? db::openSnapshot(*place.file(), *obstacle)
                        : db::Clubs::open(place, ifMissing);
    }

    std::optional<core::StoreFailure> obstacle;
};

/// Clubs of which the window makes no backup by itself: it would appear in the lists or not,
/// depending on which is ready first.
class RestingClubs : public db::Clubs
{
public:
    RestingClubs() : db::Clubs(QString()) {}

    [[nodiscard]] bool isBackedUp(const core::ClubPlace& /*place*/,
                                  const QString& /*folder*/) const override
    {
        return true;
    }
};

/// A desk with the sample and three backups, an hour apart; the newest is damaged.
class DeskWithBackups
{
public:
    DeskWithBackups()
    {
        fixture.openSample();
        for (int hour = 0; hour < 3; ++hour) {
            newest = fixture.session().databases().backUpTo(fixture.session().place(),
                                                            fixture.file(u"backups"_s),
                                                            evening.addSecs(3600LL * hour));
        }
        writeFile(newest, QByteArray("scratched").repeated(1000));
    }

    DeskFixture fixture{std::make_shared<RestingClubs>()};
    QString newest;
};

QTableView& tableOf(const QDialog& dialog)
{
    return page_test::part<QTableView>(dialog, "backupTable");
}

/// Once all are read.
QStringList statesIn(const QDialog& dialog)
{
    const auto& model = *tableOf(dialog).model();
    const auto states = [&] {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all << model.index(row, desk::BackupsModel::State).data().toString();
        }
        return all;
    };
    const auto isRead = [&] {
        return model.rowCount() > 0 && !states().contains(u"being read…"_s);
    };
    if (!QTest::qWaitFor(isRead, 20'000)) {
        qFatal("the backups are not read");
    }
    return states();
}

/// Answers the list of the three backups that opens next with the newest sound one.
void restoreTheNewest(QWidget& asker, QString& told)
{
    page_test::answer(asker, [&asker, &told](QDialog& list) {
        QCOMPARE(statesIn(list).size(), 3);
        page_test::answer(asker, [&asker, &told](QDialog& question) {
            page_test::answer(asker, [&told](QDialog& result) {
                told = dynamic_cast<QMessageBox&>(result).text();
            });
            QTest::keyClick(&question, Qt::Key_Return);
        });
        QTest::keyClick(&tableOf(list), Qt::Key_Return);
    });
}

QPushButton& yesOf(const QDialog& dialog)
{
    return page_test::part<QPushButton>(dialog, "yesButton");
}

/// Confirms the next question; stores its text in `asked`.
void confirmNext(QWidget& window, QString& asked)
{
    page_test::answer(window, [&asked](QDialog& question) {
        for (const auto* label : question.findChildren<QLabel*>()) {
            asked += label->text() + u'\n';
        }
        QTest::keyClick(&question, Qt::Key_Return);
    });
}

QAction& action(QWidget& window, const char* name)
{
    return page_test::part<QAction>(window, name);
}

/// Chooses a file in the next file dialog, whose folder and suggestion are stored in `opened`.
void chooseFile(QWidget& asker, const QString& file, QString& opened)
{
    page_test::answer(asker, [file, &opened](QDialog& dialog) {
        auto& files = dynamic_cast<QFileDialog&>(dialog);
        opened = files.selectedFiles().value(0);
        if (QFileInfo(opened).isDir()) {
            opened = files.directory().path();
        }
        page_test::part<QLineEdit>(files, "fileNameEdit").setText(file);
        QMetaObject::invokeMethod(&files, "accept");
    });
}

} // namespace

void TestRestoring::initTestCase()
{
    page_test::dress();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestRestoring::newestSoundOneIsPreselected()
{
    DeskWithBackups desk;
    desk::MainWindow window(desk.fixture.session());
    window.show();
    page_test::answer(window, [&](QDialog& dialog) {
        QCOMPARE(statesIn(dialog), QStringList({u"damaged"_s, u"sound"_s, u"sound"_s}));
        const auto rows = tableOf(dialog).selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().row(), 1);
        QVERIFY(tableOf(dialog).hasFocus());
        QVERIFY(yesOf(dialog).isEnabled());
    });
    action(window, "restoreAction").trigger();
}

void TestRestoring::restoresByEnter()
{
    DeskWithBackups desk;
    auto& session = desk.fixture.session();
    const auto id = *session.current();
    QVERIFY(
        session.runClub([&](core::TournamentService& service) { return service.remove(id); }).ok());
    desk::MainWindow window(session);
    window.show();
    QString asked;
    page_test::answer(window, [&](QDialog& dialog) {
        statesIn(dialog);
        confirmNext(window, asked);
        QTest::keyClick(&tableOf(dialog), Qt::Key_Return);
    });
    action(window, "restoreAction").trigger();
    QCOMPARE(session.club().size(), std::size_t{1});
    QCOMPARE(page_test::part<QTableView>(window, "tournamentTable").model()->rowCount(), 1);
    QVERIFY2(asked.contains(u"The present state is backed up first."_s), qPrintable(asked));
    const auto time = texts::dayText(evening.addSecs(3600).toLocalTime().date()) + u' ' +
                      evening.addSecs(3600).toLocalTime().toString(u"HH:mm"_s);
    QVERIFY2(asked.contains(time), qPrintable(asked));
    const auto told = page_test::part<desk::Notice>(window, "failure").text();
    QVERIFY2(told.startsWith(u"Restored: "_s + time), qPrintable(told));
    QVERIFY2(told.contains(u"club.replaced-"_s), qPrintable(told));
}

/// A backup from before somebody was erased has the name.
void TestRestoring::erasedPeopleAreErasedAgain_data()
{
    QTest::addColumn<bool>("isErased");
    QTest::newRow("again") << true;
    QTest::newRow("not wanted") << false;
}

void TestRestoring::erasedPeopleAreErasedAgain()
{
    QFETCH(const bool, isErased);
    DeskWithBackups desk;
    auto& session = desk.fixture.session();
    const auto name = session.tournament().participants.front().name;
    QVERIFY(session.runClub([](core::ClubService& service) {
        return service.erasePerson(service.erasablePeople().front());
    }));
    const auto isNamed = [&] {
        const auto& people = session.tournament().participants;
        return std::none_of(people.begin(), people.end(),
                            [](const auto& one) { return one.name == core::erasedName(); });
    };
    QVERIFY(!isNamed());
    desk::MainWindow window(session);
    window.show();
    QString asked;
    QString told;
    page_test::answer(window, [&](QDialog& dialog) {
        statesIn(dialog);
        page_test::answer(window, [&](QDialog& question) {
            page_test::answer(window, [&](QDialog& again) {
                for (const auto* label : again.findChildren<QLabel*>()) {
                    asked += label->text() + u'\n';
                }
                page_test::answer(window, [&](QDialog& done) { told = done.objectName(); });
                QTest::keyClick(&again, isErased ? Qt::Key_Return : Qt::Key_Escape);
            });
            QTest::keyClick(&question, Qt::Key_Return);
        });
        QTest::keyClick(&tableOf(dialog), Qt::Key_Return);
    });
    action(window, "restoreAction").trigger();
    QVERIFY2(asked.contains(u"Erase 1 person(s) again?"_s), qPrintable(asked));
    QCOMPARE(told, isErased ? u"erasedDialog"_s : QString());
    QCOMPARE(isNamed(), !isErased);
}

/// Reverting a wrong choice.
void TestRestoring::restoredStateIsOfferedToo()
{
    DeskWithBackups desk;
    auto& session = desk.fixture.session();
    const auto kept = session.restore(
        session.databases().backupsOf(session.place(), {desk.fixture.file(u"backups"_s)})[1].path);
    QVERIFY(kept.ok());
    const auto offered =
        session.databases().backupsOf(session.place(), {desk.fixture.file(u"backups"_s)});
    QCOMPARE(offered.size(), std::size_t{4});
    QVERIFY(std::any_of(offered.begin(), offered.end(),
                        [&](const auto& one) { return one.path == *kept; }));
}

void TestRestoring::badOneCannotBeChosen()
{
    DeskWithBackups desk;
    desk::MainWindow window(desk.fixture.session());
    window.show();
    page_test::answer(window, [&](QDialog& dialog) {
        statesIn(dialog);
        QTest::keyClick(&tableOf(dialog), Qt::Key_Up);
        QVERIFY(!yesOf(dialog).isEnabled());
        QTest::keyClick(&tableOf(dialog), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(&tableOf(dialog), Qt::Key_Down);
        QVERIFY(yesOf(dialog).isEnabled());
    });
    action(window, "restoreAction").trigger();
}

void TestRestoring::saysThatThereIsNone()
{
    DeskFixture fixture;
    const desk::FileDialogs files(fixture.session().uiState());
    desk::RestoreDialog dialog(fixture.session().databases(), files, fixture.session().place(),
                               {fixture.file(u"backups"_s)}, nullptr);
    QTRY_COMPARE(dialog.notice().text(), u"There are no backups here yet. Browse for a file."_s);
    QVERIFY(!dialog.yes().isEnabled());
}

void TestRestoring::listShowsWhatTheyHold()
{
    desk::BackupsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto time = QDateTime(QDate(2026, 5, 14), QTime(20, 30));
    model.setBackups({{u"/b/3"_s, time.addSecs(60).toUTC(), 3},
                      {u"/b/2"_s, time.toUTC(), 2},
                      {u"/b/1"_s, time.addSecs(-1).toUTC(), 1},
                      {u"/b/0"_s, time.addSecs(-50).toUTC(), 0}});
    QCOMPARE(model.firstUnread(), 0);
    using State = core::BackupContents::State;
    model.setContents(0, {State::TooNew, {}, 0, {}, 0});
    QCOMPARE(model.firstUnread(), 1);
    model.setContents(1, {State::Sound, u"Maiturnier"_s, 2, core::RoundNumber{3}, 44});
    QCOMPARE(model.firstUnread(), 2);
    const auto row = [&](int number) {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.index(number, column).data().toString();
        }
        return texts;
    };
    // Seconds tell those of one minute apart.
    QCOMPARE(row(2).front(), u"14/05/2026 20:29:59"_s);
    QCOMPARE(row(3).front(), u"14/05/2026 20:29:10"_s);
    QCOMPARE(row(0), QStringList({u"14/05/2026 20:31"_s, {}, {}, {}, u"newer version"_s}));
    QCOMPARE(row(1),
             QStringList({u"14/05/2026 20:30"_s, u"Maiturnier +2"_s, u"3"_s, u"44"_s, u"sound"_s}));
    QVERIFY(model.isSound(1));
    QVERIFY(!model.isSound(0));
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(),
             u"14/05/2026 20:30, Maiturnier +2, round 3, 44 result(s), sound"_s);
}

void TestRestoring::restoresAfterAFailedStart()
{
    DeskWithBackups desk;
    const auto place = desk.fixture.session().place();
    const auto& databases = desk.fixture.session().databases();
    desk.fixture.stop();
    writeFile(desk.fixture.clubFile(), QByteArray("scratched").repeated(1000));
    desk::UiState state(desk.fixture.file(u"desk.ini"_s));
    QWidget asker;
    QString asked;
    QString told;
    page_test::answer(asker, [&](QDialog& failure) {
        restoreTheNewest(asker, told);
        page_test::part<QPushButton>(failure, "restoreButton").click();
    });
    const auto next = desk::askAfterFailure(
        databases, state, place, place, core::StoreFailure(core::StoreFailure::Kind::Damaged, {}));
    QVERIFY(next == place);
    QVERIFY2(told.startsWith(u"Restored: "_s), qPrintable(told));
    desk.fixture.restart();
    QCOMPARE(desk.fixture.session().club().size(), std::size_t{1});
}

void TestRestoring::continuesWithoutItsServer_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::newRow("with a copy") << true;
    QTest::newRow("as it was") << false;
}

/// The server of the shared club does not start: a copy brings the club back into its file.
void TestRestoring::continuesWithoutItsServer()
{
    QFETCH(const bool, isWanted);
    DeskWithBackups desk;
    const auto place = desk.fixture.session().place();
    const auto& databases = desk.fixture.session().databases();
    QVERIFY(desk.fixture.session().setMoved(true).ok());
    desk.fixture.stop();
    bool hasLeft = false;
    desk::Sharing sharing;
    sharing.file = desk.fixture.clubFile();
    sharing.place = [&place] { return std::optional(place); };
    sharing.leave = [&hasLeft] {
        hasLeft = true;
        return sharing::Outcome<QString>(u"/kept/data"_s);
    };
    desk::UiState state(desk.fixture.file(u"desk.ini"_s));
    QWidget asker;
    QString told;
    page_test::answer(asker, [&](QDialog& failure) {
        auto& box = dynamic_cast<QMessageBox&>(failure);
        QVERIFY(box.informativeText().contains(u"postgresql-15"_s));
        if (!isWanted) {
            box.reject();
            return;
        }
        restoreTheNewest(asker, told);
        page_test::part<QPushButton>(failure, "copyButton").click();
    });
    desk::askWithoutServer(databases, state, sharing,
                           {sharing::Fault::Kind::OtherVersion, u"15 16"_s});
    QCOMPARE(hasLeft, isWanted);
    QCOMPARE(told.contains(u"/kept/data"_s), isWanted);
    QCOMPARE(databases.isMoved(place), !isWanted);
}

void TestRestoring::restoresAFileFromElsewhere()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    const auto copy = fixture.file(u"elsewhere/copy.rummydb"_s);
    QVERIFY(QDir().mkpath(QFileInfo(copy).path()));
    session.databases().backUp(session.place(), copy);
    desk::MainWindow window(session);
    window.show();
    QString asked;
    page_test::answer(window, [&](QDialog& dialog) {
        page_test::answer(window, [&](QDialog& files) {
            confirmNext(window, asked);
            page_test::part<QLineEdit>(files, "fileNameEdit").setText(copy);
            QMetaObject::invokeMethod(&files, "accept");
        });
        page_test::part<QPushButton>(dialog, "browseButton").click();
    });
    action(window, "restoreAction").trigger();
    QVERIFY2(asked.contains(u"copy.rummydb"_s), qPrintable(asked));
    QVERIFY2(asked.contains(u"Now: "_s + session.club().front().name), qPrintable(asked));
    const auto told = page_test::part<desk::Notice>(window, "failure").text();
    QVERIFY2(told.startsWith(u"Restored: copy.rummydb"_s), qPrintable(told));
}

/// As by double-clicking them.
void TestRestoring::opensFilesByTheirKind()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    const auto copy = fixture.file(u"copy.rummydb"_s);
    session.databases().backUp(session.place(), copy);
    desk::MainWindow window(session);
    window.show();
    const auto count = session.club().size();

    // The sample is that evening.
    bool isAsked = false;
    page_test::answer(window, [&isAsked](QDialog& question) {
        isAsked = true;
        page_test::part<QPushButton>(question, "yesButton").click();
    });
    window.openFile(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/club-evening.json"));
    QVERIFY(isAsked);
    QCOMPARE(session.club().size(), count + 1);
    QCOMPARE(page_test::currentPage(window), desk::PageId::Tournaments);

    QString asked;
    confirmNext(window, asked);
    window.openFile(copy);
    QVERIFY2(asked.contains(u"copy.rummydb"_s), qPrintable(asked));
    QCOMPARE(session.club().size(), count);
}

void TestRestoring::importOfAClubRestoresIt()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    const auto copy = fixture.file(u"copy.rummydb"_s);
    session.databases().backUp(session.place(), copy);
    desk::MainWindow window(session);
    window.show();
    QString asked;
    page_test::answer(window, [&](QDialog& files) {
        confirmNext(window, asked);
        page_test::part<QLineEdit>(files, "fileNameEdit").setText(copy);
        QMetaObject::invokeMethod(&files, "accept");
    });
    action(window, "importAction").trigger();
    QVERIFY2(asked.contains(u"copy.rummydb"_s), qPrintable(asked));
}

void TestRestoring::firstStartOffersBackups()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.session());
    window.show();
    bool isAsked = false;
    page_test::answer(window, [&](QDialog& dialog) {
        isAsked = dialog.objectName() == u"restoreDialog"_s;
        dialog.reject();
    });
    page_test::part<QPushButton>(window, "startRestoreButton").click();
    QVERIFY(isAsked);
}

void TestRestoring::backupToAFileIsConfirmed()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    const auto target = fixture.file(u"mine.rummydb"_s);
    QString opened;
    chooseFile(window, target, opened);
    action(window, "backupAction").trigger();
    QVERIFY(QFile::exists(target));
    const auto& notice = page_test::part<desk::Notice>(window, "failure");
    QVERIFY2(notice.text().contains(QDir::toNativeSeparators(target)), qPrintable(notice.text()));
    QVERIFY2(notice.text().contains(u"the club's own disk"), qPrintable(notice.text()));
    // Said once, not on every page from now on.
    window.showPage(desk::PageId::Participants);
    QVERIFY(!notice.isVisible());
}

void TestRestoring::dialogsOpenWhereOneWasLast()
{
    using Purpose = desk::FileDialogs::Purpose;
    DeskFixture fixture;
    for (const auto& folder : {u"one"_s, u"other"_s}) {
        QVERIFY(QDir().mkpath(fixture.file(folder)));
    }
    QWidget asker;
    QString opened;
    const auto save = [&](Purpose purpose, const QString& file) {
        chooseFile(asker, file, opened);
        return desk::FileDialogs(fixture.session().uiState())
            .saveFile(&asker, purpose, {}, u"name.json"_s, u"*.json"_s);
    };
    const auto last = fixture.file(u"one/mine.json"_s);
    QCOMPARE(save(Purpose::Tournament, last), last);
    fixture.restart();
    save(Purpose::Tournament, last);
    QCOMPARE(QFileInfo(opened).path(), fixture.file(u"one"_s));
    save(Purpose::Backup, fixture.file(u"other/mine.rummydb"_s));
    QCOMPARE(QFileInfo(opened).path(), fixture.file(u"one"_s));
    save(Purpose::Backup, fixture.file(u"other/mine.rummydb"_s));
    QCOMPARE(QFileInfo(opened).path(), fixture.file(u"other"_s));
    save(Purpose::Tournament, last);
    QCOMPARE(QFileInfo(opened).path(), fixture.file(u"one"_s));
}

void TestRestoring::suggestedFilesAreNew()
{
    const QTemporaryDir folder;
    const auto unused = [&] {
        return QFileInfo(desk::unusedPath(folder.path(), u"a.b.json"_s)).fileName();
    };
    QCOMPARE(unused(), u"a.b.json"_s);
    writeFile(folder.filePath(u"a.b.json"_s), "one");
    QCOMPARE(unused(), u"a.b (2).json"_s);
    writeFile(folder.filePath(u"a.b (2).json"_s), "two");
    QCOMPARE(unused(), u"a.b (3).json"_s);
}

void TestRestoring::readOnlyDatabaseIsShown()
{
    const auto databases = std::make_shared<WithdrawnClubs>();
    DeskFixture fixture(databases);
    fixture.openSample();
    databases->obstacle.emplace(core::StoreFailure::Kind::ReadOnly, fixture.clubFile());
    fixture.restart();
    desk::MainWindow window(fixture.session());
    const auto& notice = page_test::part<desk::Notice>(window, "failure");
    QVERIFY2(notice.text().contains(u"can only be read"_s), qPrintable(notice.text()));
    QVERIFY(!fixture.session().tournament().participants.empty());
    const auto changed =
        fixture.session().run(core::markTable, {core::RoundNumber{1}, core::TableNumber{1}},
                              core::TableMark::Unclear, {});
    QVERIFY(!changed.ok());
    QVERIFY2(notice.text().contains(u"cannot be written"_s), qPrintable(notice.text()));
    QVERIFY(window.close());
}

void TestRestoring::fullDiskIsSaidWithTheWayOut()
{
    const auto databases = std::make_shared<WithdrawnClubs>();
    DeskFixture fixture(databases);
    fixture.openSample();
    databases->obstacle.emplace(core::StoreFailure::Kind::Full, QString());
    fixture.restart();
    desk::MainWindow window(fixture.session());
    window.show();
    const auto& notice = page_test::part<desk::Notice>(window, "failure");
    const auto change = [&] {
        const auto changed =
            fixture.session().run(core::markTable, {core::RoundNumber{1}, core::TableNumber{1}},
                                  core::TableMark::Unclear, {});
        page_test::settle();
        return changed.ok();
    };
    QVERIFY2(notice.text().contains(u"is full"_s), qPrintable(notice.text()));
    QCOMPARE(window.windowTitle(), u"Clubabend im Oktober – nothing is stored"_s);
    QVERIFY(!fixture.session().tournament().participants.empty());

    QVERIFY(!change());
    QVERIFY2(notice.text().contains(u"is full"_s), qPrintable(notice.text()));
    const auto target = fixture.file(u"stick.rummydb"_s);
    QString opened;
    chooseFile(window, target, opened);
    page_test::part<QPushButton>(window, "backUpToStick").click();
    QCOMPARE(databases->describe(target).state, core::BackupContents::State::Sound);

    databases->obstacle.reset();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, page_test::keyOf(desk::PageId::Results), Qt::ControlModifier);
    QCOMPARE(page_test::currentPage(window), desk::PageId::Results);
    QVERIFY(!change());
    QCOMPARE(page_test::currentPage(window), desk::PageId::Results);
    QCOMPARE(window.windowTitle(), u"Clubabend im Oktober"_s);
    QVERIFY2(notice.text().contains(u"can be changed again"_s), qPrintable(notice.text()));
    QVERIFY(change());
    QVERIFY(window.close());
}

void TestRestoring::startRemovesAbandonedParts()
{
    DeskFixture fixture;
    const auto part = fixture.clubFile() + u".0b9c7a52-3c1e-4f6a-9d0e-5a1f2b3c4d5e.part"_s;
    writeFile(part, "half");
    {
        QFile opened(part);
        QVERIFY(opened.open(QIODevice::ReadWrite));
        constexpr qint64 twoHours = 7'200;
        QVERIFY(opened.setFileTime(QDateTime::currentDateTime().addSecs(-twoHours),
                                   QFileDevice::FileModificationTime));
    }
    fixture.restart();
    QVERIFY(!QFile::exists(part));
}

RUMMY_TEST(TestRestoring)

} // namespace tst_restoring

#include "tst_restoring.moc"
