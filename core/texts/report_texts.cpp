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

QString senderText(const core::Report& report)
{
    return report.seat ? ReportTexts::tr("by phone: seat %1, phone %2")
                             .arg(seatLetter(*report.seat), report.device)
                       : ReportTexts::tr("by phone %1").arg(report.device);
}

QString confirmedText(const core::Report& report, std::size_t seat, core::StartNumber by)
{
    return ReportTexts::tr("%1; confirmed by seat %2, number %3")
        .arg(senderText(report), seatLetter(seat), QString::number(core::plain(by)));
}

} // namespace texts
