#pragma once

#include "app/icons.h"
#include "core/seating/manual.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/repairing.h"

#include <QString>

/// The words of the page of rounds.
namespace desk::words {

/// A round's state as icon, colour and word.
struct StateWord
{
    icons::Meaning icon = icons::Meaning::Open;
    theme::Role role = theme::Role::Text;
    QString text;
};
StateWord stateOf(core::RoundState state);

/// The name, the number behind it: "Berger, Anna (1)".
QString person(const core::Tournament& tournament, core::StartNumber number);
QString people(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers);

/// "4 tables of four, 2 tables of three".
QString tables(const seating::RoundSizes& sizes);

/// "22 present, 2 missing, 1 unpaid: 4 tables of four, 2 tables of three". After the first round
/// of a knock-out it counts who is still in it, without tables while some are undecided.
QString headcount(const core::Tournament& tournament, core::RoundNumber round,
                  const core::Headcount& count);

/// Who has won the event as a whole: "Berger, Anna (1) has won the knock-out."; of a ring or single
/// tournament how its only table ended. Empty while that is open, and of all other events.
QString outcome(const core::Tournament& tournament);

QString text(const core::Tournament& tournament, const core::BrokenWish& wish);
QString text(seating::ManualRefusal refusal);

/// What changes from the figures before: "Repeats 2 → 1, same club 4 → 3".
QString cost(const core::SeatingCost& cost, const seating::QualitySheet& before);
/// "1 repeat more, 1 less at a table with clubmates"; "No repeated meeting" where none comes.
QString cost(const core::SeatingCost& cost);

/// Who goes where, one sentence a person.
QString moves(const core::Tournament& tournament, const core::Mending& mending);
/// "Table 3" or "Tables 3 and 5".
QString changedTables(const core::Mending& mending);

} // namespace desk::words
