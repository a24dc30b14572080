#include "core/club/merging.h"

#include "core/model/limits.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {
namespace {

PersonSpelling spellingOf(const Player& player)
{
    return core::spellingOf(player.name, player.club);
}

template <typename Parts, typename IdOf>
auto byId(const Parts& parts, const IdOf& idOf)
{
    std::map<QUuid, const typename Parts::value_type*> found;
    for (const auto& part : parts) {
        found.emplace(idOf(part), &part);
    }
    return found;
}

/// The length of the journals' common prefix.
std::size_t inCommon(const EveningCopy& one, const EveningCopy& other)
{
    const auto [differs, ignored] = std::mismatch(one.journal.begin(), one.journal.end(),
                                                  other.journal.begin(), other.journal.end());
    return static_cast<std::size_t>(std::distance(one.journal.begin(), differs));
}

MergeFate fateOf(const EveningCopy& ours, const EveningCopy& theirs)
{
    const auto common = inCommon(ours, theirs);
    const bool endsHere = common == ours.journal.size();
    const bool endsThere = common == theirs.journal.size();
    if (endsHere && endsThere) {
        return ours.contents == theirs.contents ? MergeFate::Same : MergeFate::Different;
    }
    return endsHere ? MergeFate::Continued : endsThere ? MergeFate::Behind : MergeFate::Different;
}

/// No two series, or helpers, have the same name.
template <typename Id, typename Named>
bool isTakenByOther(const QString& name, const Id& id, const std::map<Id, Named>& all)
{
    return std::any_of(all.begin(), all.end(), [&](const auto& other) {
        return other.second.name == name && !(other.first == id);
    });
}

/// One merge: what is in question, and its outcome.
class Merger
{
public:
    Merger(const ClubCopy& ours, const ClubCopy& theirs, const MergeChoices& choices)
        : ours_(ours), theirs_(theirs), choices_(choices), merged_(standingMergers())
    {}

    Result<MergePlan> plan()
    {
        planEvenings();
        planPeople();
        planMergers();
        planRecords();
        planDeletions();
        checkChoices();
        refuseOneTwice();
        if (!faults_.empty()) {
            return faults_;
        }
        sort();
        return std::move(plan_);
    }

private:
    void planEvenings()
    {
        const auto idOf = [](const EveningCopy& evening) { return evening.uuid.value; };
        const auto here = byId(ours_.evenings, idOf);
        const auto there = byId(theirs_.evenings, idOf);
        // This copy's versions that are kept beside the other's there.
        std::set<QUuid> returning;
        for (const auto& [id, theirs] : there) {
            const auto found = here.find(id);
            if (found != here.end() && fateOf(*found->second, *theirs) == MergeFate::Different) {
                returning.insert(besideUuid(*found->second, *theirs).value);
            }
        }
        for (const auto& theirs : theirs_.evenings) {
            auto& line = add(MergeKind::Evening, theirs.uuid.value, theirs.name);
            line.date = theirs.date;
            const auto found = here.find(line.id);
            if (found == here.end()) {
                line.fate = returning.contains(line.id) ? MergeFate::Beside
                            : isDeletedHere(line.id)    ? MergeFate::Deleted
                                                        : MergeFate::New;
            } else {
                line.fate = fateOf(*found->second, theirs);
            }
            if (line.fate == MergeFate::Different &&
                here.contains(besideUuid(theirs, *found->second).value)) {
                line.fate = MergeFate::Beside;
            }
            decide(line);
        }
    }

