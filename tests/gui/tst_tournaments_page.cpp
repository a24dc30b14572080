#include "desk_fixture.h"
#include "page_test.h"
#include "people_known.h"
#include "tests/suite.h"

#include "app/desk/evening/tournaments/import_report.h"
#include "app/desk/evening/tournaments/new_tournament_form.h"
#include "app/desk/evening/tournaments/start_view.h"
#include "app/desk/evening/tournaments/tournament_files.h"
#include "app/desk/evening/tournaments/tournaments_model.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"
#include "db/sqlite/open_store.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

namespace tst_tournaments_page {

using namespace Qt::Literals::StringLiterals;
using desk::TournamentsModel;
using desk::TournamentsPage;

class TestTournamentsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(QLocale(QLocale::German)); }
    void countsThoseExpected();
    void listsRunningThenPlannedThenPast();
    void findsByNameVenueAndDate_data();
    void findsByNameVenueAndDate();
    void choosesTheLastEvening_data();
    void choosesTheLastEvening();
    void offersToBeginWhenEmpty();
    void createsWithEnter();
    void refusesAnEmptyName();
    void goesBackWithEscape();
    void createsLikeTheLastOne();
    void proposesNameAndDate_data();
    void proposesNameAndDate();
    void opensByKey();
    void asksBeforeItEndsServing();
    void asksWhichOfTheSameName_data();
    void asksWhichOfTheSameName();
    void searchesAndOpens();
    void showsWhatOthersMake();
    void importsAndExports();
    void reportsTheFeeOfAnEvening();
    void exportsOverNoClub();
    void listsTheFaultsOfAFile();
    void sendsOtherFilesElsewhere_data();
    void sendsOtherFilesElsewhere();
    void deletesAfterOneQuestion();
    void saysWhichOneIsDeleted();
    void answersTheQuestionWithEnter_data();
    void answersTheQuestionWithEnter();
    void suggestsAFileName();
};

namespace {

const QDate today(2026, 10, 16);

core::TournamentSummary summary(int id, const char* name, std::optional<QDate> date,
                                core::RoundCounts rounds, std::optional<int> planned = {})
{
    core::TournamentSummary made;
    made.id = core::TournamentId{id};
    made.name = QString::fromUtf8(name);
    made.date = date;
    made.venue = QStringLiteral("Gasthaus Post");
    made.participants = 22;
    made.rounds = rounds;
    made.plannedRounds = planned;
    return made;
}

std::vector<core::TournamentSummary> club()
{
    return {summary(1, "Winter", QDate(2026, 12, 12), {}),
            summary(2, "Advent", QDate(2026, 12, 1), {2, 0, 0, 0}),
            summary(3, "Heute", today, {0, 1, 2, 0}, 4),
            summary(4, "September", QDate(2026, 9, 19), {0, 0, 4, 0}, 4),
            summary(5, "Mai", QDate(2026, 5, 14), {0, 0, 1, 0}),
            summary(6, "Irgendwann", std::nullopt, {})};
}

QStringList columnOf(const TournamentsModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.data(model.index(row, column), Qt::DisplayRole).toString();
    }
    return texts;
}

/// The page on a desk.
class Shown : public page_test::ShownPage<TournamentsPage>
{
public:
    explicit Shown(DeskFixture& fixture)
        : ShownPage(fixture.session()), wanted(&page, &desk::Page::pageRequested)
    {}

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    QSignalSpy wanted;
};

std::size_t tournamentsIn(const QString& file)
{
    return db::openStore(file, db::IfMissing::Refuse)->read().tournaments().size();
}

core::Tournament load(DeskFixture& fixture, core::TournamentId id)
{
    return **fixture.session().runClub(
        [id](core::TournamentService& service) { return service.tournament(id); });
}

} // namespace

void TestTournamentsPage::countsThoseExpected()
{
    auto expected = summary(1, "Winter", QDate(2026, 12, 12), {});
    expected.participants = 0;
    expected.expected = 240;
    auto some = summary(2, "Advent", QDate(2026, 12, 13), {});
    some.participants = 12;
    some.expected = 28;
    TournamentsModel model;
    model.setTournaments({expected, some, summary(3, "Mai", QDate(2026, 12, 14), {})}, today);
    QCOMPARE(columnOf(model, TournamentsModel::Participants),
             (QStringList{u"240 expected"_s, u"12 of 40"_s, u"22"_s}));
}

