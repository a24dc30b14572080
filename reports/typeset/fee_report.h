#pragma once

#include "reports/typeset/page_frame.h"
#include "reports/typeset/people_list.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace typeset {

/// A labelled line: "Venue", "Gasthaus Post". The second may have several lines.
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
    QString reason;                 ///< How it was calculated, or why nothing is due.
    PeopleHeads heads;              ///< For all lists.
    std::vector<PeopleList> lists;  ///< People counted, no-shows, takeovers and so on.
    std::optional<Payment> payment; ///< Only if something is due.
    QString declaration;            ///< Above the signature lines; may be empty.
    QStringList signatures;         ///< Captions under the signature lines.
};

/// Payment and signatures come last, without a page break between them.
Sheets feePages(const FeeReport& report, PaperSize paper, const PageFrame& frame);

} // namespace typeset
