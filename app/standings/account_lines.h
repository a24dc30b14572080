#pragma once

#include "core/account.h"
#include "sheet.h"

#include <QString>
#include <QStringList>

/// The sentences of an account, shared by the pop-over, its tool tip and the dialog of all games.
namespace desk {

struct AccountHead
{
    QString title; ///< "Berger, Anna: 39 TMP", in a knock-out "Berger, Anna: goes on".
    QString rank;  ///< "rank 8, before 4".
};
AccountHead accountHead(const core::Settings& settings, const SheetRow& row);

/// "Round 1, table 5".
QString roundTitle(const core::AccountRound& round);
/// "4 + 2½, claims 2 · bye: 3"; of a match "65 + 80 · 1st place · won (target reached)".
QString roundDetails(const core::Tournament& tournament, const core::AccountRound& round,
                     core::StartNumber number);
/// What stands behind a round: what it brought, in a knock-out the total of the match.
std::optional<scoring::MatchPoints> roundPoints(const core::Tournament& tournament,
                                                const core::AccountRound& round,
                                                core::StartNumber number);
/// How the total comes about: "GMP 32 + CMP 7"; empty in a knock-out, where nothing adds up.
QString totalText(const core::Settings& settings, const core::Tally& tally);

/// What is still missing of rounds that are being played.
QStringList openRounds(const core::Tournament& tournament, const core::Account& account);

/// Why the neighbours above and below are not on the same place, where points don't say it.
QStringList neighbourTexts(const Sheet& sheet, int row);

} // namespace desk
