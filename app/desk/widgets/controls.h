#pragma once

#include "app/desk/frame/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QWidget>

class QAction;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace desk {

class ElidedLabel;

enum class ButtonKind : std::uint8_t { Normal, Primary, Quiet };

/// A button that Enter also presses; the text is its accessible name.
QPushButton* makeButton(const QString& objectName, const QString& text, ButtonKind kind,
                        QWidget* parent);
QPushButton* makeButton(const QString& objectName, const QString& text, icons::Meaning icon,
                        ButtonKind kind, QWidget* parent);

/// Lets the button trigger the action, and follow its visibility, state and explanation. Returns
/// the button.
QPushButton* bound(QPushButton* button, QAction* action);

/// A button bound() to the action that also shows its text: "printButton" for "printAction" or
/// "print".
QPushButton* makeButton(QAction& action, icons::Meaning icon, ButtonKind kind, QWidget* parent);

/// Places the icon before the button's text, slightly farther away than the style does.
void setIconBeside(QPushButton& button, const QIcon& icon);

/// A label of that size, weight and colour.
QLabel* makeLabel(const QString& text, int pixels, QFont::Weight weight, theme::Role role,
                  QWidget* parent);

/// The same where it may be too long: an ellipsis ends it then, and the tool tip has all of it.
ElidedLabel* makeElidedLabel(int pixels, QFont::Weight weight, theme::Role role, QWidget* parent);

/// A field with an object name and an accessible name.
QLineEdit* makeField(const QString& objectName, const QString& accessibleName, QWidget* parent);

/// Gives screen readers a box's purpose if it has no visible label.
void setSpokenName(QComboBox& box, const QString& name);

/// A line of one pixel between parts above and below.
QWidget* makeHairline(QWidget* parent);

/// How the text of a field is judged.
enum class FieldState : std::uint8_t { Normal, Refused, Doubtful };
/// Outlines the field for that state.
void setFieldState(QWidget& field, FieldState state);

/// Top of a page: title, actions on the right, facts below. Without the room for one line, actions
/// and facts continue on further ones.
class PageHead : public QWidget
{
    Q_OBJECT

public:
    PageHead(const QString& title, QWidget* parent);

    /// `details` are only in the tool tip.
    void setFacts(const QString& facts, const QString& details = {});
    /// Moves the facts to the title's tool tip.
    void setLow(bool isLow);
    /// Adds an action at the right end; the primary one comes last.
    void add(QWidget* action) { actions_->addWidget(action); }

private:
    void showFacts();

    QLabel* title_;
    QLabel* facts_;
    QLayout* actions_;
    bool isLow_ = false;
};

} // namespace desk
