#include "status_line.h"

#include "widgets/page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace desk {
namespace {

constexpr int lineHeight = 32;
constexpr int iconSize = 16;

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent),
      icon_(new QLabel(this)),
      what_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Text, this)),
      why_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      savedIcon_(new QLabel(this)),
      saved_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(QStringLiteral("statusLine"));
    setFixedHeight(lineHeight);
    why_->setObjectName(QStringLiteral("statusWhy"));
    why_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(8);
    row->addWidget(icon_);
    row->addWidget(what_);
    row->addSpacing(4);
    row->addWidget(why_, 1);
    row->addWidget(savedIcon_);
    row->addWidget(saved_);
}

void StatusLine::show(const Status& status)
{
    icon_->setPixmap(icons::pixmap(status.icon, theme::colour(palette(), status.role), iconSize,
                                   devicePixelRatioF()));
    what_->setText(status.what);
    why_->setText(status.why);
    why_->setToolTip(status.why);
    setAccessibleName(text());
}

void StatusLine::setSaved(const QString& text)
{
    saved_->setText(text);
    savedIcon_->setPixmap(text.isEmpty()
                              ? QPixmap()
                              : icons::pixmap(icons::Meaning::Present,
                                              theme::colour(palette(), theme::Role::Done), iconSize,
                                              devicePixelRatioF()));
}

QString StatusLine::text() const
{
    return why_->text().isEmpty() ? what_->text()
                                  : what_->text() + QStringLiteral(". ") + why_->text();
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), theme::colour(palette(), theme::Role::Line));
}

} // namespace desk