void TestTournamentsPage::listsRunningThenPlannedThenPast()
{
    TournamentsModel model;
    QAbstractItemModelTester tester(&model);
    model.setTournaments(club(), today);
    QCOMPARE(columnOf(model, TournamentsModel::Name),
             (QStringList{u"Heute"_s, u"Advent"_s, u"Winter"_s, u"Irgendwann"_s, u"September"_s,
                          u"Mai"_s}));
    QCOMPARE(columnOf(model, TournamentsModel::Rounds),
             (QStringList{u"Round 3 of 4"_s, u"2 round(s) drawn"_s, u"not drawn yet"_s,
                          u"not drawn yet"_s, u"4 round(s)"_s, u"1 round(s)"_s}));
    QCOMPARE(columnOf(model, TournamentsModel::State),
             (QStringList{u"running"_s, u"planned"_s, u"planned"_s, u"planned"_s, u"finished"_s,
                          u"finished"_s}));
    QCOMPARE(columnOf(model, TournamentsModel::Date).mid(0, 4),
             (QStringList{u"16.10.2026"_s, u"01.12.2026"_s, u"12.12.2026"_s, u""_s}));
    const auto name = model.index(0, TournamentsModel::Name);
    QCOMPARE(name.data(desk::SecondLineRole).toString(), QStringLiteral("Gasthaus Post"));
    QVERIFY(name.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("running")));
}

void TestTournamentsPage::findsByNameVenueAndDate_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<int>("found");
    QTest::newRow("nothing typed") << "" << 6;
    QTest::newRow("part of a name") << "tem" << 1;
    QTest::newRow("case") << "SEPT" << 1;
    QTest::newRow("venue") << "post" << 6;
    QTest::newRow("date") << "14.05." << 1;
    QTest::newRow("two words") << "post 12.2026" << 2;
    QTest::newRow("nowhere") << "Bayreuth" << 0;
}

void TestTournamentsPage::findsByNameVenueAndDate()
{
    QFETCH(QString, search);
    QFETCH(int, found);
    TournamentsModel model;
    QAbstractItemModelTester tester(&model);
    model.setTournaments(club(), today);
    desk::NameFilter filter(TournamentsModel::SearchRole);
    QAbstractItemModelTester filterTester(&filter);
    filter.setSourceModel(&model);
    filter.search(search);
    QCOMPARE(filter.rowCount(), found);
}

void TestTournamentsPage::choosesTheLastEvening_data()
{
    QTest::addColumn<QList<int>>("ids");
    QTest::addColumn<int>("expected");
    QTest::newRow("the newest that was played") << QList<int>{1, 2, 3, 4} << 3;
    QTest::newRow("only planned ones: the first") << QList<int>{1, 2} << 1;
    QTest::newRow("none") << QList<int>{} << 0;
}

void TestTournamentsPage::choosesTheLastEvening()
{
    QFETCH(QList<int>, ids);
    QFETCH(int, expected);
    std::vector<core::TournamentSummary> some;
    for (const auto& one : club()) {
        if (ids.contains(static_cast<int>(core::plain(one.id)))) {
            some.push_back(one);
        }
    }
    const auto last = desk::lastEvening(some, today);
    QCOMPARE(last ? core::plain(*last) : 0, std::int64_t{expected});
}

void TestTournamentsPage::offersToBeginWhenEmpty()
{
    DeskFixture fixture;
    Shown shown(fixture);
    QVERIFY(shown.part<desk::StartView>("startView").isVisible());
    QVERIFY(shown.part<QPushButton>("startNewButton").hasFocus());
    shown.part<QPushButton>("startSampleButton").click();
    QCOMPARE(fixture.session().tournament().participants.size(), std::size_t{22});
    QCOMPARE(shown.wanted.last().first().value<desk::PageId>(), desk::PageId::Results);
    QVERIFY(!shown.part<desk::StartView>("startView").isVisible());
}

