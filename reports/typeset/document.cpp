#include "reports/typeset/document.h"

#include "reports/typeset/table_writers.h"

#include <iterator>

namespace typeset {

namespace {

/// Each kind of document lays itself out.
struct BodyLayout
{
    PaperSize paper;
    const PageFrame& frame;

    Sheets operator()(const TableDocument& body) const { return tablePages(body, paper, frame); }
    Sheets operator()(const ScoreSlips& body) const { return slipPages(body, paper); }
    Sheets operator()(const TableCards& body) const { return cardPages(body, paper); }
    Sheets operator()(const Certificates& body) const { return certificatePages(body, paper); }
    Sheets operator()(const FeeReport& body) const { return feePages(body, paper, frame); }
};

} // namespace

const TableDocument* tableOf(const Document& document)
{
    return std::get_if<TableDocument>(&document.body);
}

Sheets sheetsOf(const std::vector<Document>& documents, PaperSize paper)
{
    Sheets sheets;
    for (const auto& document : documents) {
        auto part = std::visit(BodyLayout{paper, document.frame}, document.body);
        sheets.insert(sheets.end(), std::make_move_iterator(part.begin()),
                      std::make_move_iterator(part.end()));
    }
    return sheets;
}

} // namespace typeset
