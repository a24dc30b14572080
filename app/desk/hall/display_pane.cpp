#include "app/desk/hall/display_pane.h"

#include "app/desk/frame/session.h"
#include "app/desk/hall/display_preview.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/prize_dialog.h"
#include "app/desk/hall/raffle_dialog.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

} // namespace

DisplayPane::DisplayPane(Session& session, Serving& serving, HallDisplay& display, QWidget* parent)
    : QWidget(parent),
      session_(session),
      serving_(serving),
      display_(display),
      where_(makeLabel({}, 13, QFont::Normal, Role::Muted, this))
{
    setObjectName(u"displayPane"_s);
    auto* const column = makeColumn(this, distance::small);
    auto* const head = makeRow(nullptr);
    head->addWidget(makeLabel(tr("Hall display"), 15, QFont::DemiBold, Role::Text, this));
    head->addWidget(where_, 1, Qt::AlignRight | Qt::AlignVCenter);
    column->addLayout(head);
    column->addWidget(new DisplayPreview(display_, this));
    buildChoices(*column);
    buildPrizes(*column);
    connect(&display_, &HallDisplay::changed, this, &DisplayPane::refreshPrizes);
    connect(&display_, &HallDisplay::shownChanged, this, &DisplayPane::refresh);
    refresh();
}

void DisplayPane::buildChoices(QVBoxLayout& column)
{
    auto* const lists = makeRow(nullptr, distance::medium);
    const std::array names = {tr("By name"), tr("By table"), tr("Standings")};
    const std::array objectNames = {u"listByName"_s, u"listByTable"_s, u"listStandings"_s};
    for (std::size_t index = 0; index < lists_.size(); ++index) {
        lists_[index] = new QCheckBox(names[index], this);
        lists_[index]->setObjectName(objectNames[index]);
        connect(lists_[index], &QCheckBox::toggled, this, &DisplayPane::choose);
        lists->addWidget(lists_[index]);
    }
    lists_.back()->setToolTip(tr("Only once they are released on the page Standings."));
    lists->addStretch(1);
    column.addLayout(lists);
    pace_ = new QSpinBox(this);
    pace_->setObjectName(u"paceField"_s);
    pace_->setAccessibleName(tr("Seconds a page"));
    pace_->setRange(shortestPace, longestPace);
    pace_->setSuffix(tr(" s"));
    connect(pace_, &QSpinBox::valueChanged, this,
            [this](int seconds) { display_.setPace(seconds); });
    auto* const pace = makeRow(nullptr);
    pace->addWidget(makeLabel(tr("Seconds a page"), 13, QFont::Normal, Role::Text, this), 1);
    pace->addWidget(pace_);
    column.addLayout(pace);
    notice_ = makeField(u"noticeField"_s, tr("Notice to the hall"), this);
    notice_->setPlaceholderText(tr("Notice to the hall"));
    connect(notice_, &QLineEdit::editingFinished, this, [this] {
        auto lines = serving_.notices().split(u'\n');
        lines.first() = notice_->text().trimmed();
        lines.removeAll(QString());
        if (const QString notices = lines.join(u'\n'); notices != serving_.notices()) {
            serving_.setNotices(notices);
        }
    });
    column.addWidget(notice_);
}

void DisplayPane::buildPrizes(QVBoxLayout& column)
{
    prizes_ = makeButton(u"prizesButton"_s, tr("Prize-giving…"), ButtonKind::Normal, this);
    connect(prizes_, &QPushButton::clicked, this, &DisplayPane::askPrizes);
    raffle_ = makeButton(u"raffleButton"_s, tr("Raffle…"), ButtonKind::Normal, this);
    connect(raffle_, &QPushButton::clicked, this, &DisplayPane::askRaffle);
    next_ = makeButton(u"nextPlaceButton"_s, tr("Next one"), ButtonKind::Normal, this);
    connect(next_, &QPushButton::clicked, this, [this] { display_.callNext(); });
    end_ = makeButton(u"endPrizesButton"_s, tr("End"), ButtonKind::Quiet, this);
    connect(end_, &QPushButton::clicked, this, [this] { display_.endPrizes(); });
    auto* const row = makeRow(nullptr);
    row->addWidget(prizes_);
    row->addWidget(raffle_);
    row->addWidget(next_);
    row->addWidget(end_);
    row->addStretch(1);
    column.addLayout(row);
}

void DisplayPane::refresh()
{
    const auto* const screen = display_.screen();
    where_->setText(
        screen != nullptr
            ? tr("%1 × %2", "screen").arg(screen->size().width()).arg(screen->size().height())
            : tr("not shown"));
    const auto choice = display_.choice();
    const std::array wanted = {choice.byName, choice.byTable, choice.standings};
    for (std::size_t index = 0; index < lists_.size(); ++index) {
        const QSignalBlocker quiet(lists_[index]);
        lists_[index]->setChecked(wanted[index]);
    }
    const QSignalBlocker quiet(pace_);
    pace_->setValue(display_.pace());
    if (!notice_->hasFocus()) {
        notice_->setText(serving_.notices().section(u'\n', 0, 0));
    }
    refreshPrizes();
}

void DisplayPane::refreshPrizes()
{
    const bool isGiving = display_.isGivingPrizes();
    const bool isAnyDue = display_.placesDue() > 0;
    // The button pressed last goes or is disabled: the next one has the focus then.
    const bool hadFocus = next_->hasFocus() || end_->hasFocus();
    for (auto* const button : {prizes_, raffle_}) {
        button->setVisible(!isGiving);
    }
    for (auto* const button : {next_, end_}) {
        button->setVisible(isGiving);
    }
    next_->setEnabled(isAnyDue);
    if (hadFocus && !isAnyDue) {
        (isGiving ? end_ : prizes_)->setFocus();
    }
}

void DisplayPane::askPrizes()
{
    askPrizeGiving(window(), session_, serving_, display_);
    if (display_.isGivingPrizes()) {
        next_->setFocus();
    }
}

void DisplayPane::askRaffle()
{
    RaffleDialog dialog(session_, window());
    if (dialog.exec() == QDialog::Accepted && dialog.drawn()) {
        display_.begin(raffleCeremony(session_.tournament(), serving_.naming(), *dialog.drawn()));
        next_->setFocus();
    }
}

void DisplayPane::choose()
{
    display_.setChoice({lists_[0]->isChecked(), lists_[1]->isChecked(), lists_[2]->isChecked()});
}

} // namespace desk
