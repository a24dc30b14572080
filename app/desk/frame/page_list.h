#pragma once

#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/page_groups.h"

#include <QWidget>

#include <set>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace desk {

class SmallClock;
class UiState;

/// The left side of the window: the open tournament, the pages of every evening and those that this
/// one uses, and two groups of other pages, each below a heading that unfolds it. The page in sight
/// has its row even in a folded group. While Ctrl is held, rows show their digits.
class PageList : public QWidget
{
    Q_OBJECT

public:
    /// `uiState` remembers which groups are unfolded; it outlives the list.
    explicit PageList(UiState& uiState, QWidget* parent = nullptr);

    /// Shows what is open; while nothing is, only pages of the club are enabled. `joined`: as of
    /// joinedPages().
    void refresh(const Session& session, const std::set<PageId>& joined);
    void setCurrent(PageId page);
    [[nodiscard]] PageId current() const { return current_; }
    /// Adds the clock at the bottom.
    void addClock(SmallClock* clock);
    /// Narrow, it shows only icons.
    void setNarrow(bool isNarrow);

Q_SIGNALS:
    void chosen(desk::PageId page);
    /// The journal has a row, but is no page: the keyboard passes it without opening it.
    void journalRequested();
    /// Enter moves the focus into the page.
    void entered();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildList();
    void buildHead();
    void fill();
    void addGroup(PagePlace group, const std::vector<PageId>& members);
    QListWidgetItem* add(const QString& text, icons::Meaning icon, PagePlace group);
    void showHead(const Session& session);
    void showRows();
    void showTip(QListWidgetItem& item) const;
    [[nodiscard]] bool isInSight(const QListWidgetItem& item) const;
    void choose(const QListWidgetItem* item);
    /// The row that has the keyboard, or was clicked: a page is entered, a group folded or
    /// unfolded.
    void use(const QListWidgetItem* item);
    void setUnfolded(PagePlace group, bool isUnfolded);
    bool foldByKey(int key);
    void markCurrent();
    void setShowsKeys(bool showsKeys);

    UiState& uiState_;
    QPushButton* name_;
    QLabel* facts_;
    QListWidget* list_;
    QWidget* headPlace_;
    SmallClock* clock_ = nullptr;
    PageGroups groups_;
    std::set<PagePlace> unfolded_;
    PageId current_ = PageId::Tournaments;
    int openTables_ = 0;
    bool isOpen_ = false; ///< A tournament is.
    bool isNarrow_ = false;
    bool showsKeys_ = false;
};

} // namespace desk
