#include "app/hall/server.h"
#include "browser.h"
#include "core/codes/hall_codes.h"
#include "core/texts/translation.h"
#include "hall_evening.h"
#include "tests/suite.h"

#include <QScopeGuard>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

#include <deque>

namespace tst_server {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray& key()
{
    static const QByteArray key(core::hallKeyLength, 'k');
    return key;
}

QByteArray codeOf(int number)
{
    return core::participantCode(key(), core::StartNumber{number}).toLatin1();
}

web::Content contentOf(const core::Tournament& tournament)
{
    return {tournament, hall::NameStyle::Full, {u"Buffet at nine"_s}, key()};
}

std::unique_ptr<web::Server> serverOf(web::Content content, const web::ServerLimits& limits = {})
{
    auto started = web::Server::start(0, std::move(content), limits);
    auto* const server = std::get_if<std::unique_ptr<web::Server>>(&started);
    return server != nullptr ? std::move(*server) : nullptr;
}

std::unique_ptr<web::Server> serverOf(const core::Tournament& tournament,
                                      const web::ServerLimits& limits = {})
{
    return serverOf(contentOf(tournament), limits);
}

const QList<QByteArray>& paths()
{
    static const QList<QByteArray> all = {"/",     "/tables", "/standings", "/me",      "/hall",
                                          "/?q=a", "/seat/3", "/hall.css",  "/hall.js", "/nowhere"};
    return all;
}

} // namespace

