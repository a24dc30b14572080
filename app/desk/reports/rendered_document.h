#pragma once

#include "core/result.h"
#include "reports/documents/catalogue.h"

#include <QLocale>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// What is to be printed, and how.
struct PrintOrder
{
    std::vector<documents::Choice> choices; ///< One after the other.
    typeset::PaperSize paper = typeset::PaperSize::A4;
    QLocale locale;
};

/// The finished pages of an order.
struct RenderedDocument
{
    PrintOrder order;
    QString title; ///< In the language of the paper.
    /// Of the club's documents: what begins the names of files, in place of the tournament.
    std::optional<QString> subject = std::nullopt;
    documents::Documents documents; ///< Empty: refused, or nothing is there.
    typeset::Sheets sheets;         ///< Empty as well then.
    typeset::PdfProperties properties;
    core::Refused refused;
    QString shortReport; ///< Plain text.

    [[nodiscard]] bool isEmpty() const { return sheets.empty(); }
    /// The one table it is; nullptr if it is none, or several.
    [[nodiscard]] const typeset::Document* table() const;
};

using Pages = std::shared_ptr<const RenderedDocument>;

/// Copies all that the order needs from the session; what it returns renders the pages and may be
/// called on any thread.
std::function<Pages()> rendering(Session& session, PrintOrder order);

} // namespace desk
