#pragma once

#include "core/seating/request.h"

#include <string>
#include <vector>

namespace plan_search {

/// Rounds from a file: one a line, tables parted by blanks, points (from 0) by commas. Empty if the
/// file can't be read.
std::vector<seating::Round> readDesign(const std::string& path);

/// The same rounds on the points 0 to points - 1. Of the points that are too many (three at most)
/// those go whose going leaves the fewest repeats, and among these the evenest tables of three.
/// Empty if every choice would empty a table of four to two.
std::vector<seating::Round> withoutPoints(const std::vector<seating::Round>& design, int points);

} // namespace plan_search
