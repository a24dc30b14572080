#include "reports/documents/public_people.h"

#include "core/people/people_names.h"
#include "reports/documents/frame.h"

#include <algorithm>
#include <map>
#include <variant>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::PublicName;

namespace {

/// The names of people who wish less, by the keys of their full names.
using ShownNames = std::map<QString, QString>;

bool areClubsTeams(const core::Settings& settings)
{
    return std::any_of(settings.prizes.begin(), settings.prizes.end(), [](const auto& prize) {
        return prize.what == core::PrizeFor::Team && prize.teams.isEmpty();
    });
}

QString shownName(const core::Participant& person, PublicName wish)
{
    return wish == PublicName::Number ? numberName(person.number)
                                      : core::shortName(person.name, person.surname);
}

/// Substitutes are recorded by name.
void renameSubstitutes(std::vector<core::Substitution>& substitutions, const ShownNames& names)
{
    for (auto& substitution : substitutions) {
        auto* const name = std::get_if<core::Substitution::PlayedBy>(&substitution.by);
        if (name == nullptr) {
            continue;
        }
        if (const auto shown = names.find(core::nameKey(*name)); shown != names.end()) {
            *name = shown->second;
        }
    }
}

void renameSubstitutes(core::GameOutcome& outcome, const ShownNames& names)
{
    if (auto* const game = std::get_if<core::PlayedGame>(&outcome)) {
        renameSubstitutes(game->substitutions, names);
    } else if (auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        renameSubstitutes(deal->substitutions, names);
    }
}

} // namespace

QString numberName(core::StartNumber number)
{
    return Texts::tr("No. %1", "in place of a name").arg(plain(number));
}

bool isNumberAlone(const core::Participant& participant)
{
    return participant.name == numberName(participant.number);
}

core::Tournament namedInPublic(core::Tournament tournament, const core::PublicNames& wishes)
{
    const bool keepsClubs = areClubsTeams(tournament.settings);
    ShownNames names;
    for (auto& person : tournament.participants) {
        const auto wish = wishes.find(person.number);
        if (wish == wishes.end() || wish->second == PublicName::Full) {
            continue;
        }
        const auto shown = shownName(person, wish->second);
        names.emplace(core::nameKey(person.name, person.surname), shown);
        person.name = shown;
        person.surname.clear();
        if (!keepsClubs) {
            person.club.clear();
        }
    }
    for (auto& round : tournament.rounds) {
        for (auto& table : round.tables) {
            for (auto& game : table.games) {
                renameSubstitutes(game.outcome, names);
            }
        }
    }
    return tournament;
}

std::optional<QString> publicNameOf(const core::SeriesPerson& person,
                                    const core::PeopleWishes& wishes)
{
    const auto wish = wishes.find(person.player);
    if (wish == wishes.end()) {
        return std::nullopt;
    }
    return wish->second == PublicName::Number ? Texts::tr("not named", "in place of a name")
                                              : core::shortName(person.name);
}

WallSource::WallSource(const Source& source)
    : tournament_(source.publicNames.empty()
                      ? std::nullopt
                      : std::optional(namedInPublic(source.tournament, source.publicNames))),
      source_(source.with(tournament_ ? *tournament_ : source.tournament))
{}

} // namespace documents
