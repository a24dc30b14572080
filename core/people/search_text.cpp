#include "core/people/search_text.h"

#include "core/people/same_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

enum class Umlauts : std::uint8_t { Plain, Spelled };

constexpr char16_t lastAscii = 0x7F;

struct FoldedLetter
{
    char16_t letter;
    const char* plain;
    const char* spelled;
};

/// What Unicode does not decompose, or what is spelled with another letter.
constexpr std::array foldedLetters = {
    FoldedLetter{u'ä', "a", "ae"},  FoldedLetter{u'ö', "o", "oe"},  FoldedLetter{u'ü', "u", "ue"},
    FoldedLetter{u'ø', "o", "oe"},  FoldedLetter{u'å', "a", "aa"},  FoldedLetter{u'ß', "ss", "ss"},
    FoldedLetter{u'ẞ', "ss", "ss"}, FoldedLetter{u'æ', "ae", "ae"}, FoldedLetter{u'œ', "oe", "oe"},
    FoldedLetter{u'ł', "l", "l"},   FoldedLetter{u'đ', "d", "d"},   FoldedLetter{u'ð', "d", "d"},
    FoldedLetter{u'þ', "th", "th"}, FoldedLetter{u'ħ', "h", "h"},   FoldedLetter{u'ŧ', "t", "t"},
    FoldedLetter{u'ı', "i", "i"}};

/// Of a letter with its accents.
QString foldedCluster(const QString& cluster, Umlauts umlauts)
{
    const auto composed = cluster.normalized(QString::NormalizationForm_C);
    const auto letter = composed.toLower().front().unicode();
    const auto* const known =
        std::find_if(foldedLetters.begin(), foldedLetters.end(),
                     [letter](const FoldedLetter& each) { return each.letter == letter; });
    if (known != foldedLetters.end()) {
        return QString::fromLatin1(umlauts == Umlauts::Spelled ? known->spelled : known->plain);
    }
    if (const auto sign = plainSign(composed.front()); sign.unicode() <= lastAscii) {
        return sign;
    }
    QString text = composed.normalized(QString::NormalizationForm_KD).toCaseFolded();
    text.removeIf([](QChar part) { return part.isMark(); });
    return text;
}

/// A text without case and accents, and where its characters come from.
struct FoldedText
{
    QString text;
    /// The position in the original of each character, and of the end.
    std::vector<qsizetype> origins;

    /// What has become the `length` characters at `at`.
    [[nodiscard]] TextSpan original(qsizetype at, qsizetype length) const
    {
        const auto first = origins.begin() + at;
        const auto last = first + length - 1;
        return {*first, *std::upper_bound(last, origins.end(), *last) - *first};
    }
};

FoldedText foldedText(const QString& text, Umlauts umlauts)
{
    FoldedText result;
    result.text.reserve(text.size());
    result.origins.reserve(static_cast<std::size_t>(text.size()) + 1);
    for (qsizetype index = 0; index < text.size();) {
        auto end = index + 1;
        while (end < text.size() && (text[end].isMark() || text[end].isLowSurrogate())) {
            ++end;
        }
        const qsizetype before = result.text.size();
        if (end == index + 1 && text[index].unicode() <= lastAscii) {
            result.text += plainSign(text[index]).toLower();
        } else {
            result.text += foldedCluster(text.mid(index, end - index), umlauts);
        }
        result.origins.insert(result.origins.end(),
                              static_cast<std::size_t>(result.text.size() - before), index);
        index = end;
    }
    result.origins.push_back(text.size());
    return result;
}

bool isBetweenLetters(const QString& text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text[at - 1].isLetter() && text[at + 1].isLetter();
}

bool isJoint(const QString& text, qsizetype at)
{
    return (text[at] == u'-' || text[at] == u'\'') && isBetweenLetters(text, at);
}

/// "annalena" of "anna-lena".
FoldedText withoutJoints(const FoldedText& whole)
{
    FoldedText joined;
    for (qsizetype at = 0; at < whole.text.size(); ++at) {
        if (!isJoint(whole.text, at)) {
            joined.text += whole.text[at];
            joined.origins.push_back(whole.origins[static_cast<std::size_t>(at)]);
        }
    }
    joined.origins.push_back(whole.origins.back());
    return joined;
}

QString searchText(const QString& text, Umlauts umlauts)
{
    const auto whole = foldedText(text, umlauts);
    const auto joined = withoutJoints(whole);
    return joined.text == whole.text ? whole.text : whole.text + u' ' + joined.text;
}

/// The words of a folded text. A comma between names is not part of a word.
QStringList wordsOf(QString text, NameMatcher::Match match)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool parts = match == NameMatcher::Match::WordStart ? !text[at].isLetterOrNumber()
                                                                  : isJoint(text, at);
        if (parts) {
            text[at] = u' ';
        }
    }
    auto words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (auto& word : words) {
        if (word.size() > 1 && word.endsWith(u',')) {
            word.chop(1);
        }
    }
    return words;
}

/// Position of the word; −1 if absent.
qsizetype placeOf(const QString& text, const QString& word, NameMatcher::Match match)
{
    qsizetype at = text.indexOf(word);
    while (match == NameMatcher::Match::WordStart && at > 0 && text[at - 1].isLetterOrNumber()) {
        at = text.indexOf(word, at + 1);
    }
    return at;
}

bool hasAll(const QString& text, const QStringList& words, NameMatcher::Match match)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return placeOf(text, word, match) >= 0; });
}

} // namespace

QString folded(const QString& text)
{
    return foldedText(text, Umlauts::Plain).text;
}

SearchText::SearchText(const QString& text)
    : plain(searchText(text, Umlauts::Plain)), spelled(searchText(text, Umlauts::Spelled))
{}

std::optional<TextSpan> findTyped(const QString& text, const QString& typed, qsizetype from)
{
    for (const auto umlauts : {Umlauts::Plain, Umlauts::Spelled}) {
        const auto searched = foldedText(text.mid(from), umlauts);
        const auto word = foldedText(typed, umlauts).text;
        const qsizetype at = word.isEmpty() ? -1 : searched.text.indexOf(word);
        if (at >= 0) {
            auto span = searched.original(at, word.size());
            span.from += from;
            return span;
        }
    }
    return std::nullopt;
}

NameMatcher::NameMatcher(const QString& typed, Match match)
    : match_(match),
      typed_(typed.trimmed()),
      words_(wordsOf(foldedText(typed, Umlauts::Plain).text, match)),
      spelledWords_(wordsOf(foldedText(typed, Umlauts::Spelled).text, match))
{}

bool NameMatcher::matches(const SearchText& text) const
{
    return hasAll(text.plain, words_, match_) || hasAll(text.spelled, spelledWords_, match_);
}

bool NameMatcher::matches(StartNumber number, const SearchText& text) const
{
    return QString::number(plain(number)) == typed_ || matches(text);
}

std::optional<std::vector<TextSpan>> NameMatcher::find(const QString& text) const
{
    for (const auto umlauts : {Umlauts::Plain, Umlauts::Spelled}) {
        const auto& words = umlauts == Umlauts::Plain ? words_ : spelledWords_;
        const auto whole = foldedText(text, umlauts);
        const auto joined = withoutJoints(whole);
        std::vector<TextSpan> spans;
        for (const auto& word : words) {
            for (const auto* const searched : {&whole, &joined}) {
                if (const auto at = placeOf(searched->text, word, match_); at >= 0) {
                    spans.push_back(searched->original(at, word.size()));
                    break;
                }
            }
        }
        if (std::ssize(spans) == words.size()) {
            return spans;
        }
    }
    return std::nullopt;
}

} // namespace core
