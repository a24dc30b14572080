#pragma once

#include "core/distinct_names.h"
#include "core/tournament.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace hall {

/// How people are named in public.
enum class NameStyle : std::uint8_t {
    Full,   ///< "Weiß, Käthe"; with the club where others have the name.
    Short,  ///< "Käthe W."
    Number, ///< "No. 7".
};

/// A participant as the public knows them.
struct Person
{
    std::int32_t number = 1; ///< The start number.
    QString name;            ///< Never empty.

    friend bool operator==(const Person&, const Person&) = default;
};

/// Names the participants of a tournament in public.
class PublicNames
{
public:
    /// `tournament` is normalised and outlives this.
    PublicNames(const core::Tournament& tournament, NameStyle style);

    /// `number` is one of the tournament's.
    [[nodiscard]] Person person(core::StartNumber number) const;
    /// Everybody by surname in the order of the language in force; numbers in theirs.
    [[nodiscard]] std::vector<core::StartNumber> inOrder() const;

private:
    const core::Tournament& tournament_;
    NameStyle style_;
    core::DistinctNames distinct_;
};

/// "Käthe W."; a name of one word as it is.
QString shortName(const core::Participant& participant);

} // namespace hall
