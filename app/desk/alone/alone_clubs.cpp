#include "app/desk/alone/alone_clubs.h"

#include "app/desk/alone/desk_copy.h"
#include "app/desk/ui_state.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"
#include "core/tournament_service.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

using Kind = core::StoreFailure::Kind;

const QString clubsKey = u"alone/clubs"_s;

QString baseOf(const QString& file)
{
    return file + u".begin.json"_s;
}

QByteArray contentsOf(const QString& file)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly)) {
        throw core::StoreFailure(Kind::Missing, file);
    }
    return opened.readAll();
}

QString newFile(const QString& copy, const QDateTime& now)
{
    const QFileInfo info(copy);
    QDir folder = info.dir();
    folder.cdUp();
    const QString stamp = now.toLocalTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    return folder.filePath(u"alone-%1-%2.rummydb"_s.arg(info.completeBaseName(), stamp));
}

void keep(UiState& uiState, const std::vector<AloneClub>& clubs)
{
    QVariantList kept;
    for (const auto& club : clubs) {
        kept << QVariantMap{{u"file"_s, club.file},
                            {u"place"_s, club.place},
                            {u"there"_s, QString::number(plain(club.there))}};
    }
    uiState.setValue(clubsKey, kept);
}

} // namespace

std::vector<AloneClub> aloneClubs(const UiState& uiState)
{
    std::vector<AloneClub> clubs;
    const auto kept = uiState.value(clubsKey).toList();
    for (const auto& each : kept) {
        const auto values = each.toMap();
        clubs.push_back({values[u"file"_s].toString(), values[u"place"_s].toString(),
                         core::TournamentId{values[u"there"_s].toLongLong()}});
    }
    return clubs;
}

std::optional<AloneClub> aloneFrom(const Databases& databases, const UiState& uiState,
                                   const QString& place)
{
    const auto clubs = aloneClubs(uiState);
    const auto server = databases.fileOf(place);
    const auto found = std::find_if(clubs.begin(), clubs.end(), [&](const AloneClub& club) {
        return databases.fileOf(club.place) == server;
    });
    return found != clubs.end() ? std::optional(*found) : std::nullopt;
}

std::optional<AloneClub> aloneIn(const UiState& uiState, const QString& file)
{
    const auto clubs = aloneClubs(uiState);
    const auto found = std::find_if(clubs.begin(), clubs.end(),
                                    [&](const AloneClub& club) { return club.file == file; });
    return found != clubs.end() ? std::optional(*found) : std::nullopt;
}

void forget(UiState& uiState, const AloneClub& club)
{
    auto clubs = aloneClubs(uiState);
    std::erase(clubs, club);
    keep(uiState, clubs);
}

core::Result<QString> goOnAlone(const Databases& databases, UiState& uiState, const QString& place,
                                core::TournamentId id, const QString& desk, const QDateTime& now)
{
    const QString copy = DeskCopy::fileOf(databases, place, id);
    const QByteArray bytes = contentsOf(copy);
    const auto tournament = core::readTournament(bytes);
    if (!tournament) {
        return tournament.refused();
    }
    const QString file = newFile(copy, now);
    if (const auto failure = core::writeWholeFile(baseOf(file), bytes)) {
        throw core::StoreFailure(Kind::Device, texts::text(*failure));
    }
    const auto store = databases.open(file);
    core::TournamentService service(*store, desk, [now] { return now; });
    const auto imported = service.import(*tournament);
    if (!imported) {
        return imported.refused();
    }
    uiState.setTournament(file, *imported);
    auto clubs = aloneClubs(uiState);
    clubs.push_back({file, place, id});
    keep(uiState, clubs);
    return file;
}

AloneTournament read(const Databases& databases, const AloneClub& club)
{
    // Opening would create a new one.
    if (!QFileInfo::exists(club.file)) {
        throw core::StoreFailure(Kind::Missing, club.file);
    }
    auto base = core::readTournament(contentsOf(baseOf(club.file)));
    const auto store = databases.open(club.file);
    const auto tournaments = store->tournaments();
    auto stored = tournaments.empty() ? std::nullopt : store->load(tournaments.front().id);
    if (!base || !stored) {
        throw core::StoreFailure(Kind::Damaged, club.file);
    }
    return {core::normalised(*std::move(base)), std::move(stored->tournament)};
}

} // namespace desk
