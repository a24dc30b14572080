#pragma once

#include <QObject>
#include <QString>

namespace desk {

/// The text for a menu, button or label where "&" would mark a shortcut.
inline QString withoutShortcut(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// As an event filter of the application, shows every tool tip as plain text: Qt would render tips
/// that look like HTML and load their pictures, and names are untrusted.
class PlainToolTips : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
