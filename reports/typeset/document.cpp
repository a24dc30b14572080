#include "reports/typeset/document.h"

#include "reports/typeset/table_writers.h"

#include <algorithm>
#include <iterator>

namespace typeset {

namespace {

/// Moves what a sheet shows down.
struct Lowered
{
    qreal by = 0;

    template <typename Boxed>
    Mark operator()(Boxed mark) const
    {
        mark.box.translate(0, by);
        return mark;
    }
    Mark operator()(LineMark mark) const
    {
        mark.from.ry() += by;
        mark.to.ry() += by;
        return mark;
    }
    Mark operator()(PathMark mark) const
    {
        mark.path.translate(0, by);
        return mark;
    }
};

/// Two copies of each half on a sheet, and where to cut.
Sheets twice(const Sheets& halves, PaperSize paper)
{
    const Paper whole{paper, Orientation::Portrait};
    const auto area = sheetArea(whole);
    const qreal middle = area.height() / 2;
    Sheets sheets;
    for (const auto& half : halves) {
        Sheet sheet = half;
        sheet.paper = whole;
        for (const auto& mark : half.marks) {
            sheet.marks.push_back(std::visit(Lowered{middle}, mark));
        }
        LineMark cut{{area.left(), middle}, {area.right(), middle}};
        cut.ink = Ink::Grey;
        cut.dashed = true;
        sheet.marks.emplace_back(cut);
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

Sheets pagesOf(const TableDocument& body, PaperSize paper, const PageFrame& frame)
{
    if (body.halved) {
        const auto halves = tablePages(body, halfOf(paper), frame);
        const bool doFit = std::all_of(halves.begin(), halves.end(), [](const Sheet& half) {
            return half.paper.orientation == Orientation::Portrait;
        });
        if (doFit) {
            return twice(halves, paper);
        }
    }
    return tablePages(body, paper, frame);
}

/// Lays out each kind of document.
struct BodyLayout
{
    PaperSize paper;
    const PageFrame& frame;

    Sheets operator()(const TableDocument& body) const { return pagesOf(body, paper, frame); }
    Sheets operator()(const ScoreSlips& body) const { return slipPages(body, paper); }
    Sheets operator()(const TableCards& body) const { return cardPages(body, paper); }
    Sheets operator()(const Tickets& body) const { return ticketPages(body, paper); }
    Sheets operator()(const Certificates& body) const { return certificatePages(body, paper); }
    Sheets operator()(const FeeReport& body) const { return feePages(body, paper, frame); }
    Sheets operator()(const Bracket& body) const { return bracketPages(body, paper, frame); }
    Sheets operator()(const Poster& body) const { return posterPages(body, paper); }
};

/// A document's title for bookmarks; slips, cards and certificates have none.
struct BodyTitle
{
    QString operator()(const TableDocument& body) const { return body.title; }
    QString operator()(const FeeReport& body) const { return body.title; }
    QString operator()(const Bracket& body) const { return body.title; }
    QString operator()(const Poster& body) const { return body.table.title; }
    template <typename Untitled>
    QString operator()(const Untitled& /*body*/) const
    {
        return {};
    }
};

Sheets sheetsOf(const Document& document, PaperSize paper)
{
    auto sheets = std::visit(BodyLayout{paper, document.frame}, document.body);
    if (const auto title = std::visit(BodyTitle(), document.body); !title.isEmpty()) {
        sheets.front().begins = title;
    }
    return sheets;
}

/// The documents with page numbers counted throughout.
std::vector<Document> numbered(const std::vector<Document>& documents, PaperSize paper)
{
    std::vector<Document> result = documents;
    int count = 0;
    for (auto& document : result) {
        document.frame.pagesBefore = count;
        count += static_cast<int>(sheetsOf(document, paper).size());
    }
    for (auto& document : result) {
        document.frame.pageCount = count;
    }
    return result;
}

} // namespace

const TableDocument* tableOf(const Document& document)
{
    const auto* const poster = std::get_if<Poster>(&document.body);
    return poster != nullptr ? &poster->table : std::get_if<TableDocument>(&document.body);
}

Sheets sheetsOf(const std::vector<Document>& documents, PaperSize paper)
{
    const bool throughout =
        std::any_of(documents.begin(), documents.end(),
                    [](const Document& document) { return document.frame.countedThrough; });
    Sheets sheets;
    for (const auto& document : throughout ? numbered(documents, paper) : documents) {
        auto part = sheetsOf(document, paper);
        sheets.insert(sheets.end(), std::make_move_iterator(part.begin()),
                      std::make_move_iterator(part.end()));
    }
    return sheets;
}

} // namespace typeset
