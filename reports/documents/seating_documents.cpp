#include "core/model/enum_keys.h"
#include "core/texts/missing_texts.h"
#include "reports/documents/catalogue.h"

#include "core/ranking/open_tables.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

/// A person's place in the round.
struct Place
{
    core::StartNumber number{1};
    const core::Table* table = nullptr; ///< nullptr: a bye.
    std::size_t seat = 0;

    [[nodiscard]] Cell tableCell() const
    {
        return documents::tableCell(table != nullptr ? std::optional(table->number) : std::nullopt,
                                    true);
    }
    [[nodiscard]] QString seatLetter() const
    {
        return table != nullptr ? texts::seatLetter(seat) : QString();
    }
};

/// "1, 5": the games that the seat opens; "1, 5, …" if their number is open or implausibly large.
QString openedGames(const core::Settings& settings, const core::Round& round, const Place& place)
{
    if (place.table == nullptr) {
        return {};
    }
    constexpr std::size_t told = 2;
    const auto seats = place.table->head.seats.size();
    constexpr int mostNamed = 50;
    auto games = disciplineOf(settings).gamesOf(settings, round.head.games);
    if (games && *games > mostNamed) {
        games.reset();
    }
    const auto end = games ? static_cast<std::size_t>(*games) : told * seats;
    QStringList opened;
    for (std::size_t game = place.seat; game < end; game += seats) {
        opened << QString::number(game + 1);
    }
    if (!games) {
        opened << u"…"_s;
    }
    return opened.join(u", "_s);
}

std::vector<Place> placesAt(const core::Table& table)
{
    std::vector<Place> places;
    for (const auto number : table.head.seats) {
        places.push_back({number, &table, places.size()});
    }
    return places;
}

Columns<Place> seatingColumns(const core::Round& round)
{
    Columns<Place> columns;
    columns.add(csvColumn(u"round"_s), [&](const Place& /*place*/) { return round.number; });
    return columns;
}

void addPerson(Columns<Place>& columns, const People& people)
{
    columns.add(numberColumn(), &Place::number);
    columns.add(strong(nameColumn()),
                [&](const Place& place) { return nameCell(people, place.number); });
    columns.add(csvColumn(u"club"_s),
                [&](const Place& place) { return people.at(place.number).club; });
}

/// As of the beginning of the round.
Ranks ranksBefore(const core::Tournament& tournament, const core::Round& round)
{
    return Ranks(core::Standings(tournament, core::RoundNumber{plain(round.number) - 1}));
}

std::vector<core::Missing> missingBefore(const Source& source, const core::Round& round)
{
    return missingUpTo(source, core::RoundNumber{plain(round.number) - 1});
}

} // namespace

typeset::Document seatingByTable(const Source& source, const Choice& choice)
{
    const auto& settings = source.tournament.settings;
    const auto* const round = chosenRound(source, choice);
    auto document = roundDocument(Kind::SeatingByTable, round);
    if (round == nullptr) {
        return {frameOf(source), document};
    }
    const People people(source.tournament);
    auto columns = seatingColumns(*round);
    columns.add(csvColumn(u"table"_s, ColumnKind::Number), &Place::tableCell);
    columns.add(seatColumn(), &Place::seatLetter);
    addPerson(columns, people);
    const Ranks ranks = ranksBefore(source.tournament, *round);
    if (choice.form == Form::Points) {
        showMissing(document, missingBefore(source, *round), source.checkedTables);
        columns.add(strong(column(u"points"_s, Texts::tr("Points"), ColumnKind::Points)),
                    [&ranks](const Place& place) { return ranks.of(place.number).tally.tmp(); });
    }
    columns.add(with(typeset::Purpose::Aside, column(u"opens"_s, disciplineOf(settings).opensHead(),
                                                     ColumnKind::Word, typeset::ColumnUse::Page)),
                [&](const Place& place) { return openedGames(settings, *round, place); });
    document.columns = columns.all();
    document.newspaperColumns = 2;
    for (const auto* table : chosenTables(*round, choice)) {
        document.blocks.emplace_back(tableBlock(*table)).rows = columns.rows(placesAt(*table));
    }
    if (choice.tables.empty() && !round->head.byes.empty()) {
        auto& block = document.blocks.emplace_back(unsplitBlock(Texts::tr("Bye")));
        for (const auto number : round->head.byes) {
            block.rows.push_back(columns.row({number}));
        }
    }
    return {frameOf(source), document};
}

