#include "desk_fixture.h"
#include "file_contents.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/frame/help/help_window.h"
#include "app/desk/frame/icons.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/frame/theme.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/translation.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/sqlite_connection.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressDialog>
#include <QProxyStyle>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <cmath>
#include <functional>

namespace tst_desk {

using namespace Qt::Literals::StringLiterals;
using theme::Role;
using theme::Tone;

class TestDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void contrasts_data();
    void contrasts();
    void hasEveryPicture();
    void opensWhatWasOpen();
    void seesWhatOthersWrite();
    void waitsForOthers_data();
    void waitsForOthers();
    void saysThatTheDatabaseIsGone();
    void restores();
    void survivesABadBackupOfADamagedDatabase();
    void saysThatWhatWasOpenIsDamaged();
    void saysWhatALostLogHeld();
    void damagedDirectoryLeavesTheTournaments();
    void showsPagesByKey();
    void winnersAreCalledFromEverywhere_data();
    void winnersAreCalledFromEverywhere();
    void opensTheSampleFromEverywhere();
    void namesWhatIsOpen();
    void tellsWhatIsUnsettled();
    void showsRomme500Harmlessly_data();
    void showsRomme500Harmlessly();
    void tabGoesAsOneReads_data();
    void tabGoesAsOneReads();
    void tabReachesWhatIsMadeAnew();
    void oneFrameShowsTheFocus_data();
    void oneFrameShowsTheFocus();
    void refreshesAPageOncePerChange_data();
    void refreshesAPageOncePerChange();
    void beginsNewInAnotherTournament_data();
    void beginsNewInAnotherTournament();
    void buildsOnlyThePageInSight();
    void altTypesNoLetters();
    void menusStayBesideALongUndo();
    void rebuildsWithoutLeftovers();
    void staysAsAFreshOne_data();
    void staysAsAFreshOne();
    void foldsAwayInASmallRoom();
    void keepsTheKeyBesideABadge();
    void helpsInDialogs();
    void offersTextSizes_data();
    void offersTextSizes();
    void runsOneTaskAtATime();
    void savesOneFileFromManyThreads();
};

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

void TestDesk::initTestCase()
{
    icons::prepare();
    theme::apply(*qApp, Tone::Light);
}

void TestDesk::contrasts_data()
{
    QTest::addColumn<int>("ink");
    QTest::addColumn<int>("ground");
    QTest::addColumn<double>("least");
    const std::initializer_list<std::pair<const char*, Role>> inks = {
        {"text", Role::Text}, {"muted", Role::Muted}, {"accent", Role::Accent},
        {"done", Role::Done}, {"warn", Role::Warn},   {"error", Role::Error},
        {"note", Role::Note}};
    const std::initializer_list<std::pair<const char*, Role>> grounds = {{"window", Role::Window},
                                                                         {"base", Role::Base},
                                                                         {"tint", Role::Tint},
                                                                         {"hover", Role::Hover}};
    for (const auto& [inkName, ink] : inks) {
        for (const auto& [groundName, ground] : grounds) {
            QTest::addRow("%s on %s: WCAG 2 AA", inkName, groundName)
                << static_cast<int>(ink) << static_cast<int>(ground) << 4.5;
        }
    }
    for (const auto& [groundName, ground] : grounds) {
        QTest::addRow("outline on %s: WCAG 2 AA, not text", groundName)
            << static_cast<int>(Role::Strong) << static_cast<int>(ground) << 3.0;
    }
    QTest::newRow("text on accent")
        << static_cast<int>(Role::OnAccent) << static_cast<int>(Role::Accent) << 4.5;
    QTest::newRow("warn on its ground")
        << static_cast<int>(Role::Warn) << static_cast<int>(Role::WarnGround) << 4.5;
    QTest::newRow("error on its ground")
        << static_cast<int>(Role::Error) << static_cast<int>(Role::ErrorGround) << 4.5;
}

void TestDesk::contrasts()
{
    QFETCH(int, ink);
    QFETCH(int, ground);
    QFETCH(double, least);
    for (const auto tone : {Tone::Light, Tone::Dark}) {
        const auto found = contrast(theme::colour(tone, static_cast<Role>(ink)),
                                    theme::colour(tone, static_cast<Role>(ground)));
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
    }
}

void TestDesk::hasEveryPicture()
{
    for (int meaning = 0; meaning < icons::meaningCount; ++meaning) {
        const auto picture = icons::pixmap(static_cast<icons::Meaning>(meaning), Qt::black, 16, 1);
        QVERIFY2(!picture.isNull(), qPrintable(QString::number(meaning)));
        const auto image = picture.toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                inked += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
            }
        }
        QVERIFY2(inked > 8, qPrintable(QString::number(meaning)));
    }
}

void TestDesk::opensWhatWasOpen()
{
    DeskFixture fixture;
    QVERIFY(!fixture.session().current());
    const auto id = fixture.openSample();
    fixture.restart();
    QCOMPARE(fixture.session().current(), std::optional(id));
    QCOMPARE(fixture.session().tournament().participants.size(), std::size_t{22});
}

void TestDesk::seesWhatOthersWrite()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    QSignalSpy changed(&fixture.session(), &desk::Session::changed);
    const auto other = db::openStore(fixture.clubFile(), db::IfMissing::Refuse);
    core::TournamentService service(*other, QStringLiteral("Other"),
                                    [] { return QDateTime::currentDateTimeUtc(); });
    auto settings = fixture.session().tournament().settings;
    settings.venue = QStringLiteral("Another room");
    QVERIFY(
        service.run(id, core::editSettings, {(*service.tournament(id))->settings, settings}).ok());
    fixture.session().lookForChanges();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(fixture.session().tournament().settings.venue, settings.venue);
    fixture.session().lookForChanges();
    QCOMPARE(changed.count(), 1);
    QVERIFY(service.remove(id).ok());
    fixture.session().lookForChanges();
    QVERIFY(!fixture.session().current());
}

