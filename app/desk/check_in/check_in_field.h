#pragma once

#include <QLineEdit>

namespace desk {

/// The field that takes names, start numbers and scanned codes. Its keys work on the list below.
class CheckInField : public QLineEdit
{
    Q_OBJECT

public:
    explicit CheckInField(QWidget* parent = nullptr);

    /// Without the signal of a user's edit; nothing is left to undo.
    void empty() { setText(QString()); }

Q_SIGNALS:
    /// Enter, or `+` where the start fee is paid, too.
    void entered(bool isPaid);
    /// Ctrl+Enter: whoever is listed, somebody new is meant.
    void newPersonEntered();
    /// By the arrow keys.
    void stepped(int lines);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace desk
