#include "core/file/entity_reading.h"
#include "core/model/settings_catalogue.h"

#include <algorithm>
#include <array>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

QString fraction(scoring::MatchPoints points)
{
    return QString::fromStdString(fractionText(points));
}

/// Whether there are as many values as required, none negative and none rising.
void findPlaceValueFaults(const JsonValue& list, const std::vector<scoring::MatchPoints>& values,
                          std::size_t due, Refusals& faults)
{
    if (values.size() != due) {
        addFault(faults, {SettingsFault::ScaleValueCount,
                          list.pointer(),
                          {QString::number(values.size()), QString::number(due)}});
    }
    for (std::size_t index = 0; index < values.size() && !isFull(faults); ++index) {
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

/// The target's match form, if it is of that form, else the form's default.
template <typename Form>
Form formThatStands(const scoring::MatchForm& target)
{
    const auto* form = std::get_if<Form>(&target);
    return form != nullptr ? *form : Form();
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
        return; // The other keys need a valid form.
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

void readValue(const JsonValue& list, std::vector<scoring::TieBreak>& target, Refusals& faults)
{
    if (!isList(list, faults)) {
        return;
    }
    target.clear();
    for (const JsonValue item : list) {
        if (isFull(faults)) {
            return;
        }
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

void readValue(const JsonValue& value, std::int64_t& cents, Refusals& faults)
{
    if (const auto read = readNumber(value, paidCentsRange, faults)) {
        cents = *read;
    }
}

void readValue(const JsonValue& value, std::vector<std::int64_t>& prizes, Refusals& faults)
{
    if (value.isNumber()) {
        prizes.assign(1, 0);
        readValue(value, prizes.front(), faults);
    } else if (value.isArray()) {
        prizes.clear();
        for (const JsonValue amount : value) {
            if (isFull(faults)) {
                return;
            }
            readValue(amount, prizes.emplace_back(), faults);
        }
    } else {
        addFault(faults, wrongType(value, Expected::Amounts));
    }
}

void readMembers(ObjectReader& object, SettingsPart& part)
{
    visitSettings(
        [&](const SettingKey& key, auto& value) {
            if (key.group == part.group) {
                object.read(key.name, value);
            }
        },
        part.settings);
}

/// The key that "threes" has replaced; under it the other values were unknown.
void readEvenThreesFirst(ObjectReader& object, Settings& settings)
{
    bool evenThreesFirst = settings.threes != seating::Threes::Last;
    const bool before = evenThreesFirst;
    object.read("evenThreesFirst"_L1, evenThreesFirst);
    if (evenThreesFirst != before) {
        settings.threes = evenThreesFirst ? seating::Threes::First : seating::Threes::Last;
    }
}

void readMembers(ObjectReader& object, Settings& settings)
{
    readEvenThreesFirst(object, settings);
    auto group = SettingGroup::General;
    visitSettings(
        [&](const SettingKey& key, auto& value) {
            const bool isFirst = std::exchange(group, key.group) != key.group;
            SettingsPart part{settings, key.group};
            if (key.group == SettingGroup::General) {
                const auto faultsBefore = object.faults().size();
                object.read(key.name, value);
                if (key.name == "ruleset"_L1) {
                    const bool rulesKnown = object.faults().size() == faultsBefore;
                    if (playsCards(settings) || !rulesKnown) {
                        part.group = SettingGroup::Cards;
                        readMembers(object, part);
                    } else {
                        settings.cards = CardRules();
                    }
                }
            } else if (isFirst && key.group != SettingGroup::Cards) {
                object.read(keyOf(key.group), part);
            }
        },
        settings);
}

} // namespace core
