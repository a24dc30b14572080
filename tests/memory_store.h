#pragma once

#include "core/club/club_state.h"
#include "core/store/store.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

/// Those of the rounds that have one.
inline core::RoundClocks clocksOf(const core::Tournament& tournament)
{
    core::RoundClocks clocks;
    for (const auto& round : tournament.rounds) {
        if (round.clock) {
            clocks.emplace(round.number, *round.clock);
        }
    }
    return clocks;
}

/// A store that keeps everything in memory: what a transaction wrote is seen after its commit and
/// is gone without one.
class MemoryStore : public core::Store
{
public:
    /// Makes the next commit fail as if the disk were full.
    void failNextCommit() { failsNextCommit_ = true; }
    /// Nothing older than now can be undone or redone, as after a change of the stored format.
    void fence()
    {
        for (auto& [id, kept] : state_.tournaments) {
            for (auto& entry : kept.journal) {
                entry.link.undoable = false;
            }
        }
    }
    [[nodiscard]] int commits() const { return commits_; }
    [[nodiscard]] int loads() const { return counts_.loads; }
    /// How many summaries of tournaments were read so far.
    [[nodiscard]] int summariesRead() const { return counts_.summaries; }

    core::Reader& read() override { return reader_; }
    std::unique_ptr<core::WriteTransaction> beginWrite() override { return beginWriteOf(nullptr); }
    /// The same for one of those who share it.
    std::unique_ptr<core::WriteTransaction> beginWriteOf(const void* writer)
    {
        return std::make_unique<MemoryWriteTransaction>(*this, writer);
    }
    /// Has `noticed` called after each commit of another; an empty one ends that.
    void notifyOf(const void* writer, std::function<void()> noticed)
    {
        watchers_.erase(writer);
        if (noticed) {
            watchers_.emplace(writer, std::move(noticed));
        }
    }
    void setWaiting(core::Waiting) override {}

protected:
    std::int64_t changesByOthers() override { return 0; }

private:
    struct Counts
    {
        int loads = 0;
        int summaries = 0;
    };

    struct Kept
    {
        core::StoredTournament stored;
        std::vector<core::JournalEntry> journal;
        std::map<core::GameKey, core::GameRevision> revisions;
        QByteArray hallKey;
        core::PendingEntries pending;
        std::vector<core::HelperCode> helperCodes;
        std::vector<std::pair<core::HelperEntry, core::JournalId>> helperEntries;
        core::TournamentUuid uuid = {QUuid::createUuid()};
    };

    struct State
    {
        std::map<core::TournamentId, Kept> tournaments;
        std::vector<core::Player> players;
        std::map<core::EnrolledKey, core::PlayerId> playersOf;
        core::ClubRecords records;
        core::Pictures pictures;
        std::vector<core::ClubJournalEntry> clubJournal;
        std::int64_t lastTournament = 0;
        std::int64_t lastEntry = 0;

        [[nodiscard]] const Kept* find(core::TournamentId id) const
        {
            const auto found = tournaments.find(id);
            return found != tournaments.end() ? &found->second : nullptr;
        }
    };

    class MemoryReader : public core::Reader
    {
    public:
        MemoryReader(const State& state, Counts& counts) : state_(state), counts_(counts) {}

