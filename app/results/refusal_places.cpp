#include "refusal_places.h"

#include <QStringList>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// "/hands/2/claims": a field of seat C.
std::optional<FieldPlace> fieldAt(const core::Place& place)
{
    const auto* const pointer = std::get_if<core::Pointer>(&place);
    const QStringList parts = pointer != nullptr ? pointer->text().split(u'/') : QStringList();
    constexpr qsizetype length = 4;
    if (parts.size() != length || parts[1] != u"hands") {
        return std::nullopt;
    }
    return FieldPlace{parts[2].toUInt(), parts[3] == u"claims"};
}

void addEmptyHands(const Slip& slip, std::vector<FieldPlace>& fields)
{
    for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
        if (!slip.seats[seat].stones.isEmpty() && slip.seats[seat].stones.toInt() == 0 &&
            !slip.seats[seat].didNotPlay()) {
            fields.push_back({seat, false});
        }
    }
}

/// The fields the findings name.
template <typename Findings>
std::vector<FieldPlace> namedFields(const Findings& findings, const Slip& slip)
{
    std::vector<FieldPlace> fields;
    for (const auto& finding : findings) {
        const auto field = fieldAt(finding.place);
        if (field && field->seat < slip.seats.size()) {
            fields.push_back(*field);
        }
    }
    return fields;
}

} // namespace

std::vector<FieldPlace> fieldsOf(const core::Refusals& refusals, const Slip& slip)
{
    auto fields = namedFields(refusals, slip);
    for (const auto& refusal : refusals) {
        const auto* const fault = std::get_if<scoring::GameFault>(&refusal.code);
        if (fault != nullptr && (*fault == scoring::GameFault::SeveralEmptyHands ||
                                 *fault == scoring::GameFault::EmptyHandInEarly)) {
            addEmptyHands(slip, fields);
        }
    }
    return fields;
}

std::vector<FieldPlace> fieldsOf(const core::Warnings& warnings, const Slip& slip)
{
    return namedFields(warnings, slip);
}

} // namespace desk
