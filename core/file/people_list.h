#pragma once

#include "core/file/csv.h"
#include "core/file/plain_text.h"
#include "core/model/result.h"
#include "core/people/enrolment.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

/// Lists of people as text.
namespace core {

/// The most people a list may have: a longer one is refused before anything is made of it.
inline constexpr std::size_t mostListedPeople = 10'000;

/// The columns of a list of people to be enrolled, including by the titles that readPeopleList()
/// knows; tags are separated by "|".
CsvColumns enrolmentColumns();
/// The person in a row of such a list; faults are added.
Enrolment enrolmentOf(const CsvRow& row, Refusals& faults);

/// What a column of a list can hold; Name alone, or Surname and FirstName.
enum class ListColumn : std::uint8_t {
    Other, ///< Left out.
    Number,
    Name,
    Surname,
    FirstName,
    Club,
    Town, ///< The club where there is none.
    FixedTable,
    Tags,
    PaidCents,
    Paid, ///< An amount: "5", "7,50 €"; or whether the fee was paid.
    Status,
    RegisteredAt,
    FeeClass, ///< A fee class id.
};

/// The name of a column in lists that programs read: "fixedTable"; empty for Other.
QString columnName(ListColumn column);
/// The inverse, in any case; nothing for an unknown name.
std::optional<ListColumn> columnNamed(const QString& name);

/// The parts of a field that holds a list, and the inverse: "Ladies|Guest".
QStringList listIn(const QString& field);
QString joinedList(const QStringList& parts);

/// The text of a file of unknown origin: UTF-8 or, with a byte-order mark, UTF-16; anything
/// else is read as Windows-1252.
QString decoded(const QByteArray& file);

/// One person of a list.
struct ListedPerson
{
    Line line;
    Enrolment person;
    Refusals faults; ///< Why this line is refused.
};

struct PeopleList
{
    std::vector<ListedPerson> people;
    Warnings warnings; ///< FileFault::UnknownColumn; such columns were left out.
};

/// Reads lists in common forms: a column copied from a spreadsheet, or any CSV file. Semicolon,
/// comma or tab; columns by title, English or German, surname and first name separate or together.
/// Without titles the columns are name and club, or number, name and club; then a comma before a
/// blank separates surname and first name, not columns. Faults concern single lines; only an
/// unclosed quote and more than mostListedPeople rows refuse the whole list.
Result<PeopleList> readPeopleList(const QString& text);

/// A list taken apart.
struct ListTable
{
    std::vector<RawRow> rows;
    std::vector<ListColumn> columns; ///< As found, or set by hand.
    std::size_t heads = 0;           ///< Rows before the first person: a heading and the titles.
    bool isByHand = false;           ///< The columns were set by hand.
};

/// Whether lines of plain text, "1. Anna Berger (Hof)", are taken apart into number, name and club.
enum class PlainLines : std::uint8_t { TakenApart, AsTheyAre };

/// Finds rows, titles and columns of a text as readPeopleList() does, or those of a sheet.
Result<ListTable> readListTable(const QString& text, PlainLines lines = PlainLines::TakenApart);
Result<ListTable> listTableOf(std::vector<RawRow> rows, PlainLines lines = PlainLines::TakenApart);

/// As in a spreadsheet: "A", "Z", "AA".
QString columnLetters(std::size_t column);

/// The people in its rows. The warnings name each column that is left out, by its title or, if it
/// has contents, by its letters; one without a title beside others that have one only if the
/// columns were set by hand.
PeopleList peopleIn(const ListTable& table);

} // namespace core
