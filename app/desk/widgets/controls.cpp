#include "app/desk/widgets/controls.h"

#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/layout.h"
#include "core/model/limits.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace desk {
namespace {

/// Enter presses the focused button; by default Qt only uses the space bar.
class Button : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isEnter && isPlain && menu() == nullptr) {
            // A key held down must not press the button that gets the focus next.
            if (!event->isAutoRepeat()) {
                click();
            }
        } else {
            QPushButton::keyPressEvent(event);
        }
    }
};

/// The invisible label of a combo box, always beside it. On Unix Qt gives screen readers the
/// current choice as the box's name, and its purpose only through a label beside it.
class UnseenLabel : public QLabel
{
public:
    UnseenLabel(const QString& text, QComboBox& box) : QLabel(text, box.parentWidget()), box_(box)
    {
        setTextFormat(Qt::PlainText);
        setBuddy(&box);
        hide();
        box.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &box_ && event->type() == QEvent::ParentChange) {
            setParent(box_.parentWidget());
            setBuddy(hasLabelInSight() ? nullptr : &box_);
        }
        return QLabel::eventFilter(watched, event);
    }

private:
    [[nodiscard]] bool hasLabelInSight() const
    {
        const auto* const beside = box_.parentWidget();
        const auto labels =
            beside != nullptr
                ? beside->findChildren<const QLabel*>(QString(), Qt::FindDirectChildrenOnly)
                : QList<const QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [this](const QLabel* label) {
            return label != this && label->buddy() == &box_;
        });
    }

    QComboBox& box_;
};

} // namespace

void setSpokenName(QComboBox& box, const QString& name)
{
    box.setAccessibleName(name);
    new UnseenLabel(name, box); // Its parent's.
}

QPushButton* makeButton(const QString& objectName, const QString& text, ButtonKind kind,
                        QWidget* parent)
{
    auto* button = new Button(text, parent);
    button->setObjectName(objectName);
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    button->setAutoDefault(kind == ButtonKind::Primary);
    if (kind != ButtonKind::Normal) {
        button->setProperty("kind", kind == ButtonKind::Primary ? QStringLiteral("primary")
                                                                : QStringLiteral("quiet"));
    }
    return button;
}

QPushButton* makeButton(const QString& objectName, const QString& text, icons::Meaning icon,
                        ButtonKind kind, QWidget* parent)
{
    auto* button = makeButton(objectName, text, kind, parent);
    const auto role = kind == ButtonKind::Primary ? theme::Role::OnAccent : theme::Role::Text;
    setIconBeside(*button, icons::icon(icon, button->palette(), role));
    return button;
}

QPushButton* bound(QPushButton* button, QAction* action)
{
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setCheckable(action->isCheckable());
        button->setChecked(action->isChecked());
        button->setToolTip(action->statusTip());
    };
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

QPushButton* makeButton(QAction& action, icons::Meaning icon, ButtonKind kind, QWidget* parent)
{
    const QString name = action.objectName().remove(QLatin1String("Action"));
    auto* const button =
        makeButton(name + QLatin1String("Button"), action.text(), icon, kind, parent);
    QObject::connect(&action, &QAction::changed, button, [button, &action] {
        button->setText(action.text());
        button->setAccessibleName(action.text());
    });
    return bound(button, &action);
}

QWidget* makeHairline(QWidget* parent)
{
    auto* const line = new QWidget(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    auto palette = line->palette();
    palette.setColor(QPalette::Window, theme::colour(palette, theme::Role::Line));
    line->setPalette(palette);
    return line;
}

void setIconBeside(QPushButton& button, const QIcon& icon)
{
    constexpr QSize drawn(16, 16);
    constexpr int air = 4;
    QIcon airy;
    for (const auto mode : {QIcon::Normal, QIcon::Disabled}) {
        for (const qreal ratio : {1.0, 2.0}) {
            QPixmap canvas((QSizeF(drawn.width() + air, drawn.height()) * ratio).toSize());
            canvas.setDevicePixelRatio(ratio);
            canvas.fill(Qt::transparent);
            QPainter painter(&canvas);
            painter.drawPixmap(QRect(QPoint(), drawn), icon.pixmap(drawn, ratio, mode));
            painter.end();
            airy.addPixmap(canvas, mode);
        }
    }
    button.setIcon(airy);
    button.setIconSize(drawn + QSize(air, 0));
}

namespace {

void dress(QLabel& label, int pixels, QFont::Weight weight, theme::Role role)
{
    label.setTextFormat(Qt::PlainText);
    label.setFont(theme::font(pixels, weight));
    auto palette = label.palette();
    palette.setColor(QPalette::WindowText, theme::colour(palette, role));
    label.setPalette(palette);
}

} // namespace

QLabel* makeLabel(const QString& text, int pixels, QFont::Weight weight, theme::Role role,
                  QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    dress(*label, pixels, weight, role);
    return label;
}

ElidedLabel* makeElidedLabel(int pixels, QFont::Weight weight, theme::Role role, QWidget* parent)
{
    auto* label = new ElidedLabel(parent);
    dress(*label, pixels, weight, role);
    return label;
}

QLineEdit* makeField(const QString& objectName, const QString& accessibleName, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setObjectName(objectName);
    field->setAccessibleName(accessibleName);
    // Overlong lines are refused by name; this only guards against pasted books.
    field->setMaxLength(core::longestNote);
    return field;
}

void setFieldState(QWidget& field, FieldState state)
{
    const QString name = state == FieldState::Refused    ? QStringLiteral("refused")
                         : state == FieldState::Doubtful ? QStringLiteral("doubtful")
                                                         : QString();
    if (field.property("state").toString() != name) {
        field.setProperty("state", name);
        // The style sheet reads properties only when it is applied.
        field.style()->unpolish(&field);
        field.style()->polish(&field);
    }
}

PageHead::PageHead(const QString& title, QWidget* parent)
    : QWidget(parent),
      title_(makeLabel(title, 20, QFont::DemiBold, theme::Role::Text, this)),
      facts_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      actions_(new FlowLayout(nullptr, distance::small, distance::small))
{
    facts_->setWordWrap(true);
    auto* const row = makeRow(nullptr, distance::large);
    row->addWidget(title_, 1, Qt::AlignTop);
    row->addLayout(actions_);
    auto* const column = makeColumn(this, distance::tight);
    column->addLayout(row);
    column->addWidget(facts_);
    showFacts();
}

void PageHead::setFacts(const QString& facts, const QString& details)
{
    facts_->setText(facts);
    facts_->setToolTip(details);
    title_->setToolTip(details.isEmpty() ? facts : facts + u'\n' + details);
    showFacts();
}

void PageHead::setLow(bool isLow)
{
    isLow_ = isLow;
    showFacts();
}

void PageHead::showFacts()
{
    facts_->setVisible(!isLow_ && !facts_->text().isEmpty());
}

} // namespace desk
