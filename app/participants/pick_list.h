#pragma once

#include <QListWidget>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QPushButton;

namespace desk {

/// A short list whose entries can be taken out, and above it a place for what adds new ones.
class PickList : public QWidget
{
    Q_OBJECT

public:
    /// `removeText` is the button's that takes the selected entry out.
    PickList(const QString& objectName, const QString& title, const QString& removeText,
             QWidget* parent);

    /// Where the widgets that add entries go.
    [[nodiscard]] QHBoxLayout& adding() { return *adding_; }
    void setEntries(const QStringList& texts);

Q_SIGNALS:
    void removeWanted(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void removeCurrent();

    QHBoxLayout* adding_;
    QListWidget* list_;
    QPushButton* remove_;
};

} // namespace desk
