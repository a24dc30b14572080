#include "app/cli/call.h"
#include "app/cli/entry.h"
#include "app/texts/rule_texts.h"
#include "commands.h"
#include "core/file/words.h"
#include "core/slip_id.h"
#include "scoring/match_points.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class ResultCommands
{
    Q_DECLARE_TR_FUNCTIONS(ResultCommands)
};

core::GameKey gameKey(const Arguments& arguments)
{
    return {arguments.id<core::RoundNumber>(u"round"_s),
            arguments.id<core::TableNumber>(u"table"_s), arguments.id<core::GameNumber>(u"game"_s)};
}

/// The same where a slip id may stand for round and table.
core::Result<core::GameKey> gameKey(const Arguments& arguments, const core::Tournament& tournament)
{
    if (!arguments.has(u"slip"_s)) {
        return gameKey(arguments);
    }
    const auto slip = core::slipInForce(tournament, arguments.text(u"slip"_s));
    if (!slip) {
        return slip.refused();
    }
    return core::GameKey{slip->round, slip->table, arguments.id<core::GameNumber>(u"game"_s)};
}

core::EntryTerms termsOf(const Arguments& arguments)
{
    core::EntryTerms terms;
    terms.warningsConfirmed = arguments.has(u"confirm-warnings"_s);
    terms.correction = arguments.has(u"correct"_s);
    terms.reason = arguments.text(u"reason"_s);
    if (arguments.has(u"revision"_s)) {
        terms.seenRevision = arguments.number(u"revision"_s);
    }
    return terms;
}

/// What each seat earned, in seat order: "5,3,-,1".
QString totalsText(const scoring::GameScore& score, std::size_t seats)
{
    QStringList totals;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const bool played = seat < score.size() && score[seat];
        totals << (played ? QString::fromStdString(fractionText(score[seat]->total())) : u"-"_s);
    }
    return totals.join(u',');
}

/// What each hand of a deal scored: "85,20,-,-35".
QString scoresText(const scoring::DealScore& score)
{
    QStringList scores;
    for (const auto& hand : score) {
        scores << (hand ? QString::number(*hand) : u"-"_s);
    }
    return scores.join(u',');
}

template <typename Hands>
void keepSubstitutions(const Hands& hands, const std::vector<core::Substitution>& before,
                       std::vector<core::Substitution>& after)
{
    for (const auto& substitution : before) {
        if (substitution.seat < hands.size() && hands[substitution.seat]) {
            after.push_back(substitution);
        }
    }
}

/// A correction of numbers alone says nothing about who held the cards: that stays as it stands.
void keepSubstitutions(core::GameOutcome& corrected, const core::Game& standing)
{
    const auto& before = substitutionsOf(standing.outcome);
    if (auto* const game = std::get_if<core::PlayedGame>(&corrected)) {
        keepSubstitutions(game->result.hands, before, game->substitutions);
    } else if (auto* const deal = std::get_if<core::PlayedDeal>(&corrected)) {
        keepSubstitutions(deal->deal.hands, before, deal->substitutions);
    }
}

/// Whether the result is written as the tournament's rules need it; if not, says so.
bool fitsRules(Call& call, const core::Settings& settings)
{
    const bool cards = call.arguments().has(u"melded"_s);
    const bool stones = call.arguments().has(u"stones"_s);
    if (playsCards(settings) ? !stones : !cards) {
        return true;
    }
    call.console().error(
        cards ? u"--melded"_s : u"--stones"_s,
        cards ? ResultCommands::tr("This tournament plays %1: give --stones.")
                    .arg(texts::ruleSetName(settings.rules.ruleSet))
              : ResultCommands::tr("This tournament plays %1: give --melded and --hand.")
                    .arg(texts::ruleSetName(settings.rules.ruleSet)));
    return false;
}

ExitCode enter(Call& call)
{
    const auto id = call.tournamentId();
    const auto tournament = call.director().tournament(id);
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const auto found = gameKey(call.arguments(), **tournament);
    if (!found) {
        return call.refuse(found.refused());
    }
    if (!fitsRules(call, (*tournament)->settings)) {
        return ExitCode::Usage;
    }
    const core::GameKey key = *found;
    const core::Table* table = findTable(**tournament, key.round, key.table);
    const auto seats = table != nullptr ? std::optional(table->head.seats.size()) : std::nullopt;
    auto outcome = readOutcome(call, seats);
    if (!outcome.value) {
        return outcome.failure;
    }
    const core::Game* standing = table != nullptr ? findGame(*table, key.game) : nullptr;
    const bool substitutesGiven =
        call.arguments().has(u"played-by"_s) || call.arguments().has(u"taken-over"_s);
    if (standing != nullptr && call.arguments().has(u"correct"_s) && !substitutesGiven) {
        keepSubstitutions(*outcome.value, *standing);
    }
    const auto entered = call.director().enter(id, key, *outcome.value, termsOf(call.arguments()));
    if (entered) {
        call.warn(entered->warnings);
        call.console().print(entered->dealScore.size() > 0
                                 ? scoresText(entered->dealScore)
                                 : totalsText(entered->score, seats.value_or(0)));
    }
    return call.finish(entered);
}

ExitCode clear(Call& call)
{
    return call.finish(call.director().clear(call.tournamentId(), gameKey(call.arguments()),
                                             call.arguments().text(u"reason"_s)));
}

Option roundOption()
{
    return numberOption(u"round"_s, u"R"_s, ResultCommands::tr("the round")).at({u"/round"_s});
}

Option tableOption()
{
    return numberOption(u"table"_s, u"T"_s, ResultCommands::tr("the table")).at({u"/table"_s});
}

