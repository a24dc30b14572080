#include "core/file/people_list.h"

#include "core/file/csv_rows.h"
#include "core/model/enum_table.h"
#include "core/model/registration.h"

#include <QDateTime>
#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>

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

constexpr std::array titles = {
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
};

Column columnOf(const QString& title)
{
    QString letters = title.toLower();
    letters.removeIf([](QChar character) { return !character.isLetter(); });
    const auto found = std::find_if(titles.begin(), titles.end(), [&letters](const Title& known) {
        return known.text == letters;
    });
    return found != titles.end() ? found->column : Column::Other;
}

/// The column's own name, as known by enrolmentOf(); a surname counts as the name.
QString machineName(Column column)
{
    return columnName(column == Column::Surname ? Column::Name : column);
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

/// The columns that the titles in a row name; empty if there is no name column, as in a row of
/// data.
Columns columnsIn(const RawRow& row)
{
    Columns columns;
    std::transform(row.fields.begin(), row.fields.end(), std::back_inserter(columns), columnOf);
    const bool names = has(columns, Column::Name) || has(columns, Column::Surname) ||
                       has(columns, Column::FirstName);
    return names ? columns : Columns();
}

/// How a list is to be read.
struct Form
{
    QChar separator = u'\t';
    Columns columns;          ///< Empty: there are no titles.
    std::size_t titleRow = 0; ///< Rows before it are a heading.
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
bool namesSeparator(const RawRow& row)
{
    return row.fields.constFirst().startsWith("sep="_L1, Qt::CaseInsensitive);
}

/// Below the first row, a word such as "Name" may be part of a heading: one more title is needed.
bool areTitles(const Columns& columns, const RawRow& first, std::size_t row)
{
    const auto least = row == 0 || (row == 1 && namesSeparator(first)) ? 1 : 2;
    return !columns.empty() && knownColumns(columns).first >= least;
}

/// The form of rows taken apart at that separator; without columns if no row has titles.
Form titledForm(const std::vector<RawRow>& rows, QChar separator)
{
    for (std::size_t row = 0; row < rows.size() && row <= mostHeadingRows; ++row) {
        auto columns = columnsIn(rows[row]);
        if (areTitles(columns, rows.front(), row)) {
            return {separator, std::move(columns), row};
        }
    }
    return {separator, {}, 0};
}

Form formOf(QStringView text)
{
    Form best;
    for (const QChar separator : {u'\t', u';', u','}) {
        auto form = titledForm(firstRows(text, separator, mostHeadingRows + 1), separator);
        if (knownColumns(form.columns) > knownColumns(best.columns)) {
            best = std::move(form);
        }
    }
    if (best.columns.empty()) {
        best.separator = separatorWithoutTitles(text);
    }
    return best;
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
        const auto last = has(columns_, Column::Surname) ? Column::Surname : Column::Name;
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

/// "5", "7,50 €", "5,-": in cents; nothing if not an amount.
std::optional<std::int64_t> amountIn(QString text)
{
    static const QRegularExpression amount(u"^(\\d{1,7})(?:[.,](\\d{1,2}|[-–—]{1,2}))?$"_s);
    const auto match = amount.match(text.remove(u'€').remove(u"EUR"_s).trimmed());
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    constexpr std::int64_t centsPerEuro = 100;
    return match.captured(1).toLongLong() * centsPerEuro +
           (match.captured(2).isEmpty() || !match.captured(2).front().isDigit()
                ? 0
                : match.captured(2).leftJustified(2, u'0').toLongLong());
}

/// An amount, or whether the fee was paid.
void readPaid(const QString& text, const Line& line, Enrolment& person, Refusals& faults)
{
    const QString word = text.toLower();
    if (text.isEmpty() ||
        QStringList{u"nein"_s, u"no"_s, u"n"_s, u"-"_s, u"–"_s, u"false"_s, u"falsch"_s}.contains(
            word)) {
        return;
    }
    if (QStringList{u"ja"_s, u"j"_s, u"yes"_s, u"y"_s, u"x"_s, u"✓"_s, u"✔"_s, u"true"_s, u"wahr"_s}
            .contains(word)) {
        person.paidInFull = true;
    } else if (const auto cents = amountIn(text)) {
        person.paidCents = *cents;
    } else {
        addFault(faults, wholeNumberFault(text, paidCentsRange, line));
    }
}

void readStatus(const QString& text, const Line& line, Enrolment& person, Refusals& faults)
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
        person.status = *found;
    } else {
        addFault(faults, {FileFault::UnknownWord, line, {text, u"here, expected, waiting"_s}});
    }
}

/// ISO 8601, or as spreadsheets and forms write it, then in this computer's time zone.
QDateTime momentIn(const QString& text)
{
    if (auto moment = QDateTime::fromString(text, Qt::ISODate); moment.isValid()) {
        return moment;
    }
    for (const auto& format : {u"d.M.yyyy H:mm:ss"_s, u"d.M.yyyy H:mm"_s, u"d.M.yyyy"_s,
                               u"yyyy-M-d H:mm:ss"_s, u"yyyy-M-d H:mm"_s, u"yyyy/M/d H:mm:ss"_s}) {
        if (auto moment = QDateTime::fromString(text, format); moment.isValid()) {
            return moment;
        }
    }
    return {};
}

void readRegisteredAt(const QString& text, const Line& line, Enrolment& person, Refusals& faults)
{
    // "5/11/2026" is May in one country and November in another: the order of the lines decides.
    static const QRegularExpression ambiguous(u"^\\d{1,2}/\\d{1,2}/\\d{4}\\b"_s);
    if (text.isEmpty() || ambiguous.match(text).hasMatch()) {
        return;
    }
    const QDateTime moment = momentIn(text);
    if (moment.isValid()) {
        person.registeredAt = registrationTime(moment);
    } else {
        addFault(faults, {FileFault::NotAMoment, line, {text}});
    }
}

ListedPerson listedPerson(const RawRow& row, const Columns& columns)
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
    readPaid(named.field(Column::Paid), listed.line, listed.person, listed.faults);
    readStatus(named.field(Column::Status), listed.line, listed.person, listed.faults);
    readRegisteredAt(named.field(Column::RegisteredAt), listed.line, listed.person, listed.faults);
    return listed;
}

