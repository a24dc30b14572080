#include "core/use_cases/knock_out_checks.h"

#include "core/cards/knock_out.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusals refusalsToGoOn(const KnockOut& knockOut, const Pointer& place)
{
    if (!knockOut.undecided.empty()) {
        QStringList tables;
        for (const auto table : knockOut.undecided) {
            tables.push_back(QString::number(plain(table)));
        }
        return {{MatchFault::TablesUndecided,
                 place,
                 {QString::number(plain(*knockOut.round)), tables.join(u", "_s)}}};
    }
    if (knockOut.winner) {
        return {{MatchFault::HasWinner, place, {QString::number(plain(*knockOut.winner))}}};
    }
    return {};
}

QString numberText(StartNumber number)
{
    return QString::number(plain(number));
}

/// Refuses everyone in a plan who was in the knock-out and is out.
class Admission
{
public:
    Admission(const Tournament& tournament, RoundNumber round, std::set<StartNumber> alreadyIn)
        : tournament_(tournament),
          alreadyIn_(std::move(alreadyIn)),
          before_(RoundNumber{plain(round) - 1}),
          knockOut_(knockOutOf(tournament, before_))
    {}

    Refusals check(const RoundPlan& plan, const Pointer& place)
    {
        for (std::size_t table = 0; table < plan.tables.size(); ++table) {
            check(plan.tables[table].seats, place / "tables"_L1 / table / "seats"_L1);
        }
        check(plan.byes, place / "byes"_L1);
        return std::move(refusals_);
    }

private:
    void check(const std::vector<StartNumber>& numbers, const Pointer& place)
    {
        const auto& next = knockOut_.next;
        for (std::size_t index = 0; index < numbers.size() && knockOut_.round; ++index) {
            const StartNumber number = numbers[index];
            if (alreadyIn_.contains(number) ||
                std::binary_search(next.begin(), next.end(), number)) {
                continue;
            }
            const auto out = outAfter(tournament_, number, before_);
            refusals_.push_back(
                {MatchFault::IsOut,
                 place / index,
                 {numberText(number), out ? QString::number(plain(*out)) : QString()}});
        }
    }

    const Tournament& tournament_;
    std::set<StartNumber> alreadyIn_;
    RoundNumber before_;
    KnockOut knockOut_;
    Refusals refusals_;
};

} // namespace

Refusals knockOutRefusals(const Tournament& tournament, std::int32_t rounds)
{
    if (!isKnockOut(tournament.settings)) {
        return {};
    }
    const Pointer place = Pointer() / "rounds"_L1;
    if (rounds > 1) {
        return {{MatchFault::OneRoundAtATime, place, {}}};
    }
    return refusalsToGoOn(knockOutOf(tournament), place);
}

Refusals knockOutRefusals(const Tournament& tournament, const std::vector<RoundPlan>& plans)
{
    if (!isKnockOut(tournament.settings) || plans.empty()) {
        return {};
    }
    if (plans.size() > 1) {
        return {{MatchFault::OneRoundAtATime, Pointer() / std::size_t{1} / "round"_L1, {}}};
    }
    const Pointer place = Pointer() / std::size_t{0};
    if (auto refusals = refusalsToGoOn(knockOutOf(tournament), place / "round"_L1);
        !refusals.empty()) {
        return refusals;
    }
    return Admission(tournament, plans.front().round, {}).check(plans.front(), place);
}

Refusals admissionRefusals(const Tournament& tournament, const RoundPlan& plan,
                           const std::set<StartNumber>& alreadyIn)
{
    return isKnockOut(tournament.settings)
               ? Admission(tournament, plan.round, alreadyIn).check(plan, Pointer())
               : Refusals();
}

} // namespace core
