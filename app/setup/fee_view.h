#pragma once

#include "core/tournament.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace desk {

/// What licence fee is due now, in words, and who is counted for it.
class FeeView : public QWidget
{
    Q_OBJECT

public:
    explicit FeeView(QWidget* parent = nullptr);

    void show(const core::Tournament& tournament);

private:
    QLabel* sum_;
    QLabel* why_;
    QLabel* counted_;
    QLabel* code_;
    QTableWidget* people_;
};

/// "22 participants: EUR 22.00", or that nothing is due.
QString feeText(const core::Tournament& tournament);

} // namespace desk