void TestDesk::waitsForOthers_data()
{
    QTest::addColumn<bool>("isCancelled");
    QTest::newRow("until they have finished") << false;
    QTest::newRow("until that is cancelled") << true;
}

/// The window stays alive, says so, and reads nothing else meanwhile.
void TestDesk::waitsForOthers()
{
    QFETCH(bool, isCancelled);
    DeskFixture fixture;
    auto& session = fixture.session();
    fixture.openSample();
    desk::MainWindow window(session);
    window.show();
    QSignalSpy changed(&session, &desk::Session::changed);
    QSignalSpy failed(&session, &desk::Session::failed);
    const auto other = db::openStore(fixture.clubFile(), db::IfMissing::Refuse);
    auto writing = other->beginWrite();
    bool isShown = false;
    QTimer look;
    connect(&session, &desk::Session::waitingBegan, &look, [&] { look.start(0); });
    connect(&look, &QTimer::timeout, [&] {
        look.stop();
        auto* const dialog = window.findChild<QProgressDialog*>(QStringLiteral("waiting"));
        isShown = dialog != nullptr && QApplication::activeModalWidget() == dialog;
        session.lookForChanges();
        if (isCancelled && dialog != nullptr) {
            dialog->findChild<QPushButton*>()->click();
        } else {
            writing.reset();
        }
    });
    auto settings = session.tournament().settings;
    settings.venue = QStringLiteral("Another room");
    const core::Edit<core::Settings> edit{session.tournament().settings, settings};
    const auto done = session.run(core::editSettings, edit);
    QVERIFY(isShown);
    QCOMPARE(done.ok(), !isCancelled);
    QCOMPARE(failed.count(), isCancelled ? 1 : 0);
    QTRY_COMPARE(changed.count(), isCancelled ? 0 : 1);
    QCOMPARE(session.tournament().settings == settings, !isCancelled);
    QTRY_VERIFY(window.findChild<QProgressDialog*>(QStringLiteral("waiting")) == nullptr);
}

void TestDesk::saysThatTheDatabaseIsGone()
{
#ifdef Q_OS_WIN
    QSKIP("an open file cannot vanish here");
#endif
    DeskFixture fixture;
    auto& session = fixture.session();
    fixture.openSample();
    desk::MainWindow window(session);
    window.show();
    QSignalSpy failed(&session, &desk::Session::failed);
    QVERIFY(QFile::remove(fixture.clubFile()));
    session.lookForChanges();
    session.lookForChanges();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(window.findChild<QLabel*>(QStringLiteral("savedState"))->text(),
             QStringLiteral("Nothing is saved any more"));
    QVERIFY(window.findChild<QPushButton*>(QStringLiteral("saveElsewhere")) != nullptr);
    const auto before = session.tournament();
    auto settings = before.settings;
    settings.venue = QStringLiteral("Another room");
    const core::Edit<core::Settings> edit{before.settings, settings};
    QVERIFY(!session.run(core::editSettings, edit));
    QCOMPARE(failed.count(), 2);
    QVERIFY(session.tournament() == before);
}

void TestDesk::restores()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    const auto backup = fixture.file(QStringLiteral("backup.rummydb"));
    fixture.session().databases().backUp(fixture.session().place(), backup);
    QVERIFY(fixture.session()
                .runClub([&](core::TournamentService& service) { return service.remove(id); })
                .ok());
    fixture.session().lookForChanges();
    QVERIFY(fixture.session().club().empty());
    const auto kept = fixture.session().restore(backup);
    QVERIFY(kept.ok());
    QVERIFY(QFile::exists(*kept));
    QCOMPARE(fixture.session().club().size(), std::size_t{1});
}

void TestDesk::survivesABadBackupOfADamagedDatabase()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    auto& session = fixture.session();
    const auto backup = fixture.file(QStringLiteral("backup.rummydb"));
    const auto bad = fixture.file(QStringLiteral("bad.rummydb"));
    session.databases().backUp(session.place(), backup);
    writeFile(bad, QByteArray("scratched").repeated(1000));
    writeFile(fixture.clubFile(), QByteArray("scratched").repeated(1000));

    const QSignalSpy failed(&session, &desk::Session::failed);
    QVERIFY(!session.restore(bad).ok());
    QVERIFY(!failed.isEmpty());
    QVERIFY(!session.current());
    session.open(id);
    QVERIFY(!session.current());
    session.lookForChanges();
    const auto use = [](core::TournamentService& service) { return service.remove({}); };
    QVERIFY(!session.runClub(use).ok());

    QVERIFY(session.restore(backup).ok());
    session.open(id);
    QCOMPARE(session.current(), id);
    QVERIFY(!session.tournament().participants.empty());
}

void TestDesk::saysThatWhatWasOpenIsDamaged()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto file = fixture.clubFile();
    const auto name = fixture.session().tournament().participants.front().name.toUtf8();
    auto broken = name;
    broken[0] = '\n';
    fixture.stop();
    writeFile(file, contentsOf(file).replace(name, broken));

    // At each start, as nobody has repaired it.
    for (int start = 0; start < 2; ++start) {
        fixture.restart();
        QVERIFY(!fixture.session().current());
        QCOMPARE(fixture.session().club().size(), std::size_t{1});
        desk::MainWindow window(fixture.session());
        window.build();
        QVERIFY(page_test::part<desk::Notice>(window, "failure")
                    .text()
                    .contains(QStringLiteral("is damaged and stays closed")));
        page_test::show(window);
        window.showPage(desk::PageId::People);
        QVERIFY(page_test::part<desk::Notice>(window.page(desk::PageId::People), "peopleNothing")
                    .text()
                    .contains(QStringLiteral("is damaged and left out")));
    }
}

