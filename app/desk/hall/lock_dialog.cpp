#include "app/desk/hall/lock_dialog.h"

#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/clock_texts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

namespace desk {

LockDialog::LockDialog(const RoundTimer& timer, QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint), timer_(timer)
{
    setObjectName(QStringLiteral("lockDialog"));
    setAccessibleName(tr("Locked"));
    setWindowTitle(tr("Locked"));
    setWindowModality(Qt::ApplicationModal);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* const column = makeColumn(this, distance::medium);
    column->addStretch(2);
    column->addWidget(makeLabel(tr("Locked"), 20, QFont::DemiBold, theme::Role::Text, this), 0,
                      Qt::AlignHCenter);
    column->addWidget(
        makeLabel(tr("Clock and display go on."), 13, QFont::Normal, theme::Role::Muted, this), 0,
        Qt::AlignHCenter);
    auto* const unlock =
        makeButton(QStringLiteral("unlockButton"), tr("Unlock"), ButtonKind::Primary, this);
    unlock->setDefault(true);
    connect(unlock, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(unlock, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(&timer_, &RoundTimer::ticked, this, qOverload<>(&QWidget::update));
    window->installEventFilter(this);
    cover();
}

void LockDialog::cover()
{
    const auto* const window = parentWidget();
    setGeometry(QRect(window->mapToGlobal(QPoint()), window->size()));
}

void LockDialog::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::colour(palette(), theme::Role::Side));
    if (timer_.reading().state != core::ClockState::Stopped) {
        constexpr int pixels = 128;
        painter.setFont(theme::font(pixels, QFont::Bold));
        painter.setPen(theme::colour(palette(), theme::Role::Muted));
        paintNumber(painter, QRectF(0, height() / 8.0, width(), pixels * 1.2),
                    texts::clockText(timer_.reading().secondsLeft), Qt::AlignHCenter);
    }
}

/// Esc is too easily pressed.
void LockDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QDialog::keyPressEvent(event);
    }
}

bool LockDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        cover();
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace desk
