#pragma once

#include "app/desk/widgets/name_field.h"
#include "core/model/tournament.h"
#include "core/people/people_names.h"

#include <optional>
#include <utility>
#include <vector>

namespace desk {

/// A field for naming a participant by part of the name, the start number or a scanned badge.
class PersonFinder : public NameField
{
    Q_OBJECT

public:
    using NameField::NameField;

    void setPeople(const std::vector<core::Participant>& people);
    /// The matching person; nothing if nobody or several.
    [[nodiscard]] std::optional<core::StartNumber> person() const;
    /// Why person() is nothing.
    [[nodiscard]] QString complaint() const;

private:
    [[nodiscard]] std::vector<core::StartNumber> matches() const;

    std::vector<std::pair<core::StartNumber, QString>> people_;
};

} // namespace desk
