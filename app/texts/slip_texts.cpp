#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class SlipTexts
{
    Q_DECLARE_TR_FUNCTIONS(SlipTexts)
};

} // namespace

QString text(core::SlipFault fault, const QStringList& arguments)
{
    using enum core::SlipFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    switch (fault) {
    case NotAnId:
        return SlipTexts::tr("\"%1\" is no slip id. Type it as it stands on the slip, as in "
                             "3-07-2.")
            .arg(first);
    case CheckDigitWrong:
        return SlipTexts::tr("The slip id %1 is mistyped: its last digit does not fit the others. "
                             "Look at the slip and type it again.")
            .arg(first);
    case Replaced:
        return SlipTexts::tr("The slip of round %1, table %2 was replaced because the seats "
                             "changed. Take the new slip.")
            .arg(first, second);
    case NotInForce:
        return SlipTexts::tr("The seats that this slip of round %1, table %2 shows were taken "
                             "back. Print the table's slip again.")
            .arg(first, second);
    }
    return {};
}

} // namespace texts
