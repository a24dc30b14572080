#include "app/desk/hall/hall_page.h"
#include "app/desk/hall/qr_view.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/segments.h"
#include "core/codes/hall_codes.h"
#include "core/use_cases/series.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "reports/documents/wifi_code.h"
#include "shared_clubs.h"
#include "tests/suite.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTcpServer>
#include <QTcpSocket>

namespace tst_hall_page {

using namespace Qt::StringLiterals;
using page_test::part;

namespace {

/// The response of the served address for a path.
QByteArray served(const desk::Serving& serving, const QByteArray& path)
{
    QTcpSocket socket;
    const auto port = serving.address().section(u':', -1).remove(u'/').toUShort();
    socket.connectToHost(u"127.0.0.1"_s, port);
    socket.write("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    constexpr int patience = 20'000;
    while (socket.state() != QAbstractSocket::UnconnectedState &&
           socket.waitForReadyRead(patience)) {
    }
    return socket.readAll();
}

/// The time that open pages receive.
std::int64_t toldTime(const desk::Serving& serving)
{
    QTcpSocket socket;
    const auto port = serving.address().section(u':', -1).remove(u'/').toUShort();
    socket.connectToHost(u"127.0.0.1"_s, port);
    socket.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QByteArray heard;
    constexpr int patience = 20'000;
    while (heard.indexOf("\n\n", heard.indexOf("data: ")) < 0) {
        if (!socket.waitForReadyRead(patience)) {
            return 0;
        }
        heard += socket.readAll();
    }
    return heard.mid(heard.indexOf("data: ")).simplified().split(' ').value(2).toLongLong();
}

/// The page on the sample evening.
class Scene
{
public:
    Scene() { begin(); }
    Scene(std::shared_ptr<const core::Clubs> databases, const core::ClubPlace& place)
        : fixture_(std::move(databases), place)
    {
        begin();
    }

    void restart()
    {
        page_.reset();
        serving_.reset();
        fixture_.restart();
        open();
    }

    [[nodiscard]] desk::Session& session() { return fixture_.session(); }
    [[nodiscard]] desk::Serving& serving() { return *serving_; }
    [[nodiscard]] desk::HallPage& page() { return *page_; }
    [[nodiscard]] QString file(const QString& name) const { return fixture_.file(name); }
    /// What a phone is shown that scans the slip of a table of the newest round.
    [[nodiscard]] QByteArray slip()
    {
        const auto key =
            session().read([](auto& service, auto id) { return service.read().hallKey(id); });
        const auto& round = session().tournament().rounds.back();
        const auto code = core::slipCode(key, slipOf(round, round.tables.front()));
        return served(serving(), "/t/" + code.toLatin1());
    }
    /// Tables report by phone from now on.
    void letTablesReport()
    {
        const auto before = session().tournament().settings;
        auto after = before;
        after.phoneSlips = core::PhoneSlips::Desk;
        QVERIFY(session().run(core::editSettings, {before, after}));
        page_test::settle();
    }
    void click(const char* button) const { part<QPushButton>(*page_, button).click(); }
    [[nodiscard]] QString told(const char* notice) const
    {
        return part<desk::Notice>(*page_, notice).text();
    }

private:
    void begin()
    {
        page_test::dress();
        fixture_.openSample();
        open();
    }
    void open()
    {
        serving_ = std::make_unique<desk::Serving>(fixture_.session(),
                                                   [] { return QStringList{u"192.168.1.5"_s}; });
        page_ = std::make_unique<desk::HallPage>(fixture_.session(), *serving_);
        page_test::show(*page_);
    }

    DeskFixture fixture_;
    std::unique_ptr<desk::Serving> serving_;
    std::unique_ptr<desk::HallPage> page_;
};

} // namespace

class TestHallPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSwitch()
    {
        Scene scene;
        QVERIFY(!scene.serving().isServing());
        QVERIFY(scene.told("phoneCount").startsWith(u"Off"_s));
        QVERIFY(part<desk::QrView>(scene.page(), "pageCode").text().isEmpty());
        scene.page().enter();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(scene.serving().isServing());
        const auto address = scene.serving().address();
        QCOMPARE(part<QLabel>(scene.page(), "hallAddress").text(), address);
        QCOMPARE(part<desk::QrView>(scene.page(), "pageCode").text(), address);
        QVERIFY(served(scene.serving(), "/tables").contains("200 OK"));
        QVERIFY(scene.told("phoneCount").contains(u"a router of your own"_s));
        scene.click("servingButton");
        QVERIFY(!scene.serving().isServing());
        QVERIFY(scene.told("phoneCount").startsWith(u"Off"_s));
    }

