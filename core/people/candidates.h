#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/people/search_text.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Finds people matching the text typed at check-in.
namespace core {

/// The participant with that id, whatever the number is now; nullptr if there is none.
const Participant* findPerson(const Tournament& tournament, const ParticipantUuid& uuid);

/// Directory players not enrolled; one of two with the same name and club may be.
std::vector<Player> notEnrolled(const std::vector<Player>& directory, const Tournament& tournament);

/// A name as typed, optionally with a club after a semicolon: "Lang, Uwe; Plauen".
Player typedPlayer(const QString& typed);

struct Candidate
{
    enum class Kind : std::uint8_t {
        Registered, ///< A participant: expected, waiting or here.
        Known,      ///< In the directory, not registered.
        New,        ///< Unknown: a new player of that name.
    };

    Kind kind = Kind::New;
    StartNumber number{0}; ///< For a participant.
    Player player;

    /// Whether both are the same person, whatever has changed about them.
    [[nodiscard]] bool isSamePerson(const Candidate& other) const;
};

/// Searches a snapshot of participants and directory.
class CandidateFinder
{
public:
    CandidateFinder() = default;
    CandidateFinder(const Tournament& tournament, const std::vector<Player>& directory);

    /// Those expected, then those waiting in order of their turn, then those here; among them,
    /// names that begin as typed come first. Then some from the directory, and last the new player.
    /// Everyone registered for a blank text.
    [[nodiscard]] std::vector<Candidate> find(const QString& typed) const;
    /// The participant with that number; empty if there is none.
    [[nodiscard]] std::vector<Candidate> withNumber(StartNumber number) const;

private:
    struct Entry
    {
        Candidate candidate;
        Attendance status = Attendance::Here;
        SearchText text; ///< Name and club.
    };
    using Entries = std::vector<Entry>;

    static std::vector<Candidate> matching(const Entries& entries, const NameMatcher& wanted);

    Entries registered_;
    Entries directory_;
};

/// The default choice for Enter: the first, or nobody if somebody else has the same name, or if
/// several are known but not registered.
std::optional<std::size_t> usualCandidate(const std::vector<Candidate>& candidates);

} // namespace core
