#include "tie_break_editor.h"

#include "choices.h"

#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

constexpr int nothing = -1;

bool isIn(const std::vector<scoring::TieBreak>& list, scoring::TieBreak tieBreak)
{
    return std::find(list.begin(), list.end(), tieBreak) != list.end();
}

std::vector<scoring::TieBreak> tieBreaksOf(TieBreakEditor::Of of)
{
    using enum scoring::TieBreak;
    return of == TieBreakEditor::Of::Games ? std::vector{Wins, Rommes, Claims, Stones, Gmp}
                                           : std::vector{Wins, Rommes, Gmp};
}

} // namespace

TieBreakEditor::TieBreakEditor(const QString& name, Of of, QWidget* parent)
    : QWidget(parent), of_(of), offered_(tieBreaksOf(of))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (std::size_t place = 1; place <= offered_.size(); ++place) {
        auto* choice =
            makeChoice(name + QString::number(place), tr("Among equals, %1").arg(place), {}, this);
        connect(choice, &QComboBox::activated, this, &TieBreakEditor::chosen);
        column->addWidget(choice);
        choices_.push_back(choice);
    }
    column->addStretch(1);
    display({});
}

QString TieBreakEditor::textOf(scoring::TieBreak tieBreak) const
{
    const bool deals = of_ == Of::Deals;
    switch (tieBreak) {
    case scoring::TieBreak::Wins:
        return deals ? tr("more matches won") : tr("more games won");
    case scoring::TieBreak::Rommes:
        return deals ? tr("more often out") : tr("more Rommés");
    case scoring::TieBreak::Claims:
        return tr("more claims");
    case scoring::TieBreak::Stones:
        return tr("fewer stones left");
    case scoring::TieBreak::Gmp:
        return deals ? tr("more points at the tables") : tr("more GMP");
    }
    return {};
}

std::vector<scoring::TieBreak>
TieBreakEditor::offeredOf(const std::vector<scoring::TieBreak>& tieBreaks) const
{
    std::vector<scoring::TieBreak> offered;
    std::copy_if(tieBreaks.begin(), tieBreaks.end(), std::back_inserter(offered),
                 [this](auto tieBreak) { return isIn(offered_, tieBreak); });
    return offered;
}

void TieBreakEditor::display(const std::vector<scoring::TieBreak>& tieBreaks)
{
    const auto shown = offeredOf(tieBreaks);
    for (std::size_t place = 0; place < choices_.size(); ++place) {
        auto& choice = *choices_[place];
        choice.clear();
        choice.addItem(place == 0 ? tr("nothing: they share the rank") : tr("then: share the rank"),
                       nothing);
        for (const auto tieBreak : offered_) {
            const bool here = place < shown.size() && shown[place] == tieBreak;
            if (here || !isIn(shown, tieBreak)) {
                choice.addItem(place == 0 ? textOf(tieBreak) : tr("then: %1").arg(textOf(tieBreak)),
                               static_cast<int>(tieBreak));
            }
            if (here) {
                choice.setCurrentIndex(choice.count() - 1);
            }
        }
        choice.setVisible(place <= shown.size());
    }
}

std::vector<scoring::TieBreak> TieBreakEditor::tieBreaks() const
{
    std::vector<scoring::TieBreak> list;
    for (const auto* choice : choices_) {
        const int chosen = choice->currentData().toInt();
        if (chosen != nothing && !isIn(list, static_cast<scoring::TieBreak>(chosen))) {
            list.push_back(static_cast<scoring::TieBreak>(chosen));
        }
    }
    return list;
}

void TieBreakEditor::chosen()
{
    display(tieBreaks());
    Q_EMIT edited();
}

} // namespace desk
