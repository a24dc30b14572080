#include "app/desk/club/cash/other_movements.h"

#include "app/desk/club/cash/movements_model.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/list_style.h"
#include "core/club/counted_evenings.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"
#include "core/use_cases/cash.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

core::ClubRecords recordsOf(Session& session)
{
    return session.readOfClub([](core::ClubService& club) { return club.read().clubRecords(); });
}

/// Those that count, as they were booked.
std::vector<core::CashMovement> otherMovements(Session& session)
{
    std::vector<core::TournamentUuid> evenings;
    for (const auto& summary : session.club()) {
        evenings.push_back(summary.uuid);
    }
    const auto records = recordsOf(session);
    const core::CountedEvenings counted(records, evenings);
    std::vector<core::CashMovement> movements;
    for (const auto& [id, movement] : records.cash) {
        const bool isOfEvening =
            std::find(evenings.begin(), evenings.end(), movement.evening) != evenings.end();
        if (!isOfEvening && counted.counts(movement)) {
            movements.push_back(movement);
        }
    }
    std::stable_sort(movements.begin(), movements.end(),
                     [](const auto& left, const auto& right) { return left.time < right.time; });
    return movements;
}

class OtherMovements : public Question
{
    Q_DECLARE_TR_FUNCTIONS(OtherMovements)

public:
    OtherMovements(Session& session, QWidget* parent)
        : Question(parent, tr("Movements of no tournament"),
                   tr("Donations and the like, and the start fees kept of deleted tournaments."),
                   tr("Close")),
          session_(session),
          model_(new MovementsModel(this)),
          table_(new QTableView(this))
    {
        setObjectName(u"otherMovements"_s);
        dressTable(*table_, u"otherMovementsTable"_s, tr("Movements of no tournament"));
        table_->setModel(model_);
        table_->setTabKeyNavigation(false);
        auto& header = *table_->horizontalHeader();
        header.setSectionResizeMode(QHeaderView::ResizeToContents);
        header.setSectionResizeMode(static_cast<int>(MovementColumn::Text), QHeaderView::Stretch);
        constexpr int width = 720;
        constexpr int height = 320;
        table_->setMinimumSize(width, height);
        body().addWidget(table_);
        addChoice(u"otherMovementsCancel"_s, tr("Cancel this movement…"), cancelling);
        refresh();
        table_->setFocus();
    }

    /// Stays open after cancelling.
    void done(int code) override
    {
        if (code != cancelling) {
            Question::done(code);
            return;
        }
        const auto selected = table_->selectionModel()->selectedRows();
        clearNotice();
        if (selected.isEmpty()) {
            showInformation(tr("Choose a movement first."));
        } else if (const auto refused =
                       cancelMovement(session_, model_->row(selected.front()).movement, this)) {
            showError(tr("Not cancelled"), *refused);
        }
        refresh();
    }

private:
    static constexpr int cancelling = 2;

    void refresh()
    {
        model_->setMovements(otherMovements(session_), ShownTime::Day);
        showUsedColumns(*table_, *model_);
    }

    Session& session_;
    MovementsModel* model_;
    QTableView* table_;
};

} // namespace

void showOtherMovements(Session& session, QWidget* parent)
{
    OtherMovements(session, parent).exec();
}

std::optional<QString> cancelMovement(Session& session, const core::CashMovement& movement,
                                      QWidget* parent)
{
    QStringList parts = {texts::text(movement.kind), movement.text,
                         texts::moneyText(movement.cents), movement.box};
    parts.removeAll(QString());
    auto what = parts.join(u" · "_s);
    if (const auto other = otherHalf(recordsOf(session), movement)) {
        what += u'\n' + OtherMovements::tr("It was handed over between boxes; the movement of %1 "
                                           "is cancelled with it.")
                            .arg(texts::boxText(other->box));
    }
    const auto reason = askReason(parent, OtherMovements::tr("Cancel this movement?"), what,
                                  OtherMovements::tr("Cancel the movement"));
    if (!reason) {
        return std::nullopt;
    }
    const auto cancelled = session.runClub(core::cancelCash, movement.id, *reason);
    return cancelled ? std::nullopt : std::optional(textOf(cancelled.refused()));
}

} // namespace desk
