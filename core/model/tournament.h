#pragma once

#include "core/model/ids.h"
#include "core/model/limits.h"
#include "core/model/picture.h"
#include "core/model/prize.h"
#include "core/model/raffle.h"
#include "core/model/round_clock.h"
#include "core/model/schedule_entry.h"
#include "core/seating/request.h"
#include "scoring/match.h"
#include "scoring/rummy.h"

#include <QDate>
#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <QTime>

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The tournament as a value: all its data, nothing that can be computed from it. Numbered lists
/// are in ascending order (see normalised()). See limits.h for the limits of numbers and texts.
namespace core {

/// Participants that the licence fee of an open tournament counts.
enum class FeeBasis : std::uint8_t {
    Played,     ///< Participants with at least one game entered.
    Registered, ///< All participants.
};

/// The rights holder and where to pay.
struct Licence
{
    QString rightsHolder;
    QString address; ///< May have several lines.
    QString iban;    ///< Empty or valid (ISO 13616, check digits by ISO 7064 mod 97).
    QString bic;
    QString text; ///< Remittance information; empty: made from event and date.

    friend bool operator==(const Licence&, const Licence&) = default;
};

/// What is drawn around the text of a certificate without a background of its own.
enum class CertificateDesign : std::uint8_t {
    Laurel, ///< A wreath around the place.
    Stones, ///< Four stones, with the place on them.
    Plain,  ///< A border.
};

/// What certificates say and look like.
struct Certificate
{
    /// Lines with fields in braces (see certificate.h); empty: the program's default, in the
    /// printing language.
    QString text;
    std::optional<std::int32_t>
        places; ///< Ranks that get one, in placesRange; nothing: who has a game.
    /// The name of a picture of the club (picture.h) for the whole page; empty: the design. What
    /// older programs stored is the path of a file: it is not read (TournamentService::pictures).
    QString background;
    QString logo; ///< Likewise; empty: none.
    CertificateDesign design = CertificateDesign::Laurel;
    bool landscape = false; ///< Of pages without a background, which has its own orientation.

    friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// The kinds of events of Rommé 500.
enum class CardEvent : std::uint8_t {
    Points, ///< Everybody plays every round, and the results of the tables add up.
    Ring,   ///< Those tied at the top of a match have won it together.
    Single, ///< Those tied at the top play tie-breaker deals until one is left.
    Multi,  ///< A knock-out: the best at each table advance until one table is left.
};

/// What a table of CardEvent::Points adds to the standings.
enum class TableScoring : std::uint8_t {
    CardPoints,
    MatchPoints, ///< By the places of its match.
};

/// How Rommé 500 is played.
struct CardRules
{
    CardEvent event = CardEvent::Points;
    scoring::MatchForm match = scoring::TargetMatch();
    TableScoring tableScoring = TableScoring::CardPoints; ///< Of CardEvent::Points.
    std::int32_t advance = 1;        ///< How many advance from each table in a knock-out; 1 to 3.
    std::optional<std::int32_t> pcr; ///< Chips per point; nothing: no chips.
    std::optional<std::int32_t>
        stack; ///< Chips each starts with, in stackRange; nothing: no limit.

    friend bool operator==(const CardRules&, const CardRules&) = default;
};

/// How games reported by phone are treated.
enum class PhoneSlips : std::uint8_t {
    Off,        ///< Not accepted.
    Desk,       ///< The desk accepts each of them.
    SecondSeat, ///< Another person at the table confirms; otherwise the desk does.
};

/// Whether a registered person takes part. Only those here are seated, counted and ranked.
enum class Attendance : std::uint8_t {
    Here,
    Expected, ///< Has a place but has not arrived.
    Waiting,  ///< On the waiting list: there is no place.
};

/// Participants with their own start fee: members, guests, youth and so on.
struct FeeClass
{
    QString id;             ///< Names it in files: lower-case letters a to z, digits and hyphens.
    QString name;           ///< One line, not blank.
    std::int64_t cents = 0; ///< 0 to largestPaidCents.

    friend bool operator==(const FeeClass&, const FeeClass&) = default;
};

/// The way of a payment by bank transfer; empty is cash, anything else a word of the club's own.
inline constexpr QLatin1StringView transferWay("transfer");

/// Who paid.
struct Payer
{
    ParticipantUuid participant; ///< Null in a tournament that was never stored.
    StartNumber number{1};       ///< As it was then, like the name.
    QString name;

