#include "app/desk/evening/standings/standings_discipline.h"

#include "core/cards/knock_out.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/words.h"

#include <QCoreApplication>

namespace desk {
namespace {

class RummyStandings final : public StandingsDiscipline
{
    Q_DECLARE_TR_FUNCTIONS(RummyStandings)

public:
    QString columnsKey() const override { return QStringLiteral("standings/columns"); }
    QString accountTitle(const core::Settings& /*settings*/, const SheetRow& row) const override
    {
        return tr("%1: %2 TMP").arg(row.name, texts::matchPointsText(row.tally.tmp()));
    }
    QString withoutRankText() const override { return tr("no game yet"); }
    QString gameByGameText() const override { return tr("Game by game"); }
    QString allGamesText() const override { return tr("All games"); }
    QString totalText(const core::Settings& /*settings*/, const core::Tally& tally) const override
    {
        return texts::sumText(tally);
    }
    QString gameName(const core::AccountRound& round, const core::AccountGame& game) const override
    {
        const QString letter = texts::seatLetter(game.seat);
        return round.table == game.table
                   ? tr("Game %1, seat %2").arg(plain(game.number)).arg(letter)
                   : tr("Table %1, game %2, seat %3")
                         .arg(plain(game.table))
                         .arg(plain(game.number))
                         .arg(letter);
    }
};

class Romme500Standings final : public StandingsDiscipline
{
    Q_DECLARE_TR_FUNCTIONS(Romme500Standings)

public:
    QString columnsKey() const override { return QStringLiteral("standings/cardColumns"); }
    QString accountTitle(const core::Settings& settings, const SheetRow& row) const override
    {
        if (isKnockOut(settings)) {
            return row.reached.text.isEmpty() ? row.name
                                              : tr("%1: %2", "a name and how far they came")
                                                    .arg(row.name, row.reached.text);
        }
        const QString total = texts::matchPointsText(row.tally.tmp());
        return documents::givesCardPoints(settings)
                   ? tr("%1: %2 points").arg(row.name, total)
                   : tr("%1: %2 match points").arg(row.name, total);
    }
    QString withoutRankText() const override { return tr("no deal yet"); }
    QString gameByGameText() const override { return tr("Deal by deal"); }
    QString allGamesText() const override { return tr("All deals"); }
    QString totalText(const core::Settings& settings, const core::Tally& tally) const override
    {
        return isKnockOut(settings) ? QString()
                                    : texts::sumText(documents::pointsHead(settings), tally);
    }
    /// Without the seat: in a tie-breaker deal it is only the place among its players, which is
    /// meaningless.
    QString gameName(const core::AccountRound& round, const core::AccountGame& game) const override
    {
        return round.table == game.table
                   ? tr("Deal %1").arg(plain(game.number))
                   : tr("Table %1, deal %2").arg(plain(game.table)).arg(plain(game.number));
    }
};

} // namespace

const StandingsDiscipline& rummyStandings()
{
    static const RummyStandings rummy;
    return rummy;
}

const StandingsDiscipline& romme500Standings()
{
    static const Romme500Standings romme500;
    return romme500;
}

} // namespace desk
