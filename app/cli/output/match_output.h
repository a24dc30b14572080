#pragma once

#include "core/tournament.h"

#include <QByteArray>

/// What Rommé 500 has besides standings, each in its forms. The tournament plays it.
namespace cli {

/// Everybody's chips, the most first; of a tournament that has chips.
QByteArray chipsText(const core::Tournament& tournament);
/// The same by start number.
QByteArray chipsJson(const core::Tournament& tournament);
QByteArray chipsCsv(const core::Tournament& tournament);

/// The rounds of a knock-out: who sat where, with how many points, and who went on.
QByteArray treeText(const core::Tournament& tournament);
QByteArray treeJson(const core::Tournament& tournament);

} // namespace cli
