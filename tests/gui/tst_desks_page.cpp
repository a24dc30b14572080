#include "app/desk/desks/desks_page.h"
#include "app/desk/evening/results/results_page.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"
#include "desk_fixture.h"
#include "evening.h"
#include "page_test.h"
#include "shared_clubs.h"
#include "tests/suite.h"

#include <QLineEdit>
#include <QListView>
#include <QTableView>

namespace tst_desks_page {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using page_test::part;

namespace {

/// Three tables, none of which has a result.
core::Tournament playing()
{
    auto evening = tournament(12);
    evening.settings.gamesPerRound = 1;
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p}),
                                table(3, {9_p, 10_p, 11_p, 12_p})})};
    evening.rounds.front().head.games = 1;
    return evening;
}

core::Desk deskTwo()
{
    return {u"Desk 2"_s, QDateTime(QDate(2026, 10, 16), QTime(18, 30), Qt::UTC)};
}

} // namespace

class TestDesksPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }

    void init()
    {
        line_ = {};
        line_.others = {deskTwo()};
        open();
    }

    void cleanup() { fixture_.reset(); }

    void showsWhoIsConnected()
    {
        auto& session = fixture_->session();
        page_test::ShownPage<desk::DesksPage> shown(session);
        QCOMPARE(namesIn(shown.part<QTableView>("deskTable")), QStringList{u"Desk (this desk)"_s});
        session.lookForChanges();
        QCOMPARE(namesIn(shown.part<QTableView>("deskTable")),
                 QStringList({u"Desk (this desk)"_s, u"Desk 2"_s}));
        line_.others.clear();
        session.lookForChanges();
        QCOMPARE(namesIn(shown.part<QTableView>("deskTable")).size(), 1);
    }

    void countsWhatEachDeskEntered()
    {
        auto& session = fixture_->session();
        enter(2_t);
        enter(3_t);
        page_test::ShownPage<desk::DesksPage> shown(session);
        const auto& model = *shown.part<QTableView>("deskTable").model();
        QCOMPARE(model.index(0, model.columnCount() - 1).data().toString(), u"2"_s);
    }

    void tellsWhatIsTyped()
    {
        auto& session = fixture_->session();
        desk::MainWindow window(session);
        window.show();
        window.showPage(desk::PageId::Results);
        auto& field = part<QLineEdit>(window, "tableField");
        field.setText(u"2"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(!line_.announced.empty());
        QCOMPARE(line_.announced.back().typing, std::optional(core::TypedTable{id_, {1_r, 2_t}}));
        window.showPage(desk::PageId::Desks);
        QVERIFY(!line_.announced.back().typing);
    }

    void saysWhichTableAnotherDeskTypes()
    {
        auto& session = fixture_->session();
        line_.others.front().typing = {id_, {1_r, 2_t}};
        session.lookForChanges();
        QCOMPARE(session.deskTyping({1_r, 2_t}), u"Desk 2"_s);
        QCOMPARE(session.deskTyping({1_r, 1_t}), QString());
        line_.others.front().typing->tournament = core::TournamentId{core::plain(id_) + 1};
        session.lookForChanges();
        QCOMPARE(session.deskTyping({1_r, 2_t}), QString());
    }

    void goesThroughItsOwnTables()
    {
        auto& session = fixture_->session();
        {
            page_test::ShownPage<desk::DesksPage> shown(session);
            auto& field = shown.part<QLineEdit>("ownTables");
            field.setText(u"3-2"_s);
            QTest::keyClick(&field, Qt::Key_Return);
            QVERIFY(!session.desk().tables);
            field.setText(u"2-3"_s);
            QTest::keyClick(&field, Qt::Key_Return);
        }
        QCOMPARE(session.desk().tables, std::optional(core::TableRange{2_t, 3_t}));
        QCOMPARE(line_.announced.back().tables, session.desk().tables);
        page_test::ShownPage<desk::ResultsPage> results(session);
        QCOMPARE(results.part<QLineEdit>("tableField").text(), u"2"_s);
    }

    void keepsItsTables()
    {
        fixture_->session().setTables(core::TableRange{2_t, 3_t});
        auto& session = fixture_->session();
        session.open(id_);
        QCOMPARE(session.desk().tables, std::optional(core::TableRange{2_t, 3_t}));
    }

    void aFileHasNoDesks()
    {
        DeskFixture fixture;
        fixture.openSample();
        desk::MainWindow window(fixture.session());
        QVERIFY(page_test::rowOf(window, desk::PageId::Desks) == nullptr);
    }

private:
    void open()
    {
        fixture_ =
            std::make_unique<DeskFixture>(std::make_shared<SharedClubs>(&line_), sharedPlace);
        id_ = fixture_->open(playing());
    }

    static QStringList namesIn(const QTableView& table)
    {
        QStringList names;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            names << table.model()->index(row, 0).data().toString();
        }
        return names;
    }

    void enter(core::TableNumber table)
    {
        core::EntryTerms terms;
        terms.warningsConfirmed = true;
        const auto entered =
            fixture_->session().run(core::enterGame, {1_r, table, 1_g}, played("0,1,2,3"), terms);
        QVERIFY(entered);
    }

    Line line_;
    core::TournamentId id_{0};
    std::unique_ptr<DeskFixture> fixture_;
};

RUMMY_TEST(TestDesksPage)

} // namespace tst_desks_page

#include "tst_desks_page.moc"
