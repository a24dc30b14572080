#pragma once

#include "core/change/change.h"
#include "core/file/edits.h"
#include "core/model/result.h"
#include "core/ranking/standings.h"

#include <map>
#include <optional>
#include <vector>

namespace desk {

using FixedTables = std::map<core::StartNumber, core::TableNumber>;

/// Everything the page can change.
struct Wanted
{
    core::Settings settings;
    FixedTables fixedTables;

    friend bool operator==(const Wanted&, const Wanted&) = default;
};

/// What is typed but not stored yet, on top of a tournament that other desks may change meanwhile.
class SettingsDraft
{
public:
    /// Starts without changes.
    void begin(const core::Tournament& tournament);
    /// Applies the changes to the changed tournament. True if both changed the same setting to
    /// different values; the one typed here wins.
    bool follow(const core::Tournament& tournament);

    [[nodiscard]] const Wanted& wanted() const { return wanted_; }
    void setWanted(Wanted wanted);
    /// As it was when it was last to be stored: where typing began.
    [[nodiscard]] const Wanted& tried() const { return tried_; }
    void setTried(const Wanted& tried) { tried_ = tried; }
    [[nodiscard]] const Wanted& stored() const { return base_; }
    [[nodiscard]] bool isChanged() const { return wanted_ != base_; }

    /// The tournament with the changes.
    [[nodiscard]] const core::Tournament& preview();
    /// Why the settings are refused; empty if they are not.
    [[nodiscard]] core::Refusals refusals() const;
    /// Whether something that counts for scoring or ranking differs from `seen`.
    [[nodiscard]] bool changesRules(const Wanted& seen) const;
    /// Tables whose games are all in as stored, and would not be: a match that continues.
    [[nodiscard]] std::vector<core::TableKey> reopenedTables() const;
    /// The ranks that would move; empty while there are refusals.
    [[nodiscard]] std::vector<core::RankMove> rankMoves() const;
    /// The people whose fixed table differs from `seen`.
    [[nodiscard]] std::vector<core::Edit<core::Participant>> peopleSince(const Wanted& seen) const;

private:
    [[nodiscard]] const core::Result<core::Change>& change() const;

    core::Tournament tournament_;
    core::Tournament preview_;
    Wanted base_;
    Wanted tried_;
    Wanted wanted_;
    mutable std::optional<core::Result<core::Change>> change_; ///< Computed on demand.
};

} // namespace desk
