#include "core/club/movement_ids.h"

#include "core/model/registration.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace core {
namespace {

/// What ids of version 7 are ordered by: milliseconds and counter.
using IdOrder = quint64;

constexpr int counterBits = 12;
constexpr IdOrder counterMask = (IdOrder{1} << counterBits) - 1;
constexpr int orderBits = 60;
constexpr IdOrder largestOrder = (IdOrder{1} << orderBits) - 1;
constexpr int firstFieldShift = 28; ///< 32 of the 48 bits of the time are in the first field.
constexpr IdOrder secondFieldMask = 0xffff;
constexpr ushort versionField = 0x7000;
constexpr ushort versionMask = 0xf000;

/// Nothing for uuids of other versions.
std::optional<IdOrder> orderOf(const QUuid& id)
{
    if ((id.data3 & versionMask) != versionField || id.variant() != QUuid::DCE) {
        return std::nullopt;
    }
    return IdOrder{id.data1} << firstFieldShift | IdOrder{id.data2} << counterBits |
           (id.data3 & counterMask);
}

QUuid uuidOf(IdOrder order)
{
    QUuid id = QUuid::createUuid();
    id.data1 = static_cast<uint>(order >> firstFieldShift);
    id.data2 = static_cast<ushort>(order >> counterBits & secondFieldMask);
    id.data3 = static_cast<ushort>(versionField | (order & counterMask));
    return id;
}

} // namespace

CashMovementId nextMovementId(const std::map<CashMovementId, CashMovement>& booked,
                              const QDateTime& time)
{
    const auto second = registrationTime(time);
    auto order = static_cast<IdOrder>(std::max<qint64>(time.toMSecsSinceEpoch(), 0)) << counterBits;
    for (const auto& [id, movement] : booked) {
        const auto other = movement.time == second ? orderOf(id.value) : std::nullopt;
        if (other && *other >= order && *other < largestOrder) {
            order = *other + 1;
        }
    }
    return {uuidOf(order & largestOrder)};
}

bool isNext(const CashMovementId& first, const CashMovementId& second)
{
    const auto order = orderOf(first.value);
    const auto next = orderOf(second.value);
    return order && next && (*next == *order || *next == *order + 1);
}

CashMovementId keptFeeId(const TournamentUuid& evening, std::optional<QDate> day,
                         const QString& way, const QString& box)
{
    const QStringList parts = {day ? day->toString(Qt::ISODate) : QString(),
                               sameKey(storedWay(way)), sameKey(box)};
    return {QUuid::createUuidV5(evening.value, parts.join(u'\n'))};
}

bool isKeptFee(const CashMovement& movement)
{
    return !movement.evening.value.isNull() && movement.id.value.version() == QUuid::Sha1;
}

} // namespace core
