#include "core/club/series.h"
#include "core/people/enrolment.h"

#include "core/ranking/standings.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_series {

using namespace Qt::StringLiterals;
using core::SeriesEvening;
using core::SeriesMeasure;
using core::SeriesSettings;
using core::SeriesTieBreak;
using core::SeriesValue;
using scoring::MatchPoints;

/// The ranking over a year.
class TestSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranks_data();
    void ranks();
    void breaksTies_data();
    void breaksTies();
    void strikesTheWorst();
    void guestsCountAsOfEachEvening();
    void peopleAreTheDirectorysEntries();
    void tellsNamesakes();
    void rulesMustBeAlike();
    void rankingOptionsMayDiffer();
    void scoringOfTablesMustBeAlike();
    void eveningsAreTheirStandings();
    void seatsAloneGiveNoPlaces();
    void sumsUpItsEvenings_data();
    void sumsUpItsEvenings();
    void orderOfEveningsDoesNotMatter();
    void courseEndsInTheTable();
};

namespace {

core::EveningResult result(const char* name, int rank, int points, int wins = 0)
{
    return {{{}, QString::fromUtf8(name), {}},
            core::StartNumber{rank},
            rank,
            MatchPoints::fromPoints(points),
            wins};
}

SeriesEvening onDay(int day, std::vector<core::EveningResult> results)
{
    return {{QUuid(static_cast<uint>(day), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)},
            u"Evening %1"_s.arg(day),
            QDate(2026, 1, day),
            {},
            std::move(results)};
}

/// Anna attended three times, Uwe twice, Kurt once.
std::vector<SeriesEvening> year()
{
    return {onDay(1, {result("Anna", 1, 12, 2), result("Uwe", 2, 8, 1), result("Kurt", 3, 6)}),
            onDay(2, {result("Uwe", 1, 10, 3), result("Anna", 1, 10, 0)}),
            onDay(3, {result("Anna", 1, 2, 1)})};
}

/// "1 Anna 24 | 2 Uwe 18": rank, name and points; "-" for no rank.
QString textOf(const core::SeriesTable& table)
{
    QStringList lines;
    for (const auto& line : table.lines) {
        lines << u"%1 %2 %3"_s.arg(line.rank ? QString::number(*line.rank) : u"-"_s,
                                   line.person.name,
                                   QString::fromStdString(scoring::fractionText(line.total)));
    }
    return lines.join(u" | "_s);
}

QString namesOf(const core::SeriesTable& table)
{
    QStringList names;
    for (const auto& line : table.lines) {
        names << line.person.name;
    }
    return names.join(u' ');
}

/// Random people at random evenings; people known by id change names.
std::vector<SeriesEvening> randomYear(quint32 seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    std::vector<SeriesEvening> evenings;
    for (int day = 1; day <= 1 + below(12); ++day) {
        std::vector<core::EveningResult> results;
        for (int person = 0; person < 20; ++person) {
            if (below(3) == 0) {
                continue;
            }
            auto one = result("", std::max(1, static_cast<int>(results.size()) + 1 - below(2)),
                              below(9) - 2, below(4));
            one.person.name = u"Person %1"_s.arg(person);
            if (person % 2 == 0) {
                one.person.player.value =
                    QUuid(static_cast<uint>(person) + 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
                one.person.name += u" of %1"_s.arg(day);
            }
            if (below(5) == 0) {
                one.tags = {u"Gast"_s};
            }
            results.push_back(one);
        }
        evenings.push_back(onDay(day, std::move(results)));
    }
    return evenings;
}

std::vector<SeriesSettings> allSettings()
{
    std::vector<SeriesSettings> all;
    for (const auto measure : {SeriesMeasure::MatchPoints, SeriesMeasure::PlacePoints,
                               SeriesMeasure::BeatenPlaces, SeriesMeasure::Wins}) {
        for (const auto value : {SeriesValue::Total, SeriesValue::Mean}) {
            for (const auto best : {0, 1, 4}) {
                for (const bool guests : {false, true}) {
                    SeriesSettings settings;
                    settings.measure = measure;
                    settings.value = value;
                    settings.placePoints = {25, 18, 15, 12};
                    settings.best = best > 0 ? std::optional(best) : std::nullopt;
                    settings.guestsCount = guests;
                    settings.leastAttendance = best;
                    settings.tieBreaks = {SeriesTieBreak::EveningsWon, SeriesTieBreak::BestEvening};
                    all.push_back(settings);
                }
            }
        }
    }
    return all;
}

} // namespace

void TestSeries::ranks_data()
{
    QTest::addColumn<SeriesSettings>("settings");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* tag, const SeriesSettings& settings, const QString& expected) {
        QTest::newRow(tag) << settings << expected;
    };
    SeriesSettings settings;
    row("total of TMP", settings, u"1 Anna 24 | 2 Uwe 18 | 3 Kurt 6"_s);
    settings.value = SeriesValue::Mean;
    row("mean of TMP", settings, u"1 Uwe 18 | 2 Anna 24 | 3 Kurt 6"_s);
    settings.best = 2;
    row("mean of the best two", settings, u"1 Anna 22 | 2 Uwe 18 | 3 Kurt 6"_s);
    settings.leastAttendance = 2;
    row("least attendance", settings, u"1 Anna 22 | 2 Uwe 18 | - Kurt 6"_s);
    settings = {};
    settings.measure = SeriesMeasure::PlacePoints;
    settings.placePoints = {25, 18};
    row("points by place, a shared one whole", settings, u"1 Anna 75 | 2 Uwe 43 | 3 Kurt 0"_s);
    settings.measure = SeriesMeasure::BeatenPlaces;
    row("points by place and number", settings, u"1 Anna 6 | 2 Uwe 4 | 3 Kurt 1"_s);
    settings.measure = SeriesMeasure::Wins;
    row("games won", settings, u"1 Uwe 4 | 2 Anna 3 | 3 Kurt 0"_s);
    settings.best = 1;
    row("games won at the best evening", settings, u"1 Uwe 3 | 2 Anna 2 | 3 Kurt 0"_s);
}

