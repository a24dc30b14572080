#include "seating_checker.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <random>

namespace tst_seating_wishes {

using requests::id;
using requests::plain;
using requests::roundOf;
using seating::FivePlayers;
using seating::Mode;
using seating::PlayerId;
using seating::RefusalCode;
using seating::Request;

namespace {

using Change = std::function<void(Request&)>;

Request changed(int players, const Change& change)
{
    auto request = plain(players, 1, 20000);
    change(request);
    return request;
}

void apart(Request& request, const std::vector<std::pair<int, int>>& pairs)
{
    for (const auto& [first, second] : pairs) {
        request.apart.emplace_back(id(first), id(second));
    }
}

void fix(Request& request, int player, int table)
{
    request.players[static_cast<std::size_t>(player - 1)].fixedTable = table;
}

/// 1 is the best, then 2, and so on.
void makeFinal(Request& request, int topTables)
{
    request.mode = Mode::Final;
    request.topTables = topTables;
    for (const auto& player : request.players) {
        request.ranking.push_back(player.id);
    }
}

std::vector<int> peopleAt(const seating::Plan& plan, std::size_t table)
{
    std::vector<int> people;
    for (const PlayerId player : plan.rounds.front().tables[table].seats) {
        people.push_back(static_cast<int>(player));
    }
    std::sort(people.begin(), people.end());
    return people;
}

/// Tries every seating of the request's only round; shares no code with the library.
class EverySeating
{
public:
    explicit EverySeating(const Request& request) : request_(request)
    {
        for (const auto& player : request.players) {
            people_.push_back(player.id);
        }
    }

    bool hasOne()
    {
        for (const auto& sizes : forms()) {
            if (!homesExist(sizes)) {
                continue;
            }
            std::vector<std::size_t> order(sizes.begin(), sizes.end());
            std::sort(order.begin(), order.end());
            do {
                tables_.assign(order.size(), {});
                if (topIsFilledFirst(order) && seatFrom(0, order)) {
                    return true;
                }
            } while (std::next_permutation(order.begin(), order.end()));
        }
        return false;
    }

private:
    /// Table sizes; anyone left over has a bye.
    std::vector<std::vector<std::size_t>> forms() const
    {
        const std::size_t count = people_.size();
        if (count == 5) {
            return request_.twoPlayerTables ? std::vector<std::vector<std::size_t>>{{4}, {3, 2}}
                                            : std::vector<std::vector<std::size_t>>{{4}};
        }
        std::vector<std::size_t> sizes((count + 3) / 4, 4);
        for (std::size_t table = 0; sizes.size() * 4 - count > table; ++table) {
            sizes[table] = 3;
        }
        return {sizes};
    }

    bool homesExist(const std::vector<std::size_t>& sizes) const
    {
        const auto exists = [&](int table) { return table <= static_cast<int>(sizes.size()); };
        return std::all_of(
                   request_.players.begin(), request_.players.end(),
                   [&](const auto& player) { return exists(player.fixedTable.value_or(1)); }) &&
               std::all_of(request_.locked.begin(), request_.locked.end(),
                           [&](const auto& lock) { return exists(lock.table); });
    }

    std::optional<int> homeOf(PlayerId person) const
    {
        for (const auto& lock : request_.locked) {
            if (lock.player == person) {
                return lock.table;
            }
        }
        for (const auto& player : request_.players) {
            if (player.id == person) {
                return player.fixedTable;
            }
        }
        return std::nullopt;
    }

    bool isLocked(PlayerId person) const
    {
        return std::any_of(request_.locked.begin(), request_.locked.end(),
                           [&](const auto& lock) { return lock.player == person; });
    }

