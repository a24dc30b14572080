#pragma once

#include "core/people/enrolment.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// What a list says about people who are enrolled already.
namespace core {

/// For each person of a list the number under which that person is enrolled, if so: somebody with
/// the stated number and the same name, written either way, or, without a number, with the same
/// name and club. Each participant is matched only once.
std::vector<std::optional<StartNumber>> recognised(const Tournament& tournament,
                                                   const std::vector<Enrolment>& people);

/// The order in which people of a list are matched and get their numbers: stated ones first, so
/// that none is given to somebody without one.
std::vector<std::size_t> orderOfNumbers(const std::vector<Enrolment>& people);

/// For each person of a list the row of an earlier one who seems to be the same: name and club mean
/// the same, and not both have a number.
std::vector<std::optional<std::size_t>> repeatedIn(const std::vector<Enrolment>& people);

enum class ListKind : std::uint8_t {
    More,  ///< People to be added.
    Newer, ///< Everybody, of an event whose people are enrolled from an earlier list.
};

/// What a list says about one of its people.
struct ListedEntry
{
    std::optional<StartNumber> number; ///< Nothing: not enrolled.
    /// What is different, as keys of the tournament file: "club", "paidCents".
    QStringList members = {};
    /// The participant as the list has it; nothing for somebody here, or without a difference.
    std::optional<Participant> wanted = std::nullopt;
};

struct ListComparison
{
    std::vector<ListedEntry> entries; ///< As many as people in the list.
    /// Expected or waiting, and not on a newer list; ascending.
    std::vector<StartNumber> missing = {};
};

/// The start fee that a participant owes, in cents.
using FeeOf = std::function<std::int64_t(const Participant&)>;

/// Compares a list with those enrolled. What the list leaves empty is no difference, nor is a
/// smaller payment: money at the desk counts. Tags are only added. People of a newer list whom
/// recognised() leaves are matched in two more ways, with participants who are not on the list
/// otherwise: by number, if the names have a word in common, and without a number by a name that
/// occurs once, whatever the club.
ListComparison compared(const Tournament& tournament, const std::vector<Enrolment>& people,
                        ListKind kind, const FeeOf& feeOf);

/// Newer for a list that names at least half of those expected or waiting: then it is worth asking
/// about the others.
ListKind kindOfList(const Tournament& tournament, const std::vector<Enrolment>& people);

} // namespace core
