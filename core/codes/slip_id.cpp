#include "core/codes/slip_id.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// A quasigroup of order 10 that is totally anti-symmetric, from H. M. Damm's thesis of 2004.
constexpr std::array<std::array<int, 10>, 10> quasigroup = {{
    {0, 3, 1, 7, 5, 9, 8, 6, 4, 2},
    {7, 0, 9, 2, 1, 5, 4, 8, 6, 3},
    {4, 2, 0, 6, 8, 7, 1, 3, 5, 9},
    {1, 7, 5, 0, 9, 8, 3, 4, 2, 6},
    {6, 1, 2, 3, 0, 4, 5, 9, 7, 8},
    {3, 6, 7, 4, 2, 0, 9, 5, 8, 1},
    {5, 8, 6, 9, 7, 2, 0, 1, 3, 4},
    {8, 9, 4, 5, 3, 6, 2, 0, 1, 7},
    {9, 4, 3, 8, 6, 1, 7, 2, 0, 5},
    {2, 5, 8, 1, 4, 3, 6, 7, 9, 0},
}};

/// The check digit of a sequence of digits; 0 if the sequence already ends with it.
int checkDigit(QStringView digits)
{
    std::size_t interim = 0;
    for (const QChar digit : digits) {
        interim = static_cast<std::size_t>(
            quasigroup.at(interim).at(static_cast<std::size_t>(digit.digitValue())));
    }
    return static_cast<int>(interim);
}

constexpr int tableDigits = 2;

QString padded(const QString& table)
{
    return table.rightJustified(tableDigits, u'0');
}

/// The groups of digits: round, table, edition, check digit. A scanner set to an American keyboard
/// sends '-' as 'ß'.
QRegularExpressionMatch groupsOf(QStringView text)
{
    static const QRegularExpression form(
        u"^\\s*([0-9]{1,10})[-\\s.,/ß]+([0-9]{1,10})[-\\s.,/ß]+([0-9]{0,2})([0-9])\\s*$"_s);
    return form.match(text.toString());
}

/// The part of an address after the '#', which a scanner set to an American keyboard types as '§'
/// on a German one.
QStringView behindAddress(QStringView text)
{
    return text.mid(std::max(text.lastIndexOf(u'#'), text.lastIndexOf(u'§')) + 1);
}

Refusal refusal(RefusalCode code, QStringList arguments)
{
    return {code, Pointer() / "slip"_L1, std::move(arguments)};
}

Refusal otherEdition(SlipFault fault, const SlipId& found, const SlipId& inForce)
{
    return refusal(fault, {QString::number(plain(found.round)), QString::number(plain(found.table)),
                           QString::number(found.edition), QString::number(inForce.edition)});
}

} // namespace

QString slipText(const SlipId& id)
{
    const QString round = QString::number(plain(id.round));
    const QString table = padded(QString::number(plain(id.table)));
    const QString edition = id.edition > 1 ? QString::number(id.edition) : QString();
    return round + u'-' + table + u'-' + edition +
           QString::number(checkDigit(round + table + edition));
}

Result<SlipId> readSlipId(QStringView text)
{
    const auto groups = groupsOf(behindAddress(text));
    if (!groups.hasMatch()) {
        return refusal(SlipFault::NotAnId, {text.trimmed().toString()});
    }
    const QString round = groups.captured(1);
    const QString table = groups.captured(2);
    const QString edition = groups.captured(3);
    if (checkDigit(round + padded(table) + edition + groups.captured(4)) != 0) {
        return refusal(SlipFault::CheckDigitWrong, {text.trimmed().toString()});
    }
    const SlipId id{RoundNumber{round.toInt()}, TableNumber{table.toInt()},
                    edition.isEmpty() ? 1 : edition.toInt()};
    const bool stated = !edition.isEmpty();
    if (id.round < RoundNumber{1} || id.table < TableNumber{1} ||
        (stated && (id.edition < 2 || edition.startsWith(u'0')))) {
        return refusal(SlipFault::NotAnId, {text.trimmed().toString()});
    }
    return id;
}

bool looksLikeSlipId(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return std::any_of(trimmed.begin(), trimmed.end(),
                       [](QChar character) { return !character.isDigit(); });
}

SlipId slipOf(const Round& round, const Table& table)
{
    return {round.number, table.number, table.head.slip};
}

Result<SlipId> inForce(const Tournament& tournament, const SlipId& slip)
{
    const Round* const round = findRound(tournament, slip.round);
    if (round == nullptr || round->head.state == RoundState::Draft) {
        const auto fault = round == nullptr ? RoundFault::Unknown : RoundFault::IsDraft;
        return refusal(fault, {QString::number(plain(slip.round))});
    }
    const Table* const table = findTable(*round, slip.table);
    if (table == nullptr) {
        return refusal(RoundFault::TableUnknown, {QString::number(plain(slip.table))});
    }
    const SlipId newest = slipOf(*round, *table);
    if (slip.edition < newest.edition) {
        return otherEdition(SlipFault::Replaced, slip, newest);
    }
    if (slip.edition > newest.edition) {
        return otherEdition(SlipFault::NotInForce, slip, newest);
    }
    return slip;
}

Result<SlipId> slipInForce(const Tournament& tournament, QStringView text)
{
    const auto id = readSlipId(text);
    return id ? inForce(tournament, *id) : id;
}

} // namespace core
