#include "app/desk/frame/status_line.h"

#include "app/desk/frame/session.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/layout.h"
#include "core/ranking/open_tables.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

constexpr int lineHeight = 40;
constexpr int buttonHeight = 30;
constexpr int iconSize = 16;

/// The newest round being played, or the newest of all.
const core::Round& newestRound(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto played = std::find_if(rounds.rbegin(), rounds.rend(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Published;
    });
    return played != rounds.rend() ? *played : rounds.back();
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent),
      icon_(new QLabel(this)),
      what_(makeElidedLabel(13, QFont::DemiBold, theme::Role::Text, this)),
      why_(makeElidedLabel(13, QFont::Normal, theme::Role::Muted, this)),
      told_(makeElidedLabel(13, QFont::DemiBold, theme::Role::Text, this)),
      offered_(makeButton(QStringLiteral("statusOffered"), {}, ButtonKind::Quiet, this)),
      unsettledIcon_(new QLabel(this)),
      unsettled_(makeElidedLabel(13, QFont::DemiBold, theme::Role::Text, this)),
      batteryIcon_(new QLabel(this)),
      battery_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Error, this)),
      backupIcon_(new QLabel(this)),
      backup_(makeLabel(tr("No backup"), 13, QFont::DemiBold, theme::Role::Error, this)),
      savedIcon_(new QLabel(this)),
      saved_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(QStringLiteral("statusLine"));
    setFixedHeight(lineHeight);
    why_->setObjectName(QStringLiteral("statusWhy"));
    told_->setObjectName(QStringLiteral("statusTold"));
    offered_->setFixedHeight(buttonHeight);
    offered_->setFocusPolicy(Qt::NoFocus); // Its key works everywhere.
    connect(offered_, &QPushButton::clicked, this, [this] {
        if (offeredAction_ != nullptr) {
            offeredAction_->trigger();
        }
    });
    tell({});
    unsettled_->setObjectName(QStringLiteral("unsettled"));
    auto* row = makeRow(this, distance::small, {distance::large, 0, distance::large, 0});
    backup_->setObjectName(QStringLiteral("backupState"));
    battery_->setObjectName(QStringLiteral("batteryState"));
    showUnsettled({});
    showBackupFailure({});
    showBattery({});
    row->addWidget(icon_);
    row->addWidget(what_);
    row->addSpacing(4);
    row->addWidget(told_);
    row->addWidget(offered_);
    row->addWidget(why_);
    row->addWidget(unsettledIcon_);
    row->addWidget(unsettled_);
    row->addStretch(1);
    row->addWidget(batteryIcon_);
    row->addWidget(battery_);
    row->addWidget(backupIcon_);
    row->addWidget(backup_);
    row->addWidget(savedIcon_);
    saved_->setObjectName(QStringLiteral("savedState"));
    row->addWidget(saved_);
}

void StatusLine::addNextStep(QAction& next, QAction& leaveOut, QAction& others)
{
    auto* const row = qobject_cast<QBoxLayout*>(layout());
    const auto add = [&](QAction& action, const QString& name, ButtonKind kind) {
        auto* const button = makeButton(name, action.text(), kind, this);
        button->setFixedHeight(buttonHeight);
        button->setFocusPolicy(Qt::NoFocus); // Its key works everywhere.
        const auto follow = [&action, button, kind] {
            const auto key = action.shortcut().toString(QKeySequence::NativeText);
            // One key in sight is enough.
            button->setText(kind == ButtonKind::Primary ? action.text() + QStringLiteral("  ") + key
                                                        : action.text());
            button->setToolTip(kind == ButtonKind::Primary ? QString() : key);
            button->setAccessibleName(action.text());
            button->setEnabled(action.isEnabled());
            button->setVisible(action.isVisible());
        };
        connect(&action, &QAction::changed, button, follow);
        if (auto* const menu = action.menu()) {
            button->setMenu(menu);
            connect(&action, &QAction::triggered, button, &QPushButton::showMenu);
        } else {
            connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        }
        row->insertWidget(row->indexOf(batteryIcon_), button);
        follow();
    };
    add(others, QStringLiteral("otherStepsButton"), ButtonKind::Quiet);
    add(leaveOut, QStringLiteral("notTodayButton"), ButtonKind::Quiet);
    add(next, QStringLiteral("nextStepButton"), ButtonKind::Primary);
}

QPixmap StatusLine::picture(icons::Meaning icon, theme::Role role) const
{
    return icons::pixmap(icon, theme::colour(palette(), role), iconSize, devicePixelRatioF());
}

void StatusLine::show(const Status& status, const QDateTime& savedAt)
{
    icon_->setPixmap(picture(status.icon, status.role));
    what_->setText(status.what);
    why_->setText(status.why);
    setAccessibleName(status.why.isEmpty() ? status.what
                                           : status.what + QStringLiteral(". ") + status.why);
    const bool isSaved = savedAt.isValid();
    savedIcon_->setPixmap(isSaved ? picture(icons::Meaning::Present, theme::Role::Done)
                                  : QPixmap());
    saved_->setText(
        isSaved ? tr("Saved %1").arg(savedAt.toLocalTime().toString(QStringLiteral("HH:mm:ss")))
                : QString());
}

