#include "core/evening/prize_changes.h"
#include "core/faults/faults.h"
#include "core/model/raffle.h"
#include "core/money/prize_doubts.h"
#include "core/money/prizes.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/raffling.h"
#include "random_tournament.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

#include <numeric>
#include <set>

namespace tst_prizes {

using core::AbsentWinners;
using core::Prize;
using core::PrizeFor;
using core::Standings;
using core::StartNumber;
using core::Tournament;
using core::UnwonBecause;
using game_builder::plus;
using game_builder::romme;

namespace {

using namespace Qt::Literals::StringLiterals;

/// 1 and 5 share rank 1, 2 and 6 rank 3, 3 and 7 rank 5, 4 and 8 rank 7; 9 has not played. Each has
/// as many claims as the digit says: 4, 3, 2, 1 at table 1, none at table 2.
Tournament twoTables()
{
    TournamentBuilder builder(plus());
    builder.participants(9).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    auto tournament = builder.tournament();
    tournament.settings.plannedRounds = 1;
    return tournament;
}

/// Ranks 1 to 4 are 1 to 4.
Tournament oneTable()
{
    TournamentBuilder builder(plus());
    builder.participants(4).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    return builder.tournament();
}

Prize prize(const char* name, PrizeFor what, core::PrizeCents cents)
{
    Prize made;
    made.name = QString::fromUtf8(name);
    made.what = what;
    made.places = std::move(cents);
    return made;
}

/// "A:1=500 A:2=250/2": name (empty by rank), winners, the amount for all who share it.
QString awardsText(const Tournament& tournament)
{
    QStringList texts;
    for (const auto& award : prizesOf(tournament, Standings(tournament)).awards) {
        QStringList numbers;
        for (const auto number : award.winners) {
            numbers << QString::number(plain(number));
        }
        const QString name = award.prize ? tournament.settings.prizes[*award.prize].name : u""_s;
        texts << u"%1:%2=%3%4"_s.arg(name, numbers.join(u'+'),
                                     award.turn              ? u"turn %1"_s.arg(*award.turn)
                                     : award.goods.isEmpty() ? QString::number(award.sumCents)
                                                             : award.goods.join(u'+'),
                                     award.sharers == 1 ? QString() : u"/%1"_s.arg(award.sharers));
    }
    return texts.join(u' ');
}

QString unwonText(const Tournament& tournament)
{
    QStringList texts;
    for (const auto& unwon : prizesOf(tournament, Standings(tournament)).unwon) {
        texts << u"%1=%2#%3"_s
                     .arg(unwon.prize ? tournament.settings.prizes[*unwon.prize].name : u""_s)
                     .arg(unwon.sumCents)
                     .arg(static_cast<int>(unwon.why));
    }
    return texts.join(u' ');
}

void leave(Tournament& tournament, std::size_t index)
{
    tournament.participants[index].present = {{core::RoundNumber{1}, core::RoundNumber{1}}};
}

} // namespace

/// Who wins which prize.
class TestPrizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void awards_data();
    void awards();
    void changeWithAResult_data();
    void changeWithAResult();
    void nobodyWins_data();
    void nobodyWins();
    void tellsFromWhomItWasPassedOn();
    void centsLeftOverGoToSomebody_data();
    void centsLeftOverGoToSomebody();
    void paysWhatWasSet_data();
    void paysWhatWasSet();
    void eachWinsOnce_data();
    void eachWinsOnce();
    void givenFromTheLastOn();
    void drawsTheSameEverywhere();
    void drawsEverybodyAsOften();
    void drawsAndTakesBack();
    void journalKnowsWhen();
    void doubtsBeforeTheFirstGame_data();
    void doubtsBeforeTheFirstGame();
    void refuses_data();
    void refuses();
};

using Change = std::function<void(Tournament&)>;

