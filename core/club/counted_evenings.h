#pragma once

#include "core/club/club.h"
#include "core/ranking/summary.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

/// Which start fees are in the club's cash book: those of each evening once, however often it is in
/// the club, and while it is not, the receipts kept when it was deleted. Money of the sample
/// evening never is.
namespace core {

/// The evening that all versions of one are versions of; the evening itself if it is none.
TournamentUuid originalOf(const ClubRecords& records, const TournamentUuid& evening);

class CountedEvenings
{
public:
    /// `evenings`: all of the club. The records outlive the object.
    CountedEvenings(const ClubRecords& records, const std::vector<TournamentUuid>& evenings);
    CountedEvenings(const ClubRecords& records, const std::vector<TournamentSummary>& evenings);

    /// Of several versions the original counts or, where it is not in the club, the one that the
    /// others are versions of; of those that are alike in this the one with the smallest uuid.
    [[nodiscard]] bool counts(const TournamentUuid& evening) const;
    /// All movements do but those of the sample evening, and start fees kept of an evening that is
    /// in the club.
    [[nodiscard]] bool counts(const CashMovement& movement) const;
    /// The version that counts; null where none is in the club.
    [[nodiscard]] TournamentUuid countedOf(const TournamentUuid& original) const;
    /// The version that counts of all those of that evening; null where none is in the club.
    [[nodiscard]] TournamentUuid countedFor(const TournamentUuid& evening) const;
    /// Whether deleting that evening takes the last version of it out of the club.
    [[nodiscard]] bool isOnly(const TournamentUuid& evening) const;

private:
    /// By how many other versions it descends from the original.
    using Version = std::pair<int, TournamentUuid>;

    const ClubRecords& records_;
    std::map<TournamentUuid, std::set<Version>> versions_; ///< By the original.
};

} // namespace core