    friend bool operator==(const Payer&, const Payer&) = default;
};

/// A payment of the start fee, or a refund.
struct FeePayment
{
    std::int64_t cents = 0; ///< Never 0; negative: a refund. To largestPaidCents of either sign.
    /// UTC, whole seconds; nothing: unknown, as for payments from before times were stored.
    std::optional<QDateTime> time = std::nullopt;
    QString note = {}; ///< One line.
    QString by = {};   ///< The desk that took it, one line; empty: unknown.
    QString way = {};  ///< One line; empty: cash. Only cash is in a box.
    QString box = {};  ///< The box it went into, one line; empty: the club's only one.
    /// Given when it is booked; 0 before. Not in tournament files.
    PaymentNumber number{0};
    Payer payer = {}; ///< Likewise, but for people who were removed.

    friend bool operator==(const FeePayment&, const FeePayment&) = default;
};

struct Settings
{
    QString name; ///< One line, not blank.
    std::optional<QDate> date;
    QString venue;
    QString organiser;
    scoring::Rules rules;
    CardRules cards; ///< For Rommé 500; default under all other rules.
    FeeBasis feeBasis = FeeBasis::Played;
    bool open = false;                         ///< Open tournaments owe the licence fee,
    bool licenceHeld = false;                  ///< unless the organiser holds a licence.
    std::int32_t gamesPerRound = 4;            ///< For rounds created from now on; in gamesRange.
    std::optional<std::int32_t> plannedRounds; ///< In roundsRange.
    std::int64_t startFeeCents = 0;            ///< For people in no class; to largestPaidCents.
    std::vector<FeeClass> feeClasses;     ///< In the order in which they are offered; no id twice.
    std::vector<std::int64_t> prizeCents; ///< By rank; each 0 to largestPaidCents.
    std::vector<Prize> prizes;            ///< All others, in the order in which they are given.
    bool onePrizeEach = false;            ///< A winner's further prizes pass to the next person.
    AbsentWinners absentWinners = AbsentWinners::Keep;
    Licence licence;
    Certificate certificate;
    /// Pairs that never sit together, smaller number first.
    std::vector<std::pair<StartNumber, StartNumber>> apart;
    bool clubsApart = false; ///< Seating keeps members of one club apart where it can.
    seating::Threes threes = seating::Threes::First; ///< What even tables of three may cost.
    /// How many rounds, from the first, have points and standings visible to the hall, in
    /// roundsRange; nothing: none yet.
    std::optional<std::int32_t> releasedRounds;
    PhoneSlips phoneSlips = PhoneSlips::Off;
    std::optional<std::int32_t> roundMinutes; ///< In roundMinutesRange; nothing: without a clock.
    /// In the order of the evening, no round twice; empty: one round after the other.
    std::vector<ScheduleEntry> schedule;
    /// The most people here and expected, in capacityRange and no fewer than there are; others are
    /// put on the waiting list. Nothing: no limit.
    std::optional<std::int32_t> capacity;
    /// From then on, places of expected people go to those waiting if the director agrees: a time
    /// of day in whole minutes, on the tournament's date if set.
    std::optional<QTime> deadline;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Rounds in which a person can be seated: `from` to `until`, both included; without `until`, to
/// the end.
struct PresenceSpan
{
    RoundNumber from{1};
    std::optional<RoundNumber> until;

    friend bool operator==(const PresenceSpan&, const PresenceSpan&) = default;
};

/// A person in this tournament.
struct Participant
{
    StartNumber number{1};
    QString name; ///< One line, not blank.
    QString club;
    QStringList tags;
    std::optional<TableNumber> fixedTable; ///< For a person who can't move about.
    /// Ascending, not adjacent. Affects future seating only; empty: never present.
    std::vector<PresenceSpan> present = {PresenceSpan{}};
    /// Of the club's own start fee, as they were booked; at most mostPayments. They are booked one
    /// by one, whatever else becomes of the participant (PaymentExchange).
    std::vector<FeePayment> payments = {};
    QString surname = {}; ///< Set by hand; empty: as partsOf() finds it in the name.
    /// Anyone not here is in no round, has no penalty and is in no decided tie.
    Attendance status = Attendance::Here;
    /// Time of registration: UTC, whole seconds. Orders the waiting list; nothing: unknown, comes
    /// last.
    std::optional<QDateTime> registeredAt = std::nullopt;
    QString feeClass = {}; ///< The id of one of Settings::feeClasses; empty: in none.
    /// Given when the participant is first stored; null before. Not in tournament files, as
    /// importing one enrols its people again.
    ParticipantUuid uuid = {};

    /// The sum of the payments; 0 to largestPaidCents.
    [[nodiscard]] std::int64_t paidCents() const;
    /// Adds the difference from that sum as one payment or refund.
    void setPaidCents(std::int64_t cents);