void TestPrizes::awards_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("awards");
    const auto row = [](const char* name, const Change& change, const QString& awards) {
        QTest::newRow(name) << change << awards;
    };
    row(
        "by rank, shared",
        [](auto& it) {
            it.settings.prizeCents = {500, 250, 100};
        },
        u":1=750/2 :5=750/2 :2=100/2 :6=100/2"_s);
    row(
        "best of a group",
        [](auto& it) {
            it.participants[2].tags = it.participants[3].tags = {u"Damen"_s};
            it.settings.prizes = {prize("A", PrizeFor::Group, {300, 200})};
            it.settings.prizes[0].tag = u"Damen"_s;
        },
        u"A:3=300 A:4=200"_s);
    row(
        "a group in other spellings",
        [](auto& it) {
            it.participants[2].tags = {u"damen"_s};
            it.participants[3].tags = {u" DAMEN"_s};
            it.settings.prizes = {prize("A", PrizeFor::Group, {300, 200})};
            it.settings.prizes[0].tag = u"Damen"_s;
        },
        u"A:3=300 A:4=200"_s);
    row(
        "free choice for all places",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rank, {})};
            it.settings.prizes[0].places = core::FreeChoice{1, 3};
        },
        u"A:1=turn 1/2 A:5=turn 1/2 A:2=turn 3/2 A:6=turn 3/2"_s);
    row(
        "free choice from a place on",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rank, {})};
            it.settings.prizes[0].places = core::FreeChoice{4, 5};
        },
        u"A:2=turn 1/2 A:6=turn 1/2 A:3=turn 2/2 A:7=turn 2/2"_s);
    row(
        "last place", [](auto& it) { it.settings.prizes = {prize("A", PrizeFor::Last, {100})}; },
        u"A:4=100/2 A:8=100/2"_s);
    row(
        "places, as goods",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rank, {})};
            it.settings.prizes[0].places = core::PrizeGoods{u"Ham"_s, u"Wine"_s, u"Jam"_s};
        },
        u"A:1=Ham+Wine/2 A:5=Ham+Wine/2 A:2=Jam/2 A:6=Jam/2"_s);
    row(
        "most points in a round",
        [](auto& it) { it.settings.prizes = {prize("A", PrizeFor::Round, {100})}; },
        u"A:1=100/2 A:5=100/2"_s);
    row(
        "most Rommés",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rommes, {100, 50})};
        },
        u"A:1=150/2 A:5=150/2"_s);
    row(
        "best club",
        [](auto& it) {
            for (std::size_t index = 0; index < 8; ++index) {
                it.participants[index].club = index < 3   ? u"Hof"_s
                                              : index < 5 ? u"Plauen"_s
                                                          : u""_s;
            }
            it.settings.prizes = {prize("A", PrizeFor::Team, {100, 50})};
            it.settings.prizes[0].best = 2;
        },
        u"A:1+2=100 A:5+4=50"_s);
    row(
        "a club in other spellings",
        [](auto& it) {
            it.participants[1].club = u"SK Hof"_s;
            it.participants[2].club = u"SK  Hof"_s;
            it.participants[3].club = u"sk hof"_s;
            it.settings.prizes = {prize("A", PrizeFor::Team, {100})};
            it.settings.prizes[0].best = 3;
        },
        u"A:2+3+4=100"_s);
    row(
        "best team of those named",
        [](auto& it) {
            it.participants[6].tags = it.participants[7].tags = {u"Rot"_s};
            it.participants[0].tags = it.participants[1].tags = {u"Blau"_s};
            it.settings.prizes = {prize("A", PrizeFor::Team, {100})};
            it.settings.prizes[0].best = 2;
            it.settings.prizes[0].teams = {u"Rot"_s};
        },
        u"A:7+8=100"_s);
    row(
        "a share of the pot, rounded down",
        [](auto& it) {
            it.settings.startFeeCents = 500;
            it.participants[0].setPaidCents(333);
            it.participants[5].setPaidCents(500);
            it.settings.prizes = {prize("A", PrizeFor::Last, {})};
            it.settings.prizes[0].places = core::PrizePercents{10};
        },
        u"A:4=83/2 A:8=83/2"_s);
    row(
        "nothing of what is owed back or was paid in advance is in the pot",
        [](auto& it) {
            it.settings.startFeeCents = 500;
            it.participants[0].setPaidCents(80'000);
            it.participants[8].setPaidCents(500);
            it.participants[8].status = core::Attendance::Expected;
            it.participants[0].tags = {u"x"_s};
            it.settings.prizes = {prize("A", PrizeFor::Group, {})};
            it.settings.prizes[0].tag = u"x"_s;
            it.settings.prizes[0].places = core::PrizePercents{100};
        },
        u"A:1=500"_s);
    row(
        "a second prize goes to the next",
        [](auto& it) {
            it.settings.prizeCents = {500, 250};
            it.settings.onePrizeEach = true;
            it.settings.prizes = {prize("A", PrizeFor::Rommes, {100}),
                                  prize("B", PrizeFor::Rank, {100})};
        },
        u":1=750/2 :5=750/2 B:2=100/2 B:6=100/2"_s);
    row(
        "gone home, kept",
        [](auto& it) {
            leave(it, 0);
            it.settings.prizeCents = {500};
        },
        u":1=500/2 :5=500/2"_s);
    row(
        "gone home, passed on",
        [](auto& it) {
            leave(it, 0);
            it.settings.prizeCents = {500, 250};
            it.settings.absentWinners = AbsentWinners::PassOn;
        },
        u":5=500 :2=250/2 :6=250/2"_s);
    row(
        "a door prize, drawn or given",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Door, {100, 50})};
            it.raffles = {{u"other"_s, {StartNumber{1}}, {}, {StartNumber{1}}},
                          {u"A"_s, {StartNumber{9}}, {}, {StartNumber{9}}}};
        },
        u"A:9=100"_s);
    row(
        "a door prize under its name in another spelling",
        [](auto& it) {
            it.settings.prizes = {prize("Dame", PrizeFor::Door, {100})};
            it.raffles = {{u"dame"_s, {StartNumber{9}}, {}, {StartNumber{9}}}};
        },
        u"Dame:9=100"_s);
}

