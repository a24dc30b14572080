#include "page_flow.h"

#include <algorithm>
#include <utility>

namespace reports {

namespace {

constexpr qreal gutter = millimetres(8);

} // namespace

PageFlow::PageFlow(Paper paper, PageFrame frame, int columns)
    : paper_(paper),
      frame_(std::move(frame)),
      body_(bodyOf(paper, frame_)),
      columns_(columns),
      columnWidth_((body_.width() - (columns - 1) * gutter) / columns),
      y_(body_.top()),
      sheets_{Sheet{paper, {}}}
{}

QRectF PageFlow::take(qreal height)
{
    const qreal room = std::min(height, fullHeight());
    // Sums of heights may be wrong in the last digits.
    constexpr qreal tolerance = 0.01;
    if (room > remaining() + tolerance) {
        nextColumn();
    }
    const QRectF box(body_.left() + column_ * (columnWidth_ + gutter), y_, columnWidth_, room);
    y_ += room;
    return box;
}

void PageFlow::skip(qreal height)
{
    if (!atTop()) {
        y_ = std::min(y_ + height, body_.bottom());
    }
}

void PageFlow::keepTogether(qreal height)
{
    if (height > remaining() && height <= fullHeight()) {
        nextColumn();
    }
}

void PageFlow::nextColumn()
{
    if (atTop()) {
        return;
    }
    if (column_ + 1 == columns_) {
        column_ = 0;
        sheets_.push_back(Sheet{paper_, {}});
    } else {
        ++column_;
    }
    y_ = body_.top();
}

void PageFlow::nextPage()
{
    if (atTop() && column_ == 0) {
        return;
    }
    column_ = 0;
    y_ = body_.top();
    sheets_.push_back(Sheet{paper_, {}});
}

void PageFlow::put(Mark mark)
{
    sheets_.back().marks.push_back(std::move(mark));
}

Sheets PageFlow::finish() &&
{
    const bool emptyPage = sheets_.size() > 1 && sheets_.back().marks.empty();
    if (emptyPage) {
        sheets_.pop_back();
    }
    addFrame(sheets_, frame_);
    return std::move(sheets_);
}

void addText(PageFlow& flow, const QString& text, const Type& type, Ink ink)
{
    for (const auto& line : wrapped(text, type, flow.width())) {
        const auto room = flow.take(lineHeight(type));
        flow.put(TextMark{room, line, type, Side::Left, ink});
    }
}

} // namespace reports
