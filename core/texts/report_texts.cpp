#include "core/texts/report_texts.h"

#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

class ReportTexts
{
    Q_DECLARE_TR_FUNCTIONS(ReportTexts)
};

} // namespace

QString senderText(const core::Sender& sender)
{
    return sender.seat ? ReportTexts::tr("by phone: seat %1, phone %2")
                             .arg(seatLetter(*sender.seat), sender.device)
                       : ReportTexts::tr("by phone %1").arg(sender.device);
}

QString senderText(const core::PendingEntry& entry)
{
    return isCorrection(entry)
               ? ReportTexts::tr("%1: %2", "who: why").arg(entry.sender.device, entry.reason)
               : senderText(entry.sender);
}

QString secondPassText()
{
    return ReportTexts::tr("second pass");
}

QString confirmedText(const core::Sender& sender, std::size_t seat, core::StartNumber by)
{
    return ReportTexts::tr("%1; confirmed by seat %2, number %3")
        .arg(senderText(sender), seatLetter(seat), QString::number(core::plain(by)));
}

} // namespace texts
