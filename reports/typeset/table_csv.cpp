#include "reports/typeset/table_writers.h"

#include <QRegularExpression>

namespace typeset {

namespace {

bool isNumber(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)?(/[0-9]+)?$"));
    return number.match(text).hasMatch();
}

/// Spreadsheets evaluate texts with such a beginning.
bool looksLikeFormula(const QString& text)
{
    static const QString beginnings = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && beginnings.contains(text.front()) && !isNumber(text);
}

/// "15/2": spreadsheets read it as 15 February.
bool isFraction(const QString& text)
{
    static const QRegularExpression fraction(QStringLiteral("^[+-]?[0-9]+/[0-9]+$"));
    return fraction.match(text).hasMatch();
}

/// "3-4", "1.3.", "May 5": nobody types a date into a club or a name.
bool looksLikeDate(const QString& text)
{
    static const QRegularExpression date(
        QStringLiteral(R"(^(?:\d{1,4}\s*[-/]\s*\d{1,4}(?:\s*[-/]\s*\d{1,4})?)"
                       R"(|\d{1,2}\.\s*\d{1,2}\.\s*(?:\d{2,4})?)"
                       R"(|\d{1,4}[-. ]*MONTH(?:[-. ]*\d{1,4})?|MONTH[-. ]*\d{1,4})$)")
            .replace(QStringLiteral("MONTH"),
                     QStringLiteral("(?:jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|m[aä]r(?:ch|z)?"
                                    "|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?"
                                    "|sep(?:t(?:ember)?)?|o[ck]t(?:ober)?|nov(?:ember)?"
                                    "|de[cz](?:ember)?)")),
        QRegularExpression::CaseInsensitiveOption);
    return date.match(text).hasMatch();
}

/// Spreadsheets leave a text alone if it has another slash, or a leading apostrophe.
QString safeText(const QString& text)
{
    if (isFraction(text)) {
        constexpr char16_t fractionSlash = u'\u2044';
        return QString(text).replace(u'/', fractionSlash);
    }
    return looksLikeFormula(text) || looksLikeDate(text) ? u'\'' + text : text;
}

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
        auto safe = safeText(text);
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
