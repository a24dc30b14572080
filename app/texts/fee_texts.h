#pragma once

#include "core/fee.h"
#include "wording.h"

#include <QString>

namespace texts {

/// Why no licence fee is due.
QString text(core::NoFee reason, Wording wording = Wording::Translated);

/// Why the report has no payment code though something is due.
QString noPaymentCodeText(const core::Licence& licence);

} // namespace texts
