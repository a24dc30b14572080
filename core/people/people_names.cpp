#include "core/people/people_names.h"

#include "core/model/tournament.h"
#include "core/people/same_text.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

enum class Umlauts : std::uint8_t { Plain, Spelled };

/// Without case and accents.
QString folded(QChar character, Umlauts umlauts)
{
    const QChar letter = character.toCaseFolded();
    switch (letter.unicode()) {
    case u'ä':
        return umlauts == Umlauts::Spelled ? QStringLiteral("ae") : QStringLiteral("a");
    case u'ö':
        return umlauts == Umlauts::Spelled ? QStringLiteral("oe") : QStringLiteral("o");
    case u'ü':
        return umlauts == Umlauts::Spelled ? QStringLiteral("ue") : QStringLiteral("u");
    // Letters that Unicode does not decompose.
    case u'ß':
    case u'ẞ':
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

/// `origins` receives the position in `text` of each character of the result, and of the end.
QString folded(const QString& text, Umlauts umlauts, std::vector<qsizetype>* origins = nullptr)
{
    constexpr char16_t lastAscii = 0x7F;
    QString result;
    result.reserve(text.size());
    for (qsizetype index = 0; index < text.size(); ++index) {
        const qsizetype before = result.size();
        if (text[index].unicode() <= lastAscii) {
            result += text[index].toLower();
        } else {
            result += folded(text[index], umlauts);
        }
        if (origins != nullptr) {
            origins->insert(origins->end(), static_cast<std::size_t>(result.size() - before),
                            index);
        }
    }
    if (origins != nullptr) {
        origins->push_back(text.size());
    }
    return result;
}

/// Of the `length` characters at `at` of a folded text.
TextSpan originalSpan(const std::vector<qsizetype>& origins, qsizetype at, qsizetype length)
{
    const qsizetype from = origins[static_cast<std::size_t>(at)];
    return {from, origins[static_cast<std::size_t>(at + length - 1)] - from + 1};
}

QStringList wordsOf(QString text, NameMatcher::Match match)
{
    if (match == NameMatcher::Match::WordStart) {
        for (QChar& character : text) {
            character = character.isLetterOrNumber() ? character : u' ';
        }
    }
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
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

/// Lower-case words that may precede a surname, in any number.
bool isParticle(const QString& word)
{
    static const QSet<QString> particles = {
        QStringLiteral("von"), QStringLiteral("vom"), QStringLiteral("van"), QStringLiteral("zu"),
        QStringLiteral("zum"), QStringLiteral("zur"), QStringLiteral("der"), QStringLiteral("den"),
        QStringLiteral("dem"), QStringLiteral("de"),  QStringLiteral("del"), QStringLiteral("dela"),
        QStringLiteral("di"),  QStringLiteral("da"),  QStringLiteral("do"),  QStringLiteral("dos"),
        QStringLiteral("das"), QStringLiteral("du"),  QStringLiteral("la"),  QStringLiteral("le"),
        QStringLiteral("ten"), QStringLiteral("ter"), QStringLiteral("te"),  QStringLiteral("af"),
        QStringLiteral("av"),  QStringLiteral("und"), QStringLiteral("y"),   QStringLiteral("bin"),
        QStringLiteral("ibn"), QStringLiteral("al"),  QStringLiteral("el")};
    return particles.contains(word);
}

/// "jun.", "III" or a number behind a surname.
bool isSuffix(const QString& word)
{
    static const QSet<QString> suffixes = {
        QStringLiteral("jun"), QStringLiteral("jr"),  QStringLiteral("sen"), QStringLiteral("sr"),
        QStringLiteral("ii"),  QStringLiteral("iii"), QStringLiteral("iv")};
    const bool hasLetters =
        std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isLetter(); });
    return !hasLetters || suffixes.contains(word.toLower().remove(u'.'));
}

/// Index of the first surname word in a name without a comma.
qsizetype surnameBegin(const QStringList& words)
{
    qsizetype begin = std::max<qsizetype>(words.size() - 1, 0);
    while (begin > 0 && isSuffix(words[begin])) {
        --begin;
    }
    // A name typed entirely in lower case has no words that are certainly particles.
    const bool isTold = !words.isEmpty() && !words[begin].front().isLower();
    while (isTold && begin > 1 && isParticle(words[begin - 1])) {
        --begin;
    }
    return begin;
}

/// "H" of "von der Heydebrinck".
QString initialOf(const QString& surname)
{
    const auto* const capital =
        std::find_if(surname.begin(), surname.end(), [](QChar letter) { return letter.isUpper(); });
    return capital != surname.end() ? QString(*capital) : surname.left(1);
}

/// The name without the surname that was set by hand.
QString restOf(const QString& name, const QString& surname)
{
    const QStringList words = QString(name).replace(u',', u' ').simplified().split(u' ');
    const QStringList taken = surname.simplified().split(u' ');
    for (qsizetype at = words.size() - taken.size(); at >= 0; --at) {
        if (words.mid(at, taken.size()) == taken) {
            return (words.mid(0, at) + words.mid(at + taken.size())).join(u' ');
        }
    }
    return partsOf(name).forename;
}

/// Words of two letters at least, without case and accents.
QStringList wordsIn(const QString& name)
{
    QString plain = SearchText(name).plain;
    for (QChar& character : plain) {
        character = character.isLetterOrNumber() ? character : u' ';
    }
    QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return word.size() < 2; });
    return words;
}

} // namespace

