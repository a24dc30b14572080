#include "core/codes/slip_id.h"
#include "core/texts/translation.h"
#include "helper_laptop.h"
#include "tests/card_evening.h"
#include "tests/suite.h"

namespace tst_helper_slips {

using namespace helper_laptop;

namespace {

using core::GameNumber;
using core::RoundNumber;
using core::TableNumber;

constexpr core::GameKey openGame{RoundNumber{2}, TableNumber{2}, GameNumber{2}};

QByteArray slipPath(int edition = 1)
{
    return "/helper/slips/" + core::slipText({openGame.round, openGame.table, edition}).toLatin1();
}

QByteArray againPath()
{
    return slipPath() + "/again";
}

/// A helper's tablet with the slip of table 2 of round 2, whose second game is open.
class Tablet
{
public:
    explicit Tablet(const core::HelperRights& rights = {HelperRight::Slips})
    {
        for (const auto& name : {u"Anna"_s, u"Uwe"_s}) {
            const core::Helper helper{laptop.idOf(name), name, rights};
            QVERIFY(laptop.club().run(core::changeHelper, helper).ok());
        }
        mark({});
        anna = laptop.signedIn(laptop.anna);
        uwe = laptop.signedIn(laptop.uwe);
    }

    void mark(std::optional<core::TableMark> mark)
    {
        QVERIFY(laptop.service()
                    .run(laptop.id(), core::markTable, {openGame.round, openGame.table}, mark, {})
                    .ok());
    }
    void enterAtDesk(const char* stones)
    {
        QVERIFY(laptop.service()
                    .run(laptop.id(), core::enterGame, openGame,
                         core::PlayedGame{game_builder::romme(stones), {}}, {})
                    .ok());
    }
    [[nodiscard]] QByteArray get(const QByteArray& path = slipPath()) const
    {
        return laptop.get(path, anna);
    }
    [[nodiscard]] QByteArray post(const QByteArray& form, const QByteArray& path = slipPath()) const
    {
        return laptop.post(path, "token=" + laptop.tokenOf(anna) + '&' + form, anna);
    }
    [[nodiscard]] QByteArray postAsUwe(const QByteArray& form) const
    {
        return laptop.post(slipPath(), "token=" + laptop.tokenOf(uwe) + '&' + form, uwe);
    }
    /// The stones of the open game; empty: it has no result.
    [[nodiscard]] QByteArray stored()
    {
        const auto tournament = **laptop.service().tournament(laptop.id());
        const auto* const game = findGame(tournament, openGame);
        QByteArrayList stones;
        if (game != nullptr) {
            for (const auto& hand : std::get<core::PlayedGame>(game->outcome).result.hands) {
                stones << (hand ? QByteArray::number(hand->stones) : "-");
            }
        }
        return stones.join(',');
    }
    [[nodiscard]] core::JournalEntry newest()
    {
        return laptop.service().journal(laptop.id())->back().entry;
    }
    [[nodiscard]] core::PendingEntries pending()
    {
        return laptop.service().read().pendingEntries(laptop.id());
    }

    Laptop laptop;
    QByteArray anna;
    QByteArray uwe;
};

QByteArray formOf(const QByteArray& stones, const QByteArray& more = {},
                  const QByteArray& request = "first", const QByteArray& game = "2:0")
{
    QByteArray form = "game=" + game + "&ending=romme&request=" + request;
    const auto values = stones.split(',');
    for (qsizetype seat = 0; seat < values.size(); ++seat) {
        form += "&stones" + QByteArray::number(seat) + '=' + values[seat];
    }
    return form + more;
}

/// A tablet with the slip of a table of three at Rommé 500.
class CardTablet
{
public:
    explicit CardTablet(const core::CardRules& rules, std::vector<core::GameOutcome> outcomes = {})
        : laptop(evening(rules, std::move(outcomes)))
    {
        const core::Helper anna{laptop.idOf(u"Anna"_s), u"Anna"_s, {HelperRight::Slips}};
        QVERIFY(laptop.club().run(core::changeHelper, anna).ok());
        cookie_ = laptop.signedIn(laptop.anna);
    }

