#include "tie_break_editor.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace desk {
namespace {

constexpr int nothing = -1;

constexpr std::array<scoring::TieBreak, 5> all = {
    scoring::TieBreak::Wins, scoring::TieBreak::Rommes, scoring::TieBreak::Claims,
    scoring::TieBreak::Stones, scoring::TieBreak::Gmp};

bool has(const std::vector<scoring::TieBreak>& list, scoring::TieBreak tieBreak)
{
    return std::find(list.begin(), list.end(), tieBreak) != list.end();
}

} // namespace

TieBreakEditor::TieBreakEditor(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (std::size_t place = 0; place < all.size(); ++place) {
        auto* choice = new QComboBox(this);
        choice->setObjectName(QStringLiteral("tieBreak%1").arg(place + 1));
        choice->setAccessibleName(tr("Among equals, %1").arg(place + 1));
        connect(choice, &QComboBox::activated, this, &TieBreakEditor::chosen);
        column->addWidget(choice);
        choices_.push_back(choice);
    }
    column->addStretch(1);
    display({});
}

void TieBreakEditor::display(const std::vector<scoring::TieBreak>& tieBreaks)
{
    const auto textOf = [](scoring::TieBreak tieBreak) {
        switch (tieBreak) {
        case scoring::TieBreak::Wins:
            return tr("more games won");
        case scoring::TieBreak::Rommes:
            return tr("more Rommés");
        case scoring::TieBreak::Claims:
            return tr("more claims");
        case scoring::TieBreak::Stones:
            return tr("fewer stones left");
        case scoring::TieBreak::Gmp:
            return tr("more GMP");
        }
        return QString();
    };
    for (std::size_t place = 0; place < choices_.size(); ++place) {
        auto& choice = *choices_[place];
        choice.clear();
        choice.addItem(place == 0 ? tr("nothing: they share the rank") : tr("then: share the rank"),
                       nothing);
        for (const auto tieBreak : all) {
            const bool here = place < tieBreaks.size() && tieBreaks[place] == tieBreak;
            if (here || !has(tieBreaks, tieBreak)) {
                choice.addItem(place == 0 ? textOf(tieBreak) : tr("then: %1").arg(textOf(tieBreak)),
                               static_cast<int>(tieBreak));
            }
            if (here) {
                choice.setCurrentIndex(choice.count() - 1);
            }
        }
        choice.setVisible(place <= tieBreaks.size());
    }
}

std::vector<scoring::TieBreak> TieBreakEditor::tieBreaks() const
{
    std::vector<scoring::TieBreak> list;
    for (const auto* choice : choices_) {
        const int chosen = choice->currentData().toInt();
        if (chosen != nothing && !has(list, static_cast<scoring::TieBreak>(chosen))) {
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
