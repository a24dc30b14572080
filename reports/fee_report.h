#pragma once

#include "page_frame.h"
#include "people_list.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace reports {

/// A line with what it is about: "Venue", "Gasthaus Post". The second may have several lines.
using Fact = std::pair<QString, QString>;

/// How the licence fee is paid.
struct Payment
{
    QString title;
    std::vector<Fact> facts;    ///< Rights holder, address, IBAN, BIC, amount, text.
    std::optional<QrCode> code; ///< The same for a banking app.
    QString caption;            ///< Under the code; without one, why there is none.
};

/// The report to the rights holder.
struct FeeReport
{
    QString title;
    std::vector<Fact> facts;        ///< Organiser, event, date, venue, rules.
    QString verdict;                ///< The sum, or that nothing is due: large.
    QString reason;                 ///< How it comes about, or why nothing is due.
    PeopleHeads heads;              ///< Of all lists.
    std::vector<PeopleList> lists;  ///< Who is counted; no-shows, who took over and so on.
    std::optional<Payment> payment; ///< Only where something is due.
    QStringList signatures;         ///< What stands under the lines to sign on.
};

/// Payment and signatures stand at the end and are not parted by a page break.
Sheets feePages(const FeeReport& report, PaperSize paper, const PageFrame& frame);

} // namespace reports
