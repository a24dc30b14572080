#include "core/file/people_list.h"

#include "core/file/csv_rows.h"
#include "core/file/list_fields.h"
#include "core/file/plain_text.h"
#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"
#include "core/model/registration.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr char16_t listSeparator = u'|';

using Column = ListColumn;

struct Title
{
    QLatin1StringView text;
    Column column = Column::Other;
};

constexpr std::array knownTitles = {
    Title{"number"_L1, Column::Number},
    Title{"no"_L1, Column::Number},
    Title{"startnumber"_L1, Column::Number},
    Title{"nr"_L1, Column::Number},
    Title{"nummer"_L1, Column::Number},
    Title{"startnummer"_L1, Column::Number},
    Title{"startnr"_L1, Column::Number},
    Title{"name"_L1, Column::Name},
    Title{"fullname"_L1, Column::Name},
    Title{"playername"_L1, Column::Name},
    Title{"nameofplayer"_L1, Column::Name},
    Title{"firstnamelastname"_L1, Column::Name},
    Title{"lastnamefirstname"_L1, Column::Name},
    Title{"surnamefirstname"_L1, Column::Name},
    Title{"namevorname"_L1, Column::Name},
    Title{"vornamename"_L1, Column::Name},
    Title{"nachnamevorname"_L1, Column::Name},
    Title{"vornamenachname"_L1, Column::Name},
    Title{"vorundnachname"_L1, Column::Name},
    Title{"vorundzuname"_L1, Column::Name},
    Title{"player"_L1, Column::Name},
    Title{"participant"_L1, Column::Name},
    Title{"spieler"_L1, Column::Name},
    Title{"teilnehmer"_L1, Column::Name},
    Title{"surname"_L1, Column::Surname},
    Title{"lastname"_L1, Column::Surname},
    Title{"nachname"_L1, Column::Surname},
    Title{"familienname"_L1, Column::Surname},
    Title{"zuname"_L1, Column::Surname},
    Title{"firstname"_L1, Column::FirstName},
    Title{"givenname"_L1, Column::FirstName},
    Title{"vorname"_L1, Column::FirstName},
    Title{"club"_L1, Column::Club},
    Title{"verein"_L1, Column::Club},
    Title{"clubtown"_L1, Column::Club},
    Title{"vereinort"_L1, Column::Club},
    Title{"town"_L1, Column::Town},
    Title{"city"_L1, Column::Town},
    Title{"ort"_L1, Column::Town},
    Title{"wohnort"_L1, Column::Town},
    Title{"fixedtable"_L1, Column::FixedTable},
    Title{"festertisch"_L1, Column::FixedTable},
    Title{"tags"_L1, Column::Tags},
    Title{"paidcents"_L1, Column::PaidCents},
    Title{"paid"_L1, Column::Paid},
    Title{"paidyesno"_L1, Column::Paid},
    Title{"bezahltjanein"_L1, Column::Paid},
    Title{"startfee"_L1, Column::Paid},
    Title{"bezahlt"_L1, Column::Paid},
    Title{"startgeld"_L1, Column::Paid},
    Title{"status"_L1, Column::Status},
    Title{"registeredat"_L1, Column::RegisteredAt},
    Title{"timestamp"_L1, Column::RegisteredAt},
    Title{"zeitstempel"_L1, Column::RegisteredAt},
    Title{"feeclass"_L1, Column::FeeClass},
    Title{"public"_L1, Column::PublicName},
};

Column columnOf(const QString& title)
{
    QString letters = title.toLower();
    letters.removeIf([](QChar character) { return !character.isLetter(); });
    const auto found =
        std::find_if(knownTitles.begin(), knownTitles.end(),
                     [&letters](const Title& known) { return known.text == letters; });
    return found != knownTitles.end() ? found->column : Column::Other;
}

