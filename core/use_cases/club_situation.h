#pragma once

#include "core/club/club.h"
#include "core/store/store.h"

#include <optional>
#include <vector>

namespace core {

/// Which participants of all tournaments are known to be whom.
struct KnownPeople
{
    std::vector<EnrolledPerson> people;
    std::vector<PlayerLink> links;
};

/// What a use case of the club decides on: the club as it is stored within the transaction that
/// will write the change. Each part is read when it is first asked for; use cases that need the
/// directory or the records alone take these.
class ClubSituation
{
public:
    /// The reader outlives the object.
    ClubSituation(Reader& stored, Stamp stamp) : stored_(stored), stamp_(std::move(stamp)) {}

    /// When and by which desk the change is made.
    [[nodiscard]] const Stamp& stamp() const { return stamp_; }
    [[nodiscard]] const std::vector<Player>& directory() const
    {
        return directory_ ? *directory_ : directory_.emplace(stored_.players());
    }
    [[nodiscard]] const ClubRecords& records() const
    {
        return records_ ? *records_ : records_.emplace(stored_.clubRecords());
    }
    [[nodiscard]] KnownPeople known() const
    {
        return {stored_.enrolledPeople(), stored_.playerLinks()};
    }
    [[nodiscard]] std::vector<TournamentSummary> tournaments() const
    {
        return stored_.tournaments();
    }
    [[nodiscard]] Reader& stored() const { return stored_; }

    operator const std::vector<Player>&() const { return directory(); }
    operator const ClubRecords&() const { return records(); }

private:
    Reader& stored_;
    Stamp stamp_;
    mutable std::optional<std::vector<Player>> directory_;
    mutable std::optional<ClubRecords> records_;
};

} // namespace core
