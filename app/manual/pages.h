#pragma once

#include "app/cli/command.h"

#include <QByteArray>

#include <vector>

/// The manual, generated from the programs' help declarations, in the installed language.
namespace manual {

/// rummy-director-cli(1).
QByteArray pageOf(const std::vector<cli::Command>& commands, const QString& version);

/// rummy-director(1).
QByteArray pageOfDesk(const QString& version);

} // namespace manual
