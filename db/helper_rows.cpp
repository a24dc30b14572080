#include "db/helper_rows.h"

#include "core/file/plain_text.h"
#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;

QString helperCodeColumns()
{
    return u"tournament, helper, code, made, used, revoked, digest"_s;
}

std::optional<QString> momentText(const std::optional<QDateTime>& moment)
{
    return moment ? std::optional(timeText(*moment)) : std::nullopt;
}

std::optional<QDateTime> momentFrom(const std::optional<QString>& text)
{
    return text ? std::optional(timeFrom(*text)) : std::nullopt;
}

} // namespace

std::vector<core::HelperCode> readHelperCodes(Connection& connection, core::TournamentId id)
{
    std::vector<core::HelperCode> codes;
    Rows rows = connection.rows(u"SELECT %1 FROM helper_code WHERE tournament = ? "
                                "ORDER BY helper"_s.arg(helperCodeColumns()),
                                id);
    while (rows.next()) {
        constexpr int digest = 6;
        if (!rows.isProven(digest)) {
            throw damaged(u"the code of a helper was changed outside the program"_s);
        }
        codes.push_back({{uuidFrom(rows.value<QString>(1))},
                         rows.value<QByteArray>(2),
                         timeFrom(rows.value<QString>(3)),
                         momentFrom(rows.value<std::optional<QString>>(4)),
                         momentFrom(rows.value<std::optional<QString>>(5))});
    }
    return codes;
}

void writeHelperCodes(Connection& connection, core::TournamentId id,
                      const std::vector<core::HelperCode>& codes)
{
    connection.run(u"DELETE FROM helper_code WHERE tournament = ?"_s, id);
    for (const auto& code : codes) {
        insertProven(connection, u"helper_code (%1)"_s.arg(helperCodeColumns()), id,
                     core::uuidText(code.helper.value), code.digest, timeText(code.made),
                     momentText(code.used), momentText(code.revoked));
    }
}

} // namespace db
