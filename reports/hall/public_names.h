#pragma once

#include "core/distinct_names.h"
#include "core/player.h"
#include "core/tournament.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace hall {

/// How people are named in public; each style shows less than the one before.
enum class NameStyle : std::uint8_t {
    Full,   ///< "Weiß, Käthe"; with the club where others have the name.
    Short,  ///< "Käthe W."
    Number, ///< "No. 7".
};

/// A style, and those who want less shown of their names.
struct Naming
{
    // NOLINTNEXTLINE(*-explicit-*): a style alone is a naming.
    Naming(NameStyle usual = NameStyle::Full, core::PublicNames wishes = {})
        : usual(usual), wishes(std::move(wishes))
    {}

    NameStyle usual;
    core::PublicNames wishes;

    friend bool operator==(const Naming&, const Naming&) = default;
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
    PublicNames(const core::Tournament& tournament, Naming naming);

    /// `number` is one of the tournament's.
    [[nodiscard]] Person person(core::StartNumber number) const;
    /// In which style that person is named.
    [[nodiscard]] NameStyle style(core::StartNumber number) const;
    /// Everybody by surname in the order of the language in force; behind them those who are a
    /// number alone, as their place would tell the name.
    [[nodiscard]] std::vector<core::StartNumber> inOrder() const;

private:
    const core::Tournament& tournament_;
    Naming naming_;
    core::DistinctNames distinct_;
};

} // namespace hall
