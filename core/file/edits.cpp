#include "core/file/edits.h"

#include "core/file/entity_writing.h"
#include "core/model/bookings.h"
#include "core/model/settings_catalogue.h"

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

QString textAt(const Json& object, const std::string& path)
{
    const auto pointer = Json::json_pointer(path);
    return object.contains(pointer) ? QString::fromStdString(object.at(pointer).dump()) : QString();
}

/// `seen` and `wanted` are one member of an edit, `target` the stored one. False if both sides
/// changed it to different values.
template <typename Value>
bool mergeMember(const Value& seen, const Value& wanted, Value& target)
{
    const bool isContested = wanted != seen && target != seen && target != wanted;
    if (wanted != seen) {
        target = wanted;
    }
    return !isContested;
}

/// Reports the stored and the wanted values of the members at these paths.
template <typename Entity>
Refusals conflictsAt(const std::vector<QString>& paths, const QString& prefix, const Entity& stored,
                     const Entity& wanted)
{
    const Json storedJson = toJson(stored);
    const Json wantedJson = toJson(wanted);
    Refusals conflicts;
    for (const auto& path : paths) {
        const auto pointer = path.toStdString();
        conflicts.push_back({ClubFault::ChangedMeanwhile,
                             Pointer(prefix + path),
                             {textAt(storedJson, pointer), textAt(wantedJson, pointer)}});
    }
    return conflicts;
}

template <typename Value>
std::optional<Value> valueAt(const Value* found)
{
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::optional<Settings> seenAt(const SettingsExchange& /*step*/, const Tournament& seen)
{
    return seen.settings;
}

std::optional<Participant> seenAt(const ParticipantExchange& step, const Tournament& seen)
{
    const auto* const found = findParticipant(seen, step.key);
    return found != nullptr ? std::optional(withoutPayments(*found)) : std::nullopt;
}

std::optional<FeePayment> seenAt(const PaymentExchange& step, const Tournament& seen)
{
    return valueAt(findPayment(seen, step.key));
}

std::optional<RoundHead> seenAt(const RoundExchange& step, const Tournament& seen)
{
    const Round* const round = findRound(seen, step.key);
    return round != nullptr ? std::optional(round->head) : std::nullopt;
}

std::optional<TableHead> seenAt(const TableExchange& step, const Tournament& seen)
{
    const Table* const table = findTable(seen, step.key.round, step.key.table);
    return table != nullptr ? std::optional(table->head) : std::nullopt;
}

std::optional<GameOutcome> seenAt(const GameExchange& step, const Tournament& seen)
{
    const Game* const game = findGame(seen, step.key);
    return game != nullptr ? std::optional(game->outcome) : std::nullopt;
}

QString dumped(const Json& value)
{
    return QString::fromStdString(value.dump());
}

/// Finds what a step would revert.
class StepCheck
{
public:
    explicit StepCheck(const Tournament& seen) : seen_(seen) {}

    template <typename Key, typename Value>
    void operator()(const Exchange<Key, Value>& step)
    {
        const auto seen = seenAt(step, seen_);
        if (seen == step.before) {
            return;
        }
        const Json stored = toJson(step.before);
        const Json wanted = toJson(step.after);
        if (!seen || !step.before || !step.after) {
            refuse(Pointer(), stored, wanted);
            return;
        }
        const Json known = toJson(*seen);
        Json members = stored;
        members.update(wanted);
        for (const auto& [key, any] : members.items()) {
            const Json before = stored.value(key, Json());
            const Json after = wanted.value(key, Json());
            if (after != before && known.value(key, Json()) != before) {
                refuse(Pointer() / QString::fromStdString(key), before, after);
            }
        }
    }

    void operator()(const PenaltiesExchange& step)
    {
        auto known = seen_.penalties;
        for (const auto& taken : mergedList<Penalty>({*step.after, {}}, *step.before)) {
            const auto found = std::find(known.begin(), known.end(), taken);
            if (found == known.end()) {
                refuse(Pointer() / "penalties"_L1, toJson(taken), Json());
            } else {
                known.erase(found);
            }
        }
    }

    void operator()(const TieDecisionsExchange& step)
    {
        if (step.before != seen_.tieDecisions) {
            refuse(Pointer() / "tieDecisions"_L1, listOf(*step.before), listOf(*step.after));
        }
    }

    void operator()(const RafflesExchange& step)
    {
        if (step.before != seen_.raffles) {
            refuse(Pointer() / "raffles"_L1, listOf(*step.before), listOf(*step.after));
        }
    }

    [[nodiscard]] Refusals conflicts() && { return std::move(conflicts_); }

private:
    void refuse(const Pointer& place, const Json& stored, const Json& wanted)
    {
        conflicts_.push_back(
            {ClubFault::ChangedMeanwhile, place, {dumped(stored), dumped(wanted)}});
    }

    const Tournament& seen_;
    Refusals conflicts_;
};

/// Rebases steps of values that several changes share; the others are about one thing each.
class StepRebase
{
public:
    explicit StepRebase(const Tournament& now) : now_(now) {}

    void operator()(SettingsExchange& step) const { rebase(step, std::optional(now_.settings)); }
    void operator()(ParticipantExchange& step) const { rebase(step, seenAt(step, now_)); }
    void operator()(PenaltiesExchange& step) const
    {
        const auto& now = now_.penalties;
        auto after = mergedList<Penalty>({*step.before, *step.after}, now);
        const auto back = mergedList<Penalty>({*step.after, *step.before}, after);
        if (std::is_permutation(back.begin(), back.end(), now.begin(), now.end())) {
            step.before = now;
            step.after = std::move(after);
        }
    }
    template <typename Other>
    void operator()(Other& /*step*/) const
    {}

private:
    /// Only where taking it back would restore what is there now.
    template <typename Key, typename Value>
    static void rebase(Exchange<Key, Value>& step, const std::optional<Value>& now)
    {
        if (!now || !step.before || !step.after) {
            return;
        }
        auto after = merged(Edit<Value>{*step.before, *step.after}, *now).value;
        if (merged(Edit<Value>{*step.after, *step.before}, after).value == *now) {
            step.before = now;
            step.after = std::move(after);
        }
    }

    const Tournament& now_;
};

} // namespace

