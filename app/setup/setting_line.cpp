#include "setting_line.h"

#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace desk {

SettingLine::SettingLine(const QString& title, const QString& words, QWidget* control,
                         QWidget* field, QWidget* parent)
    : QWidget(parent),
      title_(title),
      field_(field),
      words_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      complaint_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this))
{
    auto* name = makeLabel(title, 13, QFont::DemiBold, theme::Role::Text, this);
    name->setWordWrap(true);
    name->setBuddy(field);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(name);
    words_->setWordWrap(true);
    setWords(words);
    left->addWidget(words_);
    left->addStretch();
    control->setParent(this);
    control->setFixedWidth(controlWidth);
    complaint_->setObjectName(field->objectName() + QStringLiteral("Refusal"));
    complaint_->setWordWrap(true);
    complaint_->setFixedWidth(controlWidth);
    complaint_->hide();
    auto* right = new QVBoxLayout;
    right->setSpacing(4);
    right->addWidget(control);
    right->addWidget(complaint_);
    right->addStretch();
    auto* row = new QHBoxLayout(this);
    constexpr int edge = 10;
    constexpr int gap = 24;
    row->setContentsMargins(0, edge, 0, edge);
    row->setSpacing(gap);
    row->addLayout(left, 1);
    row->addLayout(right);
}

void SettingLine::setWords(const QString& words)
{
    words_->setText(words);
    words_->setVisible(!words.isEmpty());
}

void SettingLine::say(const QString& text, bool refused)
{
    refusal_ = refused ? text : QString();
    complaint_->setText(text);
    auto ink = complaint_->palette();
    ink.setColor(QPalette::WindowText,
                 theme::colour(ink, refused ? theme::Role::Error : theme::Role::Muted));
    complaint_->setPalette(ink);
    complaint_->setVisible(!text.isEmpty());
    setFieldState(*field_, refusal_.isEmpty() ? FieldState::Normal : FieldState::Refused);
    field_->setAccessibleDescription(text);
    if (refused && field_->hasFocus()) {
        // Once the complaint has its place.
        QMetaObject::invokeMethod(this, "bringIntoView", Qt::QueuedConnection);
    }
}

/// What is wrong may stand below the part of the page that is seen.
void SettingLine::bringIntoView()
{
    for (auto* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around)) {
            area->ensureWidgetVisible(complaint_);
            return;
        }
    }
}

void SettingLine::setRefusal(const QString& text)
{
    say(text, !text.isEmpty());
}

void SettingLine::setRemark(const QString& text)
{
    say(text, false);
}

QString SettingLine::refusal() const
{
    return refusal_;
}

void SettingLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1),
                     theme::colour(palette(), theme::Role::Line));
}

} // namespace desk
