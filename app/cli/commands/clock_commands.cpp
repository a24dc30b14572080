#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/file/plain_text.h"
#include "core/model/schedule.h"
#include "core/texts/clock_texts.h"

#include <QTimeZone>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "running"; the words of the JSON form.
const char* wordOf(core::ClockState state)
{
    switch (state) {
    case core::ClockState::Stopped:
        break;
    case core::ClockState::Running:
        return "running";
    case core::ClockState::Paused:
        return "paused";
    case core::ClockState::Overtime:
        return "overtime";
    }
    return "stopped";
}

const char* wordOf(core::Progress progress)
{
    switch (progress) {
    case core::Progress::Past:
        return "past";
    case core::Progress::Now:
        return "now";
    case core::Progress::Coming:
        break;
    }
    return "coming";
}

Json momentJson(const std::optional<QDateTime>& moment)
{
    return moment ? Json(utf8(moment->toUTC().toString(Qt::ISODate))) : Json(nullptr);
}

Json scheduledJson(const core::ScheduledTime& line)
{
    Json object = Json::object();
    if (const auto* const pause = std::get_if<core::ScheduledBreak>(&line.entry.what)) {
        object["break"] = pause->minutes;
        object["name"] = utf8(pause->name);
    } else {
        object["round"] = plain(std::get<core::RoundNumber>(line.entry.what));
    }
    object["state"] = wordOf(line.progress);
    object["start"] = momentJson(line.start);
    object["end"] = momentJson(line.end);
    return object;
}

QString timeText(const std::optional<QDateTime>& moment)
{
    return moment ? texts::timeOfDayText(*moment) : u"–"_s;
}

QString whatText(const core::ScheduleEntry& entry)
{
    if (const auto* const pause = std::get_if<core::ScheduledBreak>(&entry.what)) {
        return pause->name.isEmpty() ? Console::tr("Break") : pause->name;
    }
    return Console::tr("Round %1").arg(plain(std::get<core::RoundNumber>(entry.what)));
}

documents::Columns<core::ScheduledTime> scheduleColumns()
{
    using core::ScheduledTime;
    using documents::column;
    using typeset::ColumnKind;
    documents::Columns<ScheduledTime> columns;
    columns.add(column(u"from"_s, Console::tr("From"), ColumnKind::Number),
                [](const ScheduledTime& line) { return timeText(line.start); });
    columns.add(column(u"until"_s, Console::tr("Until"), ColumnKind::Number),
                [](const ScheduledTime& line) { return timeText(line.end); });
    columns.add(column(u"what"_s, Console::tr("Schedule"), ColumnKind::Text),
                [](const ScheduledTime& line) { return whatText(line.entry); });
    return columns;
}

QString readingText(const core::Round& round, const core::ClockReading& reading)
{
    const QString time = texts::clockText(reading.secondsLeft);
    const QString end = timeText(reading.end);
    switch (reading.state) {
    case core::ClockState::Stopped:
        break;
    case core::ClockState::Running:
        return Console::tr("Round %1: %2 left, ends at %3.")
            .arg(plain(round.number))
            .arg(time, end);
    case core::ClockState::Paused:
        return Console::tr("Round %1: %2 left, paused.").arg(plain(round.number)).arg(time);
    case core::ClockState::Overtime:
        return Console::tr("Round %1: over since %2 (%3).").arg(plain(round.number)).arg(end, time);
    }
    return Console::tr("Round %1: the clock was not started.").arg(plain(round.number));
}

/// The clock of `--round`, else of the round that the hall sees.
const core::Round* roundShown(const Call& call, const core::Tournament& tournament)
{
    return call.arguments().has("round") ? findRound(tournament, call.round())
                                         : clockedRound(tournament);
}

