#pragma once

#include "app/desk/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QWidget>

class QAction;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace desk {

enum class ButtonKind : std::uint8_t { Normal, Primary, Quiet };

/// A button that Enter presses, too; the text is its accessible name.
QPushButton* makeButton(const QString& objectName, const QString& text, ButtonKind kind,
                        QWidget* parent);
QPushButton* makeButton(const QString& objectName, const QString& text, icons::Meaning icon,
                        ButtonKind kind, QWidget* parent);

/// Lets the button trigger the action, and be visible, enabled, checked and explained as the action
/// is. Returns the button.
QPushButton* bound(QPushButton* button, QAction* action);

/// A button bound() to the action that shows its text, too: "printButton" of "printAction" or
/// "print".
QPushButton* makeButton(QAction& action, icons::Meaning icon, ButtonKind kind, QWidget* parent);

/// Puts the icon before the button's text, a little farther away than the style does.
void setIconBeside(QPushButton& button, const QIcon& icon);

/// A label in that size, weight and colour.
QLabel* makeLabel(const QString& text, int pixels, QFont::Weight weight, theme::Role role,
                  QWidget* parent);

/// A field with an object name and an accessible name.
QLineEdit* makeField(const QString& objectName, const QString& accessibleName, QWidget* parent);

/// Tells screen readers what the box is for, where no label in sight belongs to it.
void setSpokenName(QComboBox& box, const QString& name);

/// A line of one pixel between parts that stand below each other.
QWidget* makeHairline(QWidget* parent);

/// How the text of a field is judged.
enum class FieldState : std::uint8_t { Normal, Refused, Doubtful };
/// Gives the field the outline of that state.
void setFieldState(QWidget& field, FieldState state);

/// Top of a page: title, one line of facts, actions at the right.
class PageHead : public QWidget
{
    Q_OBJECT

public:
    PageHead(const QString& title, QWidget* parent);

    void setFacts(const QString& facts);
    /// Leaves the facts to the tool tip of the title.
    void setLow(bool isLow);
    /// Adds an action to the right end; the primary one comes last.
    void add(QWidget* action) { actions_->addWidget(action, 0, Qt::AlignTop); }

private:
    QLabel* title_;
    QLabel* facts_;
    QHBoxLayout* actions_;
};

} // namespace desk
