#include "app/cli/commands/erased_people.h"

#include "app/cli/call.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

core::KnownErased erasedBefore(Call& call)
{
    try {
        const auto store = call.environment().databases.open(call.place(), core::IfMissing::Refuse);
        return core::knownErased(store->read());
    } catch (const core::StoreFailure&) {
        return {};
    }
}

void settleErased(Call& call, const core::KnownErased& before)
{
    const auto names = before.erased.empty() ? QStringList() : call.club().namesBack(before);
    if (names.isEmpty()) {
        return;
    }
    if (!call.arguments().has("erase-again")) {
        call.warn(core::Pointer(u"/eraseAgain"_s),
                  Console::tr("%n erased person(s) are named again: %1. Erase them with "
                              "`players erase`.",
                              nullptr, static_cast<int>(names.size()))
                      .arg(names.join(u"; "_s)));
        return;
    }
    call.club().eraseAgain(before);
    call.console().print(
        Console::tr("%n person(s) erased again.", nullptr, static_cast<int>(names.size())));
}

Option eraseAgainOption()
{
    return flag("erase-again", Console::tr("erase again those who were erased here and are named "
                                           "there"))
        .at({"/eraseAgain"});
}

} // namespace cli
