#pragma once

#include <QLineEdit>

namespace desk {

/// A field that searches in the list beside it, with a magnifier and a button that empties it.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const QString& objectName, const QString& accessibleName, QWidget* parent);

    /// Shows the key that leads here in the empty field.
    void showKey();

Q_SIGNALS:
    /// By Esc, which empties the field.
    void ended();
    /// By Enter and the keys up and down: on to what was found.
    void listWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace desk
