#pragma once

#include "core/change/change.h"
#include "core/model/ids.h"
#include "core/model/table_range.h"

#include <QDateTime>
#include <QString>

#include <optional>

/// Desks working in one club at the same time.
namespace core {

/// The table whose slip is being entered.
struct TypedTable
{
    TournamentId tournament{0};
    TableKey table;

    friend bool operator==(const TypedTable&, const TypedTable&) = default;
};

/// A desk as it describes itself.
struct Desk
{
    QString name;
    QDateTime since; ///< When it opened the club: UTC, whole seconds.
    std::optional<TypedTable> typing = std::nullopt;
    std::optional<TableRange> tables = std::nullopt; ///< Nothing: any.

    friend bool operator==(const Desk&, const Desk&) = default;
};

} // namespace core