void TestPrizes::awards()
{
    QFETCH(const Change, change);
    QFETCH(const QString, awards);
    auto tournament = twoTables();
    change(tournament);
    QCOMPARE(awardsText(tournament), awards);
}

void TestPrizes::nobodyWins_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("unwon");
    const auto row = [](const char* name, const Change& change, UnwonBecause why, int cents = 100) {
        QTest::newRow(name) << change << u"A=%1#%2"_s.arg(cents).arg(static_cast<int>(why));
    };
    row(
        "nobody of the group",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Group, {100})};
            it.settings.prizes[0].tag = u"Damen"_s;
        },
        UnwonBecause::NobodyInGroup);
    row(
        "of the group nobody has played",
        [](auto& it) {
            it.participants[8].tags = {u"Damen"_s};
            it.settings.prizes = {prize("A", PrizeFor::Group, {100})};
            it.settings.prizes[0].tag = u"Damen"_s;
        },
        UnwonBecause::NobodyInGroup);
    row(
        "a team without members",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Team, {100})};
            it.settings.prizes[0].teams = {u"Rot"_s};
        },
        UnwonBecause::NoTeam);
    row(
        "a round that nobody played",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Round, {100})};
            it.settings.prizes[0].round = core::RoundNumber{2};
        },
        UnwonBecause::NotPlayed);
    row(
        "no claims", [](auto& it) { it.settings.prizes = {prize("A", PrizeFor::Claims, {100})}; },
        UnwonBecause::NobodyHasAny);
    row(
        "more places than people",
        [](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rommes, {100, 100, 70, 30})};
        },
        UnwonBecause::TooFew);
    row(
        "everybody has a prize",
        [](auto& it) {
            it.settings.prizeCents.assign(8, 10);
            it.settings.onePrizeEach = true;
            it.settings.prizes = {prize("A", PrizeFor::Last, {100})};
        },
        UnwonBecause::NobodyLeft);
    row(
        "not drawn", [](auto& it) { it.settings.prizes = {prize("A", PrizeFor::Door, {100})}; },
        UnwonBecause::NotGiven);
}

void TestPrizes::nobodyWins()
{
    QFETCH(const Change, change);
    QFETCH(const QString, unwon);
    auto tournament = twoTables();
    change(tournament);
    QCOMPARE(unwonText(tournament), unwon);
}

