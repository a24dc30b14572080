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

QVariantMap valuesIn(const QSettings& file)
{
    QVariantMap values;
    for (const auto& key : file.allKeys()) {
        values.insert(key, file.value(key));
    }
    return values;
}

DeskSettings deskSettingsIn(const QVariantMap& values)
{
    DeskSettings settings;
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (isDeskSetting(value.key()) && value->isValid()) {
            settings.emplace(value.key(), value->typeId() == QMetaType::QStringList
                                              ? value->toStringList()
                                              : QStringList{value->toString()});
        }
    }
    return settings;
}

QVariantMap valuesOf(const DeskSettings& settings)
{
    QVariantMap all;
    for (const auto& [key, values] : settings) {
        all.insert(key, values.size() == 1 ? QVariant(values.front()) : QVariant(values));
    }
    return all;
}

} // namespace core
