#include "reports/typeset/table_writers.h"

#include <algorithm>

namespace typeset {

namespace {

using namespace Qt::Literals::StringLiterals;

/// Black on white, for a phone and for paper.
QString styleSheet()
{
    return uR"(
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: #fff; color: #1a1f24;
  font: 16px/1.4 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
  border-bottom: 1px solid #1a1f24; }
header p, footer p { margin: .2rem 0; }
header p:first-child, caption { font-weight: 700; }
header p + p, footer, .note, thead { color: #535d66; font-size: .85rem; }
h1 { font-size: 1.5rem; margin: 1rem 0 .5rem; }
h2 { font-size: 1.1rem; margin: 1rem 0 .3rem; }
.wide { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding: .2rem .4rem; }
caption span { display: block; font-weight: 400; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .25rem .4rem; text-align: left; vertical-align: top; }
thead th { border-bottom: 1px solid #1a1f24; vertical-align: bottom; }
tbody th { font-weight: 500; min-width: 9rem; }
tbody tr:nth-child(even) { background: #f1f3f4; }
.number, .points { text-align: right; white-space: nowrap; }
.word { text-align: center; }
.strong, .strong th, .strong td { font-weight: 700; }
.ruled tbody tr { background: none; border-bottom: 1px solid #535d66; height: 2.2rem; }
.points span { display: inline-block; text-align: left; }
footer { border-top: 1px solid #c3cad0; margin-top: 1.5rem; }
@page { margin: 15mm; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  tr, caption, h1, h2 { break-inside: avoid; }
  caption, h1, h2 { break-after: avoid; }
  .together { break-inside: avoid; }
  .newpage { break-before: page; }
  tbody tr { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)"_s;
}

/// Replaces control characters as well, which HTML refuses.
QString escaped(const QString& text)
{
    return printable(text).toHtmlEscaped();
}

QString element(const QString& name, const QString& text, const QString& attributes = {})
{
    return text.isEmpty()
               ? QString()
               : u"<"_s + name + attributes + u">"_s + escaped(text) + u"</"_s + name + u">\n"_s;
}

QString classes(const QStringList& names)
{
    return names.isEmpty() ? QString() : u" class=\""_s + names.join(u' ') + u"\""_s;
}

QString kindClass(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Text:
    case ColumnKind::Name:
        return {};
    case ColumnKind::Number:
        return u"number"_s;
    case ColumnKind::Points:
        return u"points"_s;
    case ColumnKind::Word:
    case ColumnKind::Code:
        return u"word"_s;
    }
    return {};
}

class HtmlText
{
public:
    explicit HtmlText(const TableDocument& document) : document_(document)
    {
        for (std::size_t index = 0; index < document.columns.size(); ++index) {
            const auto& column = document.columns[index];
            if (column.use != ColumnUse::Csv) {
                shown_.push_back(index);
                anyHead_ = anyHead_ || !column.head.isEmpty();
            }
        }
        const auto name = std::find_if(shown_.begin(), shown_.end(), [&](std::size_t index) {
            return document.columns[index].kind == ColumnKind::Name;
        });
        rowHead_ = name == shown_.end() ? document.columns.size() : *name;
    }

    [[nodiscard]] QString body() const
    {
        QString text = element(u"h1"_s, document_.title) + paragraphs(document_.lead, {});
        if (!document_.hasRows()) {
            text += element(u"p"_s, document_.nothing);
        } else {
            for (const auto& block : document_.blocks) {
                text += section(block);
            }
        }
        return text + paragraphs(document_.notes, u"note"_s);
    }

    /// Rules that depend on the texts: the width of fractions.
    [[nodiscard]] QString style() const
    {
        QString text;
        for (const auto index : shown_) {
            if (document_.columns[index].kind == ColumnKind::Points) {
                text += u".c%1 span { min-width: %2ch; }\n"_s.arg(index).arg(widthBehind(index));
            }
        }
        return text;
    }

private:
    [[nodiscard]] static QString paragraphs(const QStringList& texts, const QString& kind)
    {
        QString text;
        for (const auto& paragraph : texts) {
            text += element(u"p"_s, paragraph, kind.isEmpty() ? QString() : classes({kind}));
        }
        return text;
    }

    [[nodiscard]] qsizetype widthBehind(std::size_t column) const
    {
        // A one-character fraction is wider than a digit.
        qsizetype width = 2;
        for (const auto& block : document_.blocks) {
            for (const auto& row : block.rows) {
                if (column < row.cells.size()) {
                    width = std::max(width, pointsText(row.cells[column].text).behind.size());
                }
            }
        }
        return width;
    }

    [[nodiscard]] QString section(const Block& block) const
    {
        QStringList names;
        if (block.newPage) {
            names += u"newpage"_s;
        }
        if (block.together) {
            names += u"together"_s;
        }
        const auto content = block.rows.empty()
                                 ? element(u"h2"_s, block.title) + paragraphs(block.lines, {})
                                 : table(block);
        return u"<section"_s + classes(names) + u">\n"_s + content +
               paragraphs(block.notes, u"note"_s) + u"</section>\n"_s;
    }

    [[nodiscard]] QString table(const Block& block) const
    {
        QString text = u"<div class=\"wide\"><table"_s +
                       (document_.ruled ? classes({u"ruled"_s}) : QString()) + u">\n"_s +
                       caption(block);
        if (anyHead_) {
            text += u"<thead><tr>"_s;
            for (const auto index : shown_) {
                text += head(document_.columns[index]);
            }
            text += u"</tr></thead>\n"_s;
        }
        text += u"<tbody>\n"_s;
        for (const auto& row : block.rows) {
            text += line(row);
        }
        return text + u"</tbody></table></div>\n"_s;
    }

    /// A block without a title is named after the document, for screen readers.
    [[nodiscard]] QString caption(const Block& block) const
    {
        if (block.title.isEmpty() && block.lines.isEmpty()) {
            return element(u"caption"_s, document_.title, classes({u"unseen"_s}));
        }
        QString text = u"<caption>"_s + escaped(block.title);
        for (const auto& line : block.lines) {
            text += u"<span>"_s + escaped(line) + u"</span>"_s;
        }
        return text + u"</caption>\n"_s;
    }

    [[nodiscard]] static QString head(const Column& column)
    {
        const auto kind = kindClass(column.kind);
        const auto named = kind.isEmpty() ? QString() : classes({kind});
        return column.head.isEmpty()
                   ? u"<td></td>"_s
                   : u"<th scope=\"col\""_s + named + u">"_s + escaped(column.head) + u"</th>"_s;
    }

    [[nodiscard]] QString line(const Row& row) const
    {
        QString text = u"<tr"_s + (row.strong ? classes({u"strong"_s}) : QString()) + u">"_s;
        for (const auto index : shown_) {
            text += cell(index, index < row.cells.size() ? row.cells[index].text : QString());
        }
        return text + u"</tr>\n"_s;
    }

    [[nodiscard]] QString cell(std::size_t index, const QString& text) const
    {
        const auto& column = document_.columns[index];
        QStringList names;
        if (const auto kind = kindClass(column.kind); !kind.isEmpty()) {
            names += kind;
        }
        if (column.strong) {
            names += u"strong"_s;
        }
        auto content = escaped(text);
        if (column.kind == ColumnKind::Points) {
            names += u"c%1"_s.arg(index);
            const auto points = pointsText(text);
            content = escaped(points.whole) + u"<span>"_s + escaped(points.behind) + u"</span>"_s;
        }
        return index == rowHead_
                   ? u"<th scope=\"row\""_s + classes(names) + u">"_s + content + u"</th>"_s
                   : u"<td"_s + classes(names) + u">"_s + content + u"</td>"_s;
    }

    const TableDocument& document_;
    std::vector<std::size_t> shown_; ///< Columns.
    std::size_t rowHead_ = 0;        ///< The column that names a row.
    bool anyHead_ = false;
};

} // namespace

QByteArray tableHtml(const TableDocument& document, const PageFrame& frame, const QLocale& locale)
{
    const HtmlText html(document);
    const auto title = document.title.isEmpty() ? frame.event : document.title;
    const QString text =
        u"<!DOCTYPE html>\n<html lang=\""_s + locale.bcp47Name() +
        u"\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"_s +
        escaped(title) + u"</title>\n<style>"_s + styleSheet() + html.style() +
        u"</style>\n</head>\n<body>\n<header>\n"_s + element(u"p"_s, frame.event) +
        element(u"p"_s, frame.dateAndPlace) + u"</header>\n<main>\n"_s + html.body() +
        u"</main>\n<footer>\n"_s + element(u"p"_s, frame.rules) + element(u"p"_s, frame.organiser) +
        element(u"p"_s, frame.printed) + u"</footer>\n</body>\n</html>\n"_s;
    return text.toUtf8();
}

} // namespace typeset
