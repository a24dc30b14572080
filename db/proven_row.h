#pragma once

#include "db/connection.h"
#include "db/digest.h"

#include <cstdint>

namespace db {

/// Inserts a row of these values and, as the last one, their digest. `into` names the table and all
/// the columns: "player (id, name, digest)". Returns the digest. Throws core::StoreFailure.
template <typename... Values>
std::int64_t insertProven(Connection& connection, const QString& into, const Values&... values)
{
    const QString parameters = QStringLiteral("?, ").repeated(sizeof...(Values)) + u'?';
    const auto digest = digestOfRow(values...);
    connection.run(QStringLiteral("INSERT INTO %1 VALUES (%2)").arg(into, parameters), values...,
                   digest);
    return digest;
}

} // namespace db
