#include "reports/typeset/table_writers.h"
#include "reports/typeset/type.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <optional>

namespace typeset {

namespace {

/// At most 31 characters, without those forbidden in sheet names.
QByteArray sheetName(const QString& title)
{
    static const QRegularExpression forbidden(QStringLiteral(R"([\[\]:*?/\\'])"));
    constexpr qsizetype longest = 31;
    auto name = printable(title);
    name.replace(forbidden, QStringLiteral("-"));
    name.truncate(longest);
    if (!name.isEmpty() && name.back().isHighSurrogate()) {
        name.chop(1);
    }
    return name.trimmed().toUtf8();
}

/// "12", "12.50" and the exact fraction "45/2"; nothing for any other text.
std::optional<double> numberOf(const QString& text)
{
    static const QRegularExpression number(
        QStringLiteral("^([+-]?[0-9]{1,15}(?:\\.[0-9]+)?)(?:/([1-9][0-9]{0,8}))?$"));
    const auto match = number.match(text);
    if (!match.hasMatch()) {
        return {};
    }
    const auto divisor = match.captured(2);
    return match.captured(1).toDouble() / (divisor.isEmpty() ? 1.0 : divisor.toDouble());
}

/// The one sheet of a workbook.
class TableSheet
{
public:
    TableSheet(lxw_workbook& book, const TableDocument& document)
        : document_(document),
          sheet_(workbook_add_worksheet(&book, sheetName(document.title).constData())),
          head_(workbook_add_format(&book))
    {
        format_set_bold(head_);
        format_set_bottom(head_, LXW_BORDER_THIN);
    }

    void write()
    {
        for (std::size_t index = 0; index < document_.columns.size(); ++index) {
            if (document_.columns[index].use != ColumnUse::Page) {
                writeColumn(index);
                ++column_;
            }
        }
        worksheet_freeze_panes(sheet_, 1, 0);
        worksheet_repeat_rows(sheet_, 0, 0);
    }

private:
    void writeColumn(std::size_t index)
    {
        const auto& column = document_.columns[index];
        const auto& head = column.head.isEmpty() ? column.key : column.head;
        worksheet_write_string(sheet_, 0, column_, printable(head).toUtf8().constData(), head_);
        qsizetype longest = head.size();
        lxw_row_t line = 0;
        for (const auto& block : document_.blocks) {
            if (block.blank) {
                continue;
            }
            for (const auto& row : block.rows) {
                ++line;
                if (index < row.cells.size()) {
                    writeCell(line, row.cells[index], column.kind);
                    longest = std::max(longest, row.cells[index].text.size());
                }
            }
        }
        constexpr qsizetype widest = 50;
        constexpr qsizetype margin = 2;
        worksheet_set_column(sheet_, column_, column_,
                             static_cast<double>(std::min(longest, widest) + margin), nullptr);
    }

    void writeCell(lxw_row_t line, const Cell& cell, ColumnKind kind)
    {
        const auto value = fileValueOf(cell, kind);
        const auto number = holdsNumbers(kind) ? numberOf(value) : std::nullopt;
        if (number) {
            worksheet_write_number(sheet_, line, column_, *number, nullptr);
        } else if (!value.isEmpty()) {
            worksheet_write_string(sheet_, line, column_, printable(value).toUtf8().constData(),
                                   nullptr);
        }
    }

    const TableDocument& document_;
    lxw_worksheet* sheet_;
    lxw_format* head_;
    lxw_col_t column_ = 0;
};

} // namespace

std::optional<QByteArray> tableXlsx(const TableDocument& document)
{
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        return std::nullopt;
    }
    const auto path = folder.filePath(QStringLiteral("table.xlsx"));
    auto options = lxw_workbook_options();
    auto writable = QFile::encodeName(folder.path());
    options.tmpdir = writable.data();
    auto* const book = workbook_new_opt(QFile::encodeName(path).constData(), &options);
    if (book == nullptr) {
        return std::nullopt;
    }
    TableSheet(*book, document).write();
    if (workbook_close(book) != LXW_NO_ERROR) {
        return std::nullopt;
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

} // namespace typeset
