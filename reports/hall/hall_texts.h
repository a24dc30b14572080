#pragma once

#include <QCoreApplication>

namespace hall {

/// Translates the texts of the hall.
class HallTexts
{
    Q_DECLARE_TR_FUNCTIONS(HallTexts)
};

} // namespace hall
