#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/erased_people.h"
#include "app/cli/listed_people.h"
#include "core/faults/faults.h"
#include "core/file/tournament_file.h"
#include "core/model/enum_keys.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/store/evening_copies.h"
#include "core/store/user_files.h"
#include "core/texts/refusal_texts.h"

#include <QSettings>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

ExitCode import(Call& call)
{
    if (call.arguments().has("club")) {
        return importClub(call);
    }
    const auto bytes =
        call.read(call.arguments().operands().constFirst(), core::largestTournamentFile);
    if (!bytes) {
        return ExitCode::Environment;
    }
    const auto tournament = core::readTournament(*bytes);
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const auto copy = core::storedCopy(call.service().read(), *tournament);
    const auto id = call.service().import(*tournament);
    if (id) {
        call.warn(core::doubtsOf(*tournament));
    }
    if (id && copy) {
        call.warn(core::Pointer(),
                  Console::tr("This evening is in the club already: %1 %2. Now it is there twice; "
                              "delete the one that is not needed. Its start fees count once in the "
                              "club's cash book.")
                      .arg(idText(copy->id), copy->name));
    }
    return call.finish(id, idText);
}

/// Where it is one of several choices.
Option withoutNeed(Option option)
{
    option.required = false;
    return option;
}

ExitCode exportTournament(Call& call)
{
    const auto tournament = call.service().exported(call.tournamentId());
    return tournament ? call.deliver(core::writeTournament(*tournament))
                      : call.refuse(tournament.refused());
}

ExitCode list(Call& call)
{
    for (const auto& summary : call.service().read().tournaments()) {
        const QString date = summary.date ? summary.date->toString(Qt::ISODate) : QString();
        call.console().print(QStringList{QString::number(plain(summary.id)), date,
                                         core::keyOf(summary.ruleSet), summary.name}
                                 .join(u'\t'));
    }
    return ExitCode::Done;
}

ExitCode importPlayers(Call& call)
{
    auto listed = readPeople(call, core::ListUse::Directory);
    if (!listed.value) {
        return listed.failure;
    }
    std::vector<core::Enrolment> people;
    for (const auto& one : *listed.value) {
        people.push_back(one.person);
    }
    leaveOutRepeated(call, *listed.value, core::repeatedIn(people),
                     Console::tr("Two people? Enter the second one by hand."));
    std::vector<core::Player> players;
    for (const auto& [line, person, faults, status, paidWay, publicName] : *listed.value) {
        players.push_back({person.name, person.club, person.tags, {}, publicName});
    }
    return call.finish(
        call.club().run(core::addPlayers, players), [](const core::ClubChange& change) {
            return Console::tr("%n player(s) added", nullptr, core::playersAddedBy(change));
        });
}

ExitCode listPlayers(Call& call)
{
    std::vector<QStringList> rows = {{u"name"_s, u"club"_s, u"tags"_s, u"public"_s}};
    for (const auto& player : call.club().read().players()) {
        rows.push_back({player.name, player.club, core::joinedList(player.tags),
                        core::keyOf(player.publicName)});
    }
    call.console().write(core::writeCsv(rows));
    return ExitCode::Done;
}

/// "3:7" for number 7 in tournament 3.
QString enrolledText(const core::EnrolledPerson& person)
{
    return u"%1:%2"_s.arg(plain(person.key.tournament)).arg(plain(person.number));
}

ExitCode doubtfulPlayers(Call& call)
{
    std::vector<QStringList> rows = {{u"name"_s, u"club"_s, u"enrolled"_s, u"candidates"_s}};
    for (const auto& [enrolled, candidates] : call.club().doubtfulPeople()) {
        QStringList where;
        for (const auto& person : enrolled) {
            where << enrolledText(person);
        }
        QStringList names;
        for (const auto& player : candidates) {
            names << core::nameWithClub(player.name, player.club);
        }
        rows.push_back({enrolled.front().name, enrolled.front().club, core::joinedList(where),
                        core::joinedList(names)});
    }
    call.console().write(core::writeCsv(rows));
    return ExitCode::Done;
}

