#pragma once

#include "core/refusal.h"
#include "core/seating/refusal.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

/// On which lines of which files the parts of a request stand, to say where it is refused.
namespace cli {

class SeatPlaces
{
public:
    void nameFiles(const QString& history, const QString& apart, const QString& fixedTables);

    /// Seats in the order of the request's history.
    void addSeat(std::size_t round, int table, seating::PlayerId player, core::Line line);
    void addPair(const seating::PlayerPair& pair, core::Line line)
    {
        pairs_.emplace_back(pair, line);
    }
    void addFixedTable(seating::PlayerId player, core::Line line) { fixed_[player] = line; }

    /// "FILE:line"; nothing if an option is to blame rather than a line.
    [[nodiscard]] std::optional<QString> placeOf(const seating::Refusal& refusal) const;

private:
    struct Seat
    {
        std::size_t round = 0;
        int table = 0;
        seating::PlayerId player{};
        core::Line line;
    };

    [[nodiscard]] std::optional<core::Line> lineInHistory(const seating::Refusal& refusal) const;
    [[nodiscard]] std::optional<core::Line> lineOfPair(const seating::Refusal& refusal) const;
    [[nodiscard]] std::optional<core::Line> lineOfFixed(const seating::Refusal& refusal) const;

    QString historyFile_;
    QString apartFile_;
    QString fixedTableFile_;
    std::vector<Seat> seats_;
    std::vector<std::pair<seating::PlayerPair, core::Line>> pairs_;
    std::map<seating::PlayerId, core::Line> fixed_;
};

} // namespace cli
