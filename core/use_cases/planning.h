#pragma once

#include "core/use_cases/seating_rounds.h"

#include "core/model/earlier_meeting.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/seating/seating.h"

#include <cstdint>
#include <vector>

/// Translates between tournaments and the seating library.
namespace core {

/// The seating library identifies people by their start numbers.
constexpr seating::PlayerId playerId(StartNumber number)
{
    return seating::PlayerId{plain(number)};
}

constexpr StartNumber startNumber(seating::PlayerId player)
{
    return StartNumber{static_cast<std::int32_t>(player)};
}

/// A person who has to sit at that table in a round to be drawn.
struct LockedPlace
{
    RoundNumber round{1};
    TableNumber table{1};
    StartNumber person{1};

    friend bool operator==(const LockedPlace&, const LockedPlace&) = default;
};

/// What to draw: the next rounds, each with the people present in it.
struct SeatingOrder
{
    std::int32_t rounds = 1; ///< 1 or more; exactly one by standings and for final tables.
    seating::Mode mode = seating::Mode::Plan;
    std::int32_t topTables = 1; ///< Of Mode::Final; 1 or more.
    seating::FivePlayers fivePlayers = seating::FivePlayers::FourAndBye;
    std::vector<LockedPlace> locked = {};
    std::vector<EarlierMeeting> earlier = {}; ///< No duplicate pairs.
    std::uint64_t seed = 1;
    /// With everything around the search, a draw stays below a second.
    seating::Limit limit = std::chrono::milliseconds(900);
    int threads = 0; ///< 0: all the machine has.
};

struct ProposedPlan
{
    std::vector<RoundPlan> plans;
    seating::QualitySheet quality;
};

/// The people of a plan as draws by standings take them: by rank after the rounds before, those
/// level together unless the director decided between them.
std::vector<std::vector<StartNumber>> standingsFor(const Tournament& beforeRound,
                                                   const RoundPlan& plan);

/// People level in the standings of whom some got a place that others did not get.
struct PartedTie
{
    enum class By : std::uint8_t {
        FinalTables, ///< Not all of them have a seat there.
        Bye,
    };
    By by = By::FinalTables;
    std::vector<StartNumber> level;  ///< By start number, or as decided.
    std::vector<StartNumber> chosen; ///< Those of them at the final tables, or with the bye.
    std::optional<TieDecidedBy> decidedBy = {}; ///< The seed, unless the director decided the tie.

    friend bool operator==(const PartedTie&, const PartedTie&) = default;
};

struct SeatingProposal : ProposedPlan
{
    std::vector<PartedTie> parted; ///< By standings and for final tables.
    /// See seating::Plan::other.
    std::optional<ProposedPlan> other;
};

/// The request for the library. People level in the standings are in an order drawn by the seed:
/// who sat together so far (in all rounds; of cancelled ones only the
/// tables that played), wishes, and who is present in each round.
seating::Request seatingRequest(const Tournament& tournament, const SeatingOrder& order);

/// Tables for the next rounds; in a knock-out for one round, with the people still in it. Refused
/// with seating::RefusalCode, places as for refusalOf(); in a knock-out as by knockOutRefusals().
Result<SeatingProposal> proposeSeating(const Tournament& tournament, const SeatingOrder& order,
                                       const seating::Hooks& hooks = {});

/// A round of the seating library as the plan of the round with that number.
RoundPlan planOf(const seating::Round& round, RoundNumber number);

/// The inverse of planOf().
seating::Round seatingOf(const RoundPlan& plan);

/// A refusal of the seating library with round numbers; `firstRound` is that of the first round to
/// be planned. Places: "/players", "/rounds", "/present", "/history", "/apart",
/// "/fixedTable", "/locked", "/topTables", "/clubWeight", "/threads".
Refusal refusalOf(const seating::Refusal& refusal, RoundNumber firstRound);

} // namespace core
