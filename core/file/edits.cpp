#include "core/file/edits.h"

#include "core/file/entity_writing.h"
#include "core/settings_catalogue.h"

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

QString textAt(const Json& object, const std::string& path)
{
    const auto pointer = Json::json_pointer(path);
    return object.contains(pointer) ? QString::fromStdString(object.at(pointer).dump()) : QString();
}

/// `seen` and `wanted` are one member of an edit, `target` the stored one. False if both sides
/// changed it to different values.
template <typename Value>
bool mergeMember(const Value& seen, const Value& wanted, Value& target)
{
    const bool isContested = wanted != seen && target != seen && target != wanted;
    if (wanted != seen) {
        target = wanted;
    }
    return !isContested;
}

/// Says of the members at these paths what is stored and what is wanted.
template <typename Entity>
Refusals conflictsAt(const std::vector<QString>& paths, const QString& prefix, const Entity& stored,
                     const Entity& wanted)
{
    const Json storedJson = toJson(stored);
    const Json wantedJson = toJson(wanted);
    Refusals conflicts;
    for (const auto& path : paths) {
        const auto pointer = path.toStdString();
        conflicts.push_back({ClubFault::ChangedMeanwhile,
                             Pointer(prefix + path),
                             {textAt(storedJson, pointer), textAt(wantedJson, pointer)}});
    }
    return conflicts;
}

} // namespace

Merged<Settings> merged(const Edit<Settings>& edit, const Settings& stored)
{
    Merged<Settings> result{stored, {}};
    std::vector<QString> contested;
    visitSettings(
        [&contested](const SettingKey& key, const auto& seen, const auto& wanted, auto& target) {
            if (!mergeMember(seen, wanted, target)) {
                contested.push_back(u'/' + key.path().replace(u'.', u'/'));
            }
        },
        edit.seen, edit.wanted, result.value);
    result.value.apart = mergedList<std::pair<StartNumber, StartNumber>>(
        {edit.seen.apart, edit.wanted.apart}, stored.apart);
    std::erase(contested, u"/apart"_s);
    result.value = normalised(std::move(result.value));
    result.conflicts = conflictsAt(contested, u"/tournament"_s, stored, edit.wanted);
    return result;
}

Merged<Participant> merged(const Edit<Participant>& edit, const Participant& stored)
{
    Merged<Participant> result{stored, {}};
    std::vector<QString> contested;
    const auto merge = [&](const QString& path, auto member) {
        if (!mergeMember(edit.seen.*member, edit.wanted.*member, result.value.*member)) {
            contested.push_back(path);
        }
    };
    merge(u"/number"_s, &Participant::number);
    merge(u"/name"_s, &Participant::name);
    merge(u"/club"_s, &Participant::club);
    merge(u"/tags"_s, &Participant::tags);
    merge(u"/fixedTable"_s, &Participant::fixedTable);
    merge(u"/present"_s, &Participant::present);
    merge(u"/paidCents"_s, &Participant::paidCents);
    result.conflicts = conflictsAt(contested, QString(), stored, edit.wanted);
    return result;
}

} // namespace core
