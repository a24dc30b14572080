#pragma once

#include "core/people_names.h"
#include "core/player.h"
#include "core/tournament.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Finds whom the text typed at check-in may mean.
namespace desk {

struct Candidate
{
    enum class Kind : std::uint8_t {
        Registered, ///< A participant: expected, waiting or here.
        Known,      ///< In the directory, not registered.
        New,        ///< Nobody known: a new player of that name.
    };

    Kind kind = Kind::New;
    core::StartNumber number{0}; ///< Of a participant.
    core::Player player;

    /// Whether both are the same person, whatever has changed about them.
    [[nodiscard]] bool isSamePerson(const Candidate& other) const;
};

/// Searches participants and directory as they were when it was made.
class CandidateFinder
{
public:
    CandidateFinder() = default;
    CandidateFinder(const core::Tournament& tournament, const std::vector<core::Player>& directory);

    /// Those expected, then those waiting in order of their turn, then those here; among them first
    /// whose names begin as typed. Then some of the directory, and last the new player. Everybody
    /// registered for a blank text.
    [[nodiscard]] std::vector<Candidate> find(const QString& typed) const;
    /// The participant with that number; empty if there is none.
    [[nodiscard]] std::vector<Candidate> withNumber(core::StartNumber number) const;

private:
    struct Entry
    {
        Candidate candidate;
        core::Attendance status = core::Attendance::Here;
        core::SearchText text; ///< Name and club.
    };
    using Entries = std::vector<Entry>;

    static std::vector<Candidate> matching(const Entries& entries, const core::NameMatcher& wanted);

    Entries registered_;
    Entries directory_;
};

/// Which of them Enter takes unless another one is chosen: the first, or nobody where somebody else
/// has the same name, and where several are known but not registered.
std::optional<std::size_t> usualCandidate(const std::vector<Candidate>& candidates);

} // namespace desk
