#include "helper_laptop.h"
#include "tests/suite.h"

namespace tst_helper_door {

using namespace helper_laptop;

namespace {

bool asksToSignIn(const QByteArray& answer)
{
    return answer.contains("name=\"code\"") && !answer.contains("name=\"token\"") &&
           !answer.contains("Gast 9") && !answer.contains("%PDF");
}

const QList<QByteArray>& insidePaths()
{
    static const QList<QByteArray> all = {"/helper/check-in", "/helper/check-in?q=gast",
                                          "/helper/papers/score-slips",
                                          "/helper/papers/seating-by-name", "/helper/nowhere"};
    return all;
}

} // namespace

/// Who is let in at the helpers' pages, over real sockets.
class TestHelperDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDoorAsksForACode()
    {
        const Laptop laptop;
        const auto page = laptop.get("/helper");
        QCOMPARE(statusOf(page), 200);
        QVERIFY(asksToSignIn(page));
        QVERIFY(page.contains("Content-Security-Policy: default-src 'none'; style-src"));
        QVERIFY(page.contains("Cache-Control: no-store"));
        QVERIFY(page.contains("Referrer-Policy: same-origin")); // Else browsers send no origin.
        QCOMPARE(statusOf(laptop.get("/helper.js")), 200);
        const auto german = laptop.ask(getRequest("/helper", "Accept-Language: de\r\n"));
        QVERIFY(german.contains("lang=\"de"));
    }

    void aCodeIsTakenForACookie()
    {
        const Laptop laptop;
        const auto answer = laptop.post("/helper", "code=" + laptop.anna.toLower());
        QCOMPARE(statusOf(answer), 303);
        QVERIFY(answer.contains("Location: /helper\r\n"));
        QVERIFY2(answer.contains("; Path=/helper; Max-Age=64800; HttpOnly; SameSite=Strict\r\n"),
                 answer.constData());
        const auto cookie = laptop.signedIn(laptop.anna);
        QCOMPARE(cookie.size(), qsizetype{64});
        const auto page = laptop.get("/helper", cookie);
        QVERIFY(page.contains(">Anna<"));
        QVERIFY(page.contains("May: check-in, start fees, printing."));
        QVERIFY(!page.contains(cookie));
    }

    void nobodyIsLetIn_data()
    {
        QTest::addColumn<QByteArray>("cookie");
        QTest::newRow("no cookie") << QByteArray();
        QTest::newRow("invented") << QByteArray(64, 'a');
        QTest::newRow("short") << QByteArray("a");
        QTest::newRow("long") << QByteArray(8000, 'a');
        QTest::newRow("quotes") << QByteArray("\"'<script>");
    }
    void nobodyIsLetIn()
    {
        QFETCH(QByteArray, cookie);
        const Laptop laptop;
        for (const auto& path : insidePaths()) {
            const auto answer = laptop.get(path, cookie);
            QCOMPARE(statusOf(answer), 403);
            QVERIFY2(asksToSignIn(answer), path.constData());
            QCOMPARE(statusOf(laptop.post(path, "token=&do=here", cookie)), 403);
        }
    }

