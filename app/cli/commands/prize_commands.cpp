#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/evening/missing.h"
#include "core/file/csv.h"
#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"
#include "core/money/prizes.h"
#include "core/people/people_names.h"
#include "core/texts/prize_texts.h"
#include "reports/typeset/terminal.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

core::Prizes prizesNow(const core::Tournament& tournament)
{
    return prizesOf(tournament, core::Standings(tournament));
}

/// What Settings::prizes has, or nothing of the prizes by rank.
const core::Prize* prizeAt(const core::Settings& settings, std::optional<std::size_t> prize)
{
    return prize ? &settings.prizes[*prize] : nullptr;
}

QString kindKey(const core::Prize* prize)
{
    return core::keyOf(prize != nullptr ? prize->what : core::PrizeFor::Rank);
}

Json kindJson(const core::Settings& settings, std::optional<std::size_t> prize, std::size_t place)
{
    const auto* const one = prizeAt(settings, prize);
    return {{"prize", one != nullptr ? Json(utf8(one->name)) : Json()},
            {"for", utf8(kindKey(one))},
            {"place", place + 1}};
}

QString unwonKey(core::UnwonBecause why)
{
    using enum core::UnwonBecause;
    static constexpr core::EnumTable<core::UnwonBecause, const char*> keys = {
        {NobodyInGroup, "nobody-in-group"}, {NoTeam, "no-team"},     {NotPlayed, "not-played"},
        {NobodyHasAny, "nobody-has-any"},   {NoResult, "no-result"}, {TooFew, "too-few"},
        {NobodyLeft, "nobody-left"},        {NotGiven, "not-given"},
    };
    return QString::fromLatin1(keys[why]);
}

Json passedOnJson(const core::PassedOn& passed)
{
    return {{"number", plain(passed.number)}, {"because", passed.award ? "has-prize" : "gone"}};
}

Json goodsJson(const QStringList& goods)
{
    return listJson(goods, [](const QString& one) { return utf8(one); });
}

Json roundingJson(const core::Settings& settings, const std::optional<core::RoundingRest>& rest)
{
    if (!rest) {
        return Json();
    }
    auto json = kindJson(settings, rest->prize, rest->place);
    json["cents"] = rest->cents;
    return json;
}

QByteArray prizesJson(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    const auto prizes = prizesNow(tournament);
    const auto awardJson = [&settings](const core::Award& award) {
        Json json = kindJson(settings, award.prize, award.place);
        json["team"] = award.team.isEmpty() ? Json() : Json(utf8(award.team));
        json["winners"] = numbersJson(award.winners);
        json["sumCents"] = award.sumCents;
        json["sharers"] = award.sharers;
        json["cents"] = award.cents();
        json["goods"] = goodsJson(award.goods);
        if (award.turn) {
            json["turn"] = *award.turn;
        }
        json["passedOn"] = listJson(award.passedOn, passedOnJson);
        return json;
    };
    const auto unwonJson = [&settings](const core::Unwon& unwon) {
        Json json = kindJson(settings, unwon.prize, unwon.place);
        json["sumCents"] = unwon.sumCents;
        json["goods"] = goodsJson(unwon.goods);
        if (unwon.choices > 0) {
            json["choices"] = unwon.choices;
        }
        json["because"] = utf8(unwonKey(unwon.why));
        return json;
    };
    return jsonText({{"decided", arePrizesDecided(tournament)},
                     {"potCents", prizes.potCents},
                     {"rounding", roundingJson(settings, prizes.rounding)},
                     {"prizes", listJson(prizes.awards, awardJson)},
                     {"unwon", listJson(prizes.unwon, unwonJson)},
                     {"smallTeams", goodsJson(prizes.smallTeams)}});
}

/// Files leave the number and the name of a team empty.
documents::Columns<core::Award> awardColumns(const core::Tournament& tournament)
{
    using core::Award;
    using documents::column;
    using typeset::Cell;
    using typeset::ColumnKind;
    using typeset::ColumnUse;
    const auto& settings = tournament.settings;
    const auto prizeOf = [&settings](const Award& award) { return prizeAt(settings, award.prize); };
    documents::Columns<Award> columns;
    columns.add(documents::csvColumn(u"prize"_s), [prizeOf](const Award& award) {
        return prizeOf(award) != nullptr ? prizeOf(award)->name : QString();
    });
    columns.add(documents::csvColumn(u"for"_s),
                [prizeOf](const Award& award) { return kindKey(prizeOf(award)); });
    columns.add(documents::csvColumn(u"place"_s),
                [](const Award& award) { return static_cast<std::int64_t>(award.place) + 1; });
    columns.add(column(u"title"_s, Console::tr("Prize"), ColumnKind::Text, ColumnUse::Page),
                [&settings](const Award& award) { return texts::awardTitle(settings, award); });
    columns.add(documents::numberColumn(), [](const Award& award) {
        return award.team.isEmpty() ? std::optional(award.winners.front()) : std::nullopt;
    });
    columns.add(documents::csvColumn(u"team"_s), &Award::team);
    columns.add(documents::nameColumn(), [&tournament](const Award& award) {
        return Cell{texts::winnersText(tournament, award),
                    award.team.isEmpty() ? findParticipant(tournament, award.winners.front())->name
                                         : u" "_s};
    });
    columns.add(
        column(u"by"_s, Console::tr("By", "what decided a prize"), ColumnKind::Text,
               ColumnUse::Page),
        [&tournament](const Award& award) { return texts::decidedText(tournament, award); });
    columns.add(
        column(u"worth"_s, Console::tr("Worth", "a prize"), ColumnKind::Text, ColumnUse::Page),
        [](const Award& award) { return texts::awardWorth(award); });
    columns.add(documents::csvColumn(u"cents"_s), [](const Award& award) { return award.cents(); });
    columns.add(documents::csvColumn(u"sharers"_s), &Award::sharers);
    columns.add(documents::csvColumn(u"goods"_s),
                [](const Award& award) { return award.goods.join(u", "_s); });
    return columns;
}