    friend bool operator==(const Participant&, const Participant&) = default;
};

/// Somebody else played in a seat for one game.
struct Substitution
{
    /// Played for the seat's participant, who keeps the points: a name, not blank.
    using PlayedBy = QString;
    /// Took over the seat for this game under their own number, and receives the points.
    using TakenOverBy = StartNumber;

    std::size_t seat = 0; ///< 0 is seat A.
    std::variant<PlayedBy, TakenOverBy> by;

    friend bool operator==(const Substitution&, const Substitution&) = default;
};

/// A game whose result was entered.
struct PlayedGame
{
    scoring::GameResult result;              ///< One entry per seat.
    std::vector<Substitution> substitutions; ///< By seat, at most one per seat that played.

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// A game closed without a result.
struct UnplayedGame
{
    QString reason; ///< Not blank.

    friend bool operator==(const UnplayedGame&, const UnplayedGame&) = default;
};

/// A deal of Rommé 500 whose result was entered.
struct PlayedDeal
{
    /// One entry per seat; in a tie-breaker deal one for each of `tieBreak`.
    scoring::Deal deal;
    /// Players of a tie-breaker deal, in the order of its hands; empty for all other deals.
    std::vector<StartNumber> tieBreak = {};
    /// By hand position, at most one per hand played.
    std::vector<Substitution> substitutions = {};

    [[nodiscard]] bool isTieBreak() const { return !tieBreak.empty(); }

    friend bool operator==(const PlayedDeal&, const PlayedDeal&) = default;
};

using GameOutcome = std::variant<PlayedGame, UnplayedGame, PlayedDeal>;

struct Game
{
    GameNumber number{1};
    GameOutcome outcome;

    friend bool operator==(const Game&, const Game&) = default;
};

enum class TableMark : std::uint8_t {
    Unclear, ///< Set aside by the desk.
    Disputed,
};

/// The last edition of a score slip.
inline constexpr std::int32_t largestSlipEdition = 99;

/// The data of a table except its games.
struct TableHead
{
    std::vector<StartNumber> seats; ///< Seat A first; seat A opens game 1, B game 2, and so on.
    std::optional<TableMark> mark;
    QString note;
    /// Edition of the table's score slip, 1 to largestSlipEdition: increased when the seats differ
    /// from slips already handed out, so that those are refused.
    std::int32_t slip = 1;
    /// Rommé 500: lot drawn among equals for the last places in the next round, first drawn first.
    std::vector<StartNumber> lot = {};
    /// Rommé 500: who left the match, ascending: they can neither win nor advance.
    std::vector<StartNumber> withdrawn = {};

    friend bool operator==(const TableHead&, const TableHead&) = default;
};

struct Table
{
    TableNumber number{1};
    TableHead head;
    std::vector<Game> games; ///< Those entered; missing games are absent.

    friend bool operator==(const Table&, const Table&) = default;
};

enum class RoundState : std::uint8_t {
    Draft,     ///< Drawn, visible to the desk only; has no games.
    Published, ///< Being played.
    Closed,    ///< All results are complete.
    Cancelled, ///< Entries are kept but do not count.
};

/// Whether games and byes of a round in that state count.
constexpr bool counts(RoundState state)
{
    return state == RoundState::Published || state == RoundState::Closed;
}

/// The data of a round except its tables.
struct RoundHead
{
    RoundState state = RoundState::Published;
    std::int32_t games = 4; ///< Per table, in gamesRange. No limit in Rommé 500.
    /// Present but not seated, ascending. Anyone neither seated nor listed was absent.
    std::vector<StartNumber> byes;
    QString reason; ///< Why the round was cancelled or shortened.

    friend bool operator==(const RoundHead&, const RoundHead&) = default;
};

/// One draw of tables.
struct Round
{
    RoundNumber number{1};
    RoundHead head;
    std::vector<Table> tables;
    std::optional<RoundClock> clock = std::nullopt; ///< Nothing: not started.

    friend bool operator==(const Round&, const Round&) = default;
};

/// Match points given or taken by the tournament director.
struct Penalty
{
    StartNumber participant{1};
    RoundNumber round{1};
    scoring::MatchPoints matchPoints; ///< Negative to take points; a multiple of 0.1.
    QString reason;

    friend bool operator==(const Penalty&, const Penalty&) = default;
};

/// How a tie that the rules leave open was decided.
enum class TieDecidedBy : std::uint8_t {
    Lot,
    Reason,  ///< The director's own.
    PlayOff, ///< One game between the tied people only; fewest stones win. It counts nowhere else.
};

/// The director's decision between people level on everything the rules rank by, after the rounds
/// that count so far: it ends when another one counts. In force while exactly these people share a
/// rank (see Standings::decisions()); kept even if a correction separates them.
struct TieDecision
{
    std::vector<StartNumber> order; ///< Two or more, the first ranks first.
    TieDecidedBy by = TieDecidedBy::Lot;
    QString reason; ///< Not blank for TieDecidedBy::Reason; of a play-off its stones: "0 : 7".

