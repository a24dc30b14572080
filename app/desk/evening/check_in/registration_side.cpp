#include "app/desk/evening/check_in/registration_side.h"

#include "app/desk/evening/check_in/check_in_words.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_list.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/model/registration.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"

#include <QLabel>
#include <QListWidget>

#include <algorithm>

namespace desk {

using theme::Role;

namespace {

/// How many of those here could win each group's prize: "Best lady: 7 here".
QStringList groupLines(const core::Tournament& tournament)
{
    QStringList lines;
    const auto here = core::peopleHere(tournament);
    for (const auto& prize : tournament.settings.prizes) {
        if (prize.what == core::PrizeFor::Group) {
            const auto count =
                std::count_if(here.begin(), here.end(), [&prize](const auto& person) {
                    return core::containsSame(person.tags, prize.tag);
                });
            lines << RegistrationSide::tr("%1: %2 here", "a prize, how many")
                         .arg(prize.name)
                         .arg(count);
        }
    }
    return lines;
}

} // namespace

RegistrationSide::RegistrationSide(UiState& uiState, QWidget* parent)
    : QWidget(parent),
      until_(makeLabel({}, 20, QFont::DemiBold, Role::Text, this)),
      left_(makeLabel({}, 13, QFont::Normal, Role::Muted, this)),
      waitingTitle_(makeLabel(tr("Waiting list"), 15, QFont::DemiBold, Role::Text, this)),
      nobody_(makeLabel(tr("Nobody is waiting."), 13, QFont::Normal, Role::Muted, this)),
      waiting_(new QListWidget(this)),
      groups_(makeLabel({}, 13, QFont::Normal, Role::Text, this))
{
    constexpr int rowHeight = 28;
    setObjectName(QStringLiteral("registrationSide"));
    until_->setObjectName(QStringLiteral("deadlineTime"));
    left_->setObjectName(QStringLiteral("deadlineLeft"));
    left_->setWordWrap(true);
    nobody_->setWordWrap(true);
    waiting_->setObjectName(QStringLiteral("waitingList"));
    waiting_->setAccessibleName(tr("Waiting list"));
    waiting_->setItemDelegate(new ListDelegate(waiting_, rowHeight));
    waiting_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const column = makeColumn(this, distance::tight);
    column->addWidget(
        makeLabel(tr("Places are kept until"), 15, QFont::DemiBold, Role::Text, this));
    column->addWidget(until_);
    column->addWidget(left_);
    column->addSpacing(distance::small);
    column->addWidget(makeHairline(this));
    column->addSpacing(distance::small);
    column->addWidget(waitingTitle_);
    column->addWidget(nobody_);
    column->addWidget(waiting_, 1);
    groups_->setObjectName(QStringLiteral("prizeGroups"));
    groups_->setWordWrap(true);
    column->addWidget(groups_);
    column->addSpacing(distance::small);
    column->addWidget(makeHairline(this));
    column->addSpacing(distance::small);
    auto* const keys = new KeyList(uiState, this);
    keys->add(Qt::Key_Enter, tr("here"));
    keys->add(Qt::Key_Plus, tr("here and paid"));
    keys->add(Qt::CTRL | Qt::Key_Enter, tr("enrol as new"));
    keys->add(Qt::Key_Down, tr("somebody else"));
    keys->add(Qt::Key_F7, tr("another fee class"));
    keys->add(Qt::Key_F8, tr("and another one"));
    keys->add(Qt::Key_F6, tr("leaves after, comes for…"));
    keys->add(Qt::Key_Escape, tr("empty the field"));
    column->addWidget(keys);
    column->addStretch();
}

void RegistrationSide::show(const core::Tournament& tournament, const QDateTime& now)
{
    const auto& settings = tournament.settings;
    const bool isLate = core::isPastDeadline(settings, now);
    until_->setText(settings.deadline ? words::timeOfDay(*settings.deadline) : tr("the draw"));
    left_->setText(settings.deadline ? words::timeLeft(settings, now)
                                     : tr("Limit and deadline are set on the page Setup."));
    auto ink = left_->palette();
    ink.setColor(QPalette::WindowText, theme::colour(ink, isLate ? Role::Warn : Role::Muted));
    left_->setPalette(ink);

    const auto queue = core::waitingList(tournament);
    QStringList lines;
    for (const auto number : queue) {
        const auto& person = *core::findParticipant(tournament, number);
        lines << tr("%1. %2", "place on the waiting list, name")
                     .arg(lines.size() + 1)
                     .arg(core::nameWithClub(person.name, person.club));
    }
    waiting_->clear();
    waiting_->addItems(lines);
    for (int row = 0; row < waiting_->count(); ++row) {
        waiting_->item(row)->setToolTip(waiting_->item(row)->text());
    }
    waiting_->setVisible(!queue.empty());
    nobody_->setVisible(queue.empty());
    const auto groups = groupLines(tournament);
    groups_->setText(groups.join(QLatin1Char('\n')));
    groups_->setVisible(!groups.isEmpty());
}

} // namespace desk
