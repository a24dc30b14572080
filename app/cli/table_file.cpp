#include "table_file.h"

namespace cli {
namespace {

constexpr qint64 largestTable = 16LL * 1024 * 1024;

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

} // namespace cli