/// The log was deleted; what it held is known beside the file.
void TestDesk::saysWhatALostLogHeld()
{
    DeskFixture killed;
    killed.openSample();
    killed.restart(); // Moves the log into the file.
    killed.session().openLikeliest();
    QVERIFY(killed.session()
                .run(core::markTable, {core::RoundNumber{1}, core::TableNumber{1}},
                     core::TableMark::Unclear, {})
                .ok());
    const QTemporaryDir folder;
    const auto file = folder.filePath(u"club.rummydb"_s);
    for (const auto& mark : {u""_s, u"-newest"_s}) {
        QVERIFY(QFile::copy(killed.clubFile() + mark, file + mark));
    }
    DeskFixture fixture(std::make_shared<db::Clubs>(QString()), placeOf(file));
    desk::MainWindow window(fixture.session());
    const auto told = page_test::part<desk::Notice>(window, "failure").text();
    QVERIFY2(told.contains(u"are missing"_s), qPrintable(told));
}

void TestDesk::damagedDirectoryLeavesTheTournaments()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto add = [](core::ClubService& service) {
        return service.run(core::addPlayers, {{QStringLiteral("Moser, Ida"), {}, {}}});
    };
    QVERIFY(fixture.session().runClub(add).ok());
    QSignalSpy failed(&fixture.session(), &desk::Session::failed);
    db::SqliteConnection(fixture.clubFile(), db::SqliteConnection::Access::ReadWrite)
        .runOnce(QStringLiteral("UPDATE player SET name = 'Moser, Ina'"));
    const auto other = db::openStore(fixture.clubFile(), db::IfMissing::Refuse);
    core::ClubService club(*other, QStringLiteral("Other"), [&fixture] { return fixture.now(); });
    core::CashMovement coffee;
    coffee.text = QStringLiteral("Coffee");
    for (int time = 0; time < 2; ++time) {
        QVERIFY(club.run(core::bookCash, coffee));
        fixture.session().lookForChanges();
    }
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().startsWith(
        QStringLiteral("The player directory is damaged")));
    QCOMPARE(fixture.session().directory().size(), std::size_t{1});

    fixture.restart();
    QVERIFY(fixture.session().current());
    QCOMPARE(fixture.session().club().size(), std::size_t{1});
    QVERIFY(fixture.session().directory().empty());
    desk::MainWindow window(fixture.session());
    window.build();
    QVERIFY(page_test::part<desk::Notice>(window, "failure")
                .text()
                .startsWith(QStringLiteral("The player directory is damaged")));
}

void TestDesk::showsPagesByKey()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto& list = *window.findChild<QListWidget*>(QStringLiteral("pages"));
    for (const auto& [page, info] : desk::pageCatalogue()) {
        if (!info.digit) {
            continue;
        }
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_0 + *info.digit),
                        Qt::ControlModifier);
        QCOMPARE(page_test::currentPage(window), page);
        QCOMPARE(list.currentItem()->text(), desk::nameOf(page));
    }
    QVERIFY(page_test::keyOf(desk::PageId::CheckIn) == Qt::Key_0);
    QVERIFY(page_test::keyOf(desk::PageId::Hall) == Qt::Key_9);
}

/// From Standings and the menu it leads to the page that calls the winners.
void TestDesk::opensTheSampleFromEverywhere()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, page_test::keyOf(desk::PageId::Standings), Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_M, Qt::ControlModifier); // Too easily struck mid-evening.
    QCOMPARE(fixture.session().club().size(), std::size_t{1});
    window.findChild<QAction*>(u"menuSample"_s)->trigger();
    QCOMPARE(fixture.session().club().size(), std::size_t{2});
    QCOMPARE(page_test::currentPage(window), desk::PageId::Results);
}

void TestDesk::winnersAreCalledFromEverywhere_data()
{
    QTest::addColumn<bool>("fromMenu");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("asked");
    QTest::newRow("raffle, on Standings")
        << false << QStringLiteral("standingsRaffleButton") << QStringLiteral("raffleDialog");
    QTest::newRow("raffle, in the menu")
        << true << QStringLiteral("raffleAction") << QStringLiteral("raffleDialog");
    QTest::newRow("prize-giving, in the menu")
        << true << QStringLiteral("prizesAction") << QStringLiteral("prizeDialog");
}

void TestDesk::winnersAreCalledFromEverywhere()
{
    QFETCH(const bool, fromMenu);
    QFETCH(const QString, by);
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(desk::PageId::Standings);
    QString asked;
    page_test::answer(window, [&asked](QDialog& dialog) { asked = dialog.objectName(); });
    if (fromMenu) {
        window.findChild<QAction*>(by)->trigger();
    } else {
        page_test::part<QPushButton>(window, by.toLatin1().constData()).click();
    }
    QTEST(asked, "asked");
    QCOMPARE(page_test::currentPage(window), desk::PageId::Clock);
}

void TestDesk::namesWhatIsOpen()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.session());
    const auto& head = *window.findChild<QPushButton*>(QStringLiteral("tournamentButton"));
    QCOMPARE(window.windowTitle(), QStringLiteral("Rummy Director"));
    fixture.openSample();
    auto settings = fixture.session().tournament().settings;
    QCOMPARE(window.windowTitle(), settings.name);
    QCOMPARE(head.toolTip(), settings.name);

    settings.name = QStringLiteral("Renamed");
    const auto renamed = fixture.session().run(core::editSettings,
                                               {fixture.session().tournament().settings, settings});
    QVERIFY(renamed.ok());
    page_test::settle();
    QCOMPARE(window.windowTitle(), settings.name);
    QCOMPARE(head.toolTip(), settings.name);
}

