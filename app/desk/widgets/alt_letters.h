#pragma once

#include <QObject>

namespace desk {

/// Keeps Alt with a letter out of fields. Where no button has that letter, or only a disabled one,
/// Qt types it, in place of what is selected. An event filter of the application.
class AltLetters : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