typeset::Document seatingByName(const Source& source, const Choice& choice)
{
    const auto* const round = chosenRound(source, choice);
    auto document = roundDocument(Kind::SeatingByName, round);
    if (round == nullptr) {
        return {frameOf(source), document};
    }
    const People people(source.tournament);
    auto columns = seatingColumns(*round);
    addPerson(columns, people);
    columns.add(strong(column(u"table"_s, Texts::tr("Table"), ColumnKind::Word)),
                &Place::tableCell);
    columns.add(seatColumn(), &Place::seatLetter);
    document.columns = columns.all();
    for (auto& column : document.columns) {
        column.ranged = column.kind == ColumnKind::Name;
    }
    std::map<core::StartNumber, Place> places;
    for (const auto& table : round->tables) {
        for (const auto& place : placesAt(table)) {
            places[place.number] = place;
        }
    }
    for (const auto number : round->head.byes) {
        places[number] = {number};
    }
    auto& block = document.blocks.emplace_back();
    for (const auto number : people.byName()) {
        if (const auto place = places.find(number); place != places.end()) {
            block.rows.push_back(columns.row(place->second));
        }
    }
    document.newspaperColumns = 2;
    if (choice.form == Form::ByLetter) {
        splitByLetter(document);
    }
    return {frameOf(source), document};
}

typeset::Document openTables(const Source& source, const Choice& choice)
{
    const auto& settings = source.tournament.settings;
    const auto* const round = chosenRound(source, choice);
    auto document = roundDocument(Kind::OpenTables, round);
    document.newspaperColumns = 2;
    if (choice.form == Form::Halves) { // To be carried along.
        document.halved = true;
        document.use = typeset::Use::InTheFile;
    }
    if (round == nullptr) {
        return {frameOf(source), document};
    }
    const auto missing = missingIn(source, *round);
    if (document.state.isEmpty()) {
        document.state = texts::provisionalWord(missing);
    }
    const People people(source.tournament);
    const auto& discipline = disciplineOf(settings);
    auto columns = seatingColumns(*round);
    columns.add(csvColumn(u"table"_s, ColumnKind::Number), &Place::tableCell);
    columns.add(seatColumn(), &Place::seatLetter);
    columns.addPerson(people, &Place::number);
    columns.add(discipline.missingColumn(), [&](const Place& place) {
        return discipline.missingWord({people, settings, *round, *place.table});
    });
    // For the desk's own files; what hangs on the wall says that it is being checked.
    columns.add(csvColumn(u"mark"_s), [](const Place& place) {
        const auto& mark = place.table->head.mark;
        return mark ? core::keyOf(*mark) : QString();
    });
    document.columns = columns.all();
    document.nothing = Texts::tr("No table is open: all results are in.");
    for (const auto& table : round->tables) {
        if (isComplete(settings, *round, table)) {
            continue;
        }
        auto& block = document.blocks.emplace_back(tableBlock(table));
        block.lines << discipline.missingText({people, settings, *round, table});
        block.rows = columns.rows(placesAt(table));
    }
    if (const auto open = static_cast<int>(document.blocks.size()); open > 0) {
        document.lead
            << Texts::tr("%n of %1 table(s) open.", nullptr, open).arg(round->tables.size());
    }
    document.lead << texts::publicMissingTexts(withoutOpenTables(missing), source.checkedTables);
    return {frameOf(source), document};
}

} // namespace documents
