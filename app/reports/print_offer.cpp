#include "print_offer.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

constexpr int iconSize = 18;
constexpr int margin = 12;

} // namespace

PrintOffer::PrintOffer(Desk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      habits_(desk.memory()),
      handing_(desk, this),
      icon_(new QLabel(this)),
      what_(makeLabel({}, 14, QFont::DemiBold, theme::Role::Text, this)),
      why_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
      ticksRow_(new QHBoxLayout)
{
    setObjectName(u"printOffer"_s);
    what_->setWordWrap(true);
    why_->setWordWrap(true);
    makeButtons();
    constexpr int tickGap = 16;
    ticksRow_->setSpacing(tickGap);
    ticksRow_->addStretch();
    auto* const texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(what_);
    texts->addWidget(why_);
    texts->addLayout(ticksRow_);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(margin, margin - 2, margin, margin - 2);
    row->setSpacing(margin);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    for (auto* button : {print_, pdf_, notNow_}) {
        row->addWidget(button);
    }
    connect(&press_, &Press::finished, this, &PrintOffer::finish);
    connect(&handing_, &HandingOut::told, this, [this](const QString& what) {
        done_ = true;
        say(what, {}, icons::Meaning::Complete, theme::Role::Tint);
        if (isAncestorOf(QApplication::focusWidget())) {
            notNow_->setFocus();
        }
    });
    connect(&handing_, &HandingOut::failed, this, [this](const QString& what, const QString& why) {
        say(what, why, icons::Meaning::Warning, theme::Role::WarnGround);
    });
    hide();
}

void PrintOffer::makeButtons()
{
    print_ = makeButton(u"offerPrintButton"_s, tr("Print"), icons::Meaning::Print,
                        ButtonKind::Normal, this);
    pdf_ = makeButton(u"offerPdfButton"_s, tr("PDF"), icons::Meaning::Export, ButtonKind::Normal,
                      this);
    notNow_ = makeButton(u"offerNotNowButton"_s, tr("Not now"), ButtonKind::Quiet, this);
    print_->setAutoDefault(true);
    connect(print_, &QPushButton::clicked, this, [this] { start(Way::Paper); });
    connect(pdf_, &QPushButton::clicked, this, [this] { start(Way::File); });
    connect(notNow_, &QPushButton::clicked, this, &PrintOffer::decline);
}

void PrintOffer::offer(const Offer& offer)
{
    press_.cancel();
    offer_ = offer;
    done_ = false;
    makeTicks();
    say(offer.what, {}, icons::Meaning::Print, theme::Role::Tint);
    setFocusProxy(print_->isEnabled() ? print_ : notNow_);
    show();
}

void PrintOffer::makeTicks()
{
    for (auto* tick : ticks_) {
        tick->hide();
        tick->setObjectName({});
        tick->deleteLater();
    }
    ticks_.clear();
    QStringList usual;
    for (const auto& item : offer_.items) {
        if (item.ticked) {
            usual << documents::idOf(item.choice.kind);
        }
    }
    const auto ticked = habits_.ticked(offer_.occasion, usual);
    for (const auto& item : offer_.items) {
        const auto id = documents::idOf(item.choice.kind);
        auto* const tick = new QCheckBox(
            item.text.isEmpty() ? documents::titleOf(item.choice.kind) : item.text, this);
        tick->setObjectName(u"tick-"_s + id);
        tick->setAccessibleName(tick->text());
        tick->setChecked(ticked.contains(id));
        connect(tick, &QCheckBox::toggled, this, &PrintOffer::remember);
        ticksRow_->insertWidget(ticksRow_->count() - 1, tick);
        ticks_.push_back(tick);
    }
    QWidget* before = this;
    for (QWidget* tick : ticks_) {
        setTabOrder(before, tick);
        before = tick;
    }
    setTabOrder(before, print_);
}

void PrintOffer::remember()
{
    QStringList ids;
    for (std::size_t index = 0; index < ticks_.size(); ++index) {
        if (ticks_[index]->isChecked()) {
            ids << documents::idOf(offer_.items[index].choice.kind);
        }
    }
    habits_.setTicked(offer_.occasion, ids);
    refreshButtons();
}

void PrintOffer::refreshButtons()
{
    const bool any =
        std::any_of(ticks_.begin(), ticks_.end(), [](auto* tick) { return tick->isChecked(); });
    for (auto* button : {print_, pdf_}) {
        button->setEnabled(any);
        button->setToolTip(any ? QString() : tr("Nothing is ticked."));
    }
    notNow_->setText(done_ ? tr("Done") : tr("Not now"));
    notNow_->setAccessibleName(notNow_->text());
}

void PrintOffer::start(Way way)
{
    // The button stays as it is, or it would lose the focus for a moment.
    if (press_.isRunning()) {
        return;
    }
    way_ = way;
    PrintOrder order;
    order.paper = habits_.paper();
    order.locale = habits_.locale();
    for (std::size_t index = 0; index < ticks_.size(); ++index) {
        if (ticks_[index]->isChecked()) {
            order.choices.push_back(offer_.items[index].choice);
        }
    }
    press_.start(pressJob(desk_, std::move(order)));
}

void PrintOffer::finish(const std::shared_ptr<const Proof>& proof)
{
    if (proof->isEmpty()) {
        say(tr("There is nothing to print."), textOf(proof->refused), icons::Meaning::Warning,
            theme::Role::WarnGround);
    } else if (way_ == Way::File) {
        handing_.askAndSave(proof, FileFormat::Pdf);
    } else {
        handing_.print(proof, 0);
    }
    refreshButtons();
}

void PrintOffer::say(const QString& what, const QString& why, icons::Meaning icon, theme::Role role)
{
    const bool warns = role == theme::Role::WarnGround;
    ground_ = role;
    what_->setText(what);
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
    const auto ink = theme::colour(palette(), warns ? theme::Role::Warn : theme::Role::Accent);
    icon_->setPixmap(icons::pixmap(icon, ink, iconSize, devicePixelRatioF()));
    setAccessibleName(why.isEmpty() ? what : what + u'\n' + why);
    refreshButtons();
    update();
}

void PrintOffer::dismiss()
{
    press_.cancel();
    hide();
}

void PrintOffer::decline()
{
    dismiss();
    Q_EMIT dismissed();
}

void PrintOffer::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), ground_));
    constexpr qreal radius = 6;
    painter.drawRoundedRect(rect(), radius, radius);
}

void PrintOffer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        decline();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace desk