NameParts partsOf(const QString& name, const QString& surname)
{
    if (!surname.isEmpty()) {
        return {surname, restOf(name, surname)};
    }
    if (const qsizetype comma = name.indexOf(u','); comma >= 0) {
        return {name.left(comma).trimmed(), name.mid(comma + 1).trimmed()};
    }
    const QStringList words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    const qsizetype begin = surnameBegin(words);
    return {words.mid(begin).join(u' '), words.mid(0, begin).join(u' ')};
}

NameParts partsOf(const Participant& participant)
{
    return partsOf(participant.name, participant.surname);
}

QString spokenName(const Participant& participant)
{
    if (!participant.name.contains(u',')) {
        return participant.name;
    }
    const auto parts = partsOf(participant);
    return QStringList{parts.forename, parts.surname}.join(u' ').trimmed();
}

QString shortName(const QString& name, const QString& surname)
{
    const auto parts = partsOf(name, surname);
    return parts.forename.isEmpty() ? parts.surname
                                    : parts.forename + u' ' + initialOf(parts.surname) + u'.';
}

QString nameKey(const QString& name, const QString& surname)
{
    const auto parts = partsOf(name, surname);
    return sameKey(parts.surname) + u'\n' + sameKey(parts.forename);
}

PersonSpelling spellingOf(const QString& name, const QString& club, const QString& surname)
{
    return {nameKey(name, surname), sameKey(club)};
}

bool haveWordInCommon(const QString& one, const QString& other)
{
    const auto words = wordsIn(one);
    const auto others = wordsIn(other);
    return std::any_of(words.begin(), words.end(),
                       [&others](const QString& word) { return others.contains(word); });
}

QString nameWithClub(const QString& name, const QString& club)
{
    return club.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, club);
}

QString numberedName(StartNumber number, const QString& name)
{
    return QString::number(plain(number)) + u' ' + name;
}

QString numberedName(const Tournament& tournament, StartNumber number)
{
    const auto* const participant = findParticipant(tournament, number);
    return participant != nullptr ? numberedName(number, participant->name)
                                  : QString::number(plain(number));
}

QString personText(const Participant& participant)
{
    return nameWithClub(numberedName(participant.number, participant.name), participant.club);
}

SearchText::SearchText(const QString& text)
    : plain(folded(text, Umlauts::Plain)), spelled(folded(text, Umlauts::Spelled))
{}

std::optional<TextSpan> findTyped(const QString& text, const QString& typed, qsizetype from)
{
    for (const auto umlauts : {Umlauts::Plain, Umlauts::Spelled}) {
        std::vector<qsizetype> origins;
        const QString searched = folded(text.mid(from), umlauts, &origins);
        const QString word = folded(typed, umlauts);
        const qsizetype at = word.isEmpty() ? -1 : searched.indexOf(word);
        if (at >= 0) {
            auto span = originalSpan(origins, at, word.size());
            span.from += from;
            return span;
        }
    }
    return std::nullopt;
}

NameMatcher::NameMatcher(const QString& typed, Match match)
    : match_(match),
      typed_(typed.trimmed()),
      words_(wordsOf(folded(typed, Umlauts::Plain), match)),
      spelledWords_(wordsOf(folded(typed, Umlauts::Spelled), match))
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
        std::vector<qsizetype> origins;
        const QString searched = folded(text, umlauts, &origins);
        if (!hasAll(searched, words, match_)) {
            continue;
        }
        std::vector<TextSpan> spans;
        for (const auto& word : words) {
            spans.push_back(originalSpan(origins, placeOf(searched, word, match_), word.size()));
        }
        return spans;
    }
    return std::nullopt;
}

} // namespace core
