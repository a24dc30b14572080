#pragma once

#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/use_cases/confirming.h"

#include <QString>
#include <QStringView>
#include <QUrlQuery>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

/// What a phone sends from a table's page, and what it means.
namespace web {

/// The choices of who played in a seat.
inline constexpr QStringView playedForWord = u"for";
inline constexpr QStringView takenOverWord = u"over";
inline constexpr QStringView satOutWord = u"out";

/// In a second pass, that the result entered first is right.
inline constexpr QStringView storedIsRightWord = u"stored";

/// What was typed on a phone for a game. In a deal of Rommé 500 `stones` are the points melded and
/// `claims` those left in hand.
struct TypedGame
{
    QString game;                         ///< Number and revision seen: "2:0".
    QString request;                      ///< The entry's id, made with the form.
    std::array<QString, 4> stones;        ///< By seat; "-" for did not play; "5+2" has claims, too.
    std::array<QString, 4> claims;        ///< Nothing for none.
    std::array<QString, 4> substitutions; ///< Who played: nothing, "for", "over", "out".
    std::array<QString, 4> substitutes;   ///< Their name, or their start number.
    QString ending;                       ///< As in the tournament file.
    QString seat;                         ///< Whose phone: "0" to "3".
    QString code;                         ///< Of their player card.
    QString reason;                       ///< Why a helper asks to correct somebody else's entry.
    bool isConfirmed = false;             ///< The warnings of just this were read.
    bool isRight = false;       ///< In a second pass, just this is right, not what was entered.
    bool isStoredRight = false; ///< The reverse.
};

/// What is sent along to confirm the warnings that were shown about these values, and no others.
QString signOf(const TypedGame& typed);

TypedGame typedGame(const QUrlQuery& form);
/// What would have to be typed for that result at the table; nothing of a game not played.
TypedGame typedAs(const core::GameOutcome& outcome, const core::TableHead& table);

/// The seats whose hands a game has, in the order of these: all, or in a tie-breaker deal those of
/// the people who are tied. The tournament has the game's table.
std::vector<std::size_t> seatsPlaying(const core::Tournament& tournament, const core::GameKey& key);

/// The result that was typed for the table's game, or what is missing or no number.
core::Result<core::GameOutcome>
typedOutcome(const TypedGame& typed, const core::Tournament& tournament, const core::GameKey& key);

/// What was sent to confirm a game.
struct TypedConfirmation
{
    QString game;             ///< Number and id of the report: "2:8f3a…"; empty: nothing was.
    QString code;             ///< Of the own player card.
    bool isConfirmed = false; ///< The warnings of this report were read.
};

TypedConfirmation typedConfirmation(const QUrlQuery& form);

/// The entry of the game that was typed, without its time; the tournament has the slip's table.
core::Result<core::PendingEntry> entryOf(const TypedGame& typed, const core::Tournament& tournament,
                                         const core::SlipId& slip, const core::Sender& sender);

/// What is to be stored; `by` is whose code was typed, `entries` are those of the table. Refused
/// where the report was not found.
core::Result<core::Confirmation> confirmationOf(const TypedConfirmation& typed,
                                                core::StartNumber by,
                                                const core::Tournament& tournament,
                                                const core::PendingEntries& entries);

} // namespace web
