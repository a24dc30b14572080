#pragma once

#include "core/change/report.h"

#include <QString>

#include <cstddef>

/// Who reported a game by phone and who confirmed it, for the journal.
namespace texts {

/// "by phone: seat B, phone 4F2A".
QString senderText(const core::Report& report);

/// "by phone: seat B, phone 4F2A; confirmed by seat C, number 7".
QString confirmedText(const core::Report& report, std::size_t seat, core::StartNumber by);

} // namespace texts
