#include "round_stops.h"

#include "app/widgets/segments.h"
#include "core/cards/knock_out.h"

#include <QHBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr std::size_t fewRounds = 4;
constexpr std::size_t mostSegments = 14;
constexpr int asTheyAre = 0;

std::vector<int> stopsOf(const core::Tournament& tournament)
{
    std::vector<int> stops;
    for (const auto& round : tournament.rounds) {
        if (core::counts(round.head.state)) {
            stops.push_back(plain(round.number));
        }
    }
    if (!stops.empty()) {
        stops.back() = asTheyAre;
    }
    return stops;
}

/// The segments seen at once: `most` of them around the current one.
std::vector<int> around(const std::vector<int>& stops, int current, std::size_t most)
{
    if (stops.size() <= most) {
        return stops;
    }
    const auto found = std::find(stops.begin(), stops.end(), current);
    const auto place = static_cast<std::size_t>(found - stops.begin());
    const std::size_t first =
        std::min(place > most / 2 ? place - most / 2 : 0, stops.size() - most);
    const auto begin = stops.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(most)};
}

/// What stands on the last segment; at least one round counts.
QString endText(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto last = std::find_if(rounds.rbegin(), rounds.rend(), [](const auto& round) {
        return core::counts(round.head.state);
    });
    const int number = plain(last->number);
    if (openTables(tournament) > 0) {
        return RoundStops::tr("running");
    }
    const bool isLast = isKnockOut(tournament.settings)
                            ? core::knockOutOf(tournament).winner.has_value()
                            : tournament.settings.plannedRounds == number;
    return isLast && last->head.state == core::RoundState::Closed
               ? RoundStops::tr("final")
               : RoundStops::tr("after round %1").arg(number);
}

} // namespace

RoundStops::RoundStops(QWidget* parent) : QWidget(parent), segments_(new Segments(this))
{
    segments_->setObjectName(QStringLiteral("rounds"));
    segments_->setAccessibleName(tr("After which round"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(segments_);
    connect(segments_, &Segments::chosen, this, [this](int stop) {
        current_ = stop;
        Q_EMIT chosen();
    });
}

void RoundStops::show(const core::Tournament& tournament)
{
    stops_ = stopsOf(tournament);
    if (std::find(stops_.begin(), stops_.end(), current_) == stops_.end()) {
        reset();
    }
    const bool few = stops_.size() <= fewRounds;
    std::vector<std::pair<int, QString>> wanted;
    for (const int stop : around(stops_, current_, mostSegments)) {
        wanted.emplace_back(stop, stop == asTheyAre ? endText(tournament)
                                  : few             ? tr("after round %1").arg(stop)
                                                    : tr("R%1", "short for a round").arg(stop));
    }
    if (shown_ != wanted) { // After most entries they are as they were.
        shown_ = wanted;
        segments_->clear();
        for (const auto& [stop, text] : shown_) {
            segments_->add(stop, text);
        }
    }
    segments_->setCurrent(current_);
}

void RoundStops::reset()
{
    current_ = asTheyAre;
}

void RoundStops::step(int by)
{
    const auto found = std::find(stops_.begin(), stops_.end(), current_);
    const auto place = (found - stops_.begin()) + by;
    if (found == stops_.end() || place < 0 || place >= static_cast<std::ptrdiff_t>(stops_.size())) {
        return;
    }
    current_ = stops_[static_cast<std::size_t>(place)];
    Q_EMIT chosen();
}

std::optional<core::RoundNumber> RoundStops::after() const
{
    return current_ == asTheyAre ? std::nullopt : std::optional(core::RoundNumber{current_});
}

} // namespace desk
