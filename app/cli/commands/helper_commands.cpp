#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/club/club_keys.h"
#include "core/service/helper_service.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/helpers.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::Helper;

core::HelperService helperService(Call& call)
{
    return {call.store(), call.service(), call.environment().clock};
}

/// "check-in,papers"; nothing: a word of it is no right.
std::optional<core::HelperRights> rightsIn(const QString& text)
{
    core::HelperRights rights;
    const auto words = text.split(u',', Qt::SkipEmptyParts);
    for (const auto& word : words) {
        const auto right = core::fromWord<core::HelperRight>(word.trimmed());
        if (!right) {
            return std::nullopt;
        }
        rights.insert(*right);
    }
    return rights;
}

QStringList rightWords(const core::HelperRights& rights)
{
    QStringList words;
    for (const auto right : rights) {
        words << core::keyOf(right);
    }
    return words;
}

bool takeTables(Call& call, Helper& helper)
{
    if (!call.arguments().has("tables")) {
        return true;
    }
    const auto text = call.arguments().text("tables");
    helper.tables = core::tableRangeIn(text);
    const bool isKnown = helper.tables || text == u"all";
    if (!isKnown) {
        call.misused("--tables",
                     Console::tr("Give a first and a last number, such as 1-20, or all."));
    }
    return isKnown;
}

/// Takes over what the options say; false: reported.
bool takeOptions(Call& call, Helper& helper)
{
    const auto& arguments = call.arguments();
    if (arguments.has("name")) {
        helper.name = arguments.text("name");
    }
    if (arguments.has("may")) {
        const auto rights = rightsIn(arguments.text("may"));
        if (!rights) {
            call.misused("--may", Console::tr("Give some of these, separated by commas: %1.")
                                      .arg(core::allWords<core::HelperRight>().join(u", "_s)));
            return false;
        }
        helper.rights = *rights;
    }
    return takeTables(call, helper);
}

/// The name is an argument, for which a refusal has no option.
ExitCode refuseName(Call& call, const core::Refusal& refusal)
{
    call.console().error("NAME", texts::text(refusal));
    return ExitCode::Refused;
}

ExitCode addHelper(Call& call)
{
    Helper helper{{}, call.arguments().operands().constFirst(), {}};
    if (!takeOptions(call, helper)) {
        return ExitCode::Usage;
    }
    const auto added = call.club().run(core::addHelper, helper);
    const bool isNameRefused =
        !added && added.refused().refusals.front().place == core::Place(core::Pointer(u"/name"_s));
    return isNameRefused ? refuseName(call, added.refused().refusals.front()) : call.finish(added);
}

/// For a command that names a helper.
std::function<ExitCode(Call&)> onHelper(std::function<ExitCode(Call&, const Helper&)> run)
{
    return [run = std::move(run)](Call& call) {
        const auto name = call.arguments().operands().constFirst();
        const auto records = call.club().read().clubRecords();
        const auto* const found = core::findHelper(records, name);
        return found != nullptr
                   ? run(call, *found)
                   : refuseName(call, {core::HelperFault::Unknown, core::Pointer(), {name}});
    };
}

ExitCode setHelper(Call& call, const Helper& helper)
{
    auto wanted = helper;
    return takeOptions(call, wanted) ? call.finish(call.club().run(core::changeHelper, wanted))
                                     : ExitCode::Usage;
}

ExitCode removeHelper(Call& call, const Helper& helper)
{
    return call.finish(call.club().run(core::removeHelper, helper.id));
}

ExitCode revokeHelper(Call& call, const Helper& helper)
{
    helperService(call).revoke(helper.id);
    return ExitCode::Done;
}

Json codeTimeJson(const std::optional<QDateTime>& moment)
{
    return moment ? Json(utf8(moment->toString(Qt::ISODate))) : Json(nullptr);
}

Json helperJson(const core::HelperService::Known& known)
{
    const auto& [helper, code, state] = known;
    Json json = {{"name", utf8(helper.name)},
                 {"may", listJson(rightWords(helper.rights),
                                  [](const QString& word) { return Json(utf8(word)); })}};
    json["tables"] =
        helper.tables ? Json(utf8(core::tableRangeText(*helper.tables))) : Json(nullptr);
    json["code"] = state ? Json(utf8(core::keyOf(*state))) : Json(nullptr);
    json["made"] = code ? codeTimeJson(code->made) : Json(nullptr);
    json["used"] = code ? codeTimeJson(code->used) : Json(nullptr);
    return json;
}

