#pragma once

#include "app/desk/evening/standings/sheet.h"
#include "core/ranking/account.h"

#include <QString>
#include <QStringList>

#include <optional>

class QPalette;

/// The origin of points, in sentences and tables, for the pop-over, its tool tip and the dialogs.
namespace desk {

struct AccountHead
{
    QString title; ///< "Berger, Anna: 39 TMP", in a knock-out "Berger, Anna: goes on".
    QString rank;  ///< "rank 8, before 4".
};
AccountHead accountHead(const core::Settings& settings, const SheetRow& row);

/// A round of a participant's account in words.
struct RoundText
{
    QString title; ///< "Round 1, table 5".
    /// The result of a match for them, one fact per text: "1st place", "won (target reached)".
    QStringList fate;
    QStringList matchLines; ///< The state of the match, totals, departures, what a lot decided.
    /// "4 + 2½, claims 2 · bye: 3"; for a match "65 + 80 · 1st place · won (target reached)".
    QString details;
    /// Shown at the end: the points of the round, in a knock-out the match total.
    std::optional<scoring::MatchPoints> points;
};
RoundText roundText(const core::Tournament& tournament, const core::AccountRound& round,
                    core::StartNumber number);

/// What is still missing in rounds being played.
QStringList openRounds(const core::Tournament& tournament, const core::Account& account);

/// Why the neighbours above and below have another rank, if their points don't show it.
QStringList neighbourTexts(const Sheet& sheet, int row);

/// The rounds in a few lines, for a tool tip.
QString accountTip(const core::Tournament& tournament, const Sheet& sheet, int row);
/// Every game with its points explained, in the colours of `palette`.
QString accountHtml(const core::Tournament& tournament, const core::Account& account,
                    const QPalette& palette);
/// A match of Rommé 500 deal by deal: scores, state and what decided it. The round counts and has
/// the table.
QString matchHtml(const core::Tournament& tournament, core::RoundNumber round,
                  core::TableNumber table, const QPalette& palette);

} // namespace desk