typeset::TableDocument prizeList(const core::Tournament& tournament)
{
    const auto prizes = prizesNow(tournament);
    auto list = awardColumns(tournament).list(prizes.awards);
    if (!arePrizesDecided(tournament)) {
        list.lead << Console::tr("Provisional: results or rounds are still missing.");
    }
    for (const auto& award : prizes.awards) {
        const auto passed = texts::passedOnText(tournament, prizes, award);
        const auto note = u"%1: %2."_s.arg(texts::awardTitle(tournament.settings, award), passed);
        if (!passed.isEmpty() && !list.notes.contains(note)) {
            list.notes << note;
        }
    }
    list.notes << texts::prizeNotes(tournament, prizes);
    return list;
}

ExitCode prizes(Call& call, const core::Tournament& tournament)
{
    return deliverList(call, {{{}, prizeList(tournament)}}, [&] { return prizesJson(tournament); });
}

Json raffleJson(const core::Raffle& raffle)
{
    return {{"prize", utf8(raffle.prize)},
            {"among", numbersJson(raffle.among)},
            {"seed", raffle.seed ? Json(*raffle.seed) : Json()},
            {"winners", numbersJson(raffle.winners)}};
}

QStringList raffleLines(const core::Tournament& tournament, const core::Raffle& raffle)
{
    QStringList lines;
    if (!raffle.prize.isEmpty()) {
        lines << raffle.prize;
    }
    lines << (raffle.seed ? Console::tr("Seed %1, drawn from %n people", nullptr,
                                        static_cast<int>(raffle.among.size()))
                                .arg(*raffle.seed)
                          : Console::tr("Given by hand"));
    for (std::size_t place = 0; place < raffle.winners.size(); ++place) {
        lines << u"%1. %2"_s.arg(place + 1).arg(
            core::numberedName(tournament, raffle.winners[place]));
    }
    return lines;
}

QByteArray rafflesText(const core::Tournament& tournament, const std::vector<core::Raffle>& raffles)
{
    QStringList lines;
    if (raffles.empty()) {
        lines << Console::tr("Nothing was drawn yet.");
    }
    for (const auto& raffle : raffles) {
        if (!lines.isEmpty()) {
            lines << QString();
        }
        lines << raffleLines(tournament, raffle);
    }
    return typeset::terminal::textOf(lines);
}

QByteArray rafflesCsv(const core::Tournament& tournament, const std::vector<core::Raffle>& raffles)
{
    std::vector<QStringList> rows = {
        {u"raffle"_s, u"prize"_s, u"seed"_s, u"place"_s, u"number"_s, u"name"_s}};
    for (std::size_t index = 0; index < raffles.size(); ++index) {
        const auto& raffle = raffles[index];
        for (std::size_t place = 0; place < raffle.winners.size(); ++place) {
            const auto number = raffle.winners[place];
            rows.push_back({QString::number(index + 1), raffle.prize,
                            raffle.seed ? QString::number(*raffle.seed) : QString(),
                            QString::number(place + 1), QString::number(plain(number)),
                            findParticipant(tournament, number)->name});
        }
    }
    return core::writeCsv(rows);
}

ExitCode tell(Call& call, const core::Tournament& tournament,
              const std::vector<core::Raffle>& raffles)
{
    const QString format = call.arguments().text("format");
    return call.deliver(format == u"json"  ? jsonText({{"raffles", listJson(raffles, raffleJson)}})
                        : format == u"csv" ? rafflesCsv(tournament, raffles)
                                           : rafflesText(tournament, raffles));
}

/// Those of the option; without it everybody who is still there, winners of earlier raffles only
/// with `--all`.
std::optional<std::vector<core::StartNumber>> amongIn(const Call& call,
                                                      const core::Tournament& tournament)
{
    const auto& arguments = call.arguments();
    return arguments.has("among") ? arguments.startNumbers("among")
           : arguments.has("all") ? stillPresent(tournament)
                                  : stillToWin(tournament);
}