/// On every page of the evening, without its note.
void TestDesk::tellsWhatIsUnsettled()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.session());
    window.show();
    const auto& line = page_test::part<QWidget>(window, "statusLine");
    const auto& label = page_test::part<QLabel>(window, "unsettled");
    const int height = line.height();
    QVERIFY(!label.isVisible());
    fixture.openSample(); // It has a disputed table.
    const auto told = QStringLiteral("Round 4: table(s) 2 disputed · provisional");
    for (const auto page : {desk::PageId::Setup, desk::PageId::Results, desk::PageId::Reports}) {
        window.showPage(page);
        QVERIFY(label.isVisible());
        QCOMPARE(label.text(), told);
        QCOMPARE(label.toolTip(), told);
        QCOMPARE(line.height(), height);
        QVERIFY2(!page_test::part<QLabel>(window, "statusWhy").isVisible(), "no room for both");
    }
    QVERIFY2(label.minimumSizeHint().width() < label.sizeHint().width(),
             "elided in a small window");
    window.showPage(desk::PageId::People);
    QVERIFY(!label.isVisible());
    window.showPage(desk::PageId::Rounds);
    QVERIFY(label.isVisible());
    const core::TableKey table{core::RoundNumber{4}, core::TableNumber{2}};
    QVERIFY(fixture.session().run(core::markTable, table, std::nullopt, QString()));
    page_test::settle();
    QVERIFY(!label.isVisible());
    QCOMPARE(line.height(), height);
}

void TestDesk::showsRomme500Harmlessly_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"ring", "target", "knock-out", "points"}) {
        QTest::newRow(name) << QStringLiteral("cards-%1.json").arg(QLatin1String(name));
    }
}

void TestDesk::showsRomme500Harmlessly()
{
    QFETCH(const QString, sample);
    DeskFixture fixture;
    const auto rummy = fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto id = fixture.openSample(sample);
    const auto before = fixture.session().tournament();
    for (const auto& listed : desk::pageCatalogue()) {
        if (!listed.value.digit) { // Not in the list of a club that is one laptop's.
            continue;
        }
        QTest::keyClick(&window, page_test::keyOf(listed.key), Qt::ControlModifier);
        QTest::keyClicks(window.focusWidget(), QStringLiteral("1"));
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    }
    fixture.session().open(rummy);
    fixture.session().open(id);
    const auto& after = fixture.session().tournament();
    QVERIFY(after.settings.rules == before.settings.rules);
    QVERIFY(after.settings.cards == before.settings.cards);
    QVERIFY(after.rounds == before.rounds);
}

void TestDesk::tabGoesAsOneReads_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("page");
    QTest::addColumn<QStringList>("pressed");
    QTest::addColumn<QString>("part");
    using namespace Qt::Literals::StringLiterals;
    const QString stones = u"club-evening.json"_s;
    const QString cards = u"cards-points.json"_s;
    const auto row = [](const char* name, const QString& sample, desk::PageId page,
                        const QStringList& pressed, const QString& part) {
        QTest::newRow(name) << sample << static_cast<int>(page) << pressed << part;
    };
    row("a new tournament", stones, desk::PageId::Tournaments, {u"newButton"_s},
        u"newTournamentForm"_s);
    row("a new tournament of Rommé 500", stones, desk::PageId::Tournaments,
        {u"newButton"_s, u"newRuleSet-2"_s}, u"newTournamentForm"_s);
    row("Setup", stones, desk::PageId::Setup, {u"setupParts-0"_s}, u"tournamentSection"_s);
    row("its rules", stones, desk::PageId::Setup, {u"setupParts-1"_s}, u"rulesSection"_s);
    row("its rules of Rommé 500", cards, desk::PageId::Setup, {u"setupParts-1"_s},
        u"cardRulesSection"_s);
    row("its wishes", stones, desk::PageId::Setup, {u"setupParts-2"_s}, u"wishesSection"_s);
    row("its fees and prizes", stones, desk::PageId::Setup,
        {u"setupParts-3"_s, u"addPrizeButton"_s, u"addPrizeButton"_s}, u"feeSection"_s);
}

/// From the first focusable part on, each one is to the right of the previous one, or below.
void TestDesk::tabGoesAsOneReads()
{
    QFETCH(const QString, sample);
    QFETCH(const int, page);
    QFETCH(const QStringList, pressed);
    QFETCH(const QString, part);
    DeskFixture fixture;
    fixture.openSample(sample);
    desk::MainWindow window(fixture.session());
    window.resize(1280, 2000); // Nothing scrolls.
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, page_test::keyOf(static_cast<desk::PageId>(page)),
                    Qt::ControlModifier);
    for (const auto& name : pressed) {
        auto* const button =
            window.page(page_test::currentPage(window)).findChild<QPushButton*>(name);
        QVERIFY2(button != nullptr, qPrintable(name));
        button->click();
    }
    QCoreApplication::processEvents();
    auto* const form = window.page(page_test::currentPage(window)).findChild<QWidget*>(part);
    QVERIFY(form != nullptr);
    QTest::keyClick(&window, Qt::Key_Tab);
    std::vector<QRect> places;
    QStringList names;
    const QWidget* at = form;
    do {
        at = at->nextInFocusChain();
        const bool isStop = (at->focusPolicy() & Qt::TabFocus) != 0 && at->isVisible() &&
                            at->isEnabled() && at->focusProxy() == nullptr;
        if (isStop && form->isAncestorOf(at)) {
            places.emplace_back(at->mapTo(form, QPoint()), at->size());
            names << at->objectName();
        }
    } while (at != form);
    // The start of the cycle does not matter, only the order.
    const auto top = std::min_element(places.begin(), places.end(), [](QRect one, QRect other) {
        return std::pair(one.center().y(), one.x()) < std::pair(other.center().y(), other.x());
    });
    names = names.mid(top - places.begin()) + names.mid(0, top - places.begin());
    std::rotate(places.begin(), top, places.end());
    QVERIFY2(places.size() > 3, qPrintable(names.join(u' ')));
    for (std::size_t stop = 1; stop < places.size(); ++stop) {
        const QRect& before = places[stop - 1];
        const QRect& here = places[stop];
        const bool right = here.left() > before.right() && here.bottom() > before.top();
        QVERIFY2(right || here.top() >= before.bottom(), qPrintable(names.join(u' ')));
    }
}

