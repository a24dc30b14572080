#include "core/file/rule_faults.h"

#include "core/faults/faults.h"
#include "core/file/json_reading.h"
#include "core/file/plain_text.h"

#include <QSet>
#include <QStringList>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "/rounds/1/byes" begins with "/rounds/1".
QString firstParts(const QString& pointer, int parts)
{
    return pointer.section(u'/', 0, parts);
}

/// "/rounds/1/tables/2".
constexpr int tableParts = 4;

/// The part of the tournament within which a fault may cause others: a game, a round without its
/// games, a participant, a penalty, a setting.
QString partAround(const QString& pointer)
{
    constexpr int gameParts = 6;
    constexpr int settingParts = 3;
    constexpr int itemParts = 2;
    if (pointer.startsWith(u"/tournament/"_s)) {
        return firstParts(pointer, settingParts);
    }
    const bool inGame = pointer.section(u'/', 5, 5) == u"games" && pointer.count(u'/') >= gameParts;
    return firstParts(pointer, inGame ? gameParts : itemParts);
}

bool isWithin(const QString& pointer, const QString& whole)
{
    return pointer == whole || pointer.startsWith(whole + u'/');
}

/// Parts that format faults leave uncertain.
class Uncertainty
{
public:
    explicit Uncertainty(const Refusals& formFaults)
    {
        for (const auto& fault : formFaults) {
            // Everything else was read as written.
            if (!isBesideValues(fault)) {
                add(std::get<Pointer>(fault.place).text());
            }
        }
    }

    [[nodiscard]] bool concerns(const Refusal& ruleFault) const
    {
        const auto& code = ruleFault.code;
        // A number below zero is always wrong.
        if (code == RefusalCode(scoring::GameFault::NegativeStones) ||
            code == RefusalCode(scoring::GameFault::NegativeClaims) ||
            code == RefusalCode(scoring::DealFault::NegativeMelded) ||
            code == RefusalCode(scoring::DealFault::NegativeHand)) {
            return false;
        }
        const QString place = std::get<Pointer>(ruleFault.place).text();
        if (std::holds_alternative<MatchFault>(code) && (rules_ || touchesTableOf(place))) {
            return true;
        }
        if (rules_ && (std::holds_alternative<scoring::GameFault>(code) ||
                       std::holds_alternative<scoring::DealFault>(code) ||
                       code == RefusalCode(ResultFault::OtherRules) ||
                       code == RefusalCode(SettingsFault::AverageWithoutScale) ||
                       code == RefusalCode(RoundFault::TableSizeRefused) ||
                       code == RefusalCode(SettingsFault::ScaleSizeRefused))) {
            return true;
        }
        if ((games_ && code == RefusalCode(ResultFault::GameOutOfRange)) ||
            (people_ && code == RefusalCode(ParticipantFault::Unknown)) ||
            (rounds_ && code == RefusalCode(RoundFault::DraftNotLast))) {
            return true;
        }
        const QString part = partAround(place);
        for (int parts = 1; parts <= part.count(u'/'); ++parts) {
            if (parts_.contains(firstParts(part, parts))) {
                return true;
            }
        }
        return false;
    }

private:
    /// A match is decided by all games of its table.
    [[nodiscard]] bool touchesTableOf(const QString& pointer) const
    {
        return tables_.contains(firstParts(pointer, tableParts));
    }

    void add(const QString& pointer)
    {
        const QString part = partAround(pointer);
        parts_.insert(part);
        if (part.count(u'/') > tableParts) {
            tables_.insert(firstParts(part, tableParts));
        }
        rounds_ = rounds_ || pointer == u"/rounds" ||
                  (isWithin(pointer, u"/rounds"_s) &&
                   (pointer.count(u'/') == 2 || pointer.section(u'/', 3) == u"state" ||
                    pointer.section(u'/', 3) == u"number"));
        rules_ = rules_ || pointer == u"/tournament" || pointer == u"/tournament/ruleset" ||
                 pointer == u"/tournament/event" || pointer == u"/tournament/advance" ||
                 pointer == u"/tournament/tableScoring" ||
                 isWithin(pointer, u"/tournament/match"_s) ||
                 isWithin(pointer, u"/tournament/options"_s);
        games_ = games_ || pointer == u"/tournament" || pointer == u"/tournament/gamesPerRound";
        people_ = people_ || pointer == u"/participants" ||
                  (isWithin(pointer, u"/participants"_s) &&
                   (pointer.count(u'/') == 2 || pointer.endsWith(u"/number"_s)));
    }

    QSet<QString> parts_;
    QSet<QString> tables_; ///< Those containing such a part.
    bool rules_ = false;
    bool games_ = false;
    bool people_ = false;
    bool rounds_ = false; ///< Which there are, and how far they have got.
};

} // namespace

void addRuleFaults(const Tournament& tournament, Refusals& faults)
{
    const Uncertainty uncertainty(faults);
    for (const auto& fault : faultsOf(tournament)) {
        if (!uncertainty.concerns(fault)) {
            addFault(faults, fault);
        }
    }
}

} // namespace core
