#pragma once

#include "command.h"

#include <QByteArray>

#include <vector>

namespace cli {

/// The bash completion script for these commands, as app/cli/completion keeps it.
QByteArray bashCompletion(const std::vector<Command>& commands);

} // namespace cli