    void saysWhatMayKeepPhonesOut()
    {
        Scene scene;
        scene.click("servingButton");
        const auto begin = scene.session().now();
        while (begin.secsTo(scene.session().now()) < 110) {
        }
        Q_EMIT scene.serving().changed();
        QVERIFY(scene.told("phoneCount").startsWith(u"No phone has"_s));
        while (begin.secsTo(scene.session().now()) < 120) {
        }
        Q_EMIT scene.serving().changed();
        QVERIFY(scene.told("phoneCount").startsWith(u"No device has come through yet."_s));
        QVERIFY(scene.told("phoneCount").contains(u"firewall"_s));
        QVERIFY(scene.told("phoneCount").contains(u"hotspot"_s));
        scene.click("servingButton");
        scene.click("servingButton");
        QVERIFY(scene.told("phoneCount").startsWith(u"No phone has"_s));
    }

    void tryingSaysWhetherAPhoneComesThrough_data()
    {
        QTest::addColumn<bool>("comes");
        QTest::newRow("it comes through") << true;
        QTest::newRow("it does not") << false;
    }

    void tryingSaysWhetherAPhoneComesThrough()
    {
        QFETCH(const bool, comes);
        Scene scene;
        QVERIFY(!part<QPushButton>(scene.page(), "tryButton").isEnabled());
        scene.click("servingButton");
        QString told;
        page_test::answer(scene.page(), [&](QDialog& dialog) {
            QCOMPARE(part<desk::QrView>(dialog, "tryCode").text(), scene.serving().address());
            const auto& notice = part<desk::Notice>(dialog, "tryNotice");
            QVERIFY(notice.text().startsWith(u"Waiting"_s));
            if (comes) {
                QVERIFY(served(scene.serving(), "/").contains("200 OK"));
            } else {
                const auto begin = scene.session().now();
                while (begin.secsTo(scene.session().now()) < 20) {
                }
            }
            QTRY_VERIFY(!notice.text().startsWith(u"Waiting"_s));
            told = notice.text();
        });
        scene.click("tryButton");
        if (comes) {
            QVERIFY2(told.startsWith(u"The phone came through"_s), qPrintable(told));
            return;
        }
        for (const auto& reason : {u"Another network"_s, u"firewall"_s, u"kept apart"_s}) {
            QVERIFY2(told.contains(reason), qPrintable(told));
        }
    }

    void televisionsHaveAnAddress()
    {
        Scene scene;
        QVERIFY(!part<QPushButton>(scene.page(), "televisionButton").isEnabled());
        scene.click("servingButton");
        const auto whole = scene.serving().address() + u"hall"_s;
        page_test::answer(scene.page(), [&](QDialog& dialog) {
            auto& code = part<desk::QrView>(dialog, "televisionCode");
            auto& shows = part<desk::Segments>(dialog, "televisionShows");
            QCOMPARE(code.text(), whole);
            shows.button(1)->click();
            QCOMPARE(code.text(), whole + u"?from=A&until=K"_s);
            part<QLineEdit>(dialog, "televisionFrom").setText(u"Ö"_s);
            QCOMPARE(code.text(), whole + u"?from=%C3%96&until=K"_s);
            shows.button(2)->click();
            QCOMPARE(code.text(), whole + u"?from=1&until=30"_s);
            dialog.accept();
        });
        scene.click("televisionButton");
    }

    void televisionsShowTheStage()
    {
        Scene scene;
        scene.click("servingButton");
        scene.serving().setStage({hall::PrizeGiving{u"Prize-giving"_s, {}}});
        QVERIFY(served(scene.serving(), "/hall").contains("<h1>Prize-giving</h1>"));
        scene.serving().setStage({});
        QVERIFY(!served(scene.serving(), "/hall").contains("Prize-giving"));
    }

