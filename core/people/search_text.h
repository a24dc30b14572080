#pragma once

#include "core/model/ids.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// Finding people and texts by what is typed. The pages for phones (`app/hall/assets/hall.js`) do
/// the same with what is typed there; `tests/data/search_pairs.tsv` holds for both.
namespace core {

/// The text without case and accents: "Ö" as "o", "ß" as "ss", "Ł" as "l"; any apostrophe as ',
/// any hyphen as -.
QString folded(const QString& text);

/// A part of a text, by position.
struct TextSpan
{
    qsizetype from = 0;
    qsizetype length = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// A text prepared for repeated searches: folded, and once more without hyphens and apostrophes
/// within words if it has any, so that "annalena" finds "Anna-Lena".
struct SearchText
{
    SearchText() = default;
    SearchText(const QString& text); // NOLINT(*-explicit-*): a text can be searched as it is.

    QString plain;   ///< "ü" as "u".
    QString spelled; ///< "ü" as "ue", "ø" as "oe", "å" as "aa".
};

/// The first match of the typed text in `text` at or after `from`, ignoring case and accents;
/// nothing for an empty text.
std::optional<TextSpan> findTyped(const QString& text, const QString& typed, qsizetype from = 0);

/// What was typed into a search field. Each word of it must be part of the text searched, in any
/// order. Case, accents, hyphens and apostrophes don't matter: "Müller-Lay" is found by "mull", by
/// "muell" and by "mullerlay".
class NameMatcher
{
public:
    enum class Match : std::uint8_t {
        Anywhere,  ///< Typed words may match inside words; other punctuation counts.
        WordStart, ///< Typed words must match the beginning of words; punctuation is ignored.
    };

    NameMatcher() = default;
    explicit NameMatcher(const QString& typed, Match match = Match::Anywhere);

    /// Nothing was typed: everything matches.
    [[nodiscard]] bool isEmpty() const { return words_.isEmpty(); }
    [[nodiscard]] bool matches(const SearchText& text) const;
    /// The start number was typed, or the text matches.
    [[nodiscard]] bool matches(StartNumber number, const SearchText& text) const;
    /// The span of each typed word in `text`; nothing if it does not match.
    [[nodiscard]] std::optional<std::vector<TextSpan>> find(const QString& text) const;

private:
    Match match_ = Match::Anywhere;
    QString typed_;
    QStringList words_;        ///< To be found in SearchText::plain …
    QStringList spelledWords_; ///< … or in SearchText::spelled.
};

} // namespace core
