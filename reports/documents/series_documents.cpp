#include "reports/documents/club_catalogue.h"

#include "core/texts/numbers.h"
#include "core/texts/series_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/series_columns.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

class SeriesDocument
{
    Q_DECLARE_TR_FUNCTIONS(SeriesDocument)
};

/// A series with its table.
struct SeriesSheet
{
    SeriesSheet(const ClubSource& source, const core::Series& of, const QString& ofGroup = {})
        : series(of),
          table(core::seriesTable(of.settings, source.evenings.of(of), of.guestTag)),
          group(ofGroup)
    {
        if (!group.isEmpty()) {
            table = core::groupTable(std::move(table), group);
        }
    }

    const core::Series& series;
    core::SeriesTable table;
    QString group; ///< Empty: everybody.
};

/// Day and month above a narrow column.
QString shortName(const core::SeriesEvening& evening, std::size_t place)
{
    if (!evening.date) {
        return u'#' + QString::number(place + 1);
    }
    auto format = texts::locale().dateFormat(QLocale::ShortFormat);
    static const QRegularExpression year(u"[^dM]*y+[^dM]*"_s);
    const bool endsInPoint = format.contains(u"M."_s);
    format.remove(year);
    return texts::locale().toString(*evening.date, endsInPoint ? format + u'.' : format);
}

QString valueHead(const core::SeriesSettings& settings)
{
    return settings.value == core::SeriesValue::Mean ? SeriesDocument::tr("Mean")
                                                     : SeriesDocument::tr("Total");
}

/// How somebody did at an evening: struck out in brackets.
Cell shareCell(const core::SeriesLine& line, std::size_t evening)
{
    const auto share =
        std::find_if(line.shares.begin(), line.shares.end(),
                     [evening](const core::SeriesShare& one) { return one.evening == evening; });
    if (share == line.shares.end()) {
        return {};
    }
    auto cell = pointsCell(share->value);
    if (!share->counts) {
        if (cell.value.isEmpty()) {
            cell.value = cell.text;
        }
        cell.text = u'(' + cell.text + u')';
    }
    return cell;
}

void addEvenings(Columns<core::SeriesLine>& columns, const core::SeriesTable& table)
{
    std::map<QString, int> keys;
    for (std::size_t place = 0; place < table.evenings.size(); ++place) {
        auto key = eveningKey(table.evenings[place], place);
        if (const int again = ++keys[key]; again > 1) {
            key += u'_' + QString::number(again);
        }
        columns.add(column(key, shortName(table.evenings[place], place), ColumnKind::Number),
                    [place](const core::SeriesLine& line) { return shareCell(line, place); });
    }
}

/// Names of undated evenings, which columns show by number.
QStringList undatedNotes(const core::SeriesTable& table)
{
    QStringList notes;
    for (std::size_t place = 0; place < table.evenings.size(); ++place) {
        const auto& evening = table.evenings[place];
        if (!evening.date) {
            notes << shortName(evening, place) + u": "_s + evening.name;
        }
    }
    return notes;
}

/// The evenings of the series that cannot be read, by name.
QStringList damagedNames(const ClubSource& source, const core::Series& series)
{
    QStringList names;
    for (const auto& summary : source.evenings.damagedOf(series)) {
        names << summary.name;
    }
    return names;
}

typeset::TableDocument emptyTable(const ClubSource& source, const SeriesSheet& sheet)
{
    typeset::TableDocument document;
    document.title = SeriesDocument::tr("Series after %n evening(s)", nullptr,
                                        static_cast<int>(sheet.table.evenings.size()));
    if (!sheet.group.isEmpty()) {
        document.title = u"%1: %2"_s.arg(sheet.group, document.title);
    }
    document.nothing = SeriesDocument::tr("No evening of this series has a result yet.");
    if (const int open =
            source.evenings.unfinishedOf(sheet.series, source.printedAt.toLocalTime().date());
        open > 0) {
        document.state = SeriesDocument::tr("provisional");
        document.lead << SeriesDocument::tr("Provisional: %n evening(s) not finished.", nullptr,
                                            open);
    }
    document.lead << damagedTexts(source.evenings.damagedOf(sheet.series));
    if (const auto unlike = core::unlikeEvenings(sheet.table.evenings, sheet.series.settings)) {
        document.lead << SeriesDocument::tr("%1 and %2 were played by different rules: their "
                                            "points should not be added.")
                             .arg(texts::eveningTitle(sheet.table.evenings[unlike->one]),
                                  texts::eveningTitle(sheet.table.evenings[unlike->other]));
    }
    return document;
}

