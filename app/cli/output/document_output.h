#pragma once

#include "app/cli/call.h"
#include "app/documents/compose.h"
#include "app/documents/usual_print.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// Documents as the files that are made of them.
namespace cli {

enum class DocumentForm : std::uint8_t {
    Pdf,
    Html,
    Csv,
};

/// "pdf", "html" and "csv" in either case; nothing for other words.
std::optional<DocumentForm> documentForm(const QString& word);

struct DocumentLayout
{
    DocumentForm form = DocumentForm::Pdf;
    QString title;
    reports::PaperSize paper = documents::usualPaper();
    QLocale locale = {}; ///< The manner of writing that the document was composed in.
};

/// Prints the documents or writes them to `--output`. Refused where they are no table and not to
/// be a PDF, and where there is no typeface to write a PDF with.
ExitCode deliverDocument(Call& call, const std::vector<reports::Document>& composed,
                         const DocumentLayout& layout);

} // namespace cli
