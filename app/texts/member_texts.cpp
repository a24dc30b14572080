#include "member_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace texts {

using namespace Qt::Literals::StringLiterals;

namespace {

class MemberTexts
{
    Q_DECLARE_TR_FUNCTIONS(MemberTexts)
};

struct Entry
{
    QLatin1StringView key;
    const char* source = nullptr;
};

constexpr std::array members = {
    // The tournament.
    Entry{"name"_L1, QT_TRANSLATE_NOOP("MemberTexts", "name")},
    Entry{"date"_L1, QT_TRANSLATE_NOOP("MemberTexts", "date")},
    Entry{"venue"_L1, QT_TRANSLATE_NOOP("MemberTexts", "venue")},
    Entry{"organiser"_L1, QT_TRANSLATE_NOOP("MemberTexts", "organiser")},
    Entry{"ruleset"_L1, QT_TRANSLATE_NOOP("MemberTexts", "rules")},
    Entry{"open"_L1, QT_TRANSLATE_NOOP("MemberTexts", "open tournament")},
    Entry{"licenceHeld"_L1, QT_TRANSLATE_NOOP("MemberTexts", "licence held")},
    Entry{"gamesPerRound"_L1, QT_TRANSLATE_NOOP("MemberTexts", "games a round")},
    Entry{"plannedRounds"_L1, QT_TRANSLATE_NOOP("MemberTexts", "planned rounds")},
    Entry{"event"_L1, QT_TRANSLATE_NOOP("MemberTexts", "event")},
    Entry{"form"_L1, QT_TRANSLATE_NOOP("MemberTexts", "match")},
    Entry{"target"_L1, QT_TRANSLATE_NOOP("MemberTexts", "target")},
    Entry{"deals"_L1, QT_TRANSLATE_NOOP("MemberTexts", "deals of a match")},
    Entry{"tableScoring"_L1, QT_TRANSLATE_NOOP("MemberTexts", "points of a table")},
    Entry{"advance"_L1, QT_TRANSLATE_NOOP("MemberTexts", "going on from each table")},
    Entry{"pcr"_L1, QT_TRANSLATE_NOOP("MemberTexts", "chips a point")},
    Entry{"stack"_L1, QT_TRANSLATE_NOOP("MemberTexts", "chips at the start")},
    Entry{"startFeeCents"_L1, QT_TRANSLATE_NOOP("MemberTexts", "start fee")},
    Entry{"prizeCents"_L1, QT_TRANSLATE_NOOP("MemberTexts", "prizes")},
    Entry{"apart"_L1, QT_TRANSLATE_NOOP("MemberTexts", "never together")},
    Entry{"clubsApart"_L1, QT_TRANSLATE_NOOP("MemberTexts", "clubs apart")},
    // Its rule options.
    Entry{"scale"_L1, QT_TRANSLATE_NOOP("MemberTexts", "scale")},
    Entry{"ties"_L1, QT_TRANSLATE_NOOP("MemberTexts", "tied hands")},
    Entry{"earlyTermination"_L1, QT_TRANSLATE_NOOP("MemberTexts", "early termination")},
    Entry{"firstRoundRomme"_L1, QT_TRANSLATE_NOOP("MemberTexts", "first-round Rommé")},
    Entry{"firstRoundRommeClaims"_L1,
          QT_TRANSLATE_NOOP("MemberTexts", "claims of a first-round Rommé")},
    Entry{"byeMatchPoints"_L1, QT_TRANSLATE_NOOP("MemberTexts", "points of a bye")},
    Entry{"rankBy"_L1, QT_TRANSLATE_NOOP("MemberTexts", "ranked by")},
    Entry{"tieBreaks"_L1, QT_TRANSLATE_NOOP("MemberTexts", "among equals")},
    Entry{"feeBasis"_L1, QT_TRANSLATE_NOOP("MemberTexts", "licence fee for")},
    // The licence.
    Entry{"rightsHolder"_L1, QT_TRANSLATE_NOOP("MemberTexts", "rights holder")},
    Entry{"address"_L1, QT_TRANSLATE_NOOP("MemberTexts", "address")},
    Entry{"iban"_L1, QT_TRANSLATE_NOOP("MemberTexts", "IBAN")},
    Entry{"bic"_L1, QT_TRANSLATE_NOOP("MemberTexts", "BIC")},
    Entry{"text"_L1, QT_TRANSLATE_NOOP("MemberTexts", "remittance text")},
    // Certificates.
    Entry{"certificate.text"_L1, QT_TRANSLATE_NOOP("MemberTexts", "text of certificates")},
    Entry{"certificate.places"_L1, QT_TRANSLATE_NOOP("MemberTexts", "places with a certificate")},
    Entry{"certificate.background"_L1,
          QT_TRANSLATE_NOOP("MemberTexts", "background of certificates")},
    Entry{"certificate.logo"_L1, QT_TRANSLATE_NOOP("MemberTexts", "logo of certificates")},
    // Participants.
    Entry{"number"_L1, QT_TRANSLATE_NOOP("MemberTexts", "number")},
    Entry{"club"_L1, QT_TRANSLATE_NOOP("MemberTexts", "club")},
    Entry{"tags"_L1, QT_TRANSLATE_NOOP("MemberTexts", "groups")},
    Entry{"fixedTable"_L1, QT_TRANSLATE_NOOP("MemberTexts", "fixed table")},
    Entry{"present"_L1, QT_TRANSLATE_NOOP("MemberTexts", "rounds present")},
    Entry{"from"_L1, QT_TRANSLATE_NOOP("MemberTexts", "from")},
    Entry{"until"_L1, QT_TRANSLATE_NOOP("MemberTexts", "until")},
    Entry{"paidCents"_L1, QT_TRANSLATE_NOOP("MemberTexts", "paid")},
    // Rounds and tables.
    Entry{"state"_L1, QT_TRANSLATE_NOOP("MemberTexts", "state")},
    Entry{"games"_L1, QT_TRANSLATE_NOOP("MemberTexts", "games")},
    Entry{"byes"_L1, QT_TRANSLATE_NOOP("MemberTexts", "byes")},
    Entry{"reason"_L1, QT_TRANSLATE_NOOP("MemberTexts", "reason")},
    Entry{"seats"_L1, QT_TRANSLATE_NOOP("MemberTexts", "seats")},
    Entry{"mark"_L1, QT_TRANSLATE_NOOP("MemberTexts", "mark")},
    Entry{"note"_L1, QT_TRANSLATE_NOOP("MemberTexts", "note")},
    Entry{"lot"_L1, QT_TRANSLATE_NOOP("MemberTexts", "lot")},
    Entry{"withdrawn"_L1, QT_TRANSLATE_NOOP("MemberTexts", "left the match")},
};

constexpr std::array fileWords = {
    Entry{"draft"_L1, QT_TRANSLATE_NOOP("MemberTexts", "draft")},
    Entry{"published"_L1, QT_TRANSLATE_NOOP("MemberTexts", "published")},
    Entry{"closed"_L1, QT_TRANSLATE_NOOP("MemberTexts", "closed")},
    Entry{"cancelled"_L1, QT_TRANSLATE_NOOP("MemberTexts", "cancelled")},
    Entry{"unclear"_L1, QT_TRANSLATE_NOOP("MemberTexts", "unclear")},
    Entry{"disputed"_L1, QT_TRANSLATE_NOOP("MemberTexts", "disputed")},
    Entry{"english"_L1, QT_TRANSLATE_NOOP("MemberTexts", "English text")},
    Entry{"german"_L1, QT_TRANSLATE_NOOP("MemberTexts", "German text")},
    Entry{"balanced"_L1, QT_TRANSLATE_NOOP("MemberTexts", "balanced")},
    Entry{"split"_L1, QT_TRANSLATE_NOOP("MemberTexts", "share the points")},
    Entry{"high"_L1, QT_TRANSLATE_NOOP("MemberTexts", "get the better place")},
    Entry{"full"_L1, QT_TRANSLATE_NOOP("MemberTexts", "full points")},
    Entry{"shifted"_L1, QT_TRANSLATE_NOOP("MemberTexts", "without the first place's points")},
    Entry{"keep"_L1, QT_TRANSLATE_NOOP("MemberTexts", "everybody keeps them")},
    Entry{"pool"_L1, QT_TRANSLATE_NOOP("MemberTexts", "the others share them")},
    Entry{"average"_L1, QT_TRANSLATE_NOOP("MemberTexts", "the average of a game")},
    Entry{"tmp"_L1, QT_TRANSLATE_NOOP("MemberTexts", "TMP")},
    Entry{"mean"_L1, QT_TRANSLATE_NOOP("MemberTexts", "the mean of a game")},
    Entry{"wins"_L1, QT_TRANSLATE_NOOP("MemberTexts", "wins")},
    Entry{"rommes"_L1, QT_TRANSLATE_NOOP("MemberTexts", "Rommés")},
    Entry{"claims"_L1, QT_TRANSLATE_NOOP("MemberTexts", "claims")},
    Entry{"stones"_L1, QT_TRANSLATE_NOOP("MemberTexts", "fewest stones")},
    Entry{"gmp"_L1, QT_TRANSLATE_NOOP("MemberTexts", "GMP")},
    Entry{"played"_L1, QT_TRANSLATE_NOOP("MemberTexts", "who played")},
    Entry{"registered"_L1, QT_TRANSLATE_NOOP("MemberTexts", "everybody registered")},
    Entry{"points"_L1, QT_TRANSLATE_NOOP("MemberTexts", "points over all rounds")},
    Entry{"ring"_L1, QT_TRANSLATE_NOOP("MemberTexts", "ring game")},
    Entry{"single"_L1, QT_TRANSLATE_NOOP("MemberTexts", "single tournament")},
    Entry{"multi"_L1, QT_TRANSLATE_NOOP("MemberTexts", "knock-out")},
    Entry{"card-points"_L1, QT_TRANSLATE_NOOP("MemberTexts", "card points")},
    Entry{"match-points"_L1, QT_TRANSLATE_NOOP("MemberTexts", "match points")},
    Entry{"target"_L1, QT_TRANSLATE_NOOP("MemberTexts", "to a target")},
    Entry{"quick"_L1, QT_TRANSLATE_NOOP("MemberTexts", "quick")},
};

/// The keys whose values are words of the file.
constexpr std::array keysOfWords = {
    "state"_L1,
    "mark"_L1,
    "scale"_L1,
    "ties"_L1,
    "earlyTermination"_L1,
    "firstRoundRommeClaims"_L1,
    "byeMatchPoints"_L1,
    "rankBy"_L1,
    "tieBreaks"_L1,
    "feeBasis"_L1,
    "event"_L1,
    "form"_L1,
    "tableScoring"_L1,
};

template <typename Table>
QString looked(const Table& table, const QString& key)
{
    for (const auto& entry : table) {
        if (key == entry.key) {
            return MemberTexts::tr(entry.source);
        }
    }
    return key;
}

} // namespace

QString memberName(const QString& key)
{
    return looked(members, key);
}

QString wordText(const QString& key, const QString& word)
{
    if (word.isEmpty()) {
        return nothingText();
    }
    const bool isWord = std::any_of(keysOfWords.begin(), keysOfWords.end(),
                                    [&key](QLatin1StringView ofWords) { return key == ofWords; });
    return isWord ? looked(fileWords, word) : word;
}

QString yesOrNo(bool value)
{
    return value ? MemberTexts::tr("yes") : MemberTexts::tr("no");
}

QString nothingText()
{
    return QStringLiteral("–");
}

} // namespace texts
