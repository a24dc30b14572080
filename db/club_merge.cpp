#include "db/club_merge.h"

#include "core/club/erasing.h"
#include "core/file/tournament_file.h"
#include "core/store/traces.h"
#include "db/club_copy.h"
#include "db/club_rows.h"
#include "db/digest.h"
#include "db/directory.h"
#include "db/erasing.h"
#include "db/failure.h"
#include "db/merge_backup.h"
#include "db/pictures.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/row_copy.h"
#include "db/sqlite/club_database.h"
#include "db/texts.h"
#include "db/transaction.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace db {

using namespace Qt::StringLiterals;

namespace {

using IdsByUuid = std::map<core::TournamentUuid, core::TournamentId>;

IdsByUuid idsIn(core::Store& store)
{
    IdsByUuid ids;
    for (const auto& summary : store.read().tournaments()) {
        ids.emplace(summary.uuid, summary.id);
    }
    return ids;
}

/// Without an entry's local ids: the entry it concerns is given by position.
std::map<core::TournamentId, std::vector<std::uint64_t>> journalDigests(Connection& club)
{
    constexpr std::uint64_t kind = 0x6d65726765;
    std::map<core::TournamentId, std::vector<std::uint64_t>> digests;
    std::map<std::int64_t, std::size_t> places;
    Rows rows = club.rows(
        u"SELECT id, tournament, kind, concerns, time, desk, action, round, game_table, game, "
        "participant, reason, old, new FROM journal ORDER BY id"_s);
    while (rows.next()) {
        auto& journal = digests[rows.value<core::TournamentId>(1)];
        Digest digest(kind);
        digest.add(rows.value<QByteArray>(2));
        const auto concerned = rows.value<std::optional<std::int64_t>>(3);
        digest.add(concerned ? std::optional(places[*concerned]) : std::nullopt);
        for (const int text : {4, 5, 6}) {
            digest.add(rows.value<QByteArray>(text));
        }
        for (const int number : {7, 8, 9, 10}) {
            digest.add(rows.value<std::optional<std::int64_t>>(number));
        }
        for (const int text : {11, 12, 13}) {
            digest.add(rows.value<QByteArray>(text));
        }
        places.emplace(rows.value<std::int64_t>(0), journal.size());
        journal.push_back(digest.value());
    }
    return digests;
}

/// Without the version: erasing people one by one increases it more than erasing all at once.
std::map<core::TournamentId, std::uint64_t> contentDigests(Connection& club)
{
    constexpr int sum = 6;
    constexpr int id = 7;
    std::map<core::TournamentId, std::uint64_t> digests;
    Rows rows = club.rows(
        u"SELECT version, name, date, rule_set, settings, uuid, digest, id FROM tournament"_s);
    while (rows.next()) {
        Digest digest(sum);
        // Sums of digests wrap around, so they are unsigned.
        const auto whole =
            static_cast<std::uint64_t>(rows.value<std::optional<std::int64_t>>(sum).value_or(0));
        const auto head = static_cast<std::uint64_t>(rows.digestOf(sum));
        digest.add(static_cast<std::int64_t>(whole - head));
        for (const int text : {1, 2, 3, 4, 5}) {
            digest.add(rows.value<std::optional<QByteArray>>(text));
        }
        digests.emplace(rows.value<core::TournamentId>(id), digest.value());
    }
    return digests;
}

core::ClubCopy copyOf(OpenClub& club)
{
    const Transaction oneState(club.connection(), Transaction::Kind::Read);
    core::ClubCopy copy;
    auto journals = journalDigests(club.connection());
    const auto contents = contentDigests(club.connection());
    std::map<core::TournamentId, core::TournamentUuid> uuids;
    for (const auto& summary : club.store().read().tournaments()) {
        uuids.emplace(summary.id, summary.uuid);
        copy.evenings.push_back({summary.uuid, summary.name, summary.date,
                                 std::move(journals[summary.id]), contents.at(summary.id)});
    }
    copy.players = readPlayers(club.connection());
    for (const auto& [enrolled, player] : readLinks(club.connection())) {
        copy.links.emplace(core::CopiedKey{uuids.at(enrolled.tournament), enrolled.participant},
                           player);
    }
    copy.records = readRecords(club.connection());
    return copy;
}

/// A tournament's rows that are not copied: links belong to people, and the rest stays on this
/// computer.
bool isLeftOut(const ClubTable& table)
{
    static constexpr std::array leftOut = {
        QLatin1StringView("player_link"), QLatin1StringView("hall_key"),
        QLatin1StringView("helper_code"), QLatin1StringView("helper_entry"),
        QLatin1StringView("pending")};
    return std::find(leftOut.begin(), leftOut.end(), table.name) != leftOut.end();
}

/// The rows of one tournament on their way into another database, where it has another id.
class EveningCopier
{
public:
    EveningCopier(Connection& from, core::TournamentId id, Connection& to)
        : from_(from), id_(id), to_(to), newId_(to.nextId(u"tournament"_s))
    {}

