#pragma once

#include <QLineEdit>

namespace desk {

/// The field for names, start numbers and scanned codes. Its keys act on the list below.
class CheckInField : public QLineEdit
{
    Q_OBJECT

public:
    explicit CheckInField(QWidget* parent = nullptr);

    /// Without emitting a user's edit; clears the undo history.
    void empty() { setText(QString()); }

Q_SIGNALS:
    /// Enter, or `+` if the start fee is also paid.
    void entered(bool isPaid);
    /// Ctrl+Enter: enrols a new person, whatever is listed.
    void newPersonEntered();
    /// F6: asks after which round somebody leaves.
    void leavingAsked();
    /// F7: another fee class for the person chosen.
    void feeClassAsked();
    /// F8: others belong to the person chosen.
    void companyAsked();
    /// Esc in the empty field.
    void left();
    /// By the arrow keys.
    void stepped(int lines);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace desk
