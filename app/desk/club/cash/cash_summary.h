#pragma once

#include "core/club/cash_report.h"

#include <QWidget>

class QVBoxLayout;

namespace desk {

/// The cash report of the evening beside its movements: start fees, result, and the box.
class CashSummary : public QWidget
{
    Q_OBJECT

public:
    explicit CashSummary(QWidget* parent = nullptr);

    void setReport(const core::CashReport& report);

private:
    QVBoxLayout* column_;
    QWidget* lines_ = nullptr; ///< Rebuilt with each report.
};

} // namespace desk