/// The rounds' tabs are rebuilt with every change, long after the rest of the page.
void TestDesk::tabReachesWhatIsMadeAnew()
{
    DeskFixture fixture;
    fixture.openSample(u"club-evening.json"_s);
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(desk::PageId::Rounds);
    auto& page = window.page(desk::PageId::Rounds);
    page.findChild<QPushButton*>(u"closeRoundButton"_s)->setFocus();
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        return QApplication::focusWidget()->objectName();
    };
    QVERIFY(press(Qt::Key_Tab).startsWith(u"roundSegments-"));
    QCOMPARE(press(Qt::Key_Tab), u"seat-1-A"_s);
    QVERIFY(press(Qt::Key_Backtab).startsWith(u"roundSegments-"));
}

namespace {

/// Counts focus frames drawn by the style itself.
class FramesCounted : public QProxyStyle
{
public:
    explicit FramesCounted(int& frames) : QProxyStyle(u"Fusion"_s), frames_(frames) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        frames_ += element == PE_FrameFocusRect ? 1 : 0;
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

private:
    int& frames_;
};

} // namespace

void TestDesk::oneFrameShowsTheFocus_data()
{
    QTest::addColumn<std::function<QWidget*()>>("make");
    const auto row = [](const char* name, const std::function<QWidget*()>& make) {
        QTest::newRow(name) << make;
    };
    row("a button", [] { return new QPushButton(u"Draw"_s); });
    row("a segment", [] {
        auto* const segment = new QPushButton(u"Round 1"_s);
        segment->setCheckable(true);
        segment->setChecked(true);
        segment->setProperty("kind", u"segment"_s);
        return segment;
    });
    row("a tool button", [] {
        auto* const button = new QToolButton;
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    });
    row("a check box", [] { return new QCheckBox(u"Open"_s); });
    row("a radio button", [] { return new QRadioButton(u"By lot"_s); });
    row("a choice", [] {
        auto* const choice = new QComboBox;
        choice->addItem(u"Split"_s);
        return choice;
    });
}

/// The style sheet's frame, whichever key moved the focus.
void TestDesk::oneFrameShowsTheFocus()
{
    QFETCH(const std::function<QWidget*()>, make);
    int frames = 0;
    FramesCounted style(frames);
    QWidget window;
    auto* const row = new QHBoxLayout(&window);
    auto* const first = new QLineEdit;
    auto* const control = make();
    control->setStyle(&style);
    row->addWidget(first);
    row->addWidget(control);
    page_test::show(window);
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Tab);
    QVERIFY(control->hasFocus());
    window.grab();
    QCOMPARE(frames, 0);
}

namespace {

/// A page that counts its full refreshes.
class CountingPage : public desk::Page
{
public:
    explicit CountingPage(desk::Session& session) : Page(session)
    {
        connect(&session, &desk::Session::clubChanged, this, &CountingPage::followSession);
    }

    void enter() override {}
    using Page::invalidate;

    int refreshes = 0;

protected:
    void refresh() override { ++refreshes; }
};

/// A change that also shows in the list of tournaments, and one that does not.
void changeName(core::Settings& settings)
{
    settings.name += u'!';
}
void changeFee(core::Settings& settings)
{
    settings.startFeeCents += 100;
}

void change(desk::Session& session, void (*edit)(core::Settings&))
{
    auto settings = session.tournament().settings;
    edit(settings);
    const auto changed = session.run(core::editSettings, {session.tournament().settings, settings});
    QVERIFY(changed.ok());
}

using Use = std::function<void(desk::Session&, CountingPage&)>;

} // namespace

void TestDesk::refreshesAPageOncePerChange_data()
{
    QTest::addColumn<Use>("use");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, int expected, const Use& use) {
        QTest::newRow(name) << use << expected;
    };
    row("nothing", 0, [](desk::Session&, CountingPage&) {});
    row("the list of tournaments too", 1,
        [](desk::Session& session, CountingPage&) { change(session, changeName); });
    row("two changes in a row", 1, [](desk::Session& session, CountingPage&) {
        change(session, changeFee);
        change(session, changeFee);
    });
    row("the page has refreshed by itself", 1, [](desk::Session& session, CountingPage& page) {
        change(session, changeFee);
        page.invalidate();
    });
    row("then it is changed again", 2, [](desk::Session& session, CountingPage& page) {
        change(session, changeFee);
        page.invalidate();
        change(session, changeFee);
    });
    row("a tournament is opened", 1, [](desk::Session& session, CountingPage&) {
        change(session, changeFee);
        session.open(*session.current());
    });
    row("by another desk", 1, [](desk::Session& session, CountingPage&) {
        const auto store = db::openStore(*session.place().file(), db::IfMissing::Refuse);
        core::TournamentService other(*store, QStringLiteral("Other"),
                                      [] { return QDateTime::currentDateTimeUtc(); });
        auto settings = session.tournament().settings;
        settings.name = QStringLiteral("One");
        QVERIFY(other
                    .run(*session.current(), core::editSettings,
                         {session.tournament().settings, settings})
                    .ok());
        session.lookForChanges();
    });
    row("hidden", 0, [](desk::Session& session, CountingPage& page) {
        page.hide();
        change(session, changeFee);
    });
    row("hidden and shown again", 1, [](desk::Session& session, CountingPage& page) {
        page.hide();
        change(session, changeFee);
        page.show();
    });
}

