#include "lot_dialog.h"

#include "app/desk.h"
#include "app/documents/people.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "core/cards/matches.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace desk {

using namespace Qt::StringLiterals;

LotDialog::LotDialog(Desk& desk, core::TableKey key, QWidget* parent)
    : Question(parent, tr("Draw the lot at table %1").arg(core::plain(key.table)),
               tr("The totals, the points melded and the last hands are equal. Draw at the table "
                  "and note here who was drawn, or let the program draw."),
               tr("Record the lot")),
      desk_(desk),
      key_(key)
{
    setObjectName(u"lotDialog"_s);
    notice().setObjectName(u"lotNotice"_s);
    yes().setObjectName(u"lotYes"_s);
    const auto& tournament = desk_.tournament();
    const auto* const round = core::findRound(tournament, key_.round);
    const auto match = core::matchOf(tournament.settings, *round,
                                     *core::findTable(tournament, key_.round, key_.table));
    addPlaces(match.winners, match.contested);
    auto* const chance = makeButton(u"lotByChance"_s, tr("Draw by chance"), icons::Meaning::Draw,
                                    ButtonKind::Normal, this);
    body().addWidget(chance, 0, Qt::AlignLeft);
    connect(chance, &QPushButton::clicked, this, &LotDialog::drawByChance);
    places_.front()->setFocus();
    look();
}

void LotDialog::addPlaces(const std::vector<core::StartNumber>& tied, int places)
{
    const documents::People people(desk_.tournament());
    auto* const form = new QFormLayout;
    for (int place = 1; place <= places; ++place) {
        auto* const choice = new QComboBox(this);
        choice->setObjectName(u"lotPlace%1"_s.arg(place));
        choice->addItem(tr("not drawn yet"));
        for (const auto number : tied) {
            choice->addItem(people.numbered(number), core::plain(number));
        }
        const QString label = places == 1 ? tr("Goes on") : tr("Goes on, drawn %1.").arg(place);
        choice->setAccessibleName(label);
        form->addRow(label, choice);
        connect(choice, &QComboBox::currentIndexChanged, this, &LotDialog::look);
        places_.push_back(choice);
    }
    body().addLayout(form);
}

std::vector<core::StartNumber> LotDialog::drawn() const
{
    std::vector<core::StartNumber> drawn;
    for (const auto* const choice : places_) {
        if (choice->currentIndex() > 0) {
            drawn.push_back(core::StartNumber{choice->currentData().toInt()});
        }
    }
    return drawn;
}

void LotDialog::drawByChance()
{
    const auto lot =
        core::drawLot(desk_.tournament(), key_, QRandomGenerator::system()->generate64());
    for (std::size_t place = 0; lot && place < places_.size() && place < lot->size(); ++place) {
        places_[place]->setCurrentIndex(places_[place]->findData(core::plain((*lot)[place])));
    }
    yes().setFocus();
}

void LotDialog::look()
{
    const auto lot = drawn();
    if (lot.size() < places_.size()) {
        setReason(tr("Choose who was drawn."));
        return;
    }
    const auto wanted = core::recordLot(desk_.tournament(), key_, lot);
    setReason(wanted ? QString() : textOf(wanted.refused()));
}

void LotDialog::accept()
{
    const auto done = desk_.run([this](core::Director& director, core::TournamentId id) {
        return director.recordLot(id, key_, drawn());
    });
    if (done) {
        Question::accept();
    } else {
        setReason(textOf(done.refused()));
    }
}

} // namespace desk
