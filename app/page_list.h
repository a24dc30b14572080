#pragma once

#include "page.h"

#include <QListView>
#include <QStandardItemModel>
#include <QWidget>

class QLabel;
class QToolButton;

namespace desk {

/// The left side of the window: the open tournament, and the pages with their digits.
class PageList : public QWidget
{
    Q_OBJECT

public:
    explicit PageList(QWidget* parent = nullptr);

    void setTournament(const QString& name, const QString& facts);
    /// Only the tournaments can be shown while none is open.
    void setTournamentOpen(bool open);
    /// How many open tables stand beside the page of results; 0 shows the page's digit.
    void setOpenTables(int count);
    void setCurrent(PageId page);

Q_SIGNALS:
    void chosen(desk::PageId page);
    /// Enter: the focus goes into the page.
    void entered();
    /// The tournament's name was pressed.
    void tournamentsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* name_;
    QLabel* facts_;
    QListView* list_;
    QStandardItemModel* pages_;
};

} // namespace desk
