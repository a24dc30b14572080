#pragma once

#include "core/seating/quality.h"
#include "core/seating/request.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/seating_by_hand.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// The outlook of a draw on later rounds, valid while its tables are unchanged.
struct DrawnOutlook
{
    seating::Outlook outlook;
    QString tables; ///< Groupings by companyIn().
};

/// The effect of earlier evenings on a draw, valid while its tables are unchanged.
struct DrawnFamiliar
{
    seating::FamiliarPairs familiar;
    QString tables; ///< As in DrawnOutlook.
};

/// People level in the standings of whom some got a place, valid while the tables are unchanged.
struct DrawnParted
{
    std::vector<core::PartedTie> ties;
    QString tables; ///< As in DrawnOutlook.
};

/// The other plan of a draw in which even tables of three cost repeats; valid while the tables of
/// the drawn one are unchanged.
struct DrawnOther
{
    seating::PriceOfEvenThrees price;
    bool isEven = false; ///< The other one has the even threes; otherwise the drawn one.
    std::vector<core::RoundPlan> plans;
    std::optional<seating::Outlook> outlook;
    QString tables; ///< Groupings of all rounds drawn, by companyOf().

    [[nodiscard]] bool isValidIn(const core::Tournament& tournament) const;
};

/// companyIn() of each of the rounds.
QString companyOf(const std::vector<core::RoundPlan>& plans);

/// Equal for two rounds with the same people at the same tables.
QString companyIn(const core::RoundPlan& plan);

/// Equal while a draw by standings would take the people of the plan in the same order.
QString standingsOf(const core::Tournament& tournament, const core::RoundPlan& plan);

/// How a round was drawn.
struct DrawnHow
{
    seating::Mode mode = seating::Mode::Draw;
    quint64 seed = 1;
    std::optional<seating::PriceOfEvenThrees> priceOfEvenThrees = {};
    std::optional<DrawnOutlook> outlook = {};
    std::optional<DrawnFamiliar> familiar = {};
    DrawnParted parted = {};
    std::optional<DrawnOther> other = {}; ///< With the first of the rounds drawn together.
    std::int32_t topTables = 1;           ///< Of Mode::Final.
    QString standings = {};               ///< By standingsOf(); of a round drawn by standings.

    /// The people level of whom some got a place, if the round is as it was drawn.
    [[nodiscard]] std::vector<core::PartedTie> partedIn(const core::Round& round) const;
    /// Those of them between whom nobody has decided.
    [[nodiscard]] std::vector<core::PartedTie> partedBySeed(const core::Round& round) const;

    /// Whether the draft was drawn from other standings than those of now.
    [[nodiscard]] bool isOfOtherStandings(const core::Tournament& tournament,
                                          const core::Round& draft) const;

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
    std::optional<DrawnHow> how; ///< Nothing for a round not drawn by this desk.
};

/// This desk's notes on drafts and the director's drawing habits, in UiState.
class DraftNotes
{
public:
    explicit DraftNotes(Session& session) : session_(session) {}

    [[nodiscard]] DraftNote of(core::RoundNumber round) const;
    void set(core::RoundNumber round, const DraftNote& note);

    /// The round shown last.
    [[nodiscard]] std::optional<core::RoundNumber> shown() const;
    void setShown(core::RoundNumber round);

    [[nodiscard]] seating::FivePlayers fivePlayers() const;
    void setFivePlayers(seating::FivePlayers choice);

private:
    /// The key of a value that belongs to the open tournament.

    Session& session_;
};

} // namespace desk
