#include "core/club/desk_settings.h"

#include <QVariant>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

const QStringList& wholeKeys()
{
    static const QStringList keys = {u"clock/firstWarning"_s, u"clock/lastWarning"_s,
                                     u"clock/rings"_s,        u"clock/volume"_s,
                                     soundFileSetting,        u"print/paper"_s,
                                     u"print/language"_s,     u"results/enterSkipsClaims"_s,
                                     u"standings/columns"_s,  u"standings/cardColumns"_s};
    return keys;
}

} // namespace

bool isDeskSetting(const QString& key)
{
    return wholeKeys().contains(key) || key.startsWith(u"print/ticked-");
}

DeskSettings deskSettingsIn(const QSettings& file)
{
    DeskSettings settings;
    for (const auto& key : file.allKeys()) {
        if (const auto value = file.value(key); isDeskSetting(key) && value.isValid()) {
            settings.emplace(key, value.typeId() == QMetaType::QStringList
                                      ? value.toStringList()
                                      : QStringList{value.toString()});
        }
    }
    return settings;
}

void keep(const DeskSettings& settings, QSettings& file)
{
    for (const auto& [key, values] : settings) {
        file.setValue(key, values.size() == 1 ? QVariant(values.front()) : QVariant(values));
    }
}

} // namespace core