    void planPeople()
    {
        const auto idOf = [](const Player& player) { return player.id.value; };
        const auto here = byId(ours_.players, idOf);
        const auto there = byId(theirs_.players, idOf);
        const auto merged = mergedHere();
        std::map<PersonSpelling, int> spelledThere;
        std::multimap<QString, const Player*> onlyHere;
        for (const auto& player : theirs_.players) {
            if (!here.contains(player.id.value)) {
                ++spelledThere[spellingOf(player)];
            }
        }
        for (const auto& player : ours_.players) {
            // The other copy itself distinguishes people it also knows, or knew.
            if (!there.contains(player.id.value) && !theirs_.records.merged.contains(player.id)) {
                onlyHere.emplace(nameKey(player.name), &player);
            }
        }
        for (const auto& theirs : theirs_.players) {
            auto& line = add(MergeKind::Person, theirs.id.value, theirs.name);
            auto person = rootHere(theirs.id);
            if (!(person == theirs.id)) {
                line.fate = MergeFate::Same;
            } else if (const auto found = here.find(line.id); found != here.end()) {
                line.fate = *found->second == theirs ? MergeFate::Same : MergeFate::Different;
            } else if (const auto became = merged.find(theirs.id);
                       became != merged.end() && !ours_.records.merged.contains(theirs.id)) {
                line.fate = MergeFate::Same;
                person = became->second;
            } else {
                line.fate = recognise(theirs, spelledThere[spellingOf(theirs)], onlyHere, line);
                if (line.fate == MergeFate::Recognised) {
                    person = line.candidates.front().id;
                } else if (line.fate == MergeFate::Doubtful && choices_.same.contains(line.id)) {
                    person = chosenFor(line);
                }
            }
            askIfForked(line, person);
            decide(line);
            line.isTaken = line.isTaken || (line.fate == MergeFate::Doubtful &&
                                            person == theirs.id && !here.contains(line.id));
            plan_.people.emplace(theirs.id, person);
        }
        for (const auto& [key, player] : theirs_.links) {
            const auto became = merged.find(player);
            plan_.people.emplace(player,
                                 became != merged.end() ? became->second : rootHere(player));
        }
    }

    /// Both copies merged one entry, each into another: these two may be one person.
    void askIfForked(MergeLine& line, PlayerId& person)
    {
        for (const auto& [id, theirs] : theirs_.records.merged) {
            if (!(theirs.into == person) || !merged_.contains(id)) {
                continue;
            }
            const auto kept = rootHere(id);
            const auto found =
                std::find_if(ours_.players.begin(), ours_.players.end(),
                             [&kept](const Player& player) { return player.id == kept; });
            if (kept == person || found == ours_.players.end()) {
                continue;
            }
            line.fate = MergeFate::Doubtful;
            line.candidates = {*found};
            if (choices_.same.contains(line.id)) {
                const auto chosen = chosenFor(line);
                plan_.became.emplace(person, chosen);
                person = chosen;
            }
            return;
        }
    }

    /// What was merged here. Where this copy made Anton of Berta and the other Berta of Anton, both
    /// keep the one with the smaller id; if that one is gone here, it comes back.
    [[nodiscard]] std::map<PlayerId, MergedPlayer> standingMergers() const
    {
        auto standing = ours_.records.merged;
        for (const auto& [gone, record] : ours_.records.merged) {
            const auto kept = rootIn(ours_.records.merged, gone);
            const bool isCrossed = theirs_.records.merged.contains(kept) &&
                                   rootIn(theirs_.records.merged, kept) == gone;
            if (isCrossed && gone < kept) {
                standing.erase(gone);
            }
        }
        return standing;
    }

    /// Who somebody became here; nobody erased.
    [[nodiscard]] PlayerId rootHere(PlayerId player) const { return rootIn(merged_, player); }

    [[nodiscard]] PlayerId rootIn(const std::map<PlayerId, MergedPlayer>& merged,
                                  PlayerId player) const
    {
        std::set<PlayerId> seen;
        auto found = merged.find(player);
        while (found != merged.end() && seen.insert(player).second && !isErased(player)) {
            player = found->second.into;
            found = merged.find(player);
        }
        return player;
    }

    [[nodiscard]] bool isErased(const PlayerId& player) const
    {
        return ours_.records.erased.contains(player) || theirs_.records.erased.contains(player);
    }

    /// Entries that the other copy merged and this one did not.
    void planMergers()
    {
        for (const auto& [id, merged] : theirs_.records.merged) {
            if (merged_.contains(id) || isErased(id)) {
                continue;
            }
            const auto there = rootIn(theirs_.records.merged, merged.into);
            const auto known = plan_.people.find(there);
            const auto person = known != plan_.people.end() ? known->second : rootHere(there);
            const auto entry =
                std::find_if(ours_.players.begin(), ours_.players.end(),
                             [id = id](const Player& player) { return player.id == id; });
            if (person == id || isErased(person)) {
                continue;
            }
            bool isTaken = !choices_.leftOut.contains(id.value) && !sitTogether(id, person);
            if (entry != ours_.players.end()) {
                auto& line = add(MergeKind::Person, id.value, entry->name);
                line.fate = MergeFate::MergedThere;
                line.isTaken = isTaken;
                line.candidates = entryOf(person);
            }
            if (isTaken) {
                plan_.became.emplace(id, person);
            }
        }
    }

