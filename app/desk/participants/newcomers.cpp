#include "app/desk/participants/newcomers.h"

#include "app/desk/session.h"

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

Newcomers::Newcomers(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session, &Session::opened, this, qOverload<>(&Newcomers::follow));
    connect(&session, &Session::changed, this, qOverload<>(&Newcomers::follow));
}

void Newcomers::add(core::StartNumber number, const core::Player& player)
{
    auto entries = load();
    entries.insert_or_assign(number, player);
    store(entries);
}

void Newcomers::keep(const std::vector<core::StartNumber>& numbers)
{
    auto entries = load();
    for (const auto number : numbers) {
        entries.erase(number);
    }
    store(entries);
}

void Newcomers::renumber(core::StartNumber before, core::StartNumber after)
{
    auto entries = load();
    if (auto moved = entries.extract(before); !moved.empty() && before != after) {
        entries.insert_or_assign(after, moved.mapped());
        store(entries);
    }
}

void Newcomers::follow()
{
    if (!session_.current()) {
        return;
    }
    const auto before = load();
    auto entries = before;
    for (auto& [number, entry] : entries) {
        follow(number, entry);
    }
    // The number may be somebody else's next.
    std::erase_if(entries, [](const auto& entry) { return entry.second.name.isEmpty(); });
    if (entries != before) {
        store(entries);
    }
}

void Newcomers::follow(core::StartNumber number, core::Player& entry)
{
    const auto& people = session_.tournament().participants;
    const auto* const person = core::findParticipant(session_.tournament(), number);
    const core::Player wanted =
        person != nullptr ? core::Player{person->name, person->club, person->tags} : core::Player();
    if (wanted.name == entry.name && wanted.club == entry.club) {
        return;
    }
    const bool isHeld = std::any_of(people.begin(), people.end(), [&entry](const auto& other) {
        return other.name == entry.name && other.club == entry.club;
    });
    if (!entry.name.isEmpty() && !isHeld) {
        // Refused where another desk has removed it already.
        static_cast<void>(session_.runClub(
            [&entry](core::TournamentService& service) { return service.removePlayers({entry}); }));
    }
    if (!wanted.name.isEmpty()) {
        static_cast<void>(session_.runClub(
            [&wanted](core::TournamentService& service) { return service.addPlayers({wanted}); }));
    }
    entry = wanted;
}

QString Newcomers::key() const
{
    return u"participants/newcomers/%1"_s.arg(session_.current() ? core::plain(*session_.current())
                                                                 : 0);
}

Newcomers::Entries Newcomers::load() const
{
    Entries entries;
    for (const auto& line : session_.uiState().value(key()).toStringList()) {
        const auto parts = line.split(u'\t');
        entries.emplace(core::StartNumber{parts.value(0).toInt()},
                        core::Player{parts.value(1), parts.value(2), {}});
    }
    return entries;
}

void Newcomers::store(const Entries& entries)
{
    QStringList lines;
    for (const auto& [number, entry] : entries) {
        lines << QStringList{QString::number(core::plain(number)), entry.name, entry.club}.join(
            u'\t');
    }
    session_.uiState().setValue(key(), lines);
}

} // namespace desk
