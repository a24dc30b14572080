#include "app/desk/evening/check_in/scanned_person.h"

#include "core/codes/badge_code.h"
#include "core/codes/code_signs.h"
#include "core/codes/hall_codes.h"

#include <algorithm>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

bool maybeCardCode(const QString& code)
{
    constexpr qsizetype length = 10;
    return code.size() == length && std::all_of(code.begin(), code.end(), [](QChar sign) {
               return core::valueOfCodeSign(sign).has_value();
           });
}

std::optional<core::StartNumber>
numberOnCard(const QString& code, const core::Tournament& tournament, const QByteArray& hallKey)
{
    const auto& people = tournament.participants;
    const auto owner =
        std::find_if(people.begin(), people.end(), [&](const core::Participant& person) {
            return core::plainCode(core::participantCode(hallKey, person.number)) == code;
        });
    return owner != people.end() ? std::optional(owner->number) : std::nullopt;
}

} // namespace

std::optional<core::StartNumber> numberMeant(const QString& typed,
                                             const core::Tournament& tournament,
                                             const std::function<QByteArray()>& hallKey)
{
    bool isNumber = false;
    const int number = typed.trimmed().toInt(&isNumber);
    if (isNumber && number > 0) {
        return core::StartNumber{number};
    }
    // A card's code may end like that of a badge; its QR code is the address of its page.
    if (const QString code = core::plainCode(typed.section(u"/me/"_s, -1)); maybeCardCode(code)) {
        const QByteArray key = hallKey();
        const auto onCard = key.isEmpty() ? std::nullopt : numberOnCard(code, tournament, key);
        if (onCard) {
            return onCard;
        }
    }
    return core::numberOnBadge(typed);
}

} // namespace desk
