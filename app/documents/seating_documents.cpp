#include "seating_documents.h"

#include "app/texts/seat_letters.h"
#include "card_words.h"
#include "columns.h"
#include "frame.h"

#include <QCoreApplication>

#include <map>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;
using reports::TableDocument;

namespace {

class SeatingDocuments
{
    Q_DECLARE_TR_FUNCTIONS(SeatingDocuments)
};

/// Where somebody is in the round.
struct Place
{
    core::StartNumber number{1};
    const core::Table* table = nullptr; ///< nullptr: a bye.
    std::size_t seat = 0;
};

Cell roundCell(const core::Round& round)
{
    return countCell(plain(round.number));
}

Cell seatCell(const Place& place)
{
    return textCell(place.table != nullptr ? texts::seatLetter(place.seat) : QString());
}

/// "1, 5": the games that the seat opens; "1, 5, …" where nobody knows how many there will be.
QString openedGames(const core::Settings& settings, const core::Round& round, const Place& place)
{
    if (place.table == nullptr) {
        return {};
    }
    constexpr std::size_t told = 2;
    const auto seats = place.table->head.seats.size();
    const auto games = playsCards(settings) ? dealsOf(settings.cards) : round.head.games;
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

TableDocument sheetFor(Kind kind, const core::Round* round)
{
    TableDocument document;
    document.title = titleOf(kind, round != nullptr ? std::optional(round->number) : std::nullopt);
    document.nothing = noRoundText();
    document.size = reports::TypeSize::Large;
    if (round != nullptr) {
        document.lead = roundLead(*round);
    }
    return document;
}

/// What the two documents have in common.
class SeatingColumns : public Columns<Place>
{
public:
    SeatingColumns(const core::Round& round, const People& people) : round_(round), people_(people)
    {
        add(csvColumn(u"round"_s), [this](const Place&) { return roundCell(round_); });
    }

    void addPerson()
    {
        add(numberColumn(), [](const Place& place) { return numberCell(place.number); });
        auto name = nameColumn();
        name.strong = true;
        add(name, [this](const Place& place) { return nameCell(people_, place.number); });
    }

    void addClub()
    {
        add(csvColumn(u"club"_s),
            [this](const Place& place) { return textCell(people_.at(place.number).club); });
    }

private:
    const core::Round& round_;
    const People& people_;
};

Block tableBlock(const core::Table& table, const Columns<Place>& columns)
{
    Block block;
    block.title = SeatingDocuments::tr("Table %1").arg(plain(table.number));
    block.together = true;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        block.rows.push_back(columns.row({table.head.seats[seat], &table, seat}));
    }
    return block;
}

Block byeBlock(const core::Round& round, const Columns<Place>& columns)
{
    Block block;
    block.title = SeatingDocuments::tr("Bye");
    block.together = true;
    for (const auto number : round.head.byes) {
        block.rows.push_back(columns.row({number, nullptr, 0}));
    }
    return block;
}

QString opensHead(const core::Settings& settings)
{
    return playsCards(settings) ? SeatingDocuments::tr("Opens deal")
                                : SeatingDocuments::tr("Opens game");
}

void addTables(TableDocument& document, const core::Settings& settings, const core::Round& round,
               const Choice& choice, const People& people)
{
    SeatingColumns columns(round, people);
    columns.add(csvColumn(u"table"_s), [](const Place& place) {
        return place.table != nullptr ? countCell(plain(place.table->number)) : textCell(u"bye"_s);
    });
    columns.add(seatColumn(), seatCell);
    columns.addPerson();
    columns.addClub();
    columns.add(pageColumn(u"opens"_s, opensHead(settings), ColumnKind::Word),
                [&](const Place& place) { return textCell(openedGames(settings, round, place)); });
    document.columns = columns.all();
    document.newspaperColumns = 2;
    for (const auto* table : tablesToTell(round, choice)) {
        document.blocks.push_back(tableBlock(*table, columns));
    }
    if (choice.tables.empty() && !round.head.byes.empty()) {
        document.blocks.push_back(byeBlock(round, columns));
    }
}

std::map<core::StartNumber, Place> placesIn(const core::Round& round)
{
    std::map<core::StartNumber, Place> places;
    for (const auto& table : round.tables) {
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            const auto number = table.head.seats[seat];
            places[number] = {number, &table, seat};
        }
    }
    for (const auto number : round.head.byes) {
        places[number] = {number, nullptr, 0};
    }
    return places;
}

void addNames(TableDocument& document, const core::Round& round, const People& people)
{
    SeatingColumns columns(round, people);
    columns.addPerson();
    columns.addClub();
    auto tables = tableColumn();
    tables.strong = true;
    tables.kind = ColumnKind::Word;
    columns.add(tables, [](const Place& place) {
        return place.table != nullptr ? countCell(plain(place.table->number))
                                      : Cell{SeatingDocuments::tr("bye"), u"bye"_s};
    });
    columns.add(seatColumn(), seatCell);
    document.columns = columns.all();
    const auto places = placesIn(round);
    Block block;
    for (const auto number : people.byName()) {
        if (const auto place = places.find(number); place != places.end()) {
            block.rows.push_back(columns.row(place->second));
        }
    }
    // So many stand on one page.
    constexpr std::size_t onePage = 30;
    document.newspaperColumns = block.rows.size() > onePage ? 2 : 1;
    document.blocks.push_back(block);
}

} // namespace

reports::Document seatingByTable(const Source& source, const Choice& choice)
{
    const auto* const round = roundToTell(source, choice);
    const People people(source.tournament);
    auto document = sheetFor(Kind::SeatingByTable, round);
    if (round != nullptr) {
        addTables(document, source.tournament.settings, *round, choice, people);
    }
    return {frameOf(source), document};
}

reports::Document seatingByName(const Source& source, const Choice& choice)
{
    const auto* const round = roundToTell(source, choice);
    const People people(source.tournament);
    auto document = sheetFor(Kind::SeatingByName, round);
    if (round != nullptr) {
        addNames(document, *round, people);
    }
    return {frameOf(source), document};
}

} // namespace documents
