#include "entity_reading.h"

#include <algorithm>
#include <array>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

QString fraction(scoring::MatchPoints points)
{
    return QString::fromStdString(fractionText(points));
}

/// Whether the values are as many as due, not negative and never rising.
void findPlaceValueFaults(const JsonValue& list, const std::vector<scoring::MatchPoints>& values,
                          std::size_t due, Refusals& faults)
{
    if (values.size() != due) {
        addFault(faults, {SettingsFault::ScaleValueCount,
                          list.pointer(),
                          {QString::number(values.size()), QString::number(due)}});
    }
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (values[index] < scoring::MatchPoints()) {
            addFault(faults, {SettingsFault::ScaleValueNegative,
                              list.pointer() / index,
                              {fraction(values[index])}});
        }
        if (index > 0 && values[index] > values[index - 1]) {
            addFault(faults, {SettingsFault::ScaleValueRises,
                              list.pointer() / index,
                              {fraction(values[index]), fraction(values[index - 1])}});
        }
    }
}

void readPlaceValues(const JsonValue& list, int size, scoring::OwnScale& scale, Refusals& faults)
{
    const auto faultsBefore = faults.size();
    std::vector<scoring::MatchPoints> values;
    readValue(list, values, faults);
    if (faults.size() == faultsBefore) {
        findPlaceValueFaults(list, values, static_cast<std::size_t>(size), faults);
    }
    if (faults.size() == faultsBefore) {
        scale.forTableOf(size) = scoring::PlaceValues::from(values);
    }
}

scoring::OwnScale readOwnScale(const JsonValue& object, Refusals& faults)
{
    scoring::OwnScale scale;
    for (const JsonValue list : object) {
        const QString key = list.key();
        if (key == u"2" || key == u"3" || key == u"4") {
            readPlaceValues(list, key.toInt(), scale, faults);
        } else {
            addFault(faults, {SettingsFault::ScaleSizeRefused, list.pointer(), {shownToken(key)}});
        }
    }
    return scale;
}

void readTieBreaks(const JsonValue& list, std::vector<scoring::TieBreak>& target, Refusals& faults)
{
    if (!isList(list, faults)) {
        return;
    }
    target.clear();
    for (const JsonValue item : list) {
        std::optional<scoring::TieBreak> tieBreak;
        if (item.isNull()) {
            addFault(faults, wrongType(item, Expected::Text));
        } else {
            readValue(item, tieBreak, faults);
        }
        if (tieBreak && std::find(target.begin(), target.end(), *tieBreak) != target.end()) {
            addFault(faults, {SettingsFault::TieBreakTwice, item.pointer(), {item.text()}});
        } else if (tieBreak) {
            target.push_back(*tieBreak);
        }
    }
}

/// What stands in the target, if it is of that form, else the form's default.
template <typename Form>
Form formThatStands(const scoring::MatchForm& target)
{
    const auto* form = std::get_if<Form>(&target);
    return form != nullptr ? *form : Form();
}

/// One amount alone or a list of them.
void readPrizes(const JsonValue& value, std::vector<std::int64_t>& prizes, Refusals& faults)
{
    if (value.isNumber()) {
        prizes = {readNumber(value, paidCentsRange, faults).value_or(0)};
    } else if (value.isArray()) {
        prizes.clear();
        for (const JsonValue amount : value) {
            prizes.push_back(readNumber(amount, paidCentsRange, faults).value_or(0));
        }
    } else {
        addFault(faults, wrongType(value, Expected::Amounts));
    }
}

void readCardRules(ObjectReader& object, CardRules& cards)
{
    object.read("event"_L1, cards.event);
    object.read("match"_L1, cards.match);
    object.read("tableScoring"_L1, cards.tableScoring);
    object.read("advance"_L1, cards.advance);
    object.read("pcr"_L1, cards.pcr);
    object.read("stack"_L1, cards.stack);
}

} // namespace

void readValue(const JsonValue& value, scoring::Scale& target, Refusals& faults)
{
    if (value.isObject()) {
        target = readOwnScale(value, faults);
    } else if (value.isText()) {
        auto named = scoring::NamedScale::English;
        readValue(value, named, faults);
        target = named;
    } else {
        addFault(faults, wrongType(value, Expected::Scale));
    }
}

