#include "penalty_editor.h"

#include "app/texts/numbers.h"
#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace desk {
namespace {

constexpr int shortField = 84;

} // namespace

PenaltyEditor::PenaltyEditor(core::StartNumber participant, core::RoundNumber round,
                             QWidget* parent)
    : PickList(QStringLiteral("penalties"), tr("Penalties"), tr("Cancel penalty"), parent),
      participant_(participant),
      round_(makeField(QStringLiteral("penaltyRound"), tr("Round"), this)),
      points_(makeField(QStringLiteral("penaltyPoints"), tr("Points"), this)),
      reason_(makeField(QStringLiteral("penaltyReason"), tr("Reason"), this))
{
    round_->setText(QString::number(core::plain(round)));
    round_->setPlaceholderText(tr("Round"));
    points_->setPlaceholderText(tr("−1"));
    reason_->setPlaceholderText(tr("Reason"));
    round_->setFixedWidth(shortField);
    points_->setFixedWidth(shortField);
    auto* give = makeButton(QStringLiteral("penaltyGive"), tr("Give"), ButtonKind::Normal, this);
    adding().addWidget(round_);
    adding().addWidget(points_);
    adding().addWidget(reason_, 1);
    adding().addWidget(give);
    for (auto* field : {round_, points_, reason_}) {
        field->installEventFilter(this);
    }
    connect(give, &QPushButton::clicked, this, &PenaltyEditor::give);
    connect(this, &PickList::removeWanted, this, [this](int index) {
        penalties_.erase(penalties_.begin() + index);
        showPenalties();
    });
}

void PenaltyEditor::setPenalties(std::vector<core::Penalty> penalties)
{
    penalties_ = std::move(penalties);
    showPenalties();
}

void PenaltyEditor::showPenalties()
{
    QStringList texts;
    for (const auto& penalty : penalties_) {
        const QString points = texts::matchPointsText(penalty.matchPoints);
        texts << (penalty.reason.isEmpty()
                      ? tr("Round %1: %2").arg(core::plain(penalty.round)).arg(points)
                      : tr("Round %1: %2, %3")
                            .arg(core::plain(penalty.round))
                            .arg(points, penalty.reason));
    }
    setEntries(texts);
}

bool PenaltyEditor::giveTyped()
{
    return (points_->text().isEmpty() && reason_->text().isEmpty()) || give();
}

bool PenaltyEditor::give()
{
    const auto round = typedNumber(round_->text());
    if (!round) {
        return refuse(round_, tr("In which round? Give its number."));
    }
    const auto points = typedPoints(points_->text());
    if (!points || *points == scoring::MatchPoints()) {
        return refuse(points_, tr("How many points? Give −1, −0.5 or −1/2, for example."));
    }
    if (points->units() % scoring::MatchPoints::unitsPerStep != 0) {
        return refuse(points_, tr("Penalties are given in steps of 0.1 points."));
    }
    if (reason_->text().trimmed().isEmpty()) {
        return refuse(reason_, tr("What is the penalty for? Give a reason."));
    }
    penalties_.push_back(
        {participant_, core::RoundNumber{*round}, *points, reason_->text().simplified()});
    for (auto* field : {round_, points_, reason_}) {
        setFieldState(*field, FieldState::Normal);
    }
    points_->clear();
    reason_->clear();
    showPenalties();
    Q_EMIT given();
    return true;
}

bool PenaltyEditor::refuse(QLineEdit* field, const QString& why)
{
    Q_EMIT refused(field, why);
    return false;
}

bool PenaltyEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != round_ && watched != points_ && watched != reason_) {
        return PickList::eventFilter(watched, event);
    }
    // Enter gives the penalty, and does not save the entry yet.
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            give();
            return true;
        }
    }
    return false;
}

} // namespace desk
