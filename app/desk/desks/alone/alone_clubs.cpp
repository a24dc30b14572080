#include "app/desk/desks/alone/alone_clubs.h"

#include "app/desk/desks/alone/desk_copy.h"
#include "app/desk/frame/ui_state.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"
#include "core/service/tournament_service.h"
#include "core/texts/refusal_texts.h"

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
                            {u"place"_s, club.place.text()},
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
        if (const auto place = core::ClubPlace::parse(values[u"place"_s].toString())) {
            clubs.push_back({values[u"file"_s].toString(), *place,
                             core::TournamentId{values[u"there"_s].toLongLong()}});
        }
    }
    return clubs;
}

std::optional<AloneClub> aloneFrom(const core::Clubs& databases, const UiState& uiState,
                                   const core::ClubPlace& place)
{
    const auto clubs = aloneClubs(uiState);
    const auto server = databases.fileOf(place);
    const auto found = std::find_if(clubs.begin(), clubs.end(), [&](const AloneClub& club) {
        return databases.fileOf(club.place) == server;
    });
    return found != clubs.end() ? std::optional(*found) : std::nullopt;
}

std::optional<AloneClub> aloneIn(const UiState& uiState, const core::ClubPlace& place)
{
    const auto clubs = aloneClubs(uiState);
    const auto found = std::find_if(clubs.begin(), clubs.end(), [&](const AloneClub& club) {
        return club.file == place.file();
    });
    return found != clubs.end() ? std::optional(*found) : std::nullopt;
}

void forget(UiState& uiState, const AloneClub& club)
{
    auto clubs = aloneClubs(uiState);
    std::erase(clubs, club);
    keep(uiState, clubs);
}

core::Result<core::ClubPlace> goOnAlone(const core::Clubs& databases, UiState& uiState,
                                        const core::ClubPlace& place, core::TournamentId id,
                                        const QString& desk, const QDateTime& now)
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
    const auto alone = *core::ClubPlace::parse(file);
    const auto store = databases.open(alone, core::IfMissing::Create);
    core::TournamentService service(*store, desk, [now] { return now; });
    const auto imported = service.import(*tournament);
    if (!imported) {
        return imported.refused();
    }
    uiState.setTournament(alone, *imported);
    auto clubs = aloneClubs(uiState);
    clubs.push_back({file, place, id});
    keep(uiState, clubs);
    return alone;
}

AloneTournament read(const core::Clubs& databases, const AloneClub& club)
{
    const auto store = databases.open(*core::ClubPlace::parse(club.file), core::IfMissing::Refuse);
    auto base = core::readTournament(contentsOf(baseOf(club.file)));
    const auto tournaments = store->read().tournaments();
    auto stored = tournaments.empty() ? std::nullopt : store->read().load(tournaments.front().id);
    if (!base || !stored) {
        throw core::StoreFailure(Kind::Damaged, club.file);
    }
    return {core::normalised(*std::move(base)), std::move(stored->tournament)};
}

} // namespace desk
