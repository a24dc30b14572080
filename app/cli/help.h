#pragma once

#include "app/cli/command.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace cli {

inline constexpr QLatin1StringView programName("rummy-director-cli");

/// What the program does and its commands.
QString programHelp(const std::vector<Command>& commands);

/// Everything about one command.
QString commandHelp(const Command& command);

/// Where to look after a malformed command line: "Try '… --help'."
QString helpHint(const QString& command);

} // namespace cli
