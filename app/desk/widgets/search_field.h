#pragma once

#include <QLineEdit>

namespace desk {

/// A field that searches the list beside it, with a magnifier and a clear button.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const QString& objectName, const QString& accessibleName, QWidget* parent);

    /// Shows its shortcut in the empty field.
    void showKey();
    /// Esc in the list shows all again, too.
    void clearOnEscapeIn(QWidget& list);

Q_SIGNALS:
    /// By Esc, which clears the field.
    void ended();
    /// By Enter and the up and down keys: on to the hits.
    void listWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