void TestPrizes::tellsFromWhomItWasPassedOn()
{
    auto tournament = oneTable();
    tournament.settings.prizeCents = {500};
    tournament.settings.onePrizeEach = true;
    tournament.settings.absentWinners = AbsentWinners::PassOn;
    tournament.settings.prizes = {prize("A", PrizeFor::Rank, {100})};
    leave(tournament, 1);
    const auto awards = prizesOf(tournament, Standings(tournament)).awards;
    QCOMPARE(awards.size(), std::size_t{2});
    QVERIFY(awards[0].passedOn.empty());
    QVERIFY(awards[1].winners == std::vector{StartNumber{3}});
    QVERIFY((awards[1].passedOn ==
             std::vector<core::PassedOn>{{StartNumber{1}, 0}, {StartNumber{2}, std::nullopt}}));
}

namespace {

/// "A:1=418 A:5=83": what each winner is paid; "A:5=83!" of a place nobody wins.
QString paidText(const Tournament& tournament)
{
    const auto nameOf = [&tournament](std::optional<std::size_t> prize) {
        return prize ? tournament.settings.prizes[*prize].name : QString();
    };
    const auto prizes = prizesOf(tournament, Standings(tournament));
    QStringList texts;
    for (const auto& award : prizes.awards) {
        texts << u"%1:%2=%3"_s.arg(nameOf(award.prize))
                     .arg(plain(award.winners.front()))
                     .arg(award.cents());
    }
    for (const auto& unwon : prizes.unwon) {
        texts << u"%1=%2!"_s.arg(nameOf(unwon.prize)).arg(unwon.sumCents);
    }
    return texts.join(u' ');
}

} // namespace

void TestPrizes::centsLeftOverGoToSomebody_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("paid");
    QTest::addColumn<QString>("rounding"); // prize, place: cents
    const auto row = [](const char* name, const Change& change, const QString& paid,
                        const QString& rounding = {}) {
        QTest::newRow(name) << change << paid << rounding;
    };
    const auto percents = [](const char* name, PrizeFor what, core::PrizePercents places) {
        auto made = prize(name, what, {});
        made.places = std::move(places);
        made.tag = what == PrizeFor::Group ? u"x"_s : QString();
        return made;
    };
    row(
        "two share an odd sum",
        [](auto& it) {
            it.settings.prizeCents = {500, 251};
        },
        u":1=376 :5=375"_s);
    row(
        "somebody passed over leaves an odd sum",
        [](auto& it) {
            it.settings.onePrizeEach = true;
            it.settings.prizes = {prize("A", PrizeFor::Group, {500}),
                                  prize("B", PrizeFor::Rank, {300, 200, 3})};
            it.settings.prizes[0].tag = u"x"_s;
        },
        u"A:1=500 B:5=300 B:2=102 B:6=101"_s);
    row(
        "all of the pot",
        [=](auto& it) {
            it.settings.prizes = {percents("A", PrizeFor::Rank, {50, 30, 20})};
        },
        u"A:1=334 A:5=333 A:2=83 A:6=83"_s, u"0, 0: 2"_s);
    row(
        "two prizes share the pot",
        [=](auto& it) {
            it.settings.prizes = {prize("A", PrizeFor::Rommes, {10}),
                                  percents("B", PrizeFor::Group, {50}),
                                  percents("C", PrizeFor::Group, {50})};
        },
        u"A:1=5 A:5=5 B:1=417 C:1=416"_s, u"1, 0: 1"_s);
    row(
        "a place without a share gets none of it",
        [=](auto& it) {
            it.participants[2].setPaidCents(2);
            it.settings.prizes = {percents("A", PrizeFor::Group, {0, 10, 10})};
        },
        u"A:2=84 A:3=83"_s, u"0, 1: 1"_s);
    row(
        "the club keeps its part",
        [=](auto& it) { it.settings.prizes = {percents("A", PrizeFor::Group, {10})}; },
        u"A:1=83"_s);
    row(
        "nobody wins that place",
        [=](auto& it) {
            it.settings.prizes = {percents("A", PrizeFor::Door, {50, 50})};
        },
        u"A=833!"_s, u"0, 0: 1"_s);
}