void TestSeries::ranks()
{
    QFETCH(const SeriesSettings, settings);
    QTEST(textOf(core::seriesTable(settings, year())), "expected");
}

void TestSeries::breaksTies_data()
{
    QTest::addColumn<SeriesSettings>("settings");
    QTest::addColumn<QList<int>>("anna");
    QTest::addColumn<QList<int>>("uwe");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* tag, std::optional<int> best, const QList<int>& anna,
                        const QList<int>& uwe, const QString& expected) {
        SeriesSettings settings;
        settings.best = best;
        settings.tieBreaks = {SeriesTieBreak::BestEvening};
        QTest::newRow(tag) << settings << anna << uwe << expected;
    };
    row("the best evening", std::nullopt, {9, 3}, {3, 9}, u"1 Anna 12 | 1 Uwe 12"_s);
    row("the better best evening", std::nullopt, {8, 4}, {9, 3}, u"1 Uwe 12 | 2 Anna 12"_s);
    row("then the next best", std::nullopt, {9, 3, 2}, {9, 4, 1}, u"1 Uwe 14 | 2 Anna 14"_s);
    row("also of those struck out", 2, {9, 3, 1}, {9, 3, 2}, u"1 Uwe 12 | 2 Anna 12"_s);
    row("one more evening is the better next", 2, {9, 3}, {9, 3, 2}, u"1 Uwe 12 | 2 Anna 12"_s);
    row("one more evening of nothing is none", 2, {9, 3}, {9, 3, 0}, u"1 Anna 12 | 1 Uwe 12"_s);
    row("one more evening below nothing", 2, {9, 3}, {9, 3, -4}, u"1 Anna 12 | 2 Uwe 12"_s);
}

