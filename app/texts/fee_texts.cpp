#include "fee_texts.h"

namespace texts {
namespace {

const char* source(core::NoFee reason)
{
    switch (reason) {
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

QString text(core::NoFee reason, Wording wording)
{
    return worded(wording, "FeeTexts", source(reason));
}

} // namespace texts
