#pragma once

#include "app/desk/frame/icons.h"
#include "core/cards/matches.h"
#include "core/change/change.h"
#include "core/model/refusal.h"
#include "core/model/tournament.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

/// Outcomes of games as shown on the results page, and slips: the input for one game of a table
/// before it is stored.
namespace desk {

class Session;
struct TableInRound;

/// A text with its icon, in one colour.
struct IconText
{
    icons::Meaning icon = icons::Meaning::Open;
    theme::Role role = theme::Role::Muted;
    QString text;

    friend bool operator==(const IconText&, const IconText&) = default;
};

/// "Rommé A", "early", "not played".
IconText endingText(const core::GameOutcome& outcome);
/// For a game without a result.
IconText openText();

/// "A 0+1 · B 6 · C 9+2", for a deal "A 85 − 20 · B –"; for a game not played, its reason.
QString handsText(const core::GameOutcome& outcome);

/// A game's points by seat: match points, or the card points of a deal, which are whole. Nothing
/// for a player who sat out.
using SeatPoints = std::vector<std::optional<scoring::MatchPoints>>;

/// For a game without faults at an existing table; nothing if not played.
std::optional<SeatPoints> seatPointsOf(const core::Tournament& tournament, const core::GameKey& key,
                                       const core::GameOutcome& outcome);

/// One of a seat's two fields in a game: stones and claims, or in a deal of Rommé 500 melded and
/// left in hand.
struct FieldPlace
{
    std::size_t seat = 0;
    bool second = false;

    friend bool operator==(FieldPlace, FieldPlace) = default;
};

/// The fields of a table's game.
struct SlipForm
{
    bool deal = false;     ///< The outcome is a core::PlayedDeal: both fields are required.
    std::size_t seats = 0; ///< Of the table.
    /// The seats required, in the order of the game's hands: all, or in a tie-breaker deal those of
    /// the tied people.
    std::vector<std::size_t> hands;
    /// The players of a tie-breaker deal, in the same order; empty for all other games.
    std::vector<core::StartNumber> tieBreak;
    /// Seats whose participant has left the match: not playing unless something is typed.
    std::vector<std::size_t> left;

    [[nodiscard]] bool asks(std::size_t seat) const
    {
        return std::find(hands.begin(), hands.end(), seat) != hands.end();
    }
    /// Whether typed values mean the same in both forms.
    [[nodiscard]] bool asksTheSame(const SlipForm& other) const
    {
        return deal == other.deal && hands == other.hands && tieBreak == other.tieBreak;
    }

    friend bool operator==(const SlipForm&, const SlipForm&) = default;
};

/// The form of a stored result at the table.
SlipForm slipForm(const core::TableHead& head, const core::GameOutcome& outcome);
/// The form of the table's game as stored, else as due.
SlipForm slipForm(const TableInRound& at, core::GameNumber number);

/// How the game ended, if the hands do not show it: by default an empty hand makes the Rommé, or
/// has gone out.
enum class SlipEnding : std::uint8_t { ByHands, FirstRoundRomme, Early, StockUsedUp };

/// One seat's fields.
struct SlipSeat
{
    /// Stones left, or points melded and laid off: digits, "-" for did not play, or empty so far.
    QString first;
    /// Claims, empty for none; or points left in hand: digits, or empty so far.
    QString second;
    std::optional<decltype(core::Substitution::by)> substitute;

    [[nodiscard]] bool didNotPlay() const { return first == QStringLiteral("-"); }
    friend bool operator==(const SlipSeat&, const SlipSeat&) = default;
};

struct Slip
{
    SlipForm form;
    core::GameNumber game{1};
    std::vector<SlipSeat> seats; ///< All seats of the table.
    SlipEnding ending = SlipEnding::ByHands;
    /// The game's revision when typing started.
    std::int64_t seenRevision = 0;

    [[nodiscard]] bool isBlank() const;
    /// The seat has nothing left: it makes the Rommé, or has gone out.
    [[nodiscard]] bool isEmptyHand(std::size_t seat) const;
    [[nodiscard]] bool hasEmptyHand() const;
    /// The first missing field.
    [[nodiscard]] std::optional<FieldPlace> firstMissing() const;
    /// The game as typed, an empty claims field counting as 0; nothing while a field is missing.
    [[nodiscard]] std::optional<core::GameOutcome> played() const;

    friend bool operator==(const Slip&, const Slip&) = default;
};

Slip blankSlip(const SlipForm& form, core::GameNumber game);
/// The slip that gives this outcome; a blank one for a game not played.
Slip slipOf(const SlipForm& form, core::GameNumber game, const core::GameOutcome& outcome);

/// The slip as stored in settings.
QVariantMap mapOf(const Slip& slip);
/// Reads the result of mapOf(); nothing if it is not a slip of that form.
std::optional<Slip> slipFrom(const QVariantMap& map, const SlipForm& form);

/// The effect of storing a slip as typed.
struct SlipPreview
{
    std::optional<core::GameOutcome> game; ///< Once all hands are complete.
    core::Refusals refusals;               ///< Its faults.
    std::optional<SeatPoints> worth;       ///< If there are no faults.
    bool changes = false;                  ///< A different result is stored, or none.
    /// For a deal without faults: the tournament including it, and the resulting state of the
    /// match.
    std::optional<core::Tournament> after;
    std::optional<core::MatchState> match;
};

/// Warnings, closed rounds and corrections are left to storing. The game's table exists.
SlipPreview previewOf(const core::Tournament& tournament, const core::GameKey& key,
                      const Slip& slip);

/// A half-typed slip, its people, and its progress.
struct KeptSlip
{
    Slip slip;
    std::vector<core::StartNumber> people; ///< Seat by seat.
    FieldPlace at;                         ///< Where the cursor was.
};

/// "Game 2 of Ann, Ben and so on: A 3+1 · B 5", with the names of the people it was typed for.
QString keptText(const core::Tournament& tournament, const KeptSlip& kept);

/// The half-typed slips of one table, as UiState keeps them across restarts. A slip is found only
/// while the same people sit there and its game has the same form; otherwise it is set aside.
class SlipBook
{
public:
    /// For a table of the open tournament. Drops slips whose result is already stored.
    SlipBook(const Session& session, const core::TableKey& table);

    /// Valid until the book or the tournament is changed.
    [[nodiscard]] const KeptSlip* find(core::GameNumber game) const;
    /// The game typed last, if it can be found.
    [[nodiscard]] std::optional<core::GameNumber> latest() const;
    [[nodiscard]] bool isEmpty() const;
    /// The slips set aside: for the game, or all.
    [[nodiscard]] std::vector<KeptSlip>
    setAside(std::optional<core::GameNumber> game = std::nullopt) const;
    void keep(const Slip& slip, FieldPlace at);
    /// The cursor moved to another field of a kept slip.
    void moveTo(core::GameNumber game, FieldPlace at);
    void forget(core::GameNumber game);
    /// Also forgets those set aside.
    void forgetAll(core::GameNumber game);

private:
    void read();
    void write();
    [[nodiscard]] bool fits(const KeptSlip& kept) const;
    [[nodiscard]] bool isStored(const KeptSlip& kept) const;
    [[nodiscard]] KeptSlip* kept(core::GameNumber game);

    const Session& session_;
    core::TournamentId id_;
    core::TableKey table_;
    std::vector<KeptSlip> slips_; ///< The one typed last comes last.
};

/// Whether the table has half-typed games.
bool isHalfTyped(const Session& session, const core::TableKey& table);

} // namespace desk
