#pragma once

#include "core/change/journal.h"
#include "core/club/cash.h"
#include "core/evening/missing.h"
#include "core/model/player.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/texts/missing_texts.h"
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

/// The catalogue of a tournament's documents and their composition, with texts in the current
/// language. A new document is a source file, declared at the end of this header, and a kind with
/// its entry in catalogue.cpp; everything else follows.
namespace documents {

/// In the order of an evening.
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

/// A document's choices, forms and needs.
enum class Trait : std::uint32_t {
    OfRound = 1,            ///< For one round, or the standings after it.
    AfterRound = 2,         ///< Standings after the round.
    OfTables = 4,           ///< Single tables can be chosen.
    OfParticipants = 8,     ///< A single participant can be chosen.
    IsTable = 16,           ///< Also exists as CSV and HTML.
    NeedsCorrections = 32,  ///< Reads Source::corrections.
    OfKnockOutsAlone = 64,  ///< Only for knock-outs.
    NeedsTies = 128,        ///< Listed only if ties can be played off.
    OfResults = 256,        ///< Concerns results: by default of the latest round with any.
    LooksFinal = 512,       ///< Carries a notice while results are missing or disputed.
    TakesObjections = 1024, ///< Can state a deadline for objections.
    HasPhoneCodes = 2048,   ///< Has codes that phones open if the hall's pages are served.
    OfRegistered = 4096,    ///< Includes people expected and waiting; all others only those here.
    NeedsCash = 8192,       ///< Reads Source::cash.
    NeedsRaffles = 16384,   ///< Reads Source::raffleTimes.
    OnTheWall = 32768,      ///< For public display: people are named as they wish.
    NamesNobody = 65536,    ///< Has no name of a participant.
    TakesGroup = 131072,    ///< Can be of a group, or of teams.
};
Q_DECLARE_FLAGS(Traits, Trait)
Q_DECLARE_OPERATORS_FOR_FLAGS(Traits)

/// An alternative form of a document; each has at most one.
enum class Form : std::uint8_t {
    Short,     ///< The columns that count, in larger type.
    ByLetter,  ///< Names under their initial letters.
    TwoSided,  ///< Each person begins on the front of a sheet.
    Points,    ///< With everyone's points before the round.
    Opponents, ///< With everyone's opponents.
    Stickers,  ///< Several to a page.
    Filled,    ///< With what is stored or reported: for slips that were lost.
    Halves,    ///< Two copies to a sheet, to be cut.
};

/// A document and its selection.
struct Choice
{
    Kind kind = Kind::Standings;
    std::optional<core::RoundNumber> round = std::nullopt;       ///< Nothing: see roundOf().
    std::optional<core::StartNumber> participant = std::nullopt; ///< Nothing: everyone.
    std::vector<core::TableNumber> tables = {};                  ///< Empty: all.
    std::optional<Form> form = std::nullopt;                     ///< Nothing: the default.
    QString objectionsUntil = {}; ///< "22:30", as entered by the director; empty: not shown.
    QString group = {}; ///< Only those with the tag, ranked among themselves; empty: everyone.
    QString teams = {}; ///< The teams of the team prize of that name; empty: people.
};

/// The Wi-Fi that the hall's phones join.
struct Wifi
{
    QString network;  ///< Empty: none shown.
    QString password; ///< Empty: open network.
};

/// The input for documents.
struct Source
{
    const core::Tournament& tournament; ///< Normalised, without faults; outlives the source.
    /// In the chosen round, newest first (core::TournamentService::corrections).
    std::vector<core::JournalEntry> corrections;
    QDateTime printedAt; ///< Local time.
    /// For codes that phones in the hall open (core/codes/hall_codes.h): the tournament's key and
    /// the address that serves its pages, "http://192.168.1.5:8080/". Empty: none are printed.
    QByteArray hallKey = {};
    QString hallAddress = {};
    Wifi wifi = {};
    /// The club's pictures that the settings name; only certificates need them.
    core::Pictures pictures = {};
    core::EveningCash cash = {}; ///< Of the tournament.
    /// When each of the tournament's raffles was drawn, if known: UTC.
    std::vector<std::optional<QDateTime>> raffleTimes = {};
    /// Participants who want less than their full name on public documents.
    core::PublicNames publicNames = {};
    /// By phone, in order of arrival; nothing unless a round is being played.
    core::PendingEntries pending = {};
    /// On public documents, as the director wants.
    texts::CheckedTables checkedTables = texts::CheckedTables::Unnamed;

