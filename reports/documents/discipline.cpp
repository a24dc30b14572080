#include "reports/documents/discipline.h"

#include "core/cards/knock_out.h"
#include "core/cards/match_keys.h"
#include "core/model/enum_keys.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/words.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Column;
using typeset::ColumnKind;

namespace {

/// The number of deals in a match; nothing if open-ended.
std::optional<std::int32_t> dealsOf(const core::CardRules& rules)
{
    const auto* const quick = std::get_if<scoring::QuickMatch>(&rules.match);
    return quick != nullptr ? std::optional(quick->deals) : std::nullopt;
}

class RummyDiscipline final : public Discipline
{
    Q_DECLARE_TR_FUNCTIONS(RummyDiscipline)

public:
    QString gamesHead() const override { return tr("Games"); }
    QString opensHead() const override { return tr("Opens game"); }
    Column gameColumn() const override { return column(u"game"_s, tr("Game"), ColumnKind::Number); }
    QString gameTitle(const core::GameKey& game) const override
    {
        return tr("Table %1, game %2").arg(plain(game.table)).arg(plain(game.game));
    }
    QString afterGamesText(int games) const override
    {
        return tr("after %n game(s)", nullptr, games);
    }
    QString noGameText() const override { return tr("No game yet"); }
    Column sumColumn(const core::Settings& /*settings*/) const override
    {
        return column(u"tmp"_s, tr("TMP"), ColumnKind::Points);
    }
    Column sumBeforeColumn() const override
    {
        return column(u"tmp_before"_s, tr("TMP before"), ColumnKind::Points);
    }
    Column sumNowColumn() const override
    {
        return column(u"tmp"_s, tr("TMP now"), ColumnKind::Points);
    }
    QString roundSumText(const core::Settings& /*settings*/) const override
    {
        return tr("Points of the round: %1");
    }
    QString totalText(const core::Settings& /*settings*/, const core::Tally& tally) const override
    {
        return tr("TMP %1 = %2").arg(texts::matchPointsText(tally.tmp()), texts::sumText(tally));
    }
    HandColumns handColumns(const core::Settings& settings) const override
    {
        HandColumns columns = {column(u"stones"_s, tr("Stones"), ColumnKind::Number),
                               column(u"claims"_s, tr("Claims"), ColumnKind::Number),
                               column(u"points"_s, tr("Points"), ColumnKind::Points)};
        if (settings.rules.ruleSet == scoring::RuleSet::RummyPure) {
            columns.second.use = typeset::ColumnUse::Csv;
        }
        return columns;
    }
    bool playsForChips(const core::Settings& /*settings*/) const override { return false; }

    std::optional<int> gamesOf(const core::Settings& /*settings*/, int games) const override
    {
        return games;
    }
    void addSlipWords(typeset::SlipWords& words, const core::Settings& settings) const override
    {
        words.opener = tr("opens the game");
        words.game = tr("Game %1");
        words.firstBox = tr("Stones");
        if (settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
            words.secondBox = tr("Claims");
        }
        words.endings << tr("Rommé");
        if (settings.rules.options.firstRoundRomme) {
            words.endings << tr("First-round Rommé");
        }
        words.endings << tr("Ended early");
    }

    Column missingColumn() const override
    {
        return csvColumn(u"missing_games"_s, ColumnKind::Number);
    }
    QString missingWord(const SeatedTable& at) const override
    {
        QStringList games;
        const auto listed = listedGames(at.round);
        for (std::int32_t number = 1; number <= listed; ++number) {
            if (findGame(at.table, core::GameNumber{number}) == nullptr) {
                games << QString::number(number);
            }
        }
        if (const auto last = enterableGames(at.round); listed < last) {
            games << u"%1–%2"_s.arg(listed + 1).arg(last);
        }
        return games.join(u", "_s);
    }
    QString missingText(const SeatedTable& at) const override
    {
        const auto entered = static_cast<int>(at.table.games.size());
        const int missing = std::max(enterableGames(at.round) - entered, 0);
        return tr("Missing: game(s) %1", nullptr, missing).arg(missingWord(at));
    }
    QString matchNote(const SeatedTable& /*at*/) const override { return {}; }

    QString shortReportLegend(const core::Settings& /*settings*/) const override
    {
        return tr("(place, name, total match points)");
    }
    QString nothingPlayedText() const override { return tr("No game has been played yet."); }

    typeset::Document roundResults(const Source& source, const Choice& choice) const override
    {
        return stoneResults(source, choice);
    }