/// docs/rules.md: what rounding leaves goes to the first place, odd cents to the first of equals.
void TestPrizes::centsLeftOverGoToSomebody()
{
    QFETCH(const Change, change);
    auto tournament = twoTables();
    tournament.settings.startFeeCents = 500;
    tournament.participants[0].setPaidCents(333);
    tournament.participants[5].setPaidCents(500);
    for (std::size_t index = 0; index < 3; ++index) {
        tournament.participants[index].tags = {u"x"_s};
    }
    change(tournament);
    QTEST(paidText(tournament), "paid");
    const auto rest = prizesOf(tournament, Standings(tournament)).rounding;
    QTEST(rest ? u"%1, %2: %3"_s.arg(rest->prize).arg(rest->place).arg(rest->cents) : QString(),
          "rounding");
}

namespace {

/// A random evening with every kind of prize.
Tournament withPrizes(quint32 seed)
{
    auto tournament = randomTournament(seed, {24, 4, 2, 3});
    auto& settings = tournament.settings;
    settings.prizeCents = {10'001, 5'000, 0, 2'003};
    settings.onePrizeEach = seed % 2 == 0;
    settings.absentWinners = seed % 3 == 0 ? AbsentWinners::PassOn : AbsentWinners::Keep;
    settings.prizes = {prize("rank", PrizeFor::Rank, {7, 5, 3}),
                       prize("group", PrizeFor::Group, {1'000, 501}),
                       prize("team", PrizeFor::Team, {3'000, 1}),
                       prize("round", PrizeFor::Round, {77}),
                       prize("claims", PrizeFor::Claims, {333, 111}),
                       prize("rommes", PrizeFor::Rommes, {100}),
                       prize("last", PrizeFor::Last, {5, 5, 5}),
                       prize("door", PrizeFor::Door, {50, 50})};
    settings.prizes[1].tag = u"x"_s;
    settings.prizes[2].best = 2;
    settings.startFeeCents = 500;
    if (seed % 2 == 1) {
        settings.prizes[0].places = core::PrizePercents{7, 5, 3};
        settings.prizes[3].places = core::PrizePercents{33};
        settings.prizes[7].places = core::PrizePercents{40, 12};
    }
    std::size_t index = 0;
    for (auto& person : tournament.participants) {
        person.club = index % 3 == 0 ? u"Hof"_s : u"Plauen"_s;
        person.tags = index % 4 == 0 ? QStringList{u"x"_s} : QStringList();
        person.setPaidCents(static_cast<std::int64_t>(index) * 77 % 501);
        ++index;
    }
    const auto there = stillPresent(tournament);
    tournament.raffles.clear();
    if (!there.empty()) {
        tournament.raffles = {{u"door"_s, there, 42, core::drawnWinners(there, 42, 1)}};
    }
    return tournament;
}

void addSeeds()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

} // namespace

void TestPrizes::paysWhatWasSet_data()
{
    addSeeds();
}

void TestPrizes::paysWhatWasSet()
{
    QFETCH(const quint32, seed);
    const auto tournament = withPrizes(seed);
    const auto prizes = prizesOf(tournament, Standings(tournament));
    std::map<std::optional<std::size_t>, std::int64_t> paid;
    for (const auto& award : prizes.awards) {
        paid[award.prize] += award.cents();
    }
    for (const auto& unwon : prizes.unwon) {
        paid[unwon.prize] += unwon.sumCents;
    }
    const auto& byRank = tournament.settings.prizeCents;
    QCOMPARE(paid[std::nullopt], std::accumulate(byRank.begin(), byRank.end(), std::int64_t{0}));
    std::int64_t percents = 0;
    std::int64_t ofThePot = 0;
    for (std::size_t index = 0; index < tournament.settings.prizes.size(); ++index) {
        const auto& one = tournament.settings.prizes[index];
        if (const auto* const cents = std::get_if<core::PrizeCents>(&one.places)) {
            QVERIFY2(paid[index] == std::accumulate(cents->begin(), cents->end(), std::int64_t{0}),
                     qPrintable(one.name));
        } else {
            const auto& places = std::get<core::PrizePercents>(one.places);
            percents = std::accumulate(places.begin(), places.end(), percents);
            ofThePot += paid[index];
        }
    }
    QCOMPARE(ofThePot, prizes.potCents * percents / 100);
}

void TestPrizes::eachWinsOnce_data()
{
    addSeeds();
}

void TestPrizes::eachWinsOnce()
{
    QFETCH(const quint32, seed);
    auto tournament = withPrizes(seed);
    tournament.settings.onePrizeEach = true;
    std::set<StartNumber> winners;
    for (const auto& award : prizesOf(tournament, Standings(tournament)).awards) {
        const auto what =
            award.prize ? tournament.settings.prizes[*award.prize].what : PrizeFor::Rank;
        if (what != PrizeFor::Team && what != PrizeFor::Door) {
            QVERIFY(winners.insert(award.winners.front()).second);
        }
        if (tournament.settings.absentWinners == AbsentWinners::PassOn && award.team.isEmpty()) {
            QVERIFY(!hasGoneHome(tournament, *findParticipant(tournament, award.winners.front())));
        }
    }
}

/// The method of docs/rules.md, reimplemented: see the table there.
/// From the last to the first; those who choose freely in the order of their turns.
void TestPrizes::givenFromTheLastOn()
{
    auto tournament = oneTable();
    tournament.settings.prizeCents = {500, 250};
    tournament.settings.prizes = {prize("Gifts", PrizeFor::Rank, {}),
                                  prize("Last", PrizeFor::Last, {100, 50})};
    tournament.settings.prizes[0].places = core::FreeChoice{2, 4};
    QStringList order;
    for (const auto& award :
         core::inOrderOfGiving(prizesOf(tournament, Standings(tournament)).awards)) {
        order << QString::number(plain(award.winners.front()));
    }
    QCOMPARE(order.join(u' '), u"3 4 2 3 4 2 1"_s);
}

void TestPrizes::drawsTheSameEverywhere()
{
    std::vector<StartNumber> among;
    for (const int number : {9, 7, 4, 1}) {
        among.push_back(StartNumber{number});
    }
    const auto text = [](const std::vector<StartNumber>& numbers) {
        QStringList texts;
        for (const auto number : numbers) {
            texts << QString::number(plain(number));
        }
        return texts.join(u',');
    };
    QCOMPARE(text(core::drawnWinners(among, 20'261'121, 4)), u"1,4,7,9"_s);
    QCOMPARE(text(core::drawnWinners(among, 0, 2)), u"7,9"_s);
    std::vector<StartNumber> many;
    for (int number = 22; number > 0; --number) {
        many.push_back(StartNumber{number});
    }
    QCOMPARE(text(core::drawnWinners(many, 20'261'121, 3)), u"9,1,15"_s);
    QCOMPARE(text(core::drawnWinners(among, 1, 9)).count(u','), qsizetype{3});
    QCOMPARE(text(core::drawnWinners({}, 1, 1)), QString());
}

void TestPrizes::drawsEverybodyAsOften()
{
    std::map<StartNumber, int> wins;
    const std::vector<StartNumber> among = {StartNumber{1}, StartNumber{2}, StartNumber{3}};
    constexpr int draws = 3'000;
    for (int seed = 0; seed < draws; ++seed) {
        ++wins[core::drawnWinners(among, seed, 1).front()];
    }
    for (const auto& [number, count] : wins) {
        QVERIFY2(count > draws / 3 - 150 && count < draws / 3 + 150,
                 qPrintable(QString::number(count)));
    }
}

void TestPrizes::drawsAndTakesBack()
{
    auto tournament = twoTables();
    leave(tournament, 3);
    const auto there = stillPresent(tournament);
    QCOMPARE(there.size(), std::size_t{8});
    const auto raffle = drawRaffle(tournament, {u"Ham"_s, there, 2, 7});
    QVERIFY(raffle);
    const auto change = addRaffle(tournament, *raffle);
    QVERIFY(change);
    core::apply(*change, tournament);
    QVERIFY(tournament.raffles == std::vector{*raffle});
    QVERIFY(core::faultsOf(tournament).empty());
    // Nobody in it can be removed without trace.
    QVERIFY(!removeParticipant(tournament, there.back(), core::MoneyOfRemoved::OwedBack));
    const auto back = cancelRaffle(tournament, 0, *raffle);
    QVERIFY(back);
    core::apply(*back, tournament);
    QVERIFY(tournament.raffles.empty());
    QVERIFY(removeParticipant(tournament, there.back(), core::MoneyOfRemoved::OwedBack));
}

/// Among equal raffles the newest entry belongs to the last one; undone ones do not matter.
void TestPrizes::journalKnowsWhen()
{
    const core::Raffle ham{u"Ham"_s, {StartNumber{1}}, 7, {StartNumber{1}}};
    const core::Raffle wine{u"Wine"_s, {StartNumber{2}}, 8, {StartNumber{2}}};
    const auto entryAt = [](int minute, const std::vector<core::Raffle>& before,
                            const core::Raffle& drawn) {
        auto after = before;
        after.push_back(drawn);
        core::JournalEntry entry;
        entry.time = QDateTime({2026, 5, 14}, {21, minute}, Qt::UTC);
        entry.change.steps = {core::RafflesExchange{{}, before, after}};
        return entry;
    };
    const std::vector<core::JournalEntry> newestFirst = {
        entryAt(30, {wine}, ham), entryAt(20, {ham}, wine), entryAt(10, {}, ham)};
    const auto minuteOf = [](const std::optional<QDateTime>& time) {
        return time ? time->time().minute() : -1;
    };
    const auto times = core::raffleTimes({wine, ham}, newestFirst);
    QCOMPARE(minuteOf(times[0]), 20);
    QCOMPARE(minuteOf(times[1]), 30);
    const auto twice = core::raffleTimes({ham, wine, ham}, newestFirst);
    QCOMPARE(minuteOf(twice[0]), 10);
    QCOMPARE(minuteOf(twice[2]), 30);
    QCOMPARE(minuteOf(core::raffleTimes({wine}, {})[0]), -1);
}

void TestPrizes::doubtsBeforeTheFirstGame_data()
{
    using core::PrizeDoubt;
    using core::PrizeDoubtBecause;
    QTest::addColumn<Prize>("prize");
    QTest::addColumn<std::vector<PrizeDoubt>>("doubts");

    auto group = prize("Best lady", PrizeFor::Group, {500, 300});
    group.tag = u"Damen"_s;
    const auto row = [](const char* name, const Prize& wanted,
                        const std::vector<PrizeDoubt>& doubts) {
        QTest::newRow(name) << wanted << doubts;
    };
    row("one for two places", group, {{PrizeDoubtBecause::TooFew, {}, 1}});
    group.tag = u"Jugend"_s;
    row("nobody in the group", group, {{PrizeDoubtBecause::NobodyInGroup}});
    auto team = prize("Clubs", PrizeFor::Team, {500});
    team.best = 2;
    row("a club of two", team, {});
    team.best = 3;
    row("no club of three", team, {{PrizeDoubtBecause::NoTeam}});
    team.best = 1;
    team.teams = {u"Damen"_s, u"Senioren"_s};
    row("a team without members", team, {{PrizeDoubtBecause::SmallTeam, u"Senioren"_s, 0}});
    team.teams = {u"Senioren"_s};
    row("no team at all", team, {{PrizeDoubtBecause::NoTeam}});
    auto ofRound = prize("Round", PrizeFor::Round, {500});
    ofRound.round = core::RoundNumber{2};
    row("no such round", ofRound, {{PrizeDoubtBecause::NotPlanned}});
    row("claims", prize("Claims", PrizeFor::Claims, {500}), {});
    row("the last place", prize("Last", PrizeFor::Last, {500}), {});
    row("more places than people", prize("Door", PrizeFor::Door, core::PrizeCents(10, 5)),
        {{PrizeDoubtBecause::TooFew, {}, 9}});
}

void TestPrizes::doubtsBeforeTheFirstGame()
{
    QFETCH(const Prize, prize);
    auto tournament = twoTables();
    auto& people = tournament.participants;
    people[0].tags = {u"Damen"_s};
    people[1].club = people[2].club = u"Hof"_s;
    QTEST(core::prizeDoubts(prize, tournament.settings, people), "doubts");
    QVERIFY(core::prizeDoubts(prize, tournament.settings, {}).empty());
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    QCOMPARE(core::prizeDoubts(prize, tournament.settings, people) ==
                 std::vector<core::PrizeDoubt>{{core::PrizeDoubtBecause::NoClaims}},
             prize.what == PrizeFor::Claims);
}

void TestPrizes::refuses_data()
{
    using core::RaffleFault;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const QString& place, RaffleFault fault,
                        const std::function<void(core::Raffle&)>& change) {
        QTest::newRow(name) << Change([change](Tournament& it) { change(it.raffles.front()); })
                            << place << static_cast<int>(fault);
    };
    row("nobody", u"/raffles/0/among"_s, RaffleFault::Nobody, [](auto& it) {
        it.among.clear();
        it.winners.clear();
    });
    row("somebody twice", u"/raffles/0/among/1"_s, RaffleFault::Twice,
        [](auto& it) { it.among[1] = it.among[0]; });
    row("out of order", u"/raffles/0/among/1"_s, RaffleFault::NotAscending,
        [](auto& it) { std::swap(it.among[0], it.among[1]); });
    row("no winner", u"/raffles/0/winners"_s, RaffleFault::NoWinner,
        [](auto& it) { it.winners.clear(); });
    row("a winner from outside", u"/raffles/0/winners/0"_s, RaffleFault::NotAmong,
        [](auto& it) { it.winners = {StartNumber{9}}; });
    row("another winner than the seed draws", u"/raffles/0/winners"_s, RaffleFault::NotDrawnSo,
        [](auto& it) { it.winners = {it.winners[0] == it.among[0] ? it.among[1] : it.among[0]}; });
    row("a seed below the range", u"/raffles/0/seed"_s, RaffleFault::SeedOutOfRange,
        [](auto& it) { it.seed = -1; });
    row("a line break in the prize", u"/raffles/0/prize"_s, RaffleFault::TextNotPlain,
        [](auto& it) { it.prize = u"a\nb"_s; });
}

void TestPrizes::refuses()
{
    QFETCH(const Change, change);
    QFETCH(const QString, place);
    QFETCH(const int, fault);
    auto tournament = twoTables();
    const std::vector<StartNumber> among = {StartNumber{1}, StartNumber{2}, StartNumber{3}};
    tournament.raffles = {{u"Ham"_s, among, 5, core::drawnWinners(among, 5, 1)}};
    QVERIFY(core::faultsOf(tournament).empty());
    change(tournament);
    const auto faults = core::faultsOf(tournament);
    QVERIFY(!faults.empty());
    QVERIFY(faults.front().code == core::RefusalCode(static_cast<core::RaffleFault>(fault)));
    QCOMPARE(std::get<core::Pointer>(faults.front().place).text(), place);
}

void TestPrizes::changeWithAResult_data()
{
    QTest::addColumn<QString>("stones");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as it was") << u"0,3,5,9"_s << QString();
    QTest::newRow("points alone") << u"0,3,6,9"_s << QString();
    QTest::newRow("two change places") << u"0,5,3,9"_s << u"3:1000>2000 2:2000>1000"_s;
    QTest::newRow("one wins instead of another") << u"0,3,9,5"_s << u"4:0>1000 3:1000>0"_s;
    QTest::newRow("no result any more") << QString() << QString();
}

void TestPrizes::changeWithAResult()
{
    QFETCH(const QString, stones);
    QFETCH(const QString, expected);
    auto before = oneTable();
    before.settings.plannedRounds = 1;
    before.settings.prizeCents = {3'000, 2'000, 1'000};
    auto now = before;
    auto& games = now.rounds[0].tables[0].games;
    if (stones.isEmpty()) {
        games.clear();
    } else {
        games[0].outcome = core::PlayedGame{romme(qPrintable(stones)), {}};
    }
    const auto sum = [](const std::vector<core::Award>& awards) {
        return std::accumulate(
            awards.begin(), awards.end(), std::int64_t{0},
            [](std::int64_t cents, const core::Award& award) { return cents + award.cents(); });
    };
    QStringList texts;
    for (const auto& change : core::prizeChanges(before, now)) {
        texts << u"%1:%2>%3"_s.arg(plain(change.any().winners.front()))
                     .arg(sum(change.before))
                     .arg(sum(change.now));
    }
    QCOMPARE(texts.join(u' '), expected);
}

RUMMY_TEST(TestPrizes)

} // namespace tst_prizes

#include "tst_prizes.moc"
