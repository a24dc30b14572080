#include "db/sqlite/check.h"

#include "core/faults/faults.h"
#include "core/store/store.h"
#include "db/club_rows.h"
#include "db/directory.h"
#include "db/failure.h"
#include "db/hall_rows.h"
#include "db/helper_rows.h"
#include "db/journal_rows.h"
#include "db/pictures.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/untouched_file.h"
#include "db/tournament_reader.h"
#include "db/transaction.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <tuple>

namespace db {
namespace {

using core::DatabaseFault;

using namespace Qt::StringLiterals;

/// The statements that created the schema, by the names of what they created.
using Schema = std::map<QString, QString>;

Schema schemaOf(SqliteConnection& connection)
{
    Schema schema;
    Rows rows = connection.rows(u"SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"_s);
    while (rows.next()) {
        schema.emplace(rows.value<QString>(0), rows.value<QString>(1));
    }
    return schema;
}

Schema schemaOfVersion(int version)
{
    return schemaOf(*openClubInMemory(version));
}

class Inspection
{
public:
    explicit Inspection(SqliteConnection& connection) : connection_(connection) {}

    std::vector<DatabaseFault> faults()
    {
        attempt(DatabaseFault::Kind::File, [this] { inspect(); });
        return std::move(faults_);
    }

private:
    void inspect()
    {
        const Transaction oneState(connection_, Transaction::Kind::Read);
        if (contentsOf(connection_) != Contents::Club) {
            add({DatabaseFault::Kind::Contents, u"not a club database"_s});
            return;
        }
        const int newest = newestSchema();
        requireClub(connection_, newest);
        attempt(DatabaseFault::Kind::File, [this] { checkStructure(); });
        attempt(DatabaseFault::Kind::File, [this] { checkReferences(); });
        attempt(DatabaseFault::Kind::File, [this] { checkSchema(); });
        if (schemaVersion(connection_) == newest) {
            checkContents(connection_);
        } else {
            attempt(DatabaseFault::Kind::File, [this] { checkMigrated(); });
        }
    }

    void checkMigrated()
    {
        SqliteConnection migrated(QString(), SqliteConnection::Access::Memory);
        migrated.copyFrom(connection_);
        migrate(migrated, shippedMigrations());
        checkContents(migrated);
    }

    void checkContents(SqliteConnection& connection)
    {
        attempt(DatabaseFault::Kind::File, [&] { checkTournaments(connection); });
        attempt(DatabaseFault::Kind::Directory, [&] { readPlayers(connection); });
        attempt(DatabaseFault::Kind::Directory, [&] { readLinks(connection); });
        attempt(DatabaseFault::Kind::Club, [&] { readRecords(connection); });
        attempt(DatabaseFault::Kind::Club, [&] { readClubJournal(connection); });
        attempt(DatabaseFault::Kind::Club, [&] { requirePicturesProven(connection); });
    }

    void checkStructure()
    {
        Rows findings = connection_.rows(u"PRAGMA integrity_check"_s);
        while (findings.next()) {
            if (const auto finding = findings.value<QString>(0); finding != u"ok"_s) {
                add({DatabaseFault::Kind::File, finding});
            }
        }
    }

    void checkReferences()
    {
        Rows broken = connection_.rows(u"PRAGMA foreign_key_check"_s);
        while (broken.next()) {
            add({DatabaseFault::Kind::Reference,
                 u"%1 -> %2"_s.arg(broken.value<QString>(0), broken.value<QString>(2))});
        }
    }

    void checkSchema()
    {
        const Schema found = schemaOf(connection_);
        const Schema due = schemaOfVersion(schemaVersion(connection_));
        Schema all = found;
        all.insert(due.begin(), due.end());
        for (const auto& [name, sql] : all) {
            const auto one = found.find(name);
            const auto other = due.find(name);
            if (one == found.end() || other == due.end() || one->second != other->second) {
                add({DatabaseFault::Kind::Schema, name});
            }
        }
    }