    static core::Tournament evening(const core::CardRules& rules,
                                    std::vector<core::GameOutcome> outcomes)
    {
        auto tournament = card_evening::cards(3, rules);
        tournament.settings.name = u"Karten"_s;
        auto round = card_evening::round(
            1, {card_evening::table(
                   1, {core::StartNumber{1}, core::StartNumber{2}, core::StartNumber{3}})});
        round.tables.front().games = card_evening::games(std::move(outcomes));
        tournament.rounds = {round};
        return tournament;
    }

    [[nodiscard]] QByteArray get(const QByteArray& path = slip) const
    {
        return laptop.get(path, cookie_);
    }
    [[nodiscard]] QByteArray post(const QByteArray& form, const QByteArray& path = slip) const
    {
        return laptop.post(path, "token=" + laptop.tokenOf(cookie_) + '&' + form, cookie_);
    }
    [[nodiscard]] const std::vector<core::Game>& games()
    {
        now_ = **laptop.service().tournament(laptop.id());
        return now_.rounds.front().tables.front().games;
    }

    static inline const QByteArray slip =
        "/helper/slips/" + core::slipText({RoundNumber{1}, TableNumber{1}, 1}).toLatin1();
    Laptop laptop;

private:
    QByteArray cookie_;
    core::Tournament now_;
};

QByteArray dealForm(const QByteArray& melded, const QByteArray& inHand,
                    const QByteArray& game = "1:0", const QByteArray& ending = "out")
{
    auto form = formOf(melded, {}, "deal" + game, game).replace("ending=romme", "ending=" + ending);
    const auto values = inHand.split(',');
    for (qsizetype seat = 0; seat < values.size(); ++seat) {
        form += "&claims" + QByteArray::number(seat) + '=' + values[seat];
    }
    return form;
}

} // namespace

/// Slips typed by helpers, over real sockets.
class TestHelperSlips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openTablesAreListed()
    {
        const Tablet tablet;
        const auto page = tablet.get("/helper/slips");
        QCOMPARE(statusOf(page), 200);
        QVERIFY2(page.contains("href=\"" + slipPath() + "\">Table 2</a>"), page.constData());
        QVERIFY(!page.contains(">Table 1</a>")); // complete
        QVERIFY(page.contains("1 game open"));
        QVERIFY(tablet.get("/helper").contains("href=\"/helper/slips\""));
    }

    void tablesAreSharedOut_data()
    {
        QTest::addColumn<QString>("share");
        QTest::addColumn<bool>("isListed");
        QTest::newRow("its own") << u"2"_s << true;
        QTest::newRow("among its own") << u"1-20"_s << true;
        QTest::newRow("others") << u"3-20"_s << false;
    }
    void tablesAreSharedOut()
    {
        QFETCH(const QString, share);
        QFETCH(const bool, isListed);
        Tablet tablet;
        const core::Helper anna{tablet.laptop.idOf(u"Anna"_s),
                                u"Anna"_s,
                                {HelperRight::Slips},
                                core::tableRangeIn(share)};
        QVERIFY(tablet.laptop.club().run(core::changeHelper, anna).ok());
        const auto page = tablet.get("/helper/slips");
        QCOMPARE(page.contains(">Table 2</a>"), isListed);
        QVERIFY2(page.contains("Listed here: tables"), page.constData());
        // It is a list, no limit.
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
    }

