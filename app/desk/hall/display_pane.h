#pragma once

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace desk {

class HallDisplay;
class Serving;
class Session;

/// The hall display in small, and its controls: pages, their duration, a notice, the prize-giving
/// and raffles.
class DisplayPane : public QWidget
{
    Q_OBJECT

public:
    /// All of them outlive it.
    DisplayPane(Session& session, Serving& serving, HallDisplay& display,
                QWidget* parent = nullptr);

    void refresh();
    /// Calls the places on the display.
    void askPrizes();
    /// Draws, and shows the winners on the display.
    void askRaffle();

private:
    void buildChoices(QVBoxLayout& column);
    void buildPrizes(QVBoxLayout& column);
    void refreshPrizes();
    void choose();

    Session& session_;
    Serving& serving_;
    HallDisplay& display_;
    QLabel* where_;
    std::array<QCheckBox*, 3> lists_{};
    QSpinBox* pace_ = nullptr;
    QLineEdit* notice_ = nullptr;
    QPushButton* prizes_ = nullptr;
    QPushButton* raffle_ = nullptr;
    QPushButton* next_ = nullptr;
    QPushButton* end_ = nullptr;
};

} // namespace desk