void readValue(const JsonValue& value, scoring::ByeMatchPoints& target, Refusals& faults)
{
    if (value.isText() && fromWord<scoring::AverageGame>(value.text())) {
        target = scoring::AverageGame();
    } else if (value.isText() || value.isNumber()) {
        scoring::MatchPoints amount;
        readAmount(value, amount, faults);
        target = amount;
    } else {
        addFault(faults, wrongType(value, Expected::MatchPoints));
    }
}

void readValue(const JsonValue& value, std::pair<StartNumber, StartNumber>& target,
               Refusals& faults)
{
    if (!value.isArray() || value.size() != 2) {
        addFault(faults, wrongType(value, Expected::Pair));
        return;
    }
    auto item = value.begin();
    readValue(*item, target.first, faults);
    ++item;
    readValue(*item, target.second, faults);
}

void readValue(const JsonValue& value, scoring::MatchForm& target, Refusals& faults)
{
    ObjectReader object(value, faults);
    auto name = static_cast<MatchFormName>(target.index());
    const auto faultsBefore = faults.size();
    object.read("form"_L1, name);
    if (faults.size() > faultsBefore) {
        return; // What else is due cannot be told.
    }
    if (name == MatchFormName::Target) {
        auto form = formThatStands<scoring::TargetMatch>(target);
        object.read("target"_L1, form.target);
        target = form;
    } else {
        if (!std::holds_alternative<scoring::QuickMatch>(target)) {
            object.require("deals"_L1);
        }
        auto form = formThatStands<scoring::QuickMatch>(target);
        object.read("deals"_L1, form.deals);
        target = form;
    }
    object.refuseOtherKeys();
}

void readMembers(ObjectReader& object, Licence& licence)
{
    object.read("rightsHolder"_L1, licence.rightsHolder);
    object.read("address"_L1, licence.address);
    object.read("iban"_L1, licence.iban);
    object.read("bic"_L1, licence.bic);
    object.read("text"_L1, licence.text);
}

void readMembers(ObjectReader& object, Certificate& certificate)
{
    object.read("text"_L1, certificate.text);
    object.read("places"_L1, certificate.places);
    object.read("background"_L1, certificate.background);
    object.read("logo"_L1, certificate.logo);
}

void readMembers(ObjectReader& object, OptionsOf& options)
{
    scoring::RuleOptions& rules = options.settings.rules.options;
    object.read("scale"_L1, rules.scale);
    object.read("ties"_L1, rules.ties);
    object.read("earlyTermination"_L1, rules.earlyTermination);
    object.read("firstRoundRomme"_L1, rules.firstRoundRomme);
    object.read("firstRoundRommeClaims"_L1, rules.firstRoundRommeClaims);
    object.read("byeMatchPoints"_L1, rules.byeMatchPoints);
    object.read("rankBy"_L1, rules.rankBy);
    if (const auto tieBreaks = object.member("tieBreaks"_L1)) {
        readTieBreaks(*tieBreaks, rules.tieBreaks, object.faults());
    }
    object.read("feeBasis"_L1, options.settings.feeBasis);
}

void readMembers(ObjectReader& object, Settings& settings)
{
    OptionsOf options{settings};
    object.read("name"_L1, settings.name);
    object.read("date"_L1, settings.date);
    object.read("venue"_L1, settings.venue);
    object.read("organiser"_L1, settings.organiser);
    const auto faultsBefore = object.faults().size();
    object.read("ruleset"_L1, settings.rules.ruleSet);
    const bool rulesKnown = object.faults().size() == faultsBefore;
    if (playsCards(settings) || !rulesKnown) {
        readCardRules(object, settings.cards);
    } else {
        settings.cards = CardRules();
    }
    object.read("open"_L1, settings.open);
    object.read("licenceHeld"_L1, settings.licenceHeld);
    object.read("gamesPerRound"_L1, settings.gamesPerRound);
    object.read("plannedRounds"_L1, settings.plannedRounds);
    object.read("options"_L1, options);
    if (const auto fee = object.member("startFeeCents"_L1)) {
        settings.startFeeCents = readNumber(*fee, paidCentsRange, object.faults()).value_or(0);
    }
    if (const auto prizes = object.member("prizeCents"_L1)) {
        readPrizes(*prizes, settings.prizeCents, object.faults());
    }
    object.read("licence"_L1, settings.licence);
    object.read("certificate"_L1, settings.certificate);
    object.read("apart"_L1, settings.apart);
    object.read("clubsApart"_L1, settings.clubsApart);
}

} // namespace core