/// "Berger, Anna"; the name alone where there is no first name.
QString joinedName(const QString& name, const QString& firstName)
{
    QStringList parts = {name, firstName};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

using Columns = std::vector<Column>;

bool has(const Columns& columns, Column wanted)
{
    return std::find(columns.begin(), columns.end(), wanted) != columns.end();
}

/// A row of titles.
struct Titles
{
    Columns columns;       ///< Empty if there is no name column, as in a row of data.
    Refusals doubles = {}; ///< Of columns left out because another one holds the same.
};

bool isOwnName(const QString& title, Column column)
{
    // Beside what was paid, "Startgeld" is what is due.
    return title.compare(columnName(column), Qt::CaseInsensitive) == 0 ||
           (column == Column::Paid && title.startsWith("bezahlt"_L1, Qt::CaseInsensitive));
}

/// Leaves out all but one of the columns that hold the same: it has that column's own name, or else
/// comes first.
void leaveOutDoubles(const RawRow& row, ListUse use, Titles& found)
{
    auto& columns = found.columns;
    std::array<std::optional<std::size_t>, enumeratorCount<Column>()> holders;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const Column column = columns[index];
        auto& holder = holders[static_cast<std::size_t>(column)];
        if (column == Column::Other || !holder) {
            holder = index;
            continue;
        }
        const QString& title = row.fields[static_cast<qsizetype>(index)];
        const bool isOwn = isOwnName(title, column);
        const bool isOtherOwn = isOwnName(row.fields[static_cast<qsizetype>(*holder)], column);
        if (isOwn == isOtherOwn && isUsed(column, use)) {
            addFault(found.doubles, {FileFault::DuplicateColumn, row.line, {title}});
        }
        columns[isOwn && !isOtherOwn ? std::exchange(*holder, index) : index] = Column::Other;
    }
    // The whole name, unless it is there in parts.
    if (has(columns, Column::Name) && has(columns, Column::Surname)) {
        const auto unneeded = has(columns, Column::FirstName) ? Column::Name : Column::Surname;
        std::replace(columns.begin(), columns.end(), unneeded, Column::Other);
    }
}

Titles titlesIn(const RawRow& row, ListUse use)
{
    Titles titles;
    std::transform(row.fields.begin(), row.fields.end(), std::back_inserter(titles.columns),
                   columnOf);
    leaveOutDoubles(row, use, titles);
    const auto& columns = titles.columns;
    const bool names = has(columns, Column::Name) || has(columns, Column::Surname) ||
                       has(columns, Column::FirstName);
    return names ? titles : Titles();
}

/// Titles, and where they are.
struct TitleRow
{
    Titles titles;       ///< Without columns: there are none.
    std::size_t row = 0; ///< Rows before it are a heading.
};

/// Whether commas separate columns: those in "Berger, Anna" do not.
bool commasPartColumns(QStringView text)
{
    for (qsizetype at = text.indexOf(u','); at >= 0; at = text.indexOf(u',', at + 1)) {
        if (at + 1 < text.size() && text[at + 1] == u' ') {
            return false;
        }
    }
    return text.contains(u',');
}

QChar separatorWithoutTitles(QStringView text)
{
    if (text.contains(u'\t')) {
        return u'\t';
    }
    if (text.contains(u';')) {
        return u';';
    }
    return commasPartColumns(text) ? u',' : u'\t';
}

/// A heading may precede the titles.
constexpr std::size_t mostHeadingRows = 9;

auto knownColumns(const Columns& columns)
{
    return std::pair(std::count_if(columns.begin(), columns.end(),
                                   [](Column column) { return column != Column::Other; }),
                     columns.size());
}

