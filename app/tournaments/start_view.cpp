#include "start_view.h"

#include "app/emblem.h"
#include "app/widgets/key_hint.h"
#include "app/widgets/page_head.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace desk {
namespace {

constexpr int buttonWidth = 560;
constexpr int buttonHeight = 72;
constexpr int textLeft = 64;
constexpr int rightMargin = 20;
constexpr int pictureSize = 24;
constexpr int titlePixels = 15;
constexpr int linePixels = 13;

class Emblem : public QWidget
{
public:
    explicit Emblem(QWidget* parent) : QWidget(parent)
    {
        constexpr QSize size(196, 68);
        setFixedSize(size);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintEmblem(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    }
};

} // namespace

StartButton::StartButton(const QString& objectName, icons::Meaning icon, const QString& title,
                         const QString& line, const QKeySequence& key, QWidget* parent)
    : QPushButton(parent),
      icon_(icon),
      title_(title),
      line_(line),
      key_(key.toString(QKeySequence::NativeText))
{
    setObjectName(objectName);
    setAccessibleName(title);
    setAccessibleDescription(line);
    setAutoDefault(true);
}

QSize StartButton::sizeHint() const
{
    const QFontMetricsF line(theme::font(linePixels));
    const auto needed =
        textLeft + line.horizontalAdvance(line_) + keyCapSize(key_).width() + 2 * rightMargin;
    return {std::max(buttonWidth, static_cast<int>(std::ceil(needed))), buttonHeight};
}

void StartButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hovered = underMouse() || isDown();
    const qreal pen = hasFocus() ? 2 : 1;
    constexpr qreal radius = 8;
    painter.setPen(QPen(
        theme::colour(palette(), hasFocus() ? theme::Role::Accent : theme::Role::Strong), pen));
    painter.setBrush(theme::colour(palette(), hovered ? theme::Role::Hover : theme::Role::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius,
                            radius);
    const auto picture = icons::pixmap(icon_, theme::colour(palette(), theme::Role::Accent),
                                       pictureSize, devicePixelRatioF());
    constexpr int iconLeft = 20;
    painter.drawPixmap(QPointF(iconLeft, (height() - pictureSize) / 2.0), picture);

    const auto capWidth = keyCapSize(key_).width();
    const QRectF texts(textLeft, 0, width() - textLeft - capWidth - 2 * rightMargin, height());
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.setFont(theme::font(titlePixels, QFont::DemiBold));
    painter.drawText(texts.adjusted(0, 12, 0, -height() / 2.0), Qt::AlignVCenter, title_);
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    painter.setFont(theme::font(linePixels));
    painter.drawText(texts.adjusted(0, height() / 2.0, 0, -12), Qt::AlignVCenter, line_);
    paintKeyCap(painter, QPointF(width() - rightMargin - capWidth, height() / 2.0), key_,
                palette());
}

StartView::StartView(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("startView"));
    column_->setSpacing(8);
    column_->addStretch(2);
    column_->addWidget(new Emblem(this), 0, Qt::AlignHCenter);
    column_->addSpacing(20);
    column_->addWidget(
        makeLabel(tr("Where shall we begin?"), 20, QFont::DemiBold, theme::Role::Text, this), 0,
        Qt::AlignHCenter);
    column_->addWidget(
        makeLabel(tr("Everything can be changed later. Every entry is saved at once."), 13,
                  QFont::Normal, theme::Role::Muted, this),
        0, Qt::AlignHCenter);
    column_->addSpacing(12);
    using icons::Meaning;
    first_ = new StartButton(QStringLiteral("startNewButton"), Meaning::Add, tr("New tournament"),
                             tr("Name, rules, games per round: no more is needed"),
                             QKeySequence::New, this);
    add(first_, &StartView::newWanted);
    add(new StartButton(QStringLiteral("startSampleButton"), Meaning::Sample,
                        tr("Open the sample evening"),
                        tr("22 participants, four rounds: to try things out"),
                        QKeySequence(tr("Ctrl+M")), this),
        &StartView::sampleWanted);
    add(new StartButton(QStringLiteral("startImportButton"), Meaning::Import, tr("Import"),
                        tr("A tournament file from another computer"), QKeySequence(tr("Ctrl+I")),
                        this),
        &StartView::importWanted);
    column_->addStretch(3);
}

void StartView::add(StartButton* button, void (StartView::*wanted)())
{
    column_->addWidget(button, 0, Qt::AlignHCenter);
    connect(button, &QPushButton::clicked, this, wanted);
}

void StartView::enter()
{
    first_->setFocus();
}

} // namespace desk
