#pragma once

#include <QDialog>

class QPushButton;
class QVBoxLayout;

namespace desk {

class Notice;

/// A dialog: title, a text, what is asked, and at the bottom a way back and the way on, with the
/// reason beside it while it cannot be gone.
class Question : public QDialog
{
    Q_OBJECT

public:
    /// `verb` is the text of the way on ("Cancel the round"); `text` may be empty.
    Question(QWidget* parent, const QString& title, const QString& text, const QString& verb);

    [[nodiscard]] QVBoxLayout& body() { return *body_; }
    [[nodiscard]] QPushButton& yes() { return *yes_; }
    [[nodiscard]] Notice& notice() { return *notice_; }
    /// An empty reason lets one go on.
    void setReason(const QString& reason);

private:
    QVBoxLayout* body_;
    Notice* notice_;
    QPushButton* yes_;
};

} // namespace desk
