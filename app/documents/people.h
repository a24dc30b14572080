#pragma once

#include "core/tournament.h"

#include <QHash>
#include <QString>

#include <vector>

namespace documents {

/// The participants as documents name them.
class People
{
public:
    /// `tournament` is normalised and outlives this.
    explicit People(const core::Tournament& tournament);

    [[nodiscard]] bool has(core::StartNumber number) const;
    /// `number` is one of the tournament's.
    [[nodiscard]] const core::Participant& at(core::StartNumber number) const;
    /// The name; where others have it too the club behind it in brackets. What is left is told
    /// apart by the start number, which stands beside every name.
    [[nodiscard]] QString name(core::StartNumber number) const;
    /// "4 Lang, Uwe (Plauen)"; the number alone for whoever is not there.
    [[nodiscard]] QString numbered(core::StartNumber number) const;
    /// Anybody has a club.
    [[nodiscard]] bool haveClubs() const { return haveClubs_; }
    /// Everybody by name in the language's order, equal names by number.
    [[nodiscard]] std::vector<core::StartNumber> byName() const;

private:
    const core::Tournament& tournament_;
    QHash<QString, int> bearers_; ///< How many have the name.
    bool haveClubs_ = false;
};

} // namespace documents
