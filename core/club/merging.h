#pragma once

#include "core/club/club.h"
#include "core/model/player.h"
#include "core/model/result.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

/// Merging a second copy of the club, used on another computer, into this one. Nothing is ever
/// duplicated silently: common items are found by ids that are the same in all copies; where the
/// copies contradict each other this one stays as it is unless the director chooses otherwise.
namespace core {

/// What comparing an evening needs.
struct EveningCopy
{
    TournamentUuid uuid;
    QString name;
    std::optional<QDate> date;
    /// A digest of each entry of its journal, oldest first; the same in every copy.
    std::vector<std::uint64_t> journal;
    std::uint64_t contents = 0; ///< A digest of its contents.
};

/// Somebody enrolled, in either copy.
struct CopiedKey
{
    TournamentUuid tournament;
    ParticipantUuid participant;

    friend bool operator==(const CopiedKey&, const CopiedKey&) = default;
    friend bool operator<(const CopiedKey& left, const CopiedKey& right)
    {
        return std::tie(left.tournament, left.participant) <
               std::tie(right.tournament, right.participant);
    }
};

struct ClubCopy
{
    std::vector<EveningCopy> evenings;
    std::vector<Player> players;
    std::map<CopiedKey, PlayerId> links;
    ClubRecords records;
};

enum class MergeKind : std::uint8_t { Evening, Person, Series, CashMovement, CashCount, Helper };

/// How an item of the other copy relates to this one.
enum class MergeFate : std::uint8_t {
    Same,
    New,        ///< Imported unless left out.
    Continued,  ///< Has everything here and more; likewise.
    Behind,     ///< Everything in it is here, and more.
    Different,  ///< Both changed: this copy's stays unless the other is chosen.
    Beside,     ///< Imported earlier, by either copy, as a separate evening.
    Recognised, ///< A person with another id, but with the name and club of exactly one here.
    Doubtful,   ///< Known here by name: a different person unless the director says otherwise.
    Deleted,    ///< Deleted or cancelled here: it stays so unless chosen.
    /// Here, but deleted or cancelled in the other copy: a booking is cancelled and a helper
    /// removed here, too, unless left out; a series stays unless chosen.
    DeletedThere,
    MergedThere, ///< A person here who was merged into another there; also here unless left out.
};

struct MergeLine
{
    MergeKind kind = MergeKind::Evening;
    /// In the other copy, or that it had there; for a CashCount that of the evening.
    QUuid id;
    QString name;
    std::optional<QDate> date; ///< Of an evening.
    MergeFate fate = MergeFate::Same;
    /// In this copy: the person (Recognised, MergedThere, or Doubtful and chosen), else the
    /// candidates.
    std::vector<Player> candidates = {};
    bool isTaken = false; ///< By default or by choice, something of it is imported.
};

/// The director's choices, by MergeLine::id.
struct MergeChoices
{
    std::set<QUuid> leftOut; ///< What comes by itself and is not to.
    /// What comes only if chosen. Of what is Different an evening is put beside this copy's,
    /// anything else replaces it.
    std::set<QUuid> taken;
    std::map<QUuid, PlayerId> same; ///< Doubtful people and who they are here.
    std::set<QUuid> apart;          ///< Doubtful people, and who they are here.
    QString mark;                   ///< Recognised people who are different people after all.
};

struct MergePlan
{
    std::vector<MergeLine> lines; ///< Suffix of evenings added beside this copy's: "Laptop 2".
    /// The other copy's people, including those no longer in a directory, and who they are here.
    std::map<PlayerId, PlayerId> people;
    /// People here who become one with another, and with whom.
    std::map<PlayerId, PlayerId> became = {};
    QStringList notFollowed = {}; ///< Paths of pictures on the other computer.
    int erased = 0; ///< Of how many it is new here that they were erased, or where they stood.
};

/// The other copy's version of an evening gets its own id if kept beside this copy's: the same
/// whenever the same two versions meet.
TournamentUuid besideUuid(const EveningCopy& taken, const EveningCopy& other);

/// "Maiturnier (Laptop 2)", shortened to fit the limit.
QString markedName(const QString& name, const QString& mark);

/// The effect of merging `theirs` into `ours`. Refused: choices about items the other copy does not
/// have, or about people not in question ("/leftOut", "/taken", "/same", "/apart").
Result<MergePlan> planMerge(const ClubCopy& ours, const ClubCopy& theirs,
                            const MergeChoices& choices);

/// The plan's changes to directory, series, cash and helpers, without evenings and links.
ClubChange changeBy(const MergePlan& plan, const ClubCopy& ours, const ClubCopy& theirs,
                    const QString& mark);

} // namespace core
