#pragma once

#include <QObject>
#include <QString>

namespace desk {

/// The text for a menu, button or label that reads "&" as the mark of a shortcut.
inline QString withoutShortcut(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Shows every tool tip as plain text while it filters the application's events: Qt takes a tip
/// that looks like HTML for HTML, loads its pictures, and names come from anywhere.
class PlainToolTips : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
