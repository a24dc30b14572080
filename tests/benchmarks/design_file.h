#pragma once

#include "core/seating/request.h"

#include <string>
#include <vector>

namespace plan_search {

/// Rounds from a file: one per line, tables separated by blanks, points (from 0) by commas. Empty
/// if the file is unreadable.
std::vector<seating::Round> readDesign(const std::string& path);

/// The same rounds on the points 0 to points - 1. Drops surplus points (three at most) such that
/// the fewest repeats remain, and among these the most even tables of three. Empty if every choice
/// would empty a table of four to two.
std::vector<seating::Round> withoutPoints(const std::vector<seating::Round>& design, int points);

} // namespace plan_search
