#pragma once

#include "app/desk/page.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace desk {

class PageList;

/// Four hints for the first evening, one after the other, below the list of pages, where they cover
/// nothing; where the list is folded they cover a corner of the page, and hide while somebody types
/// there. They leave the focus where it is. Esc ends them wherever nothing else wants it. Closed
/// for good they delete themselves.
class FirstHints : public QWidget
{
    Q_OBJECT

public:
    /// Shows the first one. `parent` contains the list, and `window` hears Esc.
    FirstHints(PageList& pages, QWidget& window, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void show(int number);
    void giveWayTo(const QWidget* focus);
    /// At the lower end of the list.
    void place();

    PageList& pages_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* next_;
    int shown_ = 0;
};

} // namespace desk
