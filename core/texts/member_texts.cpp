#include "core/texts/member_texts.h"

#include "core/model/picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace texts {

using namespace Qt::Literals::StringLiterals;

namespace {

enum Values : bool { AsWritten, Words };

struct Entry
{
    QLatin1StringView key;
    const char* source = nullptr;
    Values values = AsWritten; ///< Whether a key's values are among fileWords.
};

class MemberTexts
{
    Q_DECLARE_TR_FUNCTIONS(MemberTexts)

public:
    static constexpr std::array members = {
        // The tournament.
        Entry{"name"_L1, QT_TR_NOOP("name")},
        Entry{"date"_L1, QT_TR_NOOP("date")},
        Entry{"venue"_L1, QT_TR_NOOP("venue")},
        Entry{"organiser"_L1, QT_TR_NOOP("organiser")},
        Entry{"ruleset"_L1, QT_TR_NOOP("rules")},
        Entry{"open"_L1, QT_TR_NOOP("open tournament")},
        Entry{"licenceHeld"_L1, QT_TR_NOOP("licence held")},
        Entry{"gamesPerRound"_L1, QT_TR_NOOP("games a round")},
        Entry{"plannedRounds"_L1, QT_TR_NOOP("planned rounds")},
        Entry{"event"_L1, QT_TR_NOOP("event"), Words},
        Entry{"form"_L1, QT_TR_NOOP("match"), Words},
        Entry{"target"_L1, QT_TR_NOOP("target")},
        Entry{"deals"_L1, QT_TR_NOOP("deals of a match")},
        Entry{"tableScoring"_L1, QT_TR_NOOP("points of a table"), Words},
        Entry{"advance"_L1, QT_TR_NOOP("going on from each table")},
        Entry{"pcr"_L1, QT_TR_NOOP("chips a point")},
        Entry{"stack"_L1, QT_TR_NOOP("chips at the start")},
        Entry{"startFeeCents"_L1, QT_TR_NOOP("start fee")},
        Entry{"feeClasses"_L1, QT_TR_NOOP("fee classes")},
        Entry{"id"_L1, QT_TR_NOOP("key")},
        Entry{"cents"_L1, QT_TR_NOOP("amount")},
        Entry{"prizeCents"_L1, QT_TR_NOOP("prizes")},
        Entry{"prizes"_L1, QT_TR_NOOP("further prizes")},
        Entry{"onePrizeEach"_L1, QT_TR_NOOP("one prize a person")},
        Entry{"absentWinners"_L1, QT_TR_NOOP("winners gone home"), Words},
        Entry{"for"_L1, QT_TR_NOOP("for"), Words},
        Entry{"tag"_L1, QT_TR_NOOP("group")},
        Entry{"best"_L1, QT_TR_NOOP("best of a team that count")},
        Entry{"teams"_L1, QT_TR_NOOP("teams")},
        Entry{"percent"_L1, QT_TR_NOOP("percent of the start fees")},
        Entry{"goods"_L1, QT_TR_NOOP("goods")},
        Entry{"choice"_L1, QT_TR_NOOP("places that choose freely")},
        Entry{"apart"_L1, QT_TR_NOOP("never together")},
        Entry{"clubsApart"_L1, QT_TR_NOOP("clubs apart")},
        Entry{"threes"_L1, QT_TR_NOOP("tables of three"), Words},
        Entry{"releasedRounds"_L1, QT_TR_NOOP("rounds released to the hall")},
        Entry{"phoneSlips"_L1, QT_TR_NOOP("slips by phone"), Words},
        Entry{"roundMinutes"_L1, QT_TR_NOOP("minutes a round")},
        Entry{"schedule"_L1, QT_TR_NOOP("schedule")},
        Entry{"capacity"_L1, QT_TR_NOOP("most participants")},
        Entry{"deadline"_L1, QT_TR_NOOP("places kept until")},
        Entry{"round"_L1, QT_TR_NOOP("round")},
        Entry{"break"_L1, QT_TR_NOOP("break")},
        Entry{"start"_L1, QT_TR_NOOP("start")},
        // Its rule options.
        Entry{"scale"_L1, QT_TR_NOOP("scale"), Words},
        Entry{"ties"_L1, QT_TR_NOOP("tied hands"), Words},
        Entry{"earlyTermination"_L1, QT_TR_NOOP("early termination"), Words},
        Entry{"firstRoundRomme"_L1, QT_TR_NOOP("first-round Rommé")},
        Entry{"firstRoundRommeClaims"_L1, QT_TR_NOOP("claims of a first-round Rommé"), Words},
        Entry{"byeMatchPoints"_L1, QT_TR_NOOP("points of a bye"), Words},
        Entry{"rankBy"_L1, QT_TR_NOOP("ranked by"), Words},
        Entry{"tieBreaks"_L1, QT_TR_NOOP("tie-breaks"), Words},
        Entry{"feeBasis"_L1, QT_TR_NOOP("licence fee for"), Words},
        // The licence.
        Entry{"rightsHolder"_L1, QT_TR_NOOP("rights holder")},
        Entry{"address"_L1, QT_TR_NOOP("address")},
        Entry{"iban"_L1, QT_TR_NOOP("IBAN")},
        Entry{"bic"_L1, QT_TR_NOOP("BIC")},
        Entry{"text"_L1, QT_TR_NOOP("remittance text")},
        // Certificates.
        Entry{"certificate.text"_L1, QT_TR_NOOP("text of certificates")},
        Entry{"certificate.places"_L1, QT_TR_NOOP("places with a certificate")},
        Entry{"certificate.background"_L1, QT_TR_NOOP("background of certificates")},
        Entry{"certificate.logo"_L1, QT_TR_NOOP("logo of certificates")},
        Entry{"certificate.design"_L1, QT_TR_NOOP("design of certificates"), Words},
        Entry{"certificate.landscape"_L1, QT_TR_NOOP("certificates in landscape")},
        // Participants.
        Entry{"number"_L1, QT_TR_NOOP("number")},
        Entry{"surname"_L1, QT_TR_NOOP("surname")},
        Entry{"club"_L1, QT_TR_NOOP("club")},
        Entry{"tags"_L1, QT_TR_NOOP("groups")},
        Entry{"fixedTable"_L1, QT_TR_NOOP("fixed table")},
        Entry{"present"_L1, QT_TR_NOOP("rounds present")},
        Entry{"from"_L1, QT_TR_NOOP("from")},
        Entry{"until"_L1, QT_TR_NOOP("until")},
        Entry{"paidCents"_L1, QT_TR_NOOP("paid")},
        Entry{"feeClass"_L1, QT_TR_NOOP("fee class")},
        Entry{"time"_L1, QT_TR_NOOP("time")},
        Entry{"status"_L1, QT_TR_NOOP("check-in"), Words},
        Entry{"registeredAt"_L1, QT_TR_NOOP("registered")},
        // Rounds and tables.
        Entry{"state"_L1, QT_TR_NOOP("state"), Words},
        Entry{"games"_L1, QT_TR_NOOP("games")},
        Entry{"byes"_L1, QT_TR_NOOP("byes")},
        Entry{"reason"_L1, QT_TR_NOOP("reason")},
        Entry{"seats"_L1, QT_TR_NOOP("seats")},
        Entry{"slip"_L1, QT_TR_NOOP("score slip")},
        Entry{"mark"_L1, QT_TR_NOOP("mark"), Words},
        Entry{"note"_L1, QT_TR_NOOP("note")},
        Entry{"lot"_L1, QT_TR_NOOP("lot")},
        Entry{"withdrawn"_L1, QT_TR_NOOP("left the match")},
        // Decided ties.
        Entry{"by"_L1, QT_TR_NOOP("by"), Words},
    };

