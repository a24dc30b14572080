#pragma once

#include "arguments.h"
#include "command.h"
#include "core/refusal.h"

#include <QString>

#include <cstddef>
#include <map>
#include <optional>

namespace cli {

struct OptionPlace
{
    QString option;                  ///< With dashes.
    std::optional<std::size_t> item; ///< Which part of its value, from 0.
};

/// The option of a command that a pointer into its use case's argument means; where several do,
/// the one that was given.
std::optional<OptionPlace> optionPlace(const Command& command, const Arguments& given,
                                       const core::Pointer& pointer);

/// On which lines of a file the parts stand of what was read from it, by their pointers.
class LineIndex
{
public:
    void add(const core::Pointer& pointer, core::Line line)
    {
        lines_.emplace(pointer.text(), line);
    }
    /// The line of the part or of the smallest whole around it.
    [[nodiscard]] std::optional<core::Line> lineOf(const core::Pointer& pointer) const;

private:
    std::map<QString, core::Line> lines_;
};

} // namespace cli