/// Over real sockets on the loopback.
class TestServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data()
    {
        QTest::addColumn<int>("people");
        for (const int people : {8, 22, 120, 400}) {
            QTest::addRow("%d people", people) << people;
        }
    }
    void pages()
    {
        QFETCH(const int, people);
        const auto server = serverOf(hall_evening::ofPeople(people));
        QVERIFY(server);
        for (const auto* const path : {"/", "/tables", "/hall", "/standings"}) {
            const auto answer = asked(server->port(), getRequest(path));
            QCOMPARE(statusOf(answer), 200);
            QVERIFY(answer.contains("Content-Security-Policy: default-src 'none'; style-src"));
            QVERIFY(answer.contains("X-Content-Type-Options: nosniff"));
            const int seated = people / 4 * 4;
            QVERIFY2(answer.contains("Participant " + QByteArray::number(seated) + "<"), path);
            QVERIFY(answer.endsWith("</html>\n"));
        }
    }

    void withoutRounds()
    {
        const auto server = serverOf(TournamentBuilder(game_builder::plus()).tournament());
        for (const auto& path : paths()) {
            const auto answer = asked(server->port(), getRequest(path));
            const bool isNone = path == "/nowhere" || path.startsWith("/seat/");
            QCOMPARE(statusOf(answer), isNone ? 404 : 200);
        }
        QVERIFY(asked(server->port(), getRequest("/"))
                    .contains("The first round has not been drawn yet."));
    }

    void oneIsFoundByThreeLetters()
    {
        const auto server = serverOf(hall_evening::tournament());
        const auto answer = asked(server->port(), getRequest("/?q=wei"));
        QVERIFY(answer.contains("Weiß, Käthe"));
        QVERIFY(!answer.contains("Berger"));
        QVERIFY(asked(server->port(), getRequest("/?q=xyz")).contains("Nobody by that name."));
    }

    void nothingPrivate_data()
    {
        QTest::addColumn<int>("released");
        QTest::newRow("nothing released") << 0;
        QTest::newRow("one round") << 1;
        QTest::newRow("all rounds") << 4;
    }
    void nothingPrivate()
    {
        QFETCH(const int, released);
        const auto server =
            serverOf(released > 0 ? hall_evening::released(released) : hall_evening::tournament());
        auto all = paths();
        for (int number = 1; number <= 8; ++number) {
            all << "/me/" + codeOf(number);
        }
        for (const auto& path : all) {
            for (const auto* const language : {"de", "en"}) {
                const auto answer =
                    asked(server->port(),
                          getRequest(path, QByteArray("Accept-Language: ") + language + "\r\n"));
                for (const auto& secret : hall_evening::secrets()) {
                    QVERIFY2(!answer.contains(secret), (path + secret).constData());
                }
                QVERIFY2(!answer.contains("<script>") && !answer.contains("<b>Turnier"),
                         path.constData());
                QVERIFY2(!answer.contains(key()), path.constData());
                const bool isOwn = path.startsWith("/me/");
                QCOMPARE(isOwn || !answer.contains("class=\"points\""), true);
                QVERIFY2(isOwn || !answer.contains(codeOf(1)), path.constData());
            }
        }
        const auto standings = asked(server->port(), getRequest("/standings"));
        QCOMPARE(standings.contains("class=\"sum\""), released > 0);
    }

    void saysThatAResultIsBeingChecked()
    {
        const auto server = serverOf(hall_evening::released(2));
        auto all = QList<QByteArray>{"/", "/hall", "/standings", "/me/" + codeOf(3)};
        for (const auto& path : all) {
            const auto answer = asked(server->port(), getRequest(path, "Accept-Language: de\r\n"));
            QVERIFY2(answer.contains("Ein Ergebnis wird noch geprüft."), path.constData());
        }
    }

    /// Other people's points stay private: nothing is shown of another's table.
    void ownGames()
    {
        const auto server = serverOf(hall_evening::tournament());
        const auto posted =
            asked(server->port(), postRequest("/me", "code=" + codeOf(3).toLower()));
        QCOMPARE(statusOf(posted), 303);
        const auto path = "/me/" + QByteArray(codeOf(3)).replace("-", "");
        QVERIFY(posted.contains("Location: " + path));
        const auto answer = asked(server->port(), getRequest(path));
        QCOMPARE(statusOf(answer), 200);
        QVERIFY(answer.contains("Round 1: table 2, seat A"));
        QVERIFY(!answer.contains("Round 1: table 1"));
        QVERIFY(answer.contains("Cache-Control: no-store"));
        QVERIFY(!answer.contains("place after"));
    }

    /// What could hang on the wall is found without a code; games are not.
    void whereSomebodySits()
    {
        const auto server = serverOf(hall_evening::tournament());
        const auto answer = asked(server->port(), getRequest("/seat/3"));
        QCOMPARE(statusOf(answer), 200);
        QVERIFY(answer.contains("Table 1, seat C"));
        QVERIFY(answer.contains("Weiß, Käthe")); // At the same table.
        QVERIFY(!answer.contains("class=\"points\""));
        for (const auto* const path : {"/seat/", "/seat/99", "/seat/-1", "/seat/3x"}) {
            QCOMPARE(statusOf(asked(server->port(), getRequest(path))), 404);
        }
        QCOMPARE(statusOf(asked(server->port(), postRequest("/seat/3", "a=b"))), 404);
    }

    void aFinishedRoundAsksNobodyWhereTheySit()
    {
        auto evening = hall_evening::released(1);
        evening.rounds.resize(1);
        const auto server = serverOf(evening);
        const auto page = asked(server->port(), getRequest("/"));
        QVERIFY(page.contains(">The round is over</h1>"));
        const auto own = asked(server->port(), getRequest("/seat/3"));
        QVERIFY(own.contains("Your next table will be here"));
        QVERIFY(!own.contains("class=\"own-place\""));
    }

    void afterTheLastRoundNobodyWaitsForATable()
    {
        auto evening = hall_evening::ofPeople(8);
        evening.settings.plannedRounds = 1;
        evening.rounds.front().head.state = core::RoundState::Closed;
        const auto server = serverOf(evening);
        const auto own = asked(server->port(), getRequest("/seat/3"));
        QVERIFY(own.contains("All rounds have been played"));
        QVERIFY(!own.contains("Your next table"));
    }

    void televisionsShareTheHall_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("weiss");
        QTest::addColumn<bool>("berger");
        QTest::addColumn<bool>("tables");
        QTest::newRow("everybody") << QByteArray("/hall") << true << true << false;
        QTest::newRow("A to K") << QByteArray("/hall?from=A&until=k") << false << true << false;
        QTest::newRow("from L") << QByteArray("/hall?from=L") << true << false << false;
        QTest::newRow("until K") << QByteArray("/hall?until=K") << false << true << false;
        QTest::newRow("all tables") << QByteArray("/hall?from=1&until=30") << true << true << true;
        QTest::newRow("a table") << QByteArray("/hall?from=2&until=2") << false << false << true;
        QTest::newRow("nonsense") << QByteArray("/hall?from=%22%3E&until=%C3%A4") << false << false
                                  << false;
    }
    void televisionsShareTheHall()
    {
        QFETCH(const QByteArray, path);
        const auto server = serverOf(hall_evening::tournament());
        const auto page = asked(server->port(), getRequest(path));
        QCOMPARE(statusOf(page), 200);
        QTEST(page.contains("Weiß, Käthe"), "weiss");
        QTEST(page.contains("Berger, Anna"), "berger");
        QTEST(page.contains("Who sits at which table"), "tables");
    }

    /// People shown by number are on each television.
    void numbersAreOnEachTelevision()
    {
        auto content = contentOf(hall_evening::tournament());
        content.names = {hall::NameStyle::Full, {{core::StartNumber{1}, core::PublicName::Number}}};
        const auto server = serverOf(std::move(content));
        for (const auto* const path : {"/hall?until=K", "/hall?from=L"}) {
            QVERIFY(asked(server->port(), getRequest(path)).contains("No. 1<"));
        }
    }

    void stageOnTelevisions()
    {
        auto content = contentOf(hall_evening::released(2));
        content.stage.prizes = hall::PrizeGiving{
            u"Prize-giving"_s, {{u"Place 2"_s, u"Lang"_s, {}}, {u"Place 3"_s, u"Weiß"_s, {}}}};
        const auto giving = serverOf(content);
        const auto prizes = asked(giving->port(), getRequest("/hall"));
        QVERIFY(prizes.contains("<p class=\"winner\">Lang</p>"));
        QVERIFY(!prizes.contains("Berger"));
        content.stage = {};
        content.stage.isBlack = true;
        const auto black = serverOf(content);
        QVERIFY(asked(black->port(), getRequest("/hall")).contains("class=\"black\""));
        QVERIFY(!asked(black->port(), getRequest("/")).contains("class=\"black\"")); // A phone.
    }

    /// Pages that were open before a restart notice that they are old.
    void versionsGoOnAfterARestart()
    {
        const auto versionNow = [] {
            const auto server = serverOf(hall_evening::tournament());
            const auto page = asked(server->port(), getRequest("/"));
            const auto begin = page.indexOf("data-version=\"") + 14;
            return page.mid(begin, page.indexOf('"', begin) - begin).toULongLong();
        };
        const auto before = versionNow();
        QVERIFY(before > 1'000'000);
        QVERIFY(versionNow() != before);
    }

    void callsTables()
    {
        auto content = contentOf(hall_evening::tournament());
        content.called = {{core::RoundNumber{2}, core::TableNumber{2}},
                          {core::RoundNumber{2}, core::TableNumber{1}}}; // Table 1 is complete.
        const auto server = serverOf(std::move(content));
        const auto asks = [&server](const char* path, const char* words) {
            return asked(server->port(), getRequest(path)).contains(words);
        };
        QVERIFY(asks("/hall", "Table 2: please bring your score slip"));
        QVERIFY(asks("/seat/5", "Please bring your score slip."));
        QVERIFY(!asks("/seat/1", "Please bring your score slip."));
        QVERIFY(!asks("/", "bring your score slip"));
    }

    void codeThatIsNone()
    {
        const auto server = serverOf(hall_evening::tournament());
        for (const auto* const path : {"/me/", "/me/1", "/me/K7QF3-MTR2A", "/me/../standings"}) {
            QCOMPARE(statusOf(asked(server->port(), getRequest(path))), 403);
        }
        QCOMPARE(statusOf(asked(server->port(), postRequest("/me", "code="))), 403);
    }

    /// Nobody with a code is slowed down by those who guess.
    void guessesAreSlowedAlone()
    {
        const auto server = serverOf(hall_evening::tournament());
        std::vector<std::unique_ptr<Browser>> guessing;
        for (int guess = 0; guess < 8; ++guess) {
            guessing.push_back(std::make_unique<Browser>(server->port()));
            guessing.back()->send(getRequest("/me/GUESS" + QByteArray::number(guess)));
        }
        for (int guess = 0; guess < 3; ++guess) {
            QCOMPARE(statusOf(guessing[static_cast<std::size_t>(guess)]->answer()), 403);
        }
        QCOMPARE(statusOf(asked(server->port(), getRequest("/me/" + codeOf(1)))), 200);
        QCOMPARE(guessing.back()->socket().bytesAvailable(), 0);
        for (int guess = 3; guess < 8; ++guess) {
            QCOMPARE(statusOf(guessing[static_cast<std::size_t>(guess)]->answer()), 403);
        }
    }

    void guessesBeyondTheLimitAreRefused()
    {
        web::ServerLimits limits;
        limits.delayedAnswers = 1;
        const auto server = serverOf(hall_evening::tournament(), limits);
        std::vector<std::unique_ptr<Browser>> guessing;
        for (int guess = 0; guess < 6; ++guess) {
            guessing.push_back(std::make_unique<Browser>(server->port()));
            guessing.back()->send(getRequest("/me/GUESS"));
        }
        QList<int> statuses;
        for (const auto& browser : guessing) {
            const auto answer = browser->answer();
            statuses << statusOf(answer);
            QVERIFY2(answer.contains("</html>"), answer.constData());
        }
        QCOMPARE(statuses.count(429), 2);
        QCOMPARE(statuses.count(403), 4);
    }

    void badRequests_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::newRow("out of the folder") << getRequest("/../../etc/passwd") << 404;
        QTest::newRow("the same encoded") << getRequest("/%2e%2e/%2e%2e/etc/passwd") << 404;
        QTest::newRow("a zero") << getRequest("/%00/etc/passwd") << 200;
        QTest::newRow("a method that is none")
            << QByteArray("BREW / HTTP/1.1\r\nHost: a\r\n\r\n") << 405;
        QTest::newRow("delete") << QByteArray("DELETE / HTTP/1.1\r\nHost: a\r\n\r\n") << 405;
        QTest::newRow("gigabytes announced")
            << QByteArray("POST /me HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000000\r\n\r\n")
            << 413;
        QTest::newRow("a form to a page") << postRequest("/tables", "a=b") << 405;
        QTest::newRow("a form to the first page") << postRequest("/", "a=b") << 405;
        QTest::newRow("a form to the style sheet") << postRequest("/hall.css", "a=b") << 405;
        QTest::newRow("a form to the events") << postRequest("/events", "a=b") << 405;
        QTest::newRow("a form to no page") << postRequest("/nothing", "a=b") << 404;
        QTest::newRow("a form to somebody's games") << postRequest("/me/GUESS", "a=b") << 404;
        QTest::newRow("a name of kilobytes") << getRequest("/?q=" + QByteArray(5000, 'a')) << 200;
        QTest::newRow("script typed") << getRequest("/?q=%22%3E%3Cscript%3E") << 200;
    }
    void badRequests()
    {
        QFETCH(const QByteArray, request);
        const auto server = serverOf(hall_evening::tournament());
        const Browser browser(server->port());
        browser.send(request);
        const auto answer = browser.answerWith("\r\n\r\n");
        QTEST(statusOf(answer), "status");
        QVERIFY(!answer.contains("root:"));
        QVERIFY(!(answer + browser.answerWith("</html>")).contains("\"><script>"));
    }

    void refusalsHaveATextInTheLanguageOfThePage_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("english");
        const QByteArray nothing = "Nothing can be sent to this page.";
        QTest::newRow("405") << QByteArray("DELETE / HTTP/1.1\r\nHost: a\r\n") << nothing;
        QTest::newRow("405 of a page") << QByteArray("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                                                     "Content-Length: 0\r\n")
                                       << nothing;
        QTest::newRow("413") << QByteArray("POST /me HTTP/1.1\r\nHost: a\r\n"
                                           "Content-Length: 4000000000\r\n")
                             << QByteArray("That was too long.");
        QTest::newRow("421") << QByteArray("GET / HTTP/1.1\r\nHost: a.example\r\n")
                             << QByteArray("This is another computer's address.");
    }
    void refusalsHaveATextInTheLanguageOfThePage()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const QByteArray, english);
        const auto server = serverOf(hall_evening::tournament());
        const auto told = [&](const QByteArray& language) {
            const Browser browser(server->port());
            browser.send(request + "Accept-Language: " + language + "\r\n\r\n");
            return browser.answerWith("</html>");
        };
        const auto page = told("en");
        QVERIFY2(page.contains(english), page.constData());
        QVERIFY(page.contains("lang=\"en"));
        const auto german = told("de");
        QVERIFY2(!german.contains(english) && german.contains("lang=\"de"), german.constData());
    }

    void bodyWithoutEnd()
    {
        const auto server = serverOf(hall_evening::tournament());
        const Browser browser(server->port());
        browser.send("POST /me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
        const QByteArray chunk = "1000\r\n" + QByteArray(0x1000, 'a') + "\r\n";
        for (int count = 0; count < 100 && browser.socket().isOpen(); ++count) {
            browser.socket().write(chunk);
            browser.socket().flush();
        }
        QVERIFY(browser.isEnded());
        QCOMPARE(statusOf(asked(server->port(), getRequest("/"))), 200);
    }

    void halfRequestsAreEnded_data()
    {
        QTest::addColumn<QByteArray>("half");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a line") << QByteArray("GET / HTTP/1.1\r\n");
        QTest::newRow("half a body")
            << QByteArray("POST /me HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\ncode=");
    }
    void halfRequestsAreEnded()
    {
        QFETCH(const QByteArray, half);
        web::ServerLimits limits;
        limits.silence = 1s;
        const auto server = serverOf(hall_evening::tournament(), limits);
        const Browser browser(server->port());
        browser.send(half);
        QVERIFY(browser.isEnded());
    }

    /// Sending a byte now and then is never idle, but does not hold the connection for ever.
    void dripsAreEnded()
    {
        web::ServerLimits limits;
        limits.request = 1s;
        limits.heartbeat = 1s;
        const auto server = serverOf(hall_evening::tournament(), limits);
        const Browser browser(server->port());
        browser.send("GET / HTTP/1.1\r\n");
        const auto drip = [&browser] {
            browser.socket().write("X");
            browser.socket().flush();
            return browser.socket().waitForDisconnected(100) ||
                   browser.socket().state() == QAbstractSocket::UnconnectedState;
        };
        QTRY_VERIFY_WITH_TIMEOUT(drip(), Browser::patience);
    }

    /// Somebody who opens one connection after the other loses the oldest, and shuts nobody out.
    void manyConnections()
    {
        web::ServerLimits limits;
        limits.connections = 300;
        const auto server = serverOf(hall_evening::tournament(), limits);
        std::deque<Browser> idle;
        for (int count = 0; count < 2000; ++count) {
            idle.emplace_back(server->port());
            if (idle.size() > 290) {
                // Released at once, so that this process has files left.
                QVERIFY(idle.front().isEnded());
                idle.pop_front();
            }
            if (count % 500 == 499) {
                QCOMPARE(statusOf(asked(server->port(), getRequest("/"))), 200);
            }
        }
    }

    /// 1,024 files, half requests from two addresses, and a hall whose phones share one.
    void nobodyShutsTheHall()
    {
#ifdef Q_OS_LINUX
        rlimit files = {};
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &files), 0);
        const auto before = files;
        const auto restored = qScopeGuard([&before] { setrlimit(RLIMIT_NOFILE, &before); });
        constexpr rlim_t usual = 1024;
        constexpr rlim_t ofThisTest = 4096;
        if (files.rlim_max < ofThisTest) {
            QSKIP("the system allows too few files");
        }
        files.rlim_cur = usual;
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &files), 0);
        const auto server = serverOf(hall_evening::tournament());
        files.rlim_cur = ofThisTest;
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &files), 0);
        constexpr std::size_t phones = 300;
        std::deque<Browser> hall;
        for (std::size_t phone = 0; phone < phones; ++phone) {
            hall.emplace_back(server->port()).send(getRequest("/events"));
        }
        for (const auto& phone : hall) {
            QVERIFY(phone.answerWith("data: ").contains("data: "));
        }
        std::deque<Browser> flood;
        for (int count = 0; count < 500; ++count) {
            for (const auto& address : {u"127.0.0.2"_s, u"127.0.0.3"_s}) {
                flood.emplace_back(server->port(), address).send("GET / HT");
            }
        }
        const Browser guest(server->port(), u"127.0.0.4"_s);
        guest.send(getRequest("/"));
        QCOMPARE(statusOf(guest.answer()), 200);
        QCOMPARE(server->counts().phones, phones);
        server->show(contentOf(hall_evening::released(1)));
        for (const auto& phone : hall) {
            QVERIFY(!phone.answerWith("data: ").isEmpty());
        }
