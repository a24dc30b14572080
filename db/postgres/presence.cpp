#include "db/postgres/presence.h"

#include <QStringList>
#include <QUrl>

namespace db {

using namespace Qt::StringLiterals;

namespace {

constexpr auto mark = "RD1"_L1;
constexpr int fieldCount = 5;
constexpr qsizetype longest = 63; ///< The server's limit for a name, in bytes.
constexpr int base = 36;

/// As many characters as fit.
QString encoded(const QString& name, qsizetype room)
{
    QString result;
    for (const uint character : name.toUcs4()) {
        const auto code = static_cast<char32_t>(character);
        const auto next =
            QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUcs4(&code, 1), " ()"));
        if (result.size() + next.size() > room) {
            break;
        }
        result += next;
    }
    return result;
}

std::optional<std::vector<int>> numbersIn(const QString& text, qsizetype count)
{
    std::vector<int> numbers;
    for (const auto& part : text.split(u'.')) {
        bool isNumber = false;
        numbers.push_back(part.toInt(&isNumber));
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return static_cast<qsizetype>(numbers.size()) == count ? std::optional(numbers) : std::nullopt;
}

} // namespace

QString presenceText(const core::Desk& desk)
{
    QStringList fields = {mark, QString::number(desk.since.toSecsSinceEpoch(), base), {}, {}};
    if (desk.typing) {
        fields[2] = u"%1.%2.%3"_s.arg(plain(desk.typing->tournament))
                        .arg(plain(desk.typing->table.round))
                        .arg(plain(desk.typing->table.table));
    }
    if (desk.tables) {
        fields[3] = u"%1.%2"_s.arg(plain(desk.tables->first)).arg(plain(desk.tables->last));
    }
    const QString head = fields.join(u';') + u';';
    return head + encoded(desk.name, longest - head.size());
}

std::optional<core::Desk> deskFrom(const QString& text)
{
    const auto fields = text.split(u';');
    if (fields.size() != fieldCount || fields[0] != mark) {
        return std::nullopt;
    }
    bool isTime = false;
    core::Desk desk;
    desk.since = QDateTime::fromSecsSinceEpoch(fields[1].toLongLong(&isTime, base), Qt::UTC);
    desk.name = QUrl::fromPercentEncoding(fields[4].toLatin1());
    if (const auto numbers = numbersIn(fields[2], 3)) {
        desk.typing = {core::TournamentId{(*numbers)[0]},
                       {core::RoundNumber{(*numbers)[1]}, core::TableNumber{(*numbers)[2]}}};
    }
    if (const auto numbers = numbersIn(fields[3], 2)) {
        desk.tables = {core::TableNumber{(*numbers)[0]}, core::TableNumber{(*numbers)[1]}};
    }
    return isTime ? std::optional(desk) : std::nullopt;
}

} // namespace db
