#include "app/desk/club/journal/journal_window.h"
#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/rounds/person_picker.h"
#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "app/desk/frame/help/help_window.h"
#include "app/desk/widgets/person_finder.h"
#include "tests/evening.h"
#include "tests/gui/desk_fixture.h"
#include "tests/gui/page_test.h"
#include "tests/suite.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

namespace tst_name_search {

using namespace Qt::Literals::StringLiterals;

namespace {

core::Tournament sample()
{
    using namespace evening;
    auto tournament = evening::tournament(3);
    tournament.settings.name = u"Abend im Café Müßig"_s;
    tournament.participants[0].name = u"Dvořák-Weiß, Jürgen"_s;
    tournament.participants[1].name = u"Lang, Uwe"_s;
    tournament.participants[2].name = u"Zorn, Eva"_s;
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p})}, {}, core::RoundState::Closed)};
    return tournament;
}

void type(QWidget& field, const QString& typed)
{
    for (const QChar letter : typed) {
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    page_test::settle();
}

void type(QWidget& parent, const QString& field, const QString& typed)
{
    type(page_test::part<QLineEdit>(parent, field), typed);
}

} // namespace

/// All searches for names ignore case and accents in the same way.
class TestNameSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->open(sample());
    }
    void cleanup() { fixture_.reset(); }

    void participants_data() { spellings(); }
    void participants()
    {
        QFETCH(const QString, typed);
        page_test::ShownPage<desk::ParticipantsPage> shown(fixture_->session());
        shown.page.search();
        type(shown.page, u"participantSearch"_s, typed);
        QCOMPARE(shown.part<QTableView>("participantsTable").model()->rowCount(), 1);
    }

    void regulars_data() { spellings(); }
    void regulars()
    {
        QFETCH(const QString, typed);
        const auto known =
            fixture_->session().runClub(core::addPlayers, {{u"Dvořák-Weiß, Jürgen"_s, u"Hof"_s, {}},
                                                           {u"Lang, Uwe"_s, u"Hof"_s, {}}});
        QVERIFY(known.ok());
        page_test::ShownPage<desk::ParticipantsPage> shown(fixture_->session());
        int found = 0;
        page_test::answer(shown.page, [&](QDialog& dialog) {
            type(dialog, u"regularsSearch"_s, typed);
            found = page_test::part<QTableView>(dialog, "regulars").model()->rowCount();
        });
        shown.part<QAbstractButton>("regularsButton").click();
        QCOMPARE(found, 1);
    }

    void standings_data() { spellings(); }
    void standings()
    {
        QFETCH(const QString, typed);
        page_test::ShownPage<desk::StandingsPage> shown(fixture_->session());
        type(shown.page, u"searchField"_s, typed);
        QCOMPARE(shown.part<QTableView>("standingsTable").model()->rowCount(), 1);
    }

    void journal_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        for (const auto& field : {u"searchField"_s, u"personField"_s}) {
            for (const auto& typed : typings()) {
                QTest::addRow("%s: %s", qPrintable(field), qPrintable(typed)) << field << typed;
            }
        }
    }
    void journal()
    {
        QFETCH(const QString, field);
        QFETCH(const QString, typed);
        const auto changed = fixture_->session().run(
            core::givePenalty, {core::StartNumber{1}, core::RoundNumber{1},
                                scoring::MatchPoints::fromPoints(-1), u"late"_s});
        QVERIFY(changed.ok());
        desk::JournalWindow window(fixture_->session());
        window.show();
        auto* const model = window.findChild<QTableView*>()->model();
        QTRY_COMPARE(model->rowCount(), 2);
        type(window, field, typed);
        QCOMPARE(model->rowCount(), 1);
    }

    void tournaments_data()
    {
        QTest::addColumn<QString>("typed");
        for (const auto& typed : {u"Müßig"_s, u"MUSSIG"_s, u"muessig cafe"_s}) {
            QTest::addRow("%s", qPrintable(typed)) << typed;
        }
    }
    void tournaments()
    {
        QFETCH(const QString, typed);
        core::Settings other;
        other.name = u"Another one"_s;
        QVERIFY(
            fixture_->session()
                .runClub([&](core::TournamentService& service) { return service.create(other); })
                .ok());
        page_test::ShownPage<desk::TournamentsPage> shown(fixture_->session());
        type(shown.page, u"tournamentSearch"_s, typed);
        QCOMPARE(shown.part<QTableView>("tournamentTable").model()->rowCount(), 1);
    }

    void personFinder_data() { spellings(); }
    void personFinder()
    {
        QFETCH(const QString, typed);
        desk::PersonFinder finder(u"finder"_s, u"Person"_s, nullptr);
        finder.setPeople(fixture_->session().tournament().participants);
        page_test::show(finder);
        finder.setFocus();
        type(finder, typed);
        QCOMPARE(finder.person(), std::optional(core::StartNumber{1}));
        auto* const popup = finder.completer()->popup();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 1);
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(finder.text(), u"1 Dvořák-Weiß, Jürgen"_s);
        QVERIFY(!popup->isVisible());
    }

    void personPicker_data() { spellings(); }
    void personPicker()
    {
        QFETCH(const QString, typed);
        desk::PersonPicker picker(u"picker"_s, u"Person"_s, nullptr);
        const auto& people = fixture_->session().tournament().participants;
        std::for_each(people.rbegin(), people.rend(),
                      [&](const core::Participant& person) { picker.add(person, person.club); });
        type(picker, u"pickerField"_s, typed);
        QCOMPARE(picker.current(), std::optional(core::StartNumber{1}));
    }

    void help_data()
    {
        QTest::addColumn<QString>("typed");
        for (const auto& typed : {u"start fée"_s, u"START FEE"_s}) {
            QTest::addRow("%s", qPrintable(typed)) << typed;
        }
    }
    void help()
    {
        QFETCH(const QString, typed);
        desk::HelpWindow window;
        window.showPage(desk::PageId::Participants);
        type(window, u"searchField"_s, typed);
        QVERIFY(!window.findChild<QTextBrowser*>()->extraSelections().isEmpty());
    }

private:
    static QStringList typings()
    {
        return {u"DVORAK"_s, u"dvořák"_s, u"weiss"_s, u"juergen"_s, u"jurgen"_s, u"jürgen dvor"_s};
    }
    static void spellings()
    {
        QTest::addColumn<QString>("typed");
        for (const auto& typed : typings()) {
            QTest::addRow("%s", qPrintable(typed)) << typed;
        }
    }

    std::unique_ptr<DeskFixture> fixture_;
};

RUMMY_TEST(TestNameSearch)

} // namespace tst_name_search

#include "tst_name_search.moc"
