#include "app/desk/club/series/series_page.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/theme.h"
#include "app/desk/frame/ui_state.h"
#include "core/service/club_service.h"
#include "core/use_cases/series.h"
#include "db/clubs.h"
#include "db/sqlite/open_store.h"
#include "tests/place_of.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPixmap>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <vector>

/// A club of ten years, 50 evenings each: 60 people, four rounds of two games.
namespace {

using namespace Qt::StringLiterals;

constexpr int people = 60;
constexpr int evenings = 500;
constexpr int eveningsOfYear = 50;

core::PlayedGame game(std::mt19937& random)
{
    core::PlayedGame played;
    played.result.hands = scoring::Hands(4);
    played.result.hands[0] = scoring::Hand{0, 0};
    for (std::size_t seat = 1; seat < 4; ++seat) {
        played.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(1 + random() % 20), 0};
    }
    return played;
}

core::Tournament evening(int number, std::mt19937& random)
{
    core::Tournament made;
    made.settings.name = u"Evening %1"_s.arg(number);
    made.settings.date = QDate(2016, 1, 1).addDays(qint64{7} * number);
    std::vector<std::int32_t> order(people);
    std::iota(order.begin(), order.end(), 1);
    for (const auto person : order) {
        core::Participant participant;
        participant.number = core::StartNumber{person};
        participant.name = u"Person %1"_s.arg(person);
        made.participants.push_back(participant);
    }
    for (int round = 1; round <= 4; ++round) {
        std::shuffle(order.begin(), order.end(), random);
        core::Round seated;
        seated.number = core::RoundNumber{round};
        seated.head.state = core::RoundState::Closed;
        seated.head.games = 2;
        for (std::size_t first = 0; first < order.size(); first += 4) {
            core::Table table;
            table.number = core::TableNumber{static_cast<std::int32_t>(first / 4) + 1};
            for (std::size_t seat = 0; seat < 4; ++seat) {
                table.head.seats.push_back(core::StartNumber{order[first + seat]});
            }
            for (int each = 1; each <= 2; ++each) {
                table.games.push_back({core::GameNumber{each}, game(random)});
            }
            seated.tables.push_back(std::move(table));
        }
        made.rounds.push_back(std::move(seated));
    }
    return normalised(std::move(made));
}

/// Created once, as that takes longer than the measurement.
struct Club
{
    Club() : store(db::openStore(file(), db::IfMissing::Create))
    {
        std::mt19937 random(1);
        const auto transaction = store->beginWrite();
        for (int number = 1; number <= evenings; ++number) {
            transaction->create(evening(number, random), core::Action::ImportTournament,
                                {u"desk"_s, QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC)});
        }
        transaction->commit();
        series.name = u"Year"_s;
        series.settings.best = 40;
        for (const auto& summary : store->read().tournaments()) {
            if (series.evenings.size() < eveningsOfYear) {
                series.evenings.push_back(summary.uuid);
            }
        }
        core::ClubService service(*store, u"desk"_s,
                                  [] { return QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC); });
        core::ClubEvenings year;
        service.readEvenings(year, std::set(series.evenings.begin(), series.evenings.end()));
        const auto created = service.run(core::createSeries, series, year.of(series));
        if (!created) {
            qFatal("the series is refused");
        }
        series.id = core::createdBy(*created);
    }
    [[nodiscard]] QString file() const { return folder.filePath(u"club.rummydb"_s); }

    QTemporaryDir folder;
    std::unique_ptr<core::Store> store;
    core::Series series;
};

Club& club()
{
    static Club made;
    return made;
}

void readTenYears(benchmark::State& state)
{
    auto& store = *club().store;
    for ([[maybe_unused]] const auto turn : state) {
        core::ClubEvenings all;
        all.read(store.read());
        benchmark::DoNotOptimize(all);
    }
}

void readAgain(benchmark::State& state)
{
    auto& store = *club().store;
    core::ClubEvenings all;
    all.read(store.read());
    for ([[maybe_unused]] const auto turn : state) {
        all.read(store.read());
    }
}

void rankYear(benchmark::State& state)
{
    core::ClubEvenings all;
    all.read(club().store->read());
    const auto year = all.of(club().series);
    for ([[maybe_unused]] const auto turn : state) {
        const auto table = core::seriesTable(club().series.settings, year);
        benchmark::DoNotOptimize(core::seriesCourse(club().series.settings, table));
    }
}

/// From opening the page to its picture, with nothing read before.
void openPage(benchmark::State& state)
{
    const db::Clubs databases({});
    desk::UiState uiState(club().folder.filePath(u"desk.ini"_s));
    desk::Session session(databases, uiState, placeOf(club().file()), u"desk"_s,
                          [] { return QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC); });
    for ([[maybe_unused]] const auto turn : state) {
        desk::SeriesPage page(session);
        page.resize(1088, 734);
        page.show();
        while (page.findChild<QAbstractItemView*>(u"seriesTable"_s)->model()->rowCount() == 0) {
            QCoreApplication::processEvents();
        }
        benchmark::DoNotOptimize(page.grab());
    }
}

BENCHMARK(readTenYears)->Unit(benchmark::kMillisecond)->MinTime(1);
BENCHMARK(readAgain)->Unit(benchmark::kMillisecond)->MinTime(0.5);
BENCHMARK(rankYear)->Unit(benchmark::kMillisecond)->MinTime(0.5);
BENCHMARK(openPage)->Unit(benchmark::kMillisecond)->MinTime(1);

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    theme::apply(*qApp, theme::Tone::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
