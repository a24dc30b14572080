#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/file/tournament_file.h"
#include "core/pending/pending_keys.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/report_texts.h"
#include "core/use_cases/settling.h"

#include <optional>
#include <vector>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// An entry of a tournament, and what would become of it.
struct Listed
{
    core::TournamentId tournament{0};
    core::PendingEntry entry;
    core::Judgement judgement;
};

/// The tournament that `--tournament` names, or all.
std::vector<core::TournamentId> tournamentsMeant(Call& call)
{
    if (const auto only = call.arguments().idIfGiven<core::TournamentId>("tournament")) {
        return {*only};
    }
    std::vector<core::TournamentId> all;
    for (const auto& summary : call.service().read().tournaments()) {
        all.push_back(summary.id);
    }
    return all;
}

core::Judgement judgementOf(Call& call, core::TournamentId id, const core::Tournament& tournament,
                            const core::PendingEntry& entry)
{
    const auto* const game = gameIn(entry);
    return core::judge(entry, tournament,
                       game != nullptr ? call.service().read().gameRevision(id, gameOf(*game))
                                       : core::GameRevision());
}

core::Result<std::vector<Listed>> listed(Call& call)
{
    const core::PendingFilter filter{.isUnsettled = !call.arguments().has("settled")};
    std::vector<Listed> list;
    for (const auto id : tournamentsMeant(call)) {
        const auto found = call.service().tournament(id);
        if (!found) {
            return found.refused();
        }
        const core::Tournament tournament = **found;
        for (const auto& entry : call.service().read().pendingEntries(id, filter)) {
            list.push_back({id, entry, judgementOf(call, id, tournament, entry)});
        }
    }
    return list;
}

std::optional<core::GameOutcome> storedBeside(const core::Judgement& judgement)
{
    const auto* const differs = std::get_if<core::Differs>(&judgement);
    return differs != nullptr ? std::optional(differs->stored) : std::nullopt;
}

/// The outcome as the journal has it.
Json outcomeJson(const core::GameKey& key, const std::optional<core::GameOutcome>& outcome)
{
    if (!outcome) {
        return nullptr;
    }
    const auto text = core::writeSteps({core::GameExchange{key, std::nullopt, outcome}}).after;
    return Json::parse(text.begin(), text.end());
}

const char* wordOf(const core::Judgement& judgement)
{
    struct Words
    {
        const char* operator()(core::Applies /*it*/) const { return "applies"; }
        const char* operator()(core::AppliedAlready /*it*/) const { return "applied-already"; }
        const char* operator()(const core::Differs& /*it*/) const { return "differs"; }
        const char* operator()(const core::Refused& /*it*/) const { return "refused"; }
    };
    return std::visit(Words(), judgement);
}

std::vector<QString> reasonsOf(const core::Judgement& judgement)
{
    std::vector<QString> reasons;
    if (const auto* const refused = std::get_if<core::Refused>(&judgement)) {
        for (const auto& refusal : refused->refusals) {
            reasons.push_back(texts::text(refusal));
        }
    }
    return reasons;
}

Json settledJson(const std::optional<core::Settlement>& settled)
{
    if (!settled) {
        return nullptr;
    }
    return {{"how", utf8(core::keyOf(settled->how))},
            {"by", utf8(settled->desk)},
            {"time", utf8(settled->time.toUTC().toString(Qt::ISODateWithMs))},
            {"reason", utf8(settled->reason)}};
}

Json pendingJson(const Listed& one)
{
    const auto& entry = one.entry;
    const auto& slip = slipOf(entry);
    const auto* const game = gameIn(entry);
    Json json = {{"tournament", plain(one.tournament)},
                 {"id", utf8(entry.id)},
                 {"kind", game != nullptr ? "game" : "mark"},
                 {"round", plain(slip.round)},
                 {"table", plain(slip.table)}};
    if (game != nullptr) {
        const auto key = gameOf(*game);
        json["game"] = plain(game->game);
        json["result"] = outcomeJson(key, game->outcome);
        json["stored"] = outcomeJson(key, storedBeside(one.judgement));
    } else {
        json["mark"] = utf8(core::keyOf(std::get<core::PendingMark>(entry.action).mark));
    }
    const auto& sender = entry.sender;
    json["device"] = utf8(sender.device);
    json["seat"] = sender.seat ? Json(utf8(texts::seatLetter(*sender.seat))) : Json(nullptr);
    json["participant"] = sender.person ? Json(plain(*sender.person)) : Json(nullptr);
    json["time"] = utf8(entry.time.toUTC().toString(Qt::ISODateWithMs));
    json["revision"] = entry.seenRevision;
    json["reason"] = utf8(entry.reason);
    json["warnings"] =
        listJson(entry.warnings, [](scoring::GameDoubt doubt) { return utf8(core::keyOf(doubt)); });
    json["judgement"] = wordOf(one.judgement);
    json["reasons"] = listJson(reasonsOf(one.judgement), [](const auto& it) { return utf8(it); });
    json["settled"] = settledJson(entry.settled);
    return json;
}

