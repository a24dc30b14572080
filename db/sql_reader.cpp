#include "db/sql_reader.h"

#include "db/clock_rows.h"
#include "db/club_rows.h"
#include "db/connection.h"
#include "db/directory.h"
#include "db/hall_rows.h"
#include "db/helper_rows.h"
#include "db/journal_rows.h"
#include "db/pictures.h"
#include "db/player_links.h"
#include "db/summaries.h"
#include "db/tournament_reader.h"
#include "db/transaction.h"

namespace db {

using namespace Qt::StringLiterals;

// Where a function executes several queries, or one whose sums are compared, a transaction makes
// sure that they see one state. Where all of a tournament or of the club is read, a server gets
// more time.

std::vector<core::TournamentSummary> SqlReader::tournaments(std::optional<core::TournamentId> only)
{
    return readSummaries(connection_, only);
}

std::map<core::TournamentId, core::Version> SqlReader::versions()
{
    std::map<core::TournamentId, core::Version> versions;
    Rows rows = connection_.rows(u"SELECT id, version FROM tournament"_s);
    while (rows.next()) {
        versions.emplace(rows.value<core::TournamentId>(0), rows.value<core::Version>(1));
    }
    return versions;
}

std::optional<core::StoredTournament> SqlReader::load(core::TournamentId id)
{
    const Transaction oneState(connection_, Transaction::Kind::Read);
    const auto patient = connection_.allowing(Connection::longAnswerTime);
    return readTournament(connection_, id);
}

std::optional<core::Version> SqlReader::version(core::TournamentId id)
{
    Rows rows = connection_.rows(u"SELECT version FROM tournament WHERE id = ?"_s, id);
    return rows.next() ? std::optional(rows.value<core::Version>(0)) : std::nullopt;
}

core::RoundClocks SqlReader::clocks(core::TournamentId id)
{
    return readClocks(connection_, id);
}

QByteArray SqlReader::hallKey(core::TournamentId id)
{
    return readHallKey(connection_, id);
}

core::PendingEntries SqlReader::pendingEntries(core::TournamentId id,
                                               const core::PendingFilter& filter)
{
    return readPending(connection_, id, filter);
}

std::optional<core::PendingEntry> SqlReader::pendingEntry(core::TournamentId id,
                                                          const QString& entry)
{
    return readPendingEntry(connection_, id, entry);
}

std::vector<core::HelperCode> SqlReader::helperCodes(core::TournamentId id)
{
    return readHelperCodes(connection_, id);
}

std::optional<core::HelperEntry> SqlReader::helperEntry(core::TournamentId id, const QString& entry)
{
    return readHelperEntry(connection_, id, entry);
}

std::vector<core::JournalId> SqlReader::storedByHelper(core::TournamentId id,
                                                       const core::HelperId& helper,
                                                       std::size_t limit,
                                                       const std::optional<core::TableKey>& table)
{
    return readStoredByHelper(connection_, id, helper, limit, table);
}

core::GameRevision SqlReader::gameRevision(core::TournamentId id, const core::GameKey& key)
{
    const Transaction oneState(connection_, Transaction::Kind::Read);
    return readRevision(connection_, id, key);
}

core::GameRevisions SqlReader::gameRevisions(core::TournamentId id, core::RoundNumber round,
                                             std::optional<core::TableNumber> table)
{
    const Transaction oneState(connection_, Transaction::Kind::Read);
    return readRevisions(connection_, id, round, table);
}

std::vector<core::JournalEntry> SqlReader::journal(core::TournamentId id)
{
    const auto patient = connection_.allowing(Connection::longAnswerTime);
    return readJournal(connection_, id);
}

std::vector<core::JournalLink> SqlReader::newestLinks(core::TournamentId id, std::size_t limit)
{
    return readNewestLinks(connection_, id, limit);
}

std::vector<core::JournalEntry> SqlReader::newest(core::TournamentId id,
                                                  const core::JournalFilter& filter)
{
    return readNewest(connection_, id, filter);
}

core::JournalId SqlReader::newestEntry()
{
    return core::JournalId{
        connection_.valueOf<std::int64_t>(u"SELECT coalesce(max(id), 0) FROM journal"_s)};
}

std::vector<core::Player> SqlReader::players()
{
    return readPlayers(connection_);
}

std::vector<core::EnrolledPerson> SqlReader::enrolledPeople(std::optional<core::TournamentId> id)
{
    const auto patient =
        connection_.allowing(id ? Connection::answerTime : Connection::longAnswerTime);
    return readEnrolledPeople(connection_, id);
}

std::vector<core::EnrolledPerson> SqlReader::unknownPeople()
{
    const auto patient = connection_.allowing(Connection::longAnswerTime);
    return readUnknownPeople(connection_);
}

std::vector<core::PlayerLink> SqlReader::playerLinks(std::optional<core::TournamentId> id)
{
    const auto patient =
        connection_.allowing(id ? Connection::answerTime : Connection::longAnswerTime);
    return readLinks(connection_, id);
}

std::vector<core::LastPlayed> SqlReader::lastPlayed(QDate until)
{
    return readLastPlayed(connection_, until);
}

std::vector<core::LastPlayed> SqlReader::lastPlayedWithSurname()
{
    return readLastPlayedWithSurname(connection_);
}

std::optional<QByteArray> SqlReader::picture(const QString& name)
{
    return readPicture(connection_, name);
}

std::vector<QString> SqlReader::olderPictures()
{
    return readOlderPictures(connection_);
}

core::ClubRecords SqlReader::clubRecords()
{
    const Transaction oneState(connection_, Transaction::Kind::Read);
    const auto patient = connection_.allowing(Connection::longAnswerTime);
    return readRecords(connection_);
}

std::int64_t SqlReader::clubVersion()
{
    return readClubVersion(connection_);
}

std::vector<core::ClubJournalEntry> SqlReader::clubJournal()
{
    const Transaction oneState(connection_, Transaction::Kind::Read);
    const auto patient = connection_.allowing(Connection::longAnswerTime);
    return readClubJournal(connection_);
}

std::vector<core::ClubJournalEntry> SqlReader::newestOfClub(const core::ClubJournalFilter& filter)
{
    return readNewestOfClub(connection_, filter);
}

} // namespace db
