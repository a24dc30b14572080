#pragma once

#include <QCoreApplication>

namespace hall {

/// Translates the texts that the hall sees.
class HallTexts
{
    Q_DECLARE_TR_FUNCTIONS(HallTexts)
};

} // namespace hall
