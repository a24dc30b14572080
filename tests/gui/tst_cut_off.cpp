#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/notice.h"
#include "desk_fixture.h"
#include "evening.h"
#include "hands.h"
#include "page_test.h"
#include "shared_clubs.h"
#include "tests/suite.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_cut_off {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using hands_test::Hands;
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

/// Four people at a table in a round being played.
core::Tournament playing()
{
    auto evening = tournament(4);
    evening.settings.gamesPerRound = 1;
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    evening.rounds.front().head.games = 1;
    return evening;
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

class TestCutOff : public QObject
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
        QVERIFY(failureOf(window).contains(u"No connection since"_s));
        QVERIFY(part<QLabel>(window, "savedState").text().startsWith(u"Unsaved since"_s));
        QVERIFY(!session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
        // Whatever is told meanwhile, the way out stays.
        QVERIFY(failureOf(window).contains(u"The server does not answer"_s));
        QVERIFY(part<QPushButton>(window, "saveElsewhere").isVisibleTo(&window));
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

    /// What was stored is seen and printed, and nothing is changed; what is half typed stays.
    void showsWhatWasStored()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.open(playing());
        auto& session = fixture.session();
        Hands hands(session);
        hands.go(desk::PageId::Results);
        hands.type(u" 3 0"_s);
        line.isCutOff = true;
        session.lookForChanges();
        QVERIFY(part<QPushButton>(hands.window(), "saveElsewhere").isVisibleTo(&hands.window()));
        hands.go(desk::PageId::Reports);
        QTRY_VERIFY(part<QPushButton>(hands.window(), "printButton").isEnabled());
        hands.go(desk::PageId::Results);
        line.isCutOff = false;
        session.lookForChanges();
        hands.type(u" 5 9 "_s);
        page_test::settle();
        const auto& games = session.tournament().rounds.front().tables.front().games;
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(games.front().outcome == core::GameOutcome(played("3,0,5,9")));
    }

    void saysSinceWhen()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.openSample();
        auto& session = fixture.session();
        desk::MainWindow window(session);
        line.isCutOff = true;
        session.lookForChanges();
        const auto since = session.cutOffSince();
        QVERIFY(since);
        const auto time = QLocale().toString(since->toLocalTime().time(), QLocale::ShortFormat);
        QVERIFY(part<QLabel>(window, "savedState").text().contains(time));
        QVERIFY(failureOf(window).contains(time));
        fixture.advance(600);
        session.lookForChanges();
        QCOMPARE(session.cutOffSince(), since);
    }
};

RUMMY_TEST(TestCutOff)

} // namespace tst_cut_off

#include "tst_cut_off.moc"
