#pragma once

#include "core/change.h"
#include "core/result.h"

#include <vector>

namespace core {

/// Somebody to be enrolled.
struct Enrolment
{
    std::optional<StartNumber> number; ///< Without one the next after all others is given.
    QString name;
    QString club;
    QStringList tags;
    std::optional<TableNumber> fixedTable;
    std::int64_t paidCents = 0;
};

/// What becomes of a person who is to be enrolled.
struct Foreseen
{
    enum class Fate : std::uint8_t {
        Added,
        There, ///< Enrolled already.
        Refused,
    };

    Fate fate = Fate::Added;
    StartNumber number{1}; ///< If Added: the number given; if There: the one the person has.
    Refusals refusals;     ///< Why Refused.

    friend bool operator==(const Foreseen&, const Foreseen&) = default;
};

/// What enrol() would do with each of the people, as if those who are refused were left out.
std::vector<Foreseen> foreseen(const Tournament& tournament, const std::vector<Enrolment>& people);

/// Adds those who are not enrolled yet. Who is there with the stated number and the same name, or,
/// where none is stated, with the same name and club, is left as is: a list may be read
/// twice, and two of one name in it are two people. Places: "/<index>/name" and so on.
Result<Change> enrol(const Tournament& tournament, const std::vector<Enrolment>& people);

} // namespace core
