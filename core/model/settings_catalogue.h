#pragma once

#include "core/model/tournament.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <type_traits>

/// The only list of the settings. The tournament file, the journal, the command line and the merge
/// of concurrent changes walk it; the setup page finds its values in it. A new setting is a field
/// in its struct, one entry here and a name in core/texts/member_texts.cpp.
namespace core {

/// The object of the tournament file that has the setting as a member.
enum class SettingGroup : std::uint8_t {
    General,
    Cards, ///< Also in the object of General, but only under Rommé 500.
    Options,
    Licence,
    Certificate,
};

/// The key of a group's own object; empty for General and Cards.
constexpr QLatin1StringView keyOf(SettingGroup group)
{
    switch (group) {
    case SettingGroup::General:
    case SettingGroup::Cards:
        break;
    case SettingGroup::Options:
        return QLatin1StringView("options");
    case SettingGroup::Licence:
        return QLatin1StringView("licence");
    case SettingGroup::Certificate:
        return QLatin1StringView("certificate");
    }
    return {};
}

struct SettingKey
{
    SettingGroup group = SettingGroup::General;
    QLatin1StringView name; ///< The key in the group's object.
    /// The lowest of the tournament file that knows it. If that is not the oldest, it is written
    /// only where the value is not the default.
    int version = 1;

