#pragma once

#include <QDialog>

namespace desk {

class RoundTimer;

/// Covers the director's window while the director plays: nothing in it can be seen or pressed
/// until Enter, but the clock and the display continue.
class LockDialog : public QDialog
{
    Q_OBJECT

public:
    /// The timer outlives it.
    LockDialog(const RoundTimer& timer, QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cover();

    const RoundTimer& timer_;
};

} // namespace desk
