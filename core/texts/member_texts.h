#pragma once

#include <QString>

/// Human-readable names of the keys and words in the tournament file.
namespace texts {

/// "games a round" for "gamesPerRound"; an unknown key is returned unchanged. Keys of certificates
/// have a prefix, "certificate.text", because "text" is also a key of the licence.
QString memberName(const QString& key);

/// The value of a key: "share the points" for "split" of "ties"; free text is returned unchanged,
/// but the name of a picture says nothing, so that it is only one of the club.
QString wordText(const QString& key, const QString& word);

/// Shown for an empty value.
QString nothingText();

} // namespace texts
