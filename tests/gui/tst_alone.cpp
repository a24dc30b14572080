#include "app/desk/desks/alone/alone_clubs.h"
#include "app/desk/desks/alone/bring_back_dialog.h"
#include "app/desk/desks/alone/desk_copy.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/notice.h"
#include "db/sqlite/open_store.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "people_known.h"
#include "shared_clubs.h"
#include "tests/suite.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

namespace tst_alone {

using namespace Qt::Literals::StringLiterals;
using page_test::part;

namespace {

/// A desk whose club is on a server.
class SharedDesk : public DeskFixture
{
public:
    explicit SharedDesk(Line* line = nullptr)
        : DeskFixture(std::make_shared<SharedClubs>(line), sharedPlace)
    {}
};

QString failureOf(const desk::MainWindow& window)
{
    const auto& notice = part<desk::Notice>(window, "failure");
    return notice.isVisibleTo(&window) ? notice.text() : QString();
}

core::Result<core::ClubPlace> goOnAlone(DeskFixture& fixture)
{
    auto& session = fixture.session();
    desk::DeskCopy(session).finish();
    return desk::goOnAlone(session.databases(), session.uiState(), session.place(),
                           *session.current(), u"Desk 2"_s, fixture.now());
}

core::Enrolment newcomer(const QString& name)
{
    core::Enrolment enrolment;
    enrolment.name = name;
    return enrolment;
}

/// Renames number 1 in that club.
void rename(core::TournamentService& service, core::TournamentId id, const QString& name)
{
    const auto seen = (*service.tournament(id))->participants.front();
    auto wanted = seen;
    wanted.name = name;
    if (!service.run(id, core::editParticipant, {seen, wanted})) {
        qFatal("the name is refused");
    }
}

} // namespace

class TestAlone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }

    void aBrokenLineIsToldOnceUntilItIsBack()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.openSample();
        auto& session = fixture.session();
        desk::MainWindow window(session);
        const QSignalSpy failed(&session, &desk::Session::failed);
        line.isCutOff = true;
        session.lookForChanges();
        session.lookForChanges();
        QCOMPARE(failed.size(), 1);
        QVERIFY(failureOf(window).contains(u"The server does not answer"_s));
        QCOMPARE(part<QLabel>(window, "savedState").text(), u"No connection: nothing is saved"_s);
        QVERIFY(!session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
        // Whatever is told meanwhile, the way on stays.
        QVERIFY(part<QPushButton>(window, "goOnAlone").isVisibleTo(&window));
        line.isCutOff = false;
        session.lookForChanges();
        QVERIFY(failureOf(window).contains(u"Connected again"_s));
        QCOMPARE(part<QLabel>(window, "savedState").text(), QString());
        QVERIFY(!session.isCutOff());
    }

    void theLineIsBackWithWhatOthersDid()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.openSample();
        auto& session = fixture.session();
        desk::MainWindow window(session);
        line.isCutOff = true;
        session.lookForChanges();
        line.isCutOff = false;
        core::TournamentService others(*line.store, u"Desk 2"_s, [&] { return fixture.now(); });
        rename(others, *session.current(), u"Andere, Anna"_s);
        ++line.changesByOthers;
        session.lookForChanges();
        QCOMPARE(session.tournament().participants.front().name, u"Andere, Anna"_s);
        QVERIFY(failureOf(window).contains(u"Connected again"_s));
    }

    void goesOnAloneWithItsCopy()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.openSample();
        auto& session = fixture.session();
        desk::MainWindow window(session);
        window.show();
        std::vector<core::ClubPlace> chosen;
        connect(&window, &desk::MainWindow::databaseChosen, this,
                [&](const core::ClubPlace& place) { chosen.push_back(place); });
        line.isCutOff = true;
        session.lookForChanges();
        page_test::answer(window, [](QDialog& dialog) { dialog.accept(); });
        part<QPushButton>(window, "goOnAlone").click();
        QCOMPARE(chosen.size(), std::size_t{1});
        const auto& alone = chosen.front();
        const auto store = db::openStore(*alone.file(), db::IfMissing::Refuse);
        const auto id = store->read().tournaments().at(0).id;
        QVERIFY(withoutIds(store->read().load(id)->tournament) == withoutIds(session.tournament()));
        QCOMPARE(session.uiState().tournament(alone), id);
        const auto clubs = desk::aloneClubs(session.uiState());
        QCOMPARE(clubs.size(), std::size_t{1});
        QVERIFY(clubs.front().place == session.place());
    }

    void staysToldWhileAlone()
    {
        SharedDesk fixture;
        fixture.openSample();
        const auto file = goOnAlone(fixture);
        QVERIFY(file);
        auto& there = fixture.session();
        desk::Session alone(there.databases(), there.uiState(), *file, u"Desk 2"_s,
                            [&] { return fixture.now(); });
        alone.open(core::TournamentId{1});
        desk::MainWindow window(alone);
        QVERIFY(failureOf(window).contains(u"goes on alone"_s));
        alone.run([](core::TournamentService& service, core::TournamentId id) {
            rename(service, id, u"Allein, Anna"_s);
            return core::Result<core::Done>(core::Done());
        });
        page_test::settle();
        QCOMPARE(alone.tournament().participants.front().name, u"Allein, Anna"_s);
        QVERIFY(failureOf(window).contains(u"goes on alone"_s));
    }

    void withoutACopyItStays()
    {
        SharedDesk fixture;
        const auto& session = fixture.session();
        const auto go = [&] {
            (void)desk::goOnAlone(session.databases(), session.uiState(), session.place(),
                                  core::TournamentId{1}, u"Desk 2"_s, fixture.now());
        };
        QVERIFY_THROWS_EXCEPTION(core::StoreFailure, go());
        QVERIFY(desk::aloneClubs(session.uiState()).empty());
    }

    void bringsBackWhatOthersLeftAlone()
    {
        SharedDesk fixture;
        fixture.openSample();
        const auto file = goOnAlone(fixture);
        QVERIFY(file);
        {
            const auto store = fixture.session().databases().open(*file, core::IfMissing::Refuse);
            core::TournamentService service(*store, u"Desk 2"_s, [&] { return fixture.now(); });
            const auto id = service.read().tournaments().front().id;
            QVERIFY(service.run(id, core::enrol, {newcomer(u"Neumann, Nora"_s)}));
            rename(service, id, u"Allein, Anna"_s);
        }
        fixture.session().run([](core::TournamentService& service, core::TournamentId id) {
            rename(service, id, u"Andere, Anna"_s);
            return core::Result<core::Done>(core::Done());
        });
        desk::MainWindow window(fixture.session());
        window.show();
        QVERIFY(failureOf(window).contains(u"not brought back yet"_s));
        QStringList lines;
        page_test::answer(window, [&](QDialog& dialog) {
            const auto& table = part<QTableView>(dialog, "departureTable");
            const auto& model = *table.model();
            for (int row = 0; row < model.rowCount(); ++row) {
                lines << model.index(row, 0).data(Qt::AccessibleTextRole).toString();
            }
            dialog.accept();
        });
        part<QPushButton>(window, "bringBack").click();
        // The name was also changed elsewhere, so it is merged only by choice.
        QCOMPARE(lines.size(), 2);
        QVERIFY(!lines[0].endsWith(u"ticked"));
        QVERIFY(lines[1].endsWith(u"ticked"));
        const auto& people = fixture.session().tournament().participants;
        QCOMPARE(people.front().name, u"Andere, Anna"_s);
        QCOMPARE(people.back().name, u"Neumann, Nora"_s);
        QVERIFY(desk::aloneClubs(fixture.session().uiState()).empty());
        QTRY_VERIFY(failureOf(window).contains(u"Back with the other desks"_s));
    }

    void whatBothChangedIsTakenByChoice()
    {
        SharedDesk fixture;
        fixture.openSample();
        auto& session = fixture.session();
        const auto base = session.tournament();
        auto alone = base;
        alone.participants.front().name = u"Allein, Anna"_s;
        session.run([](core::TournamentService& service, core::TournamentId id) {
            rename(service, id, u"Andere, Anna"_s);
            return core::Result<core::Done>(core::Done());
        });
        page_test::settle();
        desk::BringBackDialog dialog(session, {base, alone}, nullptr);
        page_test::show(dialog);
        QVERIFY(!dialog.yes().isEnabled());
        QTest::keyClick(&part<QTableView>(dialog, "departureTable"), Qt::Key_Space);
        QVERIFY(dialog.yes().isEnabled());
        dialog.accept();
        page_test::settle();
        QCOMPARE(session.tournament(), alone);
        QVERIFY(session.run([](core::TournamentService& service, core::TournamentId id) {
            return service.undo(id);
        }));
        QCOMPARE(session.tournament().participants.front().name, u"Andere, Anna"_s);
    }
};

RUMMY_TEST(TestAlone)

} // namespace tst_alone

#include "tst_alone.moc"