    core::TournamentId copy(const core::TournamentUuid& uuid)
    {
        for (const auto& table : clubTables()) {
            if (table.name == u"tournament") {
                copyRows(table, u"id"_s, uuid);
                to_.keepIds(table.name, newId_);
            } else if (columnOf(table, u"tournament"_s) && !isLeftOut(table)) {
                copyRows(table, u"tournament"_s, uuid);
            }
        }
        return core::TournamentId{newId_};
    }

private:
    void copyRows(const ClubTable& table, const QString& key, const core::TournamentUuid& uuid)
    {
        RowWriter writer(to_, table.name, table.columns);
        auto rows = from_.rows(selectionOf(table, key), id_);
        while (rows.next()) {
            auto cells = cellsOf(rows, table);
            cells[*columnOf(table, key)] = std::optional(newId_);
            if (table.name == u"tournament") {
                cells[*columnOf(table, u"uuid"_s)] = std::optional(uuidText(uuid.value).toUtf8());
            } else if (table.name == u"journal") {
                giveEntryId(table, cells);
            }
            prove(table, cells);
            writer.add(cells);
        }
        writer.finish();
    }

    void giveEntryId(const ClubTable& table, std::vector<Cell>& cells)
    {
        auto& id = std::get<std::optional<std::int64_t>>(cells[*columnOf(table, u"id"_s)]);
        auto& concerns =
            std::get<std::optional<std::int64_t>>(cells[*columnOf(table, u"concerns"_s)]);
        const auto newId = to_.nextId(table.name);
        entries_.emplace(id.value_or(0), newId);
        id = newId;
        if (concerns) {
            concerns = entries_.at(*concerns);
        }
        to_.keepIds(table.name, newId);
    }

    /// A row's digest covers all its other columns.
    static void prove(const ClubTable& table, std::vector<Cell>& cells)
    {
        const auto place = columnOf(table, u"digest"_s);
        if (!place || table.name == u"tournament") {
            return;
        }
        RowDigest digest(static_cast<int>(cells.size()) - 1);
        for (std::size_t index = 0; index < cells.size(); ++index) {
            if (index != *place) {
                std::visit([&digest](const auto& value) { digest.add(value); }, cells[index]);
            }
        }
        cells[*place] = std::optional(digest.value());
    }

    Connection& from_;
    core::TournamentId id_;
    Connection& to_;
    std::int64_t newId_;
    std::map<std::int64_t, std::int64_t> entries_;
};

/// Erases in each copy of the club the people erased in the other.
class ErasedPeople
{
public:
    /// Within transactions on both.
    ErasedPeople(OpenClub& ours, OpenClub& theirs)
        : ours_(readerOf(ours)),
          theirs_(readerOf(theirs)),
          known_(readRecords(ours.connection()).erased)
    {
        const auto there = readRecords(theirs.connection()).erased;
        const auto livingHere = livingIn(ours, known_);
        const auto livingThere = livingIn(theirs, there);
        auto all = known_;
        all.insert(there.begin(), there.end());
        // Anyone who turns out to be one with somebody erased is erased as well.
        for (auto pending = all; !pending.empty();) {
            auto erased = pending.extract(pending.begin()).mapped();
            if (const auto other = there.find(erased.id); other != there.end()) {
                erased.enrolled.insert(other->second.enrolled.begin(),
                                       other->second.enrolled.end());
            }
            // The copy that erased somebody distinguishes everyone else from that person.
            const auto id = erased.id;
            auto here = ours_.of(erased, known_.contains(id) ? livingHere : livingThere);
            auto beyond = theirs_.of(erased, there.contains(id) ? livingThere : livingHere);
            for (const auto& found : note(erased, here, beyond)) {
                if (all.emplace(found.id, found).second) {
                    pending.emplace(found.id, found);
                }
            }
        }
    }

