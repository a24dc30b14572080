#include "fee_texts.h"

namespace texts {
namespace {

class FeeTexts
{
    Q_DECLARE_TR_FUNCTIONS(FeeTexts)
};

const char* source(core::NoFee reason)
{
    switch (reason) {
    case core::NoFee::OtherRules:
        return QT_TRANSLATE_NOOP("FeeTexts", "Nobody holds rights to Rommé 500.");
    case core::NoFee::NotOpen:
        return QT_TRANSLATE_NOOP("FeeTexts", "The tournament is not open to everybody.");
    case core::NoFee::LicenceHeld:
        return QT_TRANSLATE_NOOP("FeeTexts", "The organiser holds a licence.");
    case core::NoFee::NobodyPlayed:
        return QT_TRANSLATE_NOOP("FeeTexts", "Nobody has played yet.");
    }
    return "";
}

} // namespace

QString noPaymentCodeText(const core::Licence& licence)
{
    if (licence.iban.isEmpty()) {
        return FeeTexts::tr("No payment code: the rights holder's IBAN is not known.");
    }
    if (licence.rightsHolder.trimmed().isEmpty()) {
        return FeeTexts::tr("No payment code: the rights holder's name is not known.");
    }
    return FeeTexts::tr("No payment code: the amount is too large for one.");
}

QString text(core::NoFee reason, Wording wording)
{
    return worded(wording, "FeeTexts", source(reason));
}

} // namespace texts
