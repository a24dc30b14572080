#pragma once

#include "core/club/cash.h"
#include "core/journal.h"
#include "core/player.h"
#include "core/result.h"
#include "core/tournament.h"
#include "reports/typeset/document.h"
#include "reports/typeset/pdf_properties.h"

#include <QByteArray>
#include <QDateTime>
#include <QFlags>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// The documents of a tournament: which there are, and how they are composed from it, with all
/// texts in the language in force. A new document is a source of its own, declared at the end of
/// this header, and a kind with its entry in catalogue.cpp; everything else follows from that.
namespace documents {

/// In the order of the evening.
enum class Kind : std::uint8_t {
    SignUpList,
    CheckInList,
    NameBadges,
    PlayerCards,
    TableNumbers,
    SlipPads,
    DrawSlips,
    PrizeList,
    Poster,
    HallCodes,
    SeatingByTable,
    SeatingByName,
    TableCards,
    ScoreSlips,
    PaperKit,
    OpenTables,
    RoundResults,
    Standings,
    Tree,
    Bracket,
    Correction,
    PlayOffSlip,
    CrossTable,
    PersonalSheet,
    Winners,
    PrizeReading,
    Raffle,
    Certificate,
    PrizeReceipts,
    Participants,
    FeeReceipts,
    LicenceFee,
    CashReport,
};

/// When a document is needed.
enum class Occasion : std::uint8_t {
    BeforeEvening,
    BeforeRound,
    DuringRound,
    AtTheEnd,
    Fees,
};

/// When the desk offers to print a document.
enum class Offered : std::uint8_t {
    Never,
    WhenPublished, ///< With the seating of a round.
    WhenComplete,  ///< With the last result of a round.
};

/// What can be chosen of a document, in which forms it exists, and what it needs.
enum class Trait : std::uint16_t {
    OfRound = 1,            ///< Of one round, or as things stood after it.
    AfterRound = 2,         ///< As things stood after the round.
    OfTables = 4,           ///< Single tables can be chosen.
    OfParticipants = 8,     ///< A single participant can be chosen.
    IsTable = 16,           ///< Also exists as CSV and HTML.
    NeedsCorrections = 32,  ///< Reads Source::corrections.
    OfKnockOutsAlone = 64,  ///< Does not apply to other tournaments.
    NeedsTies = 128,        ///< Listed only where ties can be played off.
    OfResults = 256,        ///< Tells of results: by default of the latest round that has any.
    LooksFinal = 512,       ///< Says so in words while results are missing or disputed.
    TakesObjections = 1024, ///< Can say until when objections are heard.
    HasPhoneCodes = 2048,   ///< Has codes that phones open where the hall's pages are served.
    OfRegistered = 4096,    ///< Also of those expected and waiting; all others of those here.
    NeedsCash = 8192,       ///< Reads Source::cash.
    NeedsRaffles = 16384,   ///< Reads Source::raffleTimes.
    OnTheWall = 32768,      ///< Hangs in public: people are named as they wish.
};
Q_DECLARE_FLAGS(Traits, Trait)
Q_DECLARE_OPERATORS_FOR_FLAGS(Traits)

/// Another form in which a document can be had; each has at most one.
enum class Form : std::uint8_t {
    Short,     ///< The columns that count, in larger type.
    ByLetter,  ///< Names under the letters with which they begin.
    TwoSided,  ///< Everybody begins on the front of a sheet.
    Points,    ///< With everybody's points before the round.
    Opponents, ///< With whom everybody met.
    Stickers,  ///< Several to a page.
};

/// Which document, and what of it.
struct Choice
{
    Kind kind = Kind::Standings;
    std::optional<core::RoundNumber> round = std::nullopt;       ///< Nothing: see roundOf().
    std::optional<core::StartNumber> participant = std::nullopt; ///< Nothing: everybody.
    std::vector<core::TableNumber> tables = {};                  ///< Empty: all.
    std::optional<Form> form = std::nullopt;                     ///< Nothing: the usual one.
    QString objectionsUntil = {}; ///< "22:30", as the director says it; empty: not told.
};

/// The Wi-Fi that the hall's phones join.
struct Wifi
{
    QString network;  ///< Empty: none is told of.
    QString password; ///< Empty: it has none.
};

/// What documents are composed from.
struct Source
{
    const core::Tournament& tournament; ///< Normalised, without faults; outlives the source.
    /// In the chosen round, newest first (core::TournamentService::corrections).
    std::vector<core::JournalEntry> corrections;
    QDateTime printedAt; ///< Local time.
    /// For codes that phones in the hall open (core/hall_codes.h): the tournament's key and the
    /// address that serves its pages, "http://192.168.1.5:8080/". Empty: nothing is printed of
    /// them.
    QByteArray hallKey = {};
    QString hallAddress = {};
    Wifi wifi = {};
    /// The club database: pictures that came with a club file are beside it (core/user_files.h).
    QString database = {};
    core::EveningCash cash = {}; ///< Of the tournament.
    /// When each of the tournament's raffles was drawn, as far as it is known: UTC.
    std::vector<std::optional<QDateTime>> raffleTimes = {};
    /// Of those who want less than the whole name on papers for the wall.
    core::PublicNames publicNames = {};

