#include "samples.h"
#include "scenes.h"

#include "app/desk/hall/display_painter.h"
#include "app/desk/hall/hall_display.h"
#include "core/model/schedule.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

constexpr int roundMinutes = 35;

/// A round of the sample is being played, with that many seconds left.
core::Tournament evening(int secondsLeft)
{
    auto tournament = samples::runningEvening();
    auto& settings = tournament.settings;
    settings.date = QDate(2026, 10, 16);
    settings.roundMinutes = roundMinutes;
    settings.plannedRounds = 5;
    settings.schedule = {{core::RoundNumber{1}, std::nullopt},
                         {core::RoundNumber{2}, std::nullopt},
                         {core::ScheduledBreak{30, u"Abendessen"_s}, std::nullopt},
                         {core::RoundNumber{3}, std::nullopt},
                         {core::ScheduledBreak{10, {}}, std::nullopt},
                         {core::RoundNumber{4}, std::nullopt},
                         {core::RoundNumber{5}, std::nullopt}};
    // The clock of scenes is at 19:00 UTC.
    const QDateTime now({2026, 10, 16}, {19, 0}, Qt::UTC);
    QDateTime start = now.addSecs(secondsLeft - 60 * roundMinutes);
    auto& rounds = tournament.rounds;
    std::for_each(rounds.rbegin(), rounds.rend(), [&start](core::Round& round) {
        round.clock = core::startedClock(start);
        constexpr int fromRoundToRound = 45 * 60;
        start = start.addSecs(-fromRoundToRound);
    });
    return tournament;
}

void takePage(const Album& album, const QString& scene, const core::Tournament& tournament)
{
    Stage stage(album);
    stage.open(tournament);
    stage.go(PageId::Clock);
    stage.take(scene);
}

/// The number of people in the largest tournament with that few.
core::Tournament crowd(int people)
{
    auto tournament = samples::largeTournament();
    tournament.settings.roundMinutes = roundMinutes;
    tournament.rounds.resize(1);
    auto& round = tournament.rounds.front();
    round.head.state = core::RoundState::Published;
    const QDateTime now({2026, 10, 16}, {19, 0}, Qt::UTC);
    round.clock = core::startedClock(now.addSecs(-600));
    constexpr int seats = 4;
    round.tables.resize(static_cast<std::size_t>(people / seats));
    for (auto& table : round.tables) {
        table.games.clear();
    }
    round.head.byes.clear();
    return tournament;
}

/// Pictures of what the hall sees, in three sizes.
void paintDisplays(const Album& album, const QString& scene, const desk::DisplayContent& content)
{
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        QImage picture(size, QImage::Format_RGB32);
        QPainter painter(&picture);
        desk::paintDisplay(painter, QRectF(QPointF(), size), content, QApplication::palette());
        painter.end();
        const auto file = album.folder.filePath(
            u"%1-%2p-%3.png"_s.arg(scene).arg(size.height()).arg(album.view.name()));
        if (!picture.save(file)) {
            qFatal("cannot write %s", qPrintable(file));
        }
    }
}

/// The hall display of the tournament, page by page.
void takeDisplay(const Album& album, const QString& scene, const core::Tournament& tournament)
{
    Stage stage(album);
    stage.open(tournament);
    auto& display = *stage.window().findChild<desk::HallDisplay*>();
    QString title;
    for (std::size_t page = 0; page < display.content().pages.size(); ++page) {
        const QString& now = display.content().pages[page].title;
        if (now != title) {
            paintDisplays(album, u"%1-%2"_s.arg(scene).arg(page + 1), display.content());
            title = now;
        }
        display.turn();
    }
}

void takeDisplays(const Album& album)
{
    auto released = evening(12 * 60 + 28);
    released.settings.releasedRounds = 3;
    takeDisplay(album, u"display"_s, released);
    takeDisplay(album, u"display-120"_s, crowd(120));
    takeDisplay(album, u"display-400"_s, crowd(400));
    Stage stage(album);
    stage.open(evening(4 * 60));
    auto& display = *stage.window().findChild<desk::HallDisplay*>();
    paintDisplays(album, u"display-warning"_s, display.content());
    display.begin(desk::ceremonyOf(stage.session().tournament(), hall::NameStyle::Full, 5));
    for (int place = 0; place < 4; ++place) {
        display.callNext();
    }
    paintDisplays(album, u"display-prizes"_s, display.content());
    stage.go(PageId::Clock);
    stage.take(u"clock-prizes"_s);
    const core::Raffle raffle{u"Ein Schinken vom Metzger Brandhuber"_s,
                              {},
                              {},
                              {core::StartNumber{7}, core::StartNumber{3}}};
    display.begin(
        desk::raffleCeremony(stage.session().tournament(), hall::NameStyle::Short, raffle));
    display.callNext();
    display.callNext();
    paintDisplays(album, u"display-raffle"_s, display.content());
    const auto further = desk::ceremonyOf(samples::prizeEvening(), hall::NameStyle::Full, 2);
    display.begin(further);
    for (std::size_t place = 0; place < further.places.size(); ++place) {
        display.callNext();
    }
    paintDisplays(album, u"display-further-prizes"_s, display.content());
}

} // namespace

void takeClock(const Album& album)
{
    takePage(album, u"clock"_s, evening(12 * 60 + 28));
    takePage(album, u"clock-warning"_s, evening(4 * 60 + 10));
    takePage(album, u"clock-last-minute"_s, evening(40));
    takePage(album, u"clock-overtime"_s, evening(-95));
    auto paused = evening(12 * 60 + 28);
    paused.rounds.back().clock = core::pausedClock(
        *paused.rounds.back().clock, paused.rounds.back().clock->startedAt.addSecs(60));
    takePage(album, u"clock-paused"_s, paused);
    auto stopped = evening(0);
    stopped.rounds.back().clock.reset();
    takePage(album, u"clock-stopped"_s, stopped);
    takePage(album, u"clock-without-minutes"_s, samples::runningEvening());
    if (album.faults == nullptr && album.view.size == QSize(1280, 800)) {
        takeDisplays(album);
    }
}

void takeClockDialogs(const Album& album)
{
    Stage stage(album);
    stage.open(evening(-95));
    stage.go(PageId::Clock);
    stage.takeDialog(u"clock-open-games"_s, [&] { stage.click(u"openGamesButton"_s); });
    stage.takeDialog(u"clock-warnings"_s, [&] { stage.click(u"warningsButton"_s); });
    stage.takeDialog(u"clock-prize-giving"_s, [&] { stage.click(u"prizesButton"_s); });
    stage.takeDialog(u"clock-raffle"_s, [&] { stage.click(u"raffleButton"_s); });
    stage.takeDialog(u"clock-one-screen"_s, [&] { stage.click(u"showDisplayButton"_s); });
    stage.takeDialog(u"clock-reset"_s, [&] { stage.click(u"resetClockButton"_s); });
}