void TestDesk::refreshesAPageOncePerChange()
{
    QFETCH(const Use, use);
    QFETCH(const int, expected);
    DeskFixture fixture;
    fixture.openSample();
    page_test::settle();
    CountingPage page(fixture.session());
    page.show();
    QCOMPARE(page.refreshes, 1);
    page.refreshes = 0;
    use(fixture.session(), page);
    page_test::settle();
    QCOMPARE(page.refreshes, expected);
}

/// Another language or tone rebuilds the window; nothing of the previous one stays.
void TestDesk::beginsNewInAnotherTournament_data()
{
    QTest::addColumn<desk::PageId>("page");
    QTest::addColumn<QString>("part"); // a view, whose last row is selected, or a field, typed in
    QTest::addColumn<desk::PageId>("shown"); // while the other tournament is opened
    using enum desk::PageId;
    QTest::newRow("Tournaments: search") << Tournaments << "tournamentSearch" << Tournaments;
    QTest::newRow("Participants: selection") << Participants << "participantsTable" << Participants;
    QTest::newRow("Participants: selection, behind another page")
        << Participants << "participantsTable" << Standings;
    QTest::newRow("Participants: search") << Participants << "participantSearch" << Participants;
    QTest::newRow("Participants: typed name") << Participants << "addField" << Standings;
    QTest::newRow("Check-in: typed name") << CheckIn << "checkInField" << CheckIn;
    QTest::newRow("Results: typed number") << Results << "tableField" << Results;
    QTest::newRow("Results: typed number, behind another page")
        << Results << "tableField" << Tournaments;
    QTest::newRow("Standings: selection") << Standings << "standingsTable" << Standings;
    QTest::newRow("Standings: selection, behind another page")
        << Standings << "standingsTable" << Tournaments;
    QTest::newRow("Standings: search") << Standings << "searchField" << Standings;
    QTest::newRow("Reports: typed tables") << Reports << "tablesField" << Reports;
    QTest::newRow("Reports: typed objections") << Reports << "objectionsField" << Reports;
    QTest::newRow("Cash: unpaid") << Cash << "cashUnpaid" << Cash;
    QTest::newRow("Cash: what for") << Cash << "cashText" << Cash;
}

/// What is chosen or typed stays when the tournament is shown again, and is gone in another with
/// the same people.
void TestDesk::beginsNewInAnotherTournament()
{
    QFETCH(desk::PageId, page);
    QFETCH(QString, part);
    QFETCH(desk::PageId, shown);
    DeskFixture fixture;
    auto& session = fixture.session();
    fixture.openSample();
    auto evening = session.tournament();
    evening.settings.startFeeCents = 500;
    for (auto& person : evening.participants) {
        person.payments.clear();
    }
    const auto other = fixture.open(evening);
    fixture.open(evening);
    desk::MainWindow window(session);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(page);
    page_test::settle();
    const auto found = window.page(page).findChildren<QWidget*>(part);
    QCOMPARE(found.size(), 1);
    auto* const view = qobject_cast<QAbstractItemView*>(found.front());
    auto* const field = qobject_cast<QLineEdit*>(found.front());
    const auto chosen = [&] {
        return view != nullptr ? QString::number(view->currentIndex().row()) : field->text();
    };
    const QString before = chosen();
    if (view != nullptr) {
        QVERIFY(view->model()->rowCount() > 1);
        view->setCurrentIndex(view->model()->index(view->model()->rowCount() - 1, 0));
    } else {
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("1"));
    }
    const QString mine = chosen();
    QVERIFY(mine != before);

    auto wanted = session.tournament().settings;
    wanted.venue = QStringLiteral("Hof");
    QVERIFY(session.run(core::changeSettings, wanted));
    page_test::settle();
    QCOMPARE(chosen(), mine);

    window.showPage(shown);
    session.open(other);
    page_test::settle();
    window.showPage(page);
    page_test::settle();
    QCOMPARE(chosen(), before);
}

void TestDesk::buildsOnlyThePageInSight()
{
    using enum desk::PageId;
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(Standings);
    // Tournaments comes first and has commands of the menus.
    QCOMPARE(window.findChildren<desk::Page*>(),
             (QList{&window.page(Tournaments), &window.page(Standings)}));
    page_test::part<QLineEdit>(window.page(Participants), "addField").setText(u"Kä"_s);
    const auto back = qScopeGuard([] { page_test::dress(); });
    std::optional<texts::Translation> german;
    window.changeLook([&german] {
        german.emplace(QLocale(QLocale::German));
        theme::apply(*qApp, theme::Tone::Dark);
    });
    QCOMPARE(page_test::currentPage(window), Standings);
    QCOMPARE(window.findChildren<desk::Page*>(),
             (QList{&window.page(Tournaments), &window.page(Standings)}));
    window.showPage(Participants);
    page_test::settle();
    const auto& page = window.page(Participants);
    QVERIFY(page.isVisible());
    QCOMPARE(page.palette().color(QPalette::Window),
             QApplication::palette().color(QPalette::Window));
    QCOMPARE(page_test::part<QLineEdit>(page, "participantSearch").accessibleName(),
             u"Teilnehmer suchen"_s);
    QCOMPARE(page_test::part<QLineEdit>(page, "addField").text(), u"Kä"_s);
    for (const auto& [id, info] : desk::pageCatalogue()) {
        if (desk::isOffered(id, fixture.session())) {
            window.showPage(id);
            QCOMPARE(page_test::currentPage(window), id);
        }
    }
}