    /// Whether a person's name occurs in either copy.
    [[nodiscard]] bool isAnybodyNamed() const
    {
        return !core::Eraser(here_).isEmpty() || !core::Eraser(there_).isEmpty();
    }
    [[nodiscard]] core::Eraser eraserHere() const { return core::Eraser(here_); }
    [[nodiscard]] core::Eraser eraserThere() const { return core::Eraser(there_); }

    /// Erasures this copy has to record.
    void addSteps(core::ClubChange& change) const
    {
        for (const auto& [id, person] : noted_) {
            const auto before = known_.find(id);
            const auto known =
                before != known_.end() ? std::optional(before->second) : std::nullopt;
            if (known != person) {
                change.steps.emplace_back(core::ErasedExchange{id, known, person});
            }
        }
    }

private:
    static core::TraceReader readerOf(OpenClub& club)
    {
        return core::TraceReader(club.store().read());
    }

    /// People a copy knows and did not erase.
    static std::set<core::PlayerId>
    livingIn(OpenClub& club, const std::map<core::PlayerId, core::ErasedPerson>& gone)
    {
        std::set<core::PlayerId> living;
        for (const auto& player : readPlayers(club.connection())) {
            living.insert(player.id);
        }
        for (const auto& link : readLinks(club.connection())) {
            living.insert(link.player);
        }
        std::erase_if(living, [&gone](const auto& id) { return gone.contains(id); });
        return living;
    }

    /// Each copy loses the names that the other one also has. Returns all who are that person.
    std::vector<core::ErasedPerson> note(const core::ErasedPerson& erased, core::Traces& here,
                                         core::Traces& beyond)
    {
        std::vector<core::ErasedPerson> all;
        for (const auto& [reader, traces] :
             {std::pair(&ours_, &here), std::pair(&theirs_, &beyond)}) {
            for (const auto& found : reader->erasedBy(*traces)) {
                auto& person = noted_.try_emplace(found.id, found).first->second;
                person.enrolled.insert(found.enrolled.begin(), found.enrolled.end());
                person.enrolled.insert(erased.enrolled.begin(), erased.enrolled.end());
                all.push_back(person);
            }
        }
        here.names.insert(beyond.names.begin(), beyond.names.end());
        beyond.names = here.names;
        here.entries.insert(beyond.entries.begin(), beyond.entries.end());
        beyond.entries = here.entries;
        // The same in every merge, whichever of the entries leads to the others.
        here.person = *here.entries.begin();
        beyond.person = here.person;
        here_.push_back(std::move(here));
        there_.push_back(std::move(beyond));
        return all;
    }

    core::TraceReader ours_;
    core::TraceReader theirs_;
    std::map<core::PlayerId, core::ErasedPerson> known_; ///< In this copy.
    std::map<core::PlayerId, core::ErasedPerson> noted_;
    std::vector<core::Traces> here_;
    std::vector<core::Traces> there_;
};

/// Both copies without people erased in either; within a transaction on this one. The other is
/// changed permanently.
ErasedPeople eraseInBoth(OpenClub& ours, OpenClub& theirs)
{
    const auto writing = theirs.store().beginWrite();
    ErasedPeople people(ours, theirs);
    if (people.isAnybodyNamed()) {
        erase(ours.connection(), people.eraserHere());
        writing->erase(people.eraserThere());
    }
    writing->commit();
    return people;
}

core::Result<core::MergePlan> withErased(core::Result<core::MergePlan> plan,
                                         const ErasedPeople& erased)
{
    if (plan) {
        core::ClubChange change;
        erased.addSteps(change);
        plan->erased = static_cast<int>(change.steps.size());
    }
    return plan;
}

bool hasErased(OpenClub& club)
{
    const Transaction oneState(club.connection(), Transaction::Kind::Read);
    return !readRecords(club.connection()).erased.empty();
}

/// How one evening differs in two copies after the same changes.
enum class Difference : std::uint8_t { None, ErasedThere, ErasedHere, Damage };

Difference differenceOf(const core::Tournament& ours, const core::Tournament& theirs)
{
    const auto here = core::writeTournament(ours).split('\n');
    const auto there = core::writeTournament(theirs).split('\n');
    if (here.size() != there.size()) {
        return Difference::Damage;
    }
    const auto name = core::erasedName().toUtf8();
    auto difference = ours == theirs ? Difference::None : Difference::ErasedThere;
    for (qsizetype line = 0; line < here.size(); ++line) {
        if (here[line] != there[line] && !there[line].contains(name)) {
            if (!here[line].contains(name)) {
                return Difference::Damage;
            }
            difference = Difference::ErasedHere;
        }
    }
    return difference;
}

/// One merge, within a transaction on this copy.
class Merging
{
public:
    Merging(OpenClub& ours, OpenClub& theirs, core::WriteTransaction& writing,
            const core::MergeChoices& choices, const core::Stamp& stamp, const BackUp& backUp)
        : ours_(ours),
          theirs_(theirs),
          writing_(writing),
          choices_(choices),
          stamp_(stamp),
          backUp_(backUp),
          here_(idsIn(ours.store())),
          there_(idsIn(theirs.store()))
    {}