/// Spreadsheets write it as a first line: "sep=;".
std::optional<QChar> namedSeparator(QStringView text)
{
    static const QRegularExpression named(u"^\\s*\"?sep=([,;\\t])\"?[ \\t]*(?:\\r|\\n|$)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype looked = 20;
    const auto match = named.match(text.first(std::min(text.size(), looked)).toString());
    return match.hasMatch() ? std::optional(match.captured(1).front()) : std::nullopt;
}

/// Below the first row, a word such as "Name" may be part of a heading: one more title is needed.
bool areTitles(const Columns& columns, std::size_t row)
{
    return !columns.empty() && knownColumns(columns).first >= (row == 0 ? 1 : 2);
}

TitleRow findTitles(const std::vector<RawRow>& rows, ListUse use)
{
    for (std::size_t row = 0; row < rows.size() && row <= mostHeadingRows; ++row) {
        auto titles = titlesIn(rows[row], use);
        if (areTitles(titles.columns, row)) {
            return {std::move(titles), row};
        }
    }
    return {};
}

/// The separator that finds the most titles.
QChar separatorOf(QStringView text)
{
    QChar best;
    Columns most;
    for (const QChar separator : {u'\t', u';', u','}) {
        const auto rows = firstRows(text, separator, mostHeadingRows + 1);
        auto found = findTitles(rows, ListUse::Enrolment).titles.columns;
        if (knownColumns(found) > knownColumns(most)) {
            best = separator;
            most = std::move(found);
        }
    }
    return most.empty() ? separatorWithoutTitles(text) : best;
}

bool isNumber(const QString& field)
{
    return parseWholeNumber(field, {}).has_value();
}

/// Columns of a list without titles: a number comes first if any row begins with one.
Columns usualColumns(const std::vector<RawRow>& rows)
{
    const bool numbered = std::any_of(rows.begin(), rows.end(), [](const RawRow& row) {
        return row.fields.size() > 1 && isNumber(row.fields.constFirst());
    });
    return numbered ? Columns{Column::Number, Column::Name, Column::Club}
                    : Columns{Column::Name, Column::Club};
}

/// "3" of "3.", as lists are numbered.
QString plainNumber(QString text)
{
    if (text.size() > 1 && text.endsWith(u'.')) {
        text.chop(1);
    }
    return text;
}

/// One row with the names of the columns.
class NamedRow
{
public:
    NamedRow(const RawRow& row, const Columns& columns) : row_(row), columns_(columns) {}

    /// Empty if there is no such column.
    [[nodiscard]] QString field(Column wanted) const
    {
        const auto found = std::find(columns_.begin(), columns_.end(), wanted);
        return found != columns_.end() ? row_.fields.value(found - columns_.begin()).simplified()
                                       : QString();
    }

    /// "Name" beside a first name is the surname.
    [[nodiscard]] QString name() const
    {
        const auto last = has(columns_, Column::Name) ? Column::Name : Column::Surname;
        return joinedName(field(last), field(Column::FirstName));
    }

    [[nodiscard]] QString club() const
    {
        const auto club = field(Column::Club);
        return club.isEmpty() ? field(Column::Town) : club;
    }

    [[nodiscard]] std::optional<std::int64_t> number(Column column, NumberRange range,
                                                     Refusals& faults) const
    {
        const QString text = plainNumber(field(column));
        if (text.isEmpty()) {
            return std::nullopt;
        }
        const auto number = parseWholeNumber(text, range);
        if (!number) {
            faults.push_back(wholeNumberFault(text, range, row_.line));
        }
        return number;
    }

private:
    const RawRow& row_;
    const Columns& columns_;
};

template <typename Id>
std::optional<Id> idFrom(const std::optional<std::int64_t>& number)
{
    return number ? std::optional(Id(static_cast<std::int32_t>(*number))) : std::nullopt;
}

/// An amount, whether the fee was paid, or how.
void readPaid(const QString& text, ListedPerson& listed)
{
    const auto payment = paymentIn(text);
    if (!payment) {
        addFault(listed.faults, {FileFault::NotAnAmount, listed.line, {shownToken(text)}});
        return;
    }
    if (payment->cents) {
        listed.person.paidCents = *payment->cents;
    }
    listed.person.paidInFull = payment->isPaid && !payment->cents;
    listed.paidWay = payment->way;
    listed.person.paidWay = payment->way.value_or(QString());
}

void readStatus(const QString& text, ListedPerson& listed)
{
    static const QHash<QString, Attendance> words = {
        {u"here"_s, Attendance::Here},         {u"da"_s, Attendance::Here},
        {u"expected"_s, Attendance::Expected}, {u"erwartet"_s, Attendance::Expected},
        {u"waiting"_s, Attendance::Waiting},   {u"warteliste"_s, Attendance::Waiting}};
    if (text.isEmpty()) {
        return;
    }
    const auto found = words.find(text.toLower());
    if (found != words.end()) {
        listed.status = *found;
        listed.person.status = *found;
    } else {
        addFault(listed.faults,
                 {FileFault::UnknownWord, listed.line, {text, u"here, expected, waiting"_s}});
    }
}

void readPublicName(const QString& text, ListedPerson& listed)
{
    if (const auto name = fromWord<PublicName>(text)) {
        listed.publicName = *name;
    } else if (!text.isEmpty()) {
        addFault(
            listed.faults,
            {FileFault::UnknownWord, listed.line, {text, allWords<PublicName>().join(u", "_s)}});
    }
}

void readRegisteredAt(const QString& text, ListedPerson& listed, Warnings& warnings)
{
    if (text.isEmpty()) {
        return;
    }
    if (const auto moment = momentIn(text)) {
        listed.person.registeredAt = registrationTime(*moment);
    } else {
        addWarning(warnings, {FileFault::DateLeftOut, listed.line, {shownToken(text)}});
    }
}

ListedPerson listedPerson(const RawRow& row, const Columns& columns, Warnings& warnings)
{
    ListedPerson listed{row.line, {}, {}};
    const NamedRow named(row, columns);
    listed.person.number =
        idFrom<StartNumber>(named.number(Column::Number, startNumberRange, listed.faults));
    listed.person.name = named.name();
    listed.person.club = named.club();
    listed.person.tags = listIn(named.field(Column::Tags));
    listed.person.fixedTable =
        idFrom<TableNumber>(named.number(Column::FixedTable, tableNumberRange, listed.faults));
    listed.person.paidCents =
        named.number(Column::PaidCents, paidCentsRange, listed.faults).value_or(0);
    listed.person.feeClass = named.field(Column::FeeClass);
    readPaid(named.field(Column::Paid), listed);
    readStatus(named.field(Column::Status), listed);
    readRegisteredAt(named.field(Column::RegisteredAt), listed, warnings);
    readPublicName(named.field(Column::PublicName), listed);
    return listed;
}

bool hasContent(const ListTable& table, qsizetype column)
{
    return std::any_of(table.rows.begin() + static_cast<std::ptrdiff_t>(table.heads),
                       table.rows.end(),
                       [column](const RawRow& row) { return !row.fields.value(column).isEmpty(); });
}

/// The columns that are left out, but for those that somebody has left out by hand. With titles,
/// fields beyond the last one are faults of their lines.
Warnings leftOut(const ListTable& table)
{
    auto width = std::ssize(table.columns);
    for (const auto& row : table.rows) {
        width = table.titles && !table.isByHand
                    ? width
                    : std::max<std::ptrdiff_t>(width, row.fields.size());
    }
    const auto line = table.titles         ? table.rows[*table.titles].line
                      : table.rows.empty() ? Line()
                                           : table.rows.front().line;
    Warnings warnings;
    for (qsizetype index = 0; index < width; ++index) {
        const auto column = static_cast<std::size_t>(index);
        const bool isSaid = column < table.columns.size() &&
                            (table.isByHand || table.columns[column] != Column::Other);
        if (isSaid) {
            continue;
        }
        const QString title = titleOf(table, column);
        const bool isNamed = !table.titles || table.isByHand;
        if (!title.isEmpty() || (isNamed && hasContent(table, index))) {
            addWarning(warnings, {FileFault::UnknownColumn,
                                  line,
                                  {title.isEmpty() ? columnLetters(column) : title}});
        }
    }
    return warnings;
}

/// An extra field means that one was split by mistake; the line would be misread.
void addFieldCountFault(const RawRow& row, const Columns& columns, Refusals& faults)
{
    const auto due = static_cast<qsizetype>(columns.size());
    if (row.fields.size() > due) {
        faults.push_back({FileFault::WrongFieldCount,
                          row.line,
                          {QString::number(row.fields.size()), QString::number(due)}});
    }
}

bool isFigure(const QString& field)
{
    return isNumber(plainNumber(field)) || amountIn(field).has_value();
}

bool hasDigit(const QString& field)
{
    return std::any_of(field.begin(), field.end(),
                       [](QChar character) { return character.isDigit(); });
}

/// A row of sums by its word: "Summe;;5", "Gesamt: 2 Personen".
bool isSum(const RawRow& row)
{
    bool hasWord = false;
    bool hasFigure = false;
    qsizetype filled = 0;
    for (const auto& field : row.fields) {
        if (field.isEmpty()) {
            continue;
        }
        ++filled;
        if (beginsWithSumWord(field)) {
            hasWord = true;
            hasFigure = hasFigure || hasDigit(field);
        } else if (isFigure(field)) {
            hasFigure = true;
        } else {
            return false;
        }
    }
    return hasWord && (hasFigure || (filled == 1 && row.fields.size() > 1));
}

/// A row of sums without a word: figures alone, not only a number, and no name.
bool isUnnamedSum(const RawRow& row, const Columns& columns)
{
    const NamedRow named(row, columns);
    const auto filled = std::count_if(row.fields.begin(), row.fields.end(),
                                      [](const QString& field) { return !field.isEmpty(); });
    return named.name().isEmpty() && filled > (named.field(Column::Number).isEmpty() ? 0 : 1) &&
           std::all_of(row.fields.begin(), row.fields.end(), [](const QString& field) {
               return field.isEmpty() || isFigure(field) || beginsWithSumWord(field);
           });
}

/// "Stand 5.11.", if below sums.
bool isNote(const RawRow& row)
{
    const auto filled = std::count_if(row.fields.begin(), row.fields.end(),
                                      [](const QString& field) { return !field.isEmpty(); });
    return filled == 1 && std::any_of(row.fields.begin(), row.fields.end(), hasDigit);
}

QString shownRow(const RawRow& row)
{
    QStringList fields = row.fields;
    fields.removeAll(QString());
    return shownToken(fields.join(u' '));
}

/// Lines of plain text, "1. Anna Berger (Hof)", each with a number or none, as number, name, club.
std::vector<RawRow> spokenRows(std::vector<RawRow> rows)
{
    static const QRegularExpression numbered(u"^(\\d{1,6})[.)]\\s+(.+)$"_s);
    static const QRegularExpression withClub(u"^(.*\\S)\\s*\\(([^()]+)\\)$"_s);
    const bool hasNumbers = std::all_of(rows.begin(), rows.end(), [](const RawRow& row) {
        return numbered.match(row.fields.constFirst()).hasMatch() || isSum(row);
    });
    for (auto& row : rows) {
        QString text = row.fields.constFirst();
        QString number;
        if (hasNumbers && !isSum(row)) {
            const auto match = numbered.match(text);
            number = match.captured(1);
            text = match.captured(2);
        }
        const auto match = withClub.match(text);
        row.fields = {number, match.hasMatch() ? match.captured(1) : text, match.captured(2)};
    }
    return rows;
}

/// Rows with the columns that their titles name, or guessed ones.
Result<ListTable> tableIn(std::vector<RawRow> rows, ListUse use, PlainLines lines)
{
    auto [titles, titleRow] = findTitles(rows, use);
    const std::size_t heads = titles.columns.empty() ? 0 : titleRow + 1;
    if (rows.size() > mostListedPeople + heads) {
        return Refusal{FileFault::TooManyRows,
                       rows[mostListedPeople + heads].line,
                       {QString::number(mostListedPeople)}};
    }
    if (heads > 0) {
        std::replace_if(
            titles.columns.begin(), titles.columns.end(),
            [use](Column column) { return !isUsed(column, use); }, Column::Other);
        return ListTable{std::move(rows), std::move(titles.columns), heads, false,
                         titleRow,        std::move(titles.doubles)};
    }
    const bool arePlain = std::all_of(rows.begin(), rows.end(),
                                      [](const RawRow& row) { return row.fields.size() == 1; });
    if (arePlain && lines == PlainLines::TakenApart) {
        return ListTable{
            spokenRows(std::move(rows)), {Column::Number, Column::Name, Column::Club}, 0};
    }
    auto columns = usualColumns(rows);
    return ListTable{std::move(rows), std::move(columns), 0};
}

Result<std::vector<RawRow>> rowsOf(const QString& text)
{
    const auto named = namedSeparator(text);
    // Lines that are too many by no more than a heading are counted once the titles are found.
    auto rows =
        splitRows(text, named ? *named : separatorOf(text), mostListedPeople, mostHeadingRows + 2);
    if (rows && named) {
        rows->erase(rows->begin());
    }
    return rows;
}

} // namespace

