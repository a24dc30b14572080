#include "app/desk/evening/reports/days_bar.h"

#include "app/desk/frame/theme.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"
#include "core/texts/numbers.h"

#include <QLabel>
#include <QLineEdit>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

bool isBlank(const QLineEdit& field)
{
    return field.text().trimmed().isEmpty();
}

std::optional<QDate> dayIn(const QLineEdit& field)
{
    return isBlank(field) ? std::nullopt : typedDate(field.text());
}

bool isDay(const QLineEdit& field)
{
    return isBlank(field) || typedDate(field.text());
}

} // namespace

DaysBar::DaysBar(QWidget* parent)
    : QWidget(parent),
      from_(makeField(u"daysFrom"_s, tr("From, the first day"), this)),
      until_(makeField(u"daysUntil"_s, tr("To, the last day"), this))
{
    auto* const row = makeRow(this);
    const auto add = [this, row](const QString& text, QLineEdit* field) {
        constexpr int dayWidth = 110;
        auto* const label = makeLabel(text, 13, QFont::Normal, theme::Role::Muted, this);
        label->setBuddy(field);
        field->setFixedWidth(dayWidth);
        field->setToolTip(
            tr("A day such as %1. Empty: without a limit.").arg(texts::dayText(QDate(2026, 1, 1))));
        connect(field, &QLineEdit::textEdited, this, [this] {
            check();
            Q_EMIT changed();
        });
        row->addWidget(label);
        row->addWidget(field);
    };
    add(tr("From"), from_);
    add(tr("To"), until_);
}

void DaysBar::show(const core::DaySpan& days)
{
    from_->setText(days.from ? texts::dayText(*days.from) : QString());
    until_->setText(days.until ? texts::dayText(*days.until) : QString());
    check();
}

std::optional<core::DaySpan> DaysBar::days() const
{
    const core::DaySpan days{dayIn(*from_), dayIn(*until_)};
    const bool isBackwards = days.from && days.until && *days.until < *days.from;
    return isDay(*from_) && isDay(*until_) && !isBackwards ? std::optional(days) : std::nullopt;
}

void DaysBar::check()
{
    const bool isBackwards = isDay(*from_) && isDay(*until_) && !days();
    const auto stateOf = [](bool isRefused) {
        return isRefused ? FieldState::Refused : FieldState::Normal;
    };
    setFieldState(*from_, stateOf(!isDay(*from_)));
    setFieldState(*until_, stateOf(!isDay(*until_) || isBackwards));
}

} // namespace desk
