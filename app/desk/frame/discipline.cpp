#include "app/desk/frame/discipline.h"

#include "app/desk/evening/results/results_discipline.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/evening/standings/standings_discipline.h"
#include "core/cards/knock_out.h"
#include "core/texts/rule_texts.h"
#include "core/use_cases/judging.h"
#include "reports/documents/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

class RummyDiscipline final : public Discipline
{
    Q_DECLARE_TR_FUNCTIONS(RummyDiscipline)

public:
    QStringList setupFacts(const core::Settings& settings) const override
    {
        const QString games = gameFacts(settings).front();
        const QString rounds = settings.plannedRounds
                                   ? tr("%n round(s)", nullptr, *settings.plannedRounds)
                                   : QString();
        return {rounds.isEmpty() ? games : rounds + QStringLiteral(", ") + games,
                settings.open ? tr("open tournament") : tr("club tournament")};
    }
    QString numberedGame(core::GameNumber number) const override
    {
        return tr("game %1").arg(core::plain(number));
    }
    QString contradiction(const QString& place) const override
    {
        return tr("The games entered contradict this change: %1").arg(place);
    }
    QString tablesHint() const override
    {
        return tr("With claims at tables of two to four, or without at three and four.");
    }
    QString plannedRoundsHint(const core::Settings& /*settings*/) const override
    {
        return tr("As many rounds can be drawn ahead at once.");
    }
    QString roundLength(const core::Settings& /*settings*/, int games) const override
    {
        return tr("%n game(s) each", nullptr, games);
    }
    bool canShortenRounds() const override { return true; }
    std::optional<core::MatchState> matchAt(const core::Settings& /*settings*/,
                                            const core::Round& /*round*/,
                                            const core::Table& /*table*/) const override
    {
        return std::nullopt;
    }
    QString outcome(const core::Tournament& /*tournament*/) const override { return {}; }
    QString openTablesReason(int /*openTables*/) const override { return {}; }
    QString missingAfterResultReason() const override
    {
        return tr("A result was entered at that table already. Enter the missing person as not "
                  "having played in the other games.");
    }
    bool offersSeating(seating::Mode /*mode*/, const core::Tournament& /*tournament*/,
                       core::RoundNumber /*round*/,
                       seating::FivePlayers /*fivePlayers*/) const override
    {
        return true;
    }
    const ResultsDiscipline& results() const override { return rummyResults(); }
    const StandingsDiscipline& standings() const override { return rummyStandings(); }
    QStringList gameFacts(const core::Settings& settings) const override
    {
        return {tr("%n game(s) per round", nullptr, settings.gamesPerRound)};
    }
};

class Romme500Discipline final : public Discipline
{
    Q_DECLARE_TR_FUNCTIONS(Romme500Discipline)

public:
    QStringList setupFacts(const core::Settings& settings) const override
    {
        QStringList facts = gameFacts(settings);
        if (settings.plannedRounds) {
            facts << tr("%n round(s)", nullptr, *settings.plannedRounds);
        }
        return facts;
    }
    QString numberedGame(core::GameNumber number) const override
    {
        return tr("deal %1").arg(core::plain(number));
    }
    QString contradiction(const QString& place) const override
    {
        return tr("The deals entered contradict this change: %1").arg(place);
    }
    QString tablesHint() const override { return tr("With cards, at tables of two to four."); }
    QString plannedRoundsHint(const core::Settings& settings) const override
    {
        return settings.cards.event == core::CardEvent::Multi
                   ? tr("In a knock-out each round waits for the one before it.")
                   : tr("As many rounds can be drawn ahead at once.");
    }
    QString roundLength(const core::Settings& settings, int /*games*/) const override
    {
        return texts::matchText(settings.cards.match);
    }
    /// Matches end by themselves.
    bool canShortenRounds() const override { return false; }
    std::optional<core::MatchState> matchAt(const core::Settings& settings,
                                            const core::Round& round,
                                            const core::Table& table) const override
    {
        return core::matchOf(settings, round, table);
    }
    QString outcome(const core::Tournament& tournament) const override
    {
        const auto event = tournament.settings.cards.event;
        if (event == core::CardEvent::Multi) {
            const auto winner = core::knockOutOf(tournament).winner;
            return winner ? tr("%1 has won the knock-out.").arg(words::person(tournament, *winner))
                          : QString();
        }
        return event == core::CardEvent::Points ? QString() : singleTableOutcome(tournament);
    }
    QString openTablesReason(int openTables) const override
    {
        return tr("%n match(es) are not decided yet. Enter the deals and lots that are missing.",
                  nullptr, openTables);
    }
    QString missingAfterResultReason() const override
    {
        return tr("A deal was entered at that table already. Note on the page Results that the "
                  "missing person has left the match.");
    }
    // In a knock-out, or with a single table, there is nothing to plan.
    bool offersSeating(seating::Mode mode, const core::Tournament& tournament,
                       core::RoundNumber round, seating::FivePlayers fivePlayers) const override
    {
        if (mode == seating::Mode::Draw) {
            return true;
        }
        const auto sizes = core::headcount(tournament, round, fivePlayers).sizes;
        return !isKnockOut(tournament.settings) && sizes && sizes->tables.size() > 1;
    }
    const ResultsDiscipline& results() const override { return romme500Results(); }
    const StandingsDiscipline& standings() const override { return romme500Standings(); }
    QStringList gameFacts(const core::Settings& settings) const override
    {
        return {texts::eventName(settings.cards.event), texts::matchText(settings.cards.match)};
    }

private:
    [[nodiscard]] static QString singleTableOutcome(const core::Tournament& tournament)
    {
        const auto& rounds = tournament.rounds;
        const auto last =
            std::find_if(rounds.rbegin(), rounds.rend(),
                         [](const core::Round& round) { return core::counts(round.head.state); });
        if (last == rounds.rend() || last->tables.size() != 1) {
            return {};
        }
        const auto match = core::matchOf(tournament.settings, *last, last->tables.front());
        const documents::People names(tournament);
        return match.isDecided()
                   ? tr("Round %1: %2")
                         .arg(core::plain(last->number))
                         .arg(documents::matchText(names, tournament.settings, *last, match))
                   : QString();
    }
};

} // namespace

const Discipline& disciplineOf(const core::Settings& settings)
{
    static const RummyDiscipline rummy;
    static const Romme500Discipline romme500;
    if (core::playsCards(settings)) {
        return romme500;
    }
    return rummy;
}

} // namespace desk