QString firstAndLast(const core::SeriesTable& table)
{
    QStringList days;
    for (const auto& evening : table.evenings) {
        if (evening.date) {
            days << texts::writtenDayText(*evening.date);
        }
    }
    return days.size() > 1 ? days.constFirst() + u" – "_s + days.constLast() : days.join(u' ');
}

typeset::PageFrame seriesFrame(const ClubSource& source, const SeriesSheet& sheet)
{
    auto frame = clubFrame(source, sheet.series.name);
    frame.dateAndPlace = firstAndLast(sheet.table);
    frame.rules = texts::seriesRules(sheet.series, sheet.table.evenings.size()).join(u' ');
    return frame;
}

void addNamesakes(typeset::TableDocument& document, const core::SeriesTable& table)
{
    if (!core::namesakes(table).empty()) {
        document.notes << SeriesDocument::tr("People of one name are listed apart as long as "
                                             "nobody has said that they are one.");
    }
}

/// The last kept table beside the current one.
class ClosedRows
{
public:
    ClosedRows(const core::ClosedSeries& closed, const SeriesSheet& sheet)
        : closed_(closed), sheet_(sheet)
    {}

    [[nodiscard]] Columns<core::ClosedLineNow> columns() const
    {
        Columns<core::ClosedLineNow> columns;
        columns.add(rankColumn(), [this](const auto& line) { return rank(line); });
        columns.add(nameColumn(), [this](const auto& line) { return name(line); });
        columns.add(column(u"counted"_s, SeriesDocument::tr("Count"), ColumnKind::Number),
                    [this](const auto& line) {
                        return kept(line) != nullptr ? countCell(kept(line)->counted) : Cell();
                    });
        columns.add(
            strong(column(u"total"_s, valueHead(sheet_.series.settings), ColumnKind::Points)),
            [this](const auto& line) { return total(line); });
        columns.add(column(u"total_now"_s, SeriesDocument::tr("Now"), ColumnKind::Points),
                    [this](const auto& line) {
                        return line.isDifferent && line.now
                                   ? seriesValueCell(sheet_.series.settings, now(line))
                                   : Cell();
                    });
        columns.add(column(u"rank_now"_s, SeriesDocument::tr("Place now"), ColumnKind::Word),
                    [this](const auto& line) {
                        return line.isDifferent && line.now
                                   ? sharedRankCell(sheet_.table.lines, now(line).rank)
                                   : Cell();
                    });
        columns.add(column(u"what"_s, {}, ColumnKind::Text), &ClosedRows::whatCell);
        return columns;
    }

private:
    [[nodiscard]] const core::ClosedSeriesLine* kept(const core::ClosedLineNow& line) const
    {
        return line.kept ? &closed_.lines[*line.kept] : nullptr;
    }
    [[nodiscard]] const core::SeriesLine& now(const core::ClosedLineNow& line) const
    {
        return sheet_.table.lines[*line.now];
    }

    [[nodiscard]] Cell rank(const core::ClosedLineNow& line) const
    {
        const auto* const before = kept(line);
        return sharedRankCell(closed_.lines, before != nullptr ? before->rank : std::nullopt);
    }

    [[nodiscard]] Cell name(const core::ClosedLineNow& line) const
    {
        return textCell(line.kept ? kept(line)->name : now(line).person.name);
    }

    [[nodiscard]] Cell total(const core::ClosedLineNow& line) const
    {
        const auto* const before = kept(line);
        if (before == nullptr) {
            return {};
        }
        core::SeriesLine asLine;
        asLine.total = before->total;
        asLine.counted = before->counted;
        return seriesValueCell(sheet_.series.settings, asLine);
    }

    /// Never translated in files.
    [[nodiscard]] static Cell whatCell(const core::ClosedLineNow& line)
    {
        return !line.isDifferent ? Cell()
               : !line.now       ? Cell{SeriesDocument::tr("no longer listed"), u"gone"_s}
               : !line.kept      ? Cell{SeriesDocument::tr("came later"), u"new"_s}
                                 : Cell{SeriesDocument::tr("corrected"), u"corrected"_s};
    }