void TestTournamentsPage::createsWithEnter()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.page.newTournament();
    auto& name = shown.part<QLineEdit>("newNameField");
    QVERIFY(name.hasFocus());
    QVERIFY(name.text().contains(QLatin1String("16.10.2026")));
    QTest::keyClicks(&name, QStringLiteral("Herbst"));
    shown.part<QPushButton>("newRuleText-1").click();
    shown.part<QSpinBox>("newGamesField").setValue(3);
    shown.part<QCheckBox>("newOpenBox").click();
    name.setFocus();
    shown.key(Qt::Key_Return);

    QVERIFY(fixture.session().current());
    const auto& settings = fixture.session().tournament().settings;
    QCOMPARE(settings.name, QStringLiteral("Herbst"));
    QCOMPARE(settings.date, std::optional(today));
    QVERIFY(settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus);
    QVERIFY(settings.rules.options == scoring::optionsOf(scoring::RuleText::German));
    QCOMPARE(settings.gamesPerRound, 3);
    QVERIFY(settings.open);
    QCOMPARE(shown.wanted.last().first().value<desk::PageId>(), desk::PageId::Participants);
}

void TestTournamentsPage::refusesAnEmptyName()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.page.newTournament();
    auto& name = shown.part<QLineEdit>("newNameField");
    name.clear();
    shown.key(Qt::Key_Return);
    QVERIFY(!fixture.session().current());
    auto& refusal = shown.part<QLabel>("newNameRefusal");
    QVERIFY(refusal.isVisible());
    QVERIFY(!refusal.text().isEmpty());
    QTest::keyClicks(&name, QStringLiteral("A"));
    QVERIFY(!refusal.isVisible());
}

void TestTournamentsPage::goesBackWithEscape()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.page.newTournament();
    shown.key(Qt::Key_Escape);
    QVERIFY(shown.part<desk::StartView>("startView").isVisible());
    shown.page.newTournament();
    shown.part<QPushButton>("newBackButton").setFocus();
    shown.key(Qt::Key_Return);
    QVERIFY(shown.part<desk::StartView>("startView").isVisible());
    QVERIFY(fixture.session().club().empty());
}

void TestTournamentsPage::createsLikeTheLastOne()
{
    DeskFixture fixture;
    const auto last = fixture.openSample();
    Shown shown(fixture);
    shown.part<QPushButton>("likeLastButton").click();
    auto& name = shown.part<QLineEdit>("newNameField");
    QCOMPARE(name.text(), QStringLiteral("Clubabend im Oktober"));
    QCOMPARE(shown.part<QLineEdit>("likeDateField").text(), QStringLiteral("16.10.2026"));
    QTest::keyClicks(&name, QStringLiteral("Clubabend im November"));
    QVERIFY(shown.part<QCheckBox>("likePeopleBox").isChecked());
    shown.key(Qt::Key_Return);

    QVERIFY(fixture.session().current() != last);
    const auto& next = fixture.session().tournament();
    auto expected = load(fixture, last).settings;
    expected.name = QStringLiteral("Clubabend im November");
    expected.date = today;
    QVERIFY(next.settings == expected);
    QCOMPARE(next.participants.size(), std::size_t{22});
    QVERIFY(next.participants[0].status == core::Attendance::Expected);
    QVERIFY(next.rounds.empty());

    shown.page.newLikeLast();
    shown.part<QCheckBox>("likePeopleBox").setChecked(false);
    shown.key(Qt::Key_Return);
    QVERIFY(fixture.session().tournament().participants.empty());
    QVERIFY(fixture.session().tournament().settings.apart.empty());
}

void TestTournamentsPage::proposesNameAndDate_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("typedDate");
    QTest::addColumn<QString>("typedName");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QDate>("expected"); // invalid: refused
    QTest::newRow("a date in the name") << "Clubabend 12.05.2026"
                                        << ""
                                        << ""
                                        << "Clubabend 16.10.2026" << today;
    QTest::newRow("a running number") << "Übungsabend 12"
                                      << ""
                                      << ""
                                      << "Übungsabend 13" << today;
    QTest::newRow("the name follows the date") << "Clubabend 12.05.2026"
                                               << "23.10.2026"
                                               << ""
                                               << "Clubabend 23.10.2026" << QDate(2026, 10, 23);
    QTest::newRow("a typed name stays") << "Clubabend 12.05.2026"
                                        << "23.10.2026"
                                        << "Pokal"
                                        << "Pokal" << QDate(2026, 10, 23);
    QTest::newRow("no date") << "Clubabend"
                             << "bald"
                             << ""
                             << "Clubabend" << QDate();
}

