#pragma once

#include "core/model/ids.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// Splitting, joining and searching people's names.
namespace core {

struct Participant;
struct Tournament;

/// The parts of a name.
struct NameParts
{
    QString surname;
    QString forename; ///< All but the surname; may be empty.

    friend bool operator==(const NameParts&, const NameParts&) = default;
};

/// The parts of "Weiß, Käthe" and of "Käthe Weiß". The surname is the part before a comma, else the
/// last word, with a following "jun." or number and preceding small words like "von der"; these
/// never count as the forename: one word must remain. A single word is a surname. A surname set by
/// hand is used as it is; the forename is then the rest of the name.
NameParts partsOf(const QString& name, const QString& surname = {});
NameParts partsOf(const Participant& participant);
/// "Käthe Weiß", however the name was typed: for certificates.
QString spokenName(const Participant& participant);
/// "Käthe W.", for the public; a name of one word as it is.
QString shortName(const QString& name, const QString& surname = {});
/// One key for all ways to write a name, for recognising people; spellings as for sameKey().
QString nameKey(const QString& name, const QString& surname = {});
/// What people of the same name and club have in common.
using PersonSpelling = std::pair<QString, QString>;
PersonSpelling spellingOf(const QString& name, const QString& club, const QString& surname = {});

/// Whether a word of two letters at least is in both names, ignoring case and accents: "Anna Meier"
/// may be a correction of "Berger, Anna".
bool haveWordInCommon(const QString& one, const QString& other);

/// "Hofmann, Ute (Grünwies)"; the name alone if there is no club.
QString nameWithClub(const QString& name, const QString& club);
/// "7 Hofmann, Ute".
QString numberedName(StartNumber number, const QString& name);
/// "7 Hofmann, Ute"; the number alone if nobody has it.
QString numberedName(const Tournament& tournament, StartNumber number);
/// "7 Hofmann, Ute (Grünwies)": unique among participants.
QString personText(const Participant& participant);

/// A part of a text, by position.
struct TextSpan
{
    qsizetype from = 0;
    qsizetype length = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// A text prepared for repeated searches: without case and accents, "ß" as "ss".
struct SearchText
{
    SearchText() = default;
    SearchText(const QString& text); // NOLINT(*-explicit-*): a text can be searched as it is.

    QString plain;   ///< "ü" as "u".
    QString spelled; ///< "ü" as "ue".
};

/// The first match of the typed text in `text` at or after `from`, ignoring case and accents;
/// nothing for an empty text.
std::optional<TextSpan> findTyped(const QString& text, const QString& typed, qsizetype from = 0);

/// What was typed into a search field. Each word of it must be part of the text searched, in any
/// order. Case and accents don't matter: "Müller" is found by "mull" and by "muell".
class NameMatcher
{
public:
    enum class Match : std::uint8_t {
        Anywhere,  ///< Typed words may match inside words; punctuation counts.
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
