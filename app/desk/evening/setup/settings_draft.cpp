#include "app/desk/evening/setup/settings_draft.h"

#include "core/ranking/open_tables.h"
#include "core/use_cases/editing_entries.h"
#include "core/use_cases/managing.h"

#include <utility>

namespace desk {
namespace {

FixedTables fixedTablesOf(const core::Tournament& tournament)
{
    FixedTables tables;
    for (const auto& participant : tournament.participants) {
        if (participant.fixedTable) {
            tables.emplace(participant.number, *participant.fixedTable);
        }
    }
    return tables;
}

std::optional<core::TableNumber> tableIn(const FixedTables& tables, core::StartNumber number)
{
    const auto found = tables.find(number);
    return found == tables.end() ? std::nullopt : std::optional(found->second);
}

struct Rebased
{
    Wanted value;
    bool isContested = false; ///< Both changed the same setting.
};

/// What was wanted on top of what is stored now.
Rebased rebased(const core::Edit<Wanted>& mine, const Wanted& stored,
                const core::Tournament& tournament)
{
    auto merge = core::merged({mine.seen.settings, mine.wanted.settings}, stored.settings);
    Rebased result{{std::move(merge.value), stored.fixedTables}, !merge.conflicts.empty()};
    std::erase_if(result.value.settings.apart, [&tournament](const auto& pair) {
        return findParticipant(tournament, pair.first) == nullptr ||
               findParticipant(tournament, pair.second) == nullptr;
    });
    for (const auto& participant : tournament.participants) {
        const auto table = tableIn(mine.wanted.fixedTables, participant.number);
        if (table != tableIn(mine.seen.fixedTables, participant.number)) {
            result.value.fixedTables.erase(participant.number);
            if (table) {
                result.value.fixedTables.emplace(participant.number, *table);
            }
        }
    }
    return result;
}

} // namespace

void SettingsDraft::begin(const core::Tournament& tournament)
{
    tournament_ = tournament;
    preview_ = tournament;
    base_ = {tournament.settings, fixedTablesOf(tournament)};
    tried_ = base_;
    setWanted(base_);
}

bool SettingsDraft::follow(const core::Tournament& tournament)
{
    const auto before = std::exchange(base_, {tournament.settings, fixedTablesOf(tournament)});
    tournament_ = tournament;
    preview_ = tournament;
    tried_ = rebased({before, tried_}, base_, tournament).value;
    auto [wanted, isContested] = rebased({before, wanted_}, base_, tournament);
    setWanted(std::move(wanted));
    return isContested;
}

const core::Tournament& SettingsDraft::preview()
{
    preview_.settings = wanted_.settings;
    return preview_;
}

void SettingsDraft::setWanted(Wanted wanted)
{
    wanted_ = std::move(wanted);
    change_.reset();
}

const core::Result<core::Change>& SettingsDraft::change() const
{
    if (!change_) {
        change_.emplace(core::changeSettings(tournament_, wanted_.settings));
    }
    return *change_;
}

core::Refusals SettingsDraft::refusals() const
{
    if (wanted_.settings == base_.settings) {
        return {};
    }
    return change() ? core::Refusals() : change().refused().refusals;
}

bool SettingsDraft::changesRules(const Wanted& seen) const
{
    return wanted_.settings.rules != seen.settings.rules ||
           wanted_.settings.cards != seen.settings.cards;
}

std::vector<core::RankMove> SettingsDraft::rankMoves() const
{
    return change() ? core::rankMovesBy(*change(), tournament_) : std::vector<core::RankMove>();
}

std::vector<core::TableKey> SettingsDraft::reopenedTables() const
{
    std::vector<core::TableKey> reopened;
    for (const auto& round : tournament_.rounds) {
        for (const auto& table : round.tables) {
            if (core::counts(round.head.state) && core::isComplete(base_.settings, round, table) &&
                !core::isComplete(wanted_.settings, round, table)) {
                reopened.push_back({round.number, table.number});
            }
        }
    }
    return reopened;
}

std::vector<core::Edit<core::Participant>> SettingsDraft::peopleSince(const Wanted& seen) const
{
    std::vector<core::Participant> changed;
    for (const auto& participant : tournament_.participants) {
        const auto wanted = tableIn(wanted_.fixedTables, participant.number);
        if (wanted != tableIn(seen.fixedTables, participant.number)) {
            changed.push_back(participant);
            changed.back().fixedTable = wanted;
        }
    }
    return core::editsOf(tournament_, std::move(changed));
}

} // namespace desk
