#pragma once

#include "app/desk/frame/icons.h"
#include "core/seating/manual.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/repairing.h"

#include <QString>

/// Texts shared by parts of the Rounds page.
namespace desk::words {

/// The state of a round or table as icon, colour and word.
struct StateWord
{
    icons::Meaning icon = icons::Meaning::Open;
    theme::Role role = theme::Role::Text;
    QString text;

    friend bool operator==(const StateWord&, const StateWord&) = default;
};
StateWord stateOf(core::RoundState state);

/// Name and number: "Berger, Anna (1)".
QString person(const core::Tournament& tournament, core::StartNumber number);
/// At most six; then the number of others.
QString people(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers);

/// "22 present, 2 missing, 1 unpaid: 4 tables of four, 2 tables of three". After the first round of
/// a knock-out it counts those still in, without tables while some are undecided.
QString headcount(const core::Tournament& tournament, core::RoundNumber round,
                  const core::Headcount& count);

/// Those who play the round before that one and then leave.
struct Departures
{
    QString text;  ///< "leaves after round 2: Lang, Uwe"; of several the number. Empty: nobody.
    QString names; ///< Of several.
};
Departures departuresBefore(const core::Tournament& tournament, core::RoundNumber round);

QString text(const core::Tournament& tournament, const core::BrokenWish& wish);
QString text(seating::ManualRefusal refusal);

/// Changed figures of the sheet: "Repeats 2 → 1, same club 4 → 3".
QString cost(const core::SeatingCost& cost, const seating::QualitySheet& before);
/// "breaks 1 wish, 2 repeats more"; "no further repeat" if nothing gets worse.
QString cost(const core::SeatingCost& cost);

/// Who goes where, one sentence per person.
QString moves(const core::Tournament& tournament, const core::Mending& mending);
/// "Changes tables 3, 5".
QString changedTables(const std::vector<core::TableNumber>& tables);

} // namespace desk::words
