#pragma once

#include "page.h"

#include <QWidget>

class QLabel;

namespace desk {

/// The bottom of the window: what is open, why the next step waits, and when was last saved.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void show(const Status& status);
    /// At the right; a check mark stands before it.
    void setSaved(const QString& text);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* icon_;
    QLabel* what_;
    QLabel* why_;
    QLabel* savedIcon_;
    QLabel* saved_;
};

} // namespace desk