    void run(const core::MergePlan& plan, const core::ClubCopy& ours, const core::ClubCopy& theirs,
             const ErasedPeople& erased)
    {
        for (const auto& line : plan.lines) {
            if (line.kind == core::MergeKind::Evening && line.isTaken) {
                take(line, ours, theirs);
            }
        }
        if (isEveningTaken_) {
            addPicturesOf(theirs_.connection(), ours_.connection());
        }
        auto change = changeBy(plan, ours, theirs, choices_.mark);
        addMissingLinks(change, plan, ours, theirs);
        erased.addSteps(change);
        if (!change.isEmpty() || isEveningTaken_) {
            change.reason = QFileInfo(backUp_()).fileName();
            writing_.recordClub(change, core::EntryKind::Done, std::nullopt, stamp_);
            rememberMergeBackup(ours_.connection(), change.reason);
        }
    }

private:
    void take(const core::MergeLine& line, const core::ClubCopy& ours, const core::ClubCopy& theirs)
    {
        const core::TournamentUuid uuid{line.id};
        const auto id = there_.at(uuid);
        isEveningTaken_ = true;
        switch (line.fate) {
        case core::MergeFate::New:
        case core::MergeFate::Deleted:
            here_[uuid] = EveningCopier(theirs_.connection(), id, ours_.connection()).copy(uuid);
            break;
        case core::MergeFate::Continued:
            goOn(id, here_.at(uuid), evening(ours, uuid).journal.size());
            break;
        case core::MergeFate::Different:
            putBeside(id, besideUuid(evening(theirs, uuid), evening(ours, uuid)));
            break;
        default:
            break;
        }
    }

    static const core::EveningCopy& evening(const core::ClubCopy& copy,
                                            const core::TournamentUuid& uuid)
    {
        return *std::find_if(copy.evenings.begin(), copy.evenings.end(),
                             [&uuid](const auto& one) { return one.uuid == uuid; });
    }

    /// Applies what the other copy did after the first `known` entries.
    void goOn(core::TournamentId from, core::TournamentId to, std::size_t known)
    {
        const auto journal = theirs_.store().read().journal(from);
        const auto own = ours_.store().read().journal(to);
        std::map<core::JournalId, core::JournalId> entries;
        for (std::size_t index = 0; index < known; ++index) {
            entries.emplace(journal[index].link.id, own[index].link.id);
        }
        for (std::size_t index = known; index < journal.size(); ++index) {
            const auto& entry = journal[index];
            const auto concerns = entry.link.concerns
                                      ? std::optional(entries.at(*entry.link.concerns))
                                      : std::nullopt;
            writing_.record(to, entry.change, entry.link.kind, concerns, {entry.desk, entry.time});
            entries.emplace(entry.link.id, writing_.read().newestLinks(to, 1).back().id);
        }
        for (const auto& [round, clock] : theirs_.store().read().clocks(from)) {
            writing_.setClock(to, round, clock);
        }
        requireSame(from, to);
    }

    /// A name that only one copy knew when it was erased can still stand in texts of the other.
    void requireSame(core::TournamentId from, core::TournamentId to)
    {
        const auto taken = theirs_.store().read().load(from);
        const auto made = writing_.read().load(to);
        const auto difference =
            taken && made ? differenceOf(made->tournament, taken->tournament) : Difference::Damage;
        if (difference == Difference::ErasedThere) {
            writeErased(ours_.connection(), to, made->tournament, taken->tournament);
        } else if (difference == Difference::Damage) {
            throw damaged(u"the journal of tournament %1 does not lead to what it holds"_s.arg(
                core::plain(to)));
        }
    }

