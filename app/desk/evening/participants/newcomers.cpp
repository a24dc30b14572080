#include "app/desk/evening/participants/newcomers.h"

#include "app/desk/frame/session.h"
#include "core/people/candidates.h"

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

const QString entriesKey = u"participants/newcomers"_s;
const QString gone = u"gone"_s;
const QString others = u"others"_s;

} // namespace

Newcomers::Newcomers(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session, &Session::opened, this, qOverload<>(&Newcomers::follow));
    connect(&session, &Session::changed, this, qOverload<>(&Newcomers::follow));
}

void Newcomers::add(core::StartNumber number, const core::Player& player)
{
    const auto* const entry = entryNamed(player.name, player.club);
    const auto* const person = core::findParticipant(session_.tournament(), number);
    if (entry != nullptr && person != nullptr) {
        auto entries = load();
        entries.insert_or_assign(person->uuid, Entry{entry->id});
        store(entries);
    }
}

void Newcomers::keep(const std::vector<core::StartNumber>& numbers)
{
    auto entries = load();
    for (const auto number : numbers) {
        if (const auto* person = core::findParticipant(session_.tournament(), number)) {
            entries.erase(person->uuid);
        }
    }
    store(entries);
}

void Newcomers::follow()
{
    if (!session_.current()) {
        return;
    }
    const auto before = load();
    auto entries = before;
    for (auto& [uuid, entry] : entries) {
        follow(core::findPerson(session_.tournament(), uuid), entry);
    }
    if (entries != before) {
        store(entries);
    }
}

void Newcomers::follow(const core::Participant* person, Entry& entry)
{
    if (entry.isGone) {
        if (person != nullptr) {
            if (!entry.isOthers) {
                enter(*person, entry.player);
            }
            entry.isGone = false;
        }
        return;
    }
    const auto* const known = playerOf(entry.player);
    if (person == nullptr) {
        entry.isGone = true;
        if (known != nullptr && !entry.isOthers) {
            removeUnlessHeld(*known);
        }
    } else if (known != nullptr && (known->name != person->name || known->club != person->club)) {
        rename(*person, core::Player(*known), entry);
    }
}

void Newcomers::rename(const core::Participant& person, const core::Player& known, Entry& entry)
{
    if (const auto* const other = entryNamed(person.name, person.club)) {
        const auto id = other->id;
        recognise(person, id);
        if (!entry.isOthers) {
            removeUnlessHeld(known);
        }
        entry = {id, false, true};
        return;
    }
    if (!entry.isOthers && !isHeld(known)) {
        const core::Respelt respelt{
            {*session_.current(), person.uuid}, known.name, known.club, person.name, person.club};
        const auto change = session_.followInClub(core::respellPlayer, respelt);
        if (change && !change->isEmpty()) {
            return;
        }
    }
    entry = {core::PlayerId{QUuid::createUuid()}};
    enter(person, entry.player);
    recognise(person, entry.player);
}

bool Newcomers::isHeld(const core::Player& player) const
{
    const auto& people = session_.tournament().participants;
    return std::any_of(people.begin(), people.end(), [&player](const auto& other) {
        return other.name == player.name && other.club == player.club;
    });
}

const core::Player* Newcomers::entryNamed(const QString& name, const QString& club) const
{
    const auto& directory = session_.directory();
    const auto found = std::find_if(directory.begin(), directory.end(), [&](const auto& player) {
        return player.name == name && player.club == club;
    });
    return found != directory.end() ? &*found : nullptr;
}

const core::Player* Newcomers::playerOf(core::PlayerId id) const
{
    const auto& directory = session_.directory();
    const auto found = std::find_if(directory.begin(), directory.end(),
                                    [&id](const auto& player) { return player.id == id; });
    return found != directory.end() ? &*found : nullptr;
}

void Newcomers::removeUnlessHeld(const core::Player& player)
{
    if (!isHeld(player)) {
        // Refused where another desk has removed it already.
        static_cast<void>(session_.followInClub(core::removePlayers, {player}));
    }
}

void Newcomers::enter(const core::Participant& person, core::PlayerId id)
{
    static_cast<void>(session_.followInClub(
        core::addPlayers, {core::Player{person.name, person.club, person.tags, id}}));
}

void Newcomers::recognise(const core::Participant& person, core::PlayerId id)
{
    const core::EnrolledPerson enrolled{
        {*session_.current(), person.uuid}, person.number, person.name, person.club};
    static_cast<void>(session_.followInClub(core::recognise, {enrolled}, id));
}

Newcomers::Entries Newcomers::load() const
{
    Entries entries;
    for (const auto& line : session_.kept(entriesKey).toStringList()) {
        const auto parts = line.split(u'\t');
        entries.emplace(core::ParticipantUuid{QUuid(parts.value(0))},
                        Entry{core::PlayerId{QUuid(parts.value(1))}, parts.value(2) == gone,
                              parts.value(3) == others});
    }
    return entries;
}

void Newcomers::store(const Entries& entries)
{
    QStringList lines;
    for (const auto& [uuid, entry] : entries) {
        lines << QStringList{uuid.value.toString(), entry.player.value.toString(),
                             entry.isGone ? gone : QString(), entry.isOthers ? others : QString()}
                     .join(u'\t');
    }
    session_.keep(entriesKey, lines);
}

} // namespace desk