    /// The same for another tournament, which outlives it.
    [[nodiscard]] Source with(const core::Tournament& other) const
    {
        return {other,    corrections, printedAt,   hallKey,     hallAddress, wifi,
                pictures, cash,        raffleTimes, publicNames, pending,     checkedTables};
    }
};

using Documents = std::vector<typeset::Document>;

Occasion occasionOf(Kind kind);
Offered offeredOf(Kind kind);
bool is(Kind kind, Trait trait);
/// Nothing: only the default form.
std::optional<Form> formOf(Kind kind);
/// "seating-by-table": never translated.
QString idOf(Kind kind);
std::optional<Kind> kindOf(const QString& id);
/// "Seating by table".
QString titleOf(Kind kind);
/// The name of its icon: "score-slip".
QString iconOf(Kind kind);

/// In the order of an evening.
std::vector<Kind> allKinds();
/// Those that apply to the tournament.
std::vector<Kind> kindsFor(const core::Tournament& tournament);

/// The chosen round, else the earliest unfinished one among those published and not cancelled, or
/// the last one after the end. Result documents default to the latest round with results. Nothing
/// before the first round.
std::optional<core::RoundNumber> roundOf(const core::Tournament& tournament, const Choice& choice);

/// The documents to print, in order; never empty, as a document without data says so. Refused: a
/// round ("/round"), table ("/table") or participant ("/participant") that does not exist, a
/// document that does not apply, a draft round, an unknown group ("/group") or team prize
/// ("/teams"), and pictures that the club does not have
/// ("/certificate/logo").
core::Result<Documents> compose(const Source& source, const Choice& choice);

/// Everyone by name with a tick box, start fees due, who is expected or waiting, and empty rows for
/// more.
typeset::Document signUpList(const Source& source, const Choice& choice);
/// For the door: everyone expected, waiting or here, with a tick box, fee due, and a code to scan
/// into the Check-in page (core/codes/badge_code.h); numbers of people and places; empty rows for
/// more.
typeset::Document checkInList(const Source& source, const Choice& choice);
/// Badges with number, name, club, and the number as the same code.
typeset::Document nameBadges(const Source& source, const Choice& choice);
/// A card for each participant: table and seat of every published round, and empty rows for the
/// planned ones; room for the points.
typeset::Document playerCards(const Source& source, const Choice& choice);
/// Table cards that name neither round nor people, for the tables of the next round, or for the
/// chosen ones, existing or not.
typeset::Document tableNumbers(const Source& source, const Choice& choice);
/// A slip for each seat of the next round's tables, to draw from a hat, and for its byes.
typeset::Document drawSlips(const Source& source, const Choice& choice);
/// The prizes for places and all others, for the wall.
typeset::Document prizeList(const Source& source, const Choice& choice);
/// The evening at a glance, for the wall: when and where, rounds, rules, points, fee and prizes.
typeset::Document poster(const Source& source, const Choice& choice);
/// Two large codes for the wall: one joins the Wi-Fi, the other opens the pages of the hall.
typeset::Document hallCodes(const Source& source, const Choice& choice);
/// The winners of the prizes, or without prizes the first three places; after the round.
typeset::Document winners(const Source& source, const Choice& choice);
/// The same for reading out at the prize-giving: every prize from last to first, the winner and
/// why.
typeset::Document prizeReading(const Source& source, const Choice& choice);
/// Every raffle: when and with which seed it was drawn, among whom, who won, and how to reproduce
/// it.
typeset::Document raffleDocument(const Source& source, const Choice& choice);
/// For each winner to sign once the prizes are decided.
typeset::Document prizeReceipts(const Source& source, const Choice& choice);
/// A receipt for everyone who has paid a start fee.
typeset::Document feeReceipts(const Source& source, const Choice& choice);
/// A block for each table of a round and one for the byes, in large type for the wall. Or only the
/// chosen tables.
typeset::Document seatingByTable(const Source& source, const Choice& choice);
/// Everyone by name with table and seat, in large type for the wall.
typeset::Document seatingByName(const Source& source, const Choice& choice);
/// A card with a large number for each table of the round, or only the chosen ones.
typeset::Document tableCards(const Source& source, const Choice& choice);
/// A slip for each table of the round, or only the chosen ones. A slip whose seats changed after
/// publishing says that it replaces the earlier one. In place of a lost one it shows what is stored
/// or reported, and asks for two signatures; its id and code stay the same.
typeset::Document scoreSlips(const Source& source, const Choice& choice);
/// Slips without round, table and names: pages full of them, for at least as many tables as the
/// latest round has.
typeset::Document blankSlips(const Source& source, const Choice& choice);
/// A slip of one game for each tie that can be played off, or only the chosen participant's. It has
/// no slip id, as its result belongs to no round.
typeset::Document playOffSlips(const Source& source, const Choice& choice);
/// What the evening needs if the computer fails: seating and slips of every round from the chosen
/// one on, current standings, open tables, place values, blank slips.
core::Result<Documents> paperKit(const Source& source, const Choice& choice);
/// The tables of a round with missing results, and who sits there.
typeset::Document openTables(const Source& source, const Choice& choice);
/// Every game of a round with its points.
typeset::Document stoneResults(const Source& source, const Choice& choice);
/// Every deal of a round of Rommé 500, the totals and state of its matches. Tie-breaker deals
/// follow the totals, as they add nothing.
typeset::Document cardResults(const Source& source, const Choice& choice);
/// The standings after the chosen round, or after all rounds.
typeset::Document standingsDocument(const Source& source, const Choice& choice);
/// The same for programs: everybody, also before the first round, with the columns of all games
/// under the same keys whatever is played.
typeset::TableDocument standingsList(const core::Tournament& tournament,
                                     std::optional<core::RoundNumber> after,
                                     const QString& group = {});
/// The standings of the teams of a prize after the chosen round, with the results that count.
typeset::Document teamStandingsDocument(const Source& source, const Choice& choice,
                                        const core::Prize& prize);
/// The same for programs.
typeset::TableDocument teamStandingsList(const core::Tournament& tournament,
                                         std::optional<core::RoundNumber> after,
                                         const core::Prize& prize);
/// A knock-out's matches up to the chosen round: who met at which table, how it ended, who went on.
typeset::Document bracketDocument(const Source& source, const Choice& choice);
typeset::Document treeDocument(const Source& source, const Choice& choice);
/// The corrections in a round (Source::corrections), newest first: results, seats or penalties
/// before and after, the reason, and the ranks and sums of those affected before and now.
typeset::Document correctionDocument(const Source& source, const Choice& choice);
/// All results at a glance: everyone's table and points in every round that counts, in the order of
/// the standings after the chosen round, or after all rounds.
typeset::Document crossTable(const Source& source, const Choice& choice);
/// Where the points come from, game by game: the chosen participant, or everyone, each on a new
/// page.
typeset::Document personalSheet(const Source& source, const Choice& choice);
/// Certificates by rank after the chosen round: for the places in the settings, or for the chosen
/// participant at any place. Refused if the club does not have a picture or it cannot be painted
/// ("/certificate/background", "/certificate/logo").
core::Result<Documents> certificates(const Source& source, const Choice& choice);
/// The pictures of certificates; empty if there is none.
struct CertificatePictures
{
    QByteArray background;
    QByteArray logo;
};

/// Refused if one is not among the club's or cannot be painted ("/certificate/background",
/// "/certificate/logo").
core::Result<CertificatePictures> picturesOf(const core::Certificate& settings,
                                             const core::Pictures& pictures);

/// A certificate for the current leader, or for a sample person before any play.
typeset::Document sampleCertificate(const core::Tournament& tournament,
                                    const CertificatePictures& pictures);

/// The default certificate text, in the current language.
QString defaultCertificateText(const core::Settings& settings);

/// Everyone enrolled: when they are present, or whether they are expected or waiting, and what they
/// paid. Amounts due are totalled for those here.
typeset::Document participantsDocument(const Source& source, const Choice& choice);
/// The report to the rights holder: who is counted, the amount due or why there is none, how to
/// pay.
typeset::Document feeDocument(const Source& source, const Choice& choice);
/// Money in and out, expected and counted contents of the box, for signature.
typeset::Document cashReportDocument(const Source& source, const Choice& choice);

/// The properties of a PDF file: `what` it is, in the document's language, and the event.
typeset::PdfProperties pdfProperties(const Source& source, const QString& what,
                                     const QLocale& locale);

/// Why a document that looks final is not (core/evening/missing.h): certificates for the end wait
/// for the end of the evening, all others only for the results of their rounds. Empty for other
/// documents, and once all is settled.
std::vector<core::Missing> missingFor(const Source& source, const Choice& choice);

/// The same for every document that shows results: what is missing in its round, or in all rounds
/// up to it.
std::vector<core::Missing> missingOn(const Source& source, const Choice& choice);

/// For the newspaper and the members' group: event, date, place, number of participants, and places
/// 1 to 10 including ties. Lines of plain text. Without `after`, after all rounds.
QString shortReport(const core::Tournament& tournament,
                    std::optional<core::RoundNumber> after = std::nullopt);

} // namespace documents
