#include "seat_places.h"

#include <algorithm>
#include <utility>

namespace cli {

using seating::RefusalCode;

void SeatPlaces::nameFiles(const QString& history, const QString& apart, const QString& fixedTables)
{
    historyFile_ = history;
    apartFile_ = apart;
    fixedTableFile_ = fixedTables;
}

void SeatPlaces::addSeat(std::size_t round, int table, seating::PlayerId player, core::Line line)
{
    seats_.push_back({round, table, player, line});
}

std::optional<QString> SeatPlaces::placeOf(const seating::Refusal& refusal) const
{
    using enum RefusalCode;
    const auto in = [](const QString& file, std::optional<core::Line> line) {
        return line ? std::optional(QStringLiteral("%1:%2").arg(file).arg(line->number))
                    : std::nullopt;
    };
    if (refusal.inHistory) {
        return in(historyFile_, lineInHistory(refusal));
    }
    switch (refusal.code) {
    case PairWithItself:
    case PairMustMeet:
    case PairCannotBeParted:
        return in(apartFile_, lineOfPair(refusal));
    case FixedTableOutOfRange:
    case FixedTableFull:
        return in(fixedTableFile_, lineOfFixed(refusal));
    default:
        return std::nullopt;
    }
}

/// Who sits there twice is told at the later seat, a table that cannot be at its first.
std::optional<core::Line> SeatPlaces::lineInHistory(const seating::Refusal& refusal) const
{
    std::optional<core::Line> found;
    for (const auto& seat : seats_) {
        const bool player = !refusal.players.empty() && seat.player == refusal.players.front();
        const bool table = refusal.players.empty() && seat.table == refusal.table;
        if (static_cast<int>(seat.round) == refusal.round && (player || table)) {
            const bool later = !found || refusal.code == RefusalCode::TwiceInRound;
            found = later ? seat.line : found;
        }
    }
    return found;
}

/// The last pair given among those people: without it the ones before might be possible.
std::optional<core::Line> SeatPlaces::lineOfPair(const seating::Refusal& refusal) const
{
    const auto& people = refusal.players;
    const auto named = [&people](seating::PlayerId player) {
        return std::find(people.begin(), people.end(), player) != people.end();
    };
    const auto pair = std::find_if(pairs_.rbegin(), pairs_.rend(), [&](const auto& given) {
        return named(given.first.first) && named(given.first.second);
    });
    return pair != pairs_.rend() ? std::optional(pair->second) : std::nullopt;
}

/// Of several people at one table the one named last.
std::optional<core::Line> SeatPlaces::lineOfFixed(const seating::Refusal& refusal) const
{
    std::optional<core::Line> last;
    for (const auto player : refusal.players) {
        const auto found = fixed_.find(player);
        if (found != fixed_.end() && (!last || last->number < found->second.number)) {
            last = found->second;
        }
    }
    return last;
}

} // namespace cli
