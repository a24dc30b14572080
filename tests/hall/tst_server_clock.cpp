#include "helper_laptop.h"
#include "tests/suite.h"

#include <chrono>

namespace tst_server_clock {

using namespace helper_laptop;
using namespace std::chrono_literals;

/// A laptop whose clock is three minutes slow, at a club on a server.
class TestServerClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Rounds were begun by the server's clock, so televisions count down by it.
    void pagesHearTheServersTime()
    {
        Laptop laptop;
        laptop.ahead = 3min;
        laptop.start();
        const auto before = QDateTime::currentMSecsSinceEpoch();
        const Browser television(laptop.server().port());
        television.send(getRequest("/events"));
        auto heard = television.answerWith("data: ");
        if (!heard.mid(heard.indexOf("data: ")).contains('\n')) {
            heard += television.answerWith("\n");
        }
        const auto after = QDateTime::currentMSecsSinceEpoch();
        const auto told = Laptop::between(heard, "data: ", "\n").split(' ').last().toLongLong();
        constexpr auto slow = std::chrono::milliseconds(3min).count();
        QVERIFY2(told >= before + slow && told <= after + slow, heard.constData());
    }

    void helpersAreHeardByTheServersTime()
    {
        Laptop laptop;
        laptop.ahead = 3min;
        laptop.start();
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto token = laptop.tokenOf(cookie);
        QCOMPARE(statusOf(laptop.post("/helper/beat", "device=1&token=" + token, cookie)), 204);
        QCOMPARE(laptop.server().helperDevices().front().heard,
                 helper_laptop::evening.addSecs(180));
    }
};

RUMMY_TEST(TestServerClock)

} // namespace tst_server_clock

#include "tst_server_clock.moc"
