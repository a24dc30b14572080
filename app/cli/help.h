#pragma once

#include "command.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace cli {

inline constexpr auto programName = "rummy-director-cli";

/// What the program is and which commands it has.
QString programHelp(const std::vector<Command>& commands);

/// All about one command.
QString commandHelp(const Command& command);

/// Where to look after a wrong command line: "Try '… --help'."
QString helpHint(const QString& command);

} // namespace cli
