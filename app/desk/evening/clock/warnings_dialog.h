#pragma once

#include <QDialog>

#include <array>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QVBoxLayout;

namespace desk {

class Bell;
class Notice;
class Session;

/// Warnings to the hall before the end of a round, and the bell; changes apply at once.
class WarningsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Session and bell outlive it.
    WarningsDialog(Session& session, Bell& bell, QWidget* parent);

private:
    void buildWarnings(QVBoxLayout& column);
    void buildBell(QVBoxLayout& column);
    void buildAttention(QVBoxLayout& column);
    void refresh();
    void keepHabits();
    void chooseSound();

    Session& session_;
    Bell& bell_;
    std::array<QSpinBox*, 2> warnings_{};
    QCheckBox* rings_ = nullptr;
    QSlider* volume_ = nullptr;
    QLabel* sound_ = nullptr;
    QPushButton* usual_ = nullptr;
    QPushButton* test_ = nullptr;
    Notice* notice_ = nullptr;
};

} // namespace desk
