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

Json matchJson(const scoring::MatchForm& match)
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

void writeCardRules(Json& object, const CardRules& cards)
{
    object["event"] = toJson(cards.event);
    object["match"] = matchJson(cards.match);
    object["tableScoring"] = toJson(cards.tableScoring);
    object["advance"] = cards.advance;
    object["pcr"] = cards.pcr ? Json(*cards.pcr) : Json();
    object["stack"] = cards.stack ? Json(*cards.stack) : Json();
}

Json prizesJson(const std::vector<std::int64_t>& prizes)
{
    return prizes.size() == 1 ? Json(prizes.front()) : Json(prizes);
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
    if (playsCards(settings)) {
        writeCardRules(object, settings.cards);
    }
    object["options"] = optionsJson(settings);
    object["startFeeCents"] = settings.startFeeCents;
    object["prizeCents"] = prizesJson(settings.prizeCents);
    object["licence"] = licenceJson(settings.licence);
    object["certificate"] = certificateJson(settings.certificate);
    object["apart"] = apartJson(settings);
    object["clubsApart"] = settings.clubsApart;
}

} // namespace core
