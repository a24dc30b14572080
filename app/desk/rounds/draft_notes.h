#pragma once

#include "core/seating/quality.h"
#include "core/seating/request.h"
#include "core/use_cases/seating_by_hand.h"

#include <QString>

#include <optional>

namespace desk {

class Session;

/// What a draw expected of the rounds after it, as long as its tables stay as they were drawn.
struct DrawnOutlook
{
    seating::Outlook outlook;
    QString tables; ///< Who sits with whom, by companyIn().
};

/// What earlier evenings mattered for a draw, as long as its tables stay as they were drawn.
struct DrawnFamiliar
{
    seating::FamiliarPairs familiar;
    QString tables; ///< As in DrawnOutlook.
};

/// Equal for two rounds in which the same people sit together.
QString companyIn(const core::RoundPlan& plan);

/// How a round was drawn.
struct DrawnHow
{
    seating::Mode mode = seating::Mode::Draw;
    quint64 seed = 1;
    std::optional<seating::PriceOfEvenThrees> priceOfEvenThrees = {};
    std::optional<DrawnOutlook> outlook = {};
    std::optional<DrawnFamiliar> familiar = {};

    /// By standings or for final tables: the draw depends on earlier results.
    [[nodiscard]] bool isByStandings() const
    {
        return mode == seating::Mode::Swiss || mode == seating::Mode::Final;
    }
};

/// What this desk remembers of a round.
struct DraftNote
{
    core::SeatLocks locks;
    std::optional<DrawnHow> how; ///< Nothing for a round that this desk did not draw.
};

/// What this desk remembers of drafts and of the director's habits in drawing, in UiState.
class DraftNotes
{
public:
    explicit DraftNotes(Session& session) : session_(session) {}

    [[nodiscard]] DraftNote of(core::RoundNumber round) const;
    void set(core::RoundNumber round, const DraftNote& note);

    /// The round that was shown last.
    [[nodiscard]] std::optional<core::RoundNumber> shown() const;
    void setShown(core::RoundNumber round);

    [[nodiscard]] seating::FivePlayers fivePlayers() const;
    void setFivePlayers(seating::FivePlayers choice);

private:
    /// The key of a value that belongs to the open tournament.
    [[nodiscard]] QString key(const QString& name) const;

    Session& session_;
};

} // namespace desk
