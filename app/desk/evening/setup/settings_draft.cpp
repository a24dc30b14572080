#include "app/desk/evening/setup/settings_draft.h"

#include "core/file/edits.h"
#include "core/file/tournament_file.h"
#include "core/use_cases/managing.h"

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

/// A tournament file of the editable parts.
QByteArray textOf(const Wanted& wanted)
{
    core::Tournament tournament;
    tournament.settings = wanted.settings;
    for (const auto& [number, table] : wanted.fixedTables) {
        core::Participant participant;
        participant.number = number;
        participant.name = QStringLiteral("?");
        participant.fixedTable = table;
        tournament.participants.push_back(participant);
    }
    return core::writeTournament(tournament);
}

std::optional<Wanted> wantedIn(const QByteArray& text)
{
    const auto tournament = core::readTournament(text);
    if (!tournament) {
        return std::nullopt;
    }
    return Wanted{tournament->settings, fixedTablesOf(*tournament)};
}

/// Separates two tournament files, which cannot contain it.
constexpr char separator = '\0';

} // namespace

void SettingsDraft::begin(const core::Tournament& tournament, const QByteArray& saved)
{
    tournament_ = tournament;
    preview_ = tournament;
    base_ = {tournament.settings, fixedTablesOf(tournament)};
    setWanted(base_);
    const auto parts = saved.split(separator);
    const auto base = parts.size() == 2 ? wantedIn(parts[0]) : std::nullopt;
    const auto mine = parts.size() == 2 ? wantedIn(parts[1]) : std::nullopt;
    if (base && mine) {
        base_ = *base;
        wanted_ = *mine;
        follow(tournament);
    }
}

bool SettingsDraft::follow(const core::Tournament& tournament)
{
    const Wanted base = base_;
    const Wanted mine = wanted_;
    begin(tournament);
    Wanted result = base_;
    auto merge = core::merged({base.settings, mine.settings}, base_.settings);
    result.settings = std::move(merge.value);
    std::erase_if(result.settings.apart, [&tournament](const auto& pair) {
        return findParticipant(tournament, pair.first) == nullptr ||
               findParticipant(tournament, pair.second) == nullptr;
    });
    for (const auto& participant : tournament.participants) {
        const auto table = tableIn(mine.fixedTables, participant.number);
        if (table != tableIn(base.fixedTables, participant.number)) {
            result.fixedTables.erase(participant.number);
            if (table) {
                result.fixedTables.emplace(participant.number, *table);
            }
        }
    }
    setWanted(std::move(result));
    return !merge.conflicts.empty();
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

bool SettingsDraft::movesRanks() const
{
    const auto& wanted = wanted_.settings;
    const auto& stored = base_.settings;
    return wanted.rules != stored.rules || wanted.cards != stored.cards;
}

std::vector<core::RankMove> SettingsDraft::rankMoves() const
{
    return change() ? core::rankMovesBy(*change(), tournament_) : std::vector<core::RankMove>();
}

std::vector<core::Participant> SettingsDraft::changedPeople() const
{
    std::vector<core::Participant> changed;
    for (const auto& participant : tournament_.participants) {
        const auto wanted = tableIn(wanted_.fixedTables, participant.number);
        if (wanted != participant.fixedTable) {
            changed.push_back(participant);
            changed.back().fixedTable = wanted;
        }
    }
    return changed;
}

QByteArray SettingsDraft::saved() const
{
    return isChanged() ? textOf(base_) + separator + textOf(wanted_) : QByteArray();
}

} // namespace desk