ExitCode spellings(Call& call)
{
    const bool isOfEvening = call.arguments().has("tournament");
    if (call.arguments().has("unify")) {
        return isOfEvening ? call.finish(call.run(core::unifySpellings))
                           : call.finish(call.club().run(core::unifyDirectory));
    }
    std::vector<core::Spellings> found;
    if (isOfEvening) {
        const auto stored = call.service().tournament(call.tournamentId());
        if (!stored) {
            return call.refuse(stored.refused());
        }
        found = core::differentSpellings(**stored);
    } else {
        found = core::differentSpellings(call.club().read().players());
    }
    std::vector<QStringList> rows = {{u"kept"_s, u"others"_s}};
    for (const auto& one : found) {
        rows.push_back({one.kept, core::joinedList(one.others)});
    }
    call.console().write(core::writeCsv(rows));
    return ExitCode::Done;
}

/// The entry of the directory with that name and club, as typed or else in any spelling; a refusal
/// if there is not exactly one.
core::Result<core::Player> playerNamed(Call& call, const QString& name, const QString& club,
                                       const core::Pointer& place)
{
    const auto directory = call.club().read().players();
    std::vector<core::Player> found;
    const auto keep = [&](const auto& fits) {
        if (found.empty()) {
            std::copy_if(directory.begin(), directory.end(), std::back_inserter(found), fits);
        }
    };
    keep([&](const core::Player& player) { return player.name == name && player.club == club; });
    keep([spelling = core::spellingOf(name, club)](const core::Player& player) {
        return core::spellingOf(player.name, player.club) == spelling;
    });
    if (found.empty()) {
        return core::Refusal{core::ClubFault::PlayerUnknown, place, {name, club}};
    }
    if (found.size() > 1) {
        return core::Refusal{core::ClubFault::PlayerAmbiguous, place, {name, club}};
    }
    return found.front();
}

/// All who are doubtful together with that participant, or the participant alone.
std::vector<core::EnrolledPerson> doubtfulWith(Call& call)
{
    const auto isMeant = [&call](const core::EnrolledPerson& person) {
        return person.key.tournament == call.tournamentId() && person.number == call.participant();
    };
    for (const auto& person : call.club().doubtfulPeople()) {
        if (std::any_of(person.enrolled.begin(), person.enrolled.end(), isMeant)) {
            return person.enrolled;
        }
    }
    for (const auto& person : call.club().read().enrolledPeople()) {
        if (isMeant(person)) {
            return {person};
        }
    }
    return {};
}

ExitCode recognisePlayer(Call& call)
{
    const auto enrolled = doubtfulWith(call);
    if (enrolled.empty()) {
        return call.refuse(core::ParticipantFault::Unknown, core::Pointer() / "participant",
                           {QString::number(plain(call.participant()))});
    }
    if (call.arguments().has("new")) {
        return call.finish(call.club().run(core::recogniseAsNew, enrolled));
    }
    const auto player = playerNamed(call, call.arguments().text("name"),
                                    call.arguments().text("club"), core::Pointer() / "name");
    return player ? call.finish(call.club().run(core::recognise, enrolled, player->id))
                  : call.refuse(player.refused());
}

ExitCode mergePlayers(Call& call)
{
    const auto& arguments = call.arguments();
    const auto keep =
        playerNamed(call, arguments.text("name"), arguments.text("club"), core::Pointer() / "keep");
    const auto twin = playerNamed(call, arguments.text("double"), arguments.text("double-club"),
                                  core::Pointer() / "doubles");
    if (!keep || !twin) {
        return call.refuse(!keep ? keep.refused() : twin.refused());
    }
    return call.finish(call.club().run(core::mergePlayers, *keep, {*twin}));
}

/// Whoever has that name, however it is written, and that club if one is given.
core::Result<core::Player> personNamed(Call& call, const QString& name)
{
    const auto place = core::Pointer();
    auto people = call.club().erasablePeople();
    std::erase_if(people, [&](const core::Player& person) {
        return core::nameKey(person.name) != core::nameKey(name) ||
               (call.arguments().has("club") &&
                !core::isSame(person.club, call.arguments().text("club")));
    });
    if (people.empty()) {
        return core::Refusal{core::ClubFault::NobodyNamed, place, {name}};
    }
    if (people.size() > 1) {
        QStringList names;
        for (const auto& person : people) {
            names << core::nameWithClub(person.name, person.club);
        }
        return core::Refusal{core::ClubFault::SeveralNamed, place, {name, names.join(u"; "_s)}};
    }
    return people.front();
}

