#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/notice.h"
#include "desk_fixture.h"
#include "evening.h"
#include "hands.h"
#include "made_server.h"
#include "page_test.h"
#include "shared_clubs.h"
#include "tests/suite.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QWindow>

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

const auto ownServerPlace = placeOf(u"postgresql://rummy_director@127.0.0.1:45432/rummy"_s);

/// What main.cpp gives the window: this machine's club in that file, and its server.
desk::Sharing usualSharing(const QString& file, const std::optional<sharing::PrivateServer>& server)
{
    return {file,
            [] { return QStringList(); },
            [server]() -> std::optional<sharing::Outcome<sharing::PrivateServer>> {
                return server ? std::optional(sharing::Outcome(*server)) : std::nullopt;
            },
            [](const QString& /*address*/) {
                return sharing::Outcome<sharing::PrivateServer>(sharing::Fault{});
            },
            [](const sharing::PrivateServer& /*server*/) { return ownServerPlace; },
            [](const sharing::PrivateServer& /*server*/) { return std::nullopt; },
            [](const sharing::Invitation& /*invitation*/) { return ownServerPlace; }};
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

    /// What is typed meanwhile arrives where it belongs.
    void aSlowServerLosesNoKey()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.open(playing());
        auto& session = fixture.session();
        Hands hands(session);
        hands.go(desk::PageId::Results);
        hands.type(u" 3 0 5 9"_s);
        QString told;
        QTimer meanwhile;
        meanwhile.setSingleShot(true);
        connect(&session, &desk::Session::awaitingBegan, &meanwhile, [&] { meanwhile.start(0); });
        connect(&meanwhile, &QTimer::timeout, this, [&] {
            told = part<QLabel>(hands.window(), "savedState").text();
            QTest::keyClick(hands.window().windowHandle(), Qt::Key_7);
            QTest::keyClick(hands.window().windowHandle(), Qt::Key_1);
            // A command's key would reach the field alone, and delete there.
            QTest::keyClick(hands.window().windowHandle(), Qt::Key_Backspace, Qt::ControlModifier);
            line.isSilent = false;
        });
        line.isSilent = true;
        auto* const last = QApplication::focusWidget();
        hands.type(u" "_s);
        QVERIFY(told.contains(u"Waiting for the server"_s));
        QCOMPARE(session.tournament().rounds.front().tables.front().games.size(), std::size_t{1});
        QVERIFY(QApplication::focusWidget() != last);
        QTRY_COMPARE(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text(), u"71"_s);
    }

    void whoeverWaitsMayGiveUp()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.open(playing());
        auto& session = fixture.session();
        Hands hands(session);
        QTimer meanwhile;
        meanwhile.setSingleShot(true);
        connect(&session, &desk::Session::awaitingBegan, &meanwhile, [&] { meanwhile.start(0); });
        connect(&meanwhile, &QTimer::timeout, this,
                [&hands] { QTest::keyClick(hands.window().windowHandle(), Qt::Key_Escape); });
        line.isSilent = true;
        QVERIFY(!session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
        QVERIFY(failureOf(hands.window()).contains(u"does not answer"_s));
        line.isSilent = false;
        QVERIFY(session.runClub(core::addPlayers, {{u"Moser, Ida"_s, {}, {}}}));
    }

    void sharingThatHasEndedIsNoOutage()
    {
        Line line;
        SharedDesk fixture(&line);
        fixture.openSample();
        auto& session = fixture.session();
        const auto sharing = usualSharing(fixture.clubFile(), {});
        desk::MainWindow window(session, &sharing);
        line.isCutOff = true;
        session.lookForChanges();
        QVERIFY(failureOf(window).contains(u"No connection since"_s));
        line.failure = core::StoreFailure::Kind::Ended;
        session.lookForChanges();
        QVERIFY(failureOf(window).contains(u"stopped sharing"_s));
        std::optional<core::ClubPlace> chosen;
        connect(&window, &desk::MainWindow::databaseChosen, this,
                [&chosen](const core::ClubPlace& place) { chosen = place; });
        part<QPushButton>(window, "ownClub").click();
        QVERIFY(chosen == placeOf(fixture.clubFile()));
    }

    void itsOwnServerIsStartedAgain()
    {
        const MadeServer made;
        if (!made.server) {
            QSKIP("PostgreSQL or OpenSSL is not installed");
        }
        QVERIFY(QDir().mkpath(made.folder.filePath(u"data"_s)));
        const FakePrograms fake;
        const auto server = sharing::PrivateServer::find(fake.programs(), made.folder.path());
        QVERIFY(server && !server->isRunning());
        Line line;
        DeskFixture fixture(std::make_shared<SharedClubs>(&line), ownServerPlace);
        fixture.openSample();
        auto& session = fixture.session();
        const auto sharing = usualSharing(fixture.clubFile(), server);
        desk::MainWindow window(session, &sharing);
        line.isCutOff = true;
        session.lookForChanges();
        QTRY_VERIFY(server->isRunning());
        line.isCutOff = false;
        const auto stopped = qScopeGuard([&server] { (void)server->stop(); });
        QTRY_VERIFY((session.lookForChanges(), failureOf(window).contains(u"running again"_s)));
    }

    void itsOwnServerDoesNotStart()
    {
        const MadeServer made;
        if (!made.server) {
            QSKIP("PostgreSQL or OpenSSL is not installed");
        }
        const auto server =
            sharing::PrivateServer::find({made.folder.path(), {}}, made.folder.path());
        Line line;
        DeskFixture fixture(std::make_shared<SharedClubs>(&line), ownServerPlace);
        fixture.openSample();
        auto& session = fixture.session();
        const auto sharing = usualSharing(fixture.clubFile(), server);
        desk::MainWindow window(session, &sharing);
        line.isCutOff = true;
        session.lookForChanges();
        QTRY_VERIFY(failureOf(window).contains(u"does not start again"_s));
        QVERIFY(part<QPushButton>(window, "saveElsewhere").isVisibleTo(&window));
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
