#include "setup_section.h"

#include "scale_editor.h"

#include "app/widgets/page_head.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {

SetupSection::SetupSection(QWidget* parent) : QWidget(parent)
{
    auto* inner = new QWidget(this);
    column_ = new QVBoxLayout(inner);
    constexpr int barRoom = 16;
    column_->setContentsMargins(0, 0, barRoom, 0);
    column_->setSpacing(0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

SettingLine& SetupSection::addLine(const QString& title, const QString& words, QWidget* control,
                                   const char* pointer, QWidget* field)
{
    auto* line = new SettingLine(title, words, control, field != nullptr ? field : control, this);
    column_->addWidget(line);
    for (auto* part : line->findChildren<QWidget*>()) {
        if (qobject_cast<QComboBox*>(part) != nullptr || qobject_cast<QSpinBox*>(part) != nullptr) {
            part->setFocusPolicy(Qt::StrongFocus);
            part->installEventFilter(this);
        }
    }
    lines_.emplace_back(QString::fromLatin1(pointer), line);
    return *line;
}

void SetupSection::addTitle(const QString& title, const QString& words)
{
    constexpr int above = 12;
    column_->addSpacing(above);
    column_->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
    if (!words.isEmpty()) {
        auto* label = makeLabel(words, 12, QFont::Normal, theme::Role::Muted, this);
        label->setWordWrap(true);
        column_->addWidget(label);
    }
}

void SetupSection::watch(QWidget* widget, Option option, int tableSize)
{
    watched_[widget] = {option, tableSize};
    widget->installEventFilter(this);
}

void SetupSection::watchScale(const ScaleEditor& scale)
{
    watch(&scale.choice(), Option::Scale);
    for (int size = 2; size <= scoring::largestTable; ++size) {
        for (int place = 1; place <= size; ++place) {
            watch(&scale.field(size, place), Option::Scale, size);
        }
    }
}

bool SetupSection::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        if (const auto found = watched_.find(watched); found != watched_.end()) {
            Q_EMIT optionEntered(found->second.option, found->second.tableSize);
        }
    }
    // Whoever scrolls the page must not change what lies under the pointer.
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString SetupSection::complaint() const
{
    for (const auto& [pointer, line] : lines_) {
        if (!refusedByRules_.contains(line) && !line->refusal().isEmpty()) {
            //: A setting and what is wrong with it
            return tr("%1: %2").arg(line->title(), line->refusal());
        }
    }
    return {};
}

bool SetupSection::showRefusal(const core::Refusal& refusal, const QString& text)
{
    const auto* pointer = std::get_if<core::Pointer>(&refusal.place);
    if (pointer == nullptr) {
        return false;
    }
    for (const auto& [place, line] : lines_) {
        if (pointer->text() == place || pointer->text().startsWith(place + u'/')) {
            line->setRefusal(text);
            refusedByRules_.insert(line);
            return true;
        }
    }
    return false;
}

void SetupSection::forget()
{
    refusedByRules_.clear();
    for (const auto& [pointer, line] : lines_) {
        line->setRefusal({});
    }
}

void SetupSection::clearRefusals()
{
    for (auto* line : refusedByRules_) {
        line->setRefusal({});
    }
    refusedByRules_.clear();
}

} // namespace desk
