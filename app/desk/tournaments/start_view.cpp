#include "app/desk/tournaments/start_view.h"

#include "app/desk/icons.h"
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
        icons::paintEmblem(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    }
};

/// A large button: icon, title, a line below it, and the key that does the same.
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

private:
    icons::Meaning icon_;
    QString title_;
    QString line_;
    QString key_;
};

} // namespace

StartView::StartView(QAction& createNew, QAction& sample, QAction& importFile, QWidget* parent)
    : QWidget(parent)
{
    using icons::Meaning;
    setObjectName(QStringLiteral("startView"));
    auto* const column = new QVBoxLayout(this);
    column->setSpacing(distance::small);
    const auto add = [column](QWidget* part) { column->addWidget(part, 0, Qt::AlignHCenter); };
    const auto addButton = [&](QAction& action, const QString& name, Meaning icon,
                               const QString& title, const QString& line) {
        auto* const button = new StartButton(name, icon, title, line, action.shortcut(), this);
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        add(button);
        return button;
    };
    column->addStretch(2);
    add(new Emblem(this));
    column->addSpacing(20);
    add(makeLabel(tr("Where shall we begin?"), 20, QFont::DemiBold, theme::Role::Text, this));
    add(makeLabel(tr("Everything can be changed later. Every entry is saved at once."), 13,
                  QFont::Normal, theme::Role::Muted, this));
    column->addSpacing(12);
    setFocusProxy(addButton(createNew, QStringLiteral("startNewButton"), Meaning::Add,
                            tr("New tournament"),
                            tr("Name, rules, rounds and games: no more is needed")));
    addButton(sample, QStringLiteral("startSampleButton"), Meaning::Sample,
              tr("Open the sample evening"), tr("22 participants, four rounds: to try things out"));
    addButton(importFile, QStringLiteral("startImportButton"), Meaning::Import, tr("Import"),
              tr("A tournament file from another computer"));
    column->addStretch(3);
}

} // namespace desk