    /// A word with another meaning for one key is listed here with that key as well.
    static constexpr std::array fileWords = {
        Entry{"certificate.design=laurel"_L1, QT_TR_NOOP("laurel")},
        Entry{"certificate.design=stones"_L1, QT_TR_NOOP("stones")},
        Entry{"certificate.design=plain"_L1, QT_TR_NOOP("plain")},
        Entry{"phoneSlips=off"_L1, QT_TR_NOOP("off")},
        Entry{"phoneSlips=desk"_L1, QT_TR_NOOP("to the desk")},
        Entry{"here"_L1, QT_TR_NOOP("here")},
        Entry{"expected"_L1, QT_TR_NOOP("expected")},
        Entry{"waiting"_L1, QT_TR_NOOP("waiting list")},
        Entry{"phoneSlips=second-seat"_L1, QT_TR_NOOP("confirmed at the table")},
        Entry{"threes=first"_L1, QT_TR_NOOP("even")},
        Entry{"threes=fair"_L1, QT_TR_NOOP("fair")},
        Entry{"threes=last"_L1, QT_TR_NOOP("repeats first")},
        Entry{"absentWinners=keep"_L1, QT_TR_NOOP("their prizes are kept")},
        Entry{"absentWinners=pass-on"_L1, QT_TR_NOOP("the next one gets the prize")},
        Entry{"for=rank"_L1, QT_TR_NOOP("the places")},
        Entry{"for=group"_L1, QT_TR_NOOP("a group")},
        Entry{"for=team"_L1, QT_TR_NOOP("teams")},
        Entry{"for=round"_L1, QT_TR_NOOP("a round")},
        Entry{"for=last"_L1, QT_TR_NOOP("the last place")},
        Entry{"for=door"_L1, QT_TR_NOOP("a door prize")},
        Entry{"draft"_L1, QT_TR_NOOP("draft")},
        Entry{"published"_L1, QT_TR_NOOP("published")},
        Entry{"closed"_L1, QT_TR_NOOP("closed")},
        Entry{"cancelled"_L1, QT_TR_NOOP("cancelled")},
        Entry{"unclear"_L1, QT_TR_NOOP("unclear")},
        Entry{"disputed"_L1, QT_TR_NOOP("disputed")},
        Entry{"english"_L1, QT_TR_NOOP("English text")},
        Entry{"german"_L1, QT_TR_NOOP("German text")},
        Entry{"balanced"_L1, QT_TR_NOOP("balanced")},
        Entry{"split"_L1, QT_TR_NOOP("share the points")},
        Entry{"high"_L1, QT_TR_NOOP("get the better place")},
        Entry{"full"_L1, QT_TR_NOOP("full points")},
        Entry{"shifted"_L1, QT_TR_NOOP("without the first place's points")},
        Entry{"keep"_L1, QT_TR_NOOP("everybody keeps them")},
        Entry{"pool"_L1, QT_TR_NOOP("the others share them")},
        Entry{"average"_L1, QT_TR_NOOP("the average of a game")},
        Entry{"tmp"_L1, QT_TR_NOOP("TMP")},
        Entry{"mean"_L1, QT_TR_NOOP("the mean of a game")},
        Entry{"wins"_L1, QT_TR_NOOP("wins")},
        Entry{"rommes"_L1, QT_TR_NOOP("Rommés")},
        Entry{"claims"_L1, QT_TR_NOOP("claims")},
        Entry{"stones"_L1, QT_TR_NOOP("fewest stones")},
        Entry{"gmp"_L1, QT_TR_NOOP("GMP")},
        Entry{"played"_L1, QT_TR_NOOP("who played")},
        Entry{"registered"_L1, QT_TR_NOOP("everybody registered")},
        Entry{"points"_L1, QT_TR_NOOP("points over all rounds")},
        Entry{"ring"_L1, QT_TR_NOOP("ring game")},
        Entry{"single"_L1, QT_TR_NOOP("single tournament")},
        Entry{"multi"_L1, QT_TR_NOOP("knock-out")},
        Entry{"card-points"_L1, QT_TR_NOOP("card points")},
        Entry{"match-points"_L1, QT_TR_NOOP("match points")},
        Entry{"target"_L1, QT_TR_NOOP("to a target")},
        Entry{"quick"_L1, QT_TR_NOOP("quick")},
        Entry{"lot"_L1, QT_TR_NOOP("lot")},
        Entry{"reason"_L1, QT_TR_NOOP("reason")},
        Entry{"play-off"_L1, QT_TR_NOOP("play-off")},
    };
};

template <typename Table>
const Entry* entryOf(const Table& table, const QString& key)
{
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&key](const Entry& entry) { return key == entry.key; });
    return found == table.end() ? nullptr : &*found;
}

QString textOf(const Entry* entry, const QString& otherwise)
{
    return entry != nullptr ? MemberTexts::tr(entry->source) : otherwise;
}

} // namespace

QString memberName(const QString& key)
{
    return textOf(entryOf(MemberTexts::members, key), key);
}

QString wordText(const QString& key, const QString& word)
{
    if (word.isEmpty()) {
        return nothingText();
    }
    if (core::isPictureName(word)) {
        return MemberTexts::tr("picture kept in the club");
    }
    const auto* member = entryOf(MemberTexts::members, key);
    if (member == nullptr || member->values != Words) {
        return word;
    }
    const auto* const own = entryOf(MemberTexts::fileWords, key + u'=' + word);
    return textOf(own != nullptr ? own : entryOf(MemberTexts::fileWords, word), word);
}

QString nothingText()
{
    return QStringLiteral("–");
}

} // namespace texts