    /// As `set` takes it on the command line: "venue", "options.ties".
    [[nodiscard]] QString path() const
    {
        const QString own = keyOf(group);
        return own.isEmpty() ? QString(name) : own + u'.' + name;
    }
};

/// Calls `visit(key, value…)` for every setting in the order of the tournament file, with the value
/// of each of the settings given.
template <typename Visit, typename... AnySettings>
void visitSettings(const Visit& visit, AnySettings&... settings)
{
    using namespace Qt::Literals::StringLiterals;
    using enum SettingGroup;
    visit(SettingKey{.name = "name"_L1}, settings.name...);
    visit(SettingKey{.name = "date"_L1}, settings.date...);
    visit(SettingKey{.name = "venue"_L1}, settings.venue...);
    visit(SettingKey{.name = "organiser"_L1}, settings.organiser...);
    visit(SettingKey{.name = "ruleset"_L1}, settings.rules.ruleSet...);
    visit(SettingKey{.name = "open"_L1}, settings.open...);
    visit(SettingKey{.name = "licenceHeld"_L1}, settings.licenceHeld...);
    visit(SettingKey{.name = "gamesPerRound"_L1}, settings.gamesPerRound...);
    visit(SettingKey{.name = "plannedRounds"_L1}, settings.plannedRounds...);
    visit(SettingKey{.group = Cards, .name = "event"_L1}, settings.cards.event...);
    visit(SettingKey{.group = Cards, .name = "match"_L1}, settings.cards.match...);
    visit(SettingKey{.group = Cards, .name = "tableScoring"_L1}, settings.cards.tableScoring...);
    visit(SettingKey{.group = Cards, .name = "advance"_L1}, settings.cards.advance...);
    visit(SettingKey{.group = Cards, .name = "pcr"_L1}, settings.cards.pcr...);
    visit(SettingKey{.group = Cards, .name = "stack"_L1}, settings.cards.stack...);
    visit(SettingKey{.group = Options, .name = "scale"_L1}, settings.rules.options.scale...);
    visit(SettingKey{.group = Options, .name = "ties"_L1}, settings.rules.options.ties...);
    visit(SettingKey{.group = Options, .name = "earlyTermination"_L1},
          settings.rules.options.earlyTermination...);
    visit(SettingKey{.group = Options, .name = "firstRoundRomme"_L1},
          settings.rules.options.firstRoundRomme...);
    visit(SettingKey{.group = Options, .name = "firstRoundRommeClaims"_L1},
          settings.rules.options.firstRoundRommeClaims...);
    visit(SettingKey{.group = Options, .name = "byeMatchPoints"_L1},
          settings.rules.options.byeMatchPoints...);
    visit(SettingKey{.group = Options, .name = "rankBy"_L1}, settings.rules.options.rankBy...);
    visit(SettingKey{.group = Options, .name = "tieBreaks"_L1},
          settings.rules.options.tieBreaks...);
    visit(SettingKey{.group = Options, .name = "feeBasis"_L1}, settings.feeBasis...);
    visit(SettingKey{.name = "startFeeCents"_L1}, settings.startFeeCents...);
    visit(SettingKey{.name = "feeClasses"_L1, .version = 5}, settings.feeClasses...);
    visit(SettingKey{.name = "prizeCents"_L1}, settings.prizeCents...);
    visit(SettingKey{.name = "prizes"_L1, .version = 6}, settings.prizes...);
    visit(SettingKey{.name = "onePrizeEach"_L1, .version = 6}, settings.onePrizeEach...);
    visit(SettingKey{.name = "absentWinners"_L1, .version = 6}, settings.absentWinners...);
    visit(SettingKey{.group = Licence, .name = "rightsHolder"_L1},
          settings.licence.rightsHolder...);
    visit(SettingKey{.group = Licence, .name = "address"_L1}, settings.licence.address...);
    visit(SettingKey{.group = Licence, .name = "iban"_L1}, settings.licence.iban...);
    visit(SettingKey{.group = Licence, .name = "bic"_L1}, settings.licence.bic...);
    visit(SettingKey{.group = Licence, .name = "text"_L1}, settings.licence.text...);
    visit(SettingKey{.group = Certificate, .name = "text"_L1}, settings.certificate.text...);
    visit(SettingKey{.group = Certificate, .name = "places"_L1}, settings.certificate.places...);
    visit(SettingKey{.group = Certificate, .name = "background"_L1},
          settings.certificate.background...);
    visit(SettingKey{.group = Certificate, .name = "logo"_L1}, settings.certificate.logo...);
    visit(SettingKey{.group = Certificate, .name = "design"_L1, .version = 2},
          settings.certificate.design...);
    visit(SettingKey{.group = Certificate, .name = "landscape"_L1, .version = 2},
          settings.certificate.landscape...);
    visit(SettingKey{.name = "apart"_L1}, settings.apart...);
    visit(SettingKey{.name = "clubsApart"_L1}, settings.clubsApart...);
    visit(SettingKey{.name = "threes"_L1, .version = 10}, settings.threes...);
    visit(SettingKey{.name = "releasedRounds"_L1, .version = 3}, settings.releasedRounds...);
    visit(SettingKey{.name = "phoneSlips"_L1, .version = 3}, settings.phoneSlips...);
    visit(SettingKey{.name = "roundMinutes"_L1, .version = 3}, settings.roundMinutes...);
    visit(SettingKey{.name = "schedule"_L1, .version = 3}, settings.schedule...);
    visit(SettingKey{.name = "capacity"_L1, .version = 4}, settings.capacity...);
    visit(SettingKey{.name = "deadline"_L1, .version = 4}, settings.deadline...);
}

/// The paths of the settings that differ.
inline QStringList differingSettings(const Settings& one, const Settings& other)
{
    QStringList paths;
    visitSettings(
        [&paths](const SettingKey& key, const auto& left, const auto& right) {
            if (left != right) {
                paths << key.path();
            }
        },
        one, other);
    return paths;
}

/// The value at SettingKey::path(), which must be that of a setting of this type. `AnySettings` is
/// Settings or const Settings.
template <typename Value, typename AnySettings>
auto& settingAt(AnySettings& settings, const QString& path)
{
    using Found = std::conditional_t<std::is_const_v<AnySettings>, const Value, Value>;
    Found* found = nullptr;
    visitSettings(
        [&](const SettingKey& key, auto& value) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, Value>) {
                if (path == key.path()) {
                    found = &value;
                }
            }
        },
        settings);
    Q_ASSERT(found != nullptr);
    return *found;
}

} // namespace core