bool isUsed(ListColumn column, ListUse use)
{
    switch (column) {
    case Column::Other:
    case Column::Name:
    case Column::Surname:
    case Column::FirstName:
    case Column::Club:
    case Column::Town:
    case Column::Tags:
        return true;
    case Column::PublicName:
        return use == ListUse::Directory;
    case Column::Number:
    case Column::FixedTable:
    case Column::PaidCents:
    case Column::Paid:
    case Column::Status:
    case Column::RegisteredAt:
    case Column::FeeClass:
        break;
    }
    return use == ListUse::Enrolment;
}

Enrolment completed(const ListedPerson& listed, Attendance status, const QString& paidWay)
{
    auto person = listed.person;
    person.status = listed.status.value_or(status);
    person.paidWay = listed.paidWay.value_or(paidWay);
    return person;
}

QStringList listIn(const QString& field)
{
    QStringList parts;
    for (const auto& part : field.split(listSeparator, Qt::SkipEmptyParts)) {
        parts << part.trimmed();
    }
    return parts;
}

QString joinedList(const QStringList& parts)
{
    return parts.join(listSeparator);
}

QString columnName(ListColumn column)
{
    static constexpr EnumTable<ListColumn, const char*> names = {
        {Column::Other, ""},
        {Column::Number, "number"},
        {Column::Name, "name"},
        {Column::Surname, "surname"},
        {Column::FirstName, "firstName"},
        {Column::Club, "club"},
        {Column::Town, "town"},
        {Column::FixedTable, "fixedTable"},
        {Column::Tags, "tags"},
        {Column::PaidCents, "paidCents"},
        {Column::Paid, "paid"},
        {Column::Status, "status"},
        {Column::RegisteredAt, "registeredAt"},
        {Column::FeeClass, "feeClass"},
        {Column::PublicName, "public"},
    };
    return QString::fromLatin1(names[column]);
}

