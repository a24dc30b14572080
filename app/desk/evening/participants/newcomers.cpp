#include "app/desk/evening/participants/newcomers.h"

#include "app/desk/frame/session.h"

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

const QString gone = u"gone"_s;

} // namespace

Newcomers::Newcomers(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session, &Session::opened, this, qOverload<>(&Newcomers::follow));
    connect(&session, &Session::changed, this, qOverload<>(&Newcomers::follow));
}

void Newcomers::add(core::StartNumber number, const core::Player& player)
{
    auto entries = load();
    entries.insert_or_assign(number, Entry{player});
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
    // The number now belongs to somebody else.
    std::erase_if(entries, [this](const auto& entry) {
        return entry.second.isGone &&
               core::findParticipant(session_.tournament(), entry.first) != nullptr;
    });
    if (entries != before) {
        store(entries);
    }
}

void Newcomers::follow(core::StartNumber number, Entry& entry)
{
    const auto& player = entry.player;
    const auto* const person = core::findParticipant(session_.tournament(), number);
    const bool isSame =
        person != nullptr && person->name == player.name && person->club == player.club;
    if (entry.isGone) {
        if (isSame) {
            enter({person->name, person->club, person->tags});
            entry.isGone = false;
        }
    } else if (person == nullptr) {
        removeUnlessHeld(player);
        entry.isGone = true;
    } else if (!isSame) {
        removeUnlessHeld(player);
        entry.player = {person->name, person->club, person->tags};
        enter(entry.player);
    }
}

void Newcomers::removeUnlessHeld(const core::Player& player)
{
    const auto& people = session_.tournament().participants;
    const bool isHeld = std::any_of(people.begin(), people.end(), [&player](const auto& other) {
        return other.name == player.name && other.club == player.club;
    });
    if (!isHeld && !session_.isHelper()) { // Helpers may not remove anybody.
        // Refused where another desk has removed it already.
        static_cast<void>(session_.runClub(core::removePlayers, {player}));
    }
}

void Newcomers::enter(const core::Player& player)
{
    static_cast<void>(session_.runClub(core::addPlayers, {player}));
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
        entries.emplace(
            core::StartNumber{parts.value(0).toInt()},
            Entry{core::Player{parts.value(1), parts.value(2), {}}, parts.value(3) == gone});
    }
    return entries;
}

void Newcomers::store(const Entries& entries)
{
    QStringList lines;
    for (const auto& [number, entry] : entries) {
        lines << QStringList{QString::number(core::plain(number)), entry.player.name,
                             entry.player.club, entry.isGone ? gone : QString()}
                     .join(u'\t');
    }
    session_.uiState().setValue(key(), lines);
}

} // namespace desk
