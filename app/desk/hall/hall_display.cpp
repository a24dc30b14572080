#include "app/desk/hall/hall_display.h"

#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/display_window.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/hall/serving.h"
#include "reports/typeset/pictures.h"

#include <QTimeZone>

#include <algorithm>
#include <chrono>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Null if the club does not have it: Setup reports that.
QImage logoFrom(const core::Pictures& pictures, const QString& name)
{
    constexpr int largest = 2'000;
    const auto found = pictures.find(name);
    return found != pictures.end() ? typeset::imageOf(found->second, largest) : QImage();
}

std::optional<std::size_t> indexOf(const hall::Pages& pages, const core::Round* round)
{
    if (round == nullptr) {
        return pages.current;
    }
    const auto found =
        std::find_if(pages.rounds.begin(), pages.rounds.end(), [&](const hall::RoundPage& page) {
            return page.number == core::plain(round->number);
        });
    return found != pages.rounds.end()
               ? std::optional(static_cast<std::size_t>(found - pages.rounds.begin()))
               : pages.current;
}

} // namespace

HallDisplay::HallDisplay(Session& session, RoundTimer& timer, Serving& serving, QObject* parent)
    : QObject(parent), session_(session), timer_(timer), serving_(serving)
{
    setObjectName(u"hallDisplay"_s);
    connect(&session_, &Session::opened, this, [this] {
        endPrizes();
        invalidate();
    });
    connect(&session_, &Session::changed, this, &HallDisplay::invalidate);
    connect(&session_, &Session::clubChanged, this, &HallDisplay::invalidate);
    connect(&serving_, &Serving::wordsChanged, this, &HallDisplay::invalidate);
    connect(&timer_, &RoundTimer::ticked, this, [this] {
        const auto* const round = timer_.round();
        isStale_ = isStale_ ||
                   clocked_ != (round != nullptr ? std::optional(round->number) : std::nullopt);
        makeClock();
        Q_EMIT changed();
    });
    connect(&pages_, &QTimer::timeout, this, &HallDisplay::turn);
    pages_.setObjectName(u"displayPages"_s);
}

HallDisplay::~HallDisplay()
{
    delete window_;
}

bool HallDisplay::isShown() const
{
    return window_ != nullptr && window_->isVisible();
}

bool HallDisplay::isSeen() const
{
    return isShown() || serving_.isServing();
}

QScreen* HallDisplay::screen() const
{
    return isShown() ? window_->screen() : nullptr;
}

void HallDisplay::show(QScreen* screen)
{
    if (window_ == nullptr) {
        window_ = new DisplayWindow(*this);
        timer_.watch(*window_);
        connect(window_, &DisplayWindow::closed, this, [this] {
            awake_.reset();
            restartPages();
            Q_EMIT shownChanged();
        });
    }
    isStale_ = false;
    make();
    window_->showOn(screen);
    awake_.emplace(tr("The hall display is shown"));
    restartPages();
    Q_EMIT shownChanged();
}

void HallDisplay::close()
{
    if (window_ != nullptr) {
        window_->close();
    }
}

void HallDisplay::setBlack(bool isBlack)
{
    content_.stage.isBlack = isBlack;
    serving_.setStage(content_.stage);
    Q_EMIT changed();
}

DisplayChoice HallDisplay::choice() const
{
    const auto& state = session_.uiState();
    return {state.value(hall_keys::byName, true).toBool(),
            state.value(hall_keys::byTable, true).toBool(),
            state.value(hall_keys::standings, true).toBool()};
}

void HallDisplay::setChoice(const DisplayChoice& choice)
{
    auto& state = session_.uiState();
    state.setValue(hall_keys::byName, choice.byName);
    state.setValue(hall_keys::byTable, choice.byTable);
    state.setValue(hall_keys::standings, choice.standings);
    invalidate();
}

int HallDisplay::pace() const
{
    constexpr int usual = 12;
    return std::clamp(session_.uiState().value(hall_keys::pace, usual).toInt(), shortestPace,
                      longestPace);
}

void HallDisplay::setPace(int seconds)
{
    session_.uiState().setValue(hall_keys::pace, seconds);
    restartPages();
}

void HallDisplay::turn()
{
    if (content().pages.size() > 1) {
        content_.page = (content_.page + 1) % content_.pages.size();
        Q_EMIT changed();
    }
}

