#pragma once

#include "app/cli/call.h"
#include "core/file/people_list.h"

/// Lists of people as a command's operand: CSV or other text, or a workbook.
namespace cli {

/// `--sheet`, `--columns` and `--skip`, then those of the command.
std::vector<Option> withListOptions(core::ListUse use, std::vector<Option> options);

/// The people of the list. Refused as a whole if any line is refused, or if no line has titles and
/// `--columns` does not say what the columns hold.
Read<std::vector<core::ListedPerson>> readPeople(Call& call, core::ListUse use);

/// Leaves out those whose row the predicate names as a repetition of an earlier one, with a warning
/// that says `advice`. Places in what remains are then those of their lines.
void leaveOutRepeated(Call& call, std::vector<core::ListedPerson>& people,
                      const std::vector<std::optional<std::size_t>>& repeated,
                      const QString& advice);

} // namespace cli