std::optional<ListColumn> columnNamed(const QString& name)
{
    for (std::size_t index = 1; index < enumeratorCount<ListColumn>(); ++index) {
        const auto column = static_cast<ListColumn>(index);
        if (columnName(column).compare(name, Qt::CaseInsensitive) == 0) {
            return column;
        }
    }
    return std::nullopt;
}

Result<ListTable> readListTable(const ListFile& list, ListUse use, PlainLines lines)
{
    if (const auto* const sheet = std::get_if<Sheet>(&list)) {
        return tableIn(sheet->rows, use, lines);
    }
    auto rows = rowsOf(std::get<QString>(list));
    return rows ? tableIn(*std::move(rows), use, lines) : rows.refused();
}

QString columnLetters(std::size_t column)
{
    constexpr std::size_t letters = 26;
    QString text;
    for (std::size_t left = column + 1; left > 0; left = (left - 1) / letters) {
        text.prepend(QChar(u'A' + static_cast<char16_t>((left - 1) % letters)));
    }
    return text;
}

QString titleOf(const ListTable& table, std::size_t column)
{
    // With the first row set by hand, what precedes it may be people who are left out.
    const bool isHeading =
        table.isByHand && !table.titles && table.heads > 0 && table.heads <= mostHeadingRows + 1;
    const auto row = isHeading ? std::optional(table.heads - 1) : table.titles;
    return row && *row < table.rows.size()
               ? table.rows[*row].fields.value(static_cast<qsizetype>(column))
               : QString();
}

PeopleList peopleIn(const ListTable& table)
{
    const auto& rows = table.rows;
    if (table.heads > rows.size()) {
        return {};
    }
    PeopleList list{{}, leftOut(table)};
    bool isBelowSums = false;
    for (std::size_t index = table.heads; index < rows.size(); ++index) {
        const RawRow& row = rows[index];
        const bool isLast = index + 1 == rows.size();
        isBelowSums = isSum(row) || (isBelowSums && isNote(row)) ||
                      (isLast && isUnnamedSum(row, table.columns));
        if (isBelowSums) {
            addWarning(list.warnings, {FileFault::NotAPerson, row.line, {shownRow(row)}});
            continue;
        }
        list.people.push_back(listedPerson(row, table.columns, list.warnings));
        if (table.titles && !table.isByHand) {
            addFieldCountFault(row, table.columns, list.people.back().faults);
        }
    }
    return list;
}

} // namespace core