    const core::ClosedSeries& closed_;
    const SeriesSheet& sheet_;
};

/// The table that was kept, without anything beside it.
std::vector<core::ClosedLineNow> keptLines(const core::ClosedSeries& closed)
{
    std::vector<core::ClosedLineNow> lines;
    for (std::size_t kept = 0; kept < closed.lines.size(); ++kept) {
        lines.push_back({kept, std::nullopt, false});
    }
    return lines;
}

/// How the table that was kept compares with the current one.
QString comparisonText(const std::vector<core::ClosedLineNow>& lines, const QStringList& damaged)
{
    if (!damaged.isEmpty()) {
        return SeriesDocument::tr("%1 is damaged: the table stays as it was closed, and what was "
                                  "corrected later cannot be shown.")
            .arg(damaged.join(u", "_s));
    }
    const bool isCorrected =
        std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.isDifferent; });
    return isCorrected ? SeriesDocument::tr("Later corrections are shown beside it.")
                       : SeriesDocument::tr("Nothing was corrected since.");
}

/// "14/03/2026: 2 corrections (game corrected: round 2, table 3 …)".
QStringList correctionNotes(const ClubSource& source)
{
    std::map<core::TournamentUuid, std::vector<const core::LaterCorrection*>> byEvening;
    for (const auto& correction : source.corrections) {
        byEvening[correction.evening].push_back(&correction);
    }
    QStringList notes;
    for (const auto& [uuid, corrections] : byEvening) {
        const auto* const evening = source.evenings.find(uuid);
        if (evening != nullptr) {
            notes << SeriesDocument::tr("%1: corrected after closing, last on %2.")
                         .arg(texts::eveningTitle(evening->evening),
                              timeText(corrections.back()->time.toLocalTime()));
        }
    }
    return notes;
}

} // namespace

typeset::Document seriesTableDocument(const ClubSource& source, const core::Series& series,
                                      const QString& group)
{
    const SeriesSheet sheet(source, series, group);
    auto document = emptyTable(source, sheet);
    document.use = typeset::Use::OnTheWall;
    const RankedSeries ranked{series.settings, sheet.table, anybodyHasClub(sheet.table),
                              source.wishes};
    const auto columns = paperColumnsOf(ranked);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(sheet.table.lines);
    addNamesakes(document, sheet.table);
    return {seriesFrame(source, sheet), document};
}

typeset::Document seriesEveningsDocument(const ClubSource& source, const core::Series& series,
                                         const QString& group)
{
    const SeriesSheet sheet(source, series, group);
    auto document = emptyTable(source, sheet);
    const RankedSeries ranked{series.settings, sheet.table};
    auto columns = paperColumnsOf(ranked);
    addEvenings(columns, sheet.table);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(sheet.table.lines);
    const bool isAnyStruck =
        std::any_of(sheet.table.lines.begin(), sheet.table.lines.end(),
                    [](const auto& line) { return line.counted < std::ssize(line.shares); });
    if (isAnyStruck) {
        document.notes << SeriesDocument::tr("In brackets: struck out.");
    }
    document.notes << undatedNotes(sheet.table);
    addNamesakes(document, sheet.table);
    return {seriesFrame(source, sheet), document};
}

typeset::Document closedSeriesDocument(const ClubSource& source, const core::Series& series)
{
    const SeriesSheet sheet(source, series);
    typeset::TableDocument document;
    document.nothing = SeriesDocument::tr("This series has not been closed.");
    document.title = titleOf(ClubKind::ClosedSeries);
    if (series.closed.empty()) {
        return {seriesFrame(source, sheet), document};
    }
    const auto& closed = series.closed.back();
    const auto when = timeText(closed.time.toLocalTime());
    document.title = SeriesDocument::tr("Series as closed on %1").arg(when);
    document.lead << SeriesDocument::tr("Closed after %n evening(s).", nullptr, closed.evenings);
    const auto damaged = damagedNames(source, series);
    const auto lines =
        damaged.isEmpty() ? core::comparedWithNow(closed, sheet.table) : keptLines(closed);
    document.lead << comparisonText(lines, damaged);
    const ClosedRows rows(closed, sheet);
    const auto columns = rows.columns();
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(lines);
    document.notes << correctionNotes(source);
    return {seriesFrame(source, sheet), document};
}

} // namespace documents