    /// The same of another tournament, which outlives it.
    [[nodiscard]] Source with(const core::Tournament& other) const
    {
        return {other, corrections, printedAt, hallKey,     hallAddress,
                wifi,  database,    cash,      raffleTimes, publicNames};
    }
};

using Documents = std::vector<typeset::Document>;

Occasion occasionOf(Kind kind);
Offered offeredOf(Kind kind);
bool is(Kind kind, Trait trait);
/// Nothing: the usual form alone.
std::optional<Form> formOf(Kind kind);
/// "seating-by-table": never translated.
QString idOf(Kind kind);
std::optional<Kind> kindOf(const QString& id);
/// "Seating by table".
QString titleOf(Kind kind);
/// The name of its picture: "score-slip".
QString iconOf(Kind kind);

/// In the order of the evening.
std::vector<Kind> allKinds();
/// Those that apply to the tournament.
std::vector<Kind> kindsFor(const core::Tournament& tournament);

/// The chosen round, else of those published and not cancelled the earliest that is not finished,
/// after the end the last one. Documents of results are by default of the latest round that has
/// any, if one has. Nothing before the first round.
std::optional<core::RoundNumber> roundOf(const core::Tournament& tournament, const Choice& choice);

/// What is to be printed, one document after the other; never empty, as a document without data
/// says so. Refused: a round ("/round"), table ("/table") or participant ("/participant") that
/// does not exist, a document that does not apply, a draft round, and pictures that
/// cannot be read ("/certificate/logo").
core::Result<Documents> compose(const Source& source, const Choice& choice);

/// Everybody by name with a box to tick, what is due of the start fee, who is expected or waiting,
/// and empty rows for more.
typeset::Document signUpList(const Source& source, const Choice& choice);
/// For the door: everybody who is expected, waiting or here, with a box, what is due, and a code
/// that a scanner reads into the field of the page Check-in (core/badge_code.h); how many there are
/// of how many places; empty rows for more.
typeset::Document checkInList(const Source& source, const Choice& choice);
/// Badges with number, name, club, and the number as the same code.
typeset::Document nameBadges(const Source& source, const Choice& choice);
/// A card for each participant: table and seat of every published round, and empty rows for the
/// planned ones; room for the points.
typeset::Document playerCards(const Source& source, const Choice& choice);
/// Table cards that name neither round nor people, for as many tables as the next round needs, or
/// for the chosen ones, whether they exist or not.
typeset::Document tableNumbers(const Source& source, const Choice& choice);
/// A slip for each seat of the next round's tables, to be drawn from a hat, and for its byes.
typeset::Document drawSlips(const Source& source, const Choice& choice);
/// The prizes of the places and all others, for the wall.
typeset::Document prizeList(const Source& source, const Choice& choice);
/// The evening at a glance, for the wall: when and where, rounds, rules, points, fee and prizes.
typeset::Document poster(const Source& source, const Choice& choice);
/// Two large codes for the wall: one joins the Wi-Fi, the other opens the pages of the hall.
typeset::Document hallCodes(const Source& source, const Choice& choice);
/// Who won the prizes, without prizes the first three places; as things stood after the round.
typeset::Document winners(const Source& source, const Choice& choice);
/// The same to be read out at the prize-giving: every prize from the last to the first, who gets
/// it and why.
typeset::Document prizeReading(const Source& source, const Choice& choice);
/// Every raffle: when and by which seed it was drawn, who was in it, who won, and how anybody can
/// repeat it.
typeset::Document raffleDocument(const Source& source, const Choice& choice);
/// For each winner to sign once the prizes are decided.
typeset::Document prizeReceipts(const Source& source, const Choice& choice);
/// A receipt for everybody who has paid a start fee.
typeset::Document feeReceipts(const Source& source, const Choice& choice);
/// A block for each table of a round and one for the byes, in large type for the wall. Of chosen
/// tables these alone.
typeset::Document seatingByTable(const Source& source, const Choice& choice);
/// Everybody by name with table and seat, in large type for the wall.
typeset::Document seatingByName(const Source& source, const Choice& choice);
/// A card with a large number for each table of the round, or for the chosen ones alone.
typeset::Document tableCards(const Source& source, const Choice& choice);
/// A slip for each table of the round, or for the chosen ones alone. One whose seats changed after
/// publishing says that it replaces the one printed before.
typeset::Document scoreSlips(const Source& source, const Choice& choice);
/// Slips without round, table and names: pages full of them, for at least as many tables as the
/// latest round has.
typeset::Document blankSlips(const Source& source, const Choice& choice);
/// A slip of one game for each tie that can be played off, or for that of the chosen participant
/// alone. It has no slip id, as its result belongs to no round.
typeset::Document playOffSlips(const Source& source, const Choice& choice);
/// What the evening goes on with when the computer fails: seating and slips of every round from the
/// chosen one on, the present standings, the open tables, what the places are worth, blank slips.
core::Result<Documents> paperKit(const Source& source, const Choice& choice);
/// The tables of a round that lack a result: which, who sits there, and how they are marked.
typeset::Document openTables(const Source& source, const Choice& choice);
/// Every game of a round with its points.
typeset::Document stoneResults(const Source& source, const Choice& choice);
/// Every deal of a round of Rommé 500, the totals of its matches and how they stand. Tie-breaker
/// deals follow the totals, as they add nothing.
typeset::Document cardResults(const Source& source, const Choice& choice);
/// The standings after the chosen round, without one after all rounds.
typeset::Document standingsDocument(const Source& source, const Choice& choice);
/// The same for programs: everybody, also before the first round, with the columns of all games
/// under the same keys whatever is played.
typeset::TableDocument standingsList(const core::Tournament& tournament,
                                     std::optional<core::RoundNumber> after);
/// A knock-out's matches up to the chosen round: who met at which table, how it ended, who went on.
typeset::Document bracketDocument(const Source& source, const Choice& choice);
typeset::Document treeDocument(const Source& source, const Choice& choice);
/// The corrections in a round (Source::corrections), newest first: results, seats or penalties
/// before and after, the reason, and the ranks and sums of those concerned before it and now.
typeset::Document correctionDocument(const Source& source, const Choice& choice);
/// All results at a glance: everybody's table and points in every round that counts, in the order
/// of the standings after the chosen round, without one after all rounds.
typeset::Document crossTable(const Source& source, const Choice& choice);
/// Where the points come from, game by game: the chosen participant, without a choice everybody,
/// each on a new page.
typeset::Document personalSheet(const Source& source, const Choice& choice);
/// Certificates by rank, as things stood after the chosen round: for the places the settings name,
/// or for the chosen participant whatever the place. Refused where a picture cannot be read
/// ("/certificate/background", "/certificate/logo").
core::Result<Documents> certificates(const Source& source, const Choice& choice);
/// The pictures of certificates as the bytes of their files; empty where there is none.
struct CertificatePictures
{
    QByteArray background;
    QByteArray logo;
};

/// Refused where one cannot be read ("/certificate/background", "/certificate/logo"). `database` is
/// that of a Source.
core::Result<CertificatePictures> readPictures(const core::Certificate& settings,
                                               const QString& database);

/// A certificate of the present leader, or of a sample person while nobody has played.
typeset::Document sampleCertificate(const core::Tournament& tournament,
                                    const CertificatePictures& pictures);

/// The text of certificates if the settings have none, in the language in force.
QString defaultCertificateText(const core::Settings& settings);

/// Everybody enrolled: when they are present, or that they are expected or waiting, and what they
/// paid. Sums of what is due are of those here.
typeset::Document participantsDocument(const Source& source, const Choice& choice);
/// The report to the rights holder: who is counted, what is due or why nothing is, how to pay.
typeset::Document feeDocument(const Source& source, const Choice& choice);
/// What came in and went out, what the box must hold and what was counted, to be signed.
typeset::Document cashReportDocument(const Source& source, const Choice& choice);

/// What a PDF file says of itself: `what` it is, in the language of the paper, and the event.
typeset::PdfProperties pdfProperties(const Source& source, const QString& what,
                                     const QLocale& locale);

/// That a document which looks final is not: results are missing or disputed, or certificates are
/// made before all planned rounds are drawn. Empty for other documents, and once all is clear.
QString unfinishedText(const core::Tournament& tournament, const Choice& choice);

/// For the newspaper and the members' group: event, date, place, how many took part, and
/// the places 1 to 10 with all who share them. Lines of plain text. Without `after` as things
/// stand after all rounds.
QString shortReport(const core::Tournament& tournament,
                    std::optional<core::RoundNumber> after = std::nullopt);

} // namespace documents
