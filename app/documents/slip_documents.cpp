#include "slip_documents.h"

#include "app/texts/seat_letters.h"
#include "card_words.h"
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

void addStoneWords(reports::SlipWords& words, const scoring::Rules& rules)
{
    words.opener = SlipDocuments::tr("opens the game");
    words.game = SlipDocuments::tr("Game %1");
    words.firstBox = SlipDocuments::tr("Stones");
    if (rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        words.secondBox = SlipDocuments::tr("Claims");
    }
    words.endings << SlipDocuments::tr("Rommé");
    if (rules.options.firstRoundRomme) {
        words.endings << SlipDocuments::tr("First-round Rommé");
    }
    words.endings << SlipDocuments::tr("Ended early");
}

/// How many deals fit on a slip beside which nobody knows how many there will be.
constexpr int dealsOfTargetMatch = 8;

void addCardWords(reports::SlipWords& words, const core::CardRules& rules)
{
    words.opener = SlipDocuments::tr("opens the deal");
    words.game = SlipDocuments::tr("Deal %1");
    words.firstBox = SlipDocuments::tr("Melded");
    words.secondBox = SlipDocuments::tr("In hand");
    words.endings = QStringList{SlipDocuments::tr("Stock used up")};
    words.runningTotal = SlipDocuments::tr("Total so far");
    words.low = !dealsOf(rules);
}

reports::SlipWords wordsFor(const core::Settings& settings)
{
    reports::SlipWords words;
    words.event = settings.name;
    words.dateAndPlace = dateAndPlaceOf(settings);
    if (playsCards(settings)) {
        addCardWords(words, settings.cards);
    } else {
        addStoneWords(words, settings.rules);
    }
    words.sum = SlipDocuments::tr("Sum");
    words.signature = SlipDocuments::tr("Signature");
    return words;
}

/// The games that a slip has rows for, `games` under the rules with stones.
int rowsFor(const core::Settings& settings, int games)
{
    if (!playsCards(settings)) {
        return games;
    }
    return dealsOf(settings.cards).value_or(dealsOfTargetMatch);
}

reports::Slip slipFor(const core::Settings& settings, const core::Round& round,
                      const core::Table& table, const People& people)
{
    reports::Slip slip;
    slip.table = SlipDocuments::tr("Table %1").arg(plain(table.number));
    slip.round = roundText(round.number);
    slip.id = core::slipText(core::slipOf(round, table));
    if (table.head.slip > 1) {
        slip.replaced = SlipDocuments::tr("Replaces the slip printed before");
    }
    slip.games = rowsFor(settings, round.head.games);
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
            slips.slips.push_back(slipFor(source.tournament.settings, *round, *table, people));
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
    slips.slips.assign(count, blankSlip(rowsFor(settings, settings.gamesPerRound)));
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
