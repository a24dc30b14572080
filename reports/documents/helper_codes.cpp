#include "reports/documents/helper_codes.h"

#include "reports/documents/frame.h"
#include "reports/typeset/tickets.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;

QString helperAddress(const QString& hallAddress, const QString& code)
{
    return hallAddress + u"helper#"_s + code;
}

typeset::Document helperCodes(const Source& source, const std::vector<HelperSlip>& slips)
{
    typeset::Tickets tickets;
    tickets.rows = 3;
    tickets.titleSize = typeset::points(16);
    tickets.lineSize = typeset::points(12);
    tickets.codeSide = typeset::millimetres(30);
    tickets.keepsLines = true;
    tickets.nothing = Texts::tr("There are no helpers yet.");
    for (const auto& [name, may, code] : slips) {
        auto& slip = tickets.tickets.emplace_back();
        slip.event = source.tournament.settings.name;
        slip.title = name;
        slip.lines << code << Texts::tr("May: %1", "a helper").arg(may);
        slip.lines << (source.wifi.network.isEmpty()
                           ? Texts::tr("1. Join the Wi-Fi of the club.")
                           : Texts::tr("1. Join the Wi-Fi %1.").arg(source.wifi.network));
        slip.lines << Texts::tr("2. Scan the code, or type it at %1helper").arg(source.hallAddress);
        slip.code = helperAddress(source.hallAddress, code);
    }
    return {frameOf(source), std::move(tickets)};
}

} // namespace documents
