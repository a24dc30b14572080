#pragma once

#include "core/tournament.h"

#include <QLatin1StringView>
#include <QString>

#include <cstdint>
#include <type_traits>

/// The only list of the settings. The tournament file, the journal, the command line and the merge
/// of concurrent changes walk it; the setup page finds its values in it. A new setting is a field
/// in its struct, one line here and a name in core/texts/member_texts.cpp.
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
    QLatin1StringView name;      ///< The key in the group's object.
    bool isWrittenAlways = true; ///< Else only where the value is not the default.

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
    const auto general = [](const char* name) {
        return SettingKey{SettingGroup::General, QLatin1StringView(name)};
    };
    const auto cards = [](const char* name) {
        return SettingKey{SettingGroup::Cards, QLatin1StringView(name)};
    };
    const auto options = [](const char* name) {
        return SettingKey{SettingGroup::Options, QLatin1StringView(name)};
    };
    const auto licence = [](const char* name) {
        return SettingKey{SettingGroup::Licence, QLatin1StringView(name)};
    };
    const auto certificate = [](const char* name) {
        return SettingKey{SettingGroup::Certificate, QLatin1StringView(name)};
    };
    visit(general("name"), settings.name...);
    visit(general("date"), settings.date...);
    visit(general("venue"), settings.venue...);
    visit(general("organiser"), settings.organiser...);
    visit(general("ruleset"), settings.rules.ruleSet...);
    visit(general("open"), settings.open...);
    visit(general("licenceHeld"), settings.licenceHeld...);
    visit(general("gamesPerRound"), settings.gamesPerRound...);
    visit(general("plannedRounds"), settings.plannedRounds...);
    visit(cards("event"), settings.cards.event...);
    visit(cards("match"), settings.cards.match...);
    visit(cards("tableScoring"), settings.cards.tableScoring...);
    visit(cards("advance"), settings.cards.advance...);
    visit(cards("pcr"), settings.cards.pcr...);
    visit(cards("stack"), settings.cards.stack...);
    visit(options("scale"), settings.rules.options.scale...);
    visit(options("ties"), settings.rules.options.ties...);
    visit(options("earlyTermination"), settings.rules.options.earlyTermination...);
    visit(options("firstRoundRomme"), settings.rules.options.firstRoundRomme...);
    visit(options("firstRoundRommeClaims"), settings.rules.options.firstRoundRommeClaims...);
    visit(options("byeMatchPoints"), settings.rules.options.byeMatchPoints...);
    visit(options("rankBy"), settings.rules.options.rankBy...);
    visit(options("tieBreaks"), settings.rules.options.tieBreaks...);
    visit(options("feeBasis"), settings.feeBasis...);
    visit(general("startFeeCents"), settings.startFeeCents...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("feeClasses"), false},
          settings.feeClasses...);
    visit(general("prizeCents"), settings.prizeCents...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("prizes"), false},
          settings.prizes...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("onePrizeEach"), false},
          settings.onePrizeEach...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("absentWinners"), false},
          settings.absentWinners...);
    visit(licence("rightsHolder"), settings.licence.rightsHolder...);
    visit(licence("address"), settings.licence.address...);
    visit(licence("iban"), settings.licence.iban...);
    visit(licence("bic"), settings.licence.bic...);
    visit(licence("text"), settings.licence.text...);
    visit(certificate("text"), settings.certificate.text...);
    visit(certificate("places"), settings.certificate.places...);
    visit(certificate("background"), settings.certificate.background...);
    visit(certificate("logo"), settings.certificate.logo...);
    visit(SettingKey{SettingGroup::Certificate, QLatin1StringView("design"), false},
          settings.certificate.design...);
    visit(SettingKey{SettingGroup::Certificate, QLatin1StringView("landscape"), false},
          settings.certificate.landscape...);
    visit(general("apart"), settings.apart...);
    visit(general("clubsApart"), settings.clubsApart...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("evenThreesFirst"), false},
          settings.evenThreesFirst...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("releasedRounds"), false},
          settings.releasedRounds...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("phoneSlips"), false},
          settings.phoneSlips...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("roundMinutes"), false},
          settings.roundMinutes...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("schedule"), false},
          settings.schedule...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("capacity"), false},
          settings.capacity...);
    visit(SettingKey{SettingGroup::General, QLatin1StringView("deadline"), false},
          settings.deadline...);
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
