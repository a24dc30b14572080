#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace desk {

class Segments;

/// After which round the standings are shown: a segment for each round that counts. The last of
/// them stands for the standings as they are.
class RoundStops : public QWidget
{
    Q_OBJECT

public:
    explicit RoundStops(QWidget* parent);

    /// A choice that is gone becomes the standings as they are. Emits nothing.
    void show(const core::Tournament& tournament);
    /// Back to the standings as they are. Emits nothing.
    void reset();
    /// To the left or right, as far as there is a segment.
    void step(int by);
    /// Nothing: as they are.
    [[nodiscard]] std::optional<core::RoundNumber> after() const;

Q_SIGNALS:
    /// By the user.
    void chosen();

private:
    Segments* segments_;
    std::vector<int> stops_;                     ///< Round numbers, and 0 for as they are.
    std::vector<std::pair<int, QString>> shown_; ///< The segments: those stops that have room.
    int current_ = 0;
};

} // namespace desk
