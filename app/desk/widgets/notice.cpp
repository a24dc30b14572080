#include "app/desk/widgets/notice.h"

#include "app/desk/widgets/layout.h"

#include <QLabel>
#include <QPainter>

#include <array>
#include <memory>

namespace desk {
namespace {

constexpr int margin = distance::medium;

struct Look
{
    theme::Role ink;
    theme::Role ground;
};

/// In the order of Kind.
constexpr std::array<Look, 4> looks = {{{theme::Role::Accent, theme::Role::Window},
                                        {theme::Role::Accent, theme::Role::Tint},
                                        {theme::Role::Warn, theme::Role::WarnGround},
                                        {theme::Role::Error, theme::Role::ErrorGround}}};

} // namespace

Notice::Notice(QWidget* parent)
    : QWidget(parent),
      icon_(new QLabel(this)),
      what_(new QLabel(this)),
      why_(new QLabel(this)),
      texts_(makeColumn(nullptr, 2)),
      right_(makeRow(nullptr, margin))
{
    what_->setFont(theme::font(14, QFont::DemiBold));
    what_->setWordWrap(true);
    why_->setWordWrap(true);
    for (auto* label : {what_, why_}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
    }
    texts_->addWidget(what_);
    texts_->addWidget(why_);
    auto* row = makeRow(this, margin, {margin, margin - 2, margin, margin - 2});
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addLayout(texts_, 1);
    row->addLayout(right_);
    clear();
}

void Notice::show(Kind kind, icons::Meaning icon, const QString& what, const QString& why)
{
    clear();
    kind_ = kind;
    constexpr int symbolSize = 18;
    const auto ink = theme::colour(palette(), looks.at(static_cast<std::size_t>(kind)).ink);
    icon_->setPixmap(icons::pixmap(icon, ink, symbolSize, devicePixelRatioF()));
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

void Notice::showWhile(std::function<bool()> holds)
{
    holds_ = std::move(holds);
    show();
}

void Notice::recheck()
{
    if (holds_ && !holds_()) {
        clear();
        hide();
    }
}

void Notice::add(QWidget* widget)
{
    widget->setParent(this);
    right_->addWidget(widget);
    widget->show();
}

void Notice::clear()
{
    while (const std::unique_ptr<QLayoutItem> item{right_->takeAt(0)}) {
        item->widget()->hide();
        item->widget()->deleteLater();
    }
    kind_ = Kind::Plain;
    holds_ = nullptr;
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
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), looks.at(static_cast<std::size_t>(kind_)).ground));
    constexpr qreal radius = 6;
    painter.drawRoundedRect(rect(), radius, radius);
}

} // namespace desk