    void tablesAreFound_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("its number") << QByteArray("2") << true;
        QTest::newRow("the number on the slip") << slipPath().mid(14) << true;
        QTest::newRow("no such table") << QByteArray("77") << false;
        QTest::newRow("a wrong check digit") << QByteArray("2-02-99") << false;
        QTest::newRow("script") << QByteArray("%3Cscript%3E") << false;
    }
    void tablesAreFound()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const bool, isFound);
        const Tablet tablet;
        const auto answer = tablet.get("/helper/slips?q=" + typed);
        QCOMPARE(statusOf(answer), isFound ? 303 : 422);
        QCOMPARE(answer.contains("Location: " + slipPath() + "\r\n"), isFound);
        QVERIFY(!answer.contains("<script>"));
    }

    void aGameIsStoredUnderTheHelpersName()
    {
        Tablet tablet;
        const auto answer = tablet.post(formOf("0,5,7,9", "&claims1=2"));
        QCOMPARE(statusOf(answer), 303);
        QVERIFY(answer.contains("Location: /helper/slips\r\n")); // The table is complete.
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
        QCOMPARE(tablet.newest().desk, u"Helper: Anna"_s);
        QVERIFY(tablet.newest().change.label.action == core::Action::EnterGame);
        QVERIFY(tablet.get().contains("entered here"));
    }

    void theSameSentAgainIsKnown()
    {
        Tablet tablet;
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        const auto entry = tablet.newest().link.id;
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(tablet.newest().link.id, entry);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
        // Even when the desk has corrected it meanwhile.
        QVERIFY(tablet.laptop.service()
                    .run(tablet.laptop.id(), core::enterGame, openGame,
                         core::PlayedGame{game_builder::romme("0,4,7,9"), {}},
                         {.warningsConfirmed = true,
                          .correction = true,
                          .reason = {},
                          .seenRevision = {}})
                    .ok());
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,4,7,9"));
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8"))), 422); // other content, the same id
        QCOMPARE(tablet.stored(), QByteArray("0,4,7,9"));
    }

    void whatIsRefusedIsShown_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("a letter") << formOf("0,x,7,9") << QByteArray("id=\"stones1-fault\"");
        QTest::newRow("nobody went out") << formOf("1,5,7,9") << QByteArray("Nobody has gone out");
        QTest::newRow("no such game")
            << formOf("0,5,7,9", {}, "a", "9:0") << QByteArray("class=\"fault\"");
        QTest::newRow("no id") << formOf("0,5,7,9", {}, {}) << QByteArray("class=\"fault\"");
        QTest::newRow("a warning") << formOf("0,5,7,60") << QByteArray("It is right: send");
        QTest::newRow("a confirmation of something else")
            << formOf("0,5,7,60", "&confirmed=1") << QByteArray("It is right: send");
        QTest::newRow("an older revision")
            << formOf("0,5,7,9", {}, "a", "2:7") << QByteArray("class=\"fault\"");
    }
    void whatIsRefusedIsShown()
    {
        QFETCH(const QByteArray, form);
        QFETCH(const QByteArray, shown);
        Tablet tablet;
        const auto page = tablet.post(form);
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains(shown), page.constData());
        QVERIFY(tablet.stored().isEmpty());
        QVERIFY(tablet.pending().empty());
    }

    void warningsAreConfirmedForTheseNumbers()
    {
        Tablet tablet;
        const auto sign =
            Laptop::between(tablet.post(formOf("0,5,7,60")), "name=\"confirmed\" value=\"", "\"");
        QCOMPARE(statusOf(tablet.post(formOf("0,5,70,60", "&confirmed=" + sign))), 422);
        QVERIFY(tablet.stored().isEmpty());
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,60", "&confirmed=" + sign))), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,60"));
    }

    void ownEntriesAreCorrected()
    {
        Tablet tablet;
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        const auto page = tablet.get(slipPath() + "?game=2");
        QVERIFY2(page.contains("id=\"stones3\" name=\"stones3\" value=\"9\""), page.constData());
        const auto game = Laptop::between(page, "name=\"game\" value=\"", "\"");
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8", {}, "second", game))), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,8"));
        QVERIFY(tablet.newest().change.label.action == core::Action::CorrectGame);
        QCOMPARE(tablet.newest().desk, u"Helper: Anna"_s);
        // Once, however often it is sent.
        const auto entry = tablet.newest().link.id;
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8", {}, "second", game))), 303);
        QCOMPARE(tablet.newest().link.id, entry);
        // Nor by what was seen before.
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,6", {}, "third", game))), 422);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,8"));
    }

    void ownEntriesAreTheHelpersNotTheNames()
    {
        Tablet tablet;
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 303);
        auto& club = tablet.laptop.club();
        const auto anna = tablet.laptop.idOf(u"Anna"_s);
        const auto uwe = tablet.laptop.idOf(u"Uwe"_s);
        QVERIFY(
            club.run(core::changeHelper, core::Helper{anna, u"Anna Berg"_s, {HelperRight::Slips}})
                .ok());
        QVERIFY(
            club.run(core::changeHelper, core::Helper{uwe, u"Anna"_s, {HelperRight::Slips}}).ok());
        QVERIFY(tablet.get().contains("entered here"));
        QVERIFY(!tablet.laptop.get(slipPath(), tablet.uwe).contains("entered here"));
    }

    void otherEntriesAreNotWithoutAReason_data()
    {
        QTest::addColumn<bool>("byDesk");
        QTest::newRow("the desk's") << true;
        QTest::newRow("another helper's") << false;
    }
    void otherEntriesAreNotWithoutAReason()
    {
        QFETCH(const bool, byDesk);
        Tablet tablet;
        if (byDesk) {
            tablet.enterAtDesk("0,5,7,9");
        } else {
            QCOMPARE(statusOf(tablet.postAsUwe(formOf("0,5,7,9"))), 303);
        }
        QVERIFY(!tablet.get().contains("name=\"reason\""));
        QVERIFY(tablet.get(slipPath() + "?game=2").contains("name=\"reason\""));
        const auto page = tablet.post(formOf("0,5,7,8", {}, "second", "2:1"));
        QCOMPARE(statusOf(page), 422);
        QVERIFY(page.contains("role=\"alert\""));
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
    }

    void disputedTablesTakeNothing()
    {
        Tablet tablet;
        tablet.mark(core::TableMark::Disputed);
        QVERIFY(tablet.get().contains("This table is disputed"));
        QVERIFY(!tablet.get().contains("name=\"stones0\""));
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 422);
        QVERIFY(tablet.stored().isEmpty());
        QVERIFY(tablet.pending().empty());
    }

    void roundsThatAreOverTakeNothing()
    {
        Tablet tablet;
        QVERIFY(tablet.laptop.service()
                    .run(tablet.laptop.id(), core::cancelRound, openGame.round, u"rain"_s)
                    .ok());
        const auto page = tablet.post(formOf("0,5,7,9"));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains("This round is over"), page.constData());
        QVERIFY(tablet.stored().isEmpty());
        QVERIFY(tablet.get("/helper/slips").contains("No round is being played."));
    }

    void slipsThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        QTest::newRow("another edition") << slipPath(2) << 422;
        QTest::newRow("no such table")
            << "/helper/slips/" + core::slipText({RoundNumber{2}, TableNumber{9}, 1}).toLatin1()
            << 404;
        QTest::newRow("no such round")
            << "/helper/slips/" + core::slipText({RoundNumber{9}, TableNumber{1}, 1}).toLatin1()
            << 404;
        QTest::newRow("no id") << QByteArray("/helper/slips/2") << 404;
        QTest::newRow("nothing") << QByteArray("/helper/slips/") << 404;
        QTest::newRow("a folder") << QByteArray("/helper/slips/../../etc/passwd") << 404;
    }
    void slipsThatAreNone()
    {
        QFETCH(const QByteArray, path);
        Tablet tablet;
        QTEST(statusOf(tablet.post(formOf("0,5,7,9"), path)), "status");
        QVERIFY(tablet.stored().isEmpty());
    }

    void pointsWhileTyping()
    {
        Tablet tablet;
        const auto points = slipPath() + "/points";
        const auto answer = tablet.post(formOf("0,5,7,9"), points);
        QCOMPARE(statusOf(answer), 200);
        QVERIFY2(answer.contains("<td>4</td>"), answer.constData());
        QVERIFY(tablet.stored().isEmpty());
        QVERIFY(tablet.pending().empty());
        // Only with the token of the own session.
        QCOMPARE(statusOf(tablet.laptop.post(points, formOf("0,5,7,9"), tablet.anna)), 403);
        QCOMPARE(statusOf(tablet.laptop.post(points, formOf("0,5,7,9"))), 403);
    }

    void theRightIsNeeded()
    {
        Tablet tablet({HelperRight::CheckIn, HelperRight::Fees, HelperRight::Papers});
        for (const auto& path : {QByteArray("/helper/slips"), slipPath()}) {
            QCOMPARE(statusOf(tablet.get(path)), 403);
        }
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"))), 403);
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"), slipPath() + "/points")), 403);
        QVERIFY(!tablet.get("/helper").contains("/helper/slips"));
        QVERIFY(tablet.stored().isEmpty());
    }

    void formsNeedTheirToken_data()
    {
        QTest::addColumn<QByteArray>("whose");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("another helper's") << QByteArray("uwe");
    }
    void formsNeedTheirToken()
    {
        QFETCH(const QByteArray, whose);
        Tablet tablet;
        const auto token = whose.isEmpty() ? QByteArray() : tablet.laptop.tokenOf(tablet.uwe);
        QCOMPARE(statusOf(tablet.laptop.post(slipPath(), "token=" + token + '&' + formOf("0,5,7,9"),
                                             tablet.anna)),
                 403);
        QVERIFY(tablet.stored().isEmpty());
    }

    /// The paper slip decides, as at the desk.
    void aReportByPhoneIsFilledIn()
    {
        Tablet tablet;
        core::PendingEntry report;
        report.id = u"phone"_s;
        report.action = core::PendingGame{{openGame.round, openGame.table, 1},
                                          openGame.game,
                                          core::PlayedGame{game_builder::romme("0,5,7,9"), {}}};
        report.sender.device = u"1A2B"_s;
        report.time = helper_laptop::evening;
        QVERIFY(tablet.laptop.service().submit(tablet.laptop.id(), report, true).ok());
        const auto page = tablet.get();
        QVERIFY(page.contains("reported by phone"));
        QVERIFY(page.contains("id=\"stones3\" name=\"stones3\" value=\"9\""));
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8"))), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,8"));
        for (const auto& entry : tablet.pending()) {
            QVERIFY(entry.settled.has_value());
        }
    }

    void correctionsOfOthersWaitWithAReason()
    {
        Tablet tablet;
        tablet.enterAtDesk("0,5,7,9");
        const auto page = tablet.get(slipPath() + "?game=2");
        QVERIFY(page.contains("name=\"reason\""));
        const auto game = Laptop::between(page, "name=\"game\" value=\"", "\"");
        const auto form = formOf("0,5,7,8", "&reason=the+slip+says+8", "first", game);
        QCOMPARE(statusOf(tablet.post(form)), 303);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
        QCOMPARE(tablet.pending().size(), std::size_t{1});
        const auto waiting = tablet.pending().front();
        QCOMPARE(waiting.reason, u"the slip says 8"_s);
        QCOMPARE(waiting.sender.device, u"Helper: Anna"_s);
        QVERIFY(!waiting.settled);
        const auto judged =
            core::judge(waiting, **tablet.laptop.service().tournament(tablet.laptop.id()),
                        core::GameRevision());
        QVERIFY(std::holds_alternative<core::Differs>(judged));
        QVERIFY(tablet.get().contains("a correction waits for the desk"));
        QVERIFY(newestInTime(**tablet.laptop.service().tournament(tablet.laptop.id()),
                             tablet.pending(), openGame) == nullptr); // Guests do not see it.
        // Once, however often it is sent; nothing else under its id.
        QCOMPARE(statusOf(tablet.post(form)), 303);
        QCOMPARE(tablet.pending().size(), std::size_t{1});
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,6", "&reason=x", "first", game))), 422);
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8", "&reason=x", "first", game))), 422);
        QCOMPARE(tablet.pending().size(), std::size_t{1});
        // The desk takes it over.
        core::TakenEntry taken{waiting.id};
        taken.terms.correction = true;
        QVERIFY(tablet.laptop.service().run(tablet.laptop.id(), core::takeEntry, taken).ok());
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,8"));
        QVERIFY(tablet.pending().front().settled->how == core::SettledHow::Taken);
    }

    void correctionsOfOthersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::newRow("no reason") << formOf("0,5,7,8", {}, "a", "2:1");
        QTest::newRow("a blank reason") << formOf("0,5,7,8", "&reason=+", "a", "2:1");
        QTest::newRow("an older revision") << formOf("0,5,7,8", "&reason=x", "a", "2:0");
        QTest::newRow("nobody went out") << formOf("1,5,7,8", "&reason=x", "a", "2:1");
        QTest::newRow("a warning") << formOf("0,5,7,60", "&reason=x", "a", "2:1");
        QTest::newRow("no id") << formOf("0,5,7,8", "&reason=x", {}, "2:1");
    }
    void correctionsOfOthersAreRefused()
    {
        QFETCH(const QByteArray, form);
        Tablet tablet;
        tablet.enterAtDesk("0,5,7,9");
        QCOMPARE(statusOf(tablet.post(form)), 422);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
        QVERIFY(tablet.pending().empty());
    }

    void correctionsOfOthersNeedTheRight()
    {
        Tablet tablet({HelperRight::CheckIn});
        tablet.enterAtDesk("0,5,7,9");
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8", "&reason=x", "a", "2:1"))), 403);
        Tablet disputed;
        disputed.enterAtDesk("0,5,7,9");
        disputed.mark(core::TableMark::Disputed);
        QCOMPARE(statusOf(disputed.post(formOf("0,5,7,8", "&reason=x", "a", "2:1"))), 422);
        auto& service = disputed.laptop.service();
        QVERIFY(service.read().pendingEntries(disputed.laptop.id()).empty());
        QVERIFY(tablet.pending().empty());
    }

    void secondPassShowsNothingOfTheFirst()
    {
        Tablet tablet({HelperRight::SecondPass});
        tablet.enterAtDesk("0,23,17,21");
        const auto list = tablet.get("/helper/slips");
        QVERIFY2(list.contains("href=\"" + againPath() + "\">Table 2</a>"), list.constData());
        QVERIFY(list.contains("2 games to be typed again"));
        QVERIFY(!list.contains(">Table 3</a>")); // Nothing is entered.
        QVERIFY(tablet.get("/helper/slips?q=2").contains("Location: " + againPath() + "\r\n"));
        const auto page = tablet.get(againPath() + "?game=2");
        QCOMPARE(statusOf(page), 200);
        QVERIFY(page.contains("id=\"game2\" class=\"typing\""));
        QVERIFY(page.contains("id=\"stones1\" name=\"stones1\" value=\"\""));
        for (const auto* const number : {"23", "17", "21"}) {
            QVERIFY2(!page.contains(QByteArray(">") + number + '<'), page.constData());
            QVERIFY2(!page.contains(QByteArray("\"") + number + '"'), page.constData());
        }
        QCOMPARE(statusOf(tablet.get()), 403); // The slip as it was typed.
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,8"))), 403);
    }

    void secondPassNeedsItsRight()
    {
        Tablet tablet({HelperRight::Slips});
        tablet.enterAtDesk("0,5,7,9");
        QVERIFY(!tablet.get("/helper/slips").contains("Second pass"));
        QCOMPARE(statusOf(tablet.get(againPath())), 403);
        QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9"), againPath())), 403);
        QVERIFY(tablet.pending().empty());
    }

    void secondPassOfTheSameIsCompared()
    {
        Tablet tablet({HelperRight::Slips, HelperRight::SecondPass});
        tablet.enterAtDesk("0,5,7,9");
        const auto form = formOf("0,5,7,9", {}, "first", "2:1");
        for (int sent = 0; sent < 2; ++sent) {
            QCOMPARE(statusOf(tablet.post(form, againPath())), 303);
        }
        QCOMPARE(tablet.pending().size(), std::size_t{1});
        QVERIFY(tablet.pending().front().settled->how == core::SettledHow::Taken);
        QCOMPARE(tablet.newest().desk, u"Desk"_s); // Nothing was changed.
        const auto page = tablet.get(againPath());
        QVERIFY2(page.contains(">compared<"), page.constData());
        QVERIFY(tablet.get("/helper/slips").contains("1 game to be typed again"));
    }

    void secondPassAsksWhichIsRight_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("stones");
        QTest::addColumn<bool>("isOwn");
        QTest::addColumn<bool>("waits");
        QTest::newRow("typed now, an own entry")
            << QByteArray("What was typed now") << QByteArray("0,5,7,8") << true << false;
        QTest::newRow("typed now, somebody else's")
            << QByteArray("What was typed now") << QByteArray("0,5,7,9") << false << true;
        QTest::newRow("entered before, an own entry")
            << QByteArray("What was entered before") << QByteArray("0,5,7,9") << true << false;
        QTest::newRow("entered before, somebody else's")
            << QByteArray("What was entered before") << QByteArray("0,5,7,9") << false << false;
    }
    void secondPassAsksWhichIsRight()
    {
        QFETCH(const QByteArray, answer);
        QFETCH(const QByteArray, stones);
        QFETCH(const bool, isOwn);
        QFETCH(const bool, waits);
        Tablet tablet({HelperRight::Slips, HelperRight::SecondPass});
        if (isOwn) {
            QCOMPARE(statusOf(tablet.post(formOf("0,5,7,9", {}, "own"))), 303);
        } else {
            tablet.enterAtDesk("0,5,7,9");
        }
        const auto form = formOf("0,5,7,8", {}, "first", "2:1");
        const auto asked = tablet.post(form, againPath());
        QCOMPARE(statusOf(asked), 422);
        QVERIFY2(asked.contains("class=\"slip refused\""), asked.constData());
        QVERIFY(asked.contains("Typed now: A 0"));
        QVERIFY(asked.contains("Entered before: A 0"));
        QCOMPARE(asked.contains("the desk decides"), !isOwn);
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
        QVERIFY(tablet.pending().empty());
        const auto button = asked.lastIndexOf("<button", asked.indexOf(answer));
        const auto value = Laptop::between(asked.mid(button), "value=\"", "\"");
        QCOMPARE(statusOf(tablet.post(form + "&right=" + value, againPath())), 303);
        QCOMPARE(tablet.stored(), stones);
        QCOMPARE(tablet.pending().size(), std::size_t{1});
        QCOMPARE(!tablet.pending().front().settled, waits);
        const auto page = tablet.get(againPath());
        QCOMPARE(page.contains("a correction waits for the desk"), waits);
        QVERIFY(!page.contains("href=\"" + againPath() + "?game=2\"")); // Typed again.
    }

    void secondPassIsRefusedLikeTheFirst_data()
    {
        QTest::addColumn<QByteArray>("stones");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("nobody went out") << QByteArray("1,5,7,8") << QByteArray();
        QTest::newRow("no number") << QByteArray("0,5,7,x") << QByteArray();
        QTest::newRow("the answer to other numbers") << QByteArray("0,5,7,8") << QByteArray("abc");
        QTest::newRow("a warning") << QByteArray("0,5,7,60") << QByteArray("sign");
    }
    void secondPassIsRefusedLikeTheFirst()
    {
        QFETCH(const QByteArray, stones);
        QFETCH(QByteArray, answer);
        Tablet tablet({HelperRight::SecondPass});
        tablet.enterAtDesk("0,5,7,9");
        const auto form = formOf(stones, {}, "first", "2:1");
        if (answer == "sign") {
            const auto asked = tablet.post(form, againPath());
            answer = Laptop::between(asked, "name=\"right\" value=\"", "\"");
        }
        const auto refused = tablet.post(form + "&right=" + answer, againPath());
        QCOMPARE(statusOf(refused), 422);
        QVERIFY(tablet.pending().empty());
        const auto confirmed = Laptop::between(refused, "name=\"confirmed\" value=\"", "\"");
        if (!confirmed.isEmpty()) {
            QCOMPARE(statusOf(tablet.post(form + "&confirmed=" + confirmed, againPath())), 303);
            QCOMPARE(tablet.pending().size(), std::size_t{1});
        }
        QCOMPARE(tablet.stored(), QByteArray("0,5,7,9"));
    }

    void secondPassOfDealsHidesTheMatch()
    {
        CardTablet tablet({}, {card_evening::dealt("85,40,20", "0,25,10")});
        const core::Helper anna{
            tablet.laptop.idOf(u"Anna"_s), u"Anna"_s, {HelperRight::SecondPass}};
        QVERIFY(tablet.laptop.club().run(core::changeHelper, anna).ok());
        const auto path = CardTablet::slip + "/again";
        const auto page = tablet.get(path);
        QVERIFY2(page.contains("id=\"game1\" class=\"typing\""), page.constData());
        QVERIFY2(!page.contains(">85<"), page.constData());
        QCOMPARE(statusOf(tablet.post(dealForm("85,40,20", "0,25,10", "1:1"), path)), 303);
        QVERIFY(tablet.get(path).contains(">85<"));
    }

    void dealsAreTypedLikeInTheWindow()
    {
        CardTablet tablet(card_evening::quick(core::CardEvent::Points, 2));
        const auto list = tablet.get("/helper/slips");
        QVERIFY2(list.contains("Table 1</a>") && list.contains("2 deals open"), list.constData());
        const auto page = tablet.get();
        QVERIFY(page.contains("Deal 1") && page.contains("data-pairs"));
        QVERIFY(page.contains("Melded") && page.contains("In hand"));
        QVERIFY(page.contains("Stock used up"));
        QVERIFY(!page.contains("First-round"));
        QCOMPARE(statusOf(tablet.post(dealForm("85,40,-", "0,25,"))), 303);
        QCOMPARE(tablet.games().size(), std::size_t{1});
        const auto& deal = std::get<core::PlayedDeal>(tablet.games().front().outcome);
        QVERIFY(deal.deal == deal_builder::deal("85,40,-", "0,25,-"));
        const auto next = tablet.get();
        QVERIFY(next.contains("85 \u2212 0") && next.contains("40 \u2212 25"));
        QVERIFY(next.contains("id=\"game2\" class=\"typing\""));
        QCOMPARE(statusOf(tablet.post(dealForm("20,30,40", "5,0,10", "2:0", "stock"))), 303);
        const auto last = std::get<core::PlayedDeal>(tablet.games().back().outcome);
        QVERIFY(last.deal.ending == scoring::DealEnding::Stock);
    }

    void dealsAreCheckedByTheDesksRules_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("nobody has gone out")
            << dealForm("85,40,20", "5,25,10") << QByteArray("class=\"fault\" role=\"alert\">");
        QTest::newRow("in hand is missing")
            << dealForm("85,40,20", "0,,10") << QByteArray("id=\"claims1-fault\"");
        QTest::newRow("melded is no number")
            << dealForm("85,x,20", "0,5,10") << QByteArray("id=\"stones1-fault\"");
    }
    void dealsAreCheckedByTheDesksRules()
    {
        QFETCH(QByteArray, form);
        QFETCH(QByteArray, place);
        CardTablet tablet(card_evening::quick(core::CardEvent::Points, 2));
        const auto answer = tablet.post(form);
        QCOMPARE(statusOf(answer), 422);
        QVERIFY2(answer.contains(place), answer.constData());
        QVERIFY(tablet.games().empty());
    }

    void dealsAreWorthWhatTheServerSays()
    {
        const CardTablet tablet(card_evening::quick(core::CardEvent::Points, 2));
        const auto worth = tablet.post(dealForm("85,40,-", "0,65,"), CardTablet::slip + "/points");
        QVERIFY2(worth.contains("<td>85</td>\n<td>\u221225</td>\n<td></td>"), worth.constData());
    }

    void aTieBreakerIsPlayedByThoseWhoAreTied()
    {
        CardTablet tablet(card_evening::quick(core::CardEvent::Single, 1),
                          {card_evening::dealt("50,20,60", "0,10,10")});
        const auto page = tablet.get();
        QVERIFY(page.contains("id=\"stones0\"") && page.contains("id=\"stones2\""));
        QVERIFY(!page.contains("id=\"stones1\""));
        QCOMPARE(statusOf(tablet.post("game=2:0&request=tie&ending=out&stones0=30&claims0=0"
                                      "&stones2=20&claims2=x")),
                 422);
        QCOMPARE(statusOf(tablet.post("game=2:0&request=tie&ending=out&stones0=30&claims0=0"
                                      "&stones2=20&claims2=5")),
                 303);
        const auto& deal = std::get<core::PlayedDeal>(tablet.games().back().outcome);
        QCOMPARE(deal.tieBreak.size(), std::size_t{2});
        QVERIFY(deal.deal == deal_builder::deal("30,20", "0,5"));
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestHelperSlips)

} // namespace tst_helper_slips

#include "tst_helper_slips.moc"
