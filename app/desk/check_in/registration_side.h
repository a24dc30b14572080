#pragma once

#include "core/tournament.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QLayout;
class QListWidget;

namespace desk {

/// Until when places are kept, who is on the waiting list, and the keys of the page.
class RegistrationSide : public QWidget
{
    Q_OBJECT

public:
    explicit RegistrationSide(QWidget* parent);

    /// `now` is the local time of the venue.
    void show(const core::Tournament& tournament, const QDateTime& now);

private:
    QLayout* makeKeys();

    QLabel* until_;
    QLabel* left_;
    QLabel* waitingTitle_;
    QLabel* nobody_;
    QListWidget* waiting_;
};

} // namespace desk
