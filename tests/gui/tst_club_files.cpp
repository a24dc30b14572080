#include "app/desk/club/club_file/club_files.h"
#include "app/desk/club/club_file/merge_dialog.h"
#include "app/desk/evening/clock/clock_habits.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/tick_table.h"
#include "core/store/user_files.h"
#include "desk_fixture.h"
#include "file_contents.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <memory>

namespace tst_club_files {

using namespace Qt::Literals::StringLiterals;
using page_test::part;

namespace {

/// Two laptops of a club; the second has the first one's club file.
class TwoLaptops
{
public:
    TwoLaptops()
    {
        one.openSample();
        file = exportedBy(one, u"one"_s);
        if (!two.session().takeOver(contentsOf(file))) {
            qFatal("the club file is refused");
        }
        two.session().open(two.session().club().front().id);
    }

    static QString exportedBy(DeskFixture& laptop, const QString& name)
    {
        auto path = laptop.file(name + u".rummyclub"_s);
        desk::ClubFiles(laptop.session()).exportTo(path);
        return path;
    }

    static void enrol(DeskFixture& laptop, const QString& name)
    {
        core::Enrolment enrolment;
        enrolment.name = name;
        const auto enrolled = laptop.session().run(core::enrol, {enrolment});
        if (!enrolled) {
            qFatal("nobody is enrolled");
        }
        page_test::settle();
    }

