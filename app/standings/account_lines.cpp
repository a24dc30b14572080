#include "account_lines.h"

#include "app/documents/card_words.h"
#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/standings_texts.h"
#include "card_account.h"
#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"

#include <QCoreApplication>

namespace desk {
namespace {

class AccountLineTexts
{
    Q_DECLARE_TR_FUNCTIONS(AccountLineTexts)
};

/// Points that differ, and how far somebody came in a knock-out, are seen in the list; only what is
/// not needs a sentence.
bool needsWords(const core::Settings& settings, const core::Decision& decision)
{
    switch (decision.by) {
    case core::Decision::By::TieBreak:
    case core::Decision::By::TieBreakDeal:
        return true;
    case core::Decision::By::Reached:
        return !isKnockOut(settings);
    default:
        return false;
    }
}

/// "46 + 72 = 118": where match points stand behind the round, it says itself what the deals sum up
/// to.
QString withSum(const QString& summary, const core::AccountRound& round)
{
    std::int64_t sum = 0;
    int deals = 0;
    for (const auto& game : round.games) {
        const auto* deal = std::get_if<core::HeldDeal>(&game.event);
        if (deal != nullptr && !deal->isTieBreak) {
            sum += deal->hand.score();
            ++deals;
        }
    }
    const auto points = scoring::MatchPoints::fromPoints(sum);
    return deals > 1 ? summary + QStringLiteral(" = ") + texts::matchPointsText(points) : summary;
}

/// Whose account it is, and what they have.
QString titleOf(const core::Settings& settings, const SheetRow& row)
{
    const QString total = texts::matchPointsText(row.tally.tmp());
    if (!playsCards(settings)) {
        return AccountLineTexts::tr("%1: %2 TMP").arg(row.name, total);
    }
    if (!isKnockOut(settings)) {
        return documents::givesCardPoints(settings)
                   ? AccountLineTexts::tr("%1: %2 points").arg(row.name, total)
                   : AccountLineTexts::tr("%1: %2 match points").arg(row.name, total);
    }
    return row.reached.isEmpty() ? row.name
                                 : AccountLineTexts::tr("%1: %2", "a name and how far they came")
                                       .arg(row.name, row.reached);
}

QString openText(const core::Round& round, int openGames)
{
    return AccountLineTexts::tr("Round %1 is still running: %2 of %3 games entered.")
        .arg(plain(round.number))
        .arg(round.head.games - openGames)
        .arg(round.head.games);
}

QString neighbourName(const SheetRow& row)
{
    return QString::number(plain(row.tally.number)) + u' ' + row.name;
}

} // namespace

AccountHead accountHead(const core::Settings& settings, const SheetRow& row)
{
    AccountHead head;
    head.title = titleOf(settings, row);
    if (!row.rank) {
        head.rank = playsCards(settings) ? AccountLineTexts::tr("no deal yet")
                                         : AccountLineTexts::tr("no game yet");
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

QString roundDetails(const core::Tournament& tournament, const core::AccountRound& round,
                     core::StartNumber number)
{
    QStringList parts;
    const QString summary = texts::summaryText(round);
    if (!summary.isEmpty()) {
        parts << (givesMatchPoints(tournament.settings.cards) ? withSum(summary, round) : summary);
    }
    if (const auto match = AccountMatch::of(tournament, round, number)) {
        parts << match->fate();
    }
    parts << texts::extrasText(round);
    return parts.isEmpty() ? AccountLineTexts::tr("not there") : parts.join(QStringLiteral(" · "));
}

std::optional<scoring::MatchPoints> roundPoints(const core::Tournament& tournament,
                                                const core::AccountRound& round,
                                                core::StartNumber number)
{
    if (!isKnockOut(tournament.settings)) {
        return round.gain.tmp();
    }
    const auto match = AccountMatch::of(tournament, round, number);
    return match ? std::optional(match->total()) : std::nullopt;
}

QString totalText(const core::Settings& settings, const core::Tally& tally)
{
    if (isKnockOut(settings)) {
        return {};
    }
    return playsCards(settings) ? texts::sumText(documents::pointsHead(settings), tally)
                                : texts::sumText(tally);
}

QStringList openRounds(const core::Tournament& tournament, const core::Account& account)
{
    QStringList texts;
    for (const auto& round : account.rounds) {
        const int open = round.openGames();
        const auto* stored = findRound(tournament, round.number);
        if (open > 0 && stored != nullptr) {
            texts << openText(*stored, open);
        }
    }
    return texts;
}

QStringList neighbourTexts(const Sheet& sheet, int row)
{
    QStringList texts;
    const auto& options = sheet.settings.rules.options;
    const auto at = static_cast<std::size_t>(row);
    const auto& self = sheet.rows[at];
    if (at > 0) {
        const auto& above = sheet.rows[at - 1];
        if (needsWords(sheet.settings, core::decisionBetween(options, above.tally, self.tally))) {
            texts << AccountLineTexts::tr("%1 is ahead: %2.")
                         .arg(neighbourName(above),
                              texts::decisionText(options, above.tally, self.tally));
        }
    }
    if (at + 1 < sheet.rows.size()) {
        const auto& below = sheet.rows[at + 1];
        if (needsWords(sheet.settings, core::decisionBetween(options, self.tally, below.tally))) {
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
