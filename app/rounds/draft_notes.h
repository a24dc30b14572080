#pragma once

#include "core/seating/request.h"
#include "core/use_cases/seating_by_hand.h"

#include <QString>
#include <QVariantMap>

#include <optional>

namespace desk {

class Desk;

/// How a round was drawn, as far as this desk knows.
struct DrawnHow
{
    seating::Mode mode = seating::Mode::Draw;
    quint64 seed = 1;
};

/// What the desk remembers of drafts and of the director's ways of drawing.
class DraftNotes
{
public:
    explicit DraftNotes(Desk& desk) : desk_(desk) {}

    [[nodiscard]] core::SeatLocks locks(core::RoundNumber round) const;
    void setLocks(core::RoundNumber round, const core::SeatLocks& locks);
    /// Nothing for a round that this desk did not draw.
    [[nodiscard]] std::optional<DrawnHow> drawnHow(core::RoundNumber round) const;
    void setDrawnHow(core::RoundNumber round, const std::optional<DrawnHow>& how);

    /// The round that was looked at last.
    [[nodiscard]] std::optional<core::RoundNumber> shown() const;
    void setShown(core::RoundNumber round);

    [[nodiscard]] seating::FivePlayers fivePlayers() const;
    void setFivePlayers(seating::FivePlayers choice);
    [[nodiscard]] bool evennessFirst() const;
    void setEvennessFirst(bool first);

private:
    /// Of what belongs to the open tournament.
    [[nodiscard]] QString key(const QString& name) const;
    [[nodiscard]] QString key(core::RoundNumber round) const;
    [[nodiscard]] QVariantMap read(core::RoundNumber round) const;
    void write(core::RoundNumber round, const QVariantMap& fields);

    Desk& desk_;
};

} // namespace desk
