#pragma once

#include "app/cli/command.h"

#include <QByteArray>

#include <vector>

/// Completion scripts of rummy-director-cli for shells.
namespace manual {

QByteArray bashCompletion(const std::vector<cli::Command>& commands);
QByteArray zshCompletion(const std::vector<cli::Command>& commands);
QByteArray fishCompletion(const std::vector<cli::Command>& commands);

} // namespace manual