    void phonesSeeWhatChanges()
    {
        Scene scene;
        scene.click("servingButton");
        QVERIFY(!served(scene.serving(), "/standings").contains("Standings after round 1"));
        const auto before = scene.session().tournament().settings;
        auto after = before;
        after.releasedRounds = 1;
        QVERIFY(scene.session().run(core::editSettings, {before, after}));
        page_test::settle();
        QVERIFY(served(scene.serving(), "/standings").contains("Standings after round 1"));
    }

    /// On a club that a server keeps, the clock of a round was set by the server's time.
    void televisionsGoByTheServersClock()
    {
        Line line;
        line.ahead = std::chrono::minutes(3);
        Scene scene(std::make_shared<SharedClubs>(&line), sharedPlace);
        scene.click("servingButton");
        const auto before = QDateTime::currentMSecsSinceEpoch();
        const auto told = toldTime(scene.serving());
        QVERIFY(told >= before + std::chrono::milliseconds(line.ahead).count());
    }

    void noticesAndNames()
    {
        Scene scene;
        scene.click("servingButton");
        part<QPlainTextEdit>(scene.page(), "hallNotices").setPlainText(u"Buffet at nine"_s);
        QVERIFY(served(scene.serving(), "/").contains("Buffet at nine"));
        QVERIFY(served(scene.serving(), "/").contains("Ackermann, Jürgen"));
        auto& names = part<QComboBox>(scene.page(), "hallNames");
        names.setCurrentIndex(1);
        Q_EMIT names.activated(1);
        QVERIFY(served(scene.serving(), "/").contains("Jürgen A."));
        QVERIFY(!served(scene.serving(), "/").contains("Ackermann"));
    }

    void namesCheckedTablesAsChosen()
    {
        Scene scene;
        scene.click("servingButton");
        QVERIFY(served(scene.serving(), "/").contains("1 result(s) being checked."));
        auto& tick = part<QCheckBox>(scene.page(), "checkedTablesTick");
        QVERIFY(!tick.isChecked());
        tick.click();
        const auto answer = served(scene.serving(), "/");
        QVERIFY(answer.contains("Round 4, table(s) 2 being checked."));
        QVERIFY(!answer.contains("disputed") && !answer.contains("second claim"));
    }

    /// A website shows what is being checked as long as it is.
    void websiteFollowsWhatIsChecked()
    {
        Scene scene;
        scene.serving().setWritesWebsite(true);
        const auto folder = scene.file(u"website"_s);
        QVERIFY(!scene.serving().writeWebsite(folder));
        const auto isChecked = [&] {
            QFile file(folder + u"/round-4.html"_s);
            return file.open(QIODevice::ReadOnly) && file.readAll().contains("being checked");
        };
        QVERIFY(isChecked());
        const core::TableKey table{core::RoundNumber{4}, core::TableNumber{2}};
        QVERIFY(scene.session().run(core::markTable, table, std::nullopt, QString()));
        page_test::settle();
        QVERIFY(!isChecked());
    }

    /// The evening continues after the program ended.
    void goesOnAfterARestart()
    {
        Scene scene;
        scene.click("servingButton");
        const auto address = scene.serving().address();
        part<QPlainTextEdit>(scene.page(), "hallNotices").setPlainText(u"Buffet at nine"_s);
        scene.restart();
        QVERIFY(scene.serving().isServing());
        QVERIFY(served(scene.serving(), "/").contains("Buffet at nine"));
        QCOMPARE(scene.serving().address(), address);
        scene.click("servingButton");
        scene.restart();
        QVERIFY(!scene.serving().isServing());
    }

