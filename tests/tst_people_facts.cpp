#include "core/year/people_facts.h"

#include "card_evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <utility>

namespace tst_people_facts {

using namespace Qt::StringLiterals;
using namespace card_evening;
using core::PersonKey;
using core::PlayedEvenings;

/// A player's page, head to head, and the records of the club.
class TestPeopleFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsPeople();
    void sumsUpAPerson();
    void streaksRunFromEveningToEvening();
    void whomSomebodyMet();
    void headToHead();
    void twoPeopleAreNeeded();
    void records_data();
    void records();
    void peopleAreTheDirectorysEntries();
    void bothWaysAreOne();
    void orderOfEveningsDoesNotMatter();
};

namespace {

/// A club's evenings, and the values viewing them.
class Year
{
public:
    /// Participants are called "A", "B" …
    Year& evening(int day, core::Tournament tournament)
    {
        tournament.settings.name = u"Evening %1"_s.arg(day);
        tournament.settings.date = QDate(2026, 1, day);
        for (auto& participant : tournament.participants) {
            participant.name = QChar(u'A' + static_cast<char16_t>(plain(participant.number) - 1));
        }
        const core::TournamentUuid uuid{
            QUuid(static_cast<uint>(day), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)};
        evenings_.push_back(core::eveningOf(uuid, tournament, core::Standings(tournament), {}));
        facts_.push_back(core::factsOf(tournament, core::Standings(tournament)));
        return *this;
    }

    [[nodiscard]] core::SeriesEvening& last() { return evenings_.back(); }

    [[nodiscard]] PlayedEvenings all() const
    {
        PlayedEvenings played;
        for (std::size_t index = 0; index < evenings_.size(); ++index) {
            played.push_back({&evenings_[index], &facts_[index]});
        }
        sortByDate(played);
        return played;
    }

private:
    std::deque<core::SeriesEvening> evenings_;
    std::deque<core::EveningFacts> facts_;
};

/// One table of three: A, B and C, a game for each list of stones.
core::Tournament threeAt(std::initializer_list<const char*> stones)
{
    auto evening = tournament(3);
    std::vector<core::Game> games;
    for (const auto* const one : stones) {
        games.push_back(
            {core::GameNumber{static_cast<std::int32_t>(games.size()) + 1}, played(one)});
    }
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p}, std::move(games))})};
    return evening;
}

/// A wins three games in a row, from one evening to the next; B the last one of the second.
Year twoEvenings()
{
    Year year;
    year.evening(8, threeAt({"5,0,9", "0,5,9"}));
    year.evening(15, threeAt({"0,9,5", "0,5,9", "5,0,9"}));
    return year;
}

PersonKey named(const char* name)
{
    return core::keyOf({{}, QString::fromLatin1(name), {}});
}

QString pointsText(scoring::MatchPoints points)
{
    return game_builder::text(points);
}

/// "pure-plus 0: 8 = A 0-0": rule set, kind, value and holders with the evenings.
QString recordsText(const std::vector<core::PlayersRecord>& records)
{
    QStringList texts;
    for (const auto& record : records) {
        QStringList holders;
        for (const auto& holder : record.holders) {
            holders << u"%1 %2-%3"_s.arg(holder.person.name).arg(holder.first).arg(holder.last);
        }
        texts << u"%1/%2: %3 = %4"_s.arg(static_cast<int>(record.ruleSet))
                     .arg(static_cast<int>(record.kind))
                     .arg(pointsText(record.value), holders.join(u", "_s));
    }
    return texts.join(u" | "_s);
}

core::Tournament randomEvening(quint32 seed)
{
    auto tournament = randomTournament(seed, {8, 3, 3, 0});
    for (auto& participant : tournament.participants) {
        participant.club.clear();
    }
    return tournament;
}

Year randomYear(quint32 seed)
{
    Year year;
    for (int day = 1; day <= 6; ++day) {
        year.evening(day, randomEvening(seed * 100 + static_cast<quint32>(day)));
    }
    return year;
}

} // namespace

