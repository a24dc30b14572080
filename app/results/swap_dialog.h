#pragma once

#include "core/change.h"

#include <QDialog>

class QComboBox;
class QPushButton;

namespace desk {

class Desk;
class Notice;

/// Two slips were mixed up: the results of two tables change places.
class SwapDialog : public QDialog
{
    Q_OBJECT

public:
    SwapDialog(Desk& desk, core::TableKey first, QWidget* parent);

private:
    void look();
    void swap();
    [[nodiscard]] core::TableNumber table(const QComboBox& box) const;
    void fill(QComboBox& box, const core::Round& round);

    Desk& desk_;
    core::RoundNumber round_;
    QComboBox* one_;
    QComboBox* other_;
    Notice* notice_;
    QPushButton* swap_;
};

} // namespace desk
