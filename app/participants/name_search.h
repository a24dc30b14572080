#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// A part of a text, by position.
struct Span
{
    qsizetype from = 0;
    qsizetype length = 0;

    friend bool operator==(const Span&, const Span&) = default;
};

/// What was typed to find a person. Each word of it must begin a word of the name, in any order;
/// case and accents don't matter, "Müller" is found by "mull" and by "muell".
class NameSearch
{
public:
    explicit NameSearch(const QString& typed);

    [[nodiscard]] bool isEmpty() const { return plain_.isEmpty(); }
    /// The parts of `name` that match, by position; nothing if it does not.
    [[nodiscard]] std::optional<std::vector<Span>> matches(const QString& name) const;

private:
    QStringList plain_;
    QStringList spelled_;
};

} // namespace desk
