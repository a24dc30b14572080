#pragma once

#include "core/model/tournament.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QListWidget;

namespace desk {

class UiState;

/// The deadline for keeping places, the waiting list, and the keys of the page.
class RegistrationSide : public QWidget
{
    Q_OBJECT

public:
    /// `uiState` outlives it.
    RegistrationSide(UiState& uiState, QWidget* parent);

    /// `now` is the local time of the venue.
    void show(const core::Tournament& tournament, const QDateTime& now);

private:
    QLabel* until_;
    QLabel* left_;
    QLabel* waitingTitle_;
    QLabel* nobody_;
    QListWidget* waiting_;
    QLabel* groups_; ///< Of prizes for groups.
};

} // namespace desk
