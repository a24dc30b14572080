#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/file/tournament_file.h"
#include "core/use_cases/managing.h"
#include "reports/documents/picture_file.h"

#include <algorithm>
#include <utility>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Keys of settings and their values as written on a command line: JSON or the bare text.
using Pairs = std::vector<std::pair<QString, QString>>;

/// Adds the KEY=VALUE texts; false, and reported, if one has no "=".
bool addPairs(Call& call, Pairs& pairs, const QStringList& texts, QAnyStringView place)
{
    bool wellFormed = true;
    for (const auto& text : texts) {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 1) {
            call.misused(place, Console::tr("\"%1\" is not written KEY=VALUE.").arg(text));
            wellFormed = false;
        } else {
            pairs.emplace_back(text.left(equals), text.mid(equals + 1));
        }
    }
    return wellFormed;
}

/// All faults are gathered.
core::Result<core::Settings> withPairs(core::Settings settings, const Pairs& pairs)
{
    core::Refusals refusals;
    for (const auto& [key, value] : pairs) {
        if (auto changed = core::withSetting(settings, key, value)) {
            settings = std::move(*changed);
        } else {
            const auto& faults = changed.refused().refusals;
            refusals.insert(refusals.end(), faults.begin(), faults.end());
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    return settings;
}

/// Whether one of the keys is about tables of three.
bool namesThrees(const Pairs& pairs)
{
    return std::any_of(pairs.begin(), pairs.end(), [](const auto& pair) {
        return pair.first == u"threes" || pair.first == u"evenThreesFirst";
    });
}

/// With the pictures that are named by paths kept for the club.
core::Result<core::Settings> withPictures(Call& call, const core::Settings& wanted,
                                          const core::Settings& seen)
{
    return documents::withKeptPictures(wanted, seen, [&call](const QByteArray& bytes) {
        return call.service().keepPicture(bytes);
    });
}

ExitCode newTournament(Call& call)
{
    const Arguments& arguments = call.arguments();
    core::Settings settings;
    settings.name = arguments.text("name");
    settings.venue = arguments.text("venue");
    settings.organiser = arguments.text("organiser");
    settings.open = arguments.has("open");
    settings.licenceHeld = arguments.has("licence-held");
    settings.date = call.environment().clock().toLocalTime().date();

    Pairs pairs = {{u"ruleset"_s, arguments.text("ruleset")}};
    for (const auto& [option, key] :
         {std::pair("date", u"date"_s), std::pair("games", u"gamesPerRound"_s),
          std::pair("rounds", u"plannedRounds"_s)}) {
        if (arguments.has(option)) {
            pairs.emplace_back(key, arguments.text(option));
        }
    }
    if (!addPairs(call, pairs, arguments.texts("option"), "--option")) {
        return ExitCode::Usage;
    }
    auto wanted = withPairs(settings, pairs);
    if (wanted) {
        wanted = withPictures(call, *wanted, {});
    }
    if (!wanted) {
        return call.refuse(wanted.refused());
    }
    if (!namesThrees(pairs)) {
        wanted->threes = core::usualThrees(wanted->rules);
    }
    return call.finish(call.service().create(*wanted), idText);
}

ExitCode set(Call& call, const core::Tournament& tournament)
{
    Pairs pairs;
    if (!addPairs(call, pairs, call.arguments().operands(), "KEY=VALUE")) {
        return ExitCode::Usage;
    }
    const core::Settings seen = tournament.settings;
    auto wanted = withPairs(seen, pairs);
    if (wanted) {
        wanted = withPictures(call, *wanted, seen);
    }
    if (!wanted) {
        return call.refuse(wanted.refused());
    }
    if (!namesThrees(pairs)) {
        *wanted = core::withThreesOfScale(tournament, std::move(*wanted));
    }
    return call.finish(call.run(core::editSettings, {seen, *wanted}));
}

} // namespace

std::vector<Command> settingsCommands()
{
    return {
        {
            .name = u"new"_s,
            .summary = Console::tr("Create a tournament and print its id"),
            .details = Console::tr(
                "KEY of --option is any key of the tournament file's \"tournament\" or \"options\" "
                "object, such as ties or tieBreaks; VALUE is JSON or a bare text. In Rommé 500, "
                "event is points, ring, single, or multi, a knock-out."),
            .options =
                {
                    textOption("name", "TEXT", Console::tr("what the tournament is called"))
                        .needed()
                        .at({"/tournament/name"}),
                    textOption("ruleset", "RULES",
                               Console::tr("rummy-pure, rummy-pure-plus or romme-500"))
                        .needed()
                        .at({"/tournament/ruleset"}),
                    textOption("date", "DATE",
                               Console::tr("the day, as in 2026-05-14 (default: today)"))
                        .at({"/tournament/date"}),
                    textOption("venue", "TEXT", Console::tr("where it takes place"))
                        .at({"/tournament/venue"}),
                    textOption("organiser", "TEXT", Console::tr("who holds it"))
                        .at({"/tournament/organiser"}),
                    flag("open", Console::tr("open to everybody: owes the licence fee")),
                    flag("licence-held", Console::tr("the organiser holds a licence")),
                    numberOption("games", "N", Console::tr("games in a round (default: 4)"))
                        .at({"/tournament/gamesPerRound"}),
                    numberOption("rounds", "N", Console::tr("rounds that are planned"))
                        .at({"/tournament/plannedRounds"}),
                    textOption("option", "KEY=VALUE",
                               Console::tr("a rule option; may be given several times"))
                        .repeated(),
                },
            .examples =
                {
                    u"new --name \"Club evening\" --ruleset rummy-pure-plus --games 4"_s,
                    u"new --name Open --ruleset rummy-pure --open --option ties=high"_s,
                    u"new --name Ring --ruleset romme-500 --option event=ring --option match.target=300"_s,
                    u"new --name Cup --ruleset romme-500 --option event=multi"_s,
                },
            .createsDatabase = true,
            .run = newTournament,
        },
        {
            .name = u"set"_s,
            .summary = Console::tr("Change settings and rule options of a tournament"),
            .details = Console::tr("All of them change together or none does. Scores are computed "
                                   "anew. KEY is any key of the tournament file's \"tournament\" "
                                   "or \"options\" object; VALUE is JSON or a bare text. A picture "
                                   "of certificates is given as a file, which the club keeps."),
            .options = {tournamentOption()},
            .operands = {{u"KEY=VALUE"_s, Console::tr("what to change, and to what"), false, true}},
            .examples =
                {
                    u"set --tournament 3 venue=\"Gasthaus Post\" gamesPerRound=3"_s,
                    u"set --tournament 3 scale=german 'tieBreaks=[\"wins\",\"claims\"]'"_s,
                },
            .run = onTournament(set),
        },
    };
}

} // namespace cli
