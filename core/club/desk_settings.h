#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

#include <map>

namespace core {

/// How a club works at its desk, as far as it goes along to another computer in the club file: how
/// the clock warns, what is printed, which columns are shown. The keys are those of the window's
/// settings file (INI); a value is one text or several. What belongs to a computer or to whoever
/// sits at it stays there: printer, folders, language, the size of the window.
using DeskSettings = std::map<QString, QStringList>;

/// The path of the WAV file that rings instead of the program's own tone.
inline const QString soundFileSetting = QStringLiteral("clock/soundFile");

/// Whether it is a key of DeskSettings.
bool isDeskSetting(const QString& key);

/// Those that the file has.
DeskSettings deskSettingsIn(const QSettings& file);
/// Sets them; all others stay as they are.
void keep(const DeskSettings& settings, QSettings& file);

} // namespace core