    DeskFixture one;
    DeskFixture two;
    QString file;
};

desk::TickTable& tableOf(const QDialog& dialog)
{
    return part<desk::TickTable>(dialog, "mergeTable");
}

QStringList rowsOf(const desk::TickTable& table)
{
    QStringList rows;
    for (int row = 0; row < table.rowCount(); ++row) {
        rows << (table.isTicked(row) ? u"x "_s : u"- "_s) +
                    table.model()->index(row, 0).data().toString() + u": "_s +
                    table.model()->index(row, 2).data().toString();
    }
    return rows;
}

QString noticeOf(const desk::MainWindow& window)
{
    page_test::settle();
    return part<desk::Notice>(window, "failure").text();
}

} // namespace

/// Moving the whole club between two computers.
class TestClubFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        page_test::dress();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void clubIsExportedFromTheMenu()
    {
        DeskFixture fixture;
        fixture.openSample();
        desk::MainWindow window(fixture.session());
        window.show();
        const QString path = fixture.file(u"club.rummyclub"_s);
        page_test::answer(window, [&](QDialog& dialog) {
            part<QLineEdit>(dialog, "fileNameEdit").setText(path);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        part<QAction>(window, "exportClubAction").trigger();
        QVERIFY(noticeOf(window).startsWith(u"The club is exported."_s));
        QVERIFY(contentsOf(path).startsWith("{\"format\": \"rummy-director-club\""));
    }

    /// As by double-clicking the file.
    void newComputerTakesTheClubOver()
    {
        DeskFixture before;
        before.openSample();
        desk::ClockHabits habits;
        habits.warnings = {10, 2};
        habits.rings = false;
        habits.soundFile = before.file(u"gong.wav"_s);
        writeFile(habits.soundFile, "no sound, but bytes");
        desk::keep(habits, before.session().uiState());
        before.session().uiState().setValue(u"window/page"_s, 3);
        const auto file = TwoLaptops::exportedBy(before, u"club"_s);
        DeskFixture fixture;
        desk::MainWindow window(fixture.session());
        window.show();
        window.openFile(file);
        QVERIFY2(noticeOf(window).startsWith(u"The club is here now."_s),
                 qPrintable(noticeOf(window)));
        QCOMPARE(fixture.session().club(), before.session().club());
        const auto sound = habits.soundFile;
        habits.soundFile = core::keptFile(fixture.clubFile(), sound);
        QVERIFY(desk::clockHabits(fixture.session().uiState()) == habits);
        QVERIFY(fixture.session().uiState().value(u"window/page"_s) != 3);
        QCOMPARE(contentsOf(TwoLaptops::exportedBy(fixture, u"again"_s))
                     .replace(habits.soundFile.toUtf8(), sound.toUtf8()),
                 contentsOf(file));
    }

    void directoryIsReplacedOnlyWhenAsked()
    {
        DeskFixture before;
        before.openSample();
        const auto file = TwoLaptops::exportedBy(before, u"club"_s);
        DeskFixture fixture;
        auto& session = fixture.session();
        QVERIFY(session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
        desk::MainWindow window(session);
        window.show();
        page_test::answer(window,
                          [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        window.openFile(file);
        QVERIFY(session.club().empty());
        page_test::answer(window,
                          [](QDialog& dialog) { part<QPushButton>(dialog, "yesButton").click(); });
        window.openFile(file);
        QCOMPARE(session.club(), before.session().club());
    }

    void brokenFileIsToldWithItsPlace()
    {
        TwoLaptops laptops;
        writeFile(laptops.file, contentsOf(laptops.file).replace("\"bye\"", "\"buy\""));
        DeskFixture fixture;
        desk::MainWindow window(fixture.session());
        window.show();
        window.openFile(laptops.file);
        QVERIFY2(noticeOf(window).contains(u"/tables/buy: The key \"buy\" is not known."_s),
                 qPrintable(noticeOf(window)));
        QVERIFY(fixture.session().club().empty());
    }

    void theErasedAreTold()
    {
        TwoLaptops laptops;
        const auto erased = laptops.two.session().runClub([](core::ClubService& service) {
            return service.erasePerson(service.erasablePeople().front());
        });
        QVERIFY(erased);
        const auto file = TwoLaptops::exportedBy(laptops.two, u"two"_s);
        desk::MainWindow window(laptops.one.session());
        window.show();
        QString told;
        page_test::answer(window, [&told](QDialog& dialog) {
            told = part<QLabel>(dialog, "erasedLabel").text();
            part<QPushButton>(dialog, "yesButton").click();
        });
        window.openFile(file);
        QCOMPARE(told, u"1 person(s) were erased: neither copy keeps the name."_s);
        const auto& people = laptops.one.session().tournament().participants;
        QVERIFY(std::any_of(people.begin(), people.end(), [](const core::Participant& one) {
            return one.name == core::erasedName();
        }));
    }

    void secondLaptopIsMerged()
    {
        TwoLaptops laptops;
        auto& session = laptops.one.session();
        TwoLaptops::enrol(laptops.two, u"Spät, Suse"_s);
        laptops.two.openSample(u"pure-evening.json"_s);
        const auto file = TwoLaptops::exportedBy(laptops.two, u"laptop2"_s);
        desk::MainWindow window(session);
        window.show();
        page_test::answer(window, [&](QDialog& dialog) {
            QCOMPARE(rowsOf(tableOf(dialog)),
                     QStringList(
                         {u"x Clubabend im Oktober, 16/10/2026: Goes on there: the rest is added"_s,
                          u"x Dienstagsrunde, 03/11/2026: New"_s}));
            QVERIFY(tableOf(dialog).hasFocus());
            part<QPushButton>(dialog, "yesButton").click();
        });
        window.openFile(file);
        QVERIFY2(noticeOf(window).contains(u"2 evening(s) taken over"_s),
                 qPrintable(noticeOf(window)));
        QCOMPARE(session.club().size(), std::size_t{2});
        QCOMPARE(session.tournament().participants.back().name, u"Spät, Suse"_s);
        // Repeated, there is nothing to do.
        page_test::answer(window, [&](QDialog& dialog) {
            QCOMPARE(tableOf(dialog).rowCount(), 0);
            QVERIFY(!part<QPushButton>(dialog, "yesButton").isEnabled());
            dialog.reject();
        });
        window.openFile(file);
    }

    void differentEveningComesBesideByChoice()
    {
        TwoLaptops laptops;
        auto& session = laptops.one.session();
        laptops.two.advance(60);
        TwoLaptops::enrol(laptops.one, u"Hier, Hans"_s);
        TwoLaptops::enrol(laptops.two, u"Dort, Dora"_s);
        const auto file = TwoLaptops::exportedBy(laptops.two, u"laptop2"_s);
        desk::MainWindow window(session);
        window.show();
        page_test::answer(window, [&](QDialog& dialog) {
            auto& table = tableOf(dialog);
            QVERIFY(!table.isTicked(0));
            QVERIFY(!part<QPushButton>(dialog, "yesButton").isEnabled());
            QTest::keyClick(&table, Qt::Key_Space);
            QVERIFY(table.isTicked(0));
            QCOMPARE(part<QLineEdit>(dialog, "markField").text(), u"laptop2"_s);
            part<QLineEdit>(dialog, "markField").setText(u"Nebentisch"_s);
            QTest::keyClick(&table, Qt::Key_Return);
        });
        window.openFile(file);
        QStringList names;
        for (const auto& summary : session.club()) {
            names << summary.name;
        }
        names.sort();
        QCOMPARE(names,
                 QStringList({u"Clubabend im Oktober"_s, u"Clubabend im Oktober (Nebentisch)"_s}));
        QCOMPARE(session.tournament().participants.back().name, u"Hier, Hans"_s);
    }

    /// And back: changes there are merged once work resumes here.
    void movedClubIsOnlyShown()
    {
        TwoLaptops laptops;
        auto& session = laptops.one.session();
        auto window = std::make_unique<desk::MainWindow>(session);
        window->show();
        const QString path = laptops.one.file(u"moved.rummyclub"_s);
        page_test::answer(*window, [&](QDialog& question) {
            page_test::answer(*window, [&](QDialog& dialog) {
                part<QLineEdit>(dialog, "fileNameEdit").setText(path);
                QMetaObject::invokeMethod(&dialog, "accept");
            });
            part<QPushButton>(question, "yesButton").click();
        });
        part<QAction>(*window, "moveClubAction").trigger();
        QCOMPARE(contentsOf(path), contentsOf(laptops.file));
        page_test::settle();
        QVERIFY(session.isMoved());
        QVERIFY(session.isReadOnly());
        const auto add = [&session] {
            return session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}).ok();
        };
        QVERIFY(!add());
        // Also after a restart.
        window.reset();
        laptops.one.restart();
        QVERIFY(laptops.one.session().isMoved());
        desk::MainWindow again(laptops.one.session());
        again.show();
        QVERIFY2(noticeOf(again).startsWith(u"This club was moved to another computer."_s),
                 qPrintable(noticeOf(again)));
        // What is refused meanwhile names the button, which stays.
        Q_EMIT laptops.one.session().failed(u"refused"_s);
        QVERIFY(part<QPushButton>(again, "goOnHere").isVisible());
        page_test::answer(
            again, [](QDialog& question) { part<QPushButton>(question, "yesButton").click(); });
        part<QPushButton>(again, "goOnHere").click();
        page_test::settle();
        QVERIFY(!laptops.one.session().isMoved());
        QVERIFY(laptops.one.session().runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
    }

    void namesakesAreAskedFor()
    {
        TwoLaptops laptops;
        const auto add = [](DeskFixture& laptop, const QString& club) {
            QVERIFY(laptop.session().runClub(core::addPlayers, {{u"Lang, Uwe"_s, club, {}}}));
        };
        add(laptops.one, u"Hof"_s);
        add(laptops.two, u"Plauen"_s);
        auto& session = laptops.one.session();
        const auto people = session.directory().size();
        const auto bytes = contentsOf(TwoLaptops::exportedBy(laptops.two, u"laptop2"_s));
        const auto plan = session.databases().previewMerge(session.place(), bytes, {});
        desk::MergeDialog dialog(session, bytes, *plan, u"2"_s, nullptr);
        QCOMPARE(rowsOf(tableOf(dialog)), QStringList(u"- Lang, Uwe: Is Lang, Uwe (Hof) here"_s));
        dialog.show();
        QTest::keyClick(&tableOf(dialog), Qt::Key_Space);
        dialog.accept();
        QVERIFY(dialog.merged());
        QCOMPARE(session.directory().size(), people);
    }
};

RUMMY_TEST(TestClubFiles)

} // namespace tst_club_files

#include "tst_club_files.moc"
