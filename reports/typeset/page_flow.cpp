#include "reports/typeset/page_flow.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

namespace typeset {

namespace {

constexpr qreal flowGutter = millimetres(8);
constexpr Type runningType{points(11), Weight::Bold};
constexpr Type rangeType{points(14), Weight::Bold};
constexpr qreal runningGap = millimetres(2);

/// The part of a name by which lists are searched.
QString surname(const QString& name)
{
    return name.section(u',', 0, 0).trimmed();
}

/// A number instead of a name.
bool isNumber(const QString& name)
{
    return std::all_of(name.begin(), name.end(), [](QChar sign) { return sign.isDigit(); });
}

/// The beginning of a name: two letters, or as many as distinguish it from its neighbour on the
/// next page. Numbers are whole.
QString beginning(const QString& name, const QString& neighbour)
{
    auto whole = surname(name);
    if (isNumber(whole)) {
        return whole;
    }
    const auto other = surname(neighbour);
    constexpr int fewest = 2;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, whole);
    int count = 0;
    for (auto end = letters.toNextBoundary(); end > 0; end = letters.toNextBoundary()) {
        ++count;
        if (count >= fewest && whole.left(end) != other.left(end)) {
            return whole.left(end);
        }
    }
    return whole;
}

} // namespace

PageFlow::PageFlow(Paper paper, PageFrame frame, int columns, RunningHead running)
    : paper_(paper),
      frame_(std::move(frame)),
      body_(bodyOf(paper, frame_)),
      top_(body_.top()),
      columns_(columns),
      columnWidth_(columnWidth(body_.width(), columns)),
      y_(body_.top()),
      running_(std::move(running)),
      runningHeight_(running_.title.isEmpty() ? 0 : lineHeight(rangeType) + runningGap),
      sheets_{Sheet{paper, {}}},
      ranges_(1)
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
    const qreal begin = body_.top() + (sheets_.size() > 1 ? runningHeight_ : 0);
    const bool untouched = column_ == 0 && y_ <= begin;
    if (!untouched) {
        beginPage();
    }
}

void PageFlow::nextFront()
{
    nextPage();
    if (sheets_.size() % 2 == 0) {
        beginPage();
    }
}

qreal PageFlow::lastPageShare() const
{
    const qreal height = body_.bottom() - top_;
    return height <= 0 ? 1 : (column_ + (y_ - top_) / height) / columns_;
}

void PageFlow::beginColumn()
{
    if (column_ + 1 == columns_) {
        beginPage();
    } else {
        ++column_;
        ++place_;
        y_ = top_;
    }
}

void PageFlow::beginPage()
{
    const auto carried = ranges_.empty() ? QString() : ranges_.back().carried;
    sheets_.push_back(Sheet{paper_, {}});
    ranges_.push_back({{}, {}, carried});
    column_ = 0;
    ++place_;
    top_ = body_.top() + runningHeight_;
    y_ = top_;
}

void PageFlow::put(Mark mark)
{
    sheets_.back().marks.push_back(std::move(mark));
}

void PageFlow::noteName(const QString& name, const QString& letter)
{
    if (name.isEmpty()) {
        return;
    }
    if (letter != letter_) {
        letter_ = letter;
        sheets_.back().letters << letter;
    }
    auto& range = ranges_.back();
    if (range.first.isEmpty()) {
        range.first = name;
    }
    range.last = name;
}

QString PageFlow::rangeOf(std::size_t page) const
{
    const auto& range = ranges_[page];
    if (sheets_.size() == 1 || range.first.isEmpty()) {
        return {};
    }
    const QString before = page == 0 ? QString() : ranges_[page - 1].last;
    const QString after = page + 1 == ranges_.size() ? QString() : ranges_[page + 1].first;
    const auto first = beginning(range.first, before);
    const auto last = beginning(range.last, after);
    return first == last ? first : first + QStringLiteral(" – ") + last;
}

void PageFlow::noteCarried(const QString& balance)
{
    if (!balance.isEmpty()) {
        ranges_.back().carried = balance;
    }
}

QString PageFlow::markOf(std::size_t page) const
{
    const bool isCarried =
        page > 0 && !running_.carried.isEmpty() && !ranges_[page - 1].carried.isEmpty();
    return isCarried ? running_.carried.arg(ranges_[page - 1].carried) : rangeOf(page);
}

void PageFlow::addRunningHeads()
{
    if (running_.title.isEmpty()) {
        return;
    }
    const auto text = running_.state.isEmpty()
                          ? running_.title
                          : running_.title + QStringLiteral(" · ") + running_.state;
    const QRectF line(body_.left(), body_.top(), body_.width(), lineHeight(rangeType));
    for (std::size_t page = 0; page < sheets_.size(); ++page) {
        auto& marks = sheets_[page].marks;
        if (marks.empty()) {
            continue;
        }
        constexpr qreal mostForRange = millimetres(46);
        const auto range = elided(markOf(page), rangeType, mostForRange);
        const qreal rangeWidth = range.isEmpty() ? 0 : textWidth(range, rangeType) + runningGap;
        if (!range.isEmpty()) {
            marks.emplace_back(TextMark{line.adjusted(line.width() - rangeWidth, 0, 0, 0), range,
                                        rangeType, Side::Right, Ink::Black});
        }
        if (page > 0) {
            const auto room = line.adjusted(0, 0, -rangeWidth, 0);
            constexpr qreal smallest = 0.75;
            const auto type = fitted(text, runningType, room.width(), smallest);
            marks.emplace_back(
                TextMark{room, elided(text, type, room.width()), type, Side::Left, Ink::Black});
        }
    }
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
        ranges_.pop_back();
    }
    addRunningHeads();
    if (sheets_.size() == 1) {
        sheets_.front().letters.clear();
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