    bool has(StandingsTrait trait, const core::Settings& settings) const override
    {
        return trait == StandingsTrait::Any || trait == StandingsTrait::Sum ||
               trait == StandingsTrait::Stones ||
               (trait == StandingsTrait::Claims &&
                settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus);
    }
};

class Romme500Discipline final : public Discipline
{
    Q_DECLARE_TR_FUNCTIONS(Romme500Discipline)

public:
    QString gamesHead() const override { return tr("Deals"); }
    QString opensHead() const override { return tr("Opens deal"); }
    Column gameColumn() const override { return column(u"deal"_s, tr("Deal"), ColumnKind::Number); }
    QString gameTitle(const core::GameKey& game) const override
    {
        return tr("Table %1, deal %2").arg(plain(game.table)).arg(plain(game.game));
    }
    QString afterGamesText(int games) const override
    {
        return tr("after %n deal(s)", nullptr, games);
    }
    QString noGameText() const override { return tr("No deal yet"); }
    Column sumColumn(const core::Settings& settings) const override
    {
        return column(u"points"_s, pointsHead(settings), ColumnKind::Points);
    }
    Column sumBeforeColumn() const override
    {
        return column(u"sum_before"_s, tr("Sum before"), ColumnKind::Points);
    }
    Column sumNowColumn() const override
    {
        return column(u"points"_s, tr("Sum now"), ColumnKind::Points);
    }
    QString roundSumText(const core::Settings& settings) const override
    {
        return givesCardPoints(settings) ? tr("Points of the round: %1")
                                         : tr("Match points of the round: %1");
    }
    QString totalText(const core::Settings& settings, const core::Tally& tally) const override
    {
        return tr("%1: %2", "what is added up, the sum")
            .arg(pointsHead(settings), texts::matchPointsText(tally.tmp()));
    }
    HandColumns handColumns(const core::Settings& /*settings*/) const override
    {
        return {column(u"melded"_s, tr("Melded"), ColumnKind::Number),
                column(u"hand"_s, tr("In hand"), ColumnKind::Number),
                column(u"score"_s, tr("Score"), ColumnKind::Points)};
    }
    bool playsForChips(const core::Settings& settings) const override
    {
        return settings.cards.pcr.has_value();
    }

    std::optional<int> gamesOf(const core::Settings& settings, int /*games*/) const override
    {
        return dealsOf(settings.cards);
    }
    void addSlipWords(typeset::SlipWords& words, const core::Settings& settings) const override
    {
        words.opener = tr("opens the deal");
        words.game = tr("Deal %1");
        words.firstBox = tr("Melded");
        words.secondBox = tr("In hand", "short, on a slip");
        words.endings = QStringList{tr("Stock used up")};
        words.runningTotal = tr("Total so far");
        if (settings.cards.event == core::CardEvent::Single) {
            words.tieBreaker = tr("Tie-breaker", "short, on a slip");
        }
        words.low = !dealsOf(settings.cards);
    }

    Column missingColumn() const override { return csvColumn(u"status"_s); }
    QString missingWord(const SeatedTable& at) const override
    {
        return core::keyOf(matchOf(at.settings, at.round, at.table).status);
    }
    QString missingText(const SeatedTable& at) const override { return matchNote(at); }
    QString matchNote(const SeatedTable& at) const override
    {
        const auto match = matchOf(at.settings, at.round, at.table);
        return tr("Match: %1").arg(matchText(at.people, at.settings, at.round, match));
    }

    QString shortReportLegend(const core::Settings& settings) const override
    {
        if (isKnockOut(settings)) {
            return tr("(place, name)");
        }
        return givesCardPoints(settings) ? tr("(place, name, points)")
                                         : tr("(place, name, match points)");
    }
    QString nothingPlayedText() const override { return tr("No deal has been played yet."); }

    typeset::Document roundResults(const Source& source, const Choice& choice) const override
    {
        return cardResults(source, choice);
    }

    bool has(StandingsTrait trait, const core::Settings& settings) const override
    {
        return trait == StandingsTrait::Any || trait == StandingsTrait::Matches ||
               (trait == StandingsTrait::Sum && !isKnockOut(settings)) ||
               (trait == StandingsTrait::KnockOut && isKnockOut(settings)) ||
               (trait == StandingsTrait::Chips && playsForChips(settings));
    }
};

} // namespace

const Discipline& disciplineOf(const core::Settings& settings)
{
    static const RummyDiscipline rummy;
    static const Romme500Discipline romme500;
    if (playsCards(settings)) {
        return romme500;
    }
    return rummy;
}

} // namespace documents
