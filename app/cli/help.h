#pragma once

#include "app/cli/command.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace cli {

inline constexpr QLatin1StringView programName("rummy-director-cli");

/// Terms, each with its meaning.
using Terms = std::vector<std::pair<QString, QString>>;

/// What help and the manual are made of. Blanks that must not be broken between lines are no-break
/// ones.
QString programUsage();
QString programSummary();
QString usageOf(const Command& command);
Terms exitCodes();
QString messagesHelp();

/// What the program does and its commands.
QString programHelp(const std::vector<Command>& commands);

/// Everything about one command.
QString commandHelp(const Command& command);

/// Where to look after a malformed command line: "Try '… --help'."
QString helpHint(const QString& command);

} // namespace cli
