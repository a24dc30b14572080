#include "account_lines.h"

#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/standings_texts.h"

#include <QCoreApplication>

namespace desk {
namespace {

class AccountLineTexts
{
    Q_DECLARE_TR_FUNCTIONS(AccountLineTexts)
};

/// Points that differ are seen in the list; only what is not needs a sentence.
bool needsWords(const core::Decision& decision)
{
    return decision.by == core::Decision::By::TieBreak;
}

QString neighbourName(const SheetRow& row)
{
    return QString::number(plain(row.tally.number)) + u' ' + row.name;
}

} // namespace

AccountHead accountHead(const SheetRow& row)
{
    AccountHead head;
    head.title =
        AccountLineTexts::tr("%1: %2 TMP").arg(row.name, texts::matchPointsText(row.tally.tmp()));
    if (!row.rank) {
        head.rank = AccountLineTexts::tr("no game yet");
    } else if (row.before) {
        head.rank = AccountLineTexts::tr("rank %1, before %2").arg(*row.rank).arg(*row.before);
    } else {
        head.rank = AccountLineTexts::tr("rank %1").arg(*row.rank);
    }
    return head;
}

QString roundTitle(const core::AccountRound& round)
{
    return round.table ? AccountLineTexts::tr("Round %1, table %2")
                             .arg(plain(round.number))
                             .arg(plain(*round.table))
                       : AccountLineTexts::tr("Round %1").arg(plain(round.number));
}

QString roundDetails(const core::AccountRound& round)
{
    QStringList parts;
    const QString summary = texts::summaryText(round);
    if (!summary.isEmpty()) {
        parts << summary;
    }
    parts << texts::extrasText(round);
    return parts.isEmpty() ? AccountLineTexts::tr("not there") : parts.join(QStringLiteral(" · "));
}

QStringList openRounds(const core::Tournament& tournament, const core::Account& account)
{
    QStringList texts;
    for (const auto& round : account.rounds) {
        const int open = round.openGames();
        const auto* stored = findRound(tournament, round.number);
        if (open > 0 && stored != nullptr) {
            texts << AccountLineTexts::tr("Round %1 is still running: %2 of %3 games entered.")
                         .arg(plain(round.number))
                         .arg(stored->head.games - open)
                         .arg(stored->head.games);
        }
    }
    return texts;
}

QStringList neighbourTexts(const Sheet& sheet, int row)
{
    QStringList texts;
    const auto& options = sheet.rules.options;
    const auto at = static_cast<std::size_t>(row);
    const auto& self = sheet.rows[at];
    if (at > 0) {
        const auto& above = sheet.rows[at - 1];
        if (needsWords(core::decisionBetween(options, above.tally, self.tally))) {
            texts << AccountLineTexts::tr("%1 is ahead: %2.")
                         .arg(neighbourName(above),
                              texts::decisionText(options, above.tally, self.tally));
        }
    }
    if (at + 1 < sheet.rows.size()) {
        const auto& below = sheet.rows[at + 1];
        if (needsWords(core::decisionBetween(options, self.tally, below.tally))) {
            texts << AccountLineTexts::tr("Ahead of %1: %2.")
                         .arg(neighbourName(below),
                              texts::decisionText(options, self.tally, below.tally));
        }
    }
    if (self.shared) {
        texts << AccountLineTexts::tr("The rank is shared: level in all that decides.");
    }
    return texts;
}

} // namespace desk
