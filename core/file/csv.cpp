#include "core/file/csv.h"

#include "core/file/spreadsheet_text.h"

#include "core/file/csv_rows.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

/// Empty if there is no such column.
QString nameIn(const QStringList& known, const QString& title)
{
    const auto found = std::find_if(known.begin(), known.end(), [&title](const QString& name) {
        return name.compare(title, Qt::CaseInsensitive) == 0;
    });
    return found != known.end() ? *found : QString();
}

bool isKnown(const CsvColumns& columns, const QString& title)
{
    return !nameIn(columns.required + columns.optional, title).isEmpty();
}

/// The separator that splits the first line with content into the most known columns, or else the
/// most fields: a title may hold another separator.
QChar separatorOf(QStringView text, const CsvColumns& columns)
{
    const std::array<QChar, 3> separators = {u',', u';', u'\t'};
    const auto titles = [&](QChar separator) {
        const auto rows = firstRows(text, separator, 1);
        const auto fields = rows.empty() ? QStringList() : rows.front().fields;
        const auto known =
            std::count_if(fields.begin(), fields.end(),
                          [&columns](const QString& title) { return isKnown(columns, title); });
        return std::pair(known, fields.size());
    };
    return *std::max_element(
        separators.begin(), separators.end(),
        [&titles](QChar left, QChar right) { return titles(left) < titles(right); });
}

/// Names the columns by the header line.
class Header
{
public:
    Header(const RawRow& row, const CsvColumns& known) : line_(row.line)
    {
        const QStringList all = known.required + known.optional;
        for (const auto& title : row.fields) {
            add(title, nameIn(all, title));
        }
        for (const auto& name : known.required) {
            if (!found_.contains(name)) {
                addFault(faults, {FileFault::MissingColumn, line_, {name}});
            }
        }
    }

    CsvRow named(const RawRow& row)
    {
        if (row.fields.size() > names_.size()) {
            addFault(faults,
                     {FileFault::WrongFieldCount,
                      row.line,
                      {QString::number(row.fields.size()), QString::number(names_.size())}});
        }
        CsvRow named{row.line, {}};
        const qsizetype fields = std::min(row.fields.size(), names_.size());
        for (qsizetype index = 0; index < fields; ++index) {
            if (!names_[index].isEmpty()) {
                named.fields.insert(names_[index], unguardedText(row.fields[index]));
            }
        }
        return named;
    }

    Refusals faults;
    Warnings warnings;

private:
    void add(const QString& title, const QString& name)
    {
        if (name.isEmpty() && !title.isEmpty()) {
            addWarning(warnings, {FileFault::UnknownColumn, line_, {title}});
        }
        if (!name.isEmpty() && found_.contains(name)) {
            addFault(faults, {FileFault::DuplicateColumn, line_, {title}});
        }
        found_.insert(name);
        names_ << name;
    }

    Line line_;
    QStringList names_; ///< Empty for columns that are left out.
    QSet<QString> found_;
};

/// Whether the row names all columns that are needed.
bool namesRequired(const RawRow& row, const CsvColumns& columns)
{
    return std::all_of(columns.required.begin(), columns.required.end(),
                       [&](const QString& required) {
                           return row.fields.contains(required, Qt::CaseInsensitive);
                       });
}

/// The rows below the first, which names the columns.
Result<CsvTable> namedRows(const std::vector<RawRow>& rows, const CsvColumns& columns)
{
    Header header(rows.empty() ? RawRow{} : rows.front(), columns);
    CsvTable table;
    for (std::size_t index = 1; index < rows.size() && !isFull(header.faults); ++index) {
        table.rows.push_back(header.named(rows[index]));
    }
    if (!header.faults.empty()) {
        return Refused{header.faults, header.warnings};
    }
    table.warnings = header.warnings;
    return table;
}

QString quotedWhereNeeded(const QString& field)
{
    const auto needsQuotes = [](QChar character) {
        return character == u',' || character == u'"' || character == u'\n' || character == u'\r';
    };
    if (std::none_of(field.begin(), field.end(), needsQuotes)) {
        return field;
    }
    QString quoted = field;
    return u'"' + quoted.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

std::optional<std::int64_t> CsvRow::number(const QString& column, NumberRange range,
                                           Refusals& faults) const
{
    const QString text = field(column);
    const auto number = parseWholeNumber(text, range);
    if (!number) {
        addFault(faults, wholeNumberFault(text, range, line));
    }
    return number;
}

Result<CsvTable> readCsv(const QByteArray& file, const CsvColumns& columns)
{
    if (const auto fault = textFault(file)) {
        return *fault;
    }
    const QString text = QString::fromUtf8(file);
    const auto rows = splitRows(text, separatorOf(text, columns), columns.mostRows, 1);
    if (!rows) {
        return rows.refused();
    }
    return namedRows(*rows, columns);
}

Result<CsvTable> csvTableOf(std::vector<RawRow> rows, const CsvColumns& columns)
{
    constexpr std::ptrdiff_t mostHeadingRows = 9;
    const auto end = rows.begin() + std::min(std::ssize(rows), mostHeadingRows + 1);
    const auto titles = std::find_if(
        rows.begin(), end, [&columns](const RawRow& row) { return namesRequired(row, columns); });
    if (titles != end) {
        rows.erase(rows.begin(), titles);
    }
    return namedRows(rows, columns);
}

QByteArray writeCsv(const std::vector<QStringList>& rows)
{
    QByteArray text;
    for (const auto& row : rows) {
        QStringList fields;
        std::transform(row.begin(), row.end(), std::back_inserter(fields), quotedWhereNeeded);
        text += fields.join(u',').toUtf8() + '\n';
    }
    return text;
}

} // namespace core
