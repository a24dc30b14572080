#include "app/desk/hall/raffle_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/file/plain_text.h"
#include "core/money/prizes.h"
#include "core/people/name_order.h"
#include "core/people/start_numbers.h"
#include "core/texts/translation.h"
#include "reports/documents/people.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

constexpr int numberRole = Qt::UserRole;

core::StartNumber numberOf(const QListWidgetItem& item)
{
    return core::StartNumber{item.data(numberRole).toInt()};
}

} // namespace

RaffleDialog::RaffleDialog(Session& session, QWidget* parent)
    : Question(parent, tr("Raffle"),
               tr("Everybody ticked is in it once. Seed and winners are recorded, so that anybody "
                  "can repeat the draw."),
               tr("Draw")),
      session_(session),
      prize_(new QComboBox(this)),
      winners_(new QSpinBox(this)),
      seed_(makeField(u"raffleSeed"_s, tr("Seed"), this)),
      leavesWinnersOut_(new QCheckBox(tr("Without who has won in a raffle already"), this)),
      people_(new QListWidget(this)),
      count_(makeLabel({}, 12, QFont::Normal, Role::Muted, this)),
      earlier_(makeLabel({}, 12, QFont::Normal, Role::Muted, this)),
      takeBack_(makeButton(u"raffleTakeBack"_s, tr("Take the last one back"), icons::Meaning::Undo,
                           ButtonKind::Quiet, this))
{
    setObjectName(u"raffleDialog"_s);
    yes().setObjectName(u"raffleYes"_s);
    buildFields();
    buildPeople();
    earlier_->setObjectName(u"raffleEarlier"_s);
    earlier_->setWordWrap(true);
    body().addWidget(earlier_);
    takeBack_->setAutoDefault(false);
    body().addWidget(takeBack_, 0, Qt::AlignLeft);
    connect(takeBack_, &QPushButton::clicked, this, &RaffleDialog::takeBack);
    auto* const giving =
        makeButton(u"raffleGive"_s, tr("Give to the marked person"), ButtonKind::Quiet, this);
    giving->setAutoDefault(false);
    giving->setToolTip(tr("Without drawing: the prize goes to whom the cursor is on."));
    body().addWidget(giving, 0, Qt::AlignLeft);
    connect(giving, &QPushButton::clicked, this, &RaffleDialog::giveByHand);
    showEarlier();
    tickThoseThere();
    prize_->setFocus();
}

void RaffleDialog::buildFields()
{
    prize_->setObjectName(u"rafflePrize"_s);
    prize_->setEditable(true);
    setSpokenName(*prize_, tr("Prize"));
    prize_->lineEdit()->setAccessibleName(tr("Prize"));
    for (const auto& prize : session_.tournament().settings.prizes) {
        if (core::doorPlacesLeft(session_.tournament(), prize.name).value_or(0) > 0) {
            prize_->addItem(prize.name);
        }
    }
    prize_->lineEdit()->setPlaceholderText(tr("What it is about"));
    winners_->setObjectName(u"raffleWinners"_s);
    winners_->setAccessibleName(tr("Winners"));
    winners_->setRange(1, std::max(1, static_cast<int>(session_.tournament().participants.size())));
    seed_->setPlaceholderText(tr("by chance"));
    seed_->setToolTip(tr("Up to nine digits, called by somebody in the hall: who knows them can "
                         "repeat the draw."));
    auto* const form = new QFormLayout;
    form->addRow(tr("Prize"), prize_);
    form->addRow(tr("Winners"), winners_);
    form->addRow(tr("Seed"), seed_);
    body().addLayout(form);
    connect(prize_, &QComboBox::editTextChanged, this, [this] {
        proposeWinners();
        check();
    });
    proposeWinners();
    connect(winners_, &QSpinBox::valueChanged, this, &RaffleDialog::check);
    connect(seed_, &QLineEdit::textChanged, this, &RaffleDialog::check);
}

void RaffleDialog::proposeWinners()
{
    if (const auto left = core::doorPlacesLeft(session_.tournament(), prize())) {
        winners_->setValue(static_cast<int>(*left));
    }
}