void TestSeries::breaksTies()
{
    QFETCH(const SeriesSettings, settings);
    QFETCH(const QList<int>, anna);
    QFETCH(const QList<int>, uwe);
    std::vector<SeriesEvening> evenings;
    for (int day = 0; day < std::max(anna.size(), uwe.size()); ++day) {
        auto& evening = evenings.emplace_back(onDay(day + 1, {}));
        if (day < anna.size()) {
            evening.results.push_back(result("Anna", 1, anna[day]));
        }
        if (day < uwe.size()) {
            evening.results.push_back(result("Uwe", 2, uwe[day]));
        }
    }
    QTEST(textOf(core::seriesTable(settings, evenings)), "expected");
}

void TestSeries::strikesTheWorst()
{
    SeriesSettings settings;
    settings.best = 2;
    const auto table = core::seriesTable(settings, year());
    const auto& anna = table.lines.front();
    QCOMPARE(anna.shares.size(), std::size_t{3});
    QVERIFY(anna.shares[0].counts);
    QVERIFY(anna.shares[1].counts);
    QVERIFY(!anna.shares[2].counts);
    QVERIFY(anna.total == MatchPoints::fromPoints(22));
    QCOMPARE(anna.counted, 2);
    QCOMPARE(anna.shares[0].participants, 3);

    // Of equal evenings the later one is discarded.
    settings.best = 1;
    const auto equal = core::seriesTable(
        settings, {onDay(2, {result("Anna", 1, 5)}), onDay(1, {result("Anna", 1, 5)})});
    QVERIFY(equal.lines.front().shares[0].counts);
    QVERIFY(!equal.lines.front().shares[1].counts);
}

void TestSeries::guestsCountAsOfEachEvening()
{
    auto evenings = year();
    evenings[0].results[1].tags = {u"Gast"_s}; // Uwe, before he joined
    SeriesSettings settings;
    QCOMPARE(textOf(core::seriesTable(settings, evenings, u"Gast"_s)),
             u"1 Anna 24 | 2 Uwe 18 | 3 Kurt 6"_s);
    settings.guestsCount = false;
    const auto table = core::seriesTable(settings, evenings, u"Gast"_s);
    QCOMPARE(textOf(table), u"1 Anna 24 | 2 Uwe 10 | 3 Kurt 6"_s);
    QCOMPARE(table.lines[1].shares.size(), std::size_t{1});
    QCOMPARE(table.lines[0].shares[0].participants, 3);
}

void TestSeries::peopleAreTheDirectorysEntries()
{
    const core::PlayerId anna{QUuid(7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)};
    auto first = result("Anna Weber", 1, 3);
    auto later = result("Anna Berger", 1, 4);
    first.person.player = anna;
    later.person.player = anna;
    auto other = result("Anna Berger", 2, 1);
    other.person.club = u"Hof"_s;
    const auto table = core::seriesTable({}, {onDay(2, {later, other}), onDay(1, {first})});
    QCOMPARE(textOf(table), u"1 Anna Berger 7 | 2 Anna Berger 1"_s);
    // They may be one person, but count as two until identified.
    QCOMPARE(
        textOf(core::seriesTable({}, {onDay(1, {other}), onDay(2, {result("Anna Berger", 1, 2)})})),
        u"1 Anna Berger 2 | 2 Anna Berger 1"_s);
}