ExitCode listHelpers(Call& call)
{
    const auto known = helperService(call).helpers(call.tournamentId());
    if (call.wantsJson()) {
        return call.deliver(jsonText({{"helpers", listJson(known, helperJson)}}));
    }
    QStringList lines;
    for (const auto& [helper, code, state] : known) {
        QStringList parts = {helper.name, rightWords(helper.rights).join(u',')};
        if (state) {
            parts << core::keyOf(*state);
        }
        if (code && code->used) {
            parts << code->used->toString(Qt::ISODate);
        }
        lines << parts.join(u'\t') + u'\n';
    }
    return call.deliver(lines.join(QString()).toUtf8());
}

ExitCode makeCodes(Call& call)
{
    const auto made = helperService(call).makeCodes(call.tournamentId());
    if (!made) {
        return call.refuse(made.refused());
    }
    for (const auto& [helper, code] : *made) {
        call.console().print(code + u'\t' + helper.name);
    }
    return ExitCode::Done;
}

Option mayOption()
{
    return textOption("may", "LIST",
                      Console::tr("what the helper may do, separated by commas: %1")
                          .arg(core::allWords<core::HelperRight>().join(u", "_s)))
        .at({"/rights"});
}

Option tablesOption()
{
    return textOption("tables", "RANGE",
                      Console::tr("the tables whose slips are listed for the helper, such as 1-20; "
                                  "all: any"));
}

} // namespace

std::vector<Command> helperCommands()
{
    const Operand name = {.value = u"NAME"_s, .help = Console::tr("the helper's name")};
    auto ofTournament = tournamentOption();
    ofTournament.required = false;
    ofTournament.help = Console::tr("also show the state of the codes made for this tournament");
    return {
        {
            .name = u"helpers list"_s,
            .summary = Console::tr("List the club's helpers"),
            .details = Console::tr("One a line, separated by tabs: name and what the helper may "
                                   "do; with --tournament also the state of the code and when it "
                                   "was last used."),
            .options = {ofTournament, formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"helpers list"_s, u"helpers list --tournament 3 --format json"_s},
            .run = listHelpers,
        },
        {
            .name = u"helpers add"_s,
            .summary = Console::tr("Add a helper, who works in a browser"),
            .options = {mayOption().needed(), tablesOption()},
            .operands = {name},
            .examples = {u"helpers add \"Uwe Lang\" --may check-in,papers"_s},
            .run = addHelper,
        },
        {
            .name = u"helpers set"_s,
            .summary = Console::tr("Change a helper's name or what the helper may do"),
            .details = Console::tr("What is not named stays as it is. It holds at once, with the "
                                   "code that the helper has."),
            .options = {textOption("name", "TEXT", Console::tr("the new name")).at({"/name"}),
                        mayOption(), tablesOption()},
            .operands = {name},
            .examples = {u"helpers set \"Uwe Lang\" --may papers"_s,
                         u"helpers set \"Uwe Lang\" --tables 1-20"_s},
            .run = onHelper(setHelper),
        },
        {
            .name = u"helpers remove"_s,
            .summary = Console::tr("Remove a helper; the code opens nothing any more"),
            .operands = {name},
            .examples = {u"helpers remove \"Uwe Lang\""_s},
            .run = onHelper(removeHelper),
        },
        {
            .name = u"helpers codes"_s,
            .summary = Console::tr("Make new codes for all helpers"),
            .details = Console::tr(
                "One a line with the helper's name, separated by a tab. They are shown this once: "
                "only a digest is stored. Codes made before, also for other evenings, open nothing "
                "any more. A code ends when the evening's results are final, even if it is opened "
                "again, 18 hours after its last use, or when it is revoked. The pages are served "
                "by `hall`: /helper."),
            .options = {tournamentOption()},
            .examples = {u"helpers codes --tournament 3"_s},
            .run = makeCodes,
        },
        {
            .name = u"helpers revoke"_s,
            .summary = Console::tr("Revoke a helper's code; the helper stays"),
            .operands = {name},
            .examples = {u"helpers revoke \"Uwe Lang\""_s},
            .run = onHelper(revokeHelper),
        },
    };
}

} // namespace cli