    /// In this copy or, if it comes from there, in the other.
    [[nodiscard]] std::vector<Player> entryOf(const PlayerId& id) const
    {
        for (const auto* const players : {&ours_.players, &theirs_.players}) {
            for (const auto& player : *players) {
                if (player.id == id) {
                    return {player};
                }
            }
        }
        return {};
    }

    /// Whether both took part in one evening here.
    [[nodiscard]] bool sitTogether(const PlayerId& one, const PlayerId& other) const
    {
        std::set<TournamentUuid> evenings;
        for (const auto& [key, player] : ours_.links) {
            if (player == one) {
                evenings.insert(key.tournament);
            }
        }
        return std::any_of(ours_.links.begin(), ours_.links.end(), [&](const auto& link) {
            return link.second == other && evenings.contains(link.first.tournament);
        });
    }

    [[nodiscard]] bool isDeletedHere(const QUuid& id) const
    {
        return ours_.records.deleted.contains({id});
    }

    /// What is here and was deleted there.
    void planDeletions()
    {
        for (const auto& [id, item] : theirs_.records.deleted) {
            const auto cash = ours_.records.cash.find({id.value});
            const auto series = ours_.records.series.find({id.value});
            const auto helper = ours_.records.helpers.find({id.value});
            if (item.kind == DeletedKind::CashMovement && cash != ours_.records.cash.end()) {
                auto& line = add(MergeKind::CashMovement, id.value, cash->second.text);
                line.fate = MergeFate::DeletedThere;
                line.isTaken = !choices_.leftOut.contains(id.value);
            } else if (item.kind == DeletedKind::Series && series != ours_.records.series.end()) {
                auto& line = add(MergeKind::Series, id.value, series->second.name);
                line.fate = MergeFate::DeletedThere;
                line.isTaken = choices_.taken.contains(id.value);
            } else if (item.kind == DeletedKind::Helper && helper != ours_.records.helpers.end()) {
                auto& line = add(MergeKind::Helper, id.value, helper->second.name);
                line.fate = MergeFate::DeletedThere;
                line.isTaken = !choices_.leftOut.contains(id.value);
            }
        }
    }

    /// People of the other copy whose entries no longer exist here because everything they did is
    /// attributed to somebody else: they were merged into that entry.
    [[nodiscard]] std::map<PlayerId, PlayerId> mergedHere() const
    {
        std::set<PlayerId> known;
        for (const auto& player : ours_.players) {
            known.insert(player.id);
        }
        std::map<PlayerId, PlayerId> merged;
        std::set<PlayerId> ambiguous;
        for (const auto& [key, player] : theirs_.links) {
            const auto found = ours_.links.find(key);
            if (known.contains(player) || found == ours_.links.end() || found->second == player) {
                continue;
            }
            const auto [place, isFirst] = merged.emplace(player, found->second);
            if (!isFirst && !(place->second == found->second)) {
                ambiguous.insert(player);
            }
        }
        std::erase_if(merged, [&](const auto& pair) {
            return ambiguous.contains(pair.first) || !known.contains(pair.second);
        });
        return merged;
    }

    MergeFate recognise(const Player& theirs, int alikeThere,
                        const std::multimap<QString, const Player*>& onlyHere, MergeLine& line)
    {
        std::vector<Player> alike;
        const auto [first, last] = onlyHere.equal_range(nameKey(theirs.name));
        for (auto found = first; found != last; ++found) {
            line.candidates.push_back(*found->second);
            if (isSame(found->second->club, theirs.club)) {
                alike.push_back(*found->second);
            }
        }
        if (line.candidates.empty()) {
            return MergeFate::New;
        }
        const bool isCertain = alike.size() == 1 && alikeThere == 1 &&
                               !choices_.apart.contains(line.id) &&
                               !meets(theirs.id, alike.front().id);
        if (isCertain) {
            line.candidates = alike;
        }
        return isCertain ? MergeFate::Recognised : MergeFate::Doubtful;
    }

    /// Whether the two sat in one evening as different people.
    [[nodiscard]] bool meets(const PlayerId& theirs, const PlayerId& ours) const
    {
        return std::any_of(theirs_.links.begin(), theirs_.links.end(), [&](const auto& link) {
            return link.second == theirs && sitsElsewhere(link.first, ours);
        });
    }

    /// In that evening, but as another participant.
    [[nodiscard]] bool sitsElsewhere(const CopiedKey& key, const PlayerId& ours) const
    {
        auto found = ours_.links.lower_bound({key.tournament, ParticipantUuid()});
        for (; found != ours_.links.end() && found->first.tournament == key.tournament; ++found) {
            if (found->second == ours && !(found->first == key)) {
                return true;
            }
        }
        return false;
    }

