#pragma once

#include "core/model/ids.h"

#include <QString>

#include <utility>

/// Splitting and joining people's names.
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
/// "Weiß, Käthe", however the name was typed: for lists, which sort by it.
QString listedName(const Participant& participant);
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

} // namespace core
