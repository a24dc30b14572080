#pragma once

#include "app/icons.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace desk {

enum class ButtonKind : std::uint8_t { Normal, Primary, Quiet };

/// A button of the house: icon and text, with an object name for tests and an accessible name.
QPushButton* makeButton(const QString& objectName, const QString& text, ButtonKind kind,
                        QWidget* parent);
QPushButton* makeButton(const QString& objectName, const QString& text, icons::Meaning icon,
                        ButtonKind kind, QWidget* parent);

/// Puts the icon before the button's text, with a little more air than the style leaves there.
void setIconBeside(QPushButton& button, const QIcon& icon);

/// A label in that size, weight and colour.
QLabel* makeLabel(const QString& text, int pixels, QFont::Weight weight, theme::Role role,
                  QWidget* parent);

/// A field with an object name and an accessible name.
QLineEdit* makeField(const QString& objectName, const QString& accessibleName, QWidget* parent);

/// Top of a page: title, one line of facts, actions at the right.
class PageHead : public QWidget
{
    Q_OBJECT

public:
    PageHead(const QString& title, QWidget* parent);

    void setTitle(const QString& title);
    void setFacts(const QString& facts);
    /// Adds an action to the right end; the primary one comes last.
    void add(QWidget* action);

private:
    QLabel* title_;
    QLabel* facts_;
    QHBoxLayout* actions_;
};

} // namespace desk
