#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/people/distinct_names.h"
#include "core/people/name_order.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace hall {

/// Styles of public names; each shows less than the one before.
enum class NameStyle : std::uint8_t {
    Full,   ///< "Weiß, Käthe"; with the club for namesakes.
    Short,  ///< "Käthe W."
    Number, ///< "No. 7".
};

/// A style, and people who want less of their name shown.
struct Naming
{
    // NOLINTNEXTLINE(*-explicit-*): a style alone is a naming.
    Naming(NameStyle style = NameStyle::Full, core::PublicNames wished = {})
        : usual(style), wishes(std::move(wished))
    {}

    NameStyle usual;
    core::PublicNames wishes;

    friend bool operator==(const Naming&, const Naming&) = default;
};

/// A participant as shown in public.
struct Person
{
    std::int32_t number = 1; ///< The start number.
    QString name;            ///< Never empty.
    QString listed = {};     ///< The same for lists without numbers, where namesakes need theirs.
    QString letter = {}; ///< The initial in the list: "W"; empty where only the number is shown.

    friend bool operator==(const Person&, const Person&) = default;
};

/// Names the participants of a tournament in public.
class PublicNames
{
public:
    /// `tournament` is normalised and outlives this.
    PublicNames(const core::Tournament& tournament, Naming naming);

    /// `number` belongs to the tournament.
    [[nodiscard]] Person person(core::StartNumber number) const;
    /// The style for that person.
    [[nodiscard]] NameStyle style(core::StartNumber number) const;
    /// Everyone by surname in the current language's order; then those shown only by number, whose
    /// position would give away the name.
    [[nodiscard]] std::vector<core::StartNumber> inOrder() const;

private:
    [[nodiscard]] QString nameOf(const core::Participant& participant) const;

    const core::Tournament& tournament_;
    Naming naming_;
    core::DistinctNames distinct_;
    core::NameOrder order_;
    QHash<QString, int> shown_; ///< How many share a name as it is shown.
};

} // namespace hall
