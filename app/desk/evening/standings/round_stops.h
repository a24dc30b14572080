#pragma once

#include "app/desk/widgets/segments.h"
#include "core/model/tournament.h"

#include <optional>
#include <utility>
#include <vector>

namespace desk {

/// Chooses the round after which standings are shown: a segment for each round that counts. The
/// last one means the current standings.
class RoundStops : public Segments
{
    Q_OBJECT

public:
    explicit RoundStops(QWidget* parent);

    /// Returns to the current standings if the chosen round no longer counts. Emits nothing.
    void show(const core::Tournament& tournament);
    /// Returns to the current standings. Emits nothing.
    void reset() { stop_ = 0; }
    /// Moves by that many rounds, within the first and last.
    void step(int by);
    /// Nothing: the current standings.
    [[nodiscard]] std::optional<core::RoundNumber> after() const;

private:
    /// The last segment's text, after the round of that number.
    static QString endText(const core::Tournament& tournament, int number);

    std::vector<int> stops_;                     ///< Round numbers; 0 for the current standings.
    std::vector<std::pair<int, QString>> shown_; ///< The stops that fit.
    int stop_ = 0;
};

} // namespace desk