QString whatOf(const core::PendingEntry& entry)
{
    const auto& slip = slipOf(entry);
    core::JournalEntry shown;
    shown.change.label = {core::Action::MarkTable, slip.round, slip.table};
    if (const auto* const game = gameIn(entry)) {
        const auto key = gameOf(*game);
        shown.change.label = {core::Action::EnterGame, slip.round, slip.table, game->game};
        shown.change.steps = {core::GameExchange{key, std::nullopt, game->outcome}};
        return texts::stepText(shown);
    }
    return Console::tr("round %1, table %2: not right")
        .arg(plain(slip.round))
        .arg(plain(slip.table));
}

QString judgementText(const Listed& one)
{
    struct Texts
    {
        QString operator()(core::Applies /*it*/) const { return Console::tr("can be taken over"); }
        QString operator()(core::AppliedAlready /*it*/) const
        {
            return Console::tr("is stored already");
        }
        QString operator()(const core::Differs& /*it*/) const
        {
            return Console::tr("differs from what is stored");
        }
        QString operator()(const core::Refused& refused) const
        {
            return refused.refusals.empty() ? QString() : texts::text(refused.refusals.front());
        }
    };
    const auto& settled = one.entry.settled;
    if (!settled) {
        return std::visit(Texts(), one.judgement);
    }
    const auto time = settled->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s);
    const auto how = u"%1 %2 %3"_s.arg(core::keyOf(settled->how), time, settled->desk);
    return settled->reason.isEmpty() ? how : how + u": "_s + settled->reason;
}

/// "8f3a…  2026-05-16 19:30:12  Round 1, table 2, game 1: 0,3,5,9; by phone 4F2A; can be taken
/// over"
QString entryLine(const Listed& one)
{
    const auto time = one.entry.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s);
    return QStringList{
        one.entry.id, time,
        QStringList{whatOf(one.entry), texts::senderText(one.entry), judgementText(one)}.join(
            u"; "_s)}
        .join(u"  "_s);
}

ExitCode listPending(Call& call)
{
    const auto found = listed(call);
    if (!found) {
        return call.refuse(found.refused());
    }
    if (call.wantsJson()) {
        return call.deliver(jsonText({{"pending", listJson(*found, pendingJson)}}));
    }
    QByteArray text;
    for (const auto& one : *found) {
        text += inOneLine(entryLine(one)).toUtf8() + '\n';
    }
    return call.deliver(text);
}

/// The tournament with the entry, and the entry.
struct Meant
{
    core::TournamentId tournament{0};
    core::PendingEntry entry;
};

core::Result<Meant> entryMeant(Call& call)
{
    const auto& id = call.arguments().operands().constFirst();
    std::vector<Meant> found;
    for (const auto tournament : tournamentsMeant(call)) {
        if (auto entry = call.service().read().pendingEntry(tournament, id)) {
            found.push_back({tournament, *std::move(entry)});
        }
    }
    if (found.size() == 1) {
        return found.front();
    }
    return core::Refusal{core::ResultFault::EntryUnknown, core::Pointer() / "id", {id}};
}

ExitCode takePending(Call& call)
{
    const auto meant = entryMeant(call);
    if (!meant) {
        return call.refuse(meant.refused());
    }
    core::TakenEntry taken{meant->entry.id};
    taken.terms.warningsConfirmed = call.arguments().has("confirm-warnings");
    taken.terms.correction = call.arguments().has("correct");
    taken.terms.reason =
        call.arguments().has("reason") ? call.reason() : texts::senderText(meant->entry);
    return call.finish(call.service().run(meant->tournament, core::takeEntry, taken));
}

ExitCode dropPending(Call& call)
{
    const auto meant = entryMeant(call);
    return meant
               ? call.finish(call.service().drop(meant->tournament, meant->entry.id, call.reason()))
               : call.refuse(meant.refused());
}

Option optionalTournament()
{
    auto option = tournamentOption();
    option.required = false;
    option.help = Console::tr("only this tournament (default: all)");
    return option;
}

} // namespace

std::vector<Command> pendingCommands()
{
    const Operand id{u"ID"_s, Console::tr("the entry's id, as listed")};
    // Two words first: the first command that fits is taken.
    return {
        {
            .name = u"pending take"_s,
            .summary = Console::tr("Enter what waits"),
            .details = Console::tr(
                "Stored as an entry typed at the desk would be: warnings have to be confirmed, "
                "also "
                "that the table is disputed, and a result that differs from the one stored "
                "replaces it only with --correct."),
            .options = {optionalTournament(), confirmWarningsOption(), correctOption(),
                        reasonOption()},
            .operands = {id},
            .examples = {u"pending take 8f3a2c7190d1e4b64c1d9e20a7b35f68"_s},
            .run = takePending,
        },
        {
            .name = u"pending drop"_s,
            .summary = Console::tr("Leave out what waits"),
            .options = {optionalTournament(), reasonOption().needed()},
            .operands = {id},
            .examples =
                {u"pending drop 8f3a2c7190d1e4b64c1d9e20a7b35f68 --reason \"two games in one\""_s},
            .run = dropPending,
        },
        {
            .name = u"pending"_s,
            .summary =
                Console::tr("Print what phones and helpers sent and the desk has yet to take over"),
            .details = Console::tr("In order of arrival: id, time, what, by whom, and what would "
                                   "become of it."),
            .options = {optionalTournament(),
                        flag("settled", Console::tr("also what was taken over or left out")),
                        formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"pending"_s, u"pending --tournament 3 --format json"_s},
            .run = listPending,
        },
    };
}

} // namespace cli
