#include "reports/typeset/table_writers.h"
#include "reports/typeset/type.h"

#include <QDate>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

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

/// A workbook's formats for the kinds of columns.
class Formats
{
public:
    explicit Formats(lxw_workbook& book) : book_(book), head_(made(nullptr, true))
    {
        format_set_bottom(head_, LXW_BORDER_THIN);
    }

    [[nodiscard]] lxw_format* head() const { return head_; }

    /// nullptr: the usual one.
    lxw_format* of(ColumnKind kind, bool isStrong)
    {
        const std::pair key(kind, isStrong);
        const auto known = known_.find(key);
        return known != known_.end()
                   ? known->second
                   : known_.emplace(key, made(patternOf(kind), isStrong)).first->second;
    }

private:
    static const char* patternOf(ColumnKind kind)
    {
        switch (kind) {
        case ColumnKind::Money:
            return "#,##0.00";
        case ColumnKind::Date:
            return "yyyy-mm-dd";
        default:
            return nullptr;
        }
    }

    lxw_format* made(const char* pattern, bool isStrong)
    {
        if (pattern == nullptr && !isStrong) {
            return nullptr;
        }
        auto* const format = workbook_add_format(&book_);
        if (pattern != nullptr) {
            format_set_num_format(format, pattern);
        }
        if (isStrong) {
            format_set_bold(format);
        }
        return format;
    }

    lxw_workbook& book_;
    lxw_format* head_;
    std::map<std::pair<ColumnKind, bool>, lxw_format*> known_;
};

constexpr double centsPerUnit = 100;

std::int64_t centsOf(double amount)
{
    return std::llround(amount * centsPerUnit);
}

/// Adds the amounts of a column since the last sum.
class RunningSum
{
public:
    void add(lxw_row_t line, std::int64_t cents)
    {
        first_ = first_.value_or(line);
        last_ = line;
        cents_ += cents;
    }

    void restart() { *this = {}; }

    /// The formula, if these amounts make that sum.
    [[nodiscard]] std::optional<QByteArray> formulaFor(std::int64_t cents, lxw_col_t column) const
    {
        return first_ && cents == cents_ ? std::optional(formula(column)) : std::nullopt;
    }

    [[nodiscard]] bool isEmpty() const { return !first_; }
    [[nodiscard]] std::int64_t cents() const { return cents_; }
    [[nodiscard]] QByteArray formula(lxw_col_t column) const
    {
        std::array<char, LXW_MAX_CELL_RANGE_LENGTH> range{};
        lxw_rowcol_to_range(range.data(), *first_, column, last_, column);
        return QByteArray("=SUM(") + range.data() + ')';
    }

private:
    std::optional<lxw_row_t> first_;
    lxw_row_t last_ = 0;
    std::int64_t cents_ = 0;
};

/// The one sheet of a workbook.
class TableSheet
{
public:
    TableSheet(lxw_workbook& book, const TableDocument& document)
        : document_(document),
          sheet_(workbook_add_worksheet(&book, sheetName(document.title).constData())),
          formats_(book)
    {}

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
    /// Of all heads the only one of its name.
    QString headOf(const Column& column)
    {
        const auto& told = !column.fileHead.isEmpty() ? column.fileHead
                           : !column.head.isEmpty()   ? column.head
                                                      : column.key;
        auto head = printable(told);
        for (int count = 2; heads_.contains(head); ++count) {
            head = printable(told) + u' ' + QString::number(count);
        }
        heads_ << head;
        return head;
    }

    void writeColumn(std::size_t index)
    {
        const auto& column = document_.columns[index];
        const auto head = headOf(column);
        worksheet_write_string(sheet_, 0, column_, head.toUtf8().constData(), formats_.head());
        longest_ = head.size();
        lxw_row_t line = 0;
        bool hasSums = false;
        sum_.restart();
        for (const auto& block : document_.blocks) {
            if (block.blank) {
                continue;
            }
            for (const auto& row : block.rows) {
                ++line;
                hasSums = hasSums || row.strong;
                if (index < row.cells.size()) {
                    writeCell(line, row.cells[index], column.kind, row.strong);
                }
            }
        }
        if (column.kind == ColumnKind::Money && !hasSums && !sum_.isEmpty()) {
            writeSum(line + 1, sum_.formula(column_), sum_.cents());
        }
        constexpr qsizetype widest = 50;
        constexpr qsizetype margin = 2;
        worksheet_set_column(sheet_, column_, column_,
                             static_cast<double>(std::min(longest_, widest) + margin), nullptr);
    }

    void writeCell(lxw_row_t line, const Cell& cell, ColumnKind kind, bool isStrong)
    {
        const auto value = fileValueOf(cell, kind);
        longest_ = std::max(longest_, value.size());
        // Words such as the table, or that there is a bye.
        const bool mayBeNumber = holdsNumbers(kind) || kind == ColumnKind::Word;
        const auto number = mayBeNumber ? numberOf(value) : std::nullopt;
        const auto date =
            kind == ColumnKind::Date ? QDate::fromString(value, Qt::ISODate) : QDate();
        if (number && kind == ColumnKind::Money && isStrong) {
            const auto formula = sum_.formulaFor(centsOf(*number), column_);
            if (formula) {
                writeSum(line, *formula, centsOf(*number));
            } else {
                writeNumber(line, *number, kind, isStrong);
            }
            sum_.restart();
        } else if (number) {
            writeNumber(line, *number, kind, isStrong);
            sum_.add(line, centsOf(*number));
        } else if (date.isValid()) {
            lxw_datetime time{date.year(), date.month(), date.day(), 0, 0, 0};
            worksheet_write_datetime(sheet_, line, column_, &time, formats_.of(kind, isStrong));
        } else if (!value.isEmpty()) {
            worksheet_write_string(sheet_, line, column_, printable(value).toUtf8().constData(),
                                   formats_.of(ColumnKind::Text, isStrong));
        }
    }

    void writeNumber(lxw_row_t line, double number, ColumnKind kind, bool isStrong)
    {
        worksheet_write_number(sheet_, line, column_, number, formats_.of(kind, isStrong));
    }

    void writeSum(lxw_row_t line, const QByteArray& formula, std::int64_t cents)
    {
        worksheet_write_formula_num(sheet_, line, column_, formula.constData(),
                                    formats_.of(ColumnKind::Money, true),
                                    static_cast<double>(cents) / centsPerUnit);
    }

    const TableDocument& document_;
    lxw_worksheet* sheet_;
    Formats formats_;
    QStringList heads_;
    RunningSum sum_; ///< Of the column being written.
    lxw_col_t column_ = 0;
    qsizetype longest_ = 0;
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
