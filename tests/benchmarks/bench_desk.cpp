#include "app/desk/frame/icons.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/theme.h"
#include "core/texts/translation.h"
#include "db/sqlite/open_store.h"
#include "tests/gui/desk_fixture.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace {

core::PlayedGame gameOfFour(int round, int game)
{
    core::PlayedGame played;
    played.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const auto place = (static_cast<int>(seat) + round + game) % 4;
        played.result.hands[seat] = scoring::Hand{4 * place, 0};
    }
    return played;
}

/// Everyone is at a table of four in every round; every game is entered except those of the last
/// round's first table.
core::Tournament evening(int participants, int rounds, int games)
{
    core::Tournament tournament;
    tournament.settings.name = u"Evening"_s;
    tournament.settings.date = QDate(2026, 5, 14);
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    for (int number = 1; number <= participants; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = u"Person %1"_s.arg(number);
        tournament.participants.push_back(participant);
    }
    for (int number = 1; number <= rounds; ++number) {
        core::Round round;
        round.number = core::RoundNumber{number};
        round.head.games = games;
        for (int table = 1; table <= participants / 4; ++table) {
            core::Table made;
            made.number = core::TableNumber{table};
            for (int seat = 1; seat <= 4; ++seat) {
                made.head.seats.push_back(core::StartNumber{4 * (table - 1) + seat});
            }
            const bool open = number == rounds && table == 1;
            for (int game = 1; game <= games && !open; ++game) {
                made.games.push_back({core::GameNumber{game}, gameOfFour(number, game)});
            }
            round.tables.push_back(made);
        }
        tournament.rounds.push_back(round);
    }
    return tournament;
}

core::TournamentId import(desk::Session& session, const core::Tournament& tournament)
{
    return *session.runClub(
        [&](core::TournamentService& service) { return service.import(tournament); });
}

/// From nothing to a painted window, with 100 past tournaments in the database.
void startsWithAHundredTournaments(benchmark::State& state)
{
    DeskFixture fixture;
    for (int past = 0; past < 100; ++past) {
        import(fixture.session(), evening(24, 4, 4));
    }
    fixture.session().open(import(fixture.session(), evening(24, 4, 4)));
    for ([[maybe_unused]] auto once : state) {
        fixture.restart();
        desk::MainWindow window(fixture.session());
        window.show();
        QCoreApplication::processEvents();
        window.grab();
    }
}

/// The corresponding bound: the database only.
void opensTheDatabase(benchmark::State& state)
{
    DeskFixture fixture;
    for (int past = 0; past < 100; ++past) {
        import(fixture.session(), evening(24, 4, 4));
    }
    const auto file = fixture.clubFile();
    for ([[maybe_unused]] auto once : state) {
        const auto store = db::openStore(file, db::IfMissing::Refuse);
        benchmark::DoNotOptimize(store->read().tournaments());
    }
}

/// The same game, entered alternately with two results.
class Entering
{
public:
    Entering(int participants, int rounds)
        : rounds_(rounds), id_(import(fixture_.session(), evening(participants, rounds, 4)))
    {
        fixture_.session().open(id_);
    }

    desk::Session& session() { return fixture_.session(); }

    void enter()
    {
        const core::GameKey key{core::RoundNumber{rounds_}, core::TableNumber{1},
                                core::GameNumber{1}};
        turn_ = 1 - turn_;
        core::EntryTerms terms;
        terms.correction = true;
        terms.warningsConfirmed = true;
        const auto entered = session().run(core::enterGame, key, gameOfFour(turn_, 0), terms);
        if (!entered) {
            qFatal("the game was refused");
        }
    }

private:
    int rounds_;
    int turn_ = 0;
    DeskFixture fixture_;
    core::TournamentId id_;
};

/// A durable entry, until the standings page was repainted.
void entersAndRefreshesStandings(benchmark::State& state)
{
    Entering entering(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    desk::MainWindow window(entering.session());
    window.resize(1280, 800);
    window.show();
    window.showPage(desk::PageId::Standings);
    QCoreApplication::processEvents();
    for ([[maybe_unused]] auto once : state) {
        entering.enter();
        QCoreApplication::processEvents();
    }
}

/// From the choice until the page in sight is painted, every page having been shown before.
template <typename Change>
void looksAnother(benchmark::State& state, Change change)
{
    DeskFixture fixture;
    fixture.session().open(import(fixture.session(), evening(24, 4, 4)));
    desk::MainWindow window(fixture.session());
    window.resize(1280, 800);
    window.show();
    for (const auto& [page, info] : desk::pageCatalogue()) {
        if (desk::isOffered(page, fixture.session())) {
            window.showPage(page);
            QCoreApplication::processEvents();
        }
    }
    window.showPage(desk::PageId::Standings);
    int turn = 0;
    for ([[maybe_unused]] auto once : state) {
        turn = 1 - turn;
        change(window, turn != 0);
        QCoreApplication::processEvents();
        window.grab();
    }
}

void speaksAnotherLanguage(benchmark::State& state)
{
    std::optional<texts::Translation> translation;
    looksAnother(state, [&](desk::MainWindow& window, bool isOther) {
        window.changeLook([&] {
            translation.reset();
            translation.emplace(QLocale(isOther ? u"de"_s : u"en"_s));
            theme::apply(*qApp, theme::Tone::Light);
        });
    });
}

void takesAnotherTone(benchmark::State& state)
{
    looksAnother(state, [](desk::MainWindow& window, bool isOther) {
        window.changeLook(
            [&] { theme::apply(*qApp, isOther ? theme::Tone::Dark : theme::Tone::Light); });
    });
}

/// The corresponding bound: the durable entry without a window.
void entersAlone(benchmark::State& state)
{
    Entering entering(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for ([[maybe_unused]] auto once : state) {
        entering.enter();
    }
}

BENCHMARK(startsWithAHundredTournaments)->Unit(benchmark::kMillisecond);
BENCHMARK(speaksAnotherLanguage)->Unit(benchmark::kMillisecond);
BENCHMARK(takesAnotherTone)->Unit(benchmark::kMillisecond);
BENCHMARK(opensTheDatabase)->Unit(benchmark::kMillisecond);
BENCHMARK(entersAndRefreshesStandings)
    ->Unit(benchmark::kMillisecond)
    ->Args({24, 4})
    ->Args({400, 12});
BENCHMARK(entersAlone)->Unit(benchmark::kMillisecond)->Args({24, 4})->Args({400, 12});

} // namespace

int main(int argc, char** argv)
{
    // Without a screen the same work is done, except for showing it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
