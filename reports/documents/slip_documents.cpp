#include "reports/documents/catalogue.h"

#include "core/codes/hall_codes.h"
#include "core/codes/slip_id.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/ties.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

QString roundText(core::RoundNumber round)
{
    return Texts::tr("Round %1").arg(plain(round));
}

typeset::ScoreSlips slipsOf(const core::Settings& settings)
{
    typeset::ScoreSlips slips;
    auto& words = slips.words;
    words.event = settings.name;
    words.dateAndPlace = dateAndPlaceOf(settings);
    disciplineOf(settings).addSlipWords(words, settings);
    words.sum = Texts::tr("Sum");
    words.signature = Texts::tr("Signature");
    return slips;
}

/// The games with rows on a slip if `games` are planned.
int rowsFor(const core::Settings& settings, int games)
{
    constexpr int asManyAsFit = 8;
    constexpr int mostLegible = 50;
    return std::min(disciplineOf(settings).gamesOf(settings, games).value_or(asManyAsFit),
                    mostLegible);
}

/// The address a phone opens to report the table's games; empty if it can't.
QString codeOf(const Source& source, const core::SlipId& slip)
{
    const bool reports = source.tournament.settings.phoneSlips != core::PhoneSlips::Off &&
                         !source.hallKey.isEmpty() && !source.hallAddress.isEmpty();
    return reports ? source.hallAddress + u"t/"_s + core::slipCode(source.hallKey, slip) + u'#' +
                         core::slipText(slip)
                   : QString();
}

/// A game of the table as its slip would have it.
typeset::SlipResult resultOf(const core::Settings& settings, const core::GameOutcome& outcome)
{
    typeset::SlipResult result;
    if (const auto* const game = std::get_if<core::PlayedGame>(&outcome)) {
        const bool hasClaims = settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
        for (const auto& hand : game->result.hands) {
            result.first << (hand ? QString::number(hand->stones) : u"–"_s);
            result.second << (hand && hasClaims ? QString::number(hand->claims) : QString());
        }
        const bool hasFirstRound = settings.rules.options.firstRoundRomme;
        const auto ending = game->result.ending;
        result.ending = ending == scoring::Ending::Romme             ? 0
                        : ending == scoring::Ending::FirstRoundRomme ? 1
                        : hasFirstRound                              ? 2
                                                                     : 1;
    } else if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        for (const auto& hand : deal->deal.hands) {
            result.first << (hand ? QString::number(hand->melded) : u"–"_s);
            result.second << (hand ? QString::number(hand->hand) : QString());
        }
        if (deal->deal.ending == scoring::DealEnding::Stock) {
            result.ending = 0;
        }
    } else {
        result.remark = Texts::tr("not played", "a game");
    }
    return result;
}

/// What is stored, else what the newest phone has reported.
std::vector<typeset::SlipResult> knownResults(const Source& source, const core::Round& round,
                                              const core::Table& table, int games)
{
    std::vector<typeset::SlipResult> results;
    for (int number = 1; number <= games; ++number) {
        const core::GameKey key{round.number, table.number, core::GameNumber{number}};
        const auto* const report = newestInTime(source.tournament, source.pending, key);
        auto& result = results.emplace_back();
        if (const auto* const game = findGame(table, key.game)) {
            result = resultOf(source.tournament.settings, game->outcome);
        } else if (report != nullptr) {
            result = resultOf(source.tournament.settings, gameIn(*report)->outcome);
            result.remark = Texts::tr("by phone", "a reported game");
        }
    }
    return results;
}

