#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/evening/reports/reports_page.h"
#include "app/desk/frame/icons.h"
#include "app/desk/frame/theme.h"
#include "core/texts/translation.h"
#include "tests/gui/desk_fixture.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QPrinter>
#include <QTimer>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using documents::Kind;

namespace {

constexpr int people = 400;

core::PlayedGame gameOfFour(int shift)
{
    core::PlayedGame played;
    played.result.hands = scoring::Hands(4);
    for (int seat = 0; seat < 4; ++seat) {
        played.result.hands[static_cast<std::size_t>(seat)] =
            scoring::Hand{4 * ((seat + shift) % 4), 0};
    }
    return played;
}

core::Tournament evening()
{
    core::Tournament tournament;
    tournament.settings.name = u"Evening"_s;
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    for (int number = 1; number <= people; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = u"Person %1"_s.arg(number);
        tournament.participants.push_back(participant);
    }
    for (int number = 1; number <= 12; ++number) {
        core::Round round;
        round.number = core::RoundNumber{number};
        for (int table = 1; table <= people / 4; ++table) {
            core::Table made;
            made.number = core::TableNumber{table};
            for (int seat = 1; seat <= 4; ++seat) {
                made.head.seats.push_back(core::StartNumber{4 * (table - 1) + seat});
            }
            for (int game = 1; game <= round.head.games; ++game) {
                made.games.push_back({core::GameNumber{game}, gameOfFour(number + game)});
            }
            round.tables.push_back(made);
        }
        tournament.rounds.push_back(round);
    }
    return tournament;
}

/// The longest time the window's thread was unresponsive.
class Pulse
{
public:
    Pulse()
    {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] {
            longest_ = std::max(longest_, clock_.nsecsElapsed());
            clock_.start();
        });
        clock_.start();
        timer_.start(0);
    }
    [[nodiscard]] double longestMilliseconds() const
    {
        return static_cast<double>(std::max(longest_, clock_.nsecsElapsed())) / 1e6;
    }

private:
    QTimer timer_;
    QElapsedTimer clock_;
    qint64 longest_ = 0;
};

class Opened
{
public:
    Opened()
    {
        const auto id = fixture_.session().runClub(
            [&](core::TournamentService& service) { return service.import(evening()); });
        fixture_.session().open(*id);
    }
    desk::Session& session() { return fixture_.session(); }
    [[nodiscard]] QString file(const QString& name) const { return fixture_.file(name); }

private:
    DeskFixture fixture_;
};

/// Waits until the preview has that many pages, or fewer.
void waitForPages(const desk::ReportsPage& page, const std::function<bool(int)>& areThere)
{
    const auto* const place = page.findChild<QLabel*>(u"pagePlace"_s);
    while (!areThere(place->text().section(u' ', -1).toInt())) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QCoreApplication::processEvents();
}

/// The Reports page shows everyone's sheets, from the click to the first page.
void showsThePersonalSheets(benchmark::State& state)
{
    const texts::Translation english{QLocale(u"en"_s)};
    Opened opened;
    desk::ReportsPage page(opened.session());
    page.resize(1088, 734);
    page.show();
    double longest = std::numeric_limits<double>::max(); // Of the least disturbed run.
    for (auto run : state) {
        state.PauseTiming();
        page.show(documents::Choice{Kind::Standings});
        waitForPages(page, [](int pages) { return pages > 0 && pages < people; });
        state.ResumeTiming();
        const Pulse pulse;
        page.show(documents::Choice{Kind::PersonalSheet});
        waitForPages(page, [](int pages) { return pages >= people; });
        longest = std::min(longest, pulse.longestMilliseconds());
    }
    state.counters["longest_block_ms"] = longest;
}

/// Printing what is offered when a round is published, or everyone's sheets: from choosing the
/// printer until it has them.
void prints(benchmark::State& state, const std::vector<documents::Choice>& choices)
{
    const texts::Translation english{QLocale(u"en"_s)};
    Opened opened;
    const auto pages = desk::rendering(opened.session(), {choices, {}, QLocale(u"en"_s)})();
    desk::DocumentExporter exporter(opened.session(), nullptr, [&](auto&&...) {
        auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(opened.file(u"out.pdf"_s));
        return desk::AskedPrinter{std::move(printer), desk::PrintEnd::Printed};
    });
    bool done = false;
    QObject::connect(&exporter, &desk::DocumentExporter::told, &exporter, [&] { done = true; });
    double longest = std::numeric_limits<double>::max(); // Of the least disturbed run.
    for (auto run : state) {
        done = false;
        const Pulse pulse;
        exporter.print(pages, 0);
        while (!done) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        longest = std::min(longest, pulse.longestMilliseconds());
    }
    state.counters["longest_block_ms"] = longest;
    state.counters["pages"] = static_cast<double>(pages->sheets.size());
}

/// The work of the window's thread for each of them.
void copiesTheTournament(benchmark::State& state)
{
    Opened opened;
    for (auto run : state) {
        benchmark::DoNotOptimize(
            desk::rendering(opened.session(), {{{Kind::PersonalSheet}}, {}, QLocale(u"en"_s)}));
    }
}

void printsARound(benchmark::State& state)
{
    prints(state, {{Kind::SeatingByTable}, {Kind::SeatingByName}, {Kind::ScoreSlips}});
}

void printsThePersonalSheets(benchmark::State& state)
{
    prints(state, {{Kind::PersonalSheet}});
}

BENCHMARK(copiesTheTournament)->Unit(benchmark::kMillisecond);
BENCHMARK(showsThePersonalSheets)->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(printsARound)->Unit(benchmark::kMillisecond)->Iterations(6);
BENCHMARK(printsThePersonalSheets)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

int main(int argc, char** argv)
{
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