/// Alt+K for a button that is grey must not replace a selected name by "k".
void TestDesk::altTypesNoLetters()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.session());
    QDialog dialog(&window);
    auto* const field = new QLineEdit(u"Karl Lang"_s, &dialog);
    page_test::show(dialog);
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_K, Qt::AltModifier);
    QCOMPARE(field->text(), u"Karl Lang"_s);
    QTest::keyClick(field, Qt::Key_K);
    QCOMPARE(field->text(), u"k"_s);
}

void TestDesk::menusStayBesideALongUndo()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    desk::MainWindow window(session);
    window.resize(850, 620);
    window.show();
    page_test::settle();
    core::Enrolment person;
    person.name = QString(60, u'M') + u", Maximiliane"_s;
    QVERIFY(session.run(core::enrol, {person}));
    auto& undo = page_test::part<QToolButton>(window, "undoActionButton");
    QTRY_VERIFY(undo.accessibleName().contains(person.name));
    page_test::settle();
    const auto actions = window.menuBar()->actions();
    for (auto* const action : actions) {
        QVERIFY2(!window.menuBar()->actionGeometry(action).isEmpty(), qPrintable(action->text()));
    }
    const auto last = window.menuBar()->actionGeometry(actions.back());
    const auto corner = window.menuBar()->cornerWidget()->geometry();
    QVERIFY2(last.right() < corner.x(),
             qPrintable(QStringLiteral("%1, %2").arg(last.right()).arg(corner.x())));
    QVERIFY(undo.text().endsWith(u'…'));
}

void TestDesk::rebuildsWithoutLeftovers()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    const auto rebuild = [&window] {
        window.build();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return std::array{window.findChildren<QMenu*>().size(),
                          window.findChildren<QAction*>().size(),
                          window.menuBar()->findChildren<QWidget*>().size(),
                          window.findChildren<QObject*>().size()};
    };
    const auto once = rebuild();
    QCOMPARE(rebuild(), once);
    QCOMPARE(rebuild(), once);
}

namespace {

/// Everything about a window that toggling settings must not change.
QStringList inventory(const desk::MainWindow& window)
{
    QStringList lines;
    // Created by Qt the first time the menu bar is narrow.
    const auto* const extension =
        window.findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button"));
    const QMenu* const extended = extension != nullptr ? extension->menu() : nullptr;
    for (const auto* const part : window.findChildren<QObject*>()) {
        const bool isExtended =
            extended != nullptr && (part == extended || part->parent() == extended);
        const bool counts = part->isWidgetType() || qobject_cast<const QAction*>(part) != nullptr ||
                            qobject_cast<const QShortcut*>(part) != nullptr;
        if (isExtended || !counts) {
            continue;
        }
        QString line =
            QString::fromLatin1(part->metaObject()->className()) + u' ' + part->objectName();
        if (const auto* const action = qobject_cast<const QAction*>(part)) {
            line += u' ' + action->text();
            for (const auto& key : action->shortcuts()) {
                line += u' ' + key.toString();
            }
        } else if (const auto* const label = qobject_cast<const QLabel*>(part)) {
            line += u' ' + label->text();
        } else if (const auto* const button = qobject_cast<const QAbstractButton*>(part)) {
            line += u' ' + button->text();
        }
        if (const auto* const widget = qobject_cast<const QWidget*>(part);
            widget != nullptr && widget->isVisible()) {
            line += QStringLiteral(" %1,%2 %3×%4")
                        .arg(widget->x())
                        .arg(widget->y())
                        .arg(widget->width())
                        .arg(widget->height());
        }
        lines << line;
    }
    lines.sort();
    return lines;
}

} // namespace

void TestDesk::staysAsAFreshOne_data()
{
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<QStringList>("tones");
    QTest::newRow("language") << QStringList{QStringLiteral("en"), QStringLiteral("de")}
                              << QStringList{QStringLiteral("light")};
    QTest::newRow("tone") << QStringList{QStringLiteral("de")}
                          << QStringList{QStringLiteral("dark"), QStringLiteral("light")};
}

/// However often settings are toggled, the window is like a newly opened one.
void TestDesk::staysAsAFreshOne()
{
    QFETCH(const QStringList, languages);
    QFETCH(const QStringList, tones);
    DeskFixture fixture;
    fixture.openSample();
    std::unique_ptr<texts::Translation> translation;
    const auto look = [&](const QString& language, const QString& tone) {
        translation.reset();
        translation = std::make_unique<texts::Translation>(QLocale(language));
        theme::apply(*qApp, tone == QStringLiteral("dark") ? Tone::Dark : Tone::Light);
    };
    const auto show = [](desk::MainWindow& window) {
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (const auto page :
             {desk::PageId::Standings, desk::PageId::Tournaments, desk::PageId::Standings}) {
            window.showPage(page); // Pages are filled when first shown.
            page_test::settle();
            QCoreApplication::processEvents();
        }
    };
    look(languages.last(), tones.last());
    QStringList expected;
    QImage picture;
    {
        desk::MainWindow fresh(fixture.session());
        show(fresh);
        expected = inventory(fresh);
        picture = fresh.grab().toImage();
    }
    desk::MainWindow window(fixture.session());
    show(window);
    constexpr int switches = 4; // Leaks grow with each.
    for (int count = 0; count < switches; ++count) {
        look(languages.at(count % languages.size()), tones.at(count % tones.size()));
        window.build();
    }
    show(window);
    const auto found = inventory(window);
    QStringList differences;
    std::set_symmetric_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                                  std::back_inserter(differences));
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    QVERIFY(window.grab().toImage() == picture);

    QSignalSpy undone(window.findChild<QAction*>(QStringLiteral("undoAction")),
                      &QAction::triggered);
    change(fixture.session(), changeFee);
    page_test::settle();
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
    translation.reset();
    theme::apply(*qApp, Tone::Light);
}

