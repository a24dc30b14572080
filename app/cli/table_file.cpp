#include "table_file.h"

namespace cli {
namespace {

constexpr qint64 largestTable = 16LL * 1024 * 1024;
constexpr char16_t listSeparator = u'|';

} // namespace

Read<core::CsvTable> readTable(Call& call, const QString& file, const core::CsvColumns& columns)
{
    const auto bytes = call.read(file, largestTable);
    if (!bytes) {
        return {std::nullopt, ExitCode::Environment};
    }
    if (bytes->size() > largestTable) {
        return {std::nullopt,
                call.refuse(core::Refusal{
                    core::FileFault::TooLarge, core::Pointer(), {QString::number(largestTable)}})};
    }
    const auto table = core::readCsv(*bytes, columns);
    if (!table) {
        return {std::nullopt, call.refuse(table.refused())};
    }
    call.warn(table->warnings);
    return {*table};
}

QStringList listIn(const QString& field)
{
    QStringList parts;
    for (const auto& part : field.split(listSeparator, Qt::SkipEmptyParts)) {
        parts << part.trimmed();
    }
    return parts;
}

QString joinedList(const QStringList& parts)
{
    return parts.join(listSeparator);
}

std::optional<std::int64_t> optionalNumber(const core::CsvRow& row, const QString& column,
                                           core::NumberRange range, core::Refusals& faults)
{
    return row.field(column).isEmpty() ? std::nullopt : row.number(column, range, faults);
}

} // namespace cli