    /// Of three and two, the larger table is first; in a final, as many tables of four as possible
    /// are top tables.
    bool topIsFilledFirst(const std::vector<std::size_t>& order)
    {
        if (std::count(order.begin(), order.end(), 2U) > 0) {
            return order.front() == 3;
        }
        if (request_.mode != Mode::Final) {
            return true;
        }
        std::map<int, std::size_t> bound;
        for (const PlayerId person : people_) {
            if (const auto home = homeOf(person)) {
                ++bound[*home];
            }
        }
        const auto fours = std::count(order.begin(), order.end(), 4U);
        std::ptrdiff_t below = 0;
        for (const auto& [table, count] : bound) {
            below += table > request_.topTables && count == 4 ? 1 : 0;
        }
        const auto top = std::min<std::ptrdiff_t>(request_.topTables, std::ssize(order));
        const auto atTop = std::count(order.begin(), order.begin() + top, 4U);
        return atTop == std::min(top, fours - below);
    }

    /// Whether nobody below the top tables is better than somebody at them, except people with a
    /// fixed table or the bye.
    bool theBestAreAtTheTop() const
    {
        if (request_.mode != Mode::Final) {
            return true;
        }
        std::optional<PlayerId> worstAtTop;
        std::optional<PlayerId> bestBelow;
        for (std::size_t table = 0; table < tables_.size(); ++table) {
            for (const PlayerId person : tables_[table]) {
                if (homeOf(person)) {
                    continue;
                }
                if (static_cast<int>(table) < request_.topTables) {
                    worstAtTop = std::max(worstAtTop.value_or(person), person);
                } else {
                    bestBelow = std::min(bestBelow.value_or(person), person);
                }
            }
        }
        return !worstAtTop || !bestBelow || *worstAtTop < *bestBelow;
    }

    bool mayJoin(PlayerId person, std::size_t table) const
    {
        if (homeOf(person).value_or(static_cast<int>(table) + 1) != static_cast<int>(table) + 1) {
            return false;
        }
        return std::none_of(request_.apart.begin(), request_.apart.end(), [&](const auto& pair) {
            const auto& seats = tables_[table];
            const PlayerId other = pair.first == person ? pair.second : pair.first;
            return (pair.first == person || pair.second == person) &&
                   std::find(seats.begin(), seats.end(), other) != seats.end();
        });
    }

    bool seatFrom(std::size_t next, const std::vector<std::size_t>& sizes)
    {
        if (next == people_.size()) {
            return theBestAreAtTheTop();
        }
        for (std::size_t table = 0; table < sizes.size(); ++table) {
            if (tables_[table].size() < sizes[table] && mayJoin(people_[next], table)) {
                tables_[table].push_back(people_[next]);
                if (seatFrom(next + 1, sizes)) {
                    return true;
                }
                tables_[table].pop_back();
            }
        }
        const bool byeIsLeft = people_.size() == 5 && sizes.size() == 1 && next == seatedSoFar();
        return byeIsLeft && !isLocked(people_[next]) && seatFrom(next + 1, sizes);
    }

    std::size_t seatedSoFar() const
    {
        std::size_t seated = 0;
        for (const auto& table : tables_) {
            seated += table.size();
        }
        return seated;
    }

