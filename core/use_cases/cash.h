#pragma once

#include "core/club/club.h"
#include "core/model/result.h"
#include "core/ranking/summary.h"
#include "core/use_cases/club_situation.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

/// The director's decisions about the club's cash. Each function checks and returns the change, or
/// why not; an empty change if nothing would differ.
namespace core {

/// The records, all tournaments, and the time.
struct CashBasis
{
    CashBasis(ClubRecords stored, std::vector<TournamentSummary> tournaments, QDateTime moment)
        : records(std::move(stored)), club(std::move(tournaments)), time(std::move(moment))
    {}
    CashBasis(const ClubSituation& now)
        : CashBasis(now.records(), now.tournaments(), now.stamp().time)
    {}

    ClubRecords records;
    std::vector<TournamentSummary> club;
    QDateTime time;
};

/// Adds a movement; one without an id gets that of nextMovementId(). Places: "/cents", "/text",
/// "/evening", "/by", "/way", "/box".
Result<ClubChange> bookCash(const CashBasis& now, CashMovement movement);
/// Takes cash out of the movement's box and puts it into another one. Places also: "/to".
Result<ClubChange> handOverCash(const CashBasis& now, const CashMovement& movement,
                                const QString& to);
/// The id of the movement that such a change books.
CashMovementId bookedBy(const ClubChange& change);

/// The other movement of a handover between two boxes, which handOverCash() booked with it.
std::optional<CashMovement> otherHalf(const ClubRecords& records, const CashMovement& movement);

/// Removes a movement, and its other half. The reason is one line, not blank. Places: "/movement",
/// "/reason".
Result<ClubChange> cancelCash(const ClubRecords& records, CashMovementId movement,
                              const QString& reason);

/// MoneyDoubt::DeletedAfterPaying if keepFees() would book start fees, and BookingsLeft if there
/// are other bookings of that evening.
Warnings cashAtStake(const CashBasis& now, const TournamentUuid& evening,
                     const Tournament& deleted);
/// What a deleted evening leaves of its start fees: a receipt (an expense where more was given
/// back) for each day, way and box, which replaces those of an earlier deletion. An empty change if
/// nothing is left, if other versions of it stay in the club, or of the sample evening.
ClubChange keepFees(const CashBasis& now, const TournamentUuid& evening, const Tournament& deleted);

/// The coins and notes counted at an evening, and the count known when counting began.
struct CountedCash
{
    TournamentUuid evening;
    std::optional<CashCount> seen; ///< Refused if another count is stored by now.
    CashCount count;               ///< Its pieces are those of `box`; 0 mean the same as none.
    QString box = {};              ///< Empty: the box without a name.
};

/// Replaces what was counted in that box before. Places: "/evening", "/pieces/<cents>", "/by".
Result<ClubChange> countCash(const CashBasis& now, CountedCash counted);

/// Says of a movement booked and of cash counted when and by which desk, where they do not say so
/// themselves.
void stampCash(ClubChange& change, const Stamp& stamp);

} // namespace core
