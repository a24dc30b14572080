#pragma once

#include "core/change/change.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace core {

/// Somebody to be enrolled.
struct Enrolment
{
    std::optional<StartNumber> number; ///< If empty, the next after all others.
    QString name;
    QString club;
    QStringList tags;
    std::optional<TableNumber> fixedTable;
    std::int64_t paidCents = 0;
    bool paidInFull = false; ///< The start fee was paid, whatever the amount.
    bool paidIfHere = false; ///< The same, but only for somebody here: nobody pays while waiting.
    QString surname = {};    ///< Set by hand; empty: as partsOf() finds it in the name.
    /// Anyone to be here or expected without a free place is put on the waiting list.
    Attendance status = Attendance::Here;
    std::optional<QDateTime> registeredAt = std::nullopt; ///< UTC, whole seconds.
    std::optional<PlayerId> player = std::nullopt;        ///< The directory entry of the person.
    QString feeClass = {}; ///< The id or name of one of the tournament's; empty: in none.
    QString paidWay = {};  ///< How they paid, as of FeePayment::way; empty: cash.
};

/// The id of the person's fee class, which may be given by its name, in any case; what is neither
/// stays as it is.
QString feeClassOf(const Enrolment& person, const Settings& settings);

/// The id of the fee class that one of somebody's tags names, as the directory remembers it; empty:
/// none does.
QString feeClassAmong(const QStringList& tags, const Settings& settings);

/// Gives an id to everybody whom the change enrols.
void identifyPeople(Change& change);

/// The same tournament with people who were in no other before: all with new ids, and their
/// payments numbered.
Tournament withNewPeople(Tournament tournament);

} // namespace core
