#pragma once

#include "app/desk/frame/page.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace desk {

class SmallClock;

/// The left side of the window: the open tournament, and the pages of the catalogue with their
/// digits.
class PageList : public QWidget
{
    Q_OBJECT

public:
    explicit PageList(QWidget* parent = nullptr);

    /// Shows what is open; while nothing is, only the page of tournaments is enabled.
    void refresh(const Session& session);
    /// Whether the list has the page; initially it has all.
    void setOffered(PageId page, bool isOffered);
    void setCurrent(PageId page);
    /// Adds the clock at the bottom.
    void addClock(SmallClock* clock);
    /// Folded, it shows only icons and keys.
    void setFolded(bool isFolded);
    /// Marks a page with pending changes; `what` describes them.
    void mark(PageId page, const QString& what);

Q_SIGNALS:
    void chosen(desk::PageId page);
    /// Enter moves the focus into the page.
    void entered();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showTips();

    QPushButton* name_;
    QLabel* facts_;
    QListWidget* list_;
    QWidget* headPlace_;
    SmallClock* clock_ = nullptr;
    bool isFolded_ = false;
};

} // namespace desk