Option gameOption()
{
    return numberOption(u"game"_s, u"G"_s, ResultCommands::tr("the game at that table"))
        .needed()
        .at({u"/game"_s, u"/number"_s});
}

Option slipOption()
{
    return textOption(u"slip"_s, u"ID"_s,
                      ResultCommands::tr("the table's score slip, in place of round and table"))
        .at({u"/slip"_s, u"/round"_s, u"/table"_s});
}

Option reasonOption()
{
    return textOption(u"reason"_s, u"TEXT"_s, ResultCommands::tr("why, for the journal"))
        .at({u"/reason"_s});
}

std::vector<Option> outcomeOptions()
{
    return {
        textOption(u"stones"_s, u"LIST"_s,
                   ResultCommands::tr("stones left, seat A first; - did not play"))
            .at({u"/hands"_s, u"/hands/*"_s, u"/hands/*/stones"_s}),
        textOption(u"melded"_s, u"LIST"_s,
                   ResultCommands::tr("Rommé 500: points melded and laid off, seat A first"))
            .at({u"/hands"_s, u"/hands/*"_s, u"/hands/*/melded"_s}),
        textOption(u"hand"_s, u"LIST"_s,
                   ResultCommands::tr("Rommé 500: points left in hand, in the same order"))
            .at({u"/hands/*/hand"_s}),
        textOption(u"not-played"_s, u"REASON"_s, ResultCommands::tr("close the game as not played"))
            .at({u"/notPlayed"_s}),
        textOption(u"claims"_s, u"LIST"_s,
                   ResultCommands::tr("claims in the same order (default: none)"))
            .at({u"/hands/*/claims"_s}),
        wordOption(u"ending"_s,
                   core::allWords<scoring::Ending>() + core::allWords<scoring::DealEnding>(),
                   ResultCommands::tr("how the game ended (default: romme; of Rommé 500 out)"))
            .at({u"/ending"_s}),
        flag(u"tie-breaker"_s,
             ResultCommands::tr("Rommé 500: a deal among those tied at the top of the match"))
            .at({u"/tieBreaker"_s}),
        textOption(u"players"_s, u"LIST"_s,
                   ResultCommands::tr("the start numbers who played the tie-breaker, in the order "
                                      "of the other lists"))
            .at({u"/players"_s}),
        textOption(u"played-by"_s, u"SEAT=NAME"_s,
                   ResultCommands::tr("somebody played for the seat's participant, who keeps the "
                                      "points"))
            .repeated()
            .at({u"/hands/*/playedBy"_s}),
        textOption(u"taken-over"_s, u"SEAT=NUMBER"_s,
                   ResultCommands::tr("that participant took over the seat and gets the points"))
            .repeated()
            .at({u"/hands/*/participant"_s}),
    };
}

std::vector<Option> termOptions()
{
    Option revision =
        numberOption(u"revision"_s, u"N"_s,
                     ResultCommands::tr("refuse if the game was written since revision N"))
            .at({u"/revision"_s});
    revision.largest = std::numeric_limits<qint64>::max();
    return {
        flag(u"confirm-warnings"_s, ResultCommands::tr("store it in spite of warnings")),
        flag(u"correct"_s, ResultCommands::tr("replace another result that stands there")),
        reasonOption(),
        revision,
    };
}

Command enterCommand()
{
    Command command;
    command.name = u"enter"_s;
    command.summary = ResultCommands::tr("Enter or correct one game of a table");
    command.details = ResultCommands::tr(
        "Prints what each seat earned, GMP and CMP together, as fractions in seat order; of a deal "
        "of Rommé 500 its scores.\n"
        "A suspicious result is listed as warnings and stored only with --confirm-warnings. The "
        "same result once more changes nothing; a different one needs --correct.\n"
        "SEAT is a letter from A to D. --played-by and --taken-over may be given several times. A "
        "correction with neither of them keeps who held the cards of a seat that still plays; to "
        "take that back, name the seat's own participant with --taken-over.\n"
        "A slip id stands on the slip, as in 1-02-9. It is refused if it is mistyped or if the "
        "slip was replaced because the seats changed.");
    command.options = {tournamentOption(), roundOption(), tableOption(), slipOption(),
                       gameOption()};
    for (const auto& more : {outcomeOptions(), termOptions()}) {
        command.options.insert(command.options.end(), more.begin(), more.end());
    }
    command.oneOf = {{u"round table"_s, u"slip"_s},
                     {u"stones"_s, u"melded hand"_s, u"not-played"_s}};
    command.examples = {
        u"enter --tournament 3 --round 1 --table 2 --game 1 --stones 0,3,5,9 --claims 1,0,3,0"_s,
        u"enter --tournament 3 --round 1 --table 2 --game 2 --stones 4,-,9,2 --ending early"_s,
        u"enter --tournament 3 --round 1 --table 2 --game 3 --not-played \"no time left\""_s,
        u"enter --tournament 3 --slip 1-02-9 --game 4 --stones 0,7,3,8"_s,
        u"enter --tournament 5 --round 1 --table 1 --game 1 --melded 85,40,0 --hand 0,20,35"_s,
    };
    command.run = enter;
    return command;
}

Command clearCommand()
{
    Command command;
    command.name = u"clear"_s;
    command.summary = ResultCommands::tr("Take the result of a game away");
    command.options = {tournamentOption(), roundOption().needed(), tableOption().needed(),
                       gameOption(), reasonOption()};
    command.examples = {u"clear --tournament 3 --round 1 --table 2 --game 4"_s};
    command.run = clear;
    return command;
}

} // namespace

std::vector<Command> resultCommands()
{
    return {enterCommand(), clearCommand()};
}

} // namespace cli