void TestTournamentsPage::proposesNameAndDate()
{
    QFETCH(QString, last);
    QFETCH(QString, typedDate);
    QFETCH(QString, typedName);
    DeskFixture fixture;
    core::Tournament evening;
    evening.settings.name = last;
    evening.settings.date = QDate(2026, 5, 12);
    const auto before = fixture.open(evening);
    Shown shown(fixture);
    shown.page.newLikeLast();
    if (!typedName.isEmpty()) {
        QTest::keyClicks(&shown.part<QLineEdit>("newNameField"), typedName);
    }
    auto& date = shown.part<QLineEdit>("likeDateField");
    if (!typedDate.isEmpty()) {
        date.setFocus();
        date.selectAll();
        QTest::keyClicks(&date, typedDate);
    }
    QTEST(shown.part<QLineEdit>("newNameField").text(), "name");
    shown.key(Qt::Key_Return);
    QFETCH(QDate, expected);
    QCOMPARE(fixture.session().current() != before, expected.isValid());
    QCOMPARE(shown.part<QLabel>("likeDateRefusal").isVisible(), !expected.isValid());
    if (expected.isValid()) {
        QTEST(fixture.session().tournament().settings.name, "name");
        QCOMPARE(fixture.session().tournament().settings.date, std::optional(expected));
    } else {
        QVERIFY(date.hasFocus());
    }
}

void TestTournamentsPage::opensByKey()
{
    DeskFixture fixture;
    const auto first = fixture.openSample();
    const auto second = fixture.openSample(QStringLiteral("pure-evening.json"));
    Shown shown(fixture);
    auto& table = shown.part<QTableView>("tournamentTable");
    QVERIFY(table.hasFocus());
    QCOMPARE(table.model()->rowCount(), 2);
    QVERIFY(fixture.session().current() == second);
    const auto before = table.currentIndex().row();
    shown.key(before == 0 ? Qt::Key_Down : Qt::Key_Up);
    shown.key(Qt::Key_Return);
    QVERIFY(fixture.session().current() == first);
    QCOMPARE(shown.wanted.last().first().value<desk::PageId>(), desk::PageId::Results);
}

/// Phones would see another tournament.
void TestTournamentsPage::asksBeforeItEndsServing()
{
    DeskFixture fixture;
    const auto first = fixture.openSample();
    const auto second = fixture.openSample(QStringLiteral("pure-evening.json"));
    fixture.session().keep(desk::hall_keys::serving, true);
    Shown shown(fixture);
    auto& table = shown.part<QTableView>("tournamentTable");
    QTest::keyClick(&table, table.currentIndex().row() == 0 ? Qt::Key_Down : Qt::Key_Up);
    const auto open = [&](const char* button) {
        page_test::answer(shown.page, [button](QDialog& dialog) {
            page_test::part<QPushButton>(dialog, button).click();
        });
        shown.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTest::keyClick(&table, Qt::Key_Return);
    };
    open("backButton");
    QVERIFY(fixture.session().current() == second);
    QVERIFY(shown.wanted.isEmpty());
    open("yesButton");
    QVERIFY(fixture.session().current() == first);
}

void TestTournamentsPage::asksWhichOfTheSameName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QString>("press"); // empty: no question
    QTest::addColumn<int>("opened");    // 0: none
    QTest::newRow("Enter opens the selected one") << "Clubabend" << today << "Enter" << 2;
    QTest::newRow("Down and Enter open the other") << "Clubabend" << today << "Down Enter" << 1;
    QTest::newRow("a click opens") << "Clubabend" << today << "click" << 1;
    QTest::newRow("Esc opens none") << "Clubabend" << today << "Esc" << 0;
    QTest::newRow("the same in other letters") << "CLUBABEND" << today << "Esc" << 0;
    QTest::newRow("neither has a date") << "Clubabend" << QDate() << "Esc" << 0;
    QTest::newRow("another name") << "Pokal" << today << "" << 2;
    QTest::newRow("another day") << "Clubabend" << today.addDays(-7) << "" << 2;
}