    PlayerId chosenFor(MergeLine& line)
    {
        const auto& chosen = choices_.same.at(line.id);
        const auto found =
            std::find_if(line.candidates.begin(), line.candidates.end(),
                         [&chosen](const Player& player) { return player.id == chosen; });
        if (found == line.candidates.end()) {
            faults_.push_back({ClubFault::PlayerGone, Pointer() / "same", {}});
        } else {
            line.candidates = {Player(*found)};
        }
        return chosen;
    }

    void planRecords()
    {
        for (const auto& [id, series] : theirs_.records.series) {
            planNamed(add(MergeKind::Series, id.value, series.name), series, ours_.records.series);
        }
        for (const auto& [id, movement] : theirs_.records.cash) {
            auto& line = add(MergeKind::CashMovement, id.value, movement.text);
            line.fate = fateAmong(ours_.records.cash, id, movement);
            refuseDeleted(line);
            decide(line);
        }
        for (const auto& [id, count] : theirs_.records.cashCounts) {
            auto& line = add(MergeKind::CashCount, id.value, nameOf(id));
            line.fate = fateAmong(ours_.records.cashCounts, id, count);
            decide(line);
        }
        for (const auto& [id, helper] : theirs_.records.helpers) {
            planNamed(add(MergeKind::Helper, id.value, helper.name), helper, ours_.records.helpers);
        }
    }

    template <typename Id, typename Named>
    void planNamed(MergeLine& line, const Named& named, const std::map<Id, Named>& records)
    {
        line.fate = fateAmong(records, named.id, named);
        refuseDeleted(line);
        if (line.fate == MergeFate::New && isTakenByOther(named.name, named.id, records)) {
            line.fate = MergeFate::Different;
        }
        decide(line);
    }

    void refuseDeleted(MergeLine& line) const
    {
        if (line.fate == MergeFate::New && isDeletedHere(line.id)) {
            line.fate = MergeFate::Deleted;
        }
    }

    template <typename Id, typename Value>
    static MergeFate fateAmong(const std::map<Id, Value>& records, const Id& id,
                               const Value& theirs)
    {
        const auto found = records.find(id);
        return found == records.end()    ? MergeFate::New
               : found->second == theirs ? MergeFate::Same
                                         : MergeFate::Different;
    }

    [[nodiscard]] QString nameOf(const TournamentUuid& evening) const
    {
        for (const auto& one : theirs_.evenings) {
            if (one.uuid == evening) {
                return one.name;
            }
        }
        return {};
    }

    MergeLine& add(MergeKind kind, const QUuid& id, const QString& name)
    {
        MergeLine line;
        line.kind = kind;
        line.id = id;
        line.name = name;
        plan_.lines.push_back(std::move(line));
        return plan_.lines.back();
    }

    void decide(MergeLine& line) const
    {
        const bool comesByItself = line.fate == MergeFate::New || line.fate == MergeFate::Continued;
        line.isTaken = (comesByItself && !choices_.leftOut.contains(line.id)) ||
                       ((line.fate == MergeFate::Different || line.fate == MergeFate::Deleted) &&
                        choices_.taken.contains(line.id));
        // People come with the evenings in which they play.
        line.isTaken =
            line.isTaken || (line.kind == MergeKind::Person && line.fate == MergeFate::New);
    }

    /// Choosing something already done is harmless.
    void checkChoices()
    {
        const auto check = [this](const QUuid& id, QLatin1StringView place, bool ofPerson) {
            if (std::none_of(plan_.lines.begin(), plan_.lines.end(), [&](const MergeLine& line) {
                    return line.id == id && (!ofPerson || line.kind == MergeKind::Person);
                })) {
                faults_.push_back({ClubFault::NotInQuestion,
                                   Pointer() / place,
                                   {id.toString(QUuid::WithoutBraces)}});
            }
        };
        for (const auto& id : choices_.leftOut) {
            check(id, QLatin1StringView("leftOut"), false);
        }
        for (const auto& id : choices_.taken) {
            check(id, QLatin1StringView("taken"), false);
        }
        for (const auto& [id, player] : choices_.same) {
            check(id, QLatin1StringView("same"), true);
        }
        for (const auto& id : choices_.apart) {
            check(id, QLatin1StringView("apart"), true);
        }
    }

