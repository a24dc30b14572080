#pragma once

#include "core/store/store.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/sqlite_connection.h"

#include <QDateTime>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

/// Shared by the store tests.
namespace store_fixture {

using Kind = core::StoreFailure::Kind;

inline core::Stamp stampAt(int minute, const QString& desk = QStringLiteral("desk 1"))
{
    const QDateTime start(QDate(2026, 5, 14), QTime(19, 30, 15, 123), Qt::UTC);
    return {desk, start.addSecs(60 * qint64{minute})};
}

/// How an action fails; nothing if it does not.
inline std::optional<Kind> failureOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const core::StoreFailure& failure) {
        return failure.kind();
    }
    return std::nullopt;
}

inline core::TournamentId create(core::Store& store, const core::Tournament& tournament,
                                 const core::Stamp& stamp = stampAt(0))
{
    const auto transaction = store.beginWrite();
    const auto id = transaction->create(tournament, core::Action::ImportTournament, stamp);
    transaction->commit();
    return id;
}

inline core::Version record(core::Store& store, core::TournamentId id, const core::Change& change,
                            const core::Stamp& stamp = stampAt(1))
{
    const auto transaction = store.beginWrite();
    const auto version =
        transaction->record(id, change, core::EntryKind::Done, std::nullopt, stamp);
    transaction->commit();
    return version;
}

inline void recordClub(core::Store& store, const core::ClubChange& change,
                       const core::Stamp& stamp = stampAt(1))
{
    const auto transaction = store.beginWrite();
    transaction->recordClub(change, core::EntryKind::Done, std::nullopt, stamp);
    transaction->commit();
}

/// A tournament of one table without a game.
inline core::Tournament oneTable(const QString& name = QStringLiteral("Abend"))
{
    core::Tournament tournament;
    tournament.settings.name = name;
    core::Round round;
    core::Table table;
    for (int number = 1; number <= 4; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = QStringLiteral("Gast %1").arg(number);
        tournament.participants.push_back(participant);
        table.head.seats.push_back(participant.number);
    }
    round.tables.push_back(table);
    tournament.rounds.push_back(round);
    return tournament;
}

/// A folder with the path of a database that does not exist yet.
class Folder
{
public:
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    [[nodiscard]] QString path() const { return folder_.path(); }
    [[nodiscard]] QString club() const { return path(QStringLiteral("club.db")); }

private:
    QTemporaryDir folder_;
};

/// A connection independent of club databases.
inline std::unique_ptr<db::SqliteConnection>
plainConnection(const QString& file, std::chrono::milliseconds wait = db::Connection::patience)
{
    return std::make_unique<db::SqliteConnection>(file, db::SqliteConnection::Access::ReadWrite,
                                                  wait);
}

/// Gives journal entries added or changed by a test (those without a digest) their digests, so that
/// they are refused only for their contents.
inline void proveJournal(db::Connection& connection)
{
    const auto trigger = QStringLiteral("journal_is_never_changed");
    const auto guard = connection.valueOf<std::optional<QString>>(
        QStringLiteral("SELECT max(sql) FROM sqlite_schema WHERE name = ?"), trigger);
    connection.runOnce(QStringLiteral("DROP TRIGGER IF EXISTS ") + trigger);
    connection.runOnce(
        QStringLiteral("UPDATE journal SET digest = digest_of(id, tournament, kind, concerns, "
                       "undoable, time, desk, action, round, game_table, game, participant, "
                       "reason, old, new) WHERE digest IS NULL"));
    if (guard) {
        connection.runOnce(*guard);
    }
}

/// Creates a club database with one tournament as the first version of the program wrote it.
/// Takes the tables of pictures away again.
inline void returnToSchema31(db::SqliteConnection& club)
{
    club.runOnce(QStringLiteral("DROP TABLE picture"));
    club.runOnce(QStringLiteral("DROP TABLE older_picture"));
    club.runOnce(QStringLiteral("PRAGMA user_version = 31"));
}

inline void laySchema1(const QString& file)
{
    QFile script(QFINDTESTDATA("data/club-schema-1.sql"));
    QVERIFY(script.open(QIODevice::ReadOnly));
    const auto connection = plainConnection(file);
    connection->run(QStringLiteral("PRAGMA foreign_keys = OFF"));
    for (const auto& statement : db::statementsOf(QString::fromUtf8(script.readAll()))) {
        connection->runOnce(statement);
    }
}

} // namespace store_fixture