void TestTournamentsPage::asksWhichOfTheSameName()
{
    QFETCH(QString, name);
    QFETCH(QDate, date);
    QFETCH(QString, press);
    QFETCH(int, opened);
    DeskFixture fixture;
    const auto dated = [](const QString& text, QDate day) {
        core::Tournament evening;
        evening.settings.name = text;
        evening.settings.date = day.isValid() ? std::optional(day) : std::nullopt;
        return evening;
    };
    auto first = dated(u"Clubabend"_s, date.isValid() ? today : QDate());
    first.participants.resize(1);
    first.participants[0].number = core::StartNumber{1};
    first.participants[0].name = u"Weiß, Käthe"_s;
    fixture.open(first);
    fixture.open(dated(name, date));
    fixture.session().close();
    Shown shown(fixture);
    auto& table = shown.part<QTableView>("tournamentTable");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.selectRow(row);
        if (table.model()->index(row, TournamentsModel::Participants).data() == u"0"_s) {
            break;
        }
    }
    const auto second = table.model()
                            ->index(table.currentIndex().row(), TournamentsModel::Name)
                            .data(desk::SecondLineRole);
    QCOMPARE(second.toString(), press.isEmpty() ? QString() : u"No. 2"_s);
    QString asked;
    page_test::answer(shown.page, [&](QDialog& dialog) {
        auto& list = page_test::part<QListWidget>(dialog, "sameEvenings");
        QTRY_VERIFY(list.hasFocus());
        for (int row = 0; row < list.count(); ++row) {
            asked += list.item(row)->text() + u'\n';
        }
        if (press == u"click"_s) {
            const auto place = list.visualItemRect(list.item(1)).center();
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place);
            return;
        }
        for (const auto& key : press.split(u' ')) {
            QTest::keyClick(&list, key == u"Down"_s  ? Qt::Key_Down
                                   : key == u"Esc"_s ? Qt::Key_Escape
                                                     : Qt::Key_Return);
        }
    });
    shown.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    QTest::keyClick(&table, Qt::Key_Return);
    const auto id = fixture.session().current();
    QCOMPARE(id ? static_cast<int>(core::plain(*id)) : 0, opened);
    QCOMPARE(asked.isEmpty(), press.isEmpty());
    if (!press.isEmpty()) {
        const QRegularExpression both(
            uR"(^No\. 2 · 0 participant\(s\) · 0 round\(s\)\nLast changed: 16\.10\.2026 .*\n)"
            R"(No\. 1 · 1 participant\(s\) · 0 round\(s\)\nLast changed: 16\.10\.2026 .*\n$)"_s);
        QVERIFY2(both.match(asked).hasMatch(), qPrintable(asked));
    }
}

void TestTournamentsPage::searchesAndOpens()
{
    DeskFixture fixture;
    const auto first = fixture.openSample();
    fixture.openSample(QStringLiteral("pure-evening.json"));
    Shown shown(fixture);
    shown.page.search();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("oktober"));
    QCOMPARE(shown.part<QTableView>("tournamentTable").model()->rowCount(), 1);
    shown.key(Qt::Key_Return);
    QVERIFY(fixture.session().current() == first);

    shown.page.search();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("nowhere"));
    QVERIFY(!shown.part<QPushButton>("openButton").isEnabled());
    QVERIFY(!shown.part<QPushButton>("openButton").toolTip().isEmpty());
    shown.key(Qt::Key_Escape);
    QVERIFY(shown.part<QTableView>("tournamentTable").hasFocus());
    QVERIFY(shown.part<QPushButton>("openButton").isEnabled());
}

void TestTournamentsPage::showsWhatOthersMake()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    const auto store =
        db::openStore(fixture.file(QStringLiteral("club.rummydb")), db::IfMissing::Refuse);
    core::TournamentService other(*store, QStringLiteral("Other"), [] {
        return QDateTime(QDate(2026, 10, 16), QTime(20, 0), Qt::UTC);
    });
    core::Settings settings;
    settings.name = QStringLiteral("From elsewhere");
    QVERIFY(other.create(settings));
    fixture.session().lookForChanges();
    QCOMPARE(shown.part<QTableView>("tournamentTable").model()->rowCount(), 2);
}

void TestTournamentsPage::importsAndExports()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    Shown shown(fixture);
    const QString path = fixture.file(QStringLiteral("evening.json"));
    shown.page.exportTo(id, path);
    QVERIFY(shown.part<desk::ImportReport>("importReport").isVisible());
    QString asked;
    page_test::answer(shown.page,
                      [&asked](QDialog& dialog) { asked = page_test::askedIn(dialog); });
    shown.page.importFile(path);
    QVERIFY2(asked.contains(QLatin1String("(No. 1)")), qPrintable(asked));
    QCOMPARE(fixture.session().club().size(), std::size_t{1});
    page_test::answer(shown.page, [](QDialog& dialog) { dialog.accept(); });
    shown.page.importFile(path);
    QVERIFY(fixture.session().current() != id);
    QVERIFY(withoutIds(fixture.session().tournament()) == withoutIds(load(fixture, id)));
    QCOMPARE(fixture.session().club().size(), std::size_t{2});

    shown.page.exportTo(id, fixture.file(QStringLiteral("no/such/folder.json")));
    QVERIFY(
        shown.part<desk::Notice>("importNotice").text().contains(QLatin1String("Not exported")));
}