ExitCode erasePlayer(Call& call)
{
    const auto refuse = [&call](const core::Refused& refused) {
        for (const auto& refusal : refused.refusals) {
            call.console().error("NAME", texts::text(refusal));
        }
        return ExitCode::Refused;
    };
    const auto person = personNamed(call, call.arguments().operands().constFirst());
    if (!person) {
        return refuse(person.refused());
    }
    const auto erased = call.club().erasePerson(*person);
    if (!erased) {
        return refuse(erased.refused());
    }
    call.console().print(Console::tr("%n evening(s)", nullptr, erased->counts.evenings) + u", "_s +
                         Console::tr("%n journal entry(ies)", nullptr, erased->counts.entries));
    if (erased->notWiped) {
        call.console().warning(call.place().text(), texts::textOfTraces(*erased->notWiped));
    }
    for (const auto& doubt : erased->doubts) {
        call.console().warning(
            doubt.evening.isEmpty() ? Console::tr("cash and club journal") : doubt.evening,
            Console::tr("“%1” may mean this person and was left as it is.").arg(doubt.text));
    }
    for (const auto& backup : call.environment().databases.backupsHolding(
             call.place(), call.backupFolders(), erased->spellings)) {
        call.console().warning(
            backup.path, Console::tr("This backup still holds the name. It is yours to delete."));
    }
    return ExitCode::Done;
}

} // namespace

