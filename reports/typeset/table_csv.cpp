#include "reports/typeset/table_writers.h"

#include "core/file/spreadsheet_text.h"

#include <QRegularExpression>

namespace typeset {

namespace {

/// A language's list and decimal separators.
class Fields
{
public:
    explicit Fields(const QLocale& locale)
        : point_(locale.decimalPoint()), separator_(point_ == QStringLiteral(",") ? u';' : u',')
    {}

    [[nodiscard]] QChar separator() const { return separator_; }

    [[nodiscard]] QString field(const QString& text) const
    {
        static const QRegularExpression special(QStringLiteral("[;,\"\r\n\t]|^\\s|\\s$"));
        auto safe = core::guardedText(text);
        if (safe.contains(special)) {
            safe = u'"' + safe.replace(u'"', QStringLiteral("\"\"")) + u'"';
        }
        return safe;
    }

    /// For a column of numbers.
    [[nodiscard]] QString number(const QString& text) const
    {
        static const QRegularExpression decimal(QStringLiteral("^-?[0-9]+\\.[0-9]+$"));
        return decimal.match(text).hasMatch() ? QString(text).replace(u'.', point_) : field(text);
    }

private:
    QString point_;
    QChar separator_;
};

class CsvText
{
public:
    CsvText(const TableDocument& document, const QLocale& locale)
        : document_(document), fields_(locale)
    {
        // Without a byte order mark, spreadsheets do not recognise UTF-8.
        text_ = QChar(QChar::ByteOrderMark);
        QStringList keys;
        for (const auto& column : document.columns) {
            if (column.use != ColumnUse::Page) {
                keys += fields_.field(column.key);
            }
        }
        add(keys);
    }

    void add(const Row& row)
    {
        QStringList fields;
        for (std::size_t index = 0; index < document_.columns.size(); ++index) {
            const auto& column = document_.columns[index];
            if (column.use != ColumnUse::Page) {
                fields +=
                    index < row.cells.size() ? fieldOf(row.cells[index], column.kind) : QString();
            }
        }
        add(fields);
    }

    [[nodiscard]] QByteArray bytes() const { return text_.toUtf8(); }

private:
    void add(const QStringList& fields)
    {
        text_ += fields.join(fields_.separator()) + QStringLiteral("\r\n");
    }

    [[nodiscard]] QString fieldOf(const Cell& cell, ColumnKind kind) const
    {
        const auto value = fileValueOf(cell, kind);
        return holdsNumbers(kind) ? fields_.number(value) : fields_.field(value);
    }

    const TableDocument& document_;
    Fields fields_;
    QString text_;
};

QString exactValueOf(const Cell& cell, ColumnKind kind)
{
    return fileValueOf(cell.exact.isEmpty() ? cell : Cell{cell.exact, {}}, kind);
}

} // namespace

std::vector<QStringList> programRows(const TableDocument& document)
{
    std::vector<QStringList> rows(1);
    for (const auto& column : document.columns) {
        rows.front() << (column.use != ColumnUse::Page ? QStringList{column.key} : QStringList());
    }
    for (const auto& block : document.blocks) {
        for (const auto& row : block.blank ? std::vector<Row>() : block.rows) {
            auto& fields = rows.emplace_back();
            for (std::size_t index = 0; index < document.columns.size(); ++index) {
                if (document.columns[index].use != ColumnUse::Page) {
                    fields << exactValueOf(row.cells[index], document.columns[index].kind);
                }
            }
        }
    }
    return rows;
}

QByteArray tableCsv(const TableDocument& document, const QLocale& locale)
{
    CsvText csv(document, locale);
    for (const auto& block : document.blocks) {
        if (!block.blank) {
            for (const auto& row : block.rows) {
                csv.add(row);
            }
        }
    }
    return csv.bytes();
}

} // namespace typeset
