#include "app/desk/evening/standings/round_stops.h"

#include "core/evening/missing.h"
#include "core/ranking/open_tables.h"

#include <algorithm>

namespace desk {
namespace {

constexpr std::size_t fewRounds = 4;
constexpr std::size_t mostSegments = 14;
constexpr int asTheyAre = 0;

} // namespace

RoundStops::RoundStops(QWidget* parent) : Segments(parent)
{
    setObjectName(QStringLiteral("rounds"));
    setAccessibleName(tr("After which round"));
    connect(this, &Segments::chosen, this, [this](int stop) { stop_ = stop; });
}

void RoundStops::show(const core::Tournament& tournament)
{
    stops_.clear();
    for (const auto& round : tournament.rounds) {
        if (core::counts(round.head.state)) {
            stops_.push_back(plain(round.number));
        }
    }
    const int last = stops_.empty() ? asTheyAre : std::exchange(stops_.back(), asTheyAre);
    auto found = std::find(stops_.begin(), stops_.end(), stop_);
    if (found == stops_.end()) {
        reset();
        found = std::find(stops_.begin(), stops_.end(), stop_);
    }
    // If not all fit, those around the chosen one are shown.
    const auto most = std::min(stops_.size(), mostSegments);
    const auto place = static_cast<std::size_t>(found - stops_.begin());
    const auto first = std::min(place - std::min(place, most / 2), stops_.size() - most);
    std::vector<std::pair<int, QString>> wanted;
    for (std::size_t index = first; index < first + most; ++index) {
        const int stop = stops_[index];
        wanted.emplace_back(stop, stop == asTheyAre ? endText(tournament, last)
                                  : stops_.size() <= fewRounds
                                      ? tr("after round %1").arg(stop)
                                      : tr("R%1", "short for a round").arg(stop));
    }
    if (shown_ != wanted) { // most results change nothing here
        shown_ = std::move(wanted);
        clear();
        for (const auto& [stop, text] : shown_) {
            add(stop, text);
        }
    }
    setCurrent(stop_);
}

QString RoundStops::endText(const core::Tournament& tournament, int number)
{
    if (openTables(tournament) > 0) {
        return tr("running");
    }
    return core::areFinal(tournament) ? tr("final") : tr("after round %1").arg(number);
}

void RoundStops::step(int by)
{
    const auto found = std::find(stops_.begin(), stops_.end(), stop_);
    const auto place = (found - stops_.begin()) + by;
    if (found != stops_.end() && place >= 0 && place < static_cast<std::ptrdiff_t>(stops_.size())) {
        Q_EMIT chosen(stops_[static_cast<std::size_t>(place)]);
    }
}

std::optional<core::RoundNumber> RoundStops::after() const
{
    return stop_ == asTheyAre ? std::nullopt : std::optional(core::RoundNumber{stop_});
}

} // namespace desk