    friend bool operator==(const TieDecision&, const TieDecision&) = default;
};

struct Tournament
{
    Settings settings;
    std::vector<Participant> participants;
    std::vector<Round> rounds;
    std::vector<Penalty> penalties; ///< In the order they were given.
    /// In the order they were made; nobody is in two of them.
    std::vector<TieDecision> tieDecisions = {};
    std::vector<Raffle> raffles = {}; ///< In the order they were drawn.
    /// Payments of people who are no longer among the participants, as they were booked.
    std::vector<FeePayment> formerPayments = {};
    /// Of one from a file: the evening that was exported. Null if unknown, and in what is stored.
    TournamentUuid copyOf = {};
    /// Of one from a file: the pictures that its settings name. None in what is stored, as the club
    /// has them.
    Pictures pictures = {};

    friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// Identifies a game.
struct GameKey
{
    RoundNumber round{1};
    TableNumber table{1};
    GameNumber game{1};

    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// The same tournament with every numbered list in ascending order, pairs apart and byes sorted,
/// presence spans merged, Rommé 500 rules dropped where it is not played, seats "taken over" by
/// their own participant turned into plain hands, no substitutes for seats that did not play, and
/// only the prize fields that apply to its kind.
Tournament normalised(Tournament tournament);
Settings normalised(Settings settings);
Prize normalised(Prize prize);
Participant normalised(Participant participant);
PlayedGame normalised(PlayedGame game, const TableHead& table);
PlayedDeal normalised(PlayedDeal deal, const TableHead& table);
GameOutcome normalised(GameOutcome outcome, const TableHead& table);

/// Whether the payments carry no more than their sum: none, or one in cash without time, note,
/// taker or box.
bool isPlainSum(const std::vector<FeePayment>& payments);

/// The item with that number in a normalised tournament; nullptr if there is none.
const Participant* findParticipant(const Tournament& tournament, StartNumber number);
const Round* findRound(const Tournament& tournament, RoundNumber number);
const Table* findTable(const Tournament& tournament, RoundNumber round, TableNumber table);
const Table* findTable(const Round& round, TableNumber number);
const Game* findGame(const Tournament& tournament, const GameKey& key);
const Game* findGame(const Table& table, GameNumber number);

/// The participant credited with a seat's hand: its own, or the person who took it over.
StartNumber creditedParticipant(const TableHead& table, const PlayedGame& game, std::size_t seat);
/// The same in a deal, where `hand` is the place in its list of hands.
StartNumber creditedParticipant(const TableHead& table, const PlayedDeal& deal, std::size_t hand);

/// The players of a deal in the order of its hands: everybody at the table, or those of a
/// tie-breaker.
const std::vector<StartNumber>& playersOf(const TableHead& table, const PlayedDeal& deal);

/// The substitutions in a game or deal; none in one that was not played.
const std::vector<Substitution>& substitutionsOf(const GameOutcome& outcome);

/// The position of the hand that somebody took over; nothing if they took over none.
std::optional<std::size_t> takenOverBy(StartNumber number,
                                       const std::vector<Substitution>& substitutions);

/// Whether Rommé 500 is played.
bool playsCards(const Settings& settings);

/// Whether a participant takes part.
constexpr bool isHere(const Participant& participant)
{
    return participant.status == Attendance::Here;
}

/// Those who take part.
std::vector<Participant> peopleHere(const Tournament& tournament);

/// The same tournament without those who do not take part: for documents on the wall.
Tournament withPeopleHere(Tournament tournament);

/// Whether a participant takes part and can be seated in a round.
bool isPresent(const Participant& participant, RoundNumber round);

/// The games of a round that can be entered at each of its tables, where their number is fixed: the
/// round's number, but never more than gamesRange, whatever a database holds.
std::int32_t enterableGames(const Round& round);
/// How many of them are listed one by one: all, or if implausibly many, up to the last one entered.
/// No game beyond them has been entered.
std::int32_t listedGames(const Round& round);

/// Whether the result of a game was entered, or that there is none.
bool hasGames(const Round& round);
/// In rounds that count.
bool hasGames(const Tournament& tournament);

/// How many rounds were drawn and not cancelled: they count against the number planned.
std::int32_t roundsHeld(const Tournament& tournament);

/// The number of the round after the last one.
RoundNumber nextRound(const Tournament& tournament);

/// The tournament as it was before that round was drawn: without it and later ones. For drawing the
/// round again, or judging it.
Tournament beforeRound(Tournament tournament, RoundNumber number);

} // namespace core