Change rebased(Change change, const Tournament& now)
{
    if (Tournament copy = now; tryApply(change, copy)) {
        return change;
    }
    for (auto& step : change.steps) {
        std::visit(StepRebase(now), step);
    }
    return change;
}

Refusals overwrittenBy(const Change& change, const Tournament& seen)
{
    StepCheck check(seen);
    for (const auto& step : change.steps) {
        std::visit(check, step);
    }
    return std::move(check).conflicts();
}

Merged<Settings> merged(const Edit<Settings>& edit, const Settings& stored)
{
    Merged<Settings> result{stored, {}};
    std::vector<QString> contested;
    visitSettings(
        [&contested](const SettingKey& key, const auto& seen, const auto& wanted, auto& target) {
            if (!mergeMember(seen, wanted, target)) {
                contested.push_back(u'/' + key.path().replace(u'.', u'/'));
            }
        },
        edit.seen, edit.wanted, result.value);
    result.value.apart = mergedList<std::pair<StartNumber, StartNumber>>(
        {edit.seen.apart, edit.wanted.apart}, stored.apart);
    std::erase(contested, u"/apart"_s);
    result.value = normalised(std::move(result.value));
    result.conflicts = conflictsAt(contested, u"/tournament"_s, stored, edit.wanted);
    return result;
}

Merged<Participant> merged(const Edit<Participant>& edit, const Participant& stored)
{
    Merged<Participant> result{stored, {}};
    std::vector<QString> contested;
    const auto merge = [&](const QString& path, auto member) {
        if (!mergeMember(edit.seen.*member, edit.wanted.*member, result.value.*member)) {
            contested.push_back(path);
        }
    };
    merge(u"/number"_s, &Participant::number);
    merge(u"/name"_s, &Participant::name);
    merge(u"/club"_s, &Participant::club);
    merge(u"/tags"_s, &Participant::tags);
    merge(u"/fixedTable"_s, &Participant::fixedTable);
    merge(u"/present"_s, &Participant::present);
    merge(u"/surname"_s, &Participant::surname);
    merge(u"/status"_s, &Participant::status);
    merge(u"/registeredAt"_s, &Participant::registeredAt);
    merge(u"/feeClass"_s, &Participant::feeClass);
    // Whatever else was paid meanwhile, this was paid as well.
    for (const auto& payment :
         mergedList<FeePayment>({edit.seen.payments, edit.wanted.payments}, {})) {
        result.value.payments.push_back(payment);
    }
    result.conflicts = conflictsAt(contested, QString(), stored, edit.wanted);
    return result;
}

} // namespace core