    const Request& request_;
    std::vector<PlayerId> people_;
    std::vector<std::vector<PlayerId>> tables_;
};

int draw(std::mt19937& random, int least, int most)
{
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

/// Few people with many wishes.
Request crowdedRequest(unsigned number)
{
    std::mt19937 random(number);
    const int players = draw(random, 3, 11);
    auto request = plain(players, 1, 8000);
    request.seed = number;
    request.threads = 1;
    request.twoPlayerTables = draw(random, 0, 1) == 1;
    if (request.twoPlayerTables && draw(random, 0, 1) == 1) {
        request.fivePlayers = FivePlayers::ThreeAndTwo;
    }
    const int tables = players == 5 && !request.twoPlayerTables ? 1 : (players + 3) / 4;
    for (int pair = draw(random, 0, players); pair > 0; --pair) {
        const int first = draw(random, 1, players - 1);
        apart(request, {{first, draw(random, first + 1, players)}});
    }
    for (int fixed = draw(random, -2, 3); fixed > 0; --fixed) {
        fix(request, draw(random, 1, players), draw(random, 1, tables));
    }
    if (draw(random, 0, 4) == 0) {
        const int player = draw(random, 1, players);
        auto& home = request.players[static_cast<std::size_t>(player - 1)].fixedTable;
        request.locked.push_back({0, home.value_or(draw(random, 1, tables)), id(player)});
    }
    switch (draw(random, 0, 4)) {
    case 0:
        makeFinal(request, draw(random, 1, tables));
        break;
    case 1:
        makeFinal(request, 1);
        request.mode = Mode::Swiss;
        break;
    case 2:
        request.mode = Mode::Draw;
        break;
    default:
        break;
    }
    return request;
}

} // namespace

/// People who never meet, with fixed tables, locks, byes and final tables.
class TestSeatingWishes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finalKeepsWishesAmongTheTopTables_data();
    void finalKeepsWishesAmongTheTopTables();
    void byeSolvesWishes_data();
    void byeSolvesWishes();
    void byesStayEvenAsFarAsWishesAllow();
    void refusesByName_data();
    void refusesByName();
    void findsWhatTryingEverythingFinds_data();
    void findsWhatTryingEverythingFinds();
};

void TestSeatingWishes::finalKeepsWishesAmongTheTopTables_data()
{
    using Tables = std::vector<std::vector<int>>;
    QTest::addColumn<Request>("request");
    QTest::addColumn<Tables>("top");
    const auto row = [](const char* name, int players, const Change& change, const Tables& top) {
        QTest::newRow(name) << changed(players, change) << top;
    };
    row("first and second apart", 16,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{1, 2}});
        },
        {{1, 3, 4, 5}, {2, 6, 7, 8}});
    row("a fixed table gives way to nobody", 16,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{1, 7}});
            fix(r, 1, 2);
        },
        {{2, 3, 4, 7}, {1, 5, 6, 8}});
    row("apart from somebody with a fixed table", 16,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{1, 16}, {2, 16}});
            fix(r, 16, 1);
        },
        {{3, 4, 5, 16}, {1, 2, 6, 7}});
    row("one of three top tables has three", 13,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{1, 2}});
        },
        {{1, 3, 4, 5}, {2, 6, 7}});
    row("the only four sit below", 13,
        [](Request& r) {
            makeFinal(r, 1);
            for (const int person : {10, 11, 12, 13}) {
                fix(r, person, 3);
            }
        },
        {{1, 2, 3}});
}

void TestSeatingWishes::finalKeepsWishesAmongTheTopTables()
{
    QFETCH(Request, request);
    QFETCH(std::vector<std::vector<int>>, top);
    const auto result = seating::makePlan(request);
    QVERIFY(std::holds_alternative<seating::Plan>(result));
    const auto& plan = std::get<seating::Plan>(result);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(plan.quality.forbidden, 0);
    for (std::size_t table = 0; table < top.size(); ++table) {
        QCOMPARE(peopleAt(plan, table), top[table]);
    }
}

