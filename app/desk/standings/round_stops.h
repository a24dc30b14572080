#pragma once

#include "app/desk/widgets/segments.h"
#include "core/tournament.h"

#include <optional>
#include <utility>
#include <vector>

namespace desk {

/// Chooses after which round the standings are shown: a segment for each round that counts. The
/// last one stands for the standings as they are now.
class RoundStops : public Segments
{
    Q_OBJECT

public:
    explicit RoundStops(QWidget* parent);

    /// If the chosen round no longer counts, goes back to the standings as they are now. Emits
    /// nothing.
    void show(const core::Tournament& tournament);
    /// Goes back to the standings as they are now. Emits nothing.
    void reset() { stop_ = 0; }
    /// Moves by so many rounds, unless that leads beyond the first or last.
    void step(int by);
    /// Nothing: as they are now.
    [[nodiscard]] std::optional<core::RoundNumber> after() const;

private:
    /// The text of the last segment, after the round of that number.
    static QString endText(const core::Tournament& tournament, int number);

    std::vector<int> stops_;                     ///< Round numbers, and 0 for as they are now.
    std::vector<std::pair<int, QString>> shown_; ///< Those of the stops that have room.
    int stop_ = 0;
};

} // namespace desk