        std::vector<core::TournamentSummary>
        tournaments(std::optional<core::TournamentId> only) override
        {
            std::vector<core::TournamentSummary> summaries;
            for (const auto& [id, kept] : state_.tournaments) {
                if (!only || id == *only) {
                    ++counts_.summaries;
                    summaries.push_back(core::summaryOf(id, kept.stored.tournament));
                    summaries.back().uuid = kept.uuid;
                }
            }
            core::sortNewestFirst(summaries);
            return summaries;
        }
        std::map<core::TournamentId, core::Version> versions() override
        {
            std::map<core::TournamentId, core::Version> versions;
            for (const auto& [id, kept] : state_.tournaments) {
                versions.emplace(id, kept.stored.version);
            }
            return versions;
        }
        std::optional<core::StoredTournament> load(core::TournamentId id) override
        {
            ++counts_.loads;
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? std::optional(kept->stored) : std::nullopt;
        }
        std::optional<core::Version> version(core::TournamentId id) override
        {
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? std::optional(kept->stored.version) : std::nullopt;
        }
        core::RoundClocks clocks(core::TournamentId id) override
        {
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? clocksOf(kept->stored.tournament) : core::RoundClocks();
        }
        QByteArray hallKey(core::TournamentId id) override
        {
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? kept->hallKey : QByteArray();
        }
        core::PendingEntries pendingEntries(core::TournamentId id,
                                            const core::PendingFilter& filter) override
        {
            auto found = pendingOf(id);
            std::erase_if(found, [&](const core::PendingEntry& entry) {
                return (filter.isUnsettled && entry.settled) ||
                       (filter.table && tableOf(entry) != *filter.table);
            });
            return found;
        }
        std::optional<core::PendingEntry> pendingEntry(core::TournamentId id,
                                                       const QString& entry) override
        {
            const auto& all = pendingOf(id);
            const auto found = std::find_if(all.begin(), all.end(),
                                            [&](const auto& one) { return one.id == entry; });
            return found != all.end() ? std::optional(*found) : std::nullopt;
        }
        std::vector<core::HelperCode> helperCodes(core::TournamentId id) override
        {
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? kept->helperCodes : std::vector<core::HelperCode>();
        }
        std::optional<core::HelperEntry> helperEntry(core::TournamentId id,
                                                     const QString& entry) override
        {
            const Kept* const kept = state_.find(id);
            if (kept != nullptr) {
                for (const auto& [one, stored] : kept->helperEntries) {
                    if (one.id == entry) {
                        return one;
                    }
                }
            }
            return std::nullopt;
        }
        std::vector<core::JournalId>
        storedByHelper(core::TournamentId id, const core::HelperId& helper, std::size_t limit,
                       const std::optional<core::TableKey>& table) override
        {
            std::vector<core::JournalId> found;
            const Kept* const kept = state_.find(id);
            if (kept != nullptr) {
                const auto isMeant = [&](core::JournalId entry) {
                    const auto& journal = kept->journal;
                    return std::any_of(journal.begin(), journal.end(), [&](const auto& one) {
                        const auto& label = one.change.label;
                        return one.link.id == entry && label.round == table->round &&
                               label.table == table->table && label.game;
                    });
                };
                for (auto at = kept->helperEntries.rbegin();
                     at != kept->helperEntries.rend() && found.size() < limit; ++at) {
                    if (at->first.helper == helper && (!table || isMeant(at->second))) {
                        found.push_back(at->second);
                    }
                }
            }
            return found;
        }
        core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override
        {
            const Kept* const kept = state_.find(id);
            const bool known = kept != nullptr && kept->revisions.contains(key);
            return known ? kept->revisions.at(key) : core::GameRevision();
        }
        core::GameRevisions gameRevisions(core::TournamentId id, core::RoundNumber round,
                                          std::optional<core::TableNumber> table) override
        {
            const Kept* const kept = state_.find(id);
            auto found = kept != nullptr ? kept->revisions : core::GameRevisions();
            std::erase_if(found, [&](const auto& one) {
                return one.first.round != round || (table && one.first.table != *table);
            });
            return found;
        }
        std::vector<core::JournalEntry> journal(core::TournamentId id) override
        {
            return journalOf(id);
        }
        std::vector<core::JournalLink> newestLinks(core::TournamentId id,
                                                   std::size_t limit) override
        {
            return newestLinks(journalOf(id), limit);
        }
        std::vector<core::JournalEntry> newest(core::TournamentId id,
                                               const core::JournalFilter& filter) override
        {
            return newestIn(journalOf(id), filter, [&filter](const core::JournalEntry& entry) {
                const auto& round = entry.change.label.round;
                return !filter.round || !round || round == filter.round;
            });
        }
        core::JournalId newestEntry() override { return core::JournalId{state_.lastEntry}; }
        std::vector<core::Player> players() override { return state_.players; }
        std::vector<core::EnrolledPerson>
        enrolledPeople(std::optional<core::TournamentId> wanted) override
        {
            std::vector<core::EnrolledPerson> people;
            for (const auto& [id, kept] : state_.tournaments) {
                if (wanted && *wanted != id) {
                    continue;
                }
                for (const auto& person : kept.stored.tournament.participants) {
                    const core::EnrolledKey key{id, person.uuid};
                    const auto link = state_.playersOf.find(key);
                    people.push_back({key, person.number, person.name, person.club,
                                      link != state_.playersOf.end() ? std::optional(link->second)
                                                                     : std::nullopt});
                }
            }
            return people;
        }
        std::vector<core::EnrolledPerson> unknownPeople() override
        {
            auto people = enrolledPeople(std::nullopt);
            std::erase_if(people, [](const auto& person) { return person.player.has_value(); });
            return people;
        }
        std::vector<core::PlayerLink> playerLinks(std::optional<core::TournamentId> wanted) override
        {
            std::vector<core::PlayerLink> found;
            for (const auto& [key, player] : state_.playersOf) {
                if (!wanted || *wanted == key.tournament) {
                    found.push_back({key, player});
                }
            }
            return found;
        }
        std::vector<core::LastPlayed> lastPlayed(QDate until) override
        {
            std::map<std::pair<QString, QString>, core::LastPlayed> last;
            for (const auto& [id, kept] : state_.tournaments) {
                const auto date = kept.stored.tournament.settings.date;
                for (const auto& person : kept.stored.tournament.participants) {
                    if (date && *date <= until) {
                        auto& known = last[{person.name, person.club}];
                        if (!known.date.isValid() || known.date <= *date) {
                            known = {person.name, person.club, *date, person.surname};
                        }
                    }
                }
            }
            std::vector<core::LastPlayed> found;
            found.reserve(last.size());
            for (const auto& [person, played] : last) {
                found.push_back(played);
            }
            return found;
        }
        std::vector<core::LastPlayed> lastPlayedWithSurname() override
        {
            return lastPlayed(QDate(9999, 12, 31));
        }
        std::optional<QByteArray> picture(const QString& name) override
        {
            const auto found = state_.pictures.find(name);
            return found != state_.pictures.end() ? std::optional(found->second) : std::nullopt;
        }
        std::vector<QString> olderPictures() override { return {}; }
        core::ClubRecords clubRecords() override { return state_.records; }
        std::int64_t clubVersion() override
        {
            return state_.clubJournal.empty() ? 0 : core::plain(state_.clubJournal.back().link.id);
        }
        std::vector<core::ClubJournalEntry> clubJournal() override { return state_.clubJournal; }
        std::vector<core::ClubJournalEntry>
        newestOfClub(const core::ClubJournalFilter& filter) override
        {
            return newestIn(state_.clubJournal, filter,
                            [](const core::ClubJournalEntry& /*entry*/) { return true; });
        }

