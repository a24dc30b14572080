#pragma once

#include "core/account.h"
#include "sheet.h"

#include <QString>
#include <QStringList>

/// The sentences of an account, shared by the pop-over, its tool tip and the dialog of all games.
namespace desk {

struct AccountHead
{
    QString title; ///< "Berger, Anna: 39 TMP".
    QString rank;  ///< "rank 8, before 4".
};
AccountHead accountHead(const SheetRow& row);

/// "Round 1, table 5".
QString roundTitle(const core::AccountRound& round);
/// "4 + 2½, claims 2 · bye: 3".
QString roundDetails(const core::AccountRound& round);

/// What is still missing of rounds that are being played.
QStringList openRounds(const core::Tournament& tournament, const core::Account& account);

/// Why the neighbours above and below are not on the same place, where points don't say it.
QStringList neighbourTexts(const Sheet& sheet, int row);

} // namespace desk
