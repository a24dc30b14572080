#include "core/club/helpers.h"

#include "core/faults/faults.h"

namespace core {

using namespace Qt::Literals::StringLiterals;

Refusals faultsOf(const Helper& helper)
{
    Refusals faults;
    const auto name = Pointer() / "name"_L1;
    if (helper.name.trimmed().isEmpty()) {
        addFault(faults, {HelperFault::NameMissing, name, {}});
    }
    if (!isPlainLine(helper.name)) {
        addFault(faults, {SettingsFault::TextNotPlain, name, {}});
    }
    findLineFaults(helper.name, name, faults);
    if (helper.rights.empty()) {
        addFault(faults, {HelperFault::NoRight, Pointer() / "rights"_L1, {}});
    }
    return faults;
}

} // namespace core
