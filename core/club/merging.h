#pragma once

#include "core/club/club.h"
#include "core/player.h"
#include "core/result.h"

#include <QDate>
#include <QString>
#include <QUuid>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

/// Merging a second copy of the club, which was worked in on another computer, into this one.
/// Nothing is ever doubled silently: what one copy knows of the other is found by ids that are the
/// same in all copies, and where the two contradict each other this one stays as it is unless the
/// director chooses otherwise.
namespace core {

/// An evening as far as it takes to compare it.
struct EveningCopy
{
    TournamentUuid uuid;
    QString name;
    std::optional<QDate> date;
    /// A digest of each entry of its journal, oldest first; the same in every copy.
    std::vector<std::uint64_t> journal;
    std::uint64_t contents = 0; ///< A digest of all that it holds.
};

/// Somebody enrolled, in whatever copy.
struct CopiedKey
{
    TournamentUuid tournament;
    StartNumber number{1};
    QString name;
    QString club;

    friend bool operator==(const CopiedKey&, const CopiedKey&) = default;
    friend bool operator<(const CopiedKey& left, const CopiedKey& right)
    {
        return std::tie(left.tournament, left.number, left.name, left.club) <
               std::tie(right.tournament, right.number, right.name, right.club);
    }
};

struct ClubCopy
{
    std::vector<EveningCopy> evenings;
    std::vector<Player> players;
    std::map<CopiedKey, PlayerId> links;
    ClubRecords records;
};

enum class MergeKind : std::uint8_t { Evening, Person, Series, CashMovement, CashCount };

/// What the other copy's part is to this one.
enum class MergeFate : std::uint8_t {
    Same,
    New,        ///< Is taken over unless it is left out.
    Continued,  ///< Has all that is here and more: likewise.
    Behind,     ///< All of it is here, and more.
    Different,  ///< Both were changed: this copy's stays unless the other one is chosen.
    Beside,     ///< Was taken over earlier, by one of the two copies, as an evening of its own.
    Recognised, ///< A person with another id, but with the name and club of exactly one here.
    Doubtful,   ///< A person whose name is known here: another person unless the director says so.
};

struct MergeLine
{
    MergeKind kind = MergeKind::Evening;
    QUuid id; ///< In the other copy; of a CashCount that of the evening.
    QString name;
    std::optional<QDate> date; ///< Of an evening.
    MergeFate fate = MergeFate::Same;
    /// Of this copy: who it is (Recognised, or Doubtful and chosen), else who it may be.
    std::vector<Player> candidates = {};
    bool isTaken = false; ///< By default or by choice, this copy gets something of it.
};

/// What the director chose otherwise, by MergeLine::id.
struct MergeChoices
{
    std::set<QUuid> leftOut; ///< New or Continued, and not to be taken over.
    /// Different, and to be taken over: an evening beside this copy's, all else in its place.
    std::set<QUuid> taken;
    std::map<QUuid, PlayerId> same; ///< Doubtful people and who they are here.
    std::set<QUuid> apart;          ///< Recognised people who are others nevertheless.
    QString mark;                   ///< Behind the name of what is taken beside: "Laptop 2".
};

struct MergePlan
{
    std::vector<MergeLine> lines; ///< By kind; evenings by date, all others by name.
    /// The other copy's people, also those who are in no directory any more, and who they are here.
    std::map<PlayerId, PlayerId> people;
    int erased = 0; ///< Of how many it is new here that they were erased, or where they stood.
};

/// The other copy's version of an evening gets an id of its own where it stands beside this copy's:
/// the same whenever the same two versions meet.
TournamentUuid besideUuid(const EveningCopy& taken, const EveningCopy& other);

/// "Maiturnier (Laptop 2)", as short as a name has to be.
QString markedName(const QString& name, const QString& mark);

/// What merging `theirs` into `ours` would do. Refused: choices about what the other copy does not
/// have, or of people who are not in question ("/leftOut", "/taken", "/same", "/apart").
Result<MergePlan> planMerge(const ClubCopy& ours, const ClubCopy& theirs,
                            const MergeChoices& choices);

/// What the plan does to directory, series and cash; evenings and links are not part of it.
ClubChange changeBy(const MergePlan& plan, const ClubCopy& ours, const ClubCopy& theirs,
                    const QString& mark);

} // namespace core
