#include "notice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int iconSize = 18;
constexpr int margin = 12;

theme::Role inkOf(Notice::Kind kind)
{
    switch (kind) {
    case Notice::Kind::Plain:
    case Notice::Kind::Tint:
        return theme::Role::Accent;
    case Notice::Kind::Warning:
        return theme::Role::Warn;
    case Notice::Kind::Error:
        return theme::Role::Error;
    }
    return theme::Role::Text;
}

} // namespace

Notice::Notice(QWidget* parent)
    : QWidget(parent),
      icon_(new QLabel(this)),
      what_(new QLabel(this)),
      why_(new QLabel(this)),
      right_(new QHBoxLayout)
{
    what_->setFont(theme::font(14, QFont::DemiBold));
    what_->setWordWrap(true);
    why_->setWordWrap(true);
    for (auto* label : {what_, why_}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(what_);
    texts->addWidget(why_);
    right_->setSpacing(margin);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(margin, margin - 2, margin, margin - 2);
    row->setSpacing(margin);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addLayout(right_);
    clear();
}

void Notice::show(Kind kind, icons::Meaning icon, const QString& what, const QString& why)
{
    clear();
    kind_ = kind;
    const auto ink = theme::colour(palette(), inkOf(kind));
    icon_->setPixmap(icons::pixmap(icon, ink, iconSize, devicePixelRatioF()));
    what_->setText(what);
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
    icon_->show();
    setAccessibleName(text());
    update();
}

void Notice::showError(const QString& what, const QString& why)
{
    show(Kind::Error, icons::Meaning::Refused, what, why);
}

void Notice::add(QWidget* widget)
{
    widget->setParent(this);
    right_->addWidget(widget);
    widget->show();
    added_.push_back(widget);
}

void Notice::clear()
{
    for (auto* widget : added_) {
        widget->hide();
        widget->deleteLater();
    }
    added_.clear();
    kind_ = Kind::Plain;
    what_->clear();
    why_->clear();
    icon_->hide();
    setAccessibleName({});
    update();
}

QString Notice::text() const
{
    return why_->text().isEmpty() ? what_->text()
                                  : what_->text() + QLatin1Char('\n') + why_->text();
}

void Notice::paintEvent(QPaintEvent* /*event*/)
{
    if (kind_ == Kind::Plain) {
        return;
    }
    const auto ground = kind_ == Kind::Tint      ? theme::Role::Tint
                        : kind_ == Kind::Warning ? theme::Role::WarnGround
                                                 : theme::Role::ErrorGround;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), ground));
    constexpr qreal radius = 6;
    painter.drawRoundedRect(rect(), radius, radius);
}

} // namespace desk
