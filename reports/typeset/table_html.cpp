#include "reports/typeset/table_writers.h"

#include <algorithm>

namespace typeset {

namespace {

using namespace Qt::Literals::StringLiterals;

/// Black on white, for phones and paper.
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
.struck { text-decoration: line-through; }
.ruled tbody tr { background: none; border-bottom: 1px solid #535d66; height: 2.2rem; }
.points span { display: inline-block; text-align: left; }
@media (max-width: 30rem) {
  body { padding: .5rem; }
  th, td { padding: .25rem .2rem; }
  tbody th { min-width: 6rem; overflow-wrap: anywhere; }
}
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

/// As paper prints it.
Html shown(const QString& text)
{
    return Html(printable(text));
}

Html shown(const char* name, const QString& text, const Attributes& attributes = {})
{
    return textElement(name, printable(text), attributes);
}

Attributes classes(const QStringList& names)
{
    return names.isEmpty() ? Attributes() : Attributes{{"class", names.join(u' ')}};
}

QString kindClass(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Text:
    case ColumnKind::Name:
    case ColumnKind::Date:
        return {};
    case ColumnKind::Number:
    case ColumnKind::Money:
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
        // Phones show the left side of a wide table.
        std::stable_partition(shown_.begin(), shown_.end(), [&](std::size_t index) {
            return document.columns[index].isEssential();
        });
        const auto name = std::find_if(shown_.begin(), shown_.end(), [&](std::size_t index) {
            return document.columns[index].kind == ColumnKind::Name;
        });
        rowHead_ = name == shown_.end() ? document.columns.size() : *name;
    }

    [[nodiscard]] Html body() const
    {
        auto html = shown("h1", document_.title) + paragraphs(document_.lead);
        if (!document_.hasRows()) {
            html += shown("p", document_.nothing);
        } else {
            for (const auto& block : document_.blocks) {
                html += section(block);
            }
        }
        return html + paragraphs(document_.notes, note);
    }

    /// Style rules that depend on the texts: the width of fractions.
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
    [[nodiscard]] static Html paragraphs(const QStringList& texts,
                                         const Attributes& attributes = {})
    {
        Html html;
        for (const auto& paragraph : texts) {
            html += shown("p", paragraph, attributes);
        }
        return html;
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

    [[nodiscard]] Html section(const Block& block) const
    {
        QStringList names;
        if (block.newPage) {
            names += u"newpage"_s;
        }
        if (block.together) {
            names += u"together"_s;
        }
        const auto content =
            block.rows.empty() ? shown("h2", block.title) + paragraphs(block.lines) : table(block);
        return typeset::block("section", content + paragraphs(block.notes, note), classes(names));
    }

    [[nodiscard]] Html table(const Block& block) const
    {
        auto content = caption(block);
        if (anyHead_) {
            Html heads;
            for (const auto index : shown_) {
                heads += head(document_.columns[index]);
            }
            content += element("thead", inlined("tr", heads));
        }
        Html rows;
        for (const auto& row : block.rows) {
            rows += line(row);
        }
        content += typeset::block("tbody", rows);
        const auto attributes = document_.ruled ? classes({u"ruled"_s}) : Attributes();
        const auto& name = block.title.isEmpty() ? document_.title : block.title;
        const auto named = name.isEmpty()
                               ? Attributes()
                               : Attributes{{"role", "region"}, {"aria-label", printable(name)}};
        return element("div", typeset::block("table", content, attributes),
                       Attributes{{"class", "wide"}, {"tabindex", "0"}} + named);
    }

    /// A block without a title is named after the document, for screen readers.
    [[nodiscard]] Html caption(const Block& block) const
    {
        if (block.title.isEmpty() && block.lines.isEmpty()) {
            return shown("caption", document_.title, classes({u"unseen"_s}));
        }
        auto content = shown(block.title);
        for (const auto& line : block.lines) {
            content += inlined("span", shown(line));
        }
        return element("caption", content);
    }

    [[nodiscard]] static Html head(const Column& column)
    {
        QStringList names = {kindClass(column.kind), column.struck ? u"struck"_s : QString()};
        names.removeAll(QString());
        const auto named = classes(names);
        return column.head.isEmpty()
                   ? inlined("td", Html())
                   : inlined("th", shown(column.head), Attributes{{"scope", "col"}} + named);
    }

    [[nodiscard]] Html line(const Row& row) const
    {
        Html cells;
        for (const auto index : shown_) {
            cells += cell(index, index < row.cells.size() ? row.cells[index].text : QString());
        }
        return element("tr", cells, row.strong ? classes({u"strong"_s}) : Attributes());
    }

    [[nodiscard]] Html cell(std::size_t index, const QString& text) const
    {
        const auto& column = document_.columns[index];
        QStringList names;
        if (const auto kind = kindClass(column.kind); !kind.isEmpty()) {
            names += kind;
        }
        if (column.strong) {
            names += u"strong"_s;
        }
        if (column.struck) {
            names += u"struck"_s;
        }
        auto content = shown(text);
        if (column.kind == ColumnKind::Points) {
            names += u"c%1"_s.arg(index);
            const auto points = pointsText(text);
            content = shown(points.whole) + inlined("span", shown(points.behind));
        }
        return index == rowHead_
                   ? inlined("th", content, Attributes{{"scope", "row"}} + classes(names))
                   : inlined("td", content, classes(names));
    }

    inline static const Attributes note = {{"class", "note"}};

    const TableDocument& document_;
    std::vector<std::size_t> shown_; ///< Columns, essential ones first.
    std::size_t rowHead_ = 0;        ///< The row header's column.
    bool anyHead_ = false;
};

} // namespace

Html tableContents(const TableDocument& document)
{
    return HtmlText(document).body();
}

QByteArray tableHtml(const TableDocument& document, const PageFrame& frame, const QLocale& locale)
{
    const HtmlText html(document);
    const auto header = shown("p", frame.event) + shown("p", frame.dateAndPlace);
    const auto footer =
        shown("p", frame.rules) + shown("p", frame.organiser) + shown("p", frame.printed);
    const auto title = document.title.isEmpty() ? frame.event : document.title;
    return wholePage({.language = locale.bcp47Name(),
                      .title = printable(title),
                      .head = styleElement(styleSheet() + html.style())},
                     block("header", header) + block("main", html.body()) + block("footer", footer))
        .toUtf8();
}

} // namespace typeset