typeset::Slip slipFor(const Source& source, const core::Round& round, const core::Table& table,
                      const People& people)
{
    const auto& settings = source.tournament.settings;
    typeset::Slip slip;
    slip.table = Texts::tr("Table %1").arg(plain(table.number));
    slip.round = roundText(round.number);
    slip.id = core::slipText(core::slipOf(round, table));
    slip.code = codeOf(source, core::slipOf(round, table));
    if (table.head.slip > 1) {
        slip.remark = Texts::tr("Replaces the slip printed before");
    }
    slip.games = rowsFor(settings, round.head.games);
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        const auto number = table.head.seats[seat];
        slip.seats.push_back(
            {texts::seatLetter(seat), QString::number(plain(number)), people.name(number)});
    }
    return slip;
}

} // namespace

typeset::Document scoreSlips(const Source& source, const Choice& choice)
{
    const auto& settings = source.tournament.settings;
    const People people(source.tournament);
    auto slips = slipsOf(settings);
    slips.nothing = noRoundText();
    if (const auto* const round = chosenRound(source, choice)) {
        for (const auto* const table : chosenTables(*round, choice)) {
            auto& slip = slips.slips.emplace_back(slipFor(source, *round, *table, people));
            if (choice.form == Form::Filled) {
                slip.remark = Texts::tr("Slip lost: two of the table sign");
                slip.results = knownResults(source, *round, *table, slip.games);
            }
        }
    }
    return {frameOf(source), std::move(slips)};
}

typeset::Document blankSlips(const Source& source, const Choice& /*choice*/)
{
    constexpr std::size_t page = 4;
    const auto* const round = chosenRound(source, {Kind::ScoreSlips});
    const auto tables = round != nullptr ? round->tables.size() : 0;
    const auto count = std::max<std::size_t>(1, (tables + page - 1) / page) * page;
    const auto& settings = source.tournament.settings;
    typeset::Slip blank;
    blank.table = Texts::tr("Table");
    blank.round = Texts::tr("Round");
    blank.games = rowsFor(settings, settings.gamesPerRound);
    for (std::size_t seat = 0; seat < std::size_t{scoring::largestTable}; ++seat) {
        blank.seats.push_back({texts::seatLetter(seat), {}, {}});
    }
    auto slips = slipsOf(settings);
    slips.slips.assign(count, blank);
    return {frameOf(source), std::move(slips)};
}

typeset::Document playOffSlips(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    auto slips = slipsOf(tournament.settings);
    slips.words.secondBox.clear();
    slips.words.runningTotal.clear();
    slips.nothing = Texts::tr("Nobody is level who could play off.");
    for (const auto& tie : playOffsDue(tournament)) {
        if (choice.participant && !isAmong(tie.numbers, *choice.participant)) {
            continue;
        }
        typeset::Slip slip;
        slip.table = Texts::tr("Play-off");
        slip.round = Texts::tr("for rank %1").arg(tie.rank);
        slip.remark = Texts::tr("Fewest stones win. Who is level again plays again.");
        slip.games = 1;
        for (std::size_t seat = 0; seat < tie.numbers.size(); ++seat) {
            const auto number = tie.numbers[seat];
            slip.seats.push_back(
                {texts::seatLetter(seat), QString::number(plain(number)), people.name(number)});
        }
        slips.slips.push_back(std::move(slip));
    }
    return {frameOf(source), std::move(slips)};
}

typeset::Document tableCards(const Source& source, const Choice& choice)
{
    const People people(source.tournament);
    typeset::TableCards cards{{}, noRoundText()};
    if (const auto* const round = chosenRound(source, choice)) {
        for (const auto* const table : chosenTables(*round, choice)) {
            typeset::TableCard card;
            card.caption = Texts::tr("Table");
            card.number = QString::number(plain(table->number));
            card.event = source.tournament.settings.name;
            card.round = roundText(round->number);
            for (std::size_t seat = 0; seat < table->head.seats.size(); ++seat) {
                card.people << texts::seatLetter(seat) + u"  "_s +
                                   people.numbered(table->head.seats[seat]);
            }
            cards.cards.push_back(std::move(card));
        }
    }
    return {frameOf(source), std::move(cards)};
}

} // namespace documents
