#include "reports/typeset/page_flow.h"

#include <algorithm>
#include <utility>

namespace typeset {

namespace {

constexpr qreal flowGutter = millimetres(8);

} // namespace

PageFlow::PageFlow(Paper paper, PageFrame frame, int columns)
    : paper_(paper),
      frame_(std::move(frame)),
      body_(bodyOf(paper, frame_)),
      top_(body_.top()),
      columns_(columns),
      columnWidth_(columnWidth(body_.width(), columns)),
      y_(body_.top()),
      sheets_{Sheet{paper, {}}}
{}

qreal PageFlow::columnWidth(qreal width, int columns)
{
    return (width - (columns - 1) * flowGutter) / columns;
}

bool PageFlow::fits(qreal height) const
{
    // Sums of heights are inexact in the last digits.
    constexpr qreal tolerance = 0.01;
    return height <= remaining() + tolerance;
}

QRectF PageFlow::take(qreal height)
{
    const qreal room = std::min(height, fullHeight());
    while (!fits(room)) {
        beginColumn();
    }
    const QRectF box(body_.left() + column_ * (columnWidth_ + flowGutter), y_, columnWidth_, room);
    y_ += room;
    return box;
}

QRectF PageFlow::takeAcross(qreal height)
{
    if (columns_ == 1) {
        return take(height);
    }
    const qreal room = std::min(height, fullHeight());
    if (column_ > 0 || !atTop() || !fits(room)) {
        beginPage();
    }
    const QRectF box(body_.left(), y_, body_.width(), room);
    y_ += room;
    top_ = y_;
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
    if (height > fullHeight()) {
        return;
    }
    while (!fits(height)) {
        beginColumn();
    }
}

void PageFlow::nextColumn()
{
    if (!atTop()) {
        beginColumn();
    }
}

void PageFlow::nextPage()
{
    const bool untouched = column_ == 0 && y_ <= body_.top();
    if (!untouched) {
        beginPage();
    }
}

void PageFlow::beginColumn()
{
    if (column_ + 1 == columns_) {
        beginPage();
    } else {
        ++column_;
        y_ = top_;
    }
}

void PageFlow::beginPage()
{
    sheets_.push_back(Sheet{paper_, {}});
    column_ = 0;
    top_ = body_.top();
    y_ = top_;
}

void PageFlow::put(Mark mark)
{
    sheets_.back().marks.push_back(std::move(mark));
}

Sheets PageFlow::finish() &&
{
    const auto frame = frame_;
    auto sheets = std::move(*this).finishWithoutFrame();
    addFrame(sheets, frame);
    return sheets;
}

Sheets PageFlow::finishWithoutFrame() &&
{
    const bool emptyPage = sheets_.size() > 1 && sheets_.back().marks.empty();
    if (emptyPage) {
        sheets_.pop_back();
    }
    return std::move(sheets_);
}

void addText(PageFlow& flow, const QString& text, const Type& type, Ink ink)
{
    for (const auto& line : wrapped(text, type, flow.width())) {
        const auto room = flow.take(lineHeight(type));
        flow.put(TextMark{room, line, type, Side::Left, ink});
    }
}

} // namespace typeset
