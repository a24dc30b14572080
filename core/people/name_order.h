#pragma once

#include "core/model/ids.h"

#include <QCollator>
#include <QLocale>
#include <QString>

#include <vector>

namespace core {

struct Participant;

/// The order of names in a list: by surname, then by the rest, in the language's collation.
class NameOrder
{
public:
    /// The C locale, which has no language, sorts as English.
    explicit NameOrder(const QLocale& locale);

    /// The participants' numbers in that order; equal names by number.
    [[nodiscard]] std::vector<StartNumber>
    sorted(const std::vector<Participant>& participants) const;
    /// The same order of two people's names.
    [[nodiscard]] bool comesBefore(const QString& one, const QString& other) const;
    /// Whether the first comes earlier, as written.
    [[nodiscard]] bool isBefore(const QString& one, const QString& other) const;
    /// The letter under which a name stands, as a capital: "Ö" under O where it sorts with O, as in
    /// German, and under itself where it does not. In the order of names each letter comes once.
    /// Empty: no letter in it.
    [[nodiscard]] QString letterOf(const QString& name) const;

private:
    QCollator collator_;
};

} // namespace core
