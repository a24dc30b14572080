#pragma once

#include "app/cli/command.h"

#include <QByteArray>

#include <vector>

namespace cli {

/// The bash completion script for these commands; app/cli/completion has it as it is installed.
QByteArray bashCompletion(const std::vector<Command>& commands);

} // namespace cli
