#pragma once

#include "app/widgets/popover.h"
#include "core/account.h"
#include "sheet.h"

namespace desk {

/// Where somebody's points come from, round by round. Enter, or its button, asks for the games.
class AccountPopover : public Popover
{
    Q_OBJECT

public:
    /// `row` is the place in the sheet.
    AccountPopover(const core::Tournament& tournament, const Sheet& sheet, int row,
                   QWidget* parent);

Q_SIGNALS:
    void gamesWanted(core::StartNumber number);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void askForGames();

    core::StartNumber number_;
};

/// The same in a few lines for a tool tip.
QString accountTip(const core::Tournament& tournament, const Sheet& sheet, int row);

} // namespace desk
