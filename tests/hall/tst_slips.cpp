#include "app/hall/server.h"
#include "browser.h"
#include "core/codes/hall_codes.h"
#include "core/texts/translation.h"
#include "db/sqlite/open_store.h"
#include "hall_evening.h"
#include "tests/suite.h"

#include <algorithm>

#include <QTemporaryDir>

namespace tst_slips {

using namespace Qt::Literals::StringLiterals;

namespace {

const QDateTime evening({2026, 5, 14}, {19, 0}, Qt::UTC);

core::TournamentService::Clock clock()
{
    return [] { return evening; };
}

/// The served evening, in which table 2 of round 2 has no second game, and 9 a bye.
class Hall
{
public:
    explicit Hall(core::PhoneSlips reporting = core::PhoneSlips::Desk, int games = 2)
    {
        auto tournament = hall_evening::tournament();
        tournament.rounds[1].head.games = games;
        tournament.settings.phoneSlips = reporting;
        tournament.rounds[1].tables[1].head.mark.reset();
        core::Participant onBye;
        onBye.number = core::StartNumber{9};
        onBye.name = u"Gast"_s;
        tournament.participants.push_back(onBye);
        tournament.rounds[1].head.byes = {onBye.number};
        id_ = *service_.import(tournament);
        key_ = *service_.makeHallKey(id_);
        const auto open = [this] { return db::openStore(file(), db::IfMissing::Refuse); };
        auto started = web::Server::start(0, content(), {}, web::ReportStore{open, id_, clock()});
        server_ = std::move(std::get<std::unique_ptr<web::Server>>(started));
    }

    [[nodiscard]] QByteArray path(const core::SlipId& slip = openSlip()) const
    {
        return "/t/" + core::slipCode(key_, slip).toLatin1();
    }
    static core::SlipId openSlip() { return {core::RoundNumber{2}, core::TableNumber{2}, 1}; }

    [[nodiscard]] QByteArray get() const { return asked(server_->port(), getRequest(path())); }
    [[nodiscard]] QByteArray post(const QByteArray& form) const
    {
        return asked(server_->port(), postRequest(path(), form));
    }
    [[nodiscard]] QByteArray ask(const QByteArray& request) const
    {
        return asked(server_->port(), request);
    }

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }
    [[nodiscard]] core::PendingEntries reports() const
    {
        return service_.read().pendingEntries(id_);
    }
    [[nodiscard]] core::Tournament now() { return **service_.tournament(id_); }
    core::TournamentService& service() { return service_; }
    /// Of the player card.
    [[nodiscard]] QByteArray codeOf(int number) const
    {
        return core::participantCode(key_, core::StartNumber{number}).toLatin1();
    }
    /// Game 2, confirmed by somebody other than the reporter.
    [[nodiscard]] QByteArray confirmation(int number, const QByteArray& request = "first") const
    {
        return "confirm=2:" + request + "&owncode=" + codeOf(number);
    }
    [[nodiscard]] core::TournamentId id() const { return id_; }
    void show() { server_->show(content()); }
    [[nodiscard]] QString file() const { return folder_.filePath(u"club.rummydb"_s); }
    /// Somebody deletes the club's file.
    void loseFile()
    {
        store_.reset();
        QFile::remove(file());
    }

private:
    web::Content content() { return {now(), hall::NameStyle::Full, {}, key_}; }

    QTemporaryDir folder_;
    std::unique_ptr<core::Store> store_ = db::openStore(file(), db::IfMissing::Create);
    mutable core::TournamentService service_{*store_, u"Desk"_s, clock()};
    core::TournamentId id_{0};
    QByteArray key_;
    std::unique_ptr<web::Server> server_;
};

/// What a page about warnings sends along.
QByteArray signIn(const QByteArray& page)
{
    const QByteArray begin = "name=\"confirmed\" value=\"";
    const auto at = page.indexOf(begin);
    return at < 0 ? QByteArray() : page.mid(at + begin.size(), 16);
}

/// A game's row of the page.
QByteArray rowOf(const QByteArray& page, int game)
{
    const auto begin = page.indexOf("<tbody id=\"game" + QByteArray::number(game) + '"');
    return begin < 0 ? QByteArray() : page.mid(begin, page.indexOf("</tbody>", begin) - begin);
}

/// The game with fields, and the revision seen; empty: there is none.
QByteArray gameTyped(const QByteArray& page)
{
    const QByteArray begin = "name=\"game\" value=\"";
    const auto at = page.indexOf(begin);
    return at < 0 ? QByteArray() : page.mid(at + begin.size()).split('"').constFirst();
}

/// A form as sent by the browser.
QByteArray formOf(const QByteArray& stones, const QByteArray& more = {},
                  const QByteArray& request = "first")
{
    QByteArray form = "game=2:0&ending=romme&seat=1&request=" + request;
    const auto values = stones.split(',');
    for (qsizetype seat = 0; seat < values.size(); ++seat) {
        form += "&stones" + QByteArray::number(seat) + '=' + values[seat];
    }
    return form + more;
}

} // namespace

