#include "app/desk/evening/tournaments/start_view.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"

#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

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

/// Shrinks if there is little room.
class Emblem : public QWidget
{
public:
    explicit Emblem(QWidget* parent) : QWidget(parent)
    {
        setFixedWidth(size.width());
        setMaximumHeight(size.height());
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }

    [[nodiscard]] QSize sizeHint() const override { return size; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {size.width(), 0}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        if (height() == size.height()) {
            QPainter painter(this);
            icons::paintEmblem(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
        }
    }

private:
    static constexpr QSize size{196, 68};
};

/// A large button: icon, title, a line below it, and its shortcut.
class StartButton : public QPushButton
{
public:
    StartButton(const QString& objectName, icons::Meaning icon, const QString& title,
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

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF line(theme::font(linePixels));
        const auto needed =
            textLeft + line.horizontalAdvance(line_) + keyCapSize(key_).width() + 2 * rightMargin;
        return {std::max(buttonWidth, static_cast<int>(std::ceil(needed))), buttonHeight};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool hovered = underMouse() || isDown();
        const qreal pen = hasFocus() ? 2 : 1;
        constexpr qreal radius = 8;
        painter.setPen(QPen(
            theme::colour(palette(), hasFocus() ? theme::Role::Accent : theme::Role::Strong), pen));
        painter.setBrush(
            theme::colour(palette(), hovered ? theme::Role::Hover : theme::Role::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                                radius, radius);
        const auto picture = icons::pixmap(icon_, theme::colour(palette(), theme::Role::Accent),
                                           pictureSize, devicePixelRatioF());
        constexpr int iconLeft = 20;
        painter.drawPixmap(QPointF(iconLeft, (height() - pictureSize) / 2.0), picture);

        const auto capWidth = keyCapSize(key_).width();
        const auto titleFont = theme::font(titlePixels, QFont::DemiBold);
        const auto lineFont = theme::font(linePixels);
        const qreal titleHeight = QFontMetricsF(titleFont).height();
        const qreal lineHeight = QFontMetricsF(lineFont).height();
        constexpr qreal margins = 16;
        constexpr qreal widestGap = 7;
        const qreal gap = std::clamp(height() - titleHeight - lineHeight - margins, 0.0, widestGap);
        QRectF text(textLeft, (height() - titleHeight - gap - lineHeight) / 2,
                    width() - textLeft - capWidth - 2 * rightMargin, titleHeight);
        painter.setPen(theme::colour(palette(), theme::Role::Text));
        painter.setFont(titleFont);
        painter.drawText(text, Qt::AlignVCenter, title_);
        text.translate(0, titleHeight + gap);
        text.setHeight(lineHeight);
        painter.setPen(theme::colour(palette(), theme::Role::Muted));
        painter.setFont(lineFont);
        painter.drawText(text, Qt::AlignVCenter, line_);
        if (!key_.isEmpty()) {
            paintKeyCap(painter, QPointF(width() - rightMargin - capWidth, height() / 2.0), key_,
                        palette());
        }
    }

private:
    icons::Meaning icon_;
    QString title_;
    QString line_;
    QString key_;
};

} // namespace

StartView::StartView(QAction& createNew, QAction& sample, QAction& sampleClub, QAction& importFile,
                     QWidget* parent)
    : QWidget(parent)
{
    using icons::Meaning;
    setObjectName(QStringLiteral("startView"));
    auto* const column = new QVBoxLayout(this);
    column->setSpacing(distance::small);
    const auto add = [column](QWidget* part) { column->addWidget(part, 0, Qt::AlignHCenter); };
    column->addStretch(2);
    add(new Emblem(this));
    column->addSpacing(20);
    add(makeLabel(tr("Where shall we begin?"), 20, QFont::DemiBold, theme::Role::Text, this));
    add(makeLabel(tr("Everything can be changed later. Every entry is saved at once."), 13,
                  QFont::Normal, theme::Role::Muted, this));
    column->addSpacing(12);
    ways_ = column->count();
    setFocusProxy(&addWay(createNew, QStringLiteral("startNewButton"), Meaning::Add,
                          tr("New tournament"),
                          tr("Name, rules, rounds and games: no more is needed")));
    addWay(sample, QStringLiteral("startSampleButton"), Meaning::Sample,
           tr("Open the sample evening"), tr("22 participants, four rounds: to try things out"));
    addWay(sampleClub, QStringLiteral("startSampleClubButton"), Meaning::Tournaments,
           tr("Open the sample club"),
           tr("24 evenings of an invented club, in a database of their own"));
    addWay(importFile, QStringLiteral("startImportButton"), Meaning::Import, tr("Import"),
           tr("A tournament file from another computer"));
    column->addStretch(3);
}

void StartView::offerRestoring(QAction& restore)
{
    addWay(restore, QStringLiteral("startRestoreButton"), icons::Meaning::Folder,
           tr("Restore a backup"), tr("The whole club, from a stick or another folder"));
}

void StartView::offerJoining(QAction& join)
{
    addWay(join, QStringLiteral("startJoinButton"), icons::Meaning::Desks, tr("Join a desk"),
           tr("The club that the main laptop shares, by its address and code"));
}

QWidget& StartView::addWay(QAction& action, const QString& name, icons::Meaning icon,
                           const QString& title, const QString& line)
{
    auto* const button = new StartButton(name, icon, title, line, action.shortcut(), this);
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    auto& column = *static_cast<QVBoxLayout*>(layout());
    column.insertWidget(ways_++, button, 0, Qt::AlignHCenter);
    return *button;
}

} // namespace desk