ExitCode show(Call& call, const core::Tournament& tournament)
{
    const core::Round* const round = roundShown(call, tournament);
    if (round == nullptr && call.arguments().has("round")) {
        return call.refuse(core::RoundFault::Unknown, core::Pointer() / "round"_L1,
                           {QString::number(plain(call.round()))});
    }
    const auto now = call.environment().clock();
    const auto reading = readClock(tournament.settings, round, now);
    const auto lines = expectedTimes(tournament, QTimeZone::systemTimeZone(), now,
                                     call.service().roundEnds(call.tournamentId()));
    if (call.wantsJson()) {
        return call.deliver(
            jsonText({{"round", round != nullptr ? Json(plain(round->number)) : Json(nullptr)},
                      {"state", wordOf(reading.state)},
                      {"secondsLeft", reading.secondsLeft},
                      {"secondsInAll", reading.secondsInAll},
                      {"end", momentJson(reading.end)},
                      {"schedule", listJson(lines, scheduledJson)}}));
    }
    auto schedule = scheduleColumns().list(lines);
    schedule.title =
        round != nullptr ? readingText(*round, reading) : Console::tr("No round is being played.");
    return call.deliver(typeset::tableText(schedule));
}

using FindRound = const core::Round* (*)(const core::Tournament&);

/// `--round`, else the round found; reported if there is none.
std::optional<core::RoundNumber> roundMeant(Call& call, FindRound find)
{
    if (call.arguments().has("round")) {
        return call.round();
    }
    const auto tournament = call.service().tournament(call.tournamentId());
    if (!tournament) {
        call.refuse(tournament.refused());
        return std::nullopt;
    }
    const core::Round* const round = find(**tournament);
    if (round == nullptr) {
        call.refuse(core::ClockFault::NoRound);
        return std::nullopt;
    }
    return round->number;
}

ExitCode add(Call& call)
{
    constexpr core::NumberRange anyNumber;
    const QString& given = call.arguments().operands().constFirst();
    const auto minutes = core::parseWholeNumber(given, anyNumber);
    if (!minutes) {
        return call.misused(u"MINUTES"_s, Console::tr("\"%1\" is no whole number.").arg(given));
    }
    const auto round = roundMeant(call, core::clockedRound);
    return round ? call.finish(
                       call.run(core::addToClock, *round, static_cast<std::int32_t>(*minutes)))
                 : ExitCode::Refused;
}

template <typename UseCase>
std::function<ExitCode(Call&)> setting(UseCase useCase, FindRound find)
{
    return [useCase, find](Call& call) {
        const auto round = roundMeant(call, find);
        return round ? call.finish(call.run(useCase, *round)) : ExitCode::Refused;
    };
}

} // namespace

std::vector<Command> clockCommands()
{
    // Two words first: the first command that fits is taken.
    return {
        {
            .name = u"clock start"_s,
            .summary = Console::tr("Start the clock of a round, or let it go on after a pause"),
            .details = Console::tr("Without --round that of the last round published. The minutes "
                                   "of a round are the setting roundMinutes."),
            .options = {tournamentOption(), roundOption()},
            .examples = {u"clock start --tournament 3"_s},
            .run = setting(core::startClock, core::lastPublished),
        },
        {
            .name = u"clock pause"_s,
            .summary = Console::tr("Stop the clock of a round until it is started again"),
            .options = {tournamentOption(), roundOption()},
            .examples = {u"clock pause --tournament 3"_s},
            .run = setting(core::pauseClock, core::clockedRound),
        },
        {
            .name = u"clock add"_s,
            .summary = Console::tr("Add minutes to the clock of a round"),
            .details = Console::tr("A negative number takes minutes away."),
            .options = {tournamentOption(), roundOption()},
            .operands = {{u"MINUTES"_s, Console::tr("a whole number")}},
            .examples = {u"clock add 5 --tournament 3"_s, u"clock add -1 --tournament 3"_s},
            .run = add,
        },
        {
            .name = u"clock reset"_s,
            .summary = Console::tr("Set the clock of a round back as if it had not been started"),
            .options = {tournamentOption(), roundOption()},
            .examples = {u"clock reset --tournament 3"_s},
            .run = setting(core::resetClock, core::clockedRound),
        },
        {
            .name = u"clock"_s,
            .summary = Console::tr("Show the clock of a round and the schedule of the evening"),
            .details = Console::tr("Without --round the clock that the hall sees."),
            .options = {tournamentOption(), roundOption(), formatOption({u"text"_s, u"json"_s}),
                        outputOption()},
            .examples = {u"clock --tournament 3"_s},
            .run = onTournament(show),
        },
    };
}

} // namespace cli
