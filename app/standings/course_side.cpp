#include "course_side.h"

#include "app/desk.h"
#include "app/widgets/page_head.h"
#include "rank_chart.h"
#include "standings_model.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {

CourseSide::CourseSide(Desk& desk, const StandingsModel& model, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      model_(model),
      hint_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      chart_(new RankChart(this))
{
    hint_->setObjectName(QStringLiteral("chartHint"));
    hint_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(
        makeLabel(tr("Course of the ranks"), 15, QFont::DemiBold, theme::Role::Text, this));
    layout->addWidget(hint_);
    layout->addSpacing(8);
    layout->addWidget(chart_, 1);
    connect(chart_, &RankChart::picked, this, &CourseSide::toggle);
}

void CourseSide::refresh()
{
    hint_->setText(tr("Space highlights a participant"));
    chart_->show(model_.sheet(), highlighted());
}

QString CourseSide::memoryKey() const
{
    return QStringLiteral("standings/highlighted/%1")
        .arg(desk_.current() ? plain(*desk_.current()) : 0);
}

std::vector<core::StartNumber> CourseSide::highlighted() const
{
    std::vector<core::StartNumber> numbers;
    const auto chosen = desk_.memory().value(memoryKey());
    if (chosen.isValid()) {
        const auto texts = chosen.toString().split(u' ', Qt::SkipEmptyParts);
        for (const auto& text : texts) {
            numbers.push_back(core::StartNumber{text.toInt()});
        }
        return numbers;
    }
    constexpr std::size_t usual = 3;
    for (const auto& row : model_.sheet().rows) {
        if (row.rank && numbers.size() < usual) {
            numbers.push_back(row.tally.number);
        }
    }
    return numbers;
}

void CourseSide::toggle(core::StartNumber number)
{
    auto numbers = highlighted();
    const auto found = std::find(numbers.begin(), numbers.end(), number);
    if (found != numbers.end()) {
        numbers.erase(found);
    } else if (numbers.size() < mostHighlighted) {
        numbers.push_back(number);
    } else {
        hint_->setText(tr("Six are the most. Space on one of them takes it off."));
        return;
    }
    QStringList texts;
    for (const auto one : numbers) {
        texts << QString::number(plain(one));
    }
    desk_.memory().setValue(memoryKey(), texts.join(u' '));
    refresh();
}

} // namespace desk
