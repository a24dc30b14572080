#include "core/people/enrolment.h"
#include "helper_laptop.h"
#include "tests/suite.h"

#include <QUrl>

#include <algorithm>
#include <functional>

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
    QByteArray press(int number, const QByteArray& what, const QByteArray& cents = "1000",
                     const QByteArray& more = {})
    {
        return send(newRequest() + '&' + laptop.personField(number) + "&cents=" + cents +
                    "&do=" + what + more);
    }
    QByteArray newRequest() { return "request=r" + QByteArray::number(++requests_); }
    void set(const std::function<void(core::Settings&)>& changed)
    {
        auto settings = (*laptop.service().tournament(laptop.id()))->settings;
        changed(settings);
        QVERIFY(laptop.service().run(laptop.id(), core::changeSettings, settings).ok());
    }
    [[nodiscard]] std::vector<core::TournamentService::JournalLine> journal()
    {
        return *laptop.service().journal(laptop.id());
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

private:
    int requests_ = 0;
};

/// The value of a hidden field of the page, as a browser would send it.
QByteArray sentValue(const QByteArray& page, const QByteArray& name)
{
    const auto value = Laptop::between(page, "name=\"" + name + "\" value=\"", "\"");
    return QUrl::toPercentEncoding(QString::fromUtf8(value).replace(u"&amp;"_s, u"&"_s));
}

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
        QVERIFY(door.find("xy").contains("Nobody by that name."));
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

    void theSameSentAgainIsStoredOnce()
    {
        Door door;
        const auto fields =
            "request=once&" + door.laptop.personField(9) + "&cents=1000&do=here-paid";
        QCOMPARE(statusOf(door.send(fields)), 303);
        const auto entries = door.journal().size();
        QCOMPARE(statusOf(door.send(fields)), 303);
        QCOMPARE(door.journal().size(), entries);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{1'000});
        QCOMPARE(statusOf(door.send(door.newestEntry())), 303);
        QCOMPARE(statusOf(door.send(fields)), 303);
        QVERIFY(!isHere(door.laptop.person(9)));
    }

    void anIdBelongsToItsContent()
    {
        Door door;
        const auto person = door.laptop.personField(9);
        QCOMPARE(statusOf(door.send("request=once&" + person + "&do=here")), 303);
        const auto other = door.send("request=once&" + person + "&cents=1000&do=paid");
        QCOMPARE(statusOf(other), 422);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{0});
        QCOMPARE(statusOf(door.send(door.laptop.personField(10) + "&do=here")), 422);
    }

    void whatTwoTookIsBookedTwice()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{2'000});
        const auto page = door.laptop.get("/helper/check-in", door.cookie);
        QVERIFY(page.contains(" too much"));
        QVERIFY(door.find("gast+9").contains(" too much"));
    }

    void moneyIsInTheHelpersOwnBox()
    {
        Door door;
        QVERIFY(!door.laptop.get("/helper/check-in", door.cookie).contains("In your box"));
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        QCOMPARE(door.laptop.person(9).payments.front().box, u"Anna"_s);
        const auto page = door.laptop.get("/helper/check-in", door.cookie);
        QVERIFY(page.contains("In your box: 10"));
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

    void anotherFeeClassHasItsAmount()
    {
        Door door;
        door.set([](auto& settings) { settings.feeClasses = {{u"guest"_s, u"Guest"_s, 1'200}}; });
        QVERIFY(door.find("gast+9").contains("data-cents=\"1200\""));
        const auto asked = door.press(9, "here-paid", "1000", "&class=guest&was-class=");
        QCOMPARE(statusOf(asked), 422);
        QVERIFY(!isHere(door.laptop.person(9)));
        const auto company = asked.mid(asked.indexOf("class=\"company\""));
        const auto again = door.send(door.newRequest() + "&with=" + sentValue(company, "with") +
                                     "&cents=1200&do=here-paid");
        QCOMPARE(statusOf(again), 303);
        QCOMPARE(door.laptop.person(9).paidCents(), std::int64_t{1'200});
        QCOMPARE(door.laptop.person(9).feeClass, u"guest"_s);
    }

    void groupsAreSwitches()
    {
        Door door;
        door.set([](auto& settings) {
            settings.prizes = {{.name = u"Best lady"_s,
                                .what = core::PrizeFor::Group,
                                .tag = u"Ladies"_s,
                                .places = core::PrizeCents{500}}};
        });
        QVERIFY(door.find("gast+9").contains("value=\"Ladies\""));
        QVERIFY(!door.find("berger").contains("VIP"));
        QCOMPARE(statusOf(door.press(9, "here", "1000", "&group=Ladies")), 303);
        QCOMPARE(door.laptop.person(9).tags, QStringList{u"Ladies"_s});
        QVERIFY(door.find("gast+9").contains("name=\"was-group\" value=\"Ladies\""));
        QCOMPARE(statusOf(door.press(9, "paid", "1000", "&was-group=Ladies")), 303);
        QVERIFY(door.laptop.person(9).tags.isEmpty());
    }

    void whoHasPaidAlreadyCanChangeClassAndGroup_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<std::int64_t>("paid");
        QTest::newRow("expected, the difference is paid")
            << QByteArray("paid") << QByteArray("here-paid") << std::int64_t{1'200};
        QTest::newRow("expected, the difference stays open")
            << QByteArray("paid") << QByteArray("here") << std::int64_t{1'000};
        QTest::newRow("here, the difference is paid")
            << QByteArray("here-paid") << QByteArray("paid") << std::int64_t{1'200};
        QTest::newRow("here, the difference stays open")
            << QByteArray("here-paid") << QByteArray("store") << std::int64_t{1'000};
    }
    void whoHasPaidAlreadyCanChangeClassAndGroup()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, what);
        QFETCH(std::int64_t, paid);
        Door door;
        door.set([](auto& settings) {
            settings.feeClasses = {{u"guest"_s, u"Guest"_s, 1'200}};
            settings.prizes = {{.name = u"Best lady"_s,
                                .what = core::PrizeFor::Group,
                                .tag = u"Ladies"_s,
                                .places = core::PrizeCents{500}}};
        });
        QCOMPARE(statusOf(door.press(9, before)), 303);
        const auto found = door.find("gast+9");
        QVERIFY(found.contains("data-cents=\"200\""));
        QVERIFY(found.contains("value=\"Ladies\""));
        QVERIFY2(found.contains("value=\"" + what + "\""), found.constData());
        QCOMPARE(statusOf(door.press(9, what, "200", "&class=guest&was-class=&group=Ladies")), 303);
        const auto person = door.laptop.person(9);
        QCOMPARE(person.feeClass, u"guest"_s);
        QCOMPARE(person.tags, QStringList{u"Ladies"_s});
        QCOMPARE(person.paidCents(), paid);
        QVERIFY(isHere(person) == (before == "here-paid" || what.startsWith("here")));
    }

    void storingNeedsTheRight()
    {
        Door fees({HelperRight::Fees});
        QCOMPARE(statusOf(fees.press(9, "store", "0", "&group=Ladies")), 403);
        Door checkIn({HelperRight::CheckIn});
        QCOMPARE(statusOf(checkIn.press(9, "store", "0", "&class=guest")), 403);
        QCOMPARE(statusOf(checkIn.press(9, "store", "1000")), 303);
        QVERIFY(!isHere(checkIn.laptop.person(9)));
        QCOMPARE(checkIn.laptop.person(9).paidCents(), std::int64_t{0});
    }

    void whoOnlyTakesFeesChangesNoGroup()
    {
        Door door({HelperRight::Fees});
        QCOMPARE(statusOf(door.press(9, "paid", "1000", "&group=Ladies")), 403);
        Door checkIn({HelperRight::CheckIn});
        QCOMPARE(statusOf(checkIn.press(9, "here", "0", "&class=guest")), 403);
    }

    void togetherIsOneStep()
    {
        Door door;
        const auto first = door.press(9, "more");
        QCOMPARE(statusOf(first), 200);
        QVERIFY(first.contains("Together: 1 "));
        QVERIFY(!isHere(door.laptop.person(9)));
        const auto with = "&with=" + sentValue(first, "with");
        const auto found = door.laptop.get("/helper/check-in?q=gast+10" + with, door.cookie);
        QVERIFY(found.contains("And another one"));
        const auto second = door.press(10, "more", "1000", with);
        QVERIFY(second.contains("Together: 2 "));
        QVERIFY(second.contains("data-total=\"2000\""));
        const auto form = second.mid(second.indexOf("class=\"company\""));
        const auto at = form.indexOf("name=\"with\"") + 1;
        const auto both =
            "&with=" + sentValue(form, "with") + "&with=" + sentValue(form.mid(at), "with");
        const auto entries = door.journal().size();
        QCOMPARE(statusOf(door.send(door.newRequest() + both + "&cents=2000&do=here-paid")), 303);
        QCOMPARE(door.journal().size(), entries + 1);
        for (const int number : {9, 10}) {
            QVERIFY(isHere(door.laptop.person(number)));
            QCOMPARE(door.laptop.person(number).paidCents(), std::int64_t{1'000});
        }
        const auto page = door.laptop.get("/helper/check-in", door.cookie);
        const auto own = page.mid(page.indexOf("own-entries"), 300);
        QVERIFY2(own.contains("Gast 9; Gast 10, 20"), own.constData());
        QCOMPARE(statusOf(door.send(door.newestEntry())), 303);
        QVERIFY(!isHere(door.laptop.person(9)) && !isHere(door.laptop.person(10)));
        QCOMPARE(door.laptop.person(10).paidCents(), std::int64_t{0});
    }

    void somebodyIsTakenOutOfThoseTogether()
    {
        Door door;
        const auto page = door.press(9, "more");
        QVERIFY(page.contains("<a href=\"/helper/check-in\" aria-label=\"Remove 9 Gast 9\">"));
        const auto found = door.find("gast+9&with=" + sentValue(page, "with"));
        QVERIFY(found.contains("Already among those together."));
    }

    void whoWasEnteredAgainStaysHere()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        const auto first = door.newestEntry();
        QCOMPARE(statusOf(door.press(9, "here-paid")), 303);
        const auto second = door.newestEntry();
        const auto refused = door.send(first);
        QCOMPARE(statusOf(refused), 422);
        QVERIFY(refused.contains(
            "(no. 9) has paid 10 \u20AC since then, and would no longer be here."));
        QVERIFY(isHere(door.laptop.person(9)));
        const auto own = door.laptop.get("/helper/check-in", door.cookie);
        QCOMPARE(own.count(" too much"), 2); // One line, and what its button is called.
        QCOMPARE(statusOf(door.send(second)), 303);
        QCOMPARE(statusOf(door.send(first)), 303);
        QVERIFY(!isHere(door.laptop.person(9)));
    }

    void saysSinceWhenSomebodyIsHere()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here")), 303);
        const auto found = door.find("gast+9");
        QVERIFY2(found.contains("here since ") && found.contains("(Helper: Anna)"),
                 found.constData());
    }

    void spellingIsCorrectedByWhoEnrolled()
    {
        Door door;
        QCOMPARE(statusOf(door.send(door.newRequest() + "&name=Maier%2C+Ana&do=here")), 303);
        const auto found = door.find("maier");
        QVERIFY(found.contains("Correct the name"));
        const auto person = "&person=" + sentValue(found, "person");
        const auto correct = [&](const QByteArray& cookie, const QByteArray& name) {
            return door.laptop.post("/helper/check-in",
                                    "token=" + door.laptop.tokenOf(cookie) + '&' +
                                        door.newRequest() + person + "&spelling=" + name,
                                    cookie);
        };
        QCOMPARE(statusOf(correct(door.cookie, "%3B")), 422);
        QCOMPARE(statusOf(correct(door.cookie, "Mayer%2C+Anna")), 303);
        const auto renamed = [&door] { return door.find("mayer").contains("Mayer, Anna"); };
        QVERIFY(renamed());
        const auto players = door.laptop.service().read().players();
        QVERIFY(std::any_of(players.begin(), players.end(),
                            [](const auto& one) { return one.name == u"Mayer, Anna"_s; }));
        QVERIFY(std::none_of(players.begin(), players.end(),
                             [](const auto& one) { return one.name == u"Maier, Ana"_s; }));
        const auto last = door.laptop.service().journal(door.laptop.id())->back().entry;
        QCOMPARE(last.desk, u"Helper: Anna"_s);
        // Another helper did not enrol them, nor did Anna enrol number 9.
        core::Helper uwe{door.laptop.idOf(u"Uwe"_s), u"Uwe"_s, {HelperRight::CheckIn}};
        QVERIFY(door.laptop.club().run(core::changeHelper, uwe).ok());
        QCOMPARE(statusOf(correct(door.laptop.signedIn(door.laptop.uwe), "Falsch")), 422);
        QVERIFY(renamed());
        QCOMPARE(statusOf(door.send(door.newRequest() + '&' + door.laptop.personField(9) +
                                    "&spelling=Falsch")),
                 422);
        QCOMPARE(door.laptop.person(9).name, u"Gast 9"_s);
    }

    void groupsAndClassesAreRemembered()
    {
        Door door;
        door.set([](auto& settings) { settings.feeClasses = {{u"guest"_s, u"Guest"_s, 1'200}}; });
        QVERIFY(
            door.laptop.club().run(core::addPlayers, {core::Player{u"Treu, Tina"_s, {}, {}}}).ok());
        QCOMPARE(statusOf(door.send(door.newRequest() +
                                    "&name=Treu%2C+Tina&class=guest&was-class=&cents=1200"
                                    "&group=Ladies&do=here-paid")),
                 303);
        const auto players = door.laptop.service().read().players();
        const auto tina = std::find_if(players.begin(), players.end(),
                                       [](const auto& one) { return one.name == u"Treu, Tina"_s; });
        QCOMPARE(tina->tags, (QStringList{u"Ladies"_s, u"Guest"_s}));
        QVERIFY(door.laptop.service()
                    .run(door.laptop.id(), core::removeParticipants,
                         {(*door.laptop.service().tournament(door.laptop.id()))
                              ->participants.back()
                              .number},
                         core::MoneyOfRemoved::PaidBack)
                    .ok());
        const auto again = door.find("treu");
        QVERIFY2(again.contains("value=\"guest\" checked"), again.constData());
    }

    void aNameNeedsALetter()
    {
        Door door;
        QCOMPARE(statusOf(door.send(door.newRequest() + "&name=%3B&do=here")), 422);
    }

    void whoComesToAFullEveningWaits()
    {
        Door door;
        door.set([](auto& settings) { settings.capacity = 10; });
        const auto found = door.find("Neu,+Anna");
        QVERIFY(found.contains("No place is free: take no money yet."));
        QVERIFY(found.contains("To the waiting list") && !found.contains("paid"));
        QCOMPARE(statusOf(door.send(door.newRequest() + "&name=Neu,+Anna&do=here")), 303);
        const auto& people = (*door.laptop.service().tournament(door.laptop.id()))->participants;
        QVERIFY(people.back().status == core::Attendance::Waiting);
    }

    void aFragmentIsNobody()
    {
        const Door door;
        QVERIFY(!door.find("gas").contains("enrolled as typed"));
        QVERIFY(!door.find("Zimmermann").contains("enrolled as typed"));
        QVERIFY(door.find("Zimmermann+Ida").contains("enrolled as typed"));
    }

    void walkInsAreEnrolledAndKnownToTheClub()
    {
        Door door;
        const auto found = door.find("Neu,+Anna;+Hof");
        QVERIFY(found.contains("Neu, Anna (Hof)") && found.contains("enrolled as typed"));
        QVERIFY(door.send(door.newRequest() + "&name=Neu,+Anna&club=Hof&cents=1000&do=here-paid")
                    .contains("303"));
        const auto& people = (*door.laptop.service().tournament(door.laptop.id()))->participants;
        QCOMPARE(people.back().name, u"Neu, Anna"_s);
        QVERIFY(isHere(people.back()));
        QCOMPARE(people.back().paidCents(), std::int64_t{1'000});
        const auto directory = door.laptop.service().read().players();
        QVERIFY(std::any_of(directory.begin(), directory.end(), [](const core::Player& player) {
            return player.name == u"Neu, Anna" && player.club == u"Hof";
        }));
    }

    void whoOnlyTakesFeesEnrolsNobody()
    {
        Door door({HelperRight::Fees});
        QVERIFY(!door.find("Neu,+Anna").contains("name=\"name\""));
        QVERIFY(door.find("Neu,+Anna").contains("Please send them to the desk."));
        QCOMPARE(statusOf(door.send(door.newRequest() + "&name=Neu&cents=1000&do=here-paid")), 403);
        QCOMPARE(statusOf(door.send(door.newRequest() + "&name=Neu&cents=1000&do=paid")), 403);
    }

    void aNumberGivenToSomebodyElseIsNotMeant()
    {
        Door door;
        const auto guest = door.laptop.personField(9);
        QVERIFY(door.laptop.service()
                    .run(door.laptop.id(), core::removeParticipant, core::StartNumber{9},
                         core::MoneyOfRemoved::Ask)
                    .ok());
        const auto answer = door.send(door.newRequest() + '&' + guest + "&cents=1000&do=here-paid");
        QCOMPARE(statusOf(answer), 422);
        QCOMPARE(statusOf(door.send("request=x&person=9&cents=1000&do=here-paid")), 422);
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

    void entriesBelongToTheHelperNotToTheName()
    {
        Door door;
        QCOMPARE(statusOf(door.press(9, "here")), 303);
        const core::Helper renamed{
            door.laptop.idOf(u"Anna"_s), u"Anna Berg"_s, {HelperRight::CheckIn, HelperRight::Fees}};
        QVERIFY(door.laptop.club().run(core::changeHelper, renamed).ok());
        const core::Helper other{
            door.laptop.idOf(u"Uwe"_s), u"Anna"_s, {HelperRight::CheckIn, HelperRight::Fees}};
        QVERIFY(door.laptop.club().run(core::changeHelper, other).ok());
        QVERIFY(door.laptop.get("/helper/check-in", door.cookie).contains("Entered last"));
        const auto uwe = door.laptop.signedIn(door.laptop.uwe);
        QVERIFY(!door.laptop.get("/helper/check-in", uwe).contains("Entered last"));
        QCOMPARE(statusOf(door.send(door.newestEntry())), 303);
        QVERIFY(!isHere(door.laptop.person(9)));
    }

    void entriesOfOthersStay()
    {
        Door door;
        core::DoorPerson arrival;
        arrival.uuid = door.laptop.person(9).uuid;
        QVERIFY(door.laptop.service().run(door.laptop.id(), core::enterAtDoor, {arrival}).ok());
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
