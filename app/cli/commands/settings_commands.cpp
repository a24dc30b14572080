#include "app/cli/call.h"
#include "commands.h"
#include "core/file/tournament_file.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class SettingsCommands
{
    Q_DECLARE_TR_FUNCTIONS(SettingsCommands)
};

/// Settings to which keys are given one after another; faults are gathered.
class SettingsBuilder
{
public:
    explicit SettingsBuilder(core::Settings settings) : settings_(std::move(settings)) {}

    /// `value` as written on a command line: JSON or the bare text.
    void give(const QString& key, const QString& value)
    {
        auto result = core::withSetting(settings_, key, value);
        if (result) {
            settings_ = std::move(*result);
        } else {
            const auto& refusals = result.refused().refusals;
            refused_.refusals.insert(refused_.refusals.end(), refusals.begin(), refusals.end());
        }
    }

    [[nodiscard]] core::Settings& settings() { return settings_; }
    [[nodiscard]] const core::Refused& refused() const { return refused_; }
    [[nodiscard]] bool ok() const { return refused_.refusals.empty(); }

private:
    core::Settings settings_;
    core::Refused refused_;
};

/// Gives the KEY=VALUE texts; false, and said so, if one has no "=".
bool givePairs(Call& call, SettingsBuilder& builder, const QStringList& pairs, const QString& place)
{
    bool wellFormed = true;
    for (const auto& pair : pairs) {
        const qsizetype equals = pair.indexOf(u'=');
        if (equals < 1) {
            call.console().error(
                place, SettingsCommands::tr("\"%1\" is not written KEY=VALUE.").arg(pair));
            wellFormed = false;
        } else {
            builder.give(pair.left(equals), pair.mid(equals + 1));
        }
    }
    return wellFormed;
}

ExitCode newTournament(Call& call)
{
    const Arguments& arguments = call.arguments();
    core::Settings settings;
    settings.name = arguments.text(u"name"_s);
    settings.venue = arguments.text(u"venue"_s);
    settings.organiser = arguments.text(u"organiser"_s);
    settings.open = arguments.has(u"open"_s);
    settings.licenceHeld = arguments.has(u"licence-held"_s);
    settings.date = call.environment().clock().toLocalTime().date();

    SettingsBuilder builder(settings);
    builder.give(u"ruleset"_s, arguments.text(u"ruleset"_s));
    const std::pair<QString, QString> keys[] = {{u"date"_s, u"date"_s},
                                                {u"games"_s, u"gamesPerRound"_s},
                                                {u"rounds"_s, u"plannedRounds"_s}};
    for (const auto& [option, key] : keys) {
        if (arguments.has(option)) {
            builder.give(key, arguments.text(option));
        }
    }
    if (!givePairs(call, builder, arguments.texts(u"option"_s), u"--option"_s)) {
        return ExitCode::Usage;
    }
    if (!builder.ok()) {
        return call.refuse(builder.refused());
    }
    const auto id = call.director().create(builder.settings());
    if (id) {
        call.console().print(QString::number(plain(*id)));
    }
    return call.finish(id);
}

ExitCode set(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    SettingsBuilder builder((*tournament)->settings);
    if (!givePairs(call, builder, call.arguments().operands(), u"KEY=VALUE"_s)) {
        return ExitCode::Usage;
    }
    if (!builder.ok()) {
        return call.refuse(builder.refused());
    }
    return call.finish(call.director().changeSettings(call.tournamentId(), builder.settings()));
}

Command newCommand()
{
    Command command;
    command.name = u"new"_s;
    command.summary = SettingsCommands::tr("Create a tournament and print its id");
    command.details = SettingsCommands::tr(
        "KEY of --option is any key of the tournament file's \"tournament\" or \"options\" "
        "object, such as ties or tieBreaks; VALUE is JSON or a bare text.");
    command.options = {
        textOption(u"name"_s, u"TEXT"_s, SettingsCommands::tr("what the tournament is called"))
            .needed()
            .at({u"/tournament/name"_s}),
        textOption(u"ruleset"_s, u"RULES"_s,
                   SettingsCommands::tr("rummy-pure, rummy-pure-plus or romme-500"))
            .needed()
            .at({u"/tournament/ruleset"_s}),
        textOption(u"date"_s, u"DATE"_s,
                   SettingsCommands::tr("the day, as in 2026-05-14 (default: today)"))
            .at({u"/tournament/date"_s}),
        textOption(u"venue"_s, u"TEXT"_s, SettingsCommands::tr("where it takes place"))
            .at({u"/tournament/venue"_s}),
        textOption(u"organiser"_s, u"TEXT"_s, SettingsCommands::tr("who holds it"))
            .at({u"/tournament/organiser"_s}),
        flag(u"open"_s, SettingsCommands::tr("open to everybody: owes the licence fee")),
        flag(u"licence-held"_s, SettingsCommands::tr("the organiser holds a licence")),
        numberOption(u"games"_s, u"N"_s, SettingsCommands::tr("games in a round (default: 4)"))
            .at({u"/tournament/gamesPerRound"_s}),
        numberOption(u"rounds"_s, u"N"_s, SettingsCommands::tr("rounds that are planned"))
            .at({u"/tournament/plannedRounds"_s}),
        textOption(u"option"_s, u"KEY=VALUE"_s,
                   SettingsCommands::tr("a rule option; may be given several times"))
            .repeated(),
    };
    command.examples = {
        u"new --name \"Club evening\" --ruleset rummy-pure-plus --games 4"_s,
        u"new --name Open --ruleset rummy-pure --open --option ties=high"_s,
        u"new --name Ring --ruleset romme-500 --option event=ring --option match.target=300"_s,
    };
    command.createsDatabase = true;
    command.run = newTournament;
    return command;
}

Command setCommand()
{
    Command command;
    command.name = u"set"_s;
    command.summary = SettingsCommands::tr("Change settings and rule options of a tournament");
    command.details = SettingsCommands::tr(
        "All of them change together or none does. Scores are computed anew. KEY is any key of the "
        "tournament file's \"tournament\" or \"options\" object; VALUE is JSON or a bare text.");
    command.options = {tournamentOption()};
    command.operands = {
        {u"KEY=VALUE"_s, SettingsCommands::tr("what to change, and to what"), false, true}};
    command.examples = {
        u"set --tournament 3 venue=\"Gasthaus Post\" gamesPerRound=3"_s,
        u"set --tournament 3 scale=german 'tieBreaks=[\"wins\",\"claims\"]'"_s,
    };
    command.run = set;
    return command;
}

} // namespace

std::vector<Command> settingsCommands()
{
    return {newCommand(), setCommand()};
}

} // namespace cli
