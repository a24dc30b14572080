#pragma once

#include "page_frame.h"

#include <vector>

namespace reports {

/// Fills sheets from top to bottom: whoever lays out takes rooms of a height, and a room that does
/// not fit any more begins a new page.
class PageFlow
{
public:
    /// `columns` rooms stand beside each other as in a newspaper: filled one after the other
    /// before the next page begins. 1 or more.
    PageFlow(Paper paper, PageFrame frame, int columns = 1);
    /// Of one of so many columns that share a width.
    static qreal columnWidth(qreal width, int columns);

    /// How high the body of an empty page is.
    [[nodiscard]] qreal fullHeight() const { return body_.height(); }
    /// Of one column.
    [[nodiscard]] qreal width() const { return columnWidth_; }
    /// Of all columns.
    [[nodiscard]] qreal fullWidth() const { return body_.width(); }
    /// What is left of the current column.
    [[nodiscard]] qreal remaining() const { return body_.bottom() - y_; }
    /// Whether a room of that height fits into the current column.
    [[nodiscard]] bool fits(qreal height) const;
    /// Nothing stands in the current column yet.
    [[nodiscard]] bool atTop() const { return y_ <= top_; }

    /// A room of a column's width; on the next column or page if it doesn't fit here. What is
    /// higher than a page gets the whole page's height.
    QRectF take(qreal height);
    /// A room across all columns, which begin below it; on the next page unless nothing but such
    /// rooms stands on this one. With one column it is the same as take().
    QRectF takeAcross(qreal height);
    /// Empty space that is not carried over to the next page.
    void skip(qreal height);
    /// The next rooms, of that height in all, are not parted by the end of a column; nothing if
    /// they are higher than a page.
    void keepTogether(qreal height);
    /// The next room begins a column, or a page; nothing where one just began.
    void nextColumn();
    void nextPage();
    void put(Mark mark);

    /// The sheets with their frames; at least one.
    [[nodiscard]] Sheets finish() &&;
    /// The same without their frames, for whoever orders them in another way.
    [[nodiscard]] Sheets finishWithoutFrame() &&;

private:
    void beginColumn();
    void beginPage();

    Paper paper_;
    PageFrame frame_;
    QRectF body_;
    qreal top_ = 0; ///< Where the columns of this page begin.
    int columns_ = 1;
    qreal columnWidth_ = 0;
    int column_ = 0;
    qreal y_ = 0;
    Sheets sheets_;
};

/// One paragraph, wrapped; takes its rooms line by line.
void addText(PageFlow& flow, const QString& text, const Type& type, Ink ink = Ink::Black);

} // namespace reports
