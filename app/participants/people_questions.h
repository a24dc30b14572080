#pragma once

#include "core/ids.h"

#include <QString>

#include <optional>

class QWidget;

namespace desk {

/// Asks from which round on somebody (or several) no longer plays; `first` is the earliest round
/// that is possible and the one proposed.
std::optional<core::RoundNumber> askWithdrawal(QWidget* parent, const QString& who,
                                               core::RoundNumber first);

/// Which of two entries of one person is kept; nothing if one goes back.
std::optional<bool> askKeepFirst(QWidget* parent, const QString& first, const QString& second);

} // namespace desk
