#pragma once

#include <QString>

/// The keys and words of the tournament file in the words of people.
namespace texts {

/// "games a round" for "gamesPerRound"; a key without words stands as it is. Keys of certificates
/// carry that word before them, "certificate.text", as others have the same ones.
QString memberName(const QString& key);

/// The value of that key: "balanced" for a scale of that word; what people wrote stands as it is.
QString wordText(const QString& key, const QString& word);

QString yesOrNo(bool value);

/// What stands where there is nothing.
QString nothingText();

} // namespace texts
