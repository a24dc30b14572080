#include "core/people/people_names.h"

#include "core/model/tournament.h"
#include "core/people/same_text.h"
#include "core/people/search_text.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace core {
namespace {

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
    QString plain = folded(name);
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

QString listedName(const Participant& participant)
{
    const auto parts = partsOf(participant);
    return parts.forename.isEmpty() ? participant.name
                                    : parts.surname + QStringLiteral(", ") + parts.forename;
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

} // namespace core