/// Slips by phone, over real sockets.
class TestSlips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pageShowsTheTable()
    {
        const Hall hall;
        const auto page = hall.get();
        QCOMPARE(statusOf(page), 200);
        QVERIFY(page.contains("Table 2, round 2"));
        QVERIFY2(rowOf(page, 1).contains(">entered<"), page.constData());
        QVERIFY2(rowOf(page, 2).contains(">open<"), page.constData());
        QCOMPARE(gameTyped(page), QByteArray("2:0"));
        QVERIFY(rowOf(page, 1).contains("<span>1</span>"));
        QVERIFY(page.contains("aria-label=\"A Lang, Uwe, Stones\""));
        QVERIFY(page.contains("&lt;script&gt;") && !page.contains("<script>"));
        for (const auto& secret : hall_evening::secrets()) {
            QVERIFY2(!page.contains(secret), secret.constData());
        }
    }

    void whatIsSentIsReported()
    {
        Hall hall;
        const auto before = hall.now();
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&claims0=2"))), 303);
        const auto reports = hall.reports();
        QCOMPARE(reports.size(), std::size_t{1});
        QVERIFY(slipOf(reports[0]) == Hall::openSlip());
        QCOMPARE(reports[0].sender.seat, std::optional<std::size_t>(1));
        const auto& hands = std::get<core::PlayedGame>(gameIn(reports[0])->outcome).result.hands;
        QCOMPARE(hands[0]->claims, 2);
        QCOMPARE(hands[3]->stones, 9);
        QVERIFY(hall.now() == before);
        QVERIFY(hall.get().contains("reported, waiting for the desk"));
    }

    void phonesBehindOneAddressAreTwo_data()
    {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<std::size_t>("waiting");
        QTest::newRow("the same phone") << QByteArray("&device=a") << std::size_t{1};
        QTest::newRow("another one") << QByteArray("&device=b") << std::size_t{2};
    }
    void phonesBehindOneAddressAreTwo()
    {
        QFETCH(const QByteArray, other);
        const Hall hall;
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&device=a"))), 303);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,8", other, "another"))), 303);
        const auto reports = hall.reports();
        const auto waiting = std::count_if(reports.begin(), reports.end(),
                                           [](const auto& one) { return !one.settled; });
        QTEST(static_cast<std::size_t>(waiting), "waiting");
    }

    void theOtherPhonesOfTheTableAreTold()
    {
        const Hall hall;
        const Browser other(hall.port());
        other.send(getRequest("/events"));
        QVERIFY(other.answerWith("data: ").contains("data: "));
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QVERIFY(other.answerWith("data: ").contains("data: "));
    }

    void anotherGameIsChosen_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("typed");
        QTest::newRow("none") << QByteArray() << QByteArray("2:0");
        QTest::newRow("the last") << QByteArray("?game=3") << QByteArray("3:0");
        QTest::newRow("one that is entered") << QByteArray("?game=1") << QByteArray("2:0");
        QTest::newRow("none of the round") << QByteArray("?game=9") << QByteArray("2:0");
        QTest::newRow("script") << QByteArray("?game=%22%3E%3Cscript%3E") << QByteArray("2:0");
    }
    void anotherGameIsChosen()
    {
        QFETCH(const QByteArray, query);
        const Hall hall(core::PhoneSlips::Desk, 3);
        const auto page = hall.ask(getRequest(hall.path() + query));
        QCOMPARE(statusOf(page), 200);
        QTEST(gameTyped(page), "typed");
        QVERIFY(!page.contains("\"><script>"));
        QVERIFY(rowOf(page, 3).contains("?game=3") == (gameTyped(page) != "3:0"));
    }

    /// The row shows what was reported with its points; the fields begin with it.
    void aReportedGameIsShownAndChanged()
    {
        const Hall hall(core::PhoneSlips::Desk, 3);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,-", "&claims1=2"))), 303);
        auto page = hall.get();
        QCOMPARE(gameTyped(page), QByteArray("3:0"));
        QVERIFY2(rowOf(page, 2).contains("<span>5 +2</span>"), page.constData());
        QVERIFY2(rowOf(page, 2).contains("<b>"), page.constData());
        page = hall.ask(getRequest(hall.path() + "?game=2"));
        QVERIFY2(page.contains("id=\"claims1\" name=\"claims1\" value=\"2\""), page.constData());
        QVERIFY(page.contains("id=\"stones3\" name=\"stones3\" value=\"-\""));
    }

    void whatIsTyped_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("stones");
        QTest::addColumn<QByteArray>("claims");
        QTest::newRow("the minus of a telephone's keyboard")
            << formOf("0,5,%E2%80%93,%E2%88%92") << QByteArray("0,5,-,-") << QByteArray("0,0,-,-");
        QTest::newRow("stones and claims in one field")
            << formOf("0%2B1,5+%2B+2,7,9") << QByteArray("0,5,7,9") << QByteArray("1,2,0,0");
        QTest::newRow("chosen in the list") << formOf("0,5,7,", "&substitution3=out")
                                            << QByteArray("0,5,7,-") << QByteArray("0,0,0,-");
    }
    void whatIsTyped()
    {
        QFETCH(const QByteArray, form);
        QFETCH(const QByteArray, stones);
        QFETCH(const QByteArray, claims);
        const Hall hall;
        QCOMPARE(statusOf(hall.post(form)), 303);
        const auto reports = hall.reports();
        const auto& kept = std::get<core::PlayedGame>(gameIn(reports.at(0))->outcome);
        QVERIFY(kept.result == game_builder::romme(stones.constData(), claims.constData()));
    }

    void pointsWhileTyping_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("points");
        QTest::addColumn<QByteArray>("hint");
        QTest::newRow("whole") << formOf("0,5,7,9") << QByteArray("4|3|2|1") << QByteArray();
        QTest::newRow("half") << formOf("0,5,,9") << QByteArray("|||") << QByteArray();
        QTest::newRow("a letter") << formOf("0,5,x,9") << QByteArray("|||") << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray("|||") << QByteArray();
        QTest::newRow("nobody went out")
            << formOf("1,5,7,9") << QByteArray("|||") << QByteArray("Nobody has gone out");
        QTest::newRow("none of the round")
            << formOf("0,5,7,9").replace("2:0", "99:0") << QByteArray("|||") << QByteArray("game");
        QTest::newRow("script") << formOf("0,5,7,%3Cscript%3E") << QByteArray("|||")
                                << QByteArray();
    }
    void pointsWhileTyping()
    {
        QFETCH(const QByteArray, form);
        QFETCH(const QByteArray, hint);
        const Hall hall;
        const auto answer = hall.ask(postRequest(hall.path() + "/points", form));
        QCOMPARE(statusOf(answer), 200);
        QVERIFY(answer.contains("Cache-Control: no-store"));
        QByteArrayList points;
        const auto row = answer.mid(answer.indexOf("class=\"worth\""));
        for (const auto& cell : row.left(row.indexOf("</tr>")).split('\n')) {
            if (cell.startsWith("<td>") || cell.contains("</th>")) {
                points << cell.mid(cell.indexOf("<td>") + 4).split('<').constFirst();
            }
        }
        points.removeFirst();
        QTEST(points.join('|'), "points");
        QVERIFY2(answer.contains(hint), answer.constData());
        QVERIFY(!answer.contains("<script>"));
        QVERIFY(hall.reports().empty());
    }

    void pointsNeedTheSlip()
    {
        const Hall hall;
        QCOMPARE(statusOf(hall.ask(postRequest("/t/GUESS/points", formOf("0,5,7,9")))), 403);
        QCOMPARE(statusOf(hall.ask(postRequest("/t//points", formOf("0,5,7,9")))), 403);
        QCOMPARE(statusOf(hall.ask(postRequest("/points", formOf("0,5,7,9")))), 404);
        QCOMPARE(statusOf(hall.ask(getRequest(hall.path() + "/points"))), 404);
        QCOMPARE(statusOf(hall.ask(postRequest(hall.path() + "/points", QByteArray(5000, 'a')))),
                 413);
    }

    void whatIsSentTwiceIsKeptOnce()
    {
        const Hall hall;
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(hall.reports().size(), std::size_t{1});
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("at");
        QTest::newRow("a letter") << formOf("0,x,7,9") << QByteArray("id=\"stones1-fault\"");
        QTest::newRow("nothing typed") << formOf("0,5,,9") << QByteArray("id=\"stones2-fault\"");
        QTest::newRow("a claim that is none")
            << formOf("0,5,7,9", "&claims3=z") << QByteArray("id=\"claims3-fault\"");
        QTest::newRow("negative") << formOf("0,5,-7,9") << QByteArray("class=\"fault\"");
        QTest::newRow("nobody went out") << formOf("1,5,7,9") << QByteArray("class=\"fault\"");
        QTest::newRow("no such game")
            << formOf("0,5,7,9").replace("2:0", "7:0") << QByteArray("class=\"fault\"");
        QTest::newRow("no game") << formOf("0,5,7,9").replace("2:0", "")
                                 << QByteArray("class=\"fault\"");
        QTest::newRow("no request") << formOf("0,5,7,9", {}, {}) << QByteArray("class=\"fault\"");
        QTest::newRow("nothing at all") << QByteArray() << QByteArray("class=\"fault\"");
        QTest::newRow("script") << formOf("%3Cscript%3E,5,7,9")
                                << QByteArray("id=\"stones0-fault\"");
    }
    void refusals()
    {
        QFETCH(const QByteArray, form);
        QFETCH(const QByteArray, at);
        const Hall hall;
        const auto page = hall.post(form);
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains(at), page.constData());
        QVERIFY(!page.contains("<script>"));
        QVERIFY(hall.reports().empty());
    }

    void warningsAreConfirmed()
    {
        const Hall hall;
        const auto page = hall.post(formOf("0,5,7,60"));
        QCOMPARE(statusOf(page), 422);
        const auto sign = signIn(page);
        QVERIFY(!sign.isEmpty());
        QVERIFY(page.contains("value=\"60\""));
        QVERIFY(page.contains("value=\"first\"")); // the same request
        QVERIFY(hall.reports().empty());
        // Only what was shown is confirmed.
        QCOMPARE(statusOf(hall.post(formOf("0,5,70,60", "&confirmed=" + sign))), 422);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,60", "&confirmed=1"))), 422);
        QVERIFY(hall.reports().empty());
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,60", "&confirmed=" + sign))), 303);
        QCOMPARE(hall.reports().size(), std::size_t{1});
    }

    /// A page opened again may send its old id.
    void anIdIsOfOneContent()
    {
        const Hall hall;
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        const auto page = hall.post(formOf("0,5,7,8"));
        QCOMPARE(statusOf(page), 422);
        QVERIFY(page.contains("was sent before with other numbers"));
        QVERIFY(page.contains("value=\"8\""));
        // Sent again from this page it is kept.
        QVERIFY(!page.contains("value=\"first\""));
        QCOMPARE(hall.reports().size(), std::size_t{1});
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,8", {}, "second"))), 303);
        QCOMPARE(hall.reports().size(), std::size_t{2});
    }

    /// The desk typed the paper slip meanwhile.
    void gameThatChangedMeanwhileIsShown()
    {
        Hall hall;
        QVERIFY(
            hall.service().run(hall.id(), core::enterGame,
                               {core::RoundNumber{2}, core::TableNumber{2}, core::GameNumber{2}},
                               core::PlayedGame{game_builder::romme("0,4,5,6"), {}}, {}));
        hall.show();
        const auto page = hall.post(formOf("0,5,7,9"));
        QCOMPARE(statusOf(page), 422);
        // Its numbers never stand at another game.
        QCOMPARE(gameTyped(page), QByteArray("2:1"));
        QVERIFY(hall.reports().empty());
    }

    void whatTheDeskMadeOfIt_data()
    {
        QTest::addColumn<QByteArray>("stones");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("the same") << QByteArray("0,5,7,9") << QByteArray("class=\"taken\"");
        QTest::newRow("something else") << QByteArray("0,5,7,8") << QByteArray("class=\"changed\"");
    }
    void whatTheDeskMadeOfIt()
    {
        QFETCH(const QByteArray, stones);
        QFETCH(const QByteArray, told);
        Hall hall;
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QVERIFY(
            hall.service().run(hall.id(), core::enterGame,
                               {core::RoundNumber{2}, core::TableNumber{2}, core::GameNumber{2}},
                               core::PlayedGame{game_builder::romme(stones.constData()), {}}, {}));
        hall.show();
        const auto page = hall.get();
        QVERIFY2(rowOf(page, 2).contains(told), page.constData());
        QVERIFY(gameTyped(page).isEmpty());
    }

    void notRight()
    {
        Hall hall;
        QVERIFY(hall.get().contains("name=\"objection\""));
        QCOMPARE(statusOf(hall.post("objection=1")), 422); // has no id
        const auto before = hall.now();
        QCOMPARE(statusOf(hall.post("objection=1&request=o1")), 303);
        QCOMPARE(statusOf(hall.post("objection=1&request=o1")), 303);
        // It is kept beside the results, for the desk.
        QVERIFY(hall.now() == before);
        QCOMPARE(hall.reports().size(), std::size_t{1});
        QVERIFY(std::holds_alternative<core::PendingMark>(hall.reports()[0].action));
        QVERIFY(hall.get().contains("The desk looks at this table."));
        QVERIFY(!hall.get().contains("name=\"objection\""));
    }

    void lateReportsAreKept()
    {
        Hall hall;
        QVERIFY(hall.service().run(hall.id(), core::cancelRound, core::RoundNumber{2}, u"rain"_s));
        hall.show();
        QVERIFY(hall.get().contains("kept for the desk"));
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", {}, "other").replace("2:0", "7:0"))), 422);
        QCOMPARE(hall.reports().size(), std::size_t{1});
    }

    void codesThatAreNone()
    {
        const Hall hall;
        QCOMPARE(statusOf(hall.ask(getRequest("/t/"))), 403);
        QCOMPARE(statusOf(hall.ask(getRequest("/t/GUESSGUESSGUESSGUESSGUESS"))), 403);
        QCOMPARE(statusOf(hall.ask(postRequest("/t/GUESS", formOf("0,5,7,9")))), 403);
        // a draft
        QCOMPARE(statusOf(hall.ask(
                     getRequest(hall.path({core::RoundNumber{4}, core::TableNumber{1}, 1})))),
                 403);
        // an edition never printed
        QCOMPARE(statusOf(hall.ask(
                     getRequest(hall.path({core::RoundNumber{2}, core::TableNumber{2}, 2})))),
                 403);
        QVERIFY(hall.reports().empty());
    }

    void fileThatIsGoneIsNotMadeAnew()
    {
        Hall hall;
        hall.loseFile();
        const auto page = hall.get();
        QCOMPARE(statusOf(page), 503);
        QVERIFY(page.contains("Please tell the desk"));
        QVERIFY(!QFile::exists(hall.file()));
    }

    void nothingWhileItIsOff()
    {
        const Hall hall(core::PhoneSlips::Off);
        QCOMPARE(statusOf(hall.get()), 403);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 403);
    }

    void somebodyElsePlayed_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<core::Substitution>("kept");
        QTest::newRow("played for C")
            << QByteArray("&substitution2=for&substitute2=Hans+M%C3%BCller")
            << core::Substitution{2, u"Hans Müller"_s};
        QTest::newRow("took over seat B") << QByteArray("&substitution1=over&substitute1=9")
                                          << core::Substitution{1, core::StartNumber{9}};
    }
    void somebodyElsePlayed()
    {
        QFETCH(const QByteArray, sent);
        QFETCH(const core::Substitution, kept);
        const Hall hall;
        QVERIFY(hall.get().contains("<summary>Somebody else played, or nobody</summary>"));
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", sent))), 303);
        const auto reports = hall.reports();
        QCOMPARE(reports.size(), std::size_t{1});
        QCOMPARE(substitutionsOf(gameIn(reports[0])->outcome),
                 std::vector<core::Substitution>{kept});
    }

    void substitutesThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("told");
        const QByteArray atField = "id=\"substitute2-fault\"";
        QTest::newRow("nobody's name") << QByteArray("&substitution2=for&substitute2=") << atField;
        QTest::newRow("a name in place of a number")
            << QByteArray("&substitution2=over&substitute2=Hans") << atField;
        QTest::newRow("nobody's number")
            << QByteArray("&substitution2=over&substitute2=77") << atField;
        QTest::newRow("two hands") << QByteArray("&substitution2=over&substitute2=5")
                                   << QByteArray("Number 5 would hold two hands");
    }
    void substitutesThatAreNone()
    {
        QFETCH(const QByteArray, sent);
        QFETCH(const QByteArray, told);
        const Hall hall;
        const auto page = hall.post(formOf("0,5,7,9", sent));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains(told), page.constData());
        QVERIFY(page.contains("<details open>"));
        QVERIFY(hall.reports().empty());
    }

    /// One phone reports with its owner's code, another confirms.
    void secondPersonConfirms()
    {
        Hall hall(core::PhoneSlips::SecondSeat);
        QVERIFY(!hall.get().contains("class=\"confirm\""));
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&code=" + hall.codeOf(6)))), 303);
        const auto page = hall.get();
        QVERIFY2(page.contains("waits for one of A, C, D"), page.constData());
        QVERIFY(page.contains("name=\"confirm\" value=\"2:first\""));
        QCOMPARE(statusOf(hall.post(hall.confirmation(7))), 303);
        const auto now = hall.now();
        QCOMPARE(now.rounds[1].tables[1].games.size(), std::size_t{2});
        const auto last = hall.service().journal(hall.id())->back().entry;
        QVERIFY2(last.change.reason.endsWith(u"; confirmed by seat C, number 7"),
                 qPrintable(last.change.reason));
        QVERIFY(last.change.reason.startsWith(u"by phone: seat B, phone "));
        // Even if the change has not reached the server yet.
        QVERIFY(hall.get().contains("class=\"taken\""));
        QVERIFY(!hall.get().contains("class=\"confirm\""));
        QCOMPARE(statusOf(hall.post(hall.confirmation(8))), 303);
        QCOMPARE(hall.service().journal(hall.id())->back().entry.link.id, last.link.id);
    }

    void whoCannotConfirm_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("who reported it") << 6 << QByteArray("You reported game 2 yourself.");
        QTest::newRow("another table") << 1 << QByteArray("Number 1 does not play this game.");
        QTest::newRow("nobody") << 0 << QByteArray("There is no such code.");
    }
    void whoCannotConfirm()
    {
        QFETCH(const int, number);
        QFETCH(const QByteArray, told);
        Hall hall(core::PhoneSlips::SecondSeat);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&code=" + hall.codeOf(6)))), 303);
        const auto page = hall.post(hall.confirmation(number));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains(told), page.constData());
        QCOMPARE(hall.now().rounds[1].tables[1].games.size(), std::size_t{1});
    }

    void withoutACodeItWaitsForTheDesk()
    {
        const Hall hall(core::PhoneSlips::SecondSeat);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9"))), 303);
        QVERIFY(hall.get().contains("reported, waiting for the desk"));
        QVERIFY(!hall.get().contains("class=\"confirm\""));
        QCOMPARE(statusOf(hall.post(hall.confirmation(7))), 422);
    }

    void disputedTablesWaitForTheDesk()
    {
        const Hall hall(core::PhoneSlips::SecondSeat);
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&code=" + hall.codeOf(6)))), 303);
        QCOMPARE(statusOf(hall.post("objection=1&request=o1")), 303);
        QVERIFY(!hall.get().contains("class=\"confirm\""));
        QCOMPARE(statusOf(hall.post(hall.confirmation(7))), 422);
    }

    void confirmingAsksAboutWarnings()
    {
        Hall hall(core::PhoneSlips::SecondSeat);
        const auto sign = signIn(hall.post(formOf("0,5,7,60")));
        QCOMPARE(statusOf(hall.post(
                     formOf("0,5,7,60", "&confirmed=" + sign + "&code=" + hall.codeOf(6)))),
                 303);
        const auto page = hall.post(hall.confirmation(7));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains("name=\"read\" value=\"2:first\""), page.constData());
        QCOMPARE(statusOf(hall.post(hall.confirmation(7) + "&read=2:first")), 303);
        QCOMPARE(hall.now().rounds[1].tables[1].games.size(), std::size_t{2});
    }

    void codeOfTheReporter()
    {
        const Hall hall(core::PhoneSlips::SecondSeat);
        QVERIFY(hall.get().contains("id=\"code\""));
        QVERIFY(!hall.get().contains("id=\"seat\""));
        auto page = hall.post(formOf("0,5,7,9", "&code=GUESS"));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains("id=\"code-fault\""), page.constData());
        page = hall.post(formOf("0,5,7,9", "&code=" + hall.codeOf(1)));
        QCOMPARE(statusOf(page), 422);
        QVERIFY2(page.contains("id=\"code-fault\""), page.constData());
        QVERIFY(hall.reports().empty());
        QCOMPARE(statusOf(hall.post(formOf("0,5,7,9", "&code=" + hall.codeOf(8)))), 303);
        QCOMPARE(hall.reports()[0].sender.person, std::optional(core::StartNumber{8}));
        QCOMPARE(hall.reports()[0].sender.seat, std::optional<std::size_t>(3));
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestSlips)

} // namespace tst_slips

#include "tst_slips.moc"