    private:
        [[nodiscard]] const std::vector<core::JournalEntry>& journalOf(core::TournamentId id) const
        {
            static const std::vector<core::JournalEntry> none;
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? kept->journal : none;
        }
        [[nodiscard]] const core::PendingEntries& pendingOf(core::TournamentId id) const
        {
            static const core::PendingEntries none;
            const Kept* const kept = state_.find(id);
            return kept != nullptr ? kept->pending : none;
        }
        template <typename Entry>
        static std::vector<core::JournalLink> newestLinks(const std::vector<Entry>& entries,
                                                          std::size_t limit)
        {
            std::vector<core::JournalLink> links;
            for (std::size_t index = entries.size() - std::min(limit, entries.size());
                 index < entries.size(); ++index) {
                links.push_back(entries[index].link);
            }
            return links;
        }
        static bool isIn(core::EntryState state, const core::JournalLink& link,
                         const std::vector<core::JournalId>& undone)
        {
            const bool isDone = link.kind == core::EntryKind::Done;
            const bool isUndone = std::binary_search(undone.begin(), undone.end(), link.id);
            switch (state) {
            case core::EntryState::Any:
                return true;
            case core::EntryState::InEffect:
                return isDone && !isUndone;
            case core::EntryState::TakenBack:
                return isDone && isUndone;
            case core::EntryState::Final:
                return isDone && !link.undoable;
            }
            return false;
        }
        /// The entries that the filter lets through and `isWanted` holds for.
        template <typename Entry, typename Filter, typename Predicate>
        static std::vector<Entry> newestIn(const std::vector<Entry>& entries, const Filter& filter,
                                           Predicate isWanted)
        {
            const auto undone = core::takenBack(newestLinks(entries, entries.size()));
            const auto fits = [&](const Entry& entry) {
                const auto id = entry.link.id;
                const auto& actions = filter.actions;
                const bool isOfThese = actions.empty() || std::count(actions.begin(), actions.end(),
                                                                     entry.change.label.action) > 0;
                return isWanted(entry) && isOfThese && isIn(filter.state, entry.link, undone) &&
                       (!filter.desk || *filter.desk == entry.desk) &&
                       (!filter.only || *filter.only == id) &&
                       (!filter.after || *filter.after < id);
            };
            std::vector<Entry> found;
            for (auto entry = entries.rbegin();
                 entry != entries.rend() && found.size() < filter.limit; ++entry) {
                if (fits(*entry)) {
                    found.push_back(*entry);
                }
            }
            return found;
        }