    /// Printed codes lead nowhere: the page says so until the director has read it.
    void namesDeadAddresses()
    {
        Scene scene;
        scene.click("servingButton");
        const auto address = scene.serving().address();
        const auto port = address.section(u':', -1).remove(u'/').toUShort();
        scene.click("servingButton");
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::Any, port));
        scene.click("servingButton");
        QVERIFY(scene.serving().address() != address);
        QVERIFY(scene.told("hallNotice").contains(address));
        scene.click("newAddressButton");
        QVERIFY(scene.serving().deadAddress().isEmpty());
        QVERIFY(!part<desk::Notice>(scene.page(), "hallNotice").isVisible());
    }

    void anotherTournamentIsNotServed()
    {
        Scene scene;
        scene.click("servingButton");
        const auto first = *scene.session().current();
        scene.session().close();
        QVERIFY(!scene.serving().isServing());
        scene.session().open(first);
        QVERIFY(scene.serving().isServing());
    }

    void slipsOfAClubOnAServer()
    {
        Scene scene(std::make_shared<SharedClubs>(), sharedPlace);
        scene.letTablesReport();
        scene.click("servingButton");
        QVERIFY(scene.slip().contains("200 OK"));
    }

    void restoringClosesWhatPhonesUse()
    {
        Scene scene;
        scene.letTablesReport();
        scene.click("servingButton");
        QVERIFY(scene.slip().contains("200 OK"));
        auto& session = scene.session();
        const auto backup = scene.file(u"backup.rummydb"_s);
        session.databases().backUp(session.place(), backup);
        QVERIFY(session.restore(backup));
        QVERIFY(scene.serving().isServing());
        QVERIFY(scene.slip().contains("200 OK"));
    }

    void wifi_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<QString>("password");
        QTest::addColumn<QString>("code");
        QTest::newRow("usual") << u"Gasthaus"_s << u"hirsch12"_s
                               << u"WIFI:T:WPA;S:Gasthaus;P:hirsch12;;"_s;
        QTest::newRow("open") << u"Gasthaus"_s << QString() << u"WIFI:T:nopass;S:Gasthaus;;"_s;
        QTest::newRow("signs that part fields")
            << u"a;b"_s << u"c:\\\"d,e"_s << u"WIFI:T:WPA;S:a\\;b;P:c\\:\\\\\\\"d\\,e;;"_s;
    }
    void wifi()
    {
        QFETCH(const QString, network);
        QFETCH(const QString, password);
        QFETCH(const QString, code);
        QCOMPARE(documents::wifiCode(network, password), code);
        Scene scene;
        part<QLineEdit>(scene.page(), "wifiNetwork").setText(network);
        part<QLineEdit>(scene.page(), "wifiPassword").setText(password);
        QCOMPARE(part<desk::QrView>(scene.page(), "wifiCode").text(), code);
    }

    void website()
    {
        Scene scene;
        const auto folder = scene.file(u"website"_s);
        QVERIFY(!scene.serving().writeWebsite(folder));
        QVERIFY(!QFile::exists(folder + u"/standings.html"_s));
        scene.serving().setWritesWebsite(true);
        const auto before = scene.session().tournament().settings;
        auto after = before;
        after.releasedRounds = 1;
        QVERIFY(scene.session().run(core::editSettings, {before, after}));
        page_test::settle();
        QVERIFY(QFile::exists(folder + u"/standings.html"_s));
    }

    void websiteHasTheChosenSeries()
    {
        Scene scene;
        QVERIFY(!part<QComboBox>(scene.page(), "websiteSeries").isVisible());
        core::Series league;
        league.name = u"Liga"_s;
        QVERIFY(scene.session().runClub(core::createSeries, league, {}));
        page_test::settle();
        scene.restart();
        auto& series = part<QComboBox>(scene.page(), "websiteSeries");
        QVERIFY(series.isVisible());
        QCOMPARE(series.currentIndex(), 0);
        series.setCurrentIndex(1);
        Q_EMIT series.activated(1);
        const auto folder = scene.file(u"website"_s);
        QVERIFY(!scene.serving().writeWebsite(folder));
        QVERIFY(QFile::exists(folder + u"/series.html"_s));
        const auto file = scene.file(u"evening.html"_s);
        QVERIFY(!scene.serving().writeOnePage(file));
        QFile page(file);
        QVERIFY(page.open(QIODevice::ReadOnly) && page.readAll().contains("<h2>Liga</h2>"));
    }
};

RUMMY_TEST(TestHallPage)

} // namespace tst_hall_page

#include "tst_hall_page.moc"
