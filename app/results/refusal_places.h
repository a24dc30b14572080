#pragma once

#include "game_grid.h"

#include "core/refusal.h"

namespace desk {

/// The fields in which the refusals or warnings of a game lie. One that concerns several hands
/// lies in all of them that can be meant.
std::vector<FieldPlace> fieldsOf(const core::Refusals& refusals, const Slip& slip);
std::vector<FieldPlace> fieldsOf(const core::Warnings& warnings, const Slip& slip);

} // namespace desk