#else
        QSKIP("the limit of files is set as on Linux");
#endif
    }

    void slowReadersDisturbNobody()
    {
        const auto server = serverOf(hall_evening::ofPeople(400));
        std::vector<std::unique_ptr<Browser>> slow;
        for (int count = 0; count < 50; ++count) {
            slow.push_back(std::make_unique<Browser>(server->port()));
            slow.back()->socket().setReadBufferSize(1);
            slow.back()->send(getRequest("/"));
        }
        for (int count = 0; count < 20; ++count) {
            QVERIFY(asked(server->port(), getRequest("/tables")).endsWith("</html>\n"));
        }
    }

    void pagesAreSentOnce()
    {
        const auto server = serverOf(hall_evening::tournament());
        const auto first = asked(server->port(), getRequest("/"));
        const auto from = first.indexOf("ETag: ") + 6;
        const auto mark = first.mid(from, first.indexOf("\r\n", from) - from);
        const auto again = getRequest("/", "If-None-Match: " + mark + "\r\n");
        const auto second = asked(server->port(), again);
        QCOMPARE(statusOf(second), 304);
        QVERIFY(second.endsWith("\r\n\r\n"));
        QVERIFY2(!second.contains("Content-Length: 0"), second.constData());
        server->show(contentOf(hall_evening::released(1)));
        QCOMPARE(statusOf(asked(server->port(), again)), 200);
    }

    void changesReachEveryPhone()
    {
        constexpr std::size_t phones = 300;
        const auto server = serverOf(hall_evening::tournament());
        std::vector<std::unique_ptr<Browser>> listening;
        for (std::size_t count = 0; count < phones; ++count) {
            listening.push_back(std::make_unique<Browser>(server->port()));
            listening.back()->send(getRequest("/events"));
        }
        for (const auto& phone : listening) {
            QVERIFY(phone->answerWith("data: ").contains("data: "));
        }
        QCOMPARE(server->counts().phones, phones);
        server->show(contentOf(hall_evening::released(1)));
        for (const auto& phone : listening) {
            QVERIFY(phone->answerWith("data: ").contains("data: "));
        }
        listening.clear();
    }

    void phonesThatAreGoneAreNotCounted()
    {
        web::ServerLimits limits;
        limits.heartbeat = 1s;
        const auto server = serverOf(hall_evening::tournament(), limits);
        {
            const Browser phone(server->port());
            phone.send(getRequest("/events"));
            QVERIFY(!phone.answerWith("data: ").isEmpty());
            QCOMPARE(server->counts().phones, std::size_t{1});
        }
        QTRY_COMPARE_WITH_TIMEOUT(server->counts().phones, std::size_t{0}, Browser::patience);
    }

    void streamsBeyondTheLimitAreRefused()
    {
        web::ServerLimits limits;
        limits.eventStreams = 1;
        const auto server = serverOf(hall_evening::tournament(), limits);
        const Browser phone(server->port());
        phone.send(getRequest("/events"));
        QVERIFY(!phone.answerWith("data: ").isEmpty());
        QCOMPARE(statusOf(asked(server->port(), getRequest("/events"))), 503);
    }

    /// With streams open and answers delayed.
    void endsAtOnce()
    {
        auto server = serverOf(hall_evening::tournament());
        const Browser phone(server->port());
        phone.send(getRequest("/events"));
        QVERIFY(!phone.answerWith("data: ").isEmpty());
        std::vector<std::unique_ptr<Browser>> guessing;
        for (int guess = 0; guess < 10; ++guess) {
            guessing.push_back(std::make_unique<Browser>(server->port()));
            guessing.back()->send(getRequest("/me/GUESS"));
        }
        QCOMPARE(statusOf(asked(server->port(), getRequest("/"))), 200);
        server.reset();
        QVERIFY(phone.isEnded());
    }

    void portInUse()
    {
        const auto server = serverOf(hall_evening::tournament());
        const auto second =
            web::Server::start(server->port(), contentOf(hall_evening::tournament()));
        const auto* const failure = std::get_if<web::ServerFailure>(&second);
        QVERIFY(failure != nullptr);
        QCOMPARE(failure->kind, web::ServerFailure::Kind::PortInUse);
    }

    void clock_data()
    {
        QTest::addColumn<std::optional<core::RoundClock>>("clock");
        QTest::addColumn<QByteArray>("part");
        const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);
        const auto end = QByteArray::number(start.addSecs(30LL * 60).toMSecsSinceEpoch());
        QTest::newRow("not started") << std::optional<core::RoundClock>() << QByteArray();
        QTest::newRow("running") << std::optional(core::RoundClock{start})
                                 << " data-end=\"" + end + "\">until ";
        QTest::newRow("paused") << std::optional(core::RoundClock{start, start.addSecs(600)})
                                << QByteArray(">20:00</p>\n<p class=\"note\">paused<");
    }
    void clock()
    {
        QFETCH(const std::optional<core::RoundClock>, clock);
        QFETCH(const QByteArray, part);
        auto tournament = hall_evening::tournament();
        tournament.settings.roundMinutes = 30;
        tournament.rounds[1].clock = clock;
        const auto server = serverOf(tournament);
        for (const auto* const path : {"/", "/hall"}) {
            const auto answer = asked(server->port(), getRequest(path));
            QCOMPARE(answer.contains("class=\"clock\""), clock.has_value());
            QVERIFY2(answer.contains(part), path);
        }
    }

    void notices()
    {
        const auto server = serverOf(hall_evening::tournament());
        QVERIFY(asked(server->port(), getRequest("/")).contains("Buffet at nine"));
        QVERIFY(asked(server->port(), getRequest("/hall")).contains("Buffet at nine"));
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestServer)

} // namespace tst_server

#include "tst_server.moc"