    void checkTournaments(SqliteConnection& connection)
    {
        for (const auto id :
             connection.column<core::TournamentId>(u"SELECT id FROM tournament ORDER BY id"_s)) {
            attempt(
                DatabaseFault::Kind::Tournament, [&] { checkTournament(connection, id); }, id);
            attempt(
                DatabaseFault::Kind::Tournament, [&] { readJournal(connection, id); }, id);
            attempt(
                DatabaseFault::Kind::Tournament, [&] { requireRevisionsProven(connection, id); },
                id);
            attempt(
                DatabaseFault::Kind::Tournament,
                [&] {
                    readHallKey(connection, id);
                    readPending(connection, id, {});
                    readHelperCodes(connection, id);
                    requireHelperEntriesProven(connection, id);
                },
                id);
        }
    }

    void checkTournament(SqliteConnection& connection, core::TournamentId id)
    {
        const auto stored = readUnchecked(connection, id);
        const auto broken = stored ? core::faultsOf(stored->tournament) : core::Refusals();
        for (const auto& refusal : broken) {
            add({DatabaseFault::Kind::Rule, QString(), id, refusal});
        }
        if (stored && broken.empty()) {
            requireSound(stored->tournament);
        }
        if (stored && std::all_of(broken.begin(), broken.end(), core::mayBeStored)) {
            requireProven(connection, id, stored->tournament);
        }
    }

    void add(DatabaseFault fault) { faults_.push_back(std::move(fault)); }

    /// A failure caused by the file itself becomes a fault.
    template <typename Examine>
    void attempt(DatabaseFault::Kind kind, Examine examine,
                 std::optional<core::TournamentId> tournament = std::nullopt)
    {
        using enum core::StoreFailure::Kind;
        try {
            examine();
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != Damaged && failure.kind() != Other) {
                throw;
            }
            add({kind, failure.detail(), tournament});
        }
    }

    SqliteConnection& connection_;
    std::vector<DatabaseFault> faults_;
};

std::vector<DatabaseFault> examineOnce(const QString& file)
{
    try {
        UntouchedFile untouched(file);
        auto faults = examine(untouched.connection());
        const bool isNewest = contentsOf(untouched.connection()) == Contents::Club &&
                              schemaVersion(untouched.connection()) == newestSchema();
        if (const auto lost = isNewest ? lostEntries(untouched.connection(), file) : std::nullopt) {
            faults.push_back({.kind = DatabaseFault::Kind::Log, .detail = {}, .lost = lost});
        }
        return faults;
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
        return {{DatabaseFault::Kind::File, failure.detail()}};
    }
}

/// Differs once somebody has written to the file.
std::tuple<QDateTime, qint64> stateOf(const QString& file)
{
    const QFileInfo info(file);
    return {info.lastModified(), info.size()};
}

} // namespace

std::vector<DatabaseFault> examine(SqliteConnection& connection)
{
    return Inspection(connection).faults();
}

std::vector<DatabaseFault> checkDatabase(const QString& file)
{
    requireReadable(file);
    if (isEmptied(file)) {
        return {{DatabaseFault::Kind::File, emptiedDetail()}};
    }
    const auto before = stateOf(file);
    auto faults = examineOnce(file);
    // Nothing was locked, so a concurrent writer may have caused the faults.
    const bool disturbed = !faults.empty() && stateOf(file) != before;
    return disturbed ? examineOnce(file) : faults;
}

void requireSound(SqliteConnection& connection)
{
    const auto faults = examine(connection);
    const auto damage = std::find_if(faults.begin(), faults.end(),
                                     [](const DatabaseFault& fault) { return fault.isDamage(); });
    if (damage != faults.end()) {
        throw damaged(damage->refusal ? textOf(damage->refusal->place) : damage->detail);
    }
}

} // namespace db
