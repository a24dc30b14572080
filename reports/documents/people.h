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
    /// The name; followed by the club in brackets if others share the name. Start numbers, which
    /// accompany every name, tell the rest apart.
    [[nodiscard]] QString name(core::StartNumber number) const;
    /// "4 Lang, Uwe (Plauen)"; the number alone for somebody unknown.
    [[nodiscard]] QString numbered(core::StartNumber number) const;
    /// The same of several, parted by semicolons.
    [[nodiscard]] QString numbered(const std::vector<core::StartNumber>& numbers) const;
    /// Anybody has a club.
    [[nodiscard]] bool haveClubs() const { return haveClubs_; }
    /// Everybody by surname and then the rest in the language's order, equal names by number.
    [[nodiscard]] std::vector<core::StartNumber> byName() const;

private:
    const core::Tournament& tournament_;
    QHash<QString, int> bearers_; ///< How many share the name.
    bool haveClubs_ = false;
};

} // namespace documents
