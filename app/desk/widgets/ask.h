#pragma once

#include "core/model/result.h"

#include <QDialog>
#include <QString>

#include <cstdint>
#include <optional>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

/// Dialogs that ask one thing.
namespace desk {

class Notice;

/// What Enter does in a question.
enum class Enter : std::uint8_t {
    Accepts,
    GoesBack, ///< If it cannot be undone, or needs a second look.
};

/// The bottom row of a dialog: "Back", which rejects, and `accept`, which accepts and is the
/// default button.
QHBoxLayout* dialogButtons(QDialog& dialog, QPushButton& accept);

/// Title, text, body, notice, and the dialogButtons().
class Question : public QDialog
{
    Q_OBJECT

public:
    /// `verb` is the accept button's text ("Cancel the round"); `text` may be empty.
    Question(QWidget* parent, const QString& title, const QString& text, const QString& verb);

    [[nodiscard]] QVBoxLayout& body() { return *body_; }
    [[nodiscard]] QPushButton& yes() { return *yes_; }
    [[nodiscard]] Notice& notice() { return *notice_; }
    void setEnter(Enter enter);
    /// A third option: a button with which exec() returns `code`.
    void addChoice(const QString& objectName, const QString& text, int code);
    /// The notice appears once it has content.
    void showError(const QString& what, const QString& why = {});
    void showInformation(const QString& what);
    void showWarning(const QString& what, const QString& why);
    void clearNotice();
    /// Why the question cannot be accepted; empty if it can.
    void setReason(const QString& reason);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void revealNotice();
    /// Lines that wrap may need more height than the layout's hint.
    void fitHeight();

    QVBoxLayout* body_;
    Notice* notice_;
    QPushButton* yes_;
    QHBoxLayout* buttons_;
};

/// A question without a body.
bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& verb,
             Enter enter = Enter::Accepts);

/// Whether somebody has typed into a field of the form.
bool hasTyped(const QWidget& form);
/// Whether the form may close without storing: asks if it was changed.
bool mayDiscard(QWidget* form, bool isChanged);

/// Asks for a reason: one line, not blank unless `optional`; nothing if rejected.
std::optional<QString> askReason(QWidget* parent, const QString& title, const QString& text,
                                 const QString& verb, bool optional = false);

/// The texts of refusals and unconfirmed warnings, one per line, without places.
QString textOf(const core::Refused& refused);

} // namespace desk
