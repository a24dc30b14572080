#include "swap_dialog.h"

#include "round_progress.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {

using namespace Qt::StringLiterals;

SwapDialog::SwapDialog(Desk& desk, core::TableKey first, QWidget* parent)
    : Question(parent, tr("Swap two tables' results"),
               tr("All games of the two tables change places, as if their slips "
                  "had been typed into each other's table."),
               tr("Swap")),
      desk_(desk),
      round_(first.round),
      one_(new QComboBox(this)),
      other_(new QComboBox(this))
{
    setObjectName(u"swapDialog"_s);
    one_->setObjectName(u"swapOne"_s);
    one_->setAccessibleName(tr("One table"));
    other_->setObjectName(u"swapOther"_s);
    other_->setAccessibleName(tr("Other table"));
    notice().setObjectName(u"swapNotice"_s);
    yes().setObjectName(u"swapButton"_s);
    auto* const form = new QFormLayout;
    form->addRow(tr("One table"), one_);
    form->addRow(tr("Other table"), other_);
    body().addLayout(form);
    if (const auto* const round = core::findRound(desk_.tournament(), round_)) {
        fill(*one_, *round);
        fill(*other_, *round);
        one_->setCurrentIndex(one_->findData(core::plain(first.table)));
        other_->setCurrentIndex(one_->currentIndex() == 0 ? 1 : 0);
    }
    connect(one_, &QComboBox::currentIndexChanged, this, &SwapDialog::look);
    connect(other_, &QComboBox::currentIndexChanged, this, &SwapDialog::look);
    look();
}

void SwapDialog::fill(QComboBox& box, const core::Round& round)
{
    for (const auto& table : round.tables) {
        QStringList names;
        for (const auto number : table.head.seats) {
            names << surnameOf(desk_.tournament(), number);
        }
        box.addItem(u"%1   %2"_s.arg(core::plain(table.number)).arg(names.join(u" · "_s)),
                    core::plain(table.number));
    }
}

core::TableNumber SwapDialog::table(const QComboBox& box) const
{
    return core::TableNumber{box.currentData().toInt()};
}

void SwapDialog::look()
{
    const auto wanted =
        core::swapTableResults(desk_.tournament(), round_, table(*one_), table(*other_));
    const bool same = wanted && wanted->isEmpty();
    setReason(same ? tr("Choose two tables with different results.") : QString());
    if (!wanted) {
        tell(wanted.refused());
    }
    yes().setEnabled(wanted && !same);
}

void SwapDialog::accept()
{
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.swapTableResults(id, round_, table(*one_), table(*other_));
    });
    if (done) {
        Question::accept();
    } else {
        tell(done.refused());
    }
}

void SwapDialog::tell(const core::Refused& refused)
{
    notice().setVisible(true);
    notice().showError(textOf(refused));
}

} // namespace desk