/// What the arguments ask for, not recorded yet.
core::Result<core::Raffle> raffleOf(const Call& call, const core::Tournament& tournament,
                                    const std::vector<core::StartNumber>& among)
{
    const auto& arguments = call.arguments();
    if (const auto given = arguments.startNumbers("give"); arguments.has("give") && given) {
        core::Raffle raffle{arguments.text("prize"), *given, std::nullopt, *given};
        std::sort(raffle.among.begin(), raffle.among.end());
        return raffle;
    }
    const auto seed = arguments.has("seed") ? arguments.number("seed") : core::raffleSeedByChance();
    const auto winners = arguments.has("winners") ? arguments.number("winners") : 1;
    return drawRaffle(tournament,
                      {arguments.text("prize"), among, static_cast<std::size_t>(winners), seed});
}

ExitCode cancel(Call& call, const core::Tournament& tournament)
{
    const auto place = static_cast<std::size_t>(call.arguments().number("cancel") - 1);
    const auto& raffles = tournament.raffles;
    return call.finish(call.run(core::cancelRaffle, place,
                                place < raffles.size() ? raffles[place] : core::Raffle()));
}

ExitCode raffle(Call& call, const core::Tournament& tournament)
{
    const auto& arguments = call.arguments();
    if (arguments.has("list")) {
        return tell(call, tournament, tournament.raffles);
    }
    if (arguments.has("cancel")) {
        return cancel(call, tournament);
    }
    if (arguments.has("among") &&
        call.misusedAny({"all"}, Console::tr("This does not go with %1.").arg(u"--among"_s))) {
        return ExitCode::Usage;
    }
    const auto among = amongIn(call, tournament);
    if (!among) {
        return call.misused("--among", Console::tr("Give start numbers, separated by commas."));
    }
    if (arguments.has("give") && !arguments.startNumbers("give")) {
        return call.misused("--give", Console::tr("Give start numbers, separated by commas."));
    }
    const auto drawn = raffleOf(call, tournament, *among);
    if (!drawn) {
        return call.refuse(drawn.refused());
    }
    if (!arguments.has("dry-run")) {
        if (const auto done = call.run(core::addRaffle, *drawn); !done) {
            return call.refuse(done.refused());
        }
    }
    return tell(call, tournament, {*drawn});
}

Command raffleCommand()
{
    return {
        .name = u"raffle"_s,
        .summary = Console::tr("Draw winners by lot, and record how"),
        .details = Console::tr(
            "Draws from everybody who is still there and has not won in an earlier raffle, or from "
            "those named, each once. Seed and "
            "winners are recorded with the tournament; the same seed and people draw the same "
            "winners on every machine, so that anybody can repeat it with --dry-run. A door prize "
            "of the settings is won by its name."),
        .options = {tournamentOption(),
                    numberOption("winners", "N", Console::tr("how many are drawn (default: 1)"))
                        .between(1, core::startNumberRange.largest)
                        .at({"/winners"}),
                    textOption("among", "LIST",
                               Console::tr("start numbers instead of all who are there"))
                        .at({"/among"}),
                    flag("all", Console::tr("winners of earlier raffles can win again")),
                    numberOption("seed", "SEED",
                                 Console::tr("up to nine digits (default: by chance)"))
                        .between(core::raffleSeedRange.smallest, core::raffleSeedRange.largest)
                        .at({"/seed"}),
                    textOption("prize", "TEXT", Console::tr("what it is about, or a door prize"))
                        .at({"/prize"}),
                    textOption("give", "LIST",
                               Console::tr("start numbers to whom it is given without drawing"))
                        .at({"/among", "/winners/*"}),
                    flag("dry-run", Console::tr("draw without recording")),
                    flag("list", Console::tr("print what was drawn")),
                    numberOption("cancel", "N",
                                 Console::tr("take back a raffle, by its place in the list"))
                        .between(1, core::startNumberRange.largest)
                        .at({"/raffle"}),
                    formatOption({u"text"_s, u"json"_s, u"csv"_s}), outputOption()},
        .examples =
            {u"raffle --tournament 3 --prize \"A ham\""_s,
             u"raffle --tournament 3 --winners 3 --among 1,4,7,9 --seed 20261121 --dry-run"_s,
             u"raffle --tournament 3 --give 7 --prize \"Longest journey\""_s,
             u"raffle --tournament 3 --list"_s},
        .run = onTournament(raffle),
    };
}

} // namespace

std::vector<Command> prizeCommands()
{
    return {
        {
            .name = u"prizes"_s,
            .summary = Console::tr("Print who wins which prize, and what nobody wins"),
            .details = Console::tr("As things stand: by rank, and all further prizes of the "
                                   "settings, in their order. Who is passed over is named."),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s, u"csv"_s}),
                        outputOption()},
            .examples = {u"prizes --tournament 3"_s, u"prizes --tournament 3 --format csv"_s},
            .run = onTournament(prizes),
        },
        raffleCommand(),
    };
}

} // namespace cli
