#pragma once

#include "core/club/cash_report.h"

#include <QWidget>

#include <optional>

class QLineEdit;

namespace desk {

/// The first and last day covered by a club document; an empty field means no limit.
class DaysBar : public QWidget
{
    Q_OBJECT

public:
    explicit DaysBar(QWidget* parent);

    /// Emits nothing.
    void show(const core::DaySpan& days);
    using QWidget::show;
    /// Nothing while a field is not a date, or the last day precedes the first.
    [[nodiscard]] std::optional<core::DaySpan> days() const;

Q_SIGNALS:
    /// By the user; days() may be nothing.
    void changed();

private:
    void check();

    QLineEdit* from_;
    QLineEdit* until_;
};

} // namespace desk
