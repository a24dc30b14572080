#pragma once

#include "core/club/cash_report.h"
#include "core/club/closed_series.h"
#include "core/club/club.h"
#include "core/club/evenings.h"
#include "core/player.h"
#include "core/result.h"
#include "reports/documents/catalogue.h"

#include <QDateTime>
#include <QFlags>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// The documents of the club, which belong to no single tournament: the sister of catalogue.h. A
/// new one is a source of its own, declared at the end of this header, and a kind with its entry in
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

/// What a document is of; what is named has to be chosen.
enum class ClubTrait : std::uint8_t {
    OfSeries = 1,
    OfPlayer = 2,
    OfTwoPlayers = 4, ///< Of another player as well.
    IsTable = 8,      ///< Also exists as CSV, HTML and XLSX.
    OfDays = 32,      ///< Of a span of days, by default of all.
    OnTheWall = 16,   ///< Hangs in public: people are named as they wish.
};
Q_DECLARE_FLAGS(ClubTraits, ClubTrait)
Q_DECLARE_OPERATORS_FOR_FLAGS(ClubTraits)

/// Which document, and what of it.
struct ClubChoice
{
    ClubKind kind = ClubKind::SeriesTable;
    std::optional<core::SeriesId> series = std::nullopt;
    std::optional<core::PersonKey> player = std::nullopt;
    std::optional<core::PersonKey> other = std::nullopt;
    core::DaySpan days = {};

    friend bool operator==(const ClubChoice&, const ClubChoice&) = default;
};

/// What documents of the club are composed from.
struct ClubSource
{
    const core::ClubRecords& records; ///< Outlive the source, as do the evenings.
    const core::ClubEvenings& evenings;
    QDateTime printedAt; ///< Local time.
    /// Of the chosen series, since it was closed last (core::correctionsAfter).
    std::vector<core::LaterCorrection> corrections = {};
    core::PeopleWishes wishes = {}; ///< For papers that hang on the wall.
};

/// "series": never translated, and no id of a tournament's document.
QString idOf(ClubKind kind);
std::optional<ClubKind> clubKindOf(const QString& id);
QString titleOf(ClubKind kind);
bool is(ClubKind kind, ClubTrait trait);
std::vector<ClubKind> allClubKinds();

/// What is to be printed; never empty. Refused where what has to be chosen is not, or is not there:
/// "/series", "/player", "/other".
core::Result<Documents> compose(const ClubSource& source, const ClubChoice& choice);

/// What it is of: the name of the series, of the player, the days. Empty for what is of the whole
/// club.
QString subjectOf(const ClubSource& source, const ClubChoice& choice);
/// What a PDF file says of itself.
typeset::PdfProperties pdfProperties(const ClubSource& source, const ClubChoice& choice,
                                     const QLocale& locale);

/// The head and foot of a document of the club; `subject` stands where the event does.
typeset::PageFrame clubFrame(const ClubSource& source, const QString& subject);

/// The table of a series for the wall.
typeset::Document seriesTableDocument(const ClubSource& source, const core::Series& series);
/// The same with every evening as a column; results struck out stand in brackets.
typeset::Document seriesEveningsDocument(const ClubSource& source, const core::Series& series);
/// The table as it was closed last, and beside it what was corrected since.
typeset::Document closedSeriesDocument(const ClubSource& source, const core::Series& series);
/// As the papers below call somebody; empty for who had a result at no evening.
QString playerName(const ClubSource& source, const core::PersonKey& player);
/// Somebody's evenings in these days with the best and the worst of them, for that person alone.
/// Nothing, here and below, for who had a result at none.
std::optional<typeset::Document> playerYearDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::DaySpan& days = {});
/// Whom somebody met how often and with what result; likewise not for the wall.
std::optional<typeset::Document> playerMetDocument(const ClubSource& source,
                                                   const core::PersonKey& player,
                                                   const core::DaySpan& days = {});
/// Two people at the evenings they both attended; likewise not for the wall.
std::optional<typeset::Document> headToHeadDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::PersonKey& other,
                                                    const core::DaySpan& days = {});
/// The records of the club, for the wall.
typeset::Document recordsDocument(const ClubSource& source, const core::DaySpan& days = {});
/// "2026", "1 March 2026 – 31 May 2026"; empty without a limit.
QString daysText(const core::DaySpan& days);
/// All money that moved in these days, evening by evening, with the balance before and after, to be
/// signed.
typeset::Document cashBookDocument(const ClubSource& source, const core::DaySpan& days);

} // namespace documents
