#pragma once

#include "page_frame.h"
#include "table_document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace reports {

/// A line with what it is about: "Venue", "Gasthaus Post".
using Fact = std::pair<QString, QString>;

/// How the licence fee is paid.
struct Payment
{
    QString title;
    std::vector<Fact> facts;    ///< Rights holder, IBAN, BIC, amount, text.
    std::optional<QrCode> code; ///< The same for a banking app.
    QString codeCaption;
};

/// The report to the rights holder.
struct FeeReport
{
    QString title;
    std::vector<Fact> facts;           ///< Organiser, event, date, venue, rules.
    QString verdict;                   ///< The sum, or why nothing is due: large.
    TableDocument counted;             ///< Who is counted, with the sum as last row.
    std::vector<TableDocument> others; ///< No-shows, who took over, who played for somebody.
    std::optional<Payment> payment;
    QStringList signatures; ///< What stands under the lines to sign on.
};

Sheets feePages(const FeeReport& report, PaperSize paper, const PageFrame& frame);

} // namespace reports
