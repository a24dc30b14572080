#pragma once

#include "reports/typeset/bracket.h"
#include "reports/typeset/certificates.h"
#include "reports/typeset/fee_report.h"
#include "reports/typeset/page_frame.h"
#include "reports/typeset/poster.h"
#include "reports/typeset/score_slips.h"
#include "reports/typeset/table_cards.h"
#include "reports/typeset/table_document.h"
#include "reports/typeset/tickets.h"

#include <variant>

/// Everything that can be printed.
namespace typeset {

using Body = std::variant<TableDocument, ScoreSlips, TableCards, Tickets, Certificates, FeeReport,
                          Bracket, Poster>;

struct Document
{
    PageFrame frame;
    Body body;
};

/// The table of a document that has one; nullptr for the others, which have no CSV and HTML.
const TableDocument* tableOf(const Document& document);

/// The documents in order, each with its own frame and page numbers, unless numbered throughout; at
/// least one.
Sheets sheetsOf(const std::vector<Document>& documents, PaperSize paper);

} // namespace typeset
