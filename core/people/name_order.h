#pragma once

#include "core/people/people_names.h"

#include <QCollator>
#include <QLocale>

#include <vector>

namespace core {

/// The order of names in a list: by surname, then by the rest, in the language's collation.
class NameOrder
{
public:
    /// The C locale, which has no language, sorts as English.
    explicit NameOrder(const QLocale& locale);

    /// The participants' numbers in that order; equal names by number.
    [[nodiscard]] std::vector<StartNumber>
    sorted(const std::vector<Participant>& participants) const;

private:
    QCollator collator_;
};

} // namespace core
