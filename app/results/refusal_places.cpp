#include "refusal_places.h"

#include <QStringList>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// "/hands/2/claims": the second field of the third hand.
std::optional<FieldPlace> fieldAt(const core::Place& place, const SlipForm& form)
{
    const auto* const pointer = std::get_if<core::Pointer>(&place);
    const QStringList parts = pointer != nullptr ? pointer->text().split(u'/') : QStringList();
    constexpr qsizetype length = 4;
    if (parts.size() != length || parts[1] != u"hands" || parts[2].toUInt() >= form.hands.size()) {
        return std::nullopt;
    }
    return FieldPlace{form.hands[parts[2].toUInt()], parts[3] == u"claims" || parts[3] == u"hand"};
}

/// The fields that say that a hand is empty.
void addEmptyHands(const Slip& slip, std::vector<FieldPlace>& fields)
{
    for (const auto seat : slip.form.hands) {
        if (slip.isEmptyHand(seat)) {
            fields.push_back({seat, slip.form.cards});
        }
    }
}

bool concernsEmptyHands(const core::Refusal& refusal)
{
    return refusal.code == core::RefusalCode(scoring::GameFault::SeveralEmptyHands) ||
           refusal.code == core::RefusalCode(scoring::GameFault::EmptyHandInEarly) ||
           refusal.code == core::RefusalCode(scoring::DealFault::SeveralEmptyHands);
}

/// The fields the findings name.
template <typename Findings>
std::vector<FieldPlace> namedFields(const Findings& findings, const Slip& slip)
{
    std::vector<FieldPlace> fields;
    for (const auto& finding : findings) {
        if (const auto field = fieldAt(finding.place, slip.form)) {
            fields.push_back(*field);
        }
    }
    return fields;
}

} // namespace

std::vector<FieldPlace> fieldsOf(const core::Refusals& refusals, const Slip& slip)
{
    auto fields = namedFields(refusals, slip);
    if (std::any_of(refusals.begin(), refusals.end(), concernsEmptyHands)) {
        addEmptyHands(slip, fields);
    }
    return fields;
}

std::vector<FieldPlace> fieldsOf(const core::Warnings& warnings, const Slip& slip)
{
    return namedFields(warnings, slip);
}

} // namespace desk
