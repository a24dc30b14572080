#pragma once

#include "core/distinct_names.h"
#include "core/tournament.h"

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
    /// See core::DistinctNames::besideNumber: start numbers accompany every name on paper.
    [[nodiscard]] QString name(core::StartNumber number) const;
    /// "4 Lang, Uwe (Plauen)"; the number alone for somebody unknown.
    [[nodiscard]] QString numbered(core::StartNumber number) const;
    /// The same of several, parted by semicolons.
    [[nodiscard]] QString numbered(const std::vector<core::StartNumber>& numbers) const;
    /// Anybody has a club.
    [[nodiscard]] bool haveClubs() const { return haveClubs_; }
    /// Under what the name is looked up in a list by name: "Weiß, Käthe" however it is written, of
    /// somebody named by number that number. Empty: as the name itself.
    [[nodiscard]] QString lookedUp(core::StartNumber number) const;
    /// Everybody by surname and then the rest in the language's order, equal names by number;
    /// behind them those named by number.
    [[nodiscard]] std::vector<core::StartNumber> byName() const;

private:
    const core::Tournament& tournament_;
    core::DistinctNames names_;
    bool haveClubs_ = false;
};

} // namespace documents
