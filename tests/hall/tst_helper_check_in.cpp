#include "helper_laptop.h"
#include "tests/suite.h"

namespace tst_helper_check_in {

using namespace helper_laptop;

namespace {

/// A helper's browser on the page Check-in.
class Door
{
public:
    explicit Door(const core::HelperRights& rights = {HelperRight::CheckIn, HelperRight::Fees})
    {
        const core::Helper anna{laptop.idOf(u"Anna"_s), u"Anna"_s, rights};
        QVERIFY(laptop.club().run(core::changeHelper, anna).ok());
        cookie = laptop.signedIn(laptop.anna);
        token = laptop.tokenOf(cookie);
    }

    [[nodiscard]] QByteArray find(const QByteArray& typed) const
    {
        const auto page = laptop.get("/helper/check-in?q=" + typed, cookie);
        return page.mid(page.indexOf("<div id=\"found\""));
    }
    QByteArray send(const QByteArray& fields) const
    {
        return laptop.post("/helper/check-in", "token=" + token + '&' + fields, cookie);
    }
    QByteArray press(int number, const QByteArray& what, const QByteArray& cents = "1000")
    {
        return send(laptop.personField(number) + "&cents=" + cents + "&do=" + what);
    }
    /// What the newest of the own entries is taken back by.
    [[nodiscard]] QByteArray newestEntry() const
    {
        return "entry=" + Laptop::between(laptop.get("/helper/check-in", cookie),
                                          "name=\"entry\" value=\"", "\"");
    }

    Laptop laptop;
    QByteArray cookie;
    QByteArray token;
};

} // namespace

/// Check-in by a helper, over real sockets.
class TestHelperCheckIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhileTyping()
    {
        const Door door;
        QVERIFY(!door.find("").contains("<li>"));
        const auto found = door.find("gast");
        QVERIFY(found.contains("9 Gast 9") && found.contains("10 Gast 10"));
        QVERIFY(found.contains("Here, 10 \u20ac paid") ||
                found.contains("Here, 10\u00a0\u20ac paid"));
        QVERIFY(!found.contains("Berger"));
        QVERIFY(door.find("9").contains("Gast 9"));
        QVERIFY(door.find("xyz").contains("Nobody by that name."));
        QVERIFY(!door.find("zoe").contains("<script>"));
    }

