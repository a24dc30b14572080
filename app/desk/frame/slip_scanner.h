#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

class QKeyEvent;
class QLineEdit;
class QUndoStack;
class QWidget;

namespace desk {

/// Finds the id of a score slip that a scanner types, ended by Enter, wherever the cursor is: there
/// its digits are numbers, and its dashes keys. What it changed on the way is put back. A field
/// with the property `readsSlipIds` is left alone.
class SlipScanner : public QObject
{
    Q_OBJECT

public:
    static constexpr char readsSlipIds[] = "readsSlipIds";

    /// Watches the keys of the window. `typing` is as Page::typing() of the page in sight.
    SlipScanner(QWidget& window, std::function<QUndoStack*()> typing);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void scanned(const QString& id);

private:
    void read(const QKeyEvent& key);
    /// At Enter: whether what was read is an id.
    [[nodiscard]] bool take();
    void putBack();

    QWidget& window_;
    std::function<QUndoStack*()> typing_;
    QString read_;              ///< Since the last key that types nothing.
    QPointer<QLineEdit> field_; ///< That had the focus before.
    QString text_;              ///< Its text then.
    QPointer<QUndoStack> stack_;
    int steps_ = 0; ///< Of the stack then.
};

} // namespace desk
