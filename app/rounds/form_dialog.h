#pragma once

#include <QDialog>

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace desk {

class Notice;

/// A dialog of this page: title, a text, what is asked, and at the bottom a way back and the way
/// on, with the reason beside it while it cannot be gone.
class FormDialog : public QDialog
{
    Q_OBJECT

public:
    FormDialog(QWidget* parent, const QString& title, const QString& text, const QString& verb);

protected:
    QVBoxLayout& body() { return *body_; }
    /// An empty reason lets one go on.
    void setReason(const QString& reason);

private:
    QVBoxLayout* body_;
    Notice* notice_;
    QPushButton* yes_;
};

/// A number to be asked for.
struct NumberWanted
{
    QString label;
    int smallest = 1;
    int largest = 1;
    int suggested = 1;
};

/// Nothing if one goes back.
std::optional<int> askNumber(QWidget* parent, const QString& title, const QString& text,
                             const QString& verb, const NumberWanted& wanted);

/// A number and why: for what is told to the players.
struct NumberAndReason
{
    int number = 1;
    QString reason;
};
std::optional<NumberAndReason> askNumberAndReason(QWidget* parent, const QString& title,
                                                  const QString& text, const QString& verb,
                                                  const NumberWanted& wanted);

} // namespace desk