/// The fee may be reported on another day.
void TestTournamentsPage::reportsTheFeeOfAnEvening()
{
    DeskFixture fixture;
    const auto evening = fixture.openSample(QStringLiteral("open-tournament.json"));
    fixture.openSample();
    Shown shown(fixture);
    auto& search = shown.part<QLineEdit>("tournamentSearch");
    search.setText(fixture.session().club().front().id == evening
                       ? fixture.session().club().front().name
                       : fixture.session().club().back().name);
    QSignalSpy requested(&shown.page, &desk::Page::documentRequested);
    shown.part<QAction>("menuLicenceFee").trigger();
    QCOMPARE(fixture.session().current(), std::optional(evening));
    QCOMPARE(requested.size(), qsizetype{1});
    QVERIFY(requested.front().front().value<documents::Choice>().kind ==
            documents::Kind::LicenceFee);
}

void TestTournamentsPage::exportsOverNoClub()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    Shown shown(fixture);
    const QString club = fixture.clubFile();
    const QString backup = fixture.file(QStringLiteral("backup.json"));
    fixture.session().databases().backUp(fixture.session().place(), backup);
    for (const auto& path : {club, backup}) {
        shown.page.exportTo(id, path);
        const auto text = shown.part<desk::Notice>("importNotice").text();
        QVERIFY2(text.contains(QLatin1String("Not exported")) &&
                     text.contains(QFileInfo(path).fileName()),
                 qPrintable(text));
    }
    fixture.session().lookForChanges();
    QCOMPARE(tournamentsIn(club), std::size_t{1});
    QCOMPARE(tournamentsIn(backup), std::size_t{1});
}

void TestTournamentsPage::listsTheFaultsOfAFile()
{
    DeskFixture fixture;
    Shown shown(fixture);
    auto broken = desk::files::sampleEvening();
    broken.participants[1].number = broken.participants[0].number;
    broken.settings.gamesPerRound = 0;
    const QString path = fixture.file(QStringLiteral("broken.json"));
    QVERIFY(!desk::files::write(broken, path));
    shown.page.importFile(path);
    QVERIFY(fixture.session().club().empty());
    auto& faults = shown.part<QTableWidget>("importFaults");
    QVERIFY(faults.isVisible());
    QVERIFY(faults.rowCount() >= 2);
    QStringList places;
    for (int row = 0; row < faults.rowCount(); ++row) {
        places << faults.item(row, 0)->text();
        QVERIFY(!faults.item(row, 1)->text().isEmpty());
    }
    QVERIFY(places.contains(QLatin1String("/tournament/gamesPerRound")));
    QVERIFY(places.contains(QLatin1String("/participants/1/number")));
    shown.part<QPushButton>("closeReportButton").click();
    QVERIFY(!faults.isVisible());
}

void TestTournamentsPage::sendsOtherFilesElsewhere_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("word");
    QTest::newRow("a list") << RUMMY_SOURCE_DIR "/tests/data/enrolment.csv"
                            << "Participants";
    QTest::newRow("a backup") << "club.rummydb"
                              << "Restore";
    QTest::newRow("not there") << "/no/such/file.json"
                               << "cannot be read";
}

void TestTournamentsPage::sendsOtherFilesElsewhere()
{
    QFETCH(QString, file);
    QFETCH(QString, word);
    const auto read = desk::files::read(file);
    QVERIFY(!read.tournament);
    QVERIFY2(read.failure.contains(word), qPrintable(read.failure));
}