void RaffleDialog::buildPeople()
{
    leavesWinnersOut_->setObjectName(u"raffleWithoutWinners"_s);
    leavesWinnersOut_->setChecked(!session_.tournament().raffles.empty());
    connect(leavesWinnersOut_, &QCheckBox::toggled, this, &RaffleDialog::tickThoseThere);
    body().addWidget(leavesWinnersOut_);
    people_->setObjectName(u"rafflePeople"_s);
    people_->setAccessibleName(tr("In the raffle"));
    people_->setItemDelegate(new RoomyDelegate(people_));
    constexpr int listHeight = 180;
    people_->setMinimumHeight(listHeight);
    const auto here = peopleHere(session_.tournament());
    const documents::People names(session_.tournament());
    for (const auto number : core::NameOrder(texts::locale()).sorted(here)) {
        auto* const item = new QListWidgetItem(names.numbered(number), people_);
        item->setData(numberRole, plain(number));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    people_->setCurrentRow(0);
    connect(people_, &QListWidget::itemChanged, this, &RaffleDialog::check);
    body().addWidget(people_);
    count_->setObjectName(u"raffleCount"_s);
    body().addWidget(count_);
}

void RaffleDialog::showEarlier()
{
    const auto& raffles = session_.tournament().raffles;
    const documents::People names(session_.tournament());
    QStringList lines;
    constexpr std::size_t mostLines = 3;
    const auto first = raffles.size() > mostLines ? raffles.size() - mostLines : 0;
    for (std::size_t index = first; index < raffles.size(); ++index) {
        const auto& raffle = raffles[index];
        const QString how = raffle.seed ? tr("seed %1").arg(*raffle.seed) : tr("given by hand");
        lines << u"%1%2 (%3)"_s.arg(raffle.prize.isEmpty() ? QString() : raffle.prize + u": "_s,
                                    names.numbered(raffle.winners), how);
    }
    earlier_->setText(lines.join(u'\n'));
    earlier_->setVisible(!lines.isEmpty());
    takeBack_->setVisible(!raffles.empty());
}

void RaffleDialog::tickThoseThere()
{
    const auto& tournament = session_.tournament();
    const auto in = leavesWinnersOut_->isChecked() ? core::stillToWin(tournament)
                                                   : core::stillPresent(tournament);
    {
        const QSignalBlocker quiet(people_);
        for (int row = 0; row < people_->count(); ++row) {
            auto& item = *people_->item(row);
            item.setCheckState(isAmong(in, numberOf(item)) ? Qt::Checked : Qt::Unchecked);
        }
    }
    check();
}

std::vector<core::StartNumber> RaffleDialog::ticked() const
{
    std::vector<core::StartNumber> numbers;
    for (int row = 0; row < people_->count(); ++row) {
        if (people_->item(row)->checkState() == Qt::Checked) {
            numbers.push_back(numberOf(*people_->item(row)));
        }
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::optional<std::int64_t> RaffleDialog::seed() const
{
    const QString typed = seed_->text().trimmed();
    return typed.isEmpty() ? std::optional(core::raffleSeedByChance())
                           : core::parseWholeNumber(typed, core::raffleSeedRange);
}

QString RaffleDialog::prize() const
{
    return prize_->currentText().simplified();
}

void RaffleDialog::check()
{
    const auto among = ticked();
    count_->setText(tr("%n in the raffle", nullptr, static_cast<int>(among.size())));
    const auto wanted = seed();
    setFieldState(*seed_, wanted ? FieldState::Normal : FieldState::Refused);
    if (!wanted) {
        setReason(tr("The seed has up to nine digits and nothing else."));
        return;
    }
    const auto drawn =
        core::drawRaffle(session_.tournament(),
                         {prize(), among, static_cast<std::size_t>(winners_->value()), *wanted});
    setReason(drawn ? QString() : textOf(drawn.refused()));
}

void RaffleDialog::record(const core::Raffle& raffle)
{
    const auto done = session_.run(core::addRaffle, raffle);
    if (!done) {
        setReason(textOf(done.refused()));
        return;
    }
    drawn_ = raffle;
    Question::accept();
}

void RaffleDialog::accept()
{
    const auto wanted = seed();
    if (!wanted) {
        return;
    }
    const auto drawn =
        core::drawRaffle(session_.tournament(),
                         {prize(), ticked(), static_cast<std::size_t>(winners_->value()), *wanted});
    if (!drawn) {
        setReason(textOf(drawn.refused()));
        return;
    }
    record(*drawn);
}

void RaffleDialog::giveByHand()
{
    if (const auto* const item = people_->currentItem()) {
        const auto number = numberOf(*item);
        record({prize(), {number}, std::nullopt, {number}});
    }
}

void RaffleDialog::takeBack()
{
    const auto& raffles = session_.tournament().raffles;
    const auto last = raffles.size() - 1;
    const auto raffle = raffles.back();
    const auto done = session_.run(core::cancelRaffle, last, raffle);
    if (!done) {
        setReason(textOf(done.refused()));
        return;
    }
    reject();
}

} // namespace desk
