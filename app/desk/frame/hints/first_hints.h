#pragma once

#include "app/desk/frame/page.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace desk {

class PageList;

/// Four hints for the first evening, one after another, below the page list where they cover
/// nothing; with a folded list they cover a corner of the page, and hide while somebody types
/// there. They never take the focus. Esc ends them if nothing else uses it. Closed for good, they
/// delete themselves.
class FirstHints : public QWidget
{
    Q_OBJECT

public:
    /// Shows the first one. `parent` contains the list, and `window` receives Esc.
    FirstHints(PageList& pages, QWidget& window, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void show(int number);
    void giveWayTo(const QWidget* focus);
    /// At the bottom of the list.
    void place();

    PageList& pages_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* next_;
    int shown_ = 0;
};

} // namespace desk