void TestTournamentsPage::deletesAfterOneQuestion()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    const auto answer = [&](const char* button) {
        page_test::answer(shown.page, [button](QDialog& dialog) {
            page_test::part<QPushButton>(dialog, button).click();
        });
        shown.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTest::keyClick(&shown.part<QTableView>("tournamentTable"), Qt::Key_Delete);
    };
    answer("backButton");
    QCOMPARE(fixture.session().club().size(), std::size_t{1});
    answer("yesButton");
    QVERIFY(fixture.session().club().empty());
    QVERIFY(!fixture.session().current());
    QVERIFY(shown.part<desk::StartView>("startView").isVisible());
}

/// Of two evenings with one name and date, and of what else it takes away.
void TestTournamentsPage::saysWhichOneIsDeleted()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    const auto asked = [&] {
        Shown shown(fixture);
        QString text;
        page_test::answer(shown.page, [&text](QDialog& dialog) {
            for (const auto* const label : dialog.findChildren<QLabel*>()) {
                text += label->text() + u'\n';
            }
            page_test::part<QPushButton>(dialog, "backButton").click();
        });
        QTest::keyClick(&shown.part<QTableView>("tournamentTable"), Qt::Key_Delete);
        return text;
    };
    const auto first = session.club().front();
    QVERIFY(!asked().contains(u"No. "_s));
    QVERIFY(session.runClub([&](core::TournamentService& service) {
        return service.import(*service.exported(first.id));
    }));
    core::Series series;
    series.name = u"Jahreswertung"_s;
    series.evenings = {first.uuid};
    core::ClubEvenings evenings;
    QVERIFY(session.readOfClub(
        [&](const core::ClubService& service) { return service.readEvenings(evenings); }));
    QVERIFY(session.runClub(core::createSeries, series, evenings.of(series)));
    const auto text = asked();
    QVERIFY2(text.contains(u"No. %1 "_s.arg(core::plain(first.id))), qPrintable(text));
    QVERIFY2(text.contains(u"series \"Jahreswertung\""_s), qPrintable(text));
}

void TestTournamentsPage::answersTheQuestionWithEnter_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("toDelete");
    QTest::addColumn<bool>("deletes");
    QTest::newRow("Return goes back: nothing can be undone")
        << int(Qt::Key_Return) << false << false;
    QTest::newRow("Enter goes back") << int(Qt::Key_Enter) << false << false;
    QTest::newRow("Return on Delete") << int(Qt::Key_Return) << true << true;
    QTest::newRow("Esc") << int(Qt::Key_Escape) << false << false;
}

/// The page's own Enter, which opens a tournament, does not reach the question.
void TestTournamentsPage::answersTheQuestionWithEnter()
{
    QFETCH(const int, key);
    QFETCH(const bool, toDelete);
    QFETCH(const bool, deletes);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    bool isAsked = false;
    page_test::answer(shown.page, [&](QDialog& dialog) {
        isAsked = true;
        dialog.activateWindow();
        QVERIFY(QTest::qWaitFor([&] { return dialog.isActiveWindow(); }));
        if (toDelete) {
            page_test::part<QPushButton>(dialog, "yesButton").setFocus();
        }
        QTest::keyClick(dialog.focusWidget(), static_cast<Qt::Key>(key));
    });
    QTest::keyClick(&shown.part<QTableView>("tournamentTable"), Qt::Key_Delete);
    QVERIFY(isAsked);
    shown.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    QCOMPARE(fixture.session().club().empty(), deletes);
    QCOMPARE(shown.wanted.count(), 0);
    QVERIFY(deletes ? shown.part<QPushButton>("startNewButton").hasFocus()
                    : shown.part<QTableView>("tournamentTable").hasFocus());
}

void TestTournamentsPage::suggestsAFileName()
{
    core::Tournament tournament;
    tournament.settings.name = QStringLiteral("Clubabend / Öffnung 2!");
    tournament.settings.date = today;
    QCOMPARE(desk::files::suggestedName(tournament),
             QStringLiteral("clubabend-öffnung-2-2026-10-16.rummytournament"));
    tournament.settings.name = QStringLiteral("Clubabend 16.10.2026");
    QCOMPARE(desk::files::suggestedName(tournament),
             QStringLiteral("clubabend-16-10-2026.rummytournament"));
    tournament.settings.name = QStringLiteral("名").repeated(200);
    QCOMPARE(desk::files::suggestedName(tournament),
             QStringLiteral("名").repeated(66) + QStringLiteral("-2026-10-16.rummytournament"));
}

RUMMY_TEST(TestTournamentsPage)

} // namespace tst_tournaments_page

#include "tst_tournaments_page.moc"
