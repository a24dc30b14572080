#include "db/postgres/server_failure.h"

#include <QSqlError>

#include <algorithm>
#include <array>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// By the beginning of the SQLSTATE, the more special first.
Kind kindOfState(const QString& state)
{
    static constexpr std::array<std::pair<QLatin1StringView, Kind>, 17> kinds = {{
        {"08"_L1, Kind::Unreachable},
        {"25006"_L1, Kind::ReadOnly},
        {"25P03"_L1, Kind::Unreachable}, // Nothing was heard of this desk for too long.
        {"28"_L1, Kind::Denied},
        {"3D000"_L1, Kind::Missing},
        {"40"_L1, Kind::Busy},
        {"42501"_L1, Kind::Denied},
        {"42703"_L1,
         Kind::Damaged}, // All statements suit the schema, so that another one is there.
        {"42P01"_L1, Kind::Damaged},
        {"53100"_L1, Kind::Full},
        {"55P03"_L1, Kind::Busy},
        {"57014"_L1, Kind::Busy},
        {"57P"_L1, Kind::Unreachable},
        {"58030"_L1, Kind::Device},
        {"58"_L1, Kind::Other},
        {"XX001"_L1, Kind::Damaged},
        {"XX002"_L1, Kind::Damaged},
    }};
    const auto* const known = std::find_if(kinds.begin(), kinds.end(), [&state](const auto& kind) {
        return state.startsWith(kind.first);
    });
    return known == kinds.end() ? Kind::Other : known->second;
}

QString messageOf(const QSqlError& error)
{
    return error.databaseText().simplified();
}

} // namespace

core::StoreFailure failureOf(const QSqlError& error)
{
    const QString state = error.nativeErrorCode();
    // Where the connection broke off there was nobody to give a state.
    return {state.isEmpty() ? Kind::Unreachable : kindOfState(state), messageOf(error)};
}

core::StoreFailure failureOfConnecting(const QSqlError& error)
{
    const QString message = messageOf(error);
    // The client library does not pass the state on. FATAL is the same in every language.
    const bool isAnswer = message.contains(u"FATAL:") || message.contains(u"fe_sendauth");
    const bool isStarting = message.contains(u"starting up") ||
                            message.contains(u"shutting down") || message.contains(u"too many") ||
                            message.contains(u"remaining connection slots");
    return {isAnswer && !isStarting ? Kind::Denied : Kind::Unreachable, message};
}

} // namespace db