bool hasContent(const ListTable& table, qsizetype column)
{
    return std::any_of(table.rows.begin() + static_cast<std::ptrdiff_t>(table.heads),
                       table.rows.end(),
                       [column](const RawRow& row) { return !row.fields.value(column).isEmpty(); });
}

/// The columns that are left out. With titles, fields beyond the last one are faults of their
/// lines.
Warnings leftOut(const ListTable& table)
{
    const auto& [rows, columns, heads, isByHand] = table;
    const bool hasTitles = heads > 0;
    auto width = std::ssize(columns);
    for (const auto& row : rows) {
        width = hasTitles ? width : std::max<std::ptrdiff_t>(width, row.fields.size());
    }
    const RawRow none;
    const RawRow& titleRow = hasTitles ? rows[heads - 1] : none;
    const Line line = hasTitles ? titleRow.line : rows.empty() ? Line() : rows.front().line;
    Warnings warnings;
    for (qsizetype index = 0; index < width; ++index) {
        const auto place = static_cast<std::size_t>(index);
        if (place < columns.size() && columns[place] != Column::Other) {
            continue;
        }
        const QString title = titleRow.fields.value(index);
        const bool isNamed = !hasTitles || isByHand;
        if (!title.isEmpty() || (isNamed && hasContent(table, index))) {
            addWarning(
                warnings,
                {FileFault::UnknownColumn, line, {title.isEmpty() ? columnLetters(place) : title}});
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

/// "Sum:" and the like.
bool isSumWord(const QString& field)
{
    static const QStringList words = {u"sum"_s, u"total"_s, u"summe"_s, u"gesamt"_s,
                                      u"insgesamt"_s};
    const QString word = field.toLower();
    return words.contains(word.endsWith(u':') ? word.chopped(1) : word);
}

/// A last row of sums, which is nobody.
bool isSum(const RawRow& row, const Columns& columns)
{
    const auto isFigure = [](const QString& field) {
        return isNumber(field) || amountIn(field).has_value();
    };
    const auto name = NamedRow(row, columns).name();
    if (!name.isEmpty()) {
        return isSumWord(name) && std::any_of(row.fields.begin(), row.fields.end(), isFigure);
    }
    return std::all_of(row.fields.begin(), row.fields.end(), [&isFigure](const QString& field) {
        return field.isEmpty() || isFigure(field) || isSumWord(field);
    });
}

/// Lines of plain text, "1. Anna Berger (Hof)", each with a number or none, as number, name, club.
std::vector<RawRow> spokenRows(std::vector<RawRow> rows)
{
    static const QRegularExpression numbered(u"^(\\d{1,6})[.)]\\s+(.+)$"_s);
    static const QRegularExpression withClub(u"^(.*\\S)\\s*\\(([^()]+)\\)$"_s);
    const bool hasNumbers = std::all_of(rows.begin(), rows.end(), [](const RawRow& row) {
        return numbered.match(row.fields.constFirst()).hasMatch();
    });
    for (auto& row : rows) {
        QString text = row.fields.constFirst();
        QString number;
        if (hasNumbers) {
            const auto match = numbered.match(text);
            number = match.captured(1);
            text = match.captured(2);
        }
        const auto match = withClub.match(text);
        row.fields = {number, match.hasMatch() ? match.captured(1) : text, match.captured(2)};
    }
    return rows;
}

/// The columns of rows in a form, guessed where there are no titles.
Result<ListTable> tableIn(std::vector<RawRow> rows, Form form, PlainLines lines)
{
    const std::size_t heads = form.columns.empty() ? 0 : form.titleRow + 1;
    if (rows.size() > mostListedPeople + heads) {
        return Refusal{FileFault::TooManyRows,
                       rows[mostListedPeople + heads].line,
                       {QString::number(mostListedPeople)}};
    }
    if (heads > 0) {
        return ListTable{std::move(rows), std::move(form.columns), heads};
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

/// Bytes 0x80 to 0x9F of Windows-1252; unassigned ones become U+FFFD.
constexpr std::array<char16_t, 32> windowsCharacters = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

QString fromWindows1252(const QByteArray& bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar& character : text) {
        if (character >= QChar(0x80) && character < QChar(0xA0)) {
            character = windowsCharacters[character.unicode() - 0x80U];
        }
    }
    return text;
}

template <typename Id>
std::optional<Id> idIn(const CsvRow& row, const QString& column, Refusals& faults)
{
    const QString text = plainNumber(row.field(column));
    if (text.isEmpty()) {
        return std::nullopt;
    }
    const auto number = parseWholeNumber(text, rangeOf<Id>);
    if (!number) {
        addFault(faults, wholeNumberFault(text, rangeOf<Id>, row.line));
    }
    return idFrom<Id>(number);
}

} // namespace

CsvColumns enrolmentColumns()
{
    return {{u"name"_s},
            {u"firstName"_s, u"number"_s, u"club"_s, u"town"_s, u"fixedTable"_s, u"tags"_s,
             u"paidCents"_s, u"paid"_s, u"status"_s, u"registeredAt"_s, u"feeClass"_s},
            [](const QString& title) { return machineName(columnOf(title)); },
            mostListedPeople};
}

Enrolment enrolmentOf(const CsvRow& row, Refusals& faults)
{
    Enrolment person;
    person.number = idIn<StartNumber>(row, u"number"_s, faults);
    person.name = joinedName(row.field(u"name"_s), row.field(u"firstName"_s));
    person.club = row.field(u"club"_s);
    if (person.club.isEmpty()) {
        person.club = row.field(u"town"_s);
    }
    person.tags = listIn(row.field(u"tags"_s));
    person.fixedTable = idIn<TableNumber>(row, u"fixedTable"_s, faults);
    if (!row.field(u"paidCents"_s).isEmpty()) {
        person.paidCents = row.number(u"paidCents"_s, paidCentsRange, faults).value_or(0);
    }
    person.feeClass = row.field(u"feeClass"_s);
    readPaid(row.field(u"paid"_s), row.line, person, faults);
    readStatus(row.field(u"status"_s), row.line, person, faults);
    readRegisteredAt(row.field(u"registeredAt"_s), row.line, person, faults);
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

QString decoded(const QByteArray& file)
{
    if (const auto marked = QStringConverter::encodingForData(file)) {
        return QStringDecoder(*marked).decode(file);
    }
    return file.isValidUtf8() ? QString::fromUtf8(file) : fromWindows1252(file);
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

Result<ListTable> readListTable(const QString& text, PlainLines lines)
{
    Form form = formOf(text);
    const std::size_t heads = form.columns.empty() ? 0 : form.titleRow + 1;
    auto rows = splitRows(text, form.separator, mostListedPeople, heads);
    if (!rows) {
        return rows.refused();
    }
    return tableIn(*std::move(rows), std::move(form), lines);
}

Result<ListTable> listTableOf(std::vector<RawRow> rows, PlainLines lines)
{
    auto form = titledForm(rows, u'\t');
    return tableIn(std::move(rows), std::move(form), lines);
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

PeopleList peopleIn(const ListTable& table)
{
    const auto& rows = table.rows;
    const auto& columns = table.columns;
    const std::size_t heads = table.heads;
    if (heads > rows.size()) {
        return {};
    }
    const bool hasTitles = heads > 0;
    PeopleList list{{}, leftOut(table)};
    for (std::size_t index = heads; index < rows.size(); ++index) {
        const RawRow& row = rows[index];
        if (hasTitles && index + 1 == rows.size() && isSum(row, columns)) {
            break;
        }
        list.people.push_back(listedPerson(row, columns));
        if (hasTitles) {
            addFieldCountFault(row, columns, list.people.back().faults);
        }
    }
    return list;
}

Result<PeopleList> readPeopleList(const QString& text)
{
    const auto table = readListTable(text);
    if (!table) {
        return table.refused();
    }
    return peopleIn(*table);
}

} // namespace core
