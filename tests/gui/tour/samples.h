#pragma once

#include "core/model/tournament.h"

/// Tournaments for the scenes.
namespace samples {

/// One of tests/data, without ".json".
core::Tournament read(const QString& name);

/// The club evening of tests/data in the middle of its fourth round: table 2 has two games of four,
/// tables 3 (with four seats) and 6 none, the others all.
core::Tournament runningEvening();

/// The same evening with all results, and prizes for a group, clubs, claims and the last place.
core::Tournament prizeEvening();

/// The same evening before that round is drawn.
core::Tournament betweenRounds();

/// The same people, nobody seated yet.
core::Tournament beforeTheFirst();

/// The same before it begins: of 22 people eight are here and twelve expected, two wait for a
/// place; 20 can take part.
core::Tournament registrations();

/// 400 people, twelve rounds of three games.
core::Tournament largeTournament();

} // namespace samples