void TestDesk::foldsAwayInASmallRoom()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.setMinimumSize(0, 0);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(desk::PageId::Participants);
    auto& side = page_test::part<QWidget>(window, "participantsSide");
    auto& list = page_test::part<QWidget>(window, "pageList");
    auto& action = page_test::part<QAction>(window, "sideAction");
    QVERIFY(side.isVisible());
    QVERIFY(!action.isEnabled());
    const int wide = list.width();

    window.resize(910, 480);
    QVERIFY(side.isHidden());
    QVERIFY(list.width() < wide / 2);
    QTest::keyClick(&window, Qt::Key_B, Qt::ControlModifier);
    QVERIFY(side.isVisible());
    QTest::keyClick(&window, Qt::Key_B, Qt::ControlModifier);
    QVERIFY(side.isHidden());
    window.resize(1280, 800);
    QVERIFY(side.isVisible());
    QCOMPARE(list.width(), wide);

    // The smallest window, and what a 1366×768 screen leaves of it at 150 %.
    QCOMPARE(desk::MainWindow::smallestSize({1920, 1080}), QSize(1000, 660));
    const auto small = desk::MainWindow::smallestSize({910, 512});
    QVERIFY(small.width() <= 910 && small.height() <= 480);
}

/// The key's digit is in the same position as without a badge.
void TestDesk::keepsTheKeyBesideABadge()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::PageList list(fixture.session().uiState());
    list.resize(list.width(), 600);
    list.refresh(fixture.session(), {});
    list.setCurrent(desk::PageId::Tournaments);
    list.show();
    QTest::keyPress(&list, Qt::Key_Control);
    auto& view = page_test::part<QListWidget>(list, "pages");
    const auto row = [&] { return page_test::rowOf(list, desk::PageId::Results); };
    const auto keyOf = [&] {
        auto place = view.visualItemRect(row());
        place.setLeft(place.right() - 30);
        return view.viewport()->grab(place).toImage();
    };
    const auto before = keyOf();
    auto& session = fixture.session();
    const core::GameKey game{core::RoundNumber{4}, core::TableNumber{1}, core::GameNumber{1}};
    QVERIFY(session.run(core::clearGame, game, u"Typed twice"_s));
    list.refresh(session, {});
    QVERIFY(keyOf() == before);
}

void TestDesk::helpsInDialogs()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(desk::PageId::Rounds);
    bool helped = false;
    page_test::answer(window, [&helped](QDialog& dialog) {
        QTest::keyClick(dialog.focusWidget() != nullptr ? dialog.focusWidget() : &dialog,
                        Qt::Key_F1);
        const auto* const help = dialog.findChild<desk::HelpWindow*>();
        helped =
            help != nullptr && help->isVisible() &&
            help->findChild<QListWidget*>()->currentRow() == desk::chapterOf(desk::PageId::Rounds);
    });
    (void)desk::confirm(&window, QStringLiteral("Really?"), {}, QStringLiteral("Yes"));
    QVERIFY(helped);
}

void TestDesk::offersTextSizes_data()
{
    QTest::addColumn<QVariant>("kept");
    QTest::addColumn<int>("expected");
    QTest::newRow("none") << QVariant() << 100;
    QTest::newRow("below 100 %, where Qt cuts windows") << QVariant(90) << 100;
    QTest::newRow("larger") << QVariant(110) << 110;
    QTest::newRow("the largest") << QVariant(QStringLiteral("150")) << 150;
    QTest::newRow("not offered") << QVariant(400) << 100;
    QTest::newRow("no number") << QVariant(QStringLiteral("x")) << 100;
}

void TestDesk::offersTextSizes()
{
    QFETCH(const QVariant, kept);
    QFETCH(const int, expected);
    DeskFixture fixture;
    fixture.session().uiState().setValue(desk::textSizeKey, kept);
    QCOMPARE(desk::textSizeOf(fixture.session().uiState()), expected);
    desk::MainWindow window(fixture.session());
    QSignalSpy chosen(&window, &desk::MainWindow::textSizeChosen);
    page_test::part<QAction>(window, "view/textSize/125").trigger();
    QTRY_COMPARE(chosen.count(), 1);
    QCOMPARE(desk::textSizeOf(fixture.session().uiState()), 125);
}

void TestDesk::runsOneTaskAtATime()
{
    QSemaphore mayEnd;
    desk::BackgroundTask<int> task;
    int result = 0;
    const auto start = [&](int value) {
        task.start(
            [&mayEnd, value] {
                mayEnd.acquire();
                return value;
            },
            [&](int found) { result = found; });
    };
    QVERIFY(!task.isRunning());
    start(1);
    QVERIFY(task.isRunning());
    task.cancel();
    QVERIFY(!task.isRunning());
    start(2);
    QVERIFY(task.isRunning());
    mayEnd.release(2);
    QTRY_COMPARE(result, 2);
    QVERIFY(!task.isRunning());
}

void TestDesk::savesOneFileFromManyThreads()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("standings.pdf"));
    constexpr int threads = 8;
    constexpr int size = 1 << 20;
    QThreadPool pool;
    pool.setMaxThreadCount(threads);
    QList<QFuture<QString>> saving;
    for (int thread = 0; thread < threads; ++thread) {
        saving << QtConcurrent::run(&pool, [path, thread] {
            return desk::saveWhole(path, QByteArray(size, static_cast<char>('a' + thread)));
        });
    }
    for (const auto& saved : saving) {
        QCOMPARE(saved.result(), QString());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto bytes = file.readAll();
    QCOMPARE(bytes, QByteArray(size, bytes.front()));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

RUMMY_TEST(TestDesk)

} // namespace tst_desk

#include "tst_desk.moc"