    void onePressIsAnArrivalWithItsPayment()
    {
        Door door;
        const auto answer = door.press(9, "here-paid");
        QCOMPARE(statusOf(answer), 303);
        QVERIFY(answer.contains("Location: /helper/check-in\r\n"));
        const auto person = door.laptop.person(9);
        QVERIFY(isHere(person));
        QCOMPARE(person.paidCents(), std::int64_t{1'000});
        QCOMPARE(person.payments.front().by, u"Helper: Anna"_s);
        const auto entry = door.laptop.service().journal(door.laptop.id())->back().entry;
        QVERIFY(entry.change.label.action == core::Action::CheckIn);
        QCOMPARE(entry.desk, u"Helper: Anna"_s);
        const auto page = door.laptop.get("/helper/check-in", door.cookie);
        QVERIFY(page.contains("autofocus"));
        QVERIFY(page.contains("Entered last"));
        const auto last = page.mid(page.indexOf("own-entries"), 200);
        QVERIFY2(last.contains("Gast 9 (9): checked in, 10"), last.constData());
        QVERIFY(page.contains("value=\"\""));
    }

    void theSameAgainStoresNothing()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        for (const auto* const cents : {"1000", "0"}) {
            const auto again = door.press(9, "here-paid", cents);
            QCOMPARE(statusOf(again), 422);
            QVERIFY(again.contains("role=\"alert\""));
        }
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{1'000});
    }

    void withoutMoney()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here")), 303);
        QVERIFY(isHere(door.laptop.person(9)));
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{0});
        QVERIFY(door.find("gast 9").contains("value=\"paid\""));
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{1'000});
    }

    void rightsDecide_data()
    {
        QTest::addColumn<bool>("checkIn");
        QTest::addColumn<bool>("fees");
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<int>("status");
        QTest::newRow("check-in: here") << true << false << QByteArray("here") << 303;
        QTest::newRow("check-in: paid") << true << false << QByteArray("paid") << 403;
        QTest::newRow("check-in: here and paid") << true << false << QByteArray("here-paid") << 403;
        QTest::newRow("fees: here") << false << true << QByteArray("here") << 403;
        QTest::newRow("fees: here and paid") << false << true << QByteArray("here-paid") << 403;
        QTest::newRow("fees: paid") << false << true << QByteArray("paid") << 303;
        QTest::newRow("neither") << false << false << QByteArray("here") << 403;
        QTest::newRow("something else") << true << true << QByteArray("withdraw") << 403;
    }
    void rightsDecide()
    {
        QFETCH(bool, checkIn);
        QFETCH(bool, fees);
        QFETCH(QByteArray, what);
        QFETCH(int, status);
        core::HelperRights rights = {HelperRight::Papers};
        if (checkIn) {
            rights.insert(HelperRight::CheckIn);
        }
        if (fees) {
            rights.insert(HelperRight::Fees);
        }
        Door door(rights);
        QCOMPARE(statusOf(door.press(9, what)), status);
        const auto person = door.laptop.person(9);
        QCOMPARE(isHere(person), status == 303 && what == "here");
        QCOMPARE(person.paidCents() > 0, status == 303 && what == "paid");
    }

    void buttonsFollowTheRights()
    {
        const Door checkIn({HelperRight::CheckIn});
        const auto arrivals = checkIn.find("gast 9");
        QVERIFY(arrivals.contains("value=\"here\"") && !arrivals.contains("paid\""));
        const Door fees({HelperRight::Fees});
        const auto payments = fees.find("gast 9");
        QVERIFY(payments.contains("value=\"paid\"") && !payments.contains("value=\"here"));
        const Door papers({HelperRight::Papers});
        QCOMPARE(statusOf(papers.laptop.get("/helper/check-in", papers.cookie)), 403);
        QVERIFY(!papers.laptop.get("/helper", papers.cookie).contains("check-in\""));
    }

    void anotherFeeThanShownIsNotTaken()
    {
        Door door;
        const auto answer = door.press(9, "here-paid", "500");
        QCOMPARE(statusOf(answer), 422);
        QVERIFY(answer.contains("are due now. Nothing was stored."));
        QVERIFY(!isHere(door.laptop.person(9)));
    }

    void aNumberGivenToSomebodyElseIsNotMeant()
    {
        Door door;
        const auto guest = door.laptop.personField(9);
        QVERIFY(door.laptop.service()
                    .run(door.laptop.id(), core::removeParticipant, core::StartNumber{9},
                         core::MoneyOfRemoved::Ask)
                    .ok());
        const auto answer = door.send(guest + "&cents=1000&do=here-paid");
        QCOMPARE(statusOf(answer), 422);
        QCOMPARE(statusOf(door.send("person=9&cents=1000&do=here-paid")), 422);
    }

    void waitingPeoplePayNothingYet()
    {
        Door door;
        auto settings = (*door.laptop.service().tournament(door.laptop.id()))->settings;
        settings.capacity = 10;
        QVERIFY(door.laptop.service().run(door.laptop.id(), core::changeSettings, settings).ok());
        QVERIFY(door.laptop.service()
                    .run(door.laptop.id(), core::changeStatus, {core::StartNumber{10}},
                         core::Attendance::Waiting)
                    .ok());
        settings.capacity = 9;
        QVERIFY(door.laptop.service().run(door.laptop.id(), core::changeSettings, settings).ok());
        const auto found = door.find("gast 10");
        QVERIFY(found.contains("Number 1 on the waiting list: take no money yet."));
        QVERIFY(!found.contains("<button"));
        QCOMPARE(statusOf(door.press(10, "here-paid")), 422);
        QVERIFY(!isHere(door.laptop.person(10)));
    }

    void ownEntriesAreTakenBack()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        QCOMPARE(statusOf(door.send(door.newestEntry())), 303);
        QVERIFY(!isHere(door.laptop.person(9)));
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{0});
        QVERIFY(!door.laptop.get("/helper/check-in", door.cookie).contains("Entered last"));
    }

    void entriesOfOthersStay()
    {
        Door door;
        QVERIFY(door.laptop.service()
                    .run(door.laptop.id(), core::checkIn, core::StartNumber{9},
                         core::StartFee::AsBefore)
                    .ok());
        const auto entry = door.laptop.service().journal(door.laptop.id())->back().entry.link.id;
        const auto answer = door.send("entry=" + QByteArray::number(plain(entry)));
        QCOMPARE(statusOf(answer), 422);
        QVERIFY(isHere(door.laptop.person(9)));
    }

    void paymentsAreTakenBackByWhoMayTakeThem()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        const auto entry = door.newestEntry();
        const core::Helper anna{door.laptop.idOf(u"Anna"_s), u"Anna"_s, {HelperRight::CheckIn}};
        QVERIFY(door.laptop.club().run(core::changeHelper, anna).ok());
        QCOMPARE(statusOf(door.send(entry)), 403);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{1'000});
    }
};

RUMMY_TEST(TestHelperCheckIn)

} // namespace tst_helper_check_in

#include "tst_helper_check_in.moc"
