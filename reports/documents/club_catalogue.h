#pragma once

#include "core/club/cash_report.h"
#include "core/club/club.h"
#include "core/model/player.h"
#include "core/model/result.h"
#include "core/year/closed_series.h"
#include "core/year/evenings.h"
#include "reports/documents/catalogue.h"

#include <QDateTime>
#include <QFlags>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// The documents of the club, which belong to no single tournament: the counterpart of catalogue.h.
/// A new one is a source file, declared at the end of this header, and a kind with its entry in
/// club_catalogue.cpp.
namespace documents {

enum class ClubKind : std::uint8_t {
    SeriesTable,
    SeriesEvenings,
    ClosedSeries,
    PlayerYear,
    PlayerMet,
    HeadToHead,
    Records,
    CashBook,
};

/// What a document needs chosen.
enum class ClubTrait : std::uint8_t {
    OfSeries = 1,
    OfPlayer = 2,
    OfTwoPlayers = 4, ///< For a second player as well.
    IsTable = 8,      ///< Also exists as CSV, HTML and XLSX.
    OfDays = 32,      ///< For a span of days, by default all.
    OnTheWall = 16,   ///< For public display: people are named as they wish.
    TakesGroup = 64,  ///< Can be of a group.
};
Q_DECLARE_FLAGS(ClubTraits, ClubTrait)
Q_DECLARE_OPERATORS_FOR_FLAGS(ClubTraits)

/// A document and its selection.
struct ClubChoice
{
    ClubKind kind = ClubKind::SeriesTable;
    std::optional<core::SeriesId> series = std::nullopt;
    std::optional<core::PersonKey> player = std::nullopt;
    std::optional<core::PersonKey> other = std::nullopt;
    core::DaySpan days = {};
    QString group = {}; ///< Only those with the tag, ranked among themselves; empty: everyone.

    friend bool operator==(const ClubChoice&, const ClubChoice&) = default;
};

/// The input for club documents.
struct ClubSource
{
    const core::ClubRecords& records; ///< Outlive the source, as do the evenings.
    const core::ClubEvenings& evenings;
    QDateTime printedAt; ///< Local time.
    /// For the chosen series, since it was last closed (core::correctionsAfter).
    std::vector<core::LaterCorrection> corrections = {};
    core::PeopleWishes wishes = {}; ///< For public documents.
};

/// "series": never translated, and distinct from the ids of a tournament's documents.
QString idOf(ClubKind kind);
std::optional<ClubKind> clubKindOf(const QString& id);
QString titleOf(ClubKind kind);
bool is(ClubKind kind, ClubTrait trait);
std::vector<ClubKind> allClubKinds();

/// The documents to print; never empty. Refused if a required choice is missing or does not exist:
/// "/series", "/player", "/other", "/group".
core::Result<Documents> compose(const ClubSource& source, const ClubChoice& choice);

/// Its subject: the name of the series or player, or the days. Empty for documents of the whole
/// club.
QString subjectOf(const ClubSource& source, const ClubChoice& choice);
/// "Friday, 14 May 2026, is damaged and left out.", for each of these evenings.
QStringList damagedTexts(const std::vector<core::TournamentSummary>& damaged);
/// The evenings that cannot be read and belong into the document.
std::vector<core::TournamentSummary> damagedIn(const ClubSource& source, const ClubChoice& choice);
/// The properties of a PDF file.
typeset::PdfProperties pdfProperties(const ClubSource& source, const ClubChoice& choice,
                                     const QLocale& locale);

/// The head and foot of a document of the club; `subject` takes the place of the event.
typeset::PageFrame clubFrame(const ClubSource& source, const QString& subject);

/// The table of a series for the wall.
typeset::Document seriesTableDocument(const ClubSource& source, const core::Series& series,
                                      const QString& group = {});
/// The same with every evening as a column; discarded results are in brackets.
typeset::Document seriesEveningsDocument(const ClubSource& source, const core::Series& series,
                                         const QString& group = {});
/// The table as last closed, with later corrections beside it.
typeset::Document closedSeriesDocument(const ClubSource& source, const core::Series& series);
/// A person's name in the documents below; empty if they had no result at any evening.
QString playerName(const ClubSource& source, const core::PersonKey& player);
/// A person's evenings in these days with their best and worst, private to that person. Nothing,
/// here and below, if they had no result.
std::optional<typeset::Document> playerYearDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::DaySpan& days = {});
/// The opponents of a person, with frequency and results; likewise private.
std::optional<typeset::Document> playerMetDocument(const ClubSource& source,
                                                   const core::PersonKey& player,
                                                   const core::DaySpan& days = {});
/// Two people at the evenings they both attended; likewise private.
std::optional<typeset::Document> headToHeadDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::PersonKey& other,
                                                    const core::DaySpan& days = {});
/// The records of the club, for the wall.
typeset::Document recordsDocument(const ClubSource& source, const core::DaySpan& days = {});
/// "2026", "1 March 2026 – 31 May 2026"; empty if unlimited.
QString daysText(const core::DaySpan& days);
/// All cash movements in these days, by evening, with opening and closing balance, for signature.
typeset::Document cashBookDocument(const ClubSource& source, const core::DaySpan& days);

} // namespace documents
