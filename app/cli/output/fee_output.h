#pragma once

#include "core/tournament.h"

#include <QByteArray>

/// What a tournament owes the rights holder.
namespace cli {

QByteArray feeText(const core::Tournament& tournament);
QByteArray feeJson(const core::Tournament& tournament);

} // namespace cli
