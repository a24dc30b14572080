#include "csv.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

struct RawRow
{
    Line line;
    QStringList fields;

    [[nodiscard]] bool hasContent() const
    {
        return std::any_of(fields.begin(), fields.end(),
                           [](const QString& field) { return !field.isEmpty(); });
    }
};

/// Takes a text apart into rows of fields, without blanks around these.
class RowSplitter
{
public:
    RowSplitter(QStringView text, QChar separator) : text_(text), separator_(separator) {}

    /// Nothing after the last row.
    std::optional<RawRow> next()
    {
        if (atEnd()) {
            return std::nullopt;
        }
        RawRow row{line_, {}};
        do {
            row.fields << field().trimmed();
        } while (skip(separator_));
        skip(u'\r');
        skip(u'\n');
        return row;
    }

    /// Where a quote was opened that is not closed.
    [[nodiscard]] std::optional<Line> unclosedQuote() const { return unclosedQuote_; }

private:
    QString field()
    {
        while (!atEnd() && current() == u' ') {
            ++position_;
        }
        QString field;
        if (skip(u'"')) {
            field = quoted();
        }
        while (!atEnd() && current() != separator_ && !atLineEnd()) {
            field += current();
            ++position_;
        }
        return field;
    }

    /// Up to the closing quote; the opening one was skipped.
    QString quoted()
    {
        const Line opened = line_;
        QString field;
        while (!atEnd()) {
            if (skip(u'"') && !(!atEnd() && current() == u'"')) {
                return field;
            }
            field += current();
            skip(current());
        }
        unclosedQuote_ = opened;
        return field;
    }

    bool skip(QChar wanted)
    {
        if (atEnd() || current() != wanted) {
            return false;
        }
        line_.number += wanted == u'\n' ? 1 : 0;
        ++position_;
        return true;
    }

    [[nodiscard]] bool atEnd() const { return position_ == text_.size(); }
    [[nodiscard]] QChar current() const { return text_[position_]; }
    [[nodiscard]] bool atLineEnd() const
    {
        const auto rest = text_.sliced(position_);
        return rest.startsWith(u'\n') || rest.startsWith(u"\r\n") || rest == u"\r";
    }

    QStringView text_;
    QChar separator_;
    qsizetype position_ = 0;
    Line line_;
    std::optional<Line> unclosedQuote_;
};

/// The separator that takes the first line with content apart into the most fields.
QChar separatorOf(QStringView text)
{
    const std::array<QChar, 3> separators = {u',', u';', u'\t'};
    const auto columns = [text](QChar separator) {
        RowSplitter splitter(text, separator);
        auto row = splitter.next();
        while (row && !row->hasContent()) {
            row = splitter.next();
        }
        return row ? row->fields.size() : 0;
    };
    return *std::max_element(
        separators.begin(), separators.end(),
        [&columns](QChar left, QChar right) { return columns(left) < columns(right); });
}

/// All rows with content, the header first; nothing but the fault if a quote is not closed.
Result<std::vector<RawRow>> splitRows(QStringView text)
{
    std::vector<RawRow> rows;
    RowSplitter splitter(text, separatorOf(text));
    while (auto row = splitter.next()) {
        if (row->hasContent()) {
            rows.push_back(std::move(*row));
        }
    }
    if (const auto line = splitter.unclosedQuote()) {
        return Refusal{FileFault::UnclosedQuote, *line, {}};
    }
    return rows;
}

/// Names the columns by the header line.
class Header
{
public:
    Header(const RawRow& row, const CsvColumns& known) : line_(row.line)
    {
        for (const auto& title : row.fields) {
            add(title, known.required + known.optional);
        }
        for (const auto& name : known.required) {
            if (!names_.contains(name)) {
                faults.push_back({FileFault::MissingColumn, line_, {name}});
            }
        }
    }

    CsvRow named(const RawRow& row)
    {
        if (row.fields.size() > names_.size()) {
            faults.push_back(
                {FileFault::WrongFieldCount,
                 row.line,
                 {QString::number(row.fields.size()), QString::number(names_.size())}});
        }
        CsvRow named{row.line, {}};
        const qsizetype fields = std::min(row.fields.size(), names_.size());
        for (qsizetype index = 0; index < fields; ++index) {
            if (!names_[index].isEmpty()) {
                named.fields.insert(names_[index], row.fields[index]);
            }
        }
        return named;
    }

    Refusals faults;
    Warnings warnings;

private:
    void add(const QString& title, const QStringList& known)
    {
        const qsizetype index = indexIn(known, title);
        if (index < 0) {
            if (!title.isEmpty()) {
                warnings.push_back({FileFault::UnknownColumn, line_, {title}});
            }
            names_ << QString();
            return;
        }
        if (names_.contains(known[index])) {
            faults.push_back({FileFault::DuplicateColumn, line_, {title}});
        }
        names_ << known[index];
    }

    static qsizetype indexIn(const QStringList& known, const QString& title)
    {
        const auto found = std::find_if(known.begin(), known.end(), [&title](const QString& name) {
            return name.compare(title, Qt::CaseInsensitive) == 0;
        });
        return found != known.end() ? found - known.begin() : -1;
    }

    Line line_;
    QStringList names_; ///< Empty for columns that are left out.
};

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
        faults.push_back(wholeNumberFault(text, range, line));
    }
    return number;
}

Result<CsvTable> readCsv(const QByteArray& file, const CsvColumns& columns)
{
    if (const auto line = firstLineNotUtf8(file)) {
        return Refusal{FileFault::NotUtf8, *line, {}};
    }
    const QString text = QString::fromUtf8(file);
    const auto rows = splitRows(text);
    if (!rows) {
        return rows.refused();
    }
    Header header(rows->empty() ? RawRow{} : rows->front(), columns);
    CsvTable table;
    for (std::size_t index = 1; index < rows->size(); ++index) {
        table.rows.push_back(header.named((*rows)[index]));
    }
    if (!header.faults.empty()) {
        return Refused{header.faults, header.warnings};
    }
    table.warnings = header.warnings;
    return table;
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