void TestPeopleFacts::listsPeople()
{
    auto year = twoEvenings();
    auto alone = threeAt({"0,5,9"});
    alone.participants.push_back(participant(4)); // Attended without playing.
    year.evening(22, alone);
    const auto people = core::peopleOf(year.all());
    QCOMPARE(people.size(), std::size_t{3});
    QCOMPARE(people[0].person.name, u"A"_s);
    QCOMPARE(people[0].evenings, 3);
    QVERIFY(people[0].last == QDate(2026, 1, 22));
}

void TestPeopleFacts::sumsUpAPerson()
{
    const auto year = twoEvenings();
    const auto facts = core::personFacts(year.all(), named("A"));
    QVERIFY(facts);
    QCOMPARE(facts->evenings.size(), std::size_t{2});
    // 2 and 3 points, then 3, 3 and 2.
    QCOMPARE(pointsText(facts->evenings[0].tally.tmp()), u"5"_s);
    QCOMPARE(facts->evenings[0].rank, 1); // Shared with B.
    QCOMPARE(facts->evenings[1].participants, 3);
    QCOMPARE(facts->sums.size(), std::size_t{1});
    const auto& sum = facts->sums[0];
    QCOMPARE(sum.evenings, 2);
    QCOMPARE(sum.eveningsWon, 2);
    QCOMPARE(pointsText(sum.tally.tmp()), u"13"_s);
    QCOMPARE(sum.tally.games, 5);
    QCOMPARE(sum.tally.rommes, 3);
    QVERIFY(sum.mostPoints == std::vector<std::size_t>{1});
    QVERIFY(sum.fewestPoints == std::vector<std::size_t>{0});
    QVERIFY((sum.bestPlace == std::vector<std::size_t>{0, 1}));
    QVERIFY(!core::personFacts(year.all(), named("X")));
}

void TestPeopleFacts::streaksRunFromEveningToEvening()
{
    const auto year = twoEvenings();
    const auto of = [&year](const char* name) {
        return core::personFacts(year.all(), named(name))->sums[0].longestStreaks;
    };
    QVERIFY((of("A") == std::vector<core::WinningStreak>{{3, 0, 1}}));
    QVERIFY((of("B") == std::vector<core::WinningStreak>{{1, 0, 0}, {1, 1, 1}}));
    QVERIFY(of("C").empty());
}

void TestPeopleFacts::whomSomebodyMet()
{
    auto year = twoEvenings();
    auto pair = tournament(2);
    pair.rounds = {round(1, {table(1, {2_p, 1_p}, games({played("5,0")}))})};
    year.evening(22, pair);
    const auto facts = core::personFacts(year.all(), named("A"));
    QCOMPARE(facts->met.size(), std::size_t{2});
    const auto& first = facts->met[0];
    QCOMPARE(first.person.name, u"B"_s);
    QCOMPARE(first.evenings, 3);
    QCOMPARE(first.tables, 3);
    QCOMPARE(first.games, 6);
    QCOMPARE(first.ahead, 4);
    QCOMPARE(first.behind, 2);
    QCOMPARE(facts->met[1].person.name, u"C"_s);
    QCOMPARE(facts->met[1].games, 5);
}

void TestPeopleFacts::headToHead()
{
    const auto year = twoEvenings();
    const auto both = core::headToHead(year.all(), named("B"), named("A"));
    QVERIFY(both);
    QCOMPARE(both->one.name, u"B"_s);
    QCOMPARE(both->evenings.size(), std::size_t{2});
    QCOMPARE(both->evenings[1].one.rank, 2);
    QCOMPARE(both->oneBefore, 0); // They shared the first place once.
    QCOMPARE(both->otherBefore, 1);
    QCOMPARE(both->games, 5);
    QCOMPARE(both->oneAhead, 2);
    QCOMPARE(both->otherAhead, 3);
    QCOMPARE(both->tables, 2);
}

void TestPeopleFacts::twoPeopleAreNeeded()
{
    const auto year = twoEvenings();
    QVERIFY(!core::headToHead(year.all(), named("A"), named("A")));
    QVERIFY(!core::headToHead(year.all(), named("A"), named("X")));
    QVERIFY(!core::headToHead(year.all(), named("X"), named("A")));
}