void TestSeatingWishes::byeSolvesWishes_data()
{
    using Byes = std::vector<int>;
    QTest::addColumn<Request>("request");
    QTest::addColumn<Byes>("byes"); // one of whom has the bye; empty: three and two
    const auto row = [](const char* name, const Change& change, const Byes& byes) {
        QTest::newRow(name) << changed(5, change) << byes;
    };
    const auto allowTwo = [](Request& r) { r.twoPlayerTables = true; };
    row("one pair", [](Request& r) { apart(r, {{2, 4}}); }, {2, 4});
    row("one person avoids two", [](Request& r) { apart(r, {{1, 2}, {2, 3}}); }, {2});
    row("one person avoids all",
        [](Request& r) {
            apart(r, {{1, 2}, {1, 3}, {1, 4}, {1, 5}});
        },
        {1});
    row("the other had a bye",
        [](Request& r) {
            apart(r, {{1, 2}});
            r.history = {roundOf({{2, 3, 4, 5}}, {1})};
        },
        {2});
    row("a second bye rather than a meeting",
        [](Request& r) {
            apart(r, {{1, 2}, {1, 3}});
            r.history = {roundOf({{2, 3, 4, 5}}, {1})};
        },
        {1});
    row("one is locked to a seat",
        [](Request& r) {
            apart(r, {{1, 2}});
            r.locked = {{0, 1, id(1)}};
        },
        {2});
    row("both have the same fixed table",
        [](Request& r) {
            apart(r, {{1, 2}});
            fix(r, 1, 1);
            fix(r, 2, 1);
        },
        {1, 2});
    row("five have the same fixed table",
        [](Request& r) {
            for (int person = 1; person <= 5; ++person) {
                fix(r, person, 1);
            }
        },
        {1, 2, 3, 4, 5});
    row("by standings",
        [](Request& r) {
            makeFinal(r, 1);
            r.mode = Mode::Swiss;
            apart(r, {{3, 5}});
        },
        {3, 5});
    row("final",
        [](Request& r) {
            makeFinal(r, 1);
            apart(r, {{3, 5}});
        },
        {3, 5});
    row("two pairs need three and two",
        [=](Request& r) {
            allowTwo(r);
            apart(r, {{1, 2}, {3, 4}});
        },
        {});
    row("three and two keeps a pair apart",
        [=](Request& r) {
            allowTwo(r);
            r.fivePlayers = FivePlayers::ThreeAndTwo;
            apart(r, {{1, 2}});
        },
        {});
    row("four and a bye where three and two will not do",
        [=](Request& r) {
            allowTwo(r);
            r.fivePlayers = FivePlayers::ThreeAndTwo;
            apart(r, {{1, 2}, {1, 3}, {1, 4}, {1, 5}});
        },
        {1});
    row("a fixed second table asks for three and two",
        [=](Request& r) {
            allowTwo(r);
            fix(r, 4, 2);
        },
        {});
}

void TestSeatingWishes::byeSolvesWishes()
{
    QFETCH(Request, request);
    QFETCH(std::vector<int>, byes);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        request.seed = seed;
        const auto result = seating::makePlan(request);
        QVERIFY(std::holds_alternative<seating::Plan>(result));
        const auto& plan = std::get<seating::Plan>(result);
        QCOMPARE(plan.quality.forbidden, 0);
        const auto& given = plan.rounds.front().byes;
        QCOMPARE(given.size(), std::size_t{byes.empty() ? 0U : 1U});
        QVERIFY(given.empty() ||
                std::count(byes.begin(), byes.end(), static_cast<int>(given.front())) == 1);
        for (const auto& table : plan.rounds.front().tables) {
            for (const auto& player : request.players) {
                const bool sitsHere = std::count(table.seats.begin(), table.seats.end(), player.id);
                QVERIFY(!sitsHere || player.fixedTable.value_or(table.number) == table.number);
            }
        }
    }
}

void TestSeatingWishes::byesStayEvenAsFarAsWishesAllow()
{
    auto request = plain(5, 6, 1000);
    apart(request, {{1, 2}});
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    std::map<PlayerId, int> byes;
    for (const auto& round : plan.rounds) {
        ++byes[round.byes.front()];
    }
    QCOMPARE(byes[id(1)], 3);
    QCOMPARE(byes[id(2)], 3);
}