void HallDisplay::restartPages()
{
    pages_.stop();
    if (isShown() && content_.pages.size() > 1) {
        pages_.start(std::chrono::seconds(pace()));
    }
}

void HallDisplay::invalidate()
{
    isStale_ = true;
    Q_EMIT changed();
}

const DisplayContent& HallDisplay::content()
{
    if (std::exchange(isStale_, false)) {
        make();
    }
    return content_;
}

void HallDisplay::make()
{
    const auto& tournament = session_.tournament();
    const auto pages = hall::pagesOf(serving_.source(serving_.naming()));
    content_.event = pages.event;
    content_.place = pages.place;
    content_.notices = pages.notices;
    content_.call = pages.call;
    content_.nothing = pages.nothing;
    if (const auto& settings = tournament.settings.certificate; settings.logo != logo_) {
        logo_ = settings.logo;
        content_.logo = logoFrom(
            session_.read([&](auto& service, auto) { return service.pictures(settings); }), logo_);
    }
    const auto* const round = timer_.round();
    clocked_ = round != nullptr ? std::optional(round->number) : std::nullopt;
    const auto clocked = indexOf(pages, round);
    content_.round = clocked ? pages.rounds[*clocked].title : QString();
    content_.state = clocked ? pages.rounds[*clocked].state : QString();
    content_.checked = pages.checked;
    areAllPlayed_ = pages.areAllPlayed;
    auto lists = displayPages(pages, choice());
    if (lists != content_.pages) {
        const bool isOtherwiseCut = lists.size() != content_.pages.size();
        content_.pages = std::move(lists);
        content_.page = content_.pages.empty() || isOtherwiseCut ? 0 : content_.page;
        restartPages();
    }
    makeClock();
}

void HallDisplay::makeClock()
{
    const bool hasTime =
        timer_.round() != nullptr && session_.tournament().settings.roundMinutes.has_value();
    content_.clock = hasTime ? std::optional(timer_.reading()) : std::nullopt;
    content_.warning = timer_.warning();
    content_.next = nextText();
}

QString HallDisplay::nextText() const
{
    const auto& tournament = session_.tournament();
    const auto* const round = timer_.round();
    const auto& schedule = tournament.settings.schedule;
    const auto here =
        std::find_if(schedule.begin(), schedule.end(), [round](const core::ScheduleEntry& entry) {
            const auto* const number = std::get_if<core::RoundNumber>(&entry.what);
            return round != nullptr && number != nullptr && *number == round->number;
        });
    if (here == schedule.end() || here + 1 == schedule.end()) {
        return {};
    }
    const auto* const pause = std::get_if<core::ScheduledBreak>(&(here + 1)->what);
    const auto* const then = std::get_if<core::RoundNumber>(&(here + 1)->what);
    const auto planned = tournament.settings.plannedRounds;
    if (then != nullptr && (areAllPlayed_ || (planned && plain(*then) > *planned))) {
        return {};
    }
    return pause != nullptr
               ? tr("Then: %1, %n minute(s)", nullptr, pause->minutes).arg(entryText(*(here + 1)))
               : tr("Then: %1").arg(entryText(*(here + 1)));
}

void HallDisplay::begin(Ceremony ceremony)
{
    ceremony_ = std::move(ceremony);
    called_ = 0;
    refreshPrizes();
}

void HallDisplay::callNext()
{
    if (ceremony_ && called_ < ceremony_->places.size()) {
        ++called_;
        refreshPrizes();
    }
}

void HallDisplay::endPrizes()
{
    ceremony_.reset();
    refreshPrizes();
}

std::size_t HallDisplay::placesDue() const
{
    return ceremony_ ? ceremony_->places.size() - called_ : 0;
}

void HallDisplay::refreshPrizes()
{
    auto& shown = content_.stage.prizes;
    shown.reset();
    if (ceremony_) {
        const auto& places = ceremony_->places;
        const auto begin = places.begin();
        auto& prizes = shown.emplace();
        prizes.title = ceremony_->title;
        prizes.called.assign(begin, begin + static_cast<std::ptrdiff_t>(called_));
        std::reverse(prizes.called.begin(), prizes.called.end());
    }
    serving_.setStage(content_.stage);
    Q_EMIT changed();
}

} // namespace desk
