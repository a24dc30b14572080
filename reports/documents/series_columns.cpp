#include "reports/documents/series_columns.h"

#include "core/texts/series_texts.h"
#include "reports/documents/public_people.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::SeriesLine;
using typeset::Cell;
using typeset::ColumnKind;
using typeset::ColumnUse;
using typeset::Purpose;

namespace {

class SeriesColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(SeriesColumnTexts)

public:
    static std::vector<SeriesColumnInfo> catalogue();
};

using Use = std::optional<ColumnUse>;

bool isOfGroup(const core::SeriesTable& table)
{
    return std::any_of(table.lines.begin(), table.lines.end(),
                       [](const SeriesLine& line) { return line.overall.has_value(); });
}

/// Programs read no typographic minus sign.
QString forFiles(QString number)
{
    return number.replace(u'\u2212', u'-');
}

Use shownIf(bool isShown)
{
    return isShown ? Use(ColumnUse::Everywhere) : std::nullopt;
}

Cell personCell(const RankedSeries& series, const SeriesLine& line)
{
    const auto shown = publicNameOf(line.person, series.wishes);
    return shown ? textCell(*shown)
                 : Cell{texts::seriesPersonName(series.table, line), line.person.name};
}

Cell clubCell(const RankedSeries& series, const SeriesLine& line)
{
    return publicNameOf(line.person, series.wishes) ? Cell() : textCell(line.person.club);
}

Cell totalCell(const RankedSeries& /*series*/, const SeriesLine& line)
{
    return pointsCell(line.total);
}

Cell decimalCell(const RankedSeries& /*series*/, const SeriesLine& line)
{
    constexpr int places = 3;
    return textCell(QString::fromStdString(decimalText(line.total, places)));
}

/// With three decimal places; empty without an evening that counts.
Cell meanDecimalCell(const RankedSeries& /*series*/, const SeriesLine& line)
{
    return line.counted > 0
               ? textCell(forFiles(texts::meanText(line.total, line.counted, QLocale::c())))
               : Cell();
}

/// The evenings that are struck out, in the words of files.
Cell struckOutCell(const RankedSeries& series, const SeriesLine& line)
{
    QStringList keys;
    for (const auto& share : line.shares) {
        if (!share.counts) {
            keys << eveningKey(series.table.evenings[share.evening], share.evening);
        }
    }
    return textCell(keys.join(u' '));
}

std::vector<SeriesColumnInfo> SeriesColumnTexts::catalogue()
{
    using Series = const RankedSeries&;
    using Line = const SeriesLine&;
    using Value = core::SeriesValue;
    return {
        {.key = "rank",
         .listKey = "rank",
         .head = QT_TR_NOOP("Rank"),
         .pageHead = QT_TR_NOOP("Place"),
         .value = [](Series series,
                     Line line) { return sharedRankCell(series.table.lines, line.rank); },
         .purpose = Purpose::Essential},
        {.key = "overall",
         .listKey = "overall",
         .head = QT_TR_NOOP("Overall"),
         .pageHead = QT_TR_NOOP("Overall"),
         .value = [](Series, Line line) { return cellOf(line.overall); },
         .onPaper = [](Series series) { return shownIf(isOfGroup(series.table)); },
         .purpose = Purpose::Figure,
         .isOfGroups = true},
        {.key = "name",
         .listKey = "name",
         .head = QT_TR_NOOP("Name"),
         .pageHead = QT_TR_NOOP("Name"),
         .kind = ColumnKind::Name,
         .value = personCell},
        {.key = "club",
         .listKey = "club",
         .head = QT_TR_NOOP("Club"),
         .pageHead = QT_TR_NOOP("Club"),
         .kind = ColumnKind::Text,
         .value = clubCell,
         .onPaper =
             [](Series series) {
                 return Use(series.hasClubs ? ColumnUse::Everywhere : ColumnUse::Csv);
             },
         .purpose = Purpose::Aside},
        {.key = "evenings",
         .listKey = "evenings",
         .head = QT_TR_NOOP("There"),
         .pageHead = QT_TR_NOOP("There"),
         .value = [](Series, Line line) { return countCell(std::ssize(line.shares)); }},
        {.key = "counted",
         .listKey = "counted",
         .head = QT_TR_NOOP("Count"),
         .pageHead = QT_TR_NOOP("Count"),
         .value = [](Series, Line line) { return countCell(line.counted); },
         .onPaper = [](Series series) { return shownIf(series.settings.best.has_value()); }},
        {.key = "total",
         .listKey = "total",
         .head = QT_TR_NOOP("Total"),
         .pageHead = QT_TR_NOOP("Points"),
         .kind = ColumnKind::Points,
         .value = totalCell,
         .onPaper = [](Series series) { return shownIf(series.settings.value == Value::Total); },
         .isStrong = true},
        {.listKey = "total_decimal", .value = decimalCell, .onPaper = [](Series) { return Use(); }},
        {.key = "mean",
         .listKey = "mean",
         .head = QT_TR_NOOP("Mean"),
         .pageHead = QT_TR_NOOP("Points"),
         .kind = ColumnKind::Points,
         .value = [](Series series, Line line) { return seriesValueCell(series.settings, line); },
         .onPaper = [](Series series) { return shownIf(series.settings.value == Value::Mean); },
         .isStrong = true,
         .isOfMeans = true},
        {.listKey = "mean_decimal",
         .value = meanDecimalCell,
         .onPaper = [](Series) { return Use(); },
         .isOfMeans = true},
        {.key = "struck_out",
         .kind = ColumnKind::Text,
         .value = struckOutCell,
         .onPaper = [](Series) { return Use(ColumnUse::Csv); }},
    };
}