void TestSeries::tellsNamesakes()
{
    auto known = result("Weiß, Käthe", 1, 3);
    known.person.player.value = QUuid(7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const auto table = core::seriesTable(
        {}, {onDay(1, {known, result("Uwe", 2, 2)}), onDay(2, {result("Käthe Weiß", 1, 1)})});
    QVERIFY(core::namesakes(table) == (std::vector<std::vector<std::size_t>>{{0, 2}}));
    QVERIFY(core::namesakes(core::seriesTable({}, year())).empty());
}

void TestSeries::rulesMustBeAlike()
{
    auto evenings = year();
    QVERIFY(!core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints));
    evenings[2].rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    const core::UnlikeEvenings unlike{0, 2};
    QVERIFY(core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints) == unlike);
    QVERIFY(core::unlikeEvenings(evenings, SeriesMeasure::Wins) == unlike);
    QVERIFY(!core::unlikeEvenings(evenings, SeriesMeasure::PlacePoints));
    QVERIFY(!core::unlikeEvenings(evenings, SeriesMeasure::BeatenPlaces));
    QVERIFY(!core::unlikeEvenings({}, SeriesMeasure::Wins));

    SeriesSettings settings;
    settings.measure = SeriesMeasure::BeatenPlaces;
    settings.tieBreaks = {SeriesTieBreak::EveningsWon};
    QVERIFY(!core::unlikeEvenings(evenings, settings));
    settings.tieBreaks.push_back(SeriesTieBreak::TotalPoints);
    QVERIFY(core::unlikeEvenings(evenings, settings) == unlike);
}

/// Rommé 500 by card points and by match points.
void TestSeries::scoringOfTablesMustBeAlike()
{
    core::Tournament tournament;
    tournament.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    const auto read = [&tournament] {
        return core::eveningOf({QUuid::createUuid()}, tournament, core::Standings(tournament), {});
    };
    std::vector<SeriesEvening> evenings = {read(), read()};
    QVERIFY(!core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints));
    tournament.settings.cards.tableScoring = core::TableScoring::MatchPoints;
    evenings.push_back(read());
    QVERIFY(core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints) ==
            (core::UnlikeEvenings{0, 2}));
}

void TestSeries::rankingOptionsMayDiffer()
{
    auto evenings = year();
    evenings[1].rules.options.tieBreaks = {scoring::TieBreak::Wins};
    evenings[2].rules.options.rankBy = scoring::RankBy::Mean;
    QVERIFY(!core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints));
    evenings[1].rules.options.ties = scoring::Ties::High;
    QVERIFY(core::unlikeEvenings(evenings, SeriesMeasure::MatchPoints) ==
            (core::UnlikeEvenings{0, 1}));
}

void TestSeries::eveningsAreTheirStandings()
{
    for (quint32 seed = 1; seed < 20; ++seed) {
        auto tournament = randomTournament(seed, {12, 3, 3, 4});
        std::vector<core::EnrolledPerson> people;
        for (auto& person : tournament.participants) {
            person.tags =
                core::plain(person.number) % 3 == 0 ? QStringList(u"Gast"_s) : QStringList();
            person.uuid = {QUuid::createUuid()};
            people.push_back({{core::TournamentId{1}, person.uuid},
                              person.number,
                              person.name,
                              person.club,
                              core::PlayerId{QUuid::createUuid()}});
        }
        // Enrolled again since: unknown.
        people.front().key.participant = {QUuid::createUuid()};
        const auto one =
            core::eveningOf({QUuid::createUuid()}, tournament, core::Standings(tournament), people);
        std::size_t ranked = 0;
        for (const auto& [rank, tally] : core::Standings(tournament).lines()) {
            if (!rank) {
                continue;
            }
            const auto& line = one.results.at(ranked++);
            QVERIFY(line.number == tally.number);
            QCOMPARE(line.rank, *rank);
            QVERIFY(line.tmp == tally.tmp());
            QCOMPARE(line.wins, tally.wins);
            QCOMPARE(line.tags.contains(u"Gast"_s), core::plain(tally.number) % 3 == 0);
            const auto person =
                std::find_if(people.begin(), people.end(),
                             [&line](const auto& other) { return other.number == line.number; });
            QVERIFY(line.person.player ==
                    (person == people.begin() ? core::PlayerId() : *person->player));
        }
        QCOMPARE(one.results.size(), ranked);
    }
}

