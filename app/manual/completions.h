#pragma once

#include "app/cli/command.h"

#include <QByteArray>

#include <vector>

/// Scripts with which shells complete the command line of rummy-director-cli.
namespace manual {

QByteArray bashCompletion(const std::vector<cli::Command>& commands);
QByteArray zshCompletion(const std::vector<cli::Command>& commands);
QByteArray fishCompletion(const std::vector<cli::Command>& commands);

} // namespace manual