    void putBeside(core::TournamentId id, const core::TournamentUuid& uuid)
    {
        const auto copy = EveningCopier(theirs_.connection(), id, ours_.connection()).copy(uuid);
        const auto settings = theirs_.store().read().load(id)->tournament.settings;
        prove(ours_.connection(), copy, theirs_.store().read().load(id)->tournament);
        auto marked = settings;
        marked.name = core::markedName(settings.name, choices_.mark);
        if (marked.name != settings.name) {
            core::Change change;
            change.label.action = core::Action::ChangeSettings;
            change.steps = {core::SettingsExchange{{}, settings, marked}};
            writing_.record(copy, change, core::EntryKind::Done, std::nullopt, stamp_);
        }
        beside_.emplace(there(id), copy);
    }

    [[nodiscard]] core::TournamentUuid there(core::TournamentId id) const
    {
        return std::find_if(there_.begin(), there_.end(),
                            [id](const auto& pair) { return pair.second == id; })
            ->first;
    }

    /// Identifies people not known here, and those who became one with others.
    void addMissingLinks(core::ClubChange& change, const core::MergePlan& plan,
                         const core::ClubCopy& ours, const core::ClubCopy& theirs) const
    {
        const auto add = [&change](const core::CopiedKey& key, core::TournamentId id,
                                   const core::PlayerId& player) {
            change.steps.emplace_back(
                core::LinkExchange{{id, key.participant}, std::nullopt, player});
        };
        std::set<std::pair<core::TournamentUuid, core::PlayerId>> seated;
        for (const auto& [key, player] : ours.links) {
            const auto became = plan.became.find(player);
            if (became == plan.became.end()) {
                seated.emplace(key.tournament, player);
                continue;
            }
            change.steps.emplace_back(core::LinkExchange{
                {here_.at(key.tournament), key.participant}, player, became->second});
            seated.emplace(key.tournament, became->second);
        }
        for (const auto& [key, player] : theirs.links) {
            const auto& person = plan.people.at(player);
            const auto evening = here_.find(key.tournament);
            if (evening != here_.end() && !ours.links.contains(key) &&
                seated.emplace(key.tournament, person).second) {
                add(key, evening->second, person);
            }
            if (const auto copy = beside_.find(key.tournament); copy != beside_.end()) {
                add(key, copy->second, person);
            }
        }
    }

    OpenClub& ours_;
    OpenClub& theirs_;
    core::WriteTransaction& writing_;
    const core::MergeChoices& choices_;
    const core::Stamp& stamp_;
    const BackUp& backUp_;
    IdsByUuid here_;
    IdsByUuid there_;
    IdsByUuid beside_; ///< By uuid in the other copy.
    bool isEveningTaken_ = false;
};

} // namespace

core::Result<core::MergePlan> previewMerge(OpenClub& ours, OpenClub& theirs,
                                           const core::MergeChoices& choices)
{
    if (!hasErased(ours) && !hasErased(theirs)) {
        return planMerge(copyOf(ours), copyOf(theirs), choices);
    }
    // Tried out on a copy: this one may not even be writable.
    auto copy = openClubInMemory();
    copyClub(ours.connection(), *copy);
    OpenClub trial(std::move(copy));
    const auto writing = trial.store().beginWrite();
    const auto erased = eraseInBoth(trial, theirs);
    return withErased(planMerge(copyOf(trial), copyOf(theirs), choices), erased);
}

core::Result<core::MergePlan> mergeClub(OpenClub& ours, OpenClub& theirs,
                                        const core::MergeChoices& choices, const core::Stamp& stamp,
                                        const BackUp& backUp)
{
    auto writing = ours.store().beginWrite();
    const auto erased = eraseInBoth(ours, theirs);
    const auto own = copyOf(ours);
    const auto other = copyOf(theirs);
    auto plan = withErased(planMerge(own, other, choices), erased);
    if (!plan) {
        return plan;
    }
    Merging(ours, theirs, *writing, choices, stamp, backUp).run(*plan, own, other, erased);
    writing->commit();
    writing.reset();
    if (erased.isAnybodyNamed()) {
        ours.store().wipe();
    }
    return plan;
}

} // namespace db
