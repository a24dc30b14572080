#pragma once

#include "core/model/tournament.h"
#include "core/people/distinct_names.h"
#include "core/people/name_order.h"

#include <QString>

#include <vector>

namespace documents {

/// The participants as named in documents.
class People
{
public:
    /// `tournament` is normalised and outlives this.
    explicit People(const core::Tournament& tournament);

    [[nodiscard]] bool has(core::StartNumber number) const;
    /// `number` belongs to the tournament.
    [[nodiscard]] const core::Participant& at(core::StartNumber number) const;
    /// See core::DistinctNames::besideNumber: start numbers accompany every name on paper.
    [[nodiscard]] QString name(core::StartNumber number) const;
    /// "4 Lang, Uwe (Plauen)"; only the number for somebody unknown.
    [[nodiscard]] QString numbered(core::StartNumber number) const;
    /// The same for several people, separated by semicolons.
    [[nodiscard]] QString numbered(const std::vector<core::StartNumber>& numbers) const;
    /// Whether anyone has a club.
    [[nodiscard]] bool haveClubs() const { return haveClubs_; }
    /// The sort key in a list by name: "Weiß, Käthe" for any form of the name, or the number for
    /// somebody named by number. Empty: the name itself.
    [[nodiscard]] QString lookedUp(core::StartNumber number) const;
    /// The letter under which they are looked for; those named by number stand together.
    [[nodiscard]] QString letter(core::StartNumber number) const;
    /// Everyone by surname and forename in the language's order, equal names by number; then those
    /// named by number.
    [[nodiscard]] std::vector<core::StartNumber> byName() const;

private:
    const core::Tournament& tournament_;
    core::DistinctNames names_;
    core::NameOrder order_;
    bool haveClubs_ = false;
};

} // namespace documents
