#pragma once

#include "core/file/csv.h"
#include "core/file/plain_text.h"
#include "core/model/result.h"
#include "core/people/enrolment.h"

#include <QByteArray>

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

} // namespace core
