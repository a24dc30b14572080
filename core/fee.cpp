#include "fee.h"

#include "standings.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

bool isCounted(FeeBasis basis, const FeeLine& line)
{
    return basis == FeeBasis::Registered || line.games > 0;
}

void countParticipants(const Tournament& tournament, Fee& fee)
{
    for (const auto& standing : Standings(tournament).lines()) {
        const FeeLine line{standing.tally.number, standing.tally.games};
        (isCounted(tournament.settings.feeBasis, line) ? fee.counted : fee.noShows).push_back(line);
    }
    const auto byNumber = [](const FeeLine& left, const FeeLine& right) {
        return left.number < right.number;
    };
    std::sort(fee.counted.begin(), fee.counted.end(), byNumber);
    std::sort(fee.noShows.begin(), fee.noShows.end(), byNumber);
}

/// Gathers who held the cards of somebody else's seat.
class Substitutes
{
public:
    void add(const Round& round)
    {
        for (const auto& table : round.tables) {
            for (const auto& game : table.games) {
                add(substitutionsOf(game.outcome));
            }
        }
    }

    [[nodiscard]] std::vector<StartNumber> tookOver() const
    {
        return {takers_.begin(), takers_.end()};
    }
    [[nodiscard]] const std::vector<QString>& playedForOthers() const { return names_; }

private:
    void add(const std::vector<Substitution>& substitutions)
    {
        for (const auto& substitution : substitutions) {
            if (const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by)) {
                takers_.insert(*taker);
            } else {
                add(std::get<Substitution::PlayedBy>(substitution.by));
            }
        }
    }

    void add(const QString& name)
    {
        if (known_.insert(name).second) {
            names_.push_back(name);
        }
    }

    std::set<StartNumber> takers_;
    std::set<QString> known_;
    std::vector<QString> names_;
};

std::optional<NoFee> reasonForNoFee(const Settings& settings, const Fee& fee)
{
    if (playsCards(settings)) {
        return NoFee::OtherRules;
    }
    if (!settings.open) {
        return NoFee::NotOpen;
    }
    if (settings.licenceHeld) {
        return NoFee::LicenceHeld;
    }
    if (fee.counted.empty()) {
        return NoFee::NobodyPlayed;
    }
    return std::nullopt;
}

} // namespace

Fee licenceFee(const Tournament& tournament)
{
    Fee fee;
    countParticipants(tournament, fee);
    Substitutes substitutes;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state)) {
            substitutes.add(round);
        }
    }
    fee.tookOver = substitutes.tookOver();
    fee.playedForOthers = substitutes.playedForOthers();
    fee.reason = reasonForNoFee(tournament.settings, fee);
    if (!fee.reason) {
        fee.cents = static_cast<std::int64_t>(fee.counted.size()) * licenceFeeCentsPerParticipant;
    }
    return fee;
}

} // namespace core
