#pragma once

#include "core/seating/refusal.h"
#include "scoring/deal_checks.h"

#include <QAnyStringView>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

/// Why a request was refused. A refusal is a code, a place and the values for its text, which is
/// made in core/texts.
namespace core {

/// A place in the input: a JSON pointer (RFC 6901) within the format of the tournament file. For a
/// use case the input is its argument: "/hands/1/stones" for a game to be entered.
class Pointer
{
public:
    Pointer() = default;
    explicit Pointer(QString text) : text_(std::move(text)) {}

    [[nodiscard]] Pointer operator/(QAnyStringView key) const;
    [[nodiscard]] Pointer operator/(std::size_t index) const;
    [[nodiscard]] const QString& text() const { return text_; }

    friend bool operator==(const Pointer&, const Pointer&) = default;

private:
    QString text_;
};

/// A line in a text file, counted from 1.
struct Line
{
    std::int64_t number = 1;

    friend bool operator==(Line, Line) = default;
};

using Place = std::variant<Pointer, Line>;

/// Why a text file is refused. Each code lists its arguments.
enum class FileFault : std::uint8_t {
    NotUtf8,          ///<
    Database,         ///<
    Syntax,           ///< the end of the line up to what does not fit
    TooDeep,          ///< deepest nesting read
    TooLarge,         ///< largest size read, in bytes
    TooManyValues,    ///< most values read
    TooManyRows,      ///< most rows read
    TooManyColumns,   ///< most columns read
    MoreFaults,       ///< faults listed; There are more, of which this place has the next.
    MoreWarnings,     ///< The same for warnings.
    NotATournament,   ///< the format found
    NotAClub,         ///< the format found
    UnknownVersion,   ///< the version found, the version known
    UnknownClub,      ///< the version or schema found, the newest known
    UnknownKey,       ///< key
    DuplicateKey,     ///< key
    MissingKey,       ///< key
    WrongType,        ///< type expected: an Expected, as its number
    NotAWholeNumber,  ///< the token found
    NumberOutOfRange, ///< the token found, smallest, largest
    UnknownWord,      ///< the word found, the words allowed, separated by ", "
    NotADate,         ///< the text found
    NotAMoment,       ///< the text found
    NotAnAmount,      ///< the text found
    NotAUuid,         ///< the text found
    NotATimeOfDay,    ///< the text found
    NeitherOf,        ///< key, key: one of the two is required
    OneOf,            ///< key, key, key: exactly one of them is required
    NotMatchPoints,   ///< the text found
    UnknownColumn,    ///< column (a warning)
    DateLeftOut,      ///< the text found (a warning)
    NotAPerson,       ///< the line found (a warning)
    MissingColumn,    ///< column
    DuplicateColumn,  ///< column
    WrongFieldCount,  ///< fields found, fields due
    UnclosedQuote,    ///<
    NotBase64,        ///<
    NotAPicture,      ///< Or not the one of that name.
    PathNotFollowed,  ///< path (a warning)
    RowRefused,       ///< what the database says
    ClubUnsound,      ///< what is amiss
};

/// The kind of JSON value expected for FileFault::WrongType.
enum class Expected : std::uint8_t {
    Text,
    WholeNumber,
    TrueOrFalse,
    Object,
    List,
    MatchPoints, ///< As a text: "4", "-1/2", "2.5".
    Scale,       ///< The name of a scale, or an object.
    Pair,        ///< A list of two start numbers.
    Amounts,     ///< A whole number or a list of them.
    Numbers,     ///< A start number or a list of them.
};

/// Why a text is refused, wherever it stands.
enum class TextFault : std::uint8_t {
    TooLong,       ///< characters found, most
    NotUnicode,    ///< A character invalid in Unicode text: U+FFFF, half a surrogate pair.
    Invisible,     ///< Only characters that show nothing, such as U+200B.
    DirectionOpen, ///< An unclosed direction mark: the text that follows would be reversed on
                   ///< screen and paper.
};

/// Why the settings of a tournament are refused.
enum class SettingsFault : std::uint8_t {
    NameMissing,             ///<
    TextNotPlain,            ///< A control character in a text of one line.
    ScaleSizeRefused,        ///< table size; The rules have no table of that size.
    ScaleValueCount,         ///< values found, values due
    ScaleValueNegative,      ///< value
    ScaleValueRises,         ///< value, value before it
    TieBreakTwice,           ///< its word
    GamesOutOfRange,         ///< number found
    PlannedRoundsOutOfRange, ///< number found
    ReleasedOutOfRange,      ///< number found
    MinutesOutOfRange,       ///< number found
    ScheduleTooLong,         ///< lines found, most
    ScheduledTwice,          ///< round
    StartFeeOutOfRange,      ///< cents found
    FeeClassIdInvalid,       ///< id
    FeeClassTwice,           ///< id
    FeeClassNameMissing,     ///<
    FeeClassInUse,           ///< name of the class, the people in it
    IbanInvalid,             ///< IBAN
    PayeeTooLong,            ///< characters found, most
    PaymentTextTooLong,      ///< characters found, most
    FieldUnknown,            ///< what stands in braces
    PlacesOutOfRange,        ///< number found
    PictureMissing,          ///< path
    PictureUnreadable,       ///< path
    PictureNotAFile,         ///< path; A folder, a device or a pipe.
    PictureTooLarge,         ///< path, bytes found, most
    PictureTooWide,          ///< path, width, height, most of a side
    PictureRefersElsewhere,  ///< path, what the drawing refers to
    PictureNotKept,          ///< The settings name one that the club does not have.
    ApartSelf,               ///< start number
    ApartTwice,              ///< start number, start number
    PrizeOutOfRange,         ///< cents found
    PrizeNameMissing,        ///<
    PrizeTwice,              ///< name
    PrizeWithoutPlaces,      ///< name
    PrizeGroupMissing,       ///< name: of no group
    PrizeTeamTwice,          ///< name, tag
    TeamPrizeUnknown,        ///< name: no prize of teams
    PrizeTeamMissing,        ///< name: a team without a tag
    PrizeBestOutOfRange,     ///< number found
    PrizeRoundOutOfRange,    ///< number found
    PrizePercentOutOfRange,  ///< percent found
    PrizePercentsBeyondPot,  ///< percent of all prizes together
    PrizeGoodsMissing,       ///< name: a place without words
    TooManyPrizes,           ///< found, most
    TargetOutOfRange,        ///< number found
    DealsOutOfRange,         ///< number found, smallest, largest
    AdvanceOutOfRange,       ///< number found, smallest, largest
    PcrOutOfRange,           ///< number found, smallest, largest
    StackOutOfRange,         ///< number found
    CapacityOutOfRange,      ///< number found
    CapacityTooSmall,        ///< capacity, people here and expected
    AverageWithoutScale,     ///< The mean of a game's match points, but there are none.
};

enum class ParticipantFault : std::uint8_t {
    Unknown,              ///< start number
    NumberTaken,          ///< start number
    NumberOutOfRange,     ///< number found
    NameMissing,          ///<
    TextNotPlain,         ///< A control character in a text of one line.
    FixedTableOutOfRange, ///< number found
    PaidOutOfRange,       ///< cents found
    PaidNotTheSum,        ///< cents found, sum of the payments
    TooManyPayments,      ///< payments found, most
    PaymentOutOfRange,    ///< cents found
    PaymentOfNothing,     ///<
    RefundBeyondPaid,     ///< cents to be paid back, cents paid
    NobodyOwedBack,       ///< start number: nobody removed under it has paid
    SeveralOwedBack,      ///< start number, names: several removed under it
    FormerOwesNothing,    ///< Somebody removed can only be paid back.
    FeeClassUnknown,      ///< id
    PresenceReversed,     ///< from, until
    BothInRound,          ///< start number, start number, round: two people, not one
    StillSeated,          ///< start number, round: in a round, with a bye or holding a hand
    StillPenalised,       ///< start number
    StillWished,          ///< start number: in a pair that never sits together
    StillTied,            ///< start number: in a decided tie
    StillInRaffle,        ///< start number: in a recorded raffle
    NotHere,              ///< start number: expected or waiting, but taking part
    AlreadyHere,          ///< start number, desk that checked it in, time (ISO, UTC); or the first
    OnWaitingList,        ///< start number, its place on the waiting list
    NoPlaceFree,          ///< start number, capacity
    Gone,                 ///< No longer registered.
    EnrolledElsewhere,    ///< name: not by that helper, who may not change it
    GroupUnknown,         ///< name: nobody is in that group
};

/// Why a round, its tables or its seats are refused.
enum class RoundFault : std::uint8_t {
    Unknown,          ///< round
    NumberTaken,      ///< round
    NumberOutOfRange, ///< number found
    GamesOutOfRange,  ///< number found
    TableUnknown,     ///< table
    TableTaken,       ///< table
    TableSizeRefused, ///< seats, smallest, largest
    SeatedTwice,      ///< start number
    SeatedAndBye,     ///< start number
    ByeTwice,         ///< start number
    DraftHasGames,    ///<
    DraftNotLast,     ///< round, a later round
    IsDraft,          ///< round
    IsPublished,      ///< round
    IsClosed,         ///< round
    IsCancelled,      ///< round
    HasGames,         ///< round, table: its games would be lost
    GamesBeyond,      ///< the games wanted, a game entered beyond
    TablesOpen,       ///< tables still open
    NoTables,         ///< round
    NotPresent,       ///< start number, round
    SeatMissing,      ///< round, table, seat: a gap in the seats listed
    SeatTaken,        ///< round, table, seat
    NotSeated,        ///< start number, round
    NotNext,          ///< round found, the next round's number
    NotLast,          ///< round, the last round's number
    EarlierDraft,     ///< round, an earlier round that is still a draft
    SamePerson,       ///< start number, given twice
    SeatingChanged,   ///< round: seating changed since the desk saw it
    SlipOutOfRange,   ///< edition found, largest
    SlipsUsedUp,      ///< round, table, editions of its slip given
};

/// Why the id of a score slip is refused.
enum class SlipFault : std::uint8_t {
    NotAnId,         ///< the text found
    CheckDigitWrong, ///< the text found
    Replaced,        ///< round, table, edition found, edition in force
    NotInForce,      ///< the same; the edition found is newer: its change was undone
};

enum class ResultFault : std::uint8_t {
    GameOutOfRange,    ///< game, games of the round; empty: it has no limit
    GameTwice,         ///< game
    HandCount,         ///< hands found, seats
    TwoSubstitutes,    ///< Both played by somebody and taken over.
    SubstituteMissing, ///< A blank name.
    TwoHands,          ///< start number: two hands in one game
    PlaysElsewhere,    ///< start number, table, game: has a hand there, or will have
    ReasonMissing,     ///<
    NotEntered,        ///< game
    /// A correction is needed. The current result and its entry: stones, claims (each "0,5,-,9"; of
    /// a deal points melded and in hand), ending as in the tournament file or "not-played", desk,
    /// time (ISO, UTC).
    DifferentResult,
    /// Revision seen, revision now, then as for DifferentResult; no result: ending "cleared".
    Stale,
    GamesDiffer,    ///< game: entered at only one of the two tables
    TablesDiffer,   ///< table, table: sizes differ, results can't be swapped
    SameTable,      ///< table, given twice
    OtherRules,     ///< Stones under Rommé 500, or card points under other rules.
    TooManyReports, ///< most: of this game by phone
    ReportReused,   ///< game, empty for a mark: its entry has the id of another one
    ReportChanged,  ///< game: reported again, or not reported at all
    ReportWaits,    ///< game: only the desk can accept its report
    OwnReport,      ///< game: the reporter cannot confirm their own report
    NotOfTable,     ///< start number: does not play this game
    CodeUnknown,    ///< No player card of this tournament has this code.
    EntryUnknown,   ///< id: nothing came in under it
    EntrySettled,   ///< id: entered or left out already
};

/// Why a match of Rommé 500 is refused something. Lists of numbers are written "4, 7".
enum class MatchFault : std::uint8_t {
    DealAfterEnd,    ///< game, the match's last game; the latter empty: it was over without one
    TieBreakDue,     ///< start numbers due to play a tie-breaker deal
    TieBreakNotDue,  ///< game
    TieBreakOthers,  ///< start numbers due to play a tie-breaker deal
    TieBreakNobody,  ///< A tie-breaker deal without its players.
    TieBreakHand,    ///< start number, without a hand in a tie-breaker deal
    LaterDeals,      ///< games that would come too late and must be cleared first
    LotNotDue,       ///< table
    LotOthers,       ///< start number, start numbers among whom a lot is due
    LotTwice,        ///< start number
    LotTooShort,     ///< start numbers drawn, start numbers to draw
    NotAtTable,      ///< start number
    LeftTwice,       ///< start number
    HasNotLeft,      ///< start number
    OneRoundAtATime, ///< Of a knock-out.
    TablesUndecided, ///< round, tables without a decision
    HasWinner,       ///< start number
    IsOut,           ///< start number, round after which they were out
    NotCards,        ///< The tournament does not play Rommé 500.
    NotAKnockOut,    ///<
    NoChips,         ///<
};

enum class ClubFault : std::uint8_t {
    NoTournament,      ///< id
    NothingToUndo,     ///<
    NothingToRedo,     ///<
    NoSuchEntry,       ///< id of an entry of the journal
    BeyondUndo,        ///< What happened then cannot be taken back.
    HistoryConflict,   ///< Taken back, or done again, already.
    BuiltOn,           ///< later change, as argumentsOf(Label)
    ClubBuiltOn,       ///< later change, as argumentsOf(ClubLabel)
    ChangedMeanwhile,  ///< value stored, value wanted, in the tournament file's form
    PlayerUnknown,     ///< name, club
    PlayerTwice,       ///< name, club: already in the directory
    PlayerNameMissing, ///<
    PlayerAmbiguous,   ///< name, club: several entries
    PlayerGone,        ///< An entry that was chosen is no longer in the directory.
    /// tournament, name and number of both participants who would be the same person
    PlayerEnrolledTwice,
    HasTournaments, ///< how many: club files are imported only into databases without any
    NotInQuestion,  ///< the id chosen
    // Taking back a merge.
    NothingMerged,
    StoredSinceMerge, ///< the backup made before it
    MergeBackupGone,  ///< likewise
    SamePersonTwice,  ///< Two people in one evening cannot be the same person.
    NobodyNamed,      ///< name: neither in the directory nor in a tournament
    SeveralNamed,     ///< name, those who have it
};

/// Why a series of tournaments is refused.
enum class SeriesFault : std::uint8_t {
    Unknown,              ///< name; empty: deleted
    NameMissing,          ///<
    NameTaken,            ///< name
    BestOutOfRange,       ///< number found, smallest, largest
    AttendanceOutOfRange, ///< number found, smallest, largest
    EarlierOutOfRange,    ///< number found, smallest, largest
    TooManyEvenings,      ///< evenings found, most
    EveningUnknown,       ///< The club has no such tournament.
    EveningTwice,         ///<
    RulesDiffer,          ///< evening, another evening
    PlacePointsMissing,   ///< By place, but no place has points.
    TooManyPlaces,        ///< places found, most
    PointsOutOfRange,     ///< number found, smallest, largest
    PointsRise,           ///< points of a place, those of the place before it
    TieBreakTwice,        ///< its word
    NoEvenings,           ///< Nothing to close.
    EveningDamaged,       ///< evening
    NotClosed,            ///< name
};

/// Why a helper is refused.
enum class HelperFault : std::uint8_t {
    Unknown,     ///< name; empty: removed
    NameMissing, ///<
    NameTaken,   ///< name
    NoRight,     ///< May do nothing.
    TooMany,     ///< most
    Nobody,      ///< No helper to make a code for.
    SentBefore,  ///< Something else was sent under that id.
};

enum class PenaltyFault : std::uint8_t {
    RoundOutOfRange, ///< number found
    NotInSteps,      ///< amount: not a multiple of 0.1 point
    Unknown,         ///< number in the list
    Gone,            ///< start number, round: no such penalty (any more)
};

/// Why the decision of a tie is refused. Lists of numbers are written "4, 7".
enum class TieFault : std::uint8_t {
    TooFew,         ///< start numbers given
    Twice,          ///< start number
    InTwo,          ///< start number: another decision has it
    ReasonMissing,  ///<
    ResultsMissing, ///< start numbers at tables with missing results
    NoResult,       ///< start number
    NotTied,        ///< start number, start number: not tied under the rules
    LeftOut,        ///< start numbers that are tied with those given
    NotDecided,     ///< There is no such decision.
    NoPlayOff,      ///< Under Rommé 500.
    TooManyAtTable, ///< people tied, largest table
    NegativeStones, ///< number found
    PlayAgain,      ///< start numbers that are level in the play-off
};

/// Why a raffle is refused. Lists of numbers are written "4, 7".
enum class RaffleFault : std::uint8_t {
    Nobody,         ///< Nobody to draw from.
    Twice,          ///< start number
    NotAscending,   ///< start number, the one before it
    NoWinner,       ///<
    TooManyWinners, ///< winners wanted, people to draw from
    NotAmong,       ///< start number: wins without being among those drawn from
    SeedOutOfRange, ///< number found
    NotDrawnSo,     ///< seed, start numbers that it draws
    TextNotPlain,   ///< A control character in the prize.
    TooManyRaffles, ///< found, most
    PrizeGone,      ///< prize, winners it has left
    Unknown,        ///< place in the list, from 1
    Changed,        ///< Another raffle is now in that place.
};

/// Why a change to the clock of a round is refused.
enum class ClockFault : std::uint8_t {
    NoRound,          ///< None is being played.
    NoMinutes,        ///< The settings do not say how long a round is.
    NotStarted,       ///< round
    AddedOutOfRange,  ///< number found
    PausedOutOfRange, ///< number found
    PausedTooSoon,    ///< Before it was started.
};

/// Why a cash movement or count is refused. Amounts are in cents.
enum class CashFault : std::uint8_t {
    AmountOutOfRange, ///< amount found
    TextMissing,      ///< For a receipt or an expense.
    EveningUnknown,   ///<
    TooManyMovements, ///< movements there are, most
    MovementGone,     ///< No such movement (any more).
    ReasonMissing,    ///<
    PieceUnknown,     ///< value found: no coin or note of the euro
    PiecesOutOfRange, ///< value of the coin or note, pieces found, most
    SameBox,          ///< box: cash cannot be handed over to where it is
    CountedMeanwhile, ///< sum now stored, sum wanted, desk that counted; may be empty
};

/// The arguments of a scoring::GameFault, GameDoubt, DealFault or DealDoubt are the numbers found
/// and the limit; those of a seating::RefusalCode players ("1, 2"), round, table and count, each
/// empty if not concerned.
using RefusalCode =
    std::variant<scoring::GameFault, FileFault, SettingsFault, ParticipantFault, RoundFault,
                 SlipFault, ResultFault, ClubFault, PenaltyFault, seating::RefusalCode,
                 scoring::DealFault, MatchFault, TextFault, TieFault, ClockFault, SeriesFault,
                 RaffleFault, CashFault, HelperFault>;

struct Refusal
{
    RefusalCode code;
    Place place;
    QStringList arguments; ///< Numbers as plain digits; see each code.

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

using Refusals = std::vector<Refusal>;

/// More faults than anyone corrects at a time: checking stops there.
inline constexpr std::size_t mostFaults = 10'000;
/// Adds the fault; after the limit, a note that there are more; after that nothing.
void addFault(Refusals& faults, Refusal fault);
void addFaults(Refusals& faults, const Refusals& more);
/// Whether the limit has been reached.
bool isFull(const Refusals& faults);

/// Money that needs a second look.
enum class MoneyDoubt : std::uint8_t {
    RemovedAfterPaying, ///< start number, name, cents: what they paid is owed back
    PaidSince,          ///< start number, name, cents: would no longer be here
    MergedAfterPaying,  ///< start number, name, cents, start number: paid for the other entry now
    /// name of an evening, cents, and how many of them are owed back: income of the club now
    DeletedAfterPaying,
    BookingsLeft, ///< name of an evening, how many other bookings: they belong to no evening then
};

/// What deleting an evening changes beside its own results.
enum class DeletionDoubt : std::uint8_t {
    LeavesSeries, ///< name of a series: the evening no longer counts in it
};

/// What the desk should look at before it goes on: closes a round, or enters what was reported.
enum class UnsettledDoubt : std::uint8_t {
    PutAside,      ///< table, note
    Disputed,      ///< table, note
    ObjectedTo,    ///< table: somebody there says by phone that it is not right
    ReportDiffers, ///< table, game: a phone reported something else than is stored
    LeftOut,       ///< table, how many entries: they wait for the desk
};

using WarningCode = std::variant<scoring::GameDoubt, FileFault, scoring::DealDoubt, MoneyDoubt,
                                 DeletionDoubt, UnsettledDoubt>;

/// Something permitted, or already done, that should be checked.
struct Warning
{
    WarningCode code;
    Place place;
    QStringList arguments;

    friend bool operator==(const Warning&, const Warning&) = default;
};

using Warnings = std::vector<Warning>;

/// The same limit for warnings.
inline constexpr std::size_t mostWarnings = mostFaults;
void addWarning(Warnings& warnings, Warning warning);
void addWarnings(Warnings& warnings, const Warnings& more);
bool isFull(const Warnings& warnings);

} // namespace core
