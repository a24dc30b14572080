#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/ranking/standings.h"

#include <QByteArray>

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

/// Pending changes on top of a tournament that other desks may change meanwhile.
class SettingsDraft
{
public:
    /// Starts with the changes from saved(), or with none if unreadable.
    void begin(const core::Tournament& tournament, const QByteArray& saved = {});
    /// Applies the pending changes to the changed tournament. True if both changed the same setting
    /// to different values; the pending one wins.
    bool follow(const core::Tournament& tournament);

    [[nodiscard]] const Wanted& wanted() const { return wanted_; }
    void setWanted(Wanted wanted);
    [[nodiscard]] const Wanted& stored() const { return base_; }
    [[nodiscard]] bool isChanged() const { return wanted_ != base_; }

    /// The tournament with the changes.
    [[nodiscard]] const core::Tournament& preview();
    /// Why the settings are refused; empty if they are not.
    [[nodiscard]] core::Refusals refusals() const;
    /// Whether the changes affect scoring or ranking.
    [[nodiscard]] bool movesRanks() const;
    /// The ranks that would move; empty while there are refusals.
    [[nodiscard]] std::vector<core::RankMove> rankMoves() const;
    /// The participants whose fixed table changes, with the new one.
    [[nodiscard]] std::vector<core::Participant> changedPeople() const;

    /// The changes for a restart; empty without any.
    [[nodiscard]] QByteArray saved() const;

private:
    [[nodiscard]] const core::Result<core::Change>& change() const;

    core::Tournament tournament_;
    core::Tournament preview_;
    Wanted base_;
    Wanted wanted_;
    mutable std::optional<core::Result<core::Change>> change_; ///< Computed on demand.
};

} // namespace desk
