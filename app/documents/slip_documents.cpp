#include "slip_documents.h"

#include "app/texts/seat_letters.h"
#include "core/slip_id.h"
#include "frame.h"
#include "people.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class SlipDocuments
{
    Q_DECLARE_TR_FUNCTIONS(SlipDocuments)
};

QString roundText(core::RoundNumber round)
{
    return SlipDocuments::tr("Round %1").arg(plain(round));
}

reports::SlipWords wordsFor(const core::Settings& settings)
{
    reports::SlipWords words;
    words.event = settings.name;
    words.dateAndPlace = dateAndPlaceOf(settings);
    words.game = SlipDocuments::tr("Game %1");
    words.opener = SlipDocuments::tr("opens the game");
    words.stones = SlipDocuments::tr("Stones");
    if (settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        words.claims = SlipDocuments::tr("Claims");
    }
    words.romme = SlipDocuments::tr("Rommé");
    if (settings.rules.options.firstRoundRomme) {
        words.firstRoundRomme = SlipDocuments::tr("First-round Rommé");
    }
    words.earlyEnd = SlipDocuments::tr("Ended early");
    words.sum = SlipDocuments::tr("Sum");
    words.signature = SlipDocuments::tr("Signature");
    return words;
}

reports::Slip slipFor(const core::Round& round, const core::Table& table, const People& people)
{
    reports::Slip slip;
    slip.table = SlipDocuments::tr("Table %1").arg(plain(table.number));
    slip.round = roundText(round.number);
    slip.id = core::slipText(core::slipOf(round, table));
    if (table.head.slip > 1) {
        slip.replaced = SlipDocuments::tr("Replaces the slip printed before");
    }
    slip.games = round.head.games;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        const auto number = table.head.seats[seat];
        slip.seats.push_back(
            {texts::seatLetter(seat), QString::number(plain(number)), people.name(number)});
    }
    return slip;
}

reports::Slip blankSlip(int games)
{
    reports::Slip slip;
    slip.table = SlipDocuments::tr("Table");
    slip.round = SlipDocuments::tr("Round");
    slip.games = games;
    for (std::size_t seat = 0; seat < std::size_t{scoring::largestTable}; ++seat) {
        slip.seats.push_back({texts::seatLetter(seat), {}, {}});
    }
    return slip;
}

} // namespace

reports::Document slipDocument(const Source& source, const Choice& choice)
{
    const People people(source.tournament);
    reports::ScoreSlips slips{wordsFor(source.tournament.settings), {}, noRoundText()};
    if (const auto* const round = roundToTell(source, choice)) {
        for (const auto* const table : tablesToTell(*round, choice)) {
            slips.slips.push_back(slipFor(*round, *table, people));
        }
    }
    return {frameOf(source), std::move(slips)};
}

reports::Document blankSlips(const Source& source)
{
    constexpr std::size_t page = 4;
    const auto* const round = roundToTell(source, {});
    const auto tables = round != nullptr ? round->tables.size() : 0;
    const auto count = std::max<std::size_t>(1, (tables + page - 1) / page) * page;
    const auto& settings = source.tournament.settings;
    reports::ScoreSlips slips{wordsFor(settings), {}, {}};
    slips.slips.assign(count, blankSlip(settings.gamesPerRound));
    return {frameOf(source), std::move(slips)};
}

reports::Document cardDocument(const Source& source, const Choice& choice)
{
    const People people(source.tournament);
    reports::TableCards cards{{}, noRoundText()};
    if (const auto* const round = roundToTell(source, choice)) {
        for (const auto* const table : tablesToTell(*round, choice)) {
            reports::TableCard card;
            card.caption = SlipDocuments::tr("Table");
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
