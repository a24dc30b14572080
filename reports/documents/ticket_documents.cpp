#include "core/evening/missing.h"
#include "reports/documents/catalogue.h"

#include "core/codes/badge_code.h"
#include "core/codes/hall_codes.h"
#include "core/money/prizes.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/wifi_code.h"
#include "reports/typeset/tickets.h"

#include <QUrl>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRoundsOnACard = 40; ///< As many as a page holds.

typeset::Tickets ticketsOf(int columns, int rows)
{
    typeset::Tickets tickets;
    tickets.columns = columns;
    tickets.rows = rows;
    return tickets;
}

/// Everyone by name, or only the chosen one.
std::vector<core::StartNumber> chosenPeople(const People& people, const Choice& choice)
{
    return choice.participant ? std::vector{*choice.participant} : people.byName();
}

QString nobodyText()
{
    return Texts::tr("Nobody is enrolled yet.");
}

/// The round, and the participant's place; both empty if not drawn yet.
QStringList placeOf(const core::Round& round, core::StartNumber number)
{
    for (const auto& table : round.tables) {
        const auto& seats = table.head.seats;
        if (const auto seat = std::find(seats.begin(), seats.end(), number); seat != seats.end()) {
            return {QString::number(plain(table.number)),
                    texts::seatLetter(static_cast<std::size_t>(seat - seats.begin()))};
        }
    }
    return {isAmong(round.head.byes, number) ? Texts::tr("bye") : u"–"_s, {}};
}

/// One row per round: published ones, then planned ones to be filled in.
std::vector<QStringList> roundRows(const core::Tournament& tournament, core::StartNumber number)
{
    std::vector<QStringList> rows;
    int last = 0;
    for (const auto& round : tournament.rounds) {
        if (round.head.state != core::RoundState::Draft) {
            last = std::max(last, plain(round.number));
        }
        if (counts(round.head.state)) {
            rows.push_back(QStringList{QString::number(plain(round.number))} +
                           placeOf(round, number));
        }
    }
    constexpr int withoutPlan = 6;
    const int planned = tournament.settings.plannedRounds.value_or(std::max(last, withoutPlan));
    for (int round = last + 1; round <= planned; ++round) {
        rows.push_back({QString::number(round)});
    }
    if (rows.size() > mostRoundsOnACard) {
        rows.resize(mostRoundsOnACard);
    }
    return rows;
}

/// The most cards in a column whose tables hold that many rows.
int cardsBelowEachOther(std::size_t rows)
{
    int cards = 4;
    while (cards > 1 &&
           static_cast<int>(rows) > typeset::tableRowsThatFit(cards, typeset::PaperSize::Letter)) {
        --cards;
    }
    return cards;
}

} // namespace

typeset::Document playerCards(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    auto tickets = ticketsOf(2, 4);
    tickets.keepsLines = true;
    tickets.nothing = nobodyText();
    std::size_t most = 0;
    for (const auto number : chosenPeople(people, choice)) {
        auto& card = tickets.tickets.emplace_back();
        card.event = tournament.settings.name;
        card.corner = QString::number(plain(number));
        card.title = people.name(number);
        if (!source.hallKey.isEmpty()) {
            const auto code = core::participantCode(source.hallKey, number);
            card.lines << (source.hallAddress.isEmpty()
                               ? Texts::tr("My games on the phone: %1").arg(code)
                               : Texts::tr("My table and games: %1, code %2")
                                     .arg(QUrl(source.hallAddress).authority(), code));
            card.code =
                source.hallAddress.isEmpty() ? QString() : source.hallAddress + u"me/"_s + code;
        }
        card.heads = {Texts::tr("Round"), Texts::tr("Table"), Texts::tr("Seat"),
                      Texts::tr("Points"), Texts::tr("Total")};
        card.rows = roundRows(tournament, number);
        // A line above the table is lower than a row.
        most = std::max(most, card.rows.size() + static_cast<std::size_t>(card.lines.size()));
    }
    tickets.rows = cardsBelowEachOther(most);
    return {frameOf(source), std::move(tickets)};
}

namespace {

/// The chosen tables, else those of the last or the next round, whichever are more.
std::vector<core::TableNumber> numbersToPrint(const core::Tournament& tournament,
                                              const Choice& choice)
{
    auto tables = choice.tables;
    if (tables.empty()) {
        const auto* const round = tournament.rounds.empty() ? nullptr : &tournament.rounds.back();
        const auto sizes = nextSizes(tournament);
        const auto count = std::max({std::size_t{1}, round != nullptr ? round->tables.size() : 0,
                                     sizes ? sizes->tables.size() : 0});
        for (std::size_t table = 1; table <= count; ++table) {
            tables.push_back(core::TableNumber{static_cast<std::int32_t>(table)});
        }
    }
    return tables;
}

} // namespace

typeset::Document tableNumbers(const Source& source, const Choice& choice)
{
    const auto tables = numbersToPrint(source.tournament, choice);
    if (choice.form == Form::Stickers) {
        auto stickers = ticketsOf(2, 4);
        stickers.titleSize = typeset::points(96);
        stickers.centred = true;
        for (const auto table : tables) {
            stickers.tickets.emplace_back().title = QString::number(plain(table));
        }
        return {frameOf(source), std::move(stickers)};
    }
    typeset::TableCards cards{{}, {}};
    for (const auto table : tables) {
        typeset::TableCard card;
        card.caption = Texts::tr("Table");
        card.number = QString::number(plain(table));
        cards.cards.push_back(std::move(card));
    }
    return {frameOf(source), std::move(cards)};
}

