#include "member_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace texts {
namespace {

class MemberTexts
{
    Q_DECLARE_TR_FUNCTIONS(MemberTexts)
};

struct Entry
{
    std::string_view key;
    const char* source;
};

constexpr std::array members = {
    // The tournament.
    Entry{"name", QT_TRANSLATE_NOOP("MemberTexts", "name")},
    Entry{"date", QT_TRANSLATE_NOOP("MemberTexts", "date")},
    Entry{"venue", QT_TRANSLATE_NOOP("MemberTexts", "venue")},
    Entry{"organiser", QT_TRANSLATE_NOOP("MemberTexts", "organiser")},
    Entry{"ruleset", QT_TRANSLATE_NOOP("MemberTexts", "rules")},
    Entry{"open", QT_TRANSLATE_NOOP("MemberTexts", "open tournament")},
    Entry{"licenceHeld", QT_TRANSLATE_NOOP("MemberTexts", "licence held")},
    Entry{"gamesPerRound", QT_TRANSLATE_NOOP("MemberTexts", "games a round")},
    Entry{"plannedRounds", QT_TRANSLATE_NOOP("MemberTexts", "planned rounds")},
    Entry{"startFeeCents", QT_TRANSLATE_NOOP("MemberTexts", "start fee")},
    Entry{"apart", QT_TRANSLATE_NOOP("MemberTexts", "never together")},
    Entry{"clubsApart", QT_TRANSLATE_NOOP("MemberTexts", "clubs apart")},
    // Its rule options.
    Entry{"scale", QT_TRANSLATE_NOOP("MemberTexts", "scale")},
    Entry{"ties", QT_TRANSLATE_NOOP("MemberTexts", "tied hands")},
    Entry{"earlyTermination", QT_TRANSLATE_NOOP("MemberTexts", "early termination")},
    Entry{"firstRoundRomme", QT_TRANSLATE_NOOP("MemberTexts", "first-round Rommé")},
    Entry{"firstRoundRommeClaims",
          QT_TRANSLATE_NOOP("MemberTexts", "claims of a first-round Rommé")},
    Entry{"byeMatchPoints", QT_TRANSLATE_NOOP("MemberTexts", "points of a bye")},
    Entry{"rankBy", QT_TRANSLATE_NOOP("MemberTexts", "ranked by")},
    Entry{"tieBreaks", QT_TRANSLATE_NOOP("MemberTexts", "among equals")},
    Entry{"feeBasis", QT_TRANSLATE_NOOP("MemberTexts", "licence fee for")},
    // The licence.
    Entry{"rightsHolder", QT_TRANSLATE_NOOP("MemberTexts", "rights holder")},
    Entry{"address", QT_TRANSLATE_NOOP("MemberTexts", "address")},
    Entry{"iban", QT_TRANSLATE_NOOP("MemberTexts", "IBAN")},
    Entry{"bic", QT_TRANSLATE_NOOP("MemberTexts", "BIC")},
    Entry{"text", QT_TRANSLATE_NOOP("MemberTexts", "remittance text")},
    // Participants.
    Entry{"number", QT_TRANSLATE_NOOP("MemberTexts", "number")},
    Entry{"club", QT_TRANSLATE_NOOP("MemberTexts", "club")},
    Entry{"tags", QT_TRANSLATE_NOOP("MemberTexts", "groups")},
    Entry{"fixedTable", QT_TRANSLATE_NOOP("MemberTexts", "fixed table")},
    Entry{"present", QT_TRANSLATE_NOOP("MemberTexts", "rounds present")},
    Entry{"from", QT_TRANSLATE_NOOP("MemberTexts", "from")},
    Entry{"until", QT_TRANSLATE_NOOP("MemberTexts", "until")},
    Entry{"paidCents", QT_TRANSLATE_NOOP("MemberTexts", "paid")},
    // Rounds and tables.
    Entry{"state", QT_TRANSLATE_NOOP("MemberTexts", "state")},
    Entry{"games", QT_TRANSLATE_NOOP("MemberTexts", "games")},
    Entry{"byes", QT_TRANSLATE_NOOP("MemberTexts", "byes")},
    Entry{"reason", QT_TRANSLATE_NOOP("MemberTexts", "reason")},
    Entry{"seats", QT_TRANSLATE_NOOP("MemberTexts", "seats")},
    Entry{"mark", QT_TRANSLATE_NOOP("MemberTexts", "mark")},
    Entry{"note", QT_TRANSLATE_NOOP("MemberTexts", "note")},
};

constexpr std::array fileWords = {
    Entry{"draft", QT_TRANSLATE_NOOP("MemberTexts", "draft")},
    Entry{"published", QT_TRANSLATE_NOOP("MemberTexts", "published")},
    Entry{"closed", QT_TRANSLATE_NOOP("MemberTexts", "closed")},
    Entry{"cancelled", QT_TRANSLATE_NOOP("MemberTexts", "cancelled")},
    Entry{"unclear", QT_TRANSLATE_NOOP("MemberTexts", "unclear")},
    Entry{"disputed", QT_TRANSLATE_NOOP("MemberTexts", "disputed")},
    Entry{"english", QT_TRANSLATE_NOOP("MemberTexts", "English text")},
    Entry{"german", QT_TRANSLATE_NOOP("MemberTexts", "German text")},
    Entry{"balanced", QT_TRANSLATE_NOOP("MemberTexts", "balanced")},
    Entry{"split", QT_TRANSLATE_NOOP("MemberTexts", "share the points")},
    Entry{"high", QT_TRANSLATE_NOOP("MemberTexts", "get the better place")},
    Entry{"full", QT_TRANSLATE_NOOP("MemberTexts", "full points")},
    Entry{"shifted", QT_TRANSLATE_NOOP("MemberTexts", "without the first place's points")},
    Entry{"keep", QT_TRANSLATE_NOOP("MemberTexts", "everybody keeps them")},
    Entry{"pool", QT_TRANSLATE_NOOP("MemberTexts", "the others share them")},
    Entry{"average", QT_TRANSLATE_NOOP("MemberTexts", "the average of a game")},
    Entry{"tmp", QT_TRANSLATE_NOOP("MemberTexts", "TMP")},
    Entry{"mean", QT_TRANSLATE_NOOP("MemberTexts", "the mean of a game")},
    Entry{"wins", QT_TRANSLATE_NOOP("MemberTexts", "wins")},
    Entry{"rommes", QT_TRANSLATE_NOOP("MemberTexts", "Rommés")},
    Entry{"claims", QT_TRANSLATE_NOOP("MemberTexts", "claims")},
    Entry{"stones", QT_TRANSLATE_NOOP("MemberTexts", "fewest stones")},
    Entry{"gmp", QT_TRANSLATE_NOOP("MemberTexts", "GMP")},
    Entry{"played", QT_TRANSLATE_NOOP("MemberTexts", "who played")},
    Entry{"registered", QT_TRANSLATE_NOOP("MemberTexts", "everybody registered")},
};

/// The keys whose values are words of the file.
constexpr std::array keysOfWords = {
    std::string_view("state"),
    std::string_view("mark"),
    std::string_view("scale"),
    std::string_view("ties"),
    std::string_view("earlyTermination"),
    std::string_view("firstRoundRommeClaims"),
    std::string_view("byeMatchPoints"),
    std::string_view("rankBy"),
    std::string_view("tieBreaks"),
    std::string_view("feeBasis"),
};

template <typename Table>
QString looked(const Table& table, const QString& key)
{
    for (const auto& entry : table) {
        if (key == QUtf8StringView(entry.key.data(), static_cast<qsizetype>(entry.key.size()))) {
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
    const std::string plainKey = key.toStdString();
    const bool isWord =
        std::find(keysOfWords.begin(), keysOfWords.end(), plainKey) != keysOfWords.end();
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
