#pragma once

#include "core/director.h"

#include <QByteArray>

#include <vector>

/// A tournament's journal, oldest first.
namespace cli {

using JournalLines = std::vector<core::Director::JournalLine>;

QByteArray journalText(const JournalLines& lines);
QByteArray journalJson(const JournalLines& lines);

} // namespace cli
