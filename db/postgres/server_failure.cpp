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
        {"3D000"_L1, Kind::NotThere},
        {"40"_L1, Kind::Busy},
        {"42501"_L1, Kind::Forbidden},
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

/// Whether the server refuses everybody, as it starts or stops or serves too many.
bool isForAMoment(const QString& message)
{
    // As the server says it in the languages of the program.
    static constexpr std::array reasons = {
        "starting up"_L1,
        "shutting down"_L1,
        "in recovery mode"_L1,
        "accepting connections"_L1,
        "too many"_L1,
        "remaining connection slots"_L1,
        "Datenbanksystem startet"_L1,
        "herunter"_L1,
        "im Wiederherstellungsmodus"_L1,
        "keine Verbindungen an"_L1,
        "zu viele Verbindungen"_L1,
        "verbleibenden Verbindungen"_L1,
    };
    return std::any_of(reasons.begin(), reasons.end(),
                       [&message](const auto& reason) { return message.contains(reason); });
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
    // The client library does not pass the state on. These words are the same in every language.
    if (message.contains(u"certificate verify failed")) {
        return {Kind::Stranger, message};
    }
    // The file of certificates that the client library looks for by itself.
    if (message.contains(u"root.crt")) {
        return {Kind::Unverified, message};
    }
    if (message.contains(u"not permitted to log in")) {
        return {Kind::Ended, message};
    }
    const bool isAnswer = message.contains(u"FATAL:") || message.contains(u"fe_sendauth");
    return {isAnswer && !isForAMoment(message) ? Kind::Denied : Kind::Unreachable, message};
}

} // namespace db
