#include "reports/typeset/table_writers.h"

#include <QRegularExpression>

namespace typeset {

namespace {

bool isNumber(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)?(/[0-9]+)?$"));
    return number.match(text).hasMatch();
}

/// Spreadsheets evaluate texts that begin like this.
bool looksLikeFormula(const QString& text)
{
    static const QString beginnings = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && beginnings.contains(text.front()) && !isNumber(text);
}

QString field(const QString& text)
{
    static const QRegularExpression special(QStringLiteral("[;\"\r\n\t]|^\\s|\\s$"));
    const auto safe = looksLikeFormula(text) ? u'\'' + text : text;
    if (!safe.contains(special)) {
        return safe;
    }
    auto quoted = safe;
    quoted.replace(u'"', QStringLiteral("\"\""));
    return u'"' + quoted + u'"';
}

const QString& valueOf(const Cell& cell)
{
    return cell.value.isEmpty() ? cell.text : cell.value;
}

class CsvText
{
public:
    explicit CsvText(const TableDocument& document) : document_(document)
    {
        // Without a byte order mark, spreadsheets do not recognise UTF-8.
        text_ = QChar(QChar::ByteOrderMark);
        QStringList keys;
        for (const auto& column : document.columns) {
            if (column.use != ColumnUse::Page) {
                keys += field(column.key);
            }
        }
        add(keys);
    }

    void add(const Row& row)
    {
        QStringList fields;
        for (std::size_t index = 0; index < document_.columns.size(); ++index) {
            if (document_.columns[index].use != ColumnUse::Page) {
                fields += index < row.cells.size() ? field(valueOf(row.cells[index])) : QString();
            }
        }
        add(fields);
    }

    [[nodiscard]] QByteArray bytes() const { return text_.toUtf8(); }

private:
    void add(const QStringList& fields) { text_ += fields.join(u';') + QStringLiteral("\r\n"); }

    const TableDocument& document_;
    QString text_;
};

} // namespace

QByteArray tableCsv(const TableDocument& document)
{
    CsvText csv(document);
    for (const auto& block : document.blocks) {
        for (const auto& row : block.rows) {
            csv.add(row);
        }
    }
    return csv.bytes();
}

} // namespace typeset