void TestPeopleFacts::records_data()
{
    QTest::addColumn<Year>("year");
    QTest::addColumn<QString>("records");

    QTest::newRow("nobody has played") << Year().evening(1, tournament(3)) << u""_s;
    QTest::newRow("a streak names the evenings of its first and last game")
        << twoEvenings() << u"1/0: 8 = A 1-1 | 1/1: 2 = A 1-1 | 1/2: 3 = A 0-1"_s;
    Year shared;
    shared.evening(1, threeAt({"0,5,9", "5,0,9"}));
    QTest::newRow("ties are shared")
        << shared << u"1/0: 5 = A 0-0, B 0-0 | 1/1: 1 = A 0-0, B 0-0 | 1/2: 1 = A 0-0, B 0-0"_s;
    Year mixed;
    mixed.evening(1, threeAt({"0,5,9"}));
    auto deals = cards(2, quick(CardEvent::Points));
    deals.rounds = {round(1, {table(1, {1_p, 2_p}, games({dealt("20,60", "30,0")}))})};
    mixed.evening(2, deals);
    QTest::newRow("points of different games are not compared")
        << mixed
        << u"1/0: 3 = A 0-0 | 1/1: 1 = A 0-0 | 1/2: 1 = A 0-0 | 2/0: 60 = B 1-1 | 2/1: 1 = B 1-1 "
           "| 2/2: 1 = B 1-1"_s;
}

void TestPeopleFacts::records()
{
    QFETCH(const Year, year);
    QFETCH(const QString, records);
    QCOMPARE(recordsText(core::recordsOf(year.all())), records);
}

void TestPeopleFacts::peopleAreTheDirectorysEntries()
{
    auto year = twoEvenings();
    const core::PlayerId id{QUuid(7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)};
    for (auto& result : year.last().results) {
        if (result.person.name == u"A") {
            result.person.player = id;
        }
    }
    QCOMPARE(core::personFacts(year.all(), named("A"))->evenings.size(), std::size_t{1});
    QCOMPARE(core::personFacts(year.all(), {id, {}, {}})->evenings.size(), std::size_t{1});
    QCOMPARE(core::peopleOf(year.all()).size(), std::size_t{4});
}

void TestPeopleFacts::bothWaysAreOne()
{
    for (quint32 seed = 1; seed <= 10; ++seed) {
        const auto year = randomYear(seed);
        const auto all = year.all();
        for (const auto& [person, evenings, last] : core::peopleOf(all)) {
            const auto facts = core::personFacts(all, keyOf(person));
            QVERIFY(facts);
            QCOMPARE(std::ssize(facts->evenings), evenings);
            std::int64_t ofRules = 0;
            for (const auto& sum : facts->sums) {
                ofRules += sum.evenings;
            }
            QCOMPARE(ofRules, evenings);
            for (const auto& met : facts->met) {
                const auto there = core::headToHead(all, keyOf(person), keyOf(met.person));
                const auto back = core::headToHead(all, keyOf(met.person), keyOf(person));
                QVERIFY(there && back);
                QCOMPARE(there->games, met.games);
                QCOMPARE(there->tables, met.tables);
                QCOMPARE(there->oneAhead, met.ahead);
                QCOMPARE(there->otherAhead, met.behind);
                QCOMPARE(back->otherAhead, met.ahead);
                QCOMPARE(back->otherBefore, there->oneBefore);
            }
        }
    }
}

void TestPeopleFacts::orderOfEveningsDoesNotMatter()
{
    const auto year = randomYear(3);
    const auto sorted = year.all();
    auto shuffled = sorted;
    std::reverse(shuffled.begin(), shuffled.end());
    sortByDate(shuffled);
    QVERIFY(core::recordsOf(shuffled) == core::recordsOf(sorted));
    QVERIFY(core::personFacts(shuffled, named("A")) == core::personFacts(sorted, named("A")));
}

RUMMY_TEST(TestPeopleFacts)

} // namespace tst_people_facts

#include "tst_people_facts.moc"
