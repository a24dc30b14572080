#include "core/file/sheet_rows.h"

#include "core/people/same_text.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace core {

using namespace Qt::Literals::StringLiterals;

void SheetRows::addCell(std::int64_t column, const QString& text, std::int64_t repeated)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() || fault_) {
        return;
    }
    constexpr auto most = static_cast<std::int64_t>(mostSheetColumns);
    if (column < 0 || column >= most || repeated < 1 || repeated > most - column) {
        fault_ = ListFileFault::TooManyColumns;
        return;
    }
    while (cells_.size() < column + repeated) {
        cells_ << QString();
    }
    for (std::int64_t cell = column; cell < column + repeated; ++cell) {
        cells_[static_cast<qsizetype>(cell)] = trimmed;
    }
}

void SheetRows::endRow(std::int64_t line, std::int64_t repeated)
{
    const QStringList cells = std::exchange(cells_, {});
    if (cells.isEmpty() || fault_) {
        return;
    }
    // A heading and a last row of sums are no people; the reader of lists counts exactly.
    constexpr std::int64_t spare = 20;
    constexpr auto most = static_cast<std::int64_t>(mostSheetRows) + spare;
    if (repeated < 1 || repeated > most - std::ssize(rows_)) {
        fault_ = ListFileFault::TooManyRows;
        return;
    }
    for (std::int64_t row = 0; row < repeated; ++row) {
        rows_.push_back({Line{line + row}, cells});
    }
}

bool SheetXml::next()
{
    while (!xml_.atEnd()) {
        switch (xml_.readNext()) {
        case QXmlStreamReader::DTD:
            declaresTypes_ = true;
            return false;
        case QXmlStreamReader::StartElement:
        case QXmlStreamReader::EndElement:
            return true;
        default:
            break;
        }
    }
    return false;
}

QString SheetXml::attribute(QLatin1StringView name) const
{
    return xml_.attributes().value(name).toString();
}

QString SheetXml::attribute(QLatin1StringView space, QLatin1StringView name) const
{
    return xml_.attributes().value(space, name).toString();
}

QString SheetXml::text()
{
    return xml_.readElementText(QXmlStreamReader::SkipChildElements);
}

std::optional<ListFileFault> SheetXml::fault() const
{
    if (declaresTypes_) {
        return ListFileFault::DeclaresTypes;
    }
    return xml_.hasError() ? std::optional(ListFileFault::Damaged) : std::nullopt;
}

ListFileFailure failureOf(ListFileFault fault)
{
    switch (fault) {
    case ListFileFault::TooLarge:
        return {fault, {QString::number(largestWorkbook)}};
    case ListFileFault::UnpackedTooLarge:
        return {fault, {QString::number(largestUnpacked)}};
    case ListFileFault::TooManyRows:
        return {fault, {QString::number(mostSheetRows)}};
    case ListFileFault::TooManyColumns:
        return {fault, {QString::number(mostSheetColumns)}};
    default:
        return {fault};
    }
}

ListFileFailure unreadable(const ZipArchive& archive)
{
    return failureOf(archive.isOverLimit() ? ListFileFault::UnpackedTooLarge
                                           : ListFileFault::Damaged);
}

std::optional<QString> momentText(double days, bool from1904)
{
    constexpr double latest = 2'958'466; // The year 10000.
    if (!(days >= 0 && days < latest)) {
        return std::nullopt;
    }
    constexpr std::int64_t secondsOfDay = 86'400;
    const auto seconds = std::llround(days * static_cast<double>(secondsOfDay));
    const auto time = QTime(0, 0).addSecs(static_cast<int>(seconds % secondsOfDay));
    const auto day = seconds / secondsOfDay;
    if (day == 0 && !from1904) {
        return time.toString(u"HH:mm:ss"_s);
    }
    const QDate first = from1904 ? QDate(1904, 1, 1) : QDate(1899, 12, 30);
    const QString date = first.addDays(day).toString(Qt::ISODate);
    return time == QTime(0, 0) ? date : date + u'T' + time.toString(u"HH:mm:ss"_s);
}

QString numberText(double number)
{
    constexpr double largestWhole = 1e15;
    if (number == std::floor(number) && std::abs(number) < largestWhole) {
        return QString::number(static_cast<std::int64_t>(number));
    }
    constexpr int digits = 15; // What spreadsheets keep; more would show how binary rounds.
    return QString::number(number, 'g', digits);
}

ListFileResult<SheetEntry> chosenSheet(const std::vector<SheetEntry>& sheets, const QString& name)
{
    const auto found = std::find_if(sheets.begin(), sheets.end(), [&name](const auto& sheet) {
        return name.isEmpty() ? sheet.isVisible : isSame(sheet.name, name);
    });
    if (found != sheets.end()) {
        return *found;
    }
    if (name.isEmpty()) {
        return ListFileFailure{ListFileFault::NoSheet};
    }
    QStringList names;
    for (const auto& sheet : sheets) {
        names << sheet.name;
    }
    return ListFileFailure{ListFileFault::UnknownSheet, {name, names.join(u", "_s)}};
}

QStringList othersBeside(const SheetEntry& chosen, const std::vector<SheetEntry>& sheets)
{
    QStringList others;
    for (const auto& sheet : sheets) {
        if (sheet.isVisible && sheet.name != chosen.name) {
            others << sheet.name;
        }
    }
    return others;
}

} // namespace core
