#pragma once

#include "core/model/ids.h"

#include <QHash>
#include <QString>

#include <utility>

namespace core {

struct Participant;
struct Tournament;

/// Unambiguous names: people who share a name are shown with their club or else their number.
class DistinctNames
{
public:
    /// `tournament` is normalised and outlives this.
    explicit DistinctNames(const Tournament& tournament);

    /// "Lang, Uwe"; "Lang, Uwe (Plauen)" or "7 Lang, Uwe" where others have the name. The number
    /// alone for somebody unknown.
    [[nodiscard]] QString of(StartNumber number) const;
    /// The same for use beside the number: never repeats the number.
    [[nodiscard]] QString besideNumber(StartNumber number) const;
    /// The surname where only one person has it; else as of().
    [[nodiscard]] QString surname(StartNumber number) const;

private:
    [[nodiscard]] QString of(const Participant& person) const;
    [[nodiscard]] bool isShared(const Participant& person) const;
    /// The name, with the club if that distinguishes namesakes.
    [[nodiscard]] QString byClub(const Participant& person) const;

    const Tournament& tournament_;
    QHash<QString, int> surnames_; ///< How many share each.
    QHash<QString, int> names_;
    QHash<std::pair<QString, QString>, int> members_; ///< Of one name and club.
};

} // namespace core