typeset::Document drawSlips(const Source& source, const Choice& /*choice*/)
{
    const auto& tournament = source.tournament;
    const auto sizes = nextSizes(tournament).value_or(seating::RoundSizes());
    auto tickets = ticketsOf(3, 8);
    tickets.titleSize = typeset::points(18);
    tickets.lineSize = typeset::points(14);
    tickets.centred = true;
    tickets.nothing = Texts::tr("There are too few people for a table.");
    for (std::size_t table = 0; table < sizes.tables.size(); ++table) {
        for (int seat = 0; seat < sizes.tables[table]; ++seat) {
            auto& slip = tickets.tickets.emplace_back();
            slip.title = Texts::tr("Table %1").arg(table + 1);
            slip.lines << Texts::tr("Seat %1").arg(
                texts::seatLetter(static_cast<std::size_t>(seat)));
        }
    }
    for (int bye = 0; bye < sizes.byes; ++bye) {
        tickets.tickets.emplace_back().title = Texts::tr("Bye");
    }
    return {frameOf(source), std::move(tickets)};
}

typeset::Document hallCodes(const Source& source, const Choice& /*choice*/)
{
    auto tickets = ticketsOf(1, 2);
    tickets.titleSize = typeset::points(32);
    tickets.lineSize = typeset::points(18);
    tickets.codeSide = typeset::millimetres(90);
    tickets.nothing = Texts::tr("The pages of the hall were not served yet.");
    if (const auto& [network, password] = source.wifi; !network.isEmpty()) {
        auto& join = tickets.tickets.emplace_back();
        join.event = source.tournament.settings.name;
        join.title = Texts::tr("1. Join the Wi-Fi");
        join.lines << network;
        if (!password.isEmpty()) {
            join.lines << Texts::tr("Password: %1").arg(password);
        }
        join.code = wifiCode(network, password);
    }
    if (!source.hallAddress.isEmpty()) {
        auto& open = tickets.tickets.emplace_back();
        open.event = source.tournament.settings.name;
        open.title = tickets.tickets.size() > 1 ? Texts::tr("2. Open the pages")
                                                : Texts::tr("Open the pages");
        open.lines << source.hallAddress
                   << Texts::tr("Where do I sit? Which tables are open? How do we stand?");
        open.code = source.hallAddress;
    }
    return {frameOf(source), std::move(tickets)};
}

typeset::Document nameBadges(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    auto tickets = ticketsOf(2, 5);
    tickets.titleSize = typeset::points(24);
    tickets.leastTitleSize = tickets.titleSize;
    tickets.lineSize = typeset::points(11);
    tickets.centred = true;
    tickets.nothing = nobodyText();
    for (const auto number : chosenPeople(people, choice)) {
        const auto& person = people.at(number);
        auto& badge = tickets.tickets.emplace_back();
        badge.event = tournament.settings.name;
        badge.corner = QString::number(plain(number));
        badge.title = core::spokenName(person);
        badge.lines << person.club;
        badge.code = core::badgeCode(number);
    }
    return {frameOf(source), std::move(tickets)};
}

typeset::Document feeReceipts(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    auto tickets = ticketsOf(2, 4);
    tickets.lineSize = typeset::points(11);
    tickets.nothing = Texts::tr("Nobody has paid a start fee yet.");
    for (const auto number : chosenPeople(people, choice)) {
        const auto& person = people.at(number);
        const auto account = core::feeAccountOf(tournament.settings, person);
        if (account.paid <= 0) {
            continue;
        }
        auto& receipt = tickets.tickets.emplace_back();
        receipt.event = tournament.settings.name;
        receipt.corner = Texts::tr("No. %1").arg(plain(number));
        receipt.title = Texts::tr("Receipt");
        receipt.lines << Texts::tr("Start fee: %1").arg(texts::moneyText(account.paid));
        if (account.owedBack > 0) {
            receipt.lines
                << Texts::tr("of which owed back: %1").arg(texts::moneyText(account.owedBack));
        }
        receipt.lines << Texts::tr("received from %1").arg(core::spokenName(person))
                      << tournament.settings.organiser << dateAndPlaceOf(tournament.settings);
        receipt.signatures << Texts::tr("Signature");
    }
    return {frameOf(source), std::move(tickets)};
}

typeset::Document prizeReceipts(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto& settings = tournament.settings;
    auto tickets = ticketsOf(2, 4);
    tickets.lineSize = typeset::points(11);
    tickets.nothing = Texts::tr("Prizes are settled when all rounds have been played.");
    if (!core::arePrizesDecided(tournament)) {
        return {frameOf(source), std::move(tickets)};
    }
    for (const auto& award : core::prizesOf(tournament, core::Standings(tournament)).awards) {
        if (choice.participant && !isAmong(award.winners, *choice.participant)) {
            continue;
        }
        auto& receipt = tickets.tickets.emplace_back();
        receipt.event = settings.name;
        receipt.corner = texts::awardTitle(settings, award);
        receipt.title = Texts::tr("Receipt of a prize");
        const QString taken = award.turn ? u": "_s + lineToWriteOn() : QString();
        receipt.lines << Texts::tr("Prize: %1").arg(texts::awardWorth(award) + taken)
                      << texts::winnersText(tournament, award) << settings.organiser
                      << dateAndPlaceOf(settings);
        receipt.signatures << Texts::tr("Prize received");
    }
    return {frameOf(source), std::move(tickets)};
}

} // namespace documents
