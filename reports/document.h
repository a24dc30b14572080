#pragma once

#include "certificates.h"
#include "fee_report.h"
#include "page_frame.h"
#include "score_slips.h"
#include "table_cards.h"
#include "table_document.h"

#include <variant>

/// What can be printed.
namespace reports {

using Body = std::variant<TableDocument, ScoreSlips, TableCards, Certificates, FeeReport>;

struct Document
{
    PageFrame frame;
    Body body;
};

/// The table of a document that is one; nullptr for the others, which have no CSV and HTML.
const TableDocument* tableOf(const Document& document);

/// One document after the other, each with its own frame and page numbers; at least one.
Sheets sheetsOf(const std::vector<Document>& documents, PaperSize paper);

} // namespace reports
