#pragma once

#include "reports/typeset/page_frame.h"

#include <algorithm>
#include <vector>

namespace typeset {

/// A page's heading besides the frame, so that a single page on the wall is identifiable.
struct RunningHead
{
    QString title; ///< "Standings after round 2"; empty: further pages have no such line.
    QString state; ///< "provisional"; may be empty.
    /// "Carried over: %1", for what noteCarried() had last on the page before; empty: not shown.
    QString carried = {};
};

/// Fills sheets from top to bottom: callers take areas by height; one that no longer fits begins a
/// new page.
class PageFlow
{
public:
    /// `columns` (at least 1) are side by side as in a newspaper: filled one after the other
    /// before the next page begins.
    /// Pages from the second on begin with the running head.
    PageFlow(Paper paper, PageFrame frame, int columns = 1, RunningHead running = {});
    /// The width of each of `columns` that share a width.
    static qreal columnWidth(qreal width, int columns);

    /// Reserves room at the foot of every page; to be called first.
    void limitHeight(qreal height) { body_.setHeight(std::min(body_.height(), height)); }
    [[nodiscard]] qreal bodyHeight() const { return body_.height(); }
    [[nodiscard]] std::size_t pages() const { return sheets_.size(); }
    /// The filled part of the last page, column by column; 1: full.
    [[nodiscard]] qreal lastPageShare() const;
    /// The column's index, counted over all pages.
    [[nodiscard]] int place() const { return place_; }

    /// The height of an empty page's body, below its running head.
    [[nodiscard]] qreal fullHeight() const { return body_.height() - runningHeight_; }
    /// Of one column.
    [[nodiscard]] qreal width() const { return columnWidth_; }
    /// Of all columns.
    [[nodiscard]] qreal fullWidth() const { return body_.width(); }
    /// The height left in the current column.
    [[nodiscard]] qreal remaining() const { return body_.bottom() - y_; }
    /// Whether an area of that height fits the current column.
    [[nodiscard]] bool fits(qreal height) const;
    /// The current column is still empty.
    [[nodiscard]] bool atTop() const { return y_ <= top_; }

    /// An area of a column's width; in the next column or page if it does not fit here. An area
    /// higher than a page is limited to the page's height.
    QRectF take(qreal height);
    /// An area across all columns, which continue below it; on the next page unless this one holds
    /// only such areas. With one column the same as take().
    QRectF takeAcross(qreal height);
    /// Empty space; dropped at the end of a page.
    void skip(qreal height);
    /// Keeps the next areas, of that total height, in one column; does nothing if they are higher
    /// than a page.
    void keepTogether(qreal height);
    /// Begins a new column, or a page; does nothing at the top of one.
    void nextColumn();
    void nextPage();
    /// Begins a page on the front of a sheet; its back may stay empty.
    void nextFront();
    /// Counts a block that continues in another column or on another page.
    void noteContinued() { ++continued_; }
    [[nodiscard]] int continued() const { return continued_; }
    /// The current page is the first of its own count.
    void countAnew() { sheets_.back().isFirst = true; }
    void put(Mark mark);
    /// Notes a sort name and its letter on the current page: with several pages, each shows its
    /// range, "Nü – Zö", and a PDF has a bookmark for each letter.
    void noteName(const QString& name, const QString& letter);
    /// Notes a balance, with which the next page begins.
    void noteCarried(const QString& balance);

    /// The sheets with their frames; at least one.
    [[nodiscard]] Sheets finish() &&;
    /// The same without their frames, for callers that reorder them.
    [[nodiscard]] Sheets finishWithoutFrame() &&;

private:
    void beginColumn();
    void beginPage();
    void addRunningHeads();
    [[nodiscard]] QString rangeOf(std::size_t page) const;
    /// At the right of the page's running head: its range of names, or what is carried over to it.
    [[nodiscard]] QString markOf(std::size_t page) const;

    /// The names on one page.
    struct Range
    {
        QString first;
        QString last;
        QString carried; ///< The last balance up to its end.
    };

    Paper paper_;
    PageFrame frame_;
    QRectF body_;
    qreal top_ = 0; ///< Where the columns of this page begin.
    int columns_ = 1;
    qreal columnWidth_ = 0;
    int column_ = 0;
    int place_ = 0;
    int continued_ = 0;
    qreal y_ = 0;
    RunningHead running_;
    qreal runningHeight_ = 0;
    Sheets sheets_;
    std::vector<Range> ranges_; ///< One per sheet.
    QString letter_;            ///< Of the last name noted.
};

/// One paragraph, wrapped; takes its areas line by line.
void addText(PageFlow& flow, const QString& text, const Type& type, Ink ink = Ink::Black);

} // namespace typeset