        const State& state_;
        Counts& counts_;
    };

    class MemoryWriteTransaction : public core::WriteTransaction
    {
    public:
        MemoryWriteTransaction(MemoryStore& store, const void* writer)
            : store_(store), writer_(writer), state_(store.state_)
        {
            if (std::exchange(store_.isWriting_, true)) {
                throw core::StoreFailure(core::StoreFailure::Kind::Busy, {});
            }
        }
        ~MemoryWriteTransaction() override { store_.isWriting_ = false; }
        MemoryWriteTransaction(const MemoryWriteTransaction&) = delete;
        MemoryWriteTransaction& operator=(const MemoryWriteTransaction&) = delete;
        MemoryWriteTransaction(MemoryWriteTransaction&&) = delete;
        MemoryWriteTransaction& operator=(MemoryWriteTransaction&&) = delete;

        core::Reader& read() override { return reader_; }

        core::TournamentId create(const core::Tournament& tournament, core::Action beginning,
                                  const core::Stamp& stamp) override
        {
            const core::TournamentId id{++state_.lastTournament};
            Kept& kept = state_.tournaments[id];
            kept.stored = {tournament, core::Version{1}};
            const auto of = std::exchange(kept.stored.tournament.copyOf, {});
            if (!of.value.isNull()) {
                state_.records.versions.emplace(kept.uuid, core::EveningVersion{kept.uuid, of});
            }
            kept.journal.push_back({{nextEntry(), core::EntryKind::Done, std::nullopt, false},
                                    stamp.time,
                                    stamp.desk,
                                    {{beginning}, {}, {}}});
            return id;
        }
        bool remove(core::TournamentId id) override
        {
            std::erase_if(state_.playersOf,
                          [id](const auto& link) { return link.first.tournament == id; });
            if (const auto* const kept = state_.find(id)) {
                const core::DeletedItem item{{kept->uuid.value}, core::DeletedKind::Evening};
                state_.records.deleted.emplace(item.id, item);
            }
            return state_.tournaments.erase(id) > 0;
        }
        core::Version record(core::TournamentId id, const core::Change& change,
                             core::EntryKind kind, std::optional<core::JournalId> concerns,
                             const core::Stamp& stamp) override
        {
            Kept& kept = state_.tournaments.at(id);
            core::apply(change, kept.stored.tournament);
            kept.stored.version = core::Version{core::plain(kept.stored.version) + 1};
            for (const auto& step : change.steps) {
                if (const auto* game = std::get_if<core::GameExchange>(&step)) {
                    auto& revision = kept.revisions[game->key];
                    revision = {revision.number + 1, stamp.desk, stamp.time};
                }
            }
            kept.journal.push_back({{nextEntry(), kind, concerns, kind == core::EntryKind::Done},
                                    stamp.time,
                                    stamp.desk,
                                    change});
            return kept.stored.version;
        }
        void setClock(core::TournamentId id, core::RoundNumber round,
                      const std::optional<core::RoundClock>& clock) override
        {
            auto& tournament = state_.tournaments.at(id).stored.tournament;
            auto clocks = clocksOf(tournament);
            clocks.erase(round);
            if (clock) {
                clocks.emplace(round, *clock);
            }
            core::setClocks(tournament, clocks);
        }
        void setHallKey(core::TournamentId id, const QByteArray& key) override
        {
            state_.tournaments.at(id).hallKey = key;
        }
        void addPicture(const QByteArray& bytes) override
        {
            state_.pictures.emplace(core::pictureName(bytes), bytes);
        }
        void addPending(core::TournamentId id, const core::PendingEntry& entry) override
        {
            state_.tournaments.at(id).pending.push_back(entry);
        }
        void settle(core::TournamentId id, const QString& entry,
                    const std::optional<core::Settlement>& settlement) override
        {
            for (auto& one : state_.tournaments.at(id).pending) {
                if (one.id == entry) {
                    one.settled = settlement;
                }
            }
        }
        void setHelperCodes(core::TournamentId id,
                            const std::vector<core::HelperCode>& codes) override
        {
            state_.tournaments.at(id).helperCodes = codes;
        }
        void addHelperEntry(core::TournamentId id, const core::HelperEntry& entry,
                            core::JournalId stored) override
        {
            state_.tournaments.at(id).helperEntries.emplace_back(entry, stored);
        }
        std::vector<core::PlayerId> addPlayers(const std::vector<core::Player>& players) override
        {
            std::vector<core::PlayerId> ids;
            for (auto player : players) {
                if (player.id.value.isNull()) {
                    player.id.value = QUuid::createUuid();
                }
                ids.push_back(player.id);
                state_.players.push_back(std::move(player));
            }
            sortPlayers();
            return ids;
        }
        void removePlayers(const std::vector<core::Player>& players) override
        {
            for (const auto& player : players) {
                state_.players.erase(
                    std::find(state_.players.begin(), state_.players.end(), player));
            }
        }
        void addLinks(const std::vector<core::PlayerLink>& links) override
        {
            for (const auto& link : links) {
                if (!state_.playersOf.emplace(link.enrolled, link.player).second) {
                    throw core::StoreFailure(core::StoreFailure::Kind::Damaged, {});
                }
            }
        }
        void removeLinks(const std::vector<core::PlayerLink>& links) override
        {
            for (const auto& link : links) {
                const auto found = state_.playersOf.find(link.enrolled);
                if (found == state_.playersOf.end() || found->second != link.player) {
                    throw core::StoreFailure(core::StoreFailure::Kind::Damaged, {});
                }
                state_.playersOf.erase(found);
            }
        }
        void recordClub(const core::ClubChange& change, core::EntryKind kind,
                        std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
        {
            core::ClubState changed{{}, state_.playersOf, state_.records};
            for (const auto& player : state_.players) {
                changed.players.emplace(player.id, player);
            }
            if (!core::tryApply(change, changed)) {
                throw core::StoreFailure(core::StoreFailure::Kind::Damaged, {});
            }
            state_.players.clear();
            for (const auto& [id, player] : changed.players) {
                state_.players.push_back(player);
            }
            sortPlayers();
            state_.playersOf = std::move(changed.links);
            state_.records = std::move(changed.records);
            const bool undoable =
                kind == core::EntryKind::Done && core::isUndoable(change.label.action);
            state_.clubJournal.push_back(
                {{nextEntry(), kind, concerns, undoable}, stamp.time, stamp.desk, change});
        }
        core::ErasedCounts erase(const core::Eraser& eraser) override
        {
            core::ErasedCounts counts;
            for (auto& [id, kept] : state_.tournaments) {
                const auto after = eraser.erased(id, kept.stored.tournament);
                if (after != kept.stored.tournament) {
                    kept.stored = {after, core::Version{core::plain(kept.stored.version) +
                                                        core::unfollowedGrowth}};
                    ++counts.evenings;
                }
                for (auto& entry : kept.journal) {
                    const auto change = eraser.erased(id, entry.change);
                    counts.entries += change != entry.change ? 1 : 0;
                    entry.change = change;
                }
                for (auto& entry : kept.pending) {
                    entry = eraser.erased(entry);
                }
                const auto links = eraser.erased(id, reader_.playerLinks(id));
                std::erase_if(state_.playersOf,
                              [of = id](const auto& link) { return link.first.tournament == of; });
                for (const auto& link : links) {
                    state_.playersOf.emplace(link.enrolled, link.player);
                }
            }
            std::erase_if(state_.players, [&eraser](const core::Player& player) {
                return eraser.isErased(player.id);
            });
            for (auto& player : state_.players) {
                player = eraser.erased(player);
            }
            state_.records = eraser.erased(state_.records);
            for (auto& entry : state_.clubJournal) {
                const auto change = eraser.erased(entry.change);
                counts.entries += change != entry.change ? 1 : 0;
                entry.change = change;
            }
            return counts;
        }

        void commit() override
        {
            if (std::exchange(store_.failsNextCommit_, false)) {
                throw core::StoreFailure(core::StoreFailure::Kind::Full, {});
            }
            store_.state_ = std::move(state_);
            ++store_.commits_;
            for (const auto& [writer, noticed] : store_.watchers_) {
                if (writer != writer_) {
                    noticed();
                }
            }
        }

    private:
        void sortPlayers()
        {
            std::stable_sort(state_.players.begin(), state_.players.end(),
                             [](const auto& left, const auto& right) {
                                 return std::tie(left.name, left.club) <
                                        std::tie(right.name, right.club);
                             });
        }
        core::JournalId nextEntry() { return core::JournalId{++state_.lastEntry}; }

        MemoryStore& store_;
        const void* writer_;
        State state_;
        MemoryReader reader_{state_, store_.counts_};
    };

    State state_;
    bool isWriting_ = false;
    bool failsNextCommit_ = false;
    int commits_ = 0;
    std::map<const void*, std::function<void()>> watchers_;
    Counts counts_;
    MemoryReader reader_{state_, counts_};
};
