#include "app/desk/evening/results/slip_head.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/layout.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

QString factsOf(const TypedGame& game)
{
    const auto& at = *game.at;
    QStringList parts;
    if (game.slip == nullptr) {
        parts << at.discipline().enteredGames(at)
              << SlipHead::tr("%n player(s)", nullptr,
                              static_cast<int>(at.table.head.seats.size()));
    } else {
        parts = at.discipline().gameFacts(at, game.slip->game);
        if (game.isSecondPass) {
            parts = {SlipHead::tr("%1, second pass").arg(parts.front())};
        } else if (game.stored != nullptr) {
            parts = {SlipHead::tr("%1 is being corrected").arg(parts.front()),
                     SlipHead::tr("entered before: %1").arg(handsText(game.stored->outcome))};
        }
    }
    const auto& head = at.table.head;
    if (head.mark && !game.isSecondPass) {
        const QString mark = *head.mark == core::TableMark::Unclear ? SlipHead::tr("put aside")
                                                                    : SlipHead::tr("disputed");
        parts.prepend(head.note.isEmpty() ? mark : mark + u": "_s + head.note);
    }
    return parts.join(u" · "_s);
}

} // namespace

SlipHead::SlipHead(const Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      number_(makeLabel({}, 34, QFont::Bold, Role::Text, this)),
      title_(makeElidedLabel(15, QFont::DemiBold, Role::Text, this)),
      facts_(makeElidedLabel(13, QFont::Normal, Role::Muted, this)),
      matchCommands_(new QHBoxLayout),
      commands_(new QWidget(this))
{
    number_->setMinimumWidth(number_->fontMetrics().horizontalAdvance(u"00"_s));
    facts_->setObjectName(u"slipFacts"_s);
    title_->setObjectName(u"slipTitle"_s);
    makeRow(commands_, distance::tight);
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(distance::large);
    grid->setVerticalSpacing(0);
    grid->addWidget(number_, 0, 0, 2, 1);
    grid->addWidget(title_, 0, 1, Qt::AlignBottom);
    grid->addLayout(matchCommands_, 0, 2);
    grid->addWidget(commands_, 0, 3);
    grid->addWidget(facts_, 1, 1, 1, 3);
    grid->setColumnStretch(1, 1);
}

void SlipHead::showGame(const TypedGame& game)
{
    number_->setVisible(game.at.has_value());
    commands_->setVisible(game.at.has_value());
    if (!game.at) {
        showNoTable();
        return;
    }
    const auto number = core::plain(game.at->table.number);
    number_->setText(QString::number(number));
    title_->setText(tr("Round %1, table %2").arg(core::plain(game.at->round.number)).arg(number));
    facts_->setText(factsOf(game));
}

void SlipHead::showNoTable()
{
    const auto& rounds = session_.tournament().rounds;
    const bool waits =
        session_.current() && std::all_of(rounds.begin(), rounds.end(), [](const auto& round) {
            return round.head.state == core::RoundState::Draft;
        });
    title_->setText(waits ? tr("No round has been published yet.") : QString());
    facts_->setText(waits ? tr("Draw and publish one on the page Rounds.") : QString());
}

} // namespace desk
