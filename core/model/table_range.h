#pragma once

#include "core/model/ids.h"

#include <QString>

#include <optional>

namespace core {

/// Tables in a row, whose slips somebody enters; `first` is not above `last`.
struct TableRange
{
    TableNumber first{1};
    TableNumber last{1};

    [[nodiscard]] bool contains(TableNumber table) const { return first <= table && table <= last; }
    friend bool operator==(const TableRange&, const TableRange&) = default;
};

/// What "12" or "1-12" means; nothing for other texts.
std::optional<TableRange> tableRangeIn(const QString& text);
/// "12", "1–12".
QString tableRangeText(const TableRange& range);

} // namespace core
