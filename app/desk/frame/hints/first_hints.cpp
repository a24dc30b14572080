#include "app/desk/frame/hints/first_hints.h"

#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/frame/theme.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

constexpr int usualWidth = 180; ///< If the list is folded.
constexpr std::array places = {PageId::Participants, PageId::Rounds, PageId::Results,
                               PageId::Reports};
constexpr int count = static_cast<int>(places.size());

PageId placeOf(int number)
{
    return places.at(static_cast<std::size_t>(number));
}

QString wordsOf(int number)
{
    const std::array<QString, places.size()> words = {
        FirstHints::tr("First the people: type names, paste a list, or take your regulars."),
        FirstHints::tr("Here the tables are drawn. Then publish and print."),
        FirstHints::tr(
            "Here the score slips are typed: table, then the numbers. Every entry is saved "
            "at once."),
        FirstHints::tr("Standings, certificates and everything else: on paper or as a file.")};
    return words.at(static_cast<std::size_t>(number));
}

} // namespace

FirstHints::FirstHints(PageList& pages, QWidget& window, QWidget* parent)
    : QWidget(parent),
      pages_(pages),
      title_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Text, this)),
      text_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
      next_(makeButton(u"nextHintButton"_s, {}, ButtonKind::Normal, this))
{
    setObjectName(u"firstHints"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    text_->setWordWrap(true);
    title_->setWordWrap(true);
    auto* const column =
        makeColumn(this, distance::small,
                   {distance::medium, distance::medium, distance::medium, distance::medium});
    column->addWidget(title_);
    column->addWidget(text_);
    auto* const end = makeButton(u"endHintsButton"_s, tr("No more hints"), ButtonKind::Quiet, this);
    end->setToolTip(tr("Help shows them again"));
    column->addWidget(next_);
    column->addWidget(end);
    for (auto* const button : {end, next_}) {
        button->setAutoDefault(false);
    }
    connect(end, &QPushButton::clicked, this, &QWidget::close);
    connect(next_, &QPushButton::clicked, this, [this] {
        if (shown_ + 1 < count) {
            show(shown_ + 1);
        } else {
            close();
        }
    });
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget* /*old*/, const QWidget* now) { giveWayTo(now); });
    window.installEventFilter(this);
    pages.installEventFilter(this);
    show(0);
}

void FirstHints::show(int number)
{
    shown_ = number;
    title_->setText(tr("%1 of %2: %3").arg(number + 1).arg(count).arg(nameOf(placeOf(number))));
    text_->setText(wordsOf(number));
    setAccessibleName(title_->text() + u". "_s + text_->text());
    const bool isLast = number + 1 == count;
    next_->setText(isLast ? tr("&Got it") : tr("&Next"));
    next_->setAccessibleName(isLast ? tr("Got it") : tr("Next"));
    place();
    giveWayTo(QApplication::focusWidget());
    raise();
    update();
}

void FirstHints::giveWayTo(const QWidget* focus)
{
    const bool isTyped = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled) &&
                         focus->window() == window();
    setVisible(!isTyped ||
               !geometry().intersects(QRect(
                   parentWidget()->mapFromGlobal(focus->mapToGlobal(QPoint())), focus->size())));
}

void FirstHints::place()
{
    const auto below =
        parentWidget()->mapFromGlobal(pages_.mapToGlobal(pages_.rect().bottomLeft()));
    const int width = std::max(usualWidth, pages_.width() - 2 * distance::small);
    setFixedSize(width, heightForWidth(width));
    move(below.x() + distance::small, std::max(0, below.y() - height() - distance::small));
}

bool FirstHints::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &pages_) {
        if (event->type() == QEvent::Resize) {
            place();
        }
        return false;
    }
    // Reaches this filter only if nothing else has used it.
    if (event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) {
        return false;
    }
    close();
    return true;
}

void FirstHints::paintEvent(QPaintEvent* /*event*/)
{
    constexpr qreal radius = 8;
    constexpr qreal half = 0.5;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::colour(palette(), theme::Role::Accent));
    painter.setBrush(theme::colour(palette(), theme::Role::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
}

} // namespace desk