void StatusLine::tell(const QString& text, const QString& verb, QAction* offered)
{
    const bool isTold = !text.isEmpty();
    told_->setText(text);
    told_->setVisible(isTold);
    offeredAction_ = offered;
    offered_->setText(verb);
    offered_->setVisible(offered != nullptr);
    icon_->setVisible(!isTold);
    what_->setVisible(!isTold);
    shareRoom();
}

/// A message comes first, then what is unsettled: there is seldom room for more.
void StatusLine::shareRoom()
{
    const bool isTold = !told_->isHidden();
    const bool isUnsettled = !unsettled_->text().isEmpty();
    why_->setVisible(!isTold && !isUnsettled);
    unsettledIcon_->setVisible(!isTold && isUnsettled);
    unsettled_->setVisible(!isTold && isUnsettled);
}

void StatusLine::showUnsettled(const QString& text)
{
    unsettledIcon_->setPixmap(picture(icons::Meaning::Warning, theme::Role::Warn));
    unsettled_->setText(text);
    for (QLabel* const label : {unsettledIcon_, static_cast<QLabel*>(unsettled_)}) {
        label->setToolTip(text);
    }
    unsettled_->setAccessibleName(tr("Unsettled: %1").arg(text));
    shareRoom();
}

void StatusLine::showUnsaved(const QString& why)
{
    savedIcon_->setPixmap(picture(icons::Meaning::Warning, theme::Role::Error));
    saved_->setText(why);
}

void StatusLine::showBackupFailure(const QString& failure)
{
    backupIcon_->setPixmap(picture(icons::Meaning::Warning, theme::Role::Error));
    for (auto* const label : {backupIcon_, backup_}) {
        label->setVisible(!failure.isEmpty());
        label->setToolTip(failure);
    }
    backup_->setAccessibleDescription(failure);
}

void StatusLine::showBattery(const std::optional<platform::Battery>& battery)
{
    constexpr int low = 20;
    const bool isLow = battery && battery->isDischarging && battery->percent < low;
    if (isLow) {
        const auto percent = QLocale().toString(battery->percent);
        batteryIcon_->setPixmap(picture(icons::Meaning::Warning, theme::Role::Error));
        battery_->setText(battery->minutes ? tr("Battery %1 %, about %n minute(s) left", nullptr,
                                                *battery->minutes)
                                                 .arg(percent)
                                           : tr("Battery %1 %").arg(percent));
    }
    for (auto* const label : {batteryIcon_, battery_}) {
        label->setVisible(isLow);
        label->setToolTip(tr("Connect the computer to the mains."));
    }
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), theme::colour(palette(), theme::Role::Line));
}

Status overallStatus(const Session& session)
{
    using icons::Meaning;
    using theme::Role;
    const auto information = [](const QString& what, const QString& why) {
        return Status{Meaning::Information, Role::Accent, what, why};
    };
    if (!session.current()) {
        return session.club().empty() ? information(StatusLine::tr("No tournament yet"),
                                                    StatusLine::tr("“New tournament” makes one."))
                                      : information(StatusLine::tr("No tournament open"),
                                                    StatusLine::tr("Choose one and press Enter."));
    }
    const auto& tournament = session.tournament();
    if (tournament.participants.empty()) {
        return information(StatusLine::tr("Nobody is enrolled yet"),
                           StatusLine::tr("Names are added on the page of participants."));
    }
    if (tournament.rounds.empty()) {
        return information(StatusLine::tr("No round is drawn yet"), {});
    }
    const auto& round = newestRound(tournament);
    const auto number = core::plain(round.number);
    switch (round.head.state) {
    case core::RoundState::Draft:
        return {Meaning::Planned, Role::Note, StatusLine::tr("Round %1 is a draft").arg(number),
                StatusLine::tr("Nobody sees it before it is published.")};
    case core::RoundState::Cancelled:
        return {Meaning::Cancelled, Role::Muted,
                StatusLine::tr("Round %1 is cancelled").arg(number), QString()};
    case core::RoundState::Closed:
        return {Meaning::Complete, Role::Done, StatusLine::tr("Round %1 is closed").arg(number),
                QString()};
    case core::RoundState::Published:
        break;
    }
    const auto open = static_cast<int>(openTablesOf(tournament.settings, round).size());
    const auto tables = static_cast<int>(round.tables.size());
    if (open == 0) {
        return {Meaning::Complete, Role::Done,
                StatusLine::tr("Round %1: all tables are in").arg(number),
                StatusLine::tr("The round can be closed.")};
    }
    const QString progress =
        //: %1 is a round; the number is that of all its tables, %2 of them are open
        StatusLine::tr("Round %1: %2 of %n table(s) open", nullptr, tables).arg(number).arg(open);
    return {Meaning::Running, Role::Accent, progress, QString()};
}

} // namespace desk
