#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <map>

namespace core {

/// How a club works at its desk, as far as that moves to another computer in the club file: clock
/// warnings, what is printed, columns shown. Keys are those of the window's settings file (INI); a
/// value is one text or several. Settings of a computer or its user stay there: printer, folders,
/// language, window size.
using DeskSettings = std::map<QString, QStringList>;

/// The path of the WAV file that rings instead of the program's own tone.
inline const QString soundFileSetting = QStringLiteral("clock/soundFile");

/// Whether it is a key of DeskSettings.
bool isDeskSetting(const QString& key);

/// All that a settings file has.
QVariantMap valuesIn(const QSettings& file);
/// Those among such values.
DeskSettings deskSettingsIn(const QVariantMap& values);
/// As a settings file has them.
QVariantMap valuesOf(const DeskSettings& settings);

} // namespace core
