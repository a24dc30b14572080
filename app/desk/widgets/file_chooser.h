#pragma once

#include <QString>

class QWidget;

/// The dialogs in which files and folders are chosen. All others are forbidden: they look into
/// files to tell their types, and opening and closing the club's database anywhere in this process
/// drops SQLite's locks on it.
namespace desk {

/// An existing file; empty if cancelled. Begins in the folder, or with the file of that path.
QString chooseFile(QWidget* parent, const QString& title, const QString& begin,
                   const QString& filter);
/// A file to write; empty if cancelled. An existing one is confirmed.
QString chooseTarget(QWidget* parent, const QString& title, const QString& begin,
                     const QString& filter);
/// A folder; empty if cancelled.
QString chooseFolder(QWidget* parent, const QString& title, const QString& begin);

} // namespace desk
