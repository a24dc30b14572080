#include "core/file/entity_writing.h"
#include "core/file/tournament_file.h"
#include "core/model/settings_catalogue.h"

namespace core {

Json toJson(const scoring::Scale& scale)
{
    if (const auto* named = std::get_if<scoring::NamedScale>(&scale)) {
        return toJson(*named);
    }
    Json sizes = Json::object();
    for (int size = 2; size <= scoring::largestTable; ++size) {
        if (const auto& values = std::get<scoring::OwnScale>(scale).forTableOf(size)) {
            Json& list = sizes[std::to_string(size)];
            for (int place = 1; place <= values->size(); ++place) {
                list.push_back(toJson(values->at(place)));
            }
        }
    }
    return sizes;
}

Json toJson(const scoring::ByeMatchPoints& bye)
{
    return std::visit([](const auto& points) { return toJson(points); }, bye);
}

Json toJson(const std::vector<scoring::TieBreak>& tieBreaks)
{
    return listOf(tieBreaks);
}

Json toJson(const scoring::MatchForm& match)
{
    Json object = Json::object();
    object["form"] = toJson(static_cast<MatchFormName>(match.index()));
    if (const auto* target = std::get_if<scoring::TargetMatch>(&match)) {
        object["target"] = target->target;
    } else {
        object["deals"] = std::get<scoring::QuickMatch>(match).deals;
    }
    return object;
}

Json toJson(const std::vector<std::int64_t>& prizes)
{
    return prizes.size() == 1 ? Json(prizes.front()) : Json(prizes);
}

Json toJson(const std::vector<std::pair<StartNumber, StartNumber>>& pairs)
{
    Json list = Json::array();
    for (const auto& [one, other] : pairs) {
        list.push_back(Json::array({toJson(one), toJson(other)}));
    }
    return list;
}

Json toJson(const std::vector<ScheduleEntry>& schedule)
{
    return listOf(schedule);
}

Json toJson(const std::vector<FeeClass>& classes)
{
    return listOf(classes);
}

Json toJson(const std::vector<Prize>& prizes)
{
    return listOf(prizes);
}

void writeMembers(Json& object, const Settings& settings)
{
    const Settings defaults;
    visitSettings(
        [&](const SettingKey& key, const auto& value, const auto& byDefault) {
            const bool isAlways = key.version == oldestTournamentFormatVersion;
            const bool isLeftOut = !isAlways && value == byDefault;
            if (isLeftOut || (key.group == SettingGroup::Cards && !playsCards(settings))) {
                return;
            }
            const auto group = keyOf(key.group);
            Json& target = group.isEmpty() ? object : object[group.data()];
            target[key.name.data()] = toJson(value);
        },
        settings, defaults);
}

} // namespace core
