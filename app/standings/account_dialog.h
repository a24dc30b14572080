#pragma once

#include "core/account.h"
#include "sheet.h"

#include <QDialog>

namespace desk {

/// Every game of one participant with its points explained.
class AccountDialog : public QDialog
{
    Q_OBJECT

public:
    /// `row` is the place in the sheet.
    AccountDialog(const core::Tournament& tournament, const Sheet& sheet, int row, QWidget* parent);
};

/// What the dialog shows, in the colours of `palette`.
QString accountHtml(const core::Tournament& tournament, const core::Account& account,
                    const QPalette& palette);

} // namespace desk
