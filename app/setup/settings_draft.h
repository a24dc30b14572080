#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/standings.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <vector>

namespace desk {

/// The fixed tables of those who have one.
using FixedTables = std::map<core::StartNumber, core::TableNumber>;

/// All that the page can change.
struct Wanted
{
    core::Settings settings;
    FixedTables fixedTables;

    friend bool operator==(const Wanted&, const Wanted&) = default;
};

/// Changes that are not stored yet, on top of a tournament that may change meanwhile.
class SettingsDraft
{
public:
    /// Nothing is different from the tournament.
    void begin(const core::Tournament& tournament);
    /// The tournament was changed: what was changed here stays. True if both changed the same.
    bool follow(const core::Tournament& tournament);

    [[nodiscard]] const Wanted& wanted() const { return wanted_; }
    void setWanted(Wanted wanted);
    [[nodiscard]] const Wanted& stored() const { return base_; }
    [[nodiscard]] bool isChanged() const { return wanted_ != base_; }

    /// The tournament as it would be.
    [[nodiscard]] const core::Tournament& preview();
    /// Why the rules refuse it; empty if they don't.
    [[nodiscard]] core::Refusals refusals() const;
    /// Whether something is changed that ranks come from.
    [[nodiscard]] bool movesRanks() const;
    /// Whose ranks would move. Only without refusals.
    [[nodiscard]] std::vector<core::RankMove> rankMoves() const;
    /// The participants whose fixed table is another, as they are to be.
    [[nodiscard]] std::vector<core::Participant> changedPeople() const;

    /// To be kept over a restart; empty without changes.
    [[nodiscard]] QByteArray saved() const;
    /// What saved() gave, on top of the tournament; false if it cannot be read.
    bool restore(const QByteArray& text, const core::Tournament& tournament);

private:
    [[nodiscard]] const core::Result<core::Change>& change() const;

    core::Tournament tournament_;
    core::Tournament preview_;
    Wanted base_;
    Wanted wanted_;
    mutable std::optional<core::Result<core::Change>> change_; ///< Worked out when asked for.
};

} // namespace desk