std::optional<ColumnUse> useOf(const SeriesColumnInfo& info, const RankedSeries& series)
{
    return info.onPaper != nullptr ? info.onPaper(series) : ColumnUse::Everywhere;
}

QString seriesHead(const char* text)
{
    return text != nullptr ? SeriesColumnTexts::tr(text) : QString();
}

} // namespace

const std::vector<SeriesColumnInfo>& seriesColumns()
{
    static const auto columns = SeriesColumnTexts::catalogue();
    return columns;
}

std::vector<const SeriesColumnInfo*> seriesPageColumns()
{
    std::vector<const SeriesColumnInfo*> columns;
    for (const auto& info : seriesColumns()) {
        if (info.pageHead != nullptr) {
            columns.push_back(&info);
        }
    }
    return columns;
}

QString pageHeadOf(const SeriesColumnInfo& info)
{
    return seriesHead(info.pageHead);
}

bool isShown(const SeriesColumnInfo& info, const RankedSeries& series)
{
    return useOf(info, series).value_or(ColumnUse::Csv) != ColumnUse::Csv;
}

bool anybodyHasClub(const core::SeriesTable& table)
{
    return std::any_of(table.lines.begin(), table.lines.end(),
                       [](const SeriesLine& line) { return !line.person.club.isEmpty(); });
}

Cell seriesValueCell(const core::SeriesSettings& settings, const SeriesLine& line)
{
    return settings.value == core::SeriesValue::Mean && line.counted > 0
               ? Cell{.text = texts::seriesValueText(settings, line),
                      .value = forFiles(texts::seriesValueText(settings, line, QLocale::c())),
                      .exact = texts::seriesMeanFraction(line)}
               : pointsCell(line.total);
}

QString eveningKey(const core::SeriesEvening& evening, std::size_t place)
{
    return evening.date ? u"evening_"_s + evening.date->toString(Qt::ISODate)
                        : u"evening_%1"_s.arg(place + 1);
}

Columns<SeriesLine> paperColumnsOf(const RankedSeries& series)
{
    Columns<SeriesLine> columns;
    for (const auto& info : seriesColumns()) {
        if (const auto use = useOf(info, series)) {
            auto made =
                column(QString::fromLatin1(info.key), seriesHead(info.head), info.kind, *use);
            made.purpose = info.purpose;
            made.strong = info.isStrong;
            columns.add(made, [&series, value = info.value](const SeriesLine& line) {
                return value(series, line);
            });
        }
    }
    return columns;
}

typeset::TableDocument seriesList(const core::SeriesSettings& settings,
                                  const core::SeriesTable& table)
{
    const RankedSeries series{settings, table};
    Columns<SeriesLine> columns;
    for (const auto& info : seriesColumns()) {
        const bool isOther = (info.isOfMeans && settings.value != core::SeriesValue::Mean) ||
                             (info.isOfGroups && !isOfGroup(table));
        if (info.listKey != nullptr && !isOther) {
            columns.add(column(QString::fromLatin1(info.listKey), {}, info.kind),
                        [&series, value = info.value](const SeriesLine& line) {
                            return value(series, line);
                        });
        }
    }
    return columns.list(table.lines);
}

} // namespace documents
