#pragma once

#include "app/cli/command.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace cli {

inline constexpr QLatin1StringView programName("rummy-director-cli");

/// Terms with their meanings.
using Terms = std::vector<std::pair<QString, QString>>;

/// The building blocks of help and the manual. Non-breaking spaces mark where lines must not break.
QString programUsage();
QString programSummary();
QString usageOf(const Command& command);
Terms exitCodes();
QString messagesHelp();

/// What the program does and its commands.
QString programHelp(const std::vector<Command>& commands);

/// Everything about one command.
QString commandHelp(const Command& command);

/// A hint after a malformed command line: "Try '… --help'."
QString helpHint(const QString& command);

} // namespace cli