    /// The director may identify somebody with a person at another table that evening.
    void refuseOneTwice()
    {
        for (const auto& [theirs, ours] : plan_.people) {
            if (!(theirs == ours) && choices_.same.contains(theirs.value) && meets(theirs, ours)) {
                faults_.push_back({ClubFault::SamePersonTwice, Pointer() / "same", {}});
            }
        }
    }

    void sort()
    {
        std::stable_sort(plan_.lines.begin(), plan_.lines.end(),
                         [](const MergeLine& left, const MergeLine& right) {
                             return std::tie(left.kind, left.date, left.name, left.id) <
                                    std::tie(right.kind, right.date, right.name, right.id);
                         });
    }

    const ClubCopy& ours_;
    const ClubCopy& theirs_;
    const MergeChoices& choices_;
    std::map<PlayerId, MergedPlayer> merged_; ///< Here.
    MergePlan plan_;
    Refusals faults_;
};

/// With people's names as used here.
Series asHere(Series series, const std::map<PlayerId, PlayerId>& people)
{
    for (auto& closed : series.closed) {
        for (auto& line : closed.lines) {
            if (const auto found = people.find(line.player); found != people.end()) {
                line.player = found->second;
            }
        }
    }
    return series;
}

template <typename Id, typename Value>
void addStep(ClubChange& change, const std::map<Id, Value>& ours, const Id& id, const Value& theirs)
{
    const auto found = ours.find(id);
    const auto before = found != ours.end() ? std::optional(found->second) : std::nullopt;
    if (before != theirs) {
        change.steps.emplace_back(Exchange<Id, Value>{id, before, theirs});
    }
}

/// The change of directory and records that a plan makes.
class ChangeMaker
{
public:
    ChangeMaker(const MergePlan& plan, const ClubCopy& ours, const ClubCopy& theirs,
                const QString& mark)
        : plan_(plan),
          ours_(ours),
          theirs_(theirs),
          mark_(mark),
          here_(entriesOf(ours)),
          there_(entriesOf(theirs))
    {}

    ClubChange change()
    {
        change_.label = {ClubAction::MergeClub, mark_};
        for (const auto& line : plan_.lines) {
            if (line.isTaken) {
                take(line);
            }
        }
        addMergers();
        rememberTheirs();
        return std::move(change_);
    }

private:
    static std::map<PlayerId, Player> entriesOf(const ClubCopy& copy)
    {
        std::map<PlayerId, Player> entries;
        for (const auto& player : copy.players) {
            entries.emplace(player.id, player);
        }
        return entries;
    }

    void take(const MergeLine& line)
    {
        if (line.fate == MergeFate::DeletedThere) {
            takeDeletion(line);
            return;
        }
        if (line.fate == MergeFate::Deleted) {
            const auto& item = ours_.records.deleted.at({line.id});
            change_.steps.emplace_back(DeletedExchange{item.id, item, std::nullopt});
        }
        switch (line.kind) {
        case MergeKind::Evening:
            takeBeside(line);
            break;
        case MergeKind::Person:
            if (line.fate != MergeFate::MergedThere) {
                addStep(change_, here_, PlayerId{line.id}, there_.at(PlayerId{line.id}));
                taken_.insert(PlayerId{line.id});
                if (const auto record = ours_.records.merged.find(PlayerId{line.id});
                    record != ours_.records.merged.end()) {
                    change_.steps.emplace_back(
                        MergedExchange{record->first, record->second, std::nullopt});
                }
            }
            break;
        case MergeKind::Series:
            takeNamed(ours_.records.series,
                      asHere(theirs_.records.series.at(SeriesId{line.id}), plan_.people));
            break;
        case MergeKind::CashMovement: {
            const auto id = CashMovementId{line.id};
            addStep(change_, ours_.records.cash, id, theirs_.records.cash.at(id));
            break;
        }
        case MergeKind::CashCount: {
            const auto id = TournamentUuid{line.id};
            addStep(change_, ours_.records.cashCounts, id, theirs_.records.cashCounts.at(id));
            break;
        }
        case MergeKind::Helper:
            takeNamed(ours_.records.helpers, theirs_.records.helpers.at(HelperId{line.id}));
            break;
        }
    }

    void takeBeside(const MergeLine& line)
    {
        if (line.fate == MergeFate::Different) {
            const auto& ours = eveningIn(ours_, line.id);
            addVersion({besideUuid(eveningIn(theirs_, line.id), ours), ours.uuid});
        }
    }