/// Nor are people known by an evening before its first game.
void TestSeries::seatsAloneGiveNoPlaces()
{
    auto tournament = randomTournament(3, {12, 1, 3, 4});
    const auto results = [&tournament] {
        return core::eveningOf({QUuid::createUuid()}, tournament, core::Standings(tournament), {})
            .results.size();
    };
    QVERIFY(results() > 0);
    for (auto& table : tournament.rounds.front().tables) {
        table.games.clear();
    }
    QCOMPARE(results(), std::size_t{0});
}

void TestSeries::sumsUpItsEvenings_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 10; ++seed) {
        QTest::addRow("year %u", seed) << seed;
    }
}

/// Under every option a total is the sum of the best evenings, matched by person.
void TestSeries::sumsUpItsEvenings()
{
    QFETCH(const quint32, seed);
    for (const auto& settings : allSettings()) {
        const auto table = core::seriesTable(settings, randomYear(seed), u"Gast"_s);
        std::size_t shares = 0;
        for (const auto& line : table.lines) {
            MatchPoints total;
            std::int64_t counted = 0;
            std::optional<MatchPoints> least;
            std::optional<MatchPoints> bestStruck;
            for (const auto& share : line.shares) {
                if (share.counts) {
                    total += share.value;
                    ++counted;
                    least = std::min(least.value_or(share.value), share.value);
                } else {
                    bestStruck = std::max(bestStruck.value_or(share.value), share.value);
                }
            }
            QVERIFY(line.total == total);
            QCOMPARE(line.counted, counted);
            QCOMPARE(counted,
                     std::min<std::int64_t>(settings.best.value_or(100), std::ssize(line.shares)));
            QVERIFY(!bestStruck || *bestStruck <= *least);
            QCOMPARE(line.rank.has_value(), std::ssize(line.shares) >= settings.leastAttendance);
            shares += line.shares.size();
        }
        std::size_t results = 0;
        for (const auto& one : table.evenings) {
            results += static_cast<std::size_t>(
                std::count_if(one.results.begin(), one.results.end(), [&settings](const auto& who) {
                    return settings.guestsCount || who.tags.isEmpty();
                }));
        }
        QCOMPARE(shares, results);
    }
}

void TestSeries::orderOfEveningsDoesNotMatter()
{
    for (quint32 seed = 1; seed <= 10; ++seed) {
        auto evenings = randomYear(seed);
        std::mt19937 random(seed);
        for (const auto& settings : allSettings()) {
            const auto table = core::seriesTable(settings, evenings, u"Gast"_s);
            std::shuffle(evenings.begin(), evenings.end(), random);
            QVERIFY(core::seriesTable(settings, evenings, u"Gast"_s).lines == table.lines);
        }
    }
}

void TestSeries::courseEndsInTheTable()
{
    auto undated = onDay(1, {result("Uwe", 1, 1)});
    undated.date.reset();
    const auto last = core::seriesTable({}, {undated, onDay(2, {result("Anna", 1, 1)})});
    QCOMPARE(last.evenings.back().name, undated.name);

    SeriesSettings settings;
    const auto table = core::seriesTable(settings, year());
    QCOMPARE(namesOf(table), u"Anna Uwe Kurt"_s);
    using Ranks = std::vector<std::optional<std::int32_t>>;
    QVERIFY(core::seriesCourse(settings, table) ==
            (std::vector<Ranks>{{1, 1, 1}, {2, 2, 2}, {3, 3, 3}}));
    for (quint32 seed = 1; seed <= 10; ++seed) {
        const auto random = core::seriesTable(settings, randomYear(seed), u"Gast"_s);
        const auto course = core::seriesCourse(settings, random);
        for (std::size_t line = 0; line < random.lines.size(); ++line) {
            QVERIFY(course[line].back() == random.lines[line].rank);
            const auto first = random.lines[line].shares.front().evening;
            QVERIFY(first == 0 || !course[line][first - 1]);
        }
    }
}

RUMMY_TEST(TestSeries)

} // namespace tst_series

#include "tst_series.moc"
