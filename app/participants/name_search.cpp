#include "name_search.h"

#include <algorithm>

namespace desk {
namespace {

/// Whether "ü" is looked for as "u" or as "ue".
enum class Umlauts : std::uint8_t { Plain, Spelled };

/// Letters that Unicode does not take apart.
QString unaccented(QChar letter)
{
    switch (letter.unicode()) {
    case u'ß':
        return QStringLiteral("ss");
    case u'ł':
        return QStringLiteral("l");
    case u'ø':
        return QStringLiteral("o");
    case u'đ':
        return QStringLiteral("d");
    case u'ı':
        return QStringLiteral("i");
    case u'æ':
        return QStringLiteral("ae");
    case u'œ':
        return QStringLiteral("oe");
    default:
        break;
    }
    QString text = QString(letter).normalized(QString::NormalizationForm_KD);
    text.removeIf([](QChar part) { return part.isMark(); });
    return text;
}

QString folded(QChar character, Umlauts umlauts)
{
    const QChar letter = character.toCaseFolded();
    constexpr char16_t lastAscii = 0x7F;
    if (letter.unicode() <= lastAscii) {
        return letter;
    }
    const bool isUmlaut = letter == u'ä' || letter == u'ö' || letter == u'ü';
    return umlauts == Umlauts::Spelled && isUmlaut ? unaccented(letter) + u'e' : unaccented(letter);
}

/// A text without case and accents, and where each of its characters came from.
struct Folded
{
    QString text;
    std::vector<qsizetype> origins;
};

Folded folded(const QString& text, Umlauts umlauts)
{
    Folded result;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QString part = folded(text[index], umlauts);
        result.text += part;
        result.origins.insert(result.origins.end(), static_cast<std::size_t>(part.size()), index);
    }
    result.origins.push_back(text.size());
    return result;
}

QStringList wordsOf(const QString& text)
{
    QString words = text;
    for (QChar& character : words) {
        character = character.isLetterOrNumber() ? character : u' ';
    }
    return words.simplified().split(u' ', Qt::SkipEmptyParts);
}

/// Where the word begins a word of the text; −1 if it does not.
qsizetype wordStart(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber()) {
            return at;
        }
    }
    return -1;
}

std::optional<std::vector<Span>> matched(const Folded& name, const QStringList& words)
{
    std::vector<Span> spans;
    for (const auto& word : words) {
        const qsizetype at = wordStart(name.text, word);
        if (at < 0) {
            return std::nullopt;
        }
        const qsizetype from = name.origins[static_cast<std::size_t>(at)];
        const qsizetype last = name.origins[static_cast<std::size_t>(at + word.size() - 1)];
        spans.push_back({from, last - from + 1});
    }
    return spans;
}

} // namespace

NameSearch::NameSearch(const QString& typed)
    : plain_(wordsOf(folded(typed, Umlauts::Plain).text)),
      spelled_(wordsOf(folded(typed, Umlauts::Spelled).text))
{}

std::optional<std::vector<Span>> NameSearch::matches(const QString& name) const
{
    if (auto found = matched(folded(name, Umlauts::Plain), plain_)) {
        return found;
    }
    return matched(folded(name, Umlauts::Spelled), spelled_);
}

} // namespace desk
