#include "reports/typeset/table_writers.h"

#include "reports/typeset/terminal.h"

#include <algorithm>

namespace typeset {

using terminal::displayWidth;

namespace {

constexpr int indentOfParagraphs = 2;

/// In one line, whatever it holds.
QString lineOf(QString text)
{
    return text.replace(u'\n', u' ');
}

/// Composes the lines from above.
class TerminalTable
{
public:
    explicit TerminalTable(const TableDocument& document) : document_(document)
    {
        for (const auto& column : document.columns) {
            heads_ << column.head;
            widths_.push_back(displayWidth(column.head));
        }
        for (const auto& block : document.blocks) {
            for (const auto& row : block.rows) {
                for (std::size_t index = 0; index < row.cells.size(); ++index) {
                    widths_[index] =
                        std::max(widths_[index], displayWidth(lineOf(row.cells[index].text)));
                }
            }
        }
    }

    void addHeading(const PageFrame& frame)
    {
        const QStringList event = {frame.event, frame.dateAndPlace};
        const QStringList title = {document_.title, document_.state};
        addTogether(event, QStringLiteral(" · "));
        addTogether(title, QStringLiteral(", "));
        addParagraphs(document_.lead);
    }

    void addBlocks()
    {
        bool hasHeads = false;
        for (const auto& block : document_.blocks) {
            if (block.rows.empty() || block.blank) {
                continue;
            }
            leaveALine();
            if (!block.title.isEmpty()) {
                lines_ << block.title;
            }
            lines_ << block.lines;
            if (!hasHeads || !document_.oneHead) {
                addRow(heads_);
                hasHeads = true;
            }
            for (const auto& row : block.rows) {
                QStringList texts;
                for (const auto& cell : row.cells) {
                    texts << lineOf(cell.text);
                }
                addRow(texts);
            }
            addParagraphs(block.notes);
        }
        if (!document_.hasRows() && !document_.nothing.isEmpty()) {
            leaveALine();
            addParagraphs({document_.nothing});
        }
    }

    void addFoot(const PageFrame& frame)
    {
        for (const auto& paragraphs : {document_.notes, QStringList{frame.rules}}) {
            leaveALine();
            addParagraphs(paragraphs);
        }
        while (!lines_.isEmpty() && lines_.constLast().isEmpty()) {
            lines_.removeLast();
        }
    }

    [[nodiscard]] const QStringList& lines() const { return lines_; }

private:
    void leaveALine()
    {
        if (!lines_.isEmpty() && !lines_.constLast().isEmpty()) {
            lines_ << QString();
        }
    }

    void addTogether(QStringList parts, const QString& between)
    {
        parts.removeAll(QString());
        if (!parts.isEmpty()) {
            lines_ << parts.join(between);
        }
    }

    void addParagraphs(const QStringList& paragraphs)
    {
        for (const auto& paragraph : paragraphs) {
            if (!paragraph.isEmpty()) {
                lines_ << terminal::wrapped(paragraph, indentOfParagraphs);
            }
        }
    }

    /// Without blanks at its end.
    void addRow(const QStringList& texts)
    {
        QString line;
        for (std::size_t index = 0; index < document_.columns.size(); ++index) {
            const auto& column = document_.columns[index];
            if (column.use == ColumnUse::Csv) {
                continue;
            }
            const QString text = texts.value(static_cast<qsizetype>(index));
            const int width = widths_[index];
            line += line.isNull() ? QStringLiteral("") : QStringLiteral("  ");
            line += holdsNumbers(column.kind) ? QString(width - displayWidth(text), u' ') + text
                                              : terminal::padded(text, width);
        }
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
        lines_ << line;
    }

    const TableDocument& document_;
    QStringList heads_;
    std::vector<int> widths_;
    QStringList lines_;
};

} // namespace

QByteArray tableText(const TableDocument& document, const PageFrame& frame)
{
    TerminalTable table(document);
    table.addHeading(frame);
    table.addBlocks();
    table.addFoot(frame);
    return terminal::textOf(table.lines());
}

} // namespace typeset
