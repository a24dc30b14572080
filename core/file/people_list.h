#pragma once

#include "core/file/list_file.h"
#include "core/model/player.h"
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

/// What a list is read for. Columns of no use there are left out.
enum class ListUse : std::uint8_t {
    Enrolment,
    Directory, ///< Names, clubs, tags and what is shown in public.
};

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
    Paid, ///< An amount: "5", "7,50 €"; whether the fee was paid: "yes"; or how: "transfer".
    Status,
    RegisteredAt, ///< A date that is not understood is left out: it only orders the waiting list.
    FeeClass,     ///< A fee class id.
    PublicName,
};

bool isUsed(ListColumn column, ListUse use);

/// The name of a column in lists that programs read: "fixedTable"; empty for Other.
QString columnName(ListColumn column);
/// The inverse, in any case; nothing for an unknown name.
std::optional<ListColumn> columnNamed(const QString& name);

/// The parts of a field that holds a list, and the inverse: "Ladies|Guest".
QStringList listIn(const QString& field);
QString joinedList(const QStringList& parts);

/// One person of a list.
struct ListedPerson
{
    Line line;
    Enrolment person;
    Refusals faults; ///< Why this line is refused.
    // Nothing: the list does not say.
    std::optional<Attendance> status = std::nullopt;
    std::optional<QString> paidWay = std::nullopt; ///< As of Enrolment::paidWay.
    PublicName publicName = PublicName::Full;
};

/// The person, with a status and a way of payment where the list does not say.
Enrolment completed(const ListedPerson& listed, Attendance status, const QString& paidWay);

struct PeopleList
{
    std::vector<ListedPerson> people;
    /// FileFault::UnknownColumn for columns, NotAPerson for lines and DateLeftOut for dates that
    /// were left out.
    Warnings warnings;
};

/// A list taken apart.
struct ListTable
{
    std::vector<RawRow> rows;
    std::vector<ListColumn> columns; ///< As found, or set by hand.
    std::size_t heads = 0;           ///< Rows before the first person: a heading and the titles.
    bool isByHand = false;           ///< The columns were set by hand.
    std::optional<std::size_t> titles = std::nullopt; ///< The row of the titles that were found.
    /// FileFault::DuplicateColumn for columns left out because another one holds the same.
    Refusals doubles = {};
};

/// Whether lines of plain text, "1. Anna Berger (Hof)", are taken apart into number, name and club.
enum class PlainLines : std::uint8_t { TakenApart, AsTheyAre };

/// Finds rows, titles and columns of a list in any form: a column copied from a spreadsheet, a CSV
/// file, a sheet of a workbook. In a text, semicolon, comma or tab, or what a line "sep=;" says;
/// columns by title, English or German, in one of the first ten rows, surname and first name
/// separate or together. A column's own name comes before other titles for the same. Without titles
/// the columns are name and club, or number, name and club; then a comma before a blank separates
/// surname and first name, not columns. Refused: an unclosed quote, more than mostListedPeople
/// rows, more than mostColumns columns.
Result<ListTable> readListTable(const ListFile& list, ListUse use = ListUse::Enrolment,
                                PlainLines lines = PlainLines::TakenApart);

/// As in a spreadsheet: "A", "Z", "AA".
QString columnLetters(std::size_t column);

/// The title of a column, if any.
QString titleOf(const ListTable& table, std::size_t column);

/// The people in its rows; faults concern single lines. Lines of sums, and a note below them, are
/// nobody. The warnings name each column that is left out, by its title or, if it has contents, by
/// its letters; one without a title beside others that have one, and one that was set by hand, is
/// not named.
PeopleList peopleIn(const ListTable& table);

} // namespace core
