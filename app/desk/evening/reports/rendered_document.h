#pragma once

#include "core/file/whole_file.h"
#include "core/model/result.h"
#include "reports/documents/catalogue.h"

#include <QLocale>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// What to print, and how.
struct PrintOrder
{
    std::vector<documents::Choice> choices; ///< In order.
    typeset::PaperSize paper = typeset::PaperSize::A4;
    QLocale locale;
};

/// The finished pages of an order.
struct RenderedDocument
{
    PrintOrder order;
    QString title; ///< In the document's language.
    /// For club documents: the beginning of file names, instead of the tournament.
    std::optional<QString> subject = std::nullopt;
    documents::Documents documents; ///< Empty: refused, or there are none.
    typeset::Sheets sheets;         ///< Likewise.
    typeset::PdfProperties properties;
    core::Readers readers = core::Readers::Usual; ///< Of files that are saved.
    core::Refused refused;
    QString shortReport; ///< Plain text.

    [[nodiscard]] bool isEmpty() const { return sheets.empty(); }
    /// The only table; nullptr if not a table, or several.
    [[nodiscard]] const typeset::Document* table() const;
};

using Pages = std::shared_ptr<const RenderedDocument>;

/// Copies what the order needs from the session; the returned function renders the pages on any
/// thread.
std::function<Pages()> rendering(Session& session, PrintOrder order);

} // namespace desk