    static const EveningCopy& eveningIn(const ClubCopy& copy, const QUuid& id)
    {
        return *std::find_if(copy.evenings.begin(), copy.evenings.end(),
                             [&id](const EveningCopy& one) { return one.uuid.value == id; });
    }

    void addVersion(const EveningVersion& version)
    {
        if (!ours_.records.versions.contains(version.id) && versions_.insert(version.id).second) {
            change_.steps.emplace_back(VersionExchange{version.id, std::nullopt, version});
        }
    }

    template <typename Id, typename Named>
    void takeNamed(const std::map<Id, Named>& records, Named named)
    {
        if (isTakenByOther(named.name, named.id, records)) {
            named.name = markedName(named.name, mark_);
        }
        addStep(change_, records, named.id, named);
    }

    void takeDeletion(const MergeLine& line)
    {
        if (line.kind == MergeKind::Series) {
            remove(ours_.records.series, SeriesId{line.id});
        } else if (line.kind == MergeKind::Helper) {
            remove(ours_.records.helpers, HelperId{line.id});
        } else {
            remove(ours_.records.cash, CashMovementId{line.id});
        }
        gone_.insert(line.id);
    }

    template <typename Id, typename Value>
    void remove(const std::map<Id, Value>& records, const Id& id)
    {
        change_.steps.emplace_back(Exchange<Id, Value>{id, records.at(id), std::nullopt});
    }

    /// As merging the entries here would do it; the links are not in the directory.
    void addMergers()
    {
        std::map<PlayerId, Player> kept;
        for (const auto& [id, person] : plan_.became) {
            change_.steps.emplace_back(MergedExchange{id, std::nullopt, MergedPlayer{id, person}});
            const auto gone = here_.find(id);
            if (gone == here_.end()) {
                continue;
            }
            change_.steps.emplace_back(PlayerExchange{id, gone->second, std::nullopt});
            const auto entry = here_.find(person);
            if (entry != here_.end() && !taken_.contains(person)) {
                auto& merged = kept.emplace(person, entry->second).first->second;
                merged.tags += gone->second.tags;
                merged.tags.removeDuplicates();
                merged.publicName = std::max(merged.publicName, gone->second.publicName);
            }
        }
        for (const auto& [id, player] : kept) {
            addStep(change_, here_, id, player);
        }
    }

    /// Of what was deleted there and is not here, an older copy brings nothing back, either.
    void rememberTheirs()
    {
        for (const auto& [id, item] : theirs_.records.deleted) {
            if (!ours_.records.deleted.contains(id) && (gone_.contains(id.value) || !isHere(id))) {
                rememberDeleted(change_, item);
            }
        }
        for (const auto& [id, version] : theirs_.records.versions) {
            addVersion(version);
        }
    }

    [[nodiscard]] bool isHere(const DeletedId& id) const
    {
        return ours_.records.series.contains({id.value}) ||
               ours_.records.cash.contains({id.value}) ||
               ours_.records.helpers.contains({id.value}) ||
               std::any_of(ours_.evenings.begin(), ours_.evenings.end(),
                           [&id](const EveningCopy& one) { return one.uuid.value == id.value; });
    }

    const MergePlan& plan_;
    const ClubCopy& ours_;
    const ClubCopy& theirs_;
    QString mark_;
    std::map<PlayerId, Player> here_;
    std::map<PlayerId, Player> there_;
    std::set<PlayerId> taken_;
    std::set<QUuid> gone_;
    std::set<TournamentUuid> versions_; ///< Added by the change.
    ClubChange change_;
};

} // namespace

TournamentUuid besideUuid(const EveningCopy& taken, const EveningCopy& other)
{
    const auto common = inCommon(taken, other);
    const auto entry = common < taken.journal.size() ? taken.journal[common] : taken.contents;
    return {QUuid::createUuidV5(taken.uuid.value, QByteArray::number(qulonglong{entry}, 16))};
}

QString markedName(const QString& name, const QString& mark)
{
    const QString behind = mark.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(mark);
    return name.left(longestLine - behind.size()) + behind;
}

Result<MergePlan> planMerge(const ClubCopy& ours, const ClubCopy& theirs,
                            const MergeChoices& choices)
{
    return Merger(ours, theirs, choices).plan();
}

ClubChange changeBy(const MergePlan& plan, const ClubCopy& ours, const ClubCopy& theirs,
                    const QString& mark)
{
    return ChangeMaker(plan, ours, theirs, mark).change();
}

} // namespace core
