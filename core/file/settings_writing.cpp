#include "entity_writing.h"

namespace core {
namespace {

Json placesJson(const scoring::PlaceValues& values)
{
    Json list = Json::array();
    for (int place = 1; place <= values.size(); ++place) {
        list.push_back(toJson(values.at(place)));
    }
    return list;
}

Json scaleJson(const scoring::Scale& scale)
{
    if (const auto* named = std::get_if<scoring::NamedScale>(&scale)) {
        return toJson(*named);
    }
    Json sizes = Json::object();
    for (int size = 2; size <= scoring::largestTable; ++size) {
        if (const auto& values = std::get<scoring::OwnScale>(scale).forTableOf(size)) {
            sizes[std::to_string(size)] = placesJson(*values);
        }
    }
    return sizes;
}

Json optionsJson(const Settings& settings)
{
    const scoring::RuleOptions& options = settings.rules.options;
    Json object = Json::object();
    object["scale"] = scaleJson(options.scale);
    object["ties"] = toJson(options.ties);
    object["earlyTermination"] = toJson(options.earlyTermination);
    object["firstRoundRomme"] = options.firstRoundRomme;
    object["firstRoundRommeClaims"] = toJson(options.firstRoundRommeClaims);
    object["byeMatchPoints"] =
        std::visit([](const auto& points) { return toJson(points); }, options.byeMatchPoints);
    object["rankBy"] = toJson(options.rankBy);
    object["tieBreaks"] = listOf(options.tieBreaks);
    object["feeBasis"] = toJson(settings.feeBasis);
    return object;
}

Json licenceJson(const Licence& licence)
{
    Json object = Json::object();
    object["rightsHolder"] = toJson(licence.rightsHolder);
    object["address"] = toJson(licence.address);
    object["iban"] = toJson(licence.iban);
    object["bic"] = toJson(licence.bic);
    object["text"] = toJson(licence.text);
    return object;
}

Json certificateJson(const Certificate& certificate)
{
    Json object = Json::object();
    object["text"] = toJson(certificate.text);
    object["places"] = certificate.places ? Json(*certificate.places) : Json();
    object["background"] = toJson(certificate.background);
    object["logo"] = toJson(certificate.logo);
    return object;
}

Json apartJson(const Settings& settings)
{
    Json list = Json::array();
    for (const auto& [one, other] : settings.apart) {
        list.push_back(Json::array({toJson(one), toJson(other)}));
    }
    return list;
}

} // namespace

void writeMembers(Json& object, const Settings& settings)
{
    object["name"] = toJson(settings.name);
    object["date"] = settings.date ? toJson(settings.date->toString(Qt::ISODate)) : Json(nullptr);
    object["venue"] = toJson(settings.venue);
    object["organiser"] = toJson(settings.organiser);
    object["ruleset"] = toJson(settings.rules.ruleSet);
    object["open"] = settings.open;
    object["licenceHeld"] = settings.licenceHeld;
    object["gamesPerRound"] = settings.gamesPerRound;
    object["plannedRounds"] = settings.plannedRounds ? Json(*settings.plannedRounds) : Json();
    object["options"] = optionsJson(settings);
    object["startFeeCents"] = settings.startFeeCents;
    object["licence"] = licenceJson(settings.licence);
    object["certificate"] = certificateJson(settings.certificate);
    object["apart"] = apartJson(settings);
    object["clubsApart"] = settings.clubsApart;
}

} // namespace core