std::vector<Command> clubCommands()
{
    return {
        {
            .name = u"import"_s,
            .summary = Console::tr("Read a tournament file and print the new tournament's id"),
            .details = Console::tr(
                "Every fault is listed with its place in the file, and then nothing is stored. "
                "What is merely suspicious is listed as warnings and imported.\n"
                "A club file takes the place of a club without tournaments, with everything that "
                "export --club has written."),
            .options = {flag("club", Console::tr("FILE is a club file")), eraseAgainOption()},
            .operands = {inputFile("FILE",
                                   Console::tr("the tournament file; - reads the standard input"))},
            .examples = {u"import evening.json"_s, u"import --club club.rummyclub"_s},
            .createsDatabase = true,
            .run = import,
        },
        {
            .name = u"export"_s,
            .summary = Console::tr("Write a tournament, or the whole club, as a file"),
            .details = Console::tr(
                "A club file has everything: the directory, all tournaments with their journals, "
                "and the pictures that their settings name. The same club gives the same bytes."),
            .options = {withoutNeed(tournamentOption()),
                        flag("club", Console::tr("the whole club, as a club file")),
                        outputOption()},
            .oneOf = {{u"tournament"_s, u"club"_s}},
            .examples = {u"export --tournament 3 -o evening.json"_s,
                         u"export --club -o club.rummyclub"_s},
            .run =
                [](Call& call) {
                    return call.arguments().has("club") ? exportClub(call) : exportTournament(call);
                },
        },
        mergeCommand(),
        unmergeCommand(),
        {
            .name = u"list"_s,
            .summary = Console::tr("List the tournaments"),
            .details = Console::tr("One a line, separated by tabs: id, date, rule set, name."),
            .examples = {u"list"_s},
            .createsDatabase = true,
            .run = list,
        },
        {
            .name = u"delete"_s,
            .summary = Console::tr("Delete a tournament with all its results and its journal"),
            .details = Console::tr("This cannot be undone; export the tournament before."),
            .options = {tournamentOption()},
            .examples = {u"delete --tournament 3"_s},
            .run =
                [](Call& call) {
                    const auto stakes = call.club().atStake(call.tournamentId());
                    const auto removed = call.service().remove(call.tournamentId());
                    if (removed) {
                        call.warn(stakes);
                    }
                    return call.finish(removed);
                },
        },
        {
            .name = u"players import"_s,
            .summary = Console::tr("Add people to the player directory"),
            .details =
                Console::tr("Who is there with the same name and club is not added again. "
                            "The columns are found by their names: name is needed; club, "
                            "tags (separated by \"|\") and public may follow. A club's own "
                            "titles serve, too, as for enrol. Who comes twice in the list is "
                            "added once."),
            .options = withListOptions(core::ListUse::Directory, {}),
            .operands = {inputFile("FILE",
                                   Console::tr("the list, as CSV or a workbook (.xlsx, .ods); - "
                                               "reads the standard input"))},
            .examples = {u"players import members.csv"_s},
            .createsDatabase = true,
            .run = importPlayers,
        },
        {
            .name = u"players list"_s,
            .summary = Console::tr("Print the player directory as CSV"),
            .examples = {u"players list"_s},
            .createsDatabase = true,
            .run = listPlayers,
        },
        {
            .name = u"spellings"_s,
            .summary = Console::tr("List clubs and groups typed in several spellings, or make one "
                                   "of each"),
            .details = Console::tr("Of the participants of a tournament, or of the player "
                                   "directory. They count as the same either way; the spelling "
                                   "typed most often is kept."),
            .options = {withoutNeed(tournamentOption()),
                        flag("unify", Console::tr("make one spelling of each"))},
            .examples = {u"spellings"_s, u"spellings --tournament 3 --unify"_s},
            .run = spellings,
        },
        {
            .name = u"players doubtful"_s,
            .summary = Console::tr("List participants whose player is in doubt, as CSV"),
            .details = Console::tr(
                "The directory has their name with another club, or several times. One a line: "
                "name, club, where they are enrolled (tournament:participant, separated by "
                "\"|\"), and who they may be."),
            .examples = {u"players doubtful"_s},
            .run = doubtfulPlayers,
        },
        {
            .name = u"players recognise"_s,
            .summary = Console::tr("Say which entry of the player directory a participant is"),
            .details = Console::tr("This also holds wherever the same name and club are doubtful; "
                                   "tournaments stay as they are."),
            .options = {tournamentOption(), participantOption(),
                        textOption("name", "TEXT", Console::tr("the name of the entry"))
                            .at({"/name", "/player"}),
                        textOption("club", "TEXT", Console::tr("its club")),
                        flag("new", Console::tr("somebody else: add an entry"))},
            .oneOf = {{u"name"_s, u"new"_s}},
            .examples =
                {u"players recognise --tournament 3 --participant 7 --name \"Lang, Uwe\" --club Hof"_s},
            .run = recognisePlayer,
        },
        {
            .name = u"players merge"_s,
            .summary = Console::tr("Merge two entries of the player directory"),
            .details =
                Console::tr("The double goes, its groups are kept. In all tournaments the two "
                            "are one person then; the names there stay."),
            .options = {textOption("name", "TEXT", Console::tr("the entry to keep"))
                            .needed()
                            .at({"/keep"}),
                        textOption("club", "TEXT", Console::tr("its club")),
                        textOption("double", "TEXT", Console::tr("the entry that goes"))
                            .needed()
                            .at({"/doubles"}),
                        textOption("double-club", "TEXT", Console::tr("its club"))},
            .examples = {u"players merge --name \"Lang, Uwe\" --club Hof --double \"Lang, U.\""_s},
            .run = mergePlayers,
        },
        {
            .name = u"players erase"_s,
            .summary = Console::tr("Take a person's name out of the club for good"),
            .details = Console::tr(
                "The entry of the directory goes. In all tournaments and journals the name is "
                "replaced by \"N. N.\"; results, points and money stay. This cannot be undone, and "
                "merging an older copy of the club does not bring the name back. Participants who "
                "are not in the directory are found as well.\n"
                "Prints what was rewritten, and warns of backups that still hold the name: they "
                "are "
                "yours to delete. Club files, exported tournaments and paper keep it as well."),
            .options = {textOption("club", "TEXT",
                                   Console::tr("the person's club, where several have the name"))},
            .operands = {{.value = u"NAME"_s, .help = Console::tr("the name, written either way")}},
            .examples = {u"players erase \"Lang, Uwe\" --club Hof"_s},
            .run = erasePlayer,
        },
    };
}

} // namespace cli
