#include "core/file/csv_rows.h"

#include <algorithm>

namespace core {
namespace {

bool hasContent(const RawRow& row)
{
    return std::any_of(row.fields.begin(), row.fields.end(),
                       [](const QString& field) { return !field.isEmpty(); });
}

/// Splits a text into rows of trimmed fields.
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
            add(field().trimmed(), row);
        } while (skip(separator_));
        skip(u'\r');
        skip(u'\n');
        return row;
    }

    /// Where a quote was opened that is not closed.
    [[nodiscard]] std::optional<Line> unclosedQuote() const { return unclosedQuote_; }

    /// The first row with contents beyond mostColumns.
    [[nodiscard]] std::optional<Line> wideRow() const { return wideRow_; }

private:
    void add(const QString& field, RawRow& row)
    {
        if (row.fields.size() < mostColumns) {
            row.fields << field;
        } else if (!field.isEmpty() && !wideRow_) {
            wideRow_ = row.line;
        }
    }

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
        ++position_;
        const bool endsLine =
            wanted == u'\n' || (wanted == u'\r' && (atEnd() || current() != u'\n'));
        line_.number += endsLine ? 1 : 0;
        return true;
    }

    [[nodiscard]] bool atEnd() const { return position_ == text_.size(); }
    [[nodiscard]] QChar current() const { return text_[position_]; }
    [[nodiscard]] bool atLineEnd() const { return current() == u'\n' || current() == u'\r'; }

    QStringView text_;
    QChar separator_;
    qsizetype position_ = 0;
    Line line_;
    std::optional<Line> unclosedQuote_;
    std::optional<Line> wideRow_;
};

} // namespace

Result<std::vector<RawRow>> splitRows(QStringView text, QChar separator, std::size_t most,
                                      std::size_t heads)
{
    std::vector<RawRow> rows;
    RowSplitter splitter(text, separator);
    while (auto row = splitter.next()) {
        if (splitter.wideRow()) {
            return Refusal{FileFault::TooManyColumns, row->line, {QString::number(mostColumns)}};
        }
        if (!hasContent(*row)) {
            continue;
        }
        if (rows.size() == most + heads) {
            return Refusal{FileFault::TooManyRows, row->line, {QString::number(most)}};
        }
        rows.push_back(std::move(*row));
    }
    if (const auto line = splitter.unclosedQuote()) {
        return Refusal{FileFault::UnclosedQuote, *line, {}};
    }
    return rows;
}

std::vector<RawRow> firstRows(QStringView text, QChar separator, std::size_t most)
{
    std::vector<RawRow> rows;
    RowSplitter splitter(text, separator);
    while (rows.size() < most) {
        auto row = splitter.next();
        if (!row) {
            break;
        }
        if (hasContent(*row)) {
            rows.push_back(std::move(*row));
        }
    }
    return rows;
}

} // namespace core
