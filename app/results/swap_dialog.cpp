#include "swap_dialog.h"

#include "round_progress.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace desk {

using namespace Qt::StringLiterals;

SwapDialog::SwapDialog(Desk& desk, core::TableKey first, QWidget* parent)
    : QDialog(parent),
      desk_(desk),
      round_(first.round),
      one_(new QComboBox(this)),
      other_(new QComboBox(this)),
      notice_(new Notice(this)),
      swap_(
          makeButton(u"swapButton"_s, tr("Swap"), icons::Meaning::Swap, ButtonKind::Primary, this))
{
    setObjectName(u"swapDialog"_s);
    setWindowTitle(tr("Swap two tables' results"));
    one_->setObjectName(u"swapOne"_s);
    one_->setAccessibleName(tr("One table"));
    other_->setObjectName(u"swapOther"_s);
    other_->setAccessibleName(tr("Other table"));
    notice_->setObjectName(u"swapNotice"_s);
    constexpr int margin = 24;
    constexpr int width = 460;
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin / 2);
    column->addWidget(makeLabel(windowTitle(), 15, QFont::DemiBold, theme::Role::Text, this));
    auto* const why = makeLabel(tr("All games of the two tables change places, as if their slips "
                                   "had been typed into each other's table."),
                                13, QFont::Normal, theme::Role::Text, this);
    why->setWordWrap(true);
    why->setMinimumWidth(width);
    column->addWidget(why);
    auto* const form = new QFormLayout;
    form->addRow(tr("One table"), one_);
    form->addRow(tr("Other table"), other_);
    column->addLayout(form);
    column->addWidget(notice_);
    auto* const back = makeButton(u"backButton"_s, tr("Back"), ButtonKind::Quiet, this);
    auto* const buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(back);
    buttons->addWidget(swap_);
    column->addLayout(buttons);
    if (const auto* const round = core::findRound(desk_.tournament(), round_)) {
        fill(*one_, *round);
        fill(*other_, *round);
        one_->setCurrentIndex(one_->findData(core::plain(first.table)));
        other_->setCurrentIndex(one_->currentIndex() == 0 ? 1 : 0);
    }
    connect(one_, &QComboBox::currentIndexChanged, this, &SwapDialog::look);
    connect(other_, &QComboBox::currentIndexChanged, this, &SwapDialog::look);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(swap_, &QPushButton::clicked, this, &SwapDialog::swap);
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
    notice_->clear();
    if (!wanted) {
        notice_->showError(textOf(wanted.refused()));
    } else if (wanted->isEmpty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information,
                      tr("Choose two tables with different results."));
    }
    swap_->setEnabled(wanted && !wanted->isEmpty());
}

void SwapDialog::swap()
{
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.swapTableResults(id, round_, table(*one_), table(*other_));
    });
    if (done) {
        accept();
    } else {
        notice_->showError(textOf(done.refused()));
    }
}

} // namespace desk