    void wrongCodesOpenNothing_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("empty") << QByteArray("code=");
        QTest::newRow("wrong") << QByteArray("code=AAAAA-AAAAA");
        QTest::newRow("long") << "code=" + QByteArray(4000, 'A');
        QTest::newRow("wildcard") << QByteArray("code=%25");
        QTest::newRow("quotes") << QByteArray("code=%27%20OR%201=1");
    }
    void wrongCodesOpenNothing()
    {
        QFETCH(QByteArray, form);
        const Laptop laptop;
        const auto answer = laptop.post("/helper", form);
        QCOMPARE(statusOf(answer), 403);
        QVERIFY(!answer.contains("Set-Cookie"));
        QVERIFY(asksToSignIn(answer));
    }

    void endedCodesOpenNothing_data()
    {
        using End = std::function<void(Laptop&)>;
        QTest::addColumn<End>("end");
        const auto row = [](const char* name, const End& end) { QTest::newRow(name) << end; };
        row("new codes", [](Laptop& laptop) {
            const auto old = laptop.anna;
            laptop.makeCodes();
            laptop.anna = old;
        });
        row("revoked", [](Laptop& laptop) { laptop.helpers().revoke(laptop.idOf(u"Anna"_s)); });
        row("helper removed", [](Laptop& laptop) {
            QVERIFY(laptop.club().run(core::removeHelper, laptop.idOf(u"Anna"_s)).ok());
        });
        row("18 hours unused", [](Laptop& laptop) { laptop.now = evening.addSecs(18 * 3600 + 1); });
        row("tournament deleted",
            [](Laptop& laptop) { QVERIFY(laptop.service().remove(laptop.id()).ok()); });
    }
    void endedCodesOpenNothing()
    {
        using End = std::function<void(Laptop&)>;
        QFETCH(End, end);
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        QCOMPARE(statusOf(laptop.get("/helper", cookie)), 200);
        end(laptop);
        QCOMPARE(statusOf(laptop.get("/helper", cookie)), 403);
        for (const auto& path : insidePaths()) {
            QVERIFY2(asksToSignIn(laptop.get(path, cookie)), path.constData());
        }
        QVERIFY(laptop.signedIn(laptop.anna).isEmpty());
    }

    void theCookieOutlivesARestart()
    {
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        laptop.start();
        QVERIFY(laptop.get("/helper", cookie).contains(">Anna<"));
    }

    void signingOutForgetsTheCookie()
    {
        const Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto answer = laptop.post("/helper/leave", "token=" + laptop.tokenOf(cookie), cookie);
        QCOMPARE(statusOf(answer), 303);
        QVERIFY(answer.contains("Set-Cookie: helper=; Path=/helper; Max-Age=0; "));
    }

    void otherHostsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        QTest::newRow("this computer") << QByteArray("127.0.0.1:8080") << 200;
        QTest::newRow("its local name") << QByteArray("LocalHost") << 200;
        QTest::newRow("another name") << QByteArray("evil.example") << 421;
        QTest::newRow("a name that begins alike") << QByteArray("127.0.0.1.evil.example") << 421;
        QTest::newRow("another address") << QByteArray("192.0.2.1") << 421;
        QTest::newRow("empty") << QByteArray("") << 421;
    }
    void otherHostsAreRefused()
    {
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        const Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        for (const QByteArray path : {"/", "/me", "/tables", "/helper", "/helper/check-in"}) {
            const auto answer =
                laptop.ask("GET " + path + " HTTP/1.1\r\nHost: " + host +
                           "\r\nConnection: close\r\nCookie: helper=" + cookie + "\r\n\r\n");
            QCOMPARE(statusOf(answer), status);
            QVERIFY(status == 200 || !answer.contains("Anna"));
        }
        const auto sent =
            laptop.ask("POST /helper HTTP/1.1\r\nHost: " + host +
                       "\r\nConnection: close\r\nContent-Length: 16\r\n\r\ncode=" + laptop.anna);
        QCOMPARE(sent.contains("Set-Cookie"), status == 200);
    }

    void hostIsNeeded()
    {
        const Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto answer =
            laptop.ask("GET /helper HTTP/1.0\r\nCookie: helper=" + cookie + "\r\n\r\n");
        QCOMPARE(statusOf(answer), 421);
    }

    void otherSitesSendNothing_data()
    {
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        QTest::newRow("own") << QByteArray("http://127.0.0.1") << 303;
        QTest::newRow("another") << QByteArray("http://evil.example") << 403;
        QTest::newRow("another port") << QByteArray("http://127.0.0.1:81") << 403;
        QTest::newRow("none") << QByteArray("null") << 403;
    }
    void otherSitesSendNothing()
    {
        QFETCH(QByteArray, origin);
        QFETCH(int, status);
        Laptop laptop;
        const auto from = "Origin: " + origin + "\r\n";
        QCOMPARE(statusOf(laptop.post("/helper", "code=" + laptop.anna, {}, from)), status);
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto body = "request=one&do=here-paid&cents=1000&token=" + laptop.tokenOf(cookie) +
                          '&' + laptop.personField(9);
        QCOMPARE(statusOf(laptop.post("/helper/check-in", body, cookie, from)), status);
        QCOMPARE(isHere(laptop.person(9)), status == 303);
    }

    void formsNeedTheirToken_data()
    {
        QTest::addColumn<QByteArray>("whose");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("invented") << QByteArray(64, 'a');
        QTest::newRow("another helper's") << QByteArray("uwe");
        QTest::newRow("the cookie") << QByteArray("cookie");
    }
    void formsNeedTheirToken()
    {
        QFETCH(QByteArray, whose);
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto token = whose == "uwe"      ? laptop.tokenOf(laptop.signedIn(laptop.uwe))
                           : whose == "cookie" ? cookie
                                               : whose;
        const auto answer = laptop.post(
            "/helper/check-in", "do=here&token=" + token + '&' + laptop.personField(9), cookie);
        QCOMPARE(statusOf(answer), 403);
        QVERIFY(!isHere(laptop.person(9)));
    }

    void devicesTellOfThemselves()
    {
        Laptop laptop;
        const auto anna = laptop.signedIn(laptop.anna);
        const auto beat = [&](const QByteArray& cookie, const QByteArray& token,
                              const QByteArray& more) {
            return statusOf(laptop.post("/helper/beat", "token=" + token + more, cookie));
        };
        QCOMPARE(beat({}, {}, "&device=1"), 403);
        QCOMPARE(beat(anna, laptop.tokenOf(laptop.signedIn(laptop.uwe)), "&device=1"), 403);
        QVERIFY(laptop.server().helperDevices().empty());
        const auto token = laptop.tokenOf(anna);
        QCOMPARE(beat(anna, token, "&device=1&page=/helper/check-in&unsent=2"), 204);
        QCOMPARE(beat(anna, token, "&device=2&page=" + QByteArray(200, 'x') + "&unsent=-5"), 204);
        laptop.now = evening.addSecs(20);
        QCOMPARE(beat(anna, token, "&device=1&page=/helper/check-in&unsent=3"), 204);
        const auto devices = laptop.server().helperDevices();
        QCOMPARE(devices.size(), std::size_t{2});
        QCOMPARE(devices[1], (web::HelperDevice{laptop.idOf(u"Anna"_s), u"Anna"_s, u"1"_s,
                                                u"/helper/check-in"_s, 3, laptop.now}));
        QCOMPARE(devices[0].page.size(), qsizetype{64});
        QCOMPARE(devices[0].unsent, 0);
    }

    void onlySoManyDevicesAreKept()
    {
        web::HelperDevices devices;
        for (int number = 0; number <= static_cast<int>(web::HelperDevices::most); ++number) {
            devices.hear({{}, {}, QString::number(number), {}, 0, evening.addSecs(number)});
        }
        const auto all = devices.all();
        QCOMPARE(all.size(), web::HelperDevices::most);
        QVERIFY(std::none_of(all.begin(), all.end(),
                             [](const auto& one) { return one.number == u"0"_s; }));
    }

    void wrongCodesAreSlowedOnly()
    {
        const Laptop laptop;
        for (int tries = 0; tries < 3; ++tries) {
            QVERIFY(laptop.signedIn("AAAAA-AAAAA").isEmpty());
        }
        QVERIFY(!laptop.signedIn(laptop.anna).isEmpty());
    }

    void thereIsNoDoorWithoutAStore()
    {
        auto started = web::Server::start(0, {hall_evening::tournament()});
        const auto& server = std::get<std::unique_ptr<web::Server>>(started);
        QCOMPARE(statusOf(asked(server->port(), getRequest("/helper"))), 404);
    }

    void aLostDatabaseIsSaid()
    {
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        QFile::remove(laptop.file());
        laptop.now = evening.addSecs(60); // The use is to be stored.
        const auto answer = laptop.get("/helper", cookie);
        QCOMPARE(statusOf(answer), 503);
        QVERIFY(answer.contains("Please tell the desk"));
    }

    // ---- papers

    void papersAreThoseOfNow()
    {
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.uwe);
        auto page = laptop.get("/helper", cookie);
        for (const auto* const kind : {"seating-by-table", "seating-by-name", "open-tables"}) {
            const auto address = QByteArray("/helper/papers/") + kind;
            QVERIFY2(page.contains("href=\"" + address + "\""), kind);
            const auto paper = laptop.get(address, cookie);
            QCOMPARE(statusOf(paper), 200);
            QVERIFY(paper.contains("Content-Type: application/pdf"));
            QVERIFY(paper.contains("\r\n\r\n%PDF-"));
        }
        QVERIFY(laptop.get("/helper/papers/score-slips?q=2", cookie).contains("%PDF-"));
        QVERIFY(!page.contains("papers/standings"));
        QCOMPARE(statusOf(laptop.get("/helper/papers/standings", cookie)), 404);
        auto settings = (*laptop.service().tournament(laptop.id()))->settings;
        settings.releasedRounds = 1;
        QVERIFY(laptop.service().run(laptop.id(), core::changeSettings, settings).ok());
        page = laptop.get("/helper", cookie);
        QVERIFY(page.contains("href=\"/helper/papers/standings\""));
        QVERIFY(laptop.get("/helper/papers/standings", cookie).contains("%PDF-"));
    }

    void noOtherPapers_data()
    {
        QTest::addColumn<QByteArray>("paper");
        for (const auto* const paper : {"round-results", "cash-report", "participants",
                                        "score-slips?q=99", "../../etc", ""}) {
            QTest::newRow(paper) << QByteArray(paper);
        }
    }
    void noOtherPapers()
    {
        QFETCH(QByteArray, paper);
        const Laptop laptop;
        const auto answer = laptop.get("/helper/papers/" + paper, laptop.signedIn(laptop.anna));
        QCOMPARE(statusOf(answer), 404);
        QVERIFY(!answer.contains("%PDF"));
    }

    void papersNeedTheRight()
    {
        Laptop laptop;
        const auto cookie = laptop.signedIn(laptop.uwe);
        QVERIFY(laptop.club()
                    .run(core::changeHelper,
                         core::Helper{laptop.idOf(u"Uwe"_s), u"Uwe"_s, {HelperRight::CheckIn}})
                    .ok());
        QVERIFY(!laptop.get("/helper", cookie).contains("/papers/"));
        QCOMPARE(statusOf(laptop.get("/helper/papers/open-tables", cookie)), 403);
    }
};

RUMMY_TEST(TestHelperDoor)

} // namespace tst_helper_door

#include "tst_helper_door.moc"