void TestSeatingWishes::refusesByName_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<RefusalCode>("code");
    QTest::addColumn<std::vector<int>>("people");
    const auto row = [](const char* name, int players, const Change& change, RefusalCode code,
                        const std::vector<int>& people) {
        QTest::newRow(name) << changed(players, change) << code << people;
    };
    row("two at the only final table", 16,
        [](Request& r) {
            makeFinal(r, 1);
            apart(r, {{9, 10}, {2, 3}, {11, 14}});
        },
        RefusalCode::PairCannotBePartedInFinal, {2, 3});
    row("three at two final tables", 16,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{1, 2}, {1, 3}, {2, 3}, {4, 9}});
        },
        RefusalCode::PairCannotBePartedInFinal, {1, 2, 3});
    row("below the top", 12,
        [](Request& r) {
            makeFinal(r, 2);
            apart(r, {{10, 12}});
        },
        RefusalCode::PairCannotBePartedInFinal, {10, 12});
    row("two pairs of five, no tables of two", 5,
        [](Request& r) {
            apart(r, {{1, 2}, {3, 4}, {1, 5}});
        },
        RefusalCode::PairCannotBeParted, {1, 2, 3, 4});
    row("both locked", 5,
        [](Request& r) {
            apart(r, {{1, 2}});
            r.locked = {{0, 1, id(1)}, {0, 1, id(2)}};
        },
        RefusalCode::PairMustMeet, {1, 2});
    row("five locked at one table", 5,
        [](Request& r) {
            for (int person = 1; person <= 5; ++person) {
                r.locked.push_back({0, 1, id(person)});
            }
        },
        RefusalCode::FixedTableFull, {1, 2, 3, 4, 5});
    row("of many wishes those that clash", 8,
        [](Request& r) {
            apart(r, {{4, 5}, {1, 2}, {6, 7}, {2, 3}, {1, 3}, {5, 8}});
        },
        RefusalCode::PairCannotBeParted, {1, 2, 3});
    row("only one table has four seats", 13,
        [](Request& r) {
            for (const int person : {1, 2, 3}) {
                fix(r, person, 1);
                fix(r, person + 3, 2);
                fix(r, person + 6, 3);
                fix(r, person + 9, 4);
            }
            apart(r, {{13, 1}, {13, 4}, {13, 7}, {13, 10}, {2, 5}});
        },
        RefusalCode::PairCannotBeParted, {1, 4, 7, 10, 13});
}

void TestSeatingWishes::refusesByName()
{
    QFETCH(Request, request);
    QFETCH(RefusalCode, code);
    QFETCH(std::vector<int>, people);
    const auto refusals = seating::check(request);
    QCOMPARE(refusals.size(), std::size_t{1});
    QCOMPARE(refusals.front().code, code);
    QCOMPARE(refusals.front().round, std::optional{0});
    std::vector<int> named;
    for (const PlayerId person : refusals.front().players) {
        named.push_back(static_cast<int>(person));
    }
    QCOMPARE(named, people);
}

void TestSeatingWishes::findsWhatTryingEverythingFinds_data()
{
    constexpr unsigned rows = 20;
    QTest::addColumn<unsigned>("from");
    for (unsigned row = 0; row < rows; ++row) {
        QTest::addRow("requests from %u", row * 60) << row * 60;
    }
}

void TestSeatingWishes::findsWhatTryingEverythingFinds()
{
    QFETCH(unsigned, from);
    for (unsigned number = from; number < from + 60; ++number) {
        const auto request = crowdedRequest(number);
        const auto result = seating::makePlan(request);
        const auto* plan = std::get_if<seating::Plan>(&result);
        const auto told = QByteArray("request ") + QByteArray::number(number);
        QVERIFY2((plan != nullptr) == EverySeating(request).hasOne(), told.constData());
        if (plan != nullptr) {
            checker::Checker check(request);
            QCOMPARE(check.fault(*plan), std::string());
            QVERIFY2(check.figures().forbidden == 0, told.constData());
        }
    }
}

RUMMY_TEST(TestSeatingWishes)

} // namespace tst_seating_wishes

#include "tst_seating_wishes.moc"
