#include "slip_pane.h"

#include "round_progress.h"
#include "under_grid.h"

#include "app/desk.h"
#include "app/texts/rule_texts.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/page_head.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;
using theme::Role;

SlipPane::SlipPane(Desk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      entry_(desk),
      number_(makeLabel({}, 34, QFont::Bold, Role::Text, this)),
      title_(makeLabel({}, 15, QFont::DemiBold, Role::Text, this)),
      facts_(makeLabel({}, 13, QFont::Normal, Role::Muted, this)),
      forMatch_(new QHBoxLayout),
      actions_(new QHBoxLayout),
      grid_(new GameGrid(this)),
      scroll_(new QScrollArea(this)),
      under_(new UnderGrid(this)),
      typing_(new Typing(desk, entry_, *grid_, *under_))
{
    setObjectName(u"slipPane"_s);
    facts_->setObjectName(u"slipFacts"_s);
    title_->setObjectName(u"slipTitle"_s);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    constexpr int gap = 16;
    actions_->setSpacing(gap / 4);
    auto* const head = new QGridLayout;
    head->setHorizontalSpacing(gap);
    head->setVerticalSpacing(0);
    head->addWidget(number_, 0, 0, 2, 1);
    head->addWidget(title_, 0, 1, Qt::AlignBottom);
    head->addLayout(forMatch_, 0, 2);
    head->addLayout(actions_, 0, 3);
    head->addWidget(facts_, 1, 1, 1, 3);
    head->setColumnStretch(1, 1);
    scroll_->setObjectName(u"gridScroll"_s);
    scroll_->setWidget(grid_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap / 2);
    column->addLayout(head);
    // The grid takes what its games need; only what is over then stays free at the bottom.
    constexpr int first = 1000;
    column->addWidget(scroll_, first);
    column->addWidget(under_);
    column->addStretch(1);
    connect(typing_, &Typing::slipChanged, this, &SlipPane::refreshHead);
    show(std::nullopt);
}

void SlipPane::add(QWidget* action)
{
    actions_->addWidget(action);
}

void SlipPane::addForMatch(QWidget* action)
{
    forMatch_->addWidget(action);
}

void SlipPane::show(std::optional<core::TableKey> key)
{
    if (key) {
        entry_.goTo(*key);
    } else {
        entry_.leave();
    }
    typing_->pause();
    const bool there = entry_.table() != nullptr;
    grid_->setVisible(there);
    number_->setVisible(there);
    refreshHead();
}

void SlipPane::refresh()
{
    if (entry_.key() && entry_.table() == nullptr) {
        show(std::nullopt);
        return;
    }
    typing_->refresh();
    refreshHead();
}

void SlipPane::refreshHead()
{
    const auto* const round = entry_.round();
    const auto* const table = entry_.table();
    for (int action = 0; action < actions_->count(); ++action) {
        actions_->itemAt(action)->widget()->setVisible(table != nullptr);
    }
    if (table == nullptr) {
        const auto& rounds = desk_.tournament().rounds;
        const bool waits =
            desk_.current() && std::all_of(rounds.begin(), rounds.end(), [](const auto& round) {
                return round.head.state == core::RoundState::Draft;
            });
        title_->setText(waits ? tr("No round has been published yet.") : QString());
        facts_->setText(waits ? tr("Draw and publish one on the page Rounds.") : QString());
        return;
    }
    number_->setText(QString::number(core::plain(table->number)));
    title_->setText(
        tr("Round %1, table %2").arg(core::plain(round->number)).arg(core::plain(table->number)));
    facts_->setText(facts(*round, *table));
    facts_->setToolTip(facts_->text());
    // The grid is no higher than its games: what is over is the lists'.
    scroll_->setMaximumHeight(grid_->sizeHint().height());
    if (const auto* const slip = entry_.slip()) {
        const auto games = gamesOf(desk_.tournament().settings, *round, *table);
        const auto row = std::find(games.begin(), games.end(), slip->game) - games.begin() + 1;
        const int middle = GridLayout::headHeight + GridLayout::titlesHeight +
                           static_cast<int>(row) * GridLayout::rowHeightFor(games.size());
        scroll_->ensureVisible(0, middle, 0, GridLayout::sumsHeight);
    }
}

QStringList SlipPane::gameFacts(const core::Round& round, const core::Table& table,
                                core::GameNumber number) const
{
    const auto game = core::plain(number);
    const auto& settings = desk_.tournament().settings;
    const auto seats = table.head.seats.size();
    if (!core::playsCards(settings)) {
        return {
            tr("Game %1 of %2").arg(game).arg(round.head.games),
            tr("%n player(s)", nullptr, static_cast<int>(seats)),
            tr("seat %1 opens").arg(texts::seatLetter(static_cast<std::size_t>(game - 1) % seats))};
    }
    if (!entry_.form(number).tieBreak.empty()) {
        return {tr("Tie-breaker, deal %1").arg(game)};
    }
    return {tr("Deal %1").arg(game), texts::matchText(settings.cards.match)};
}

QString SlipPane::facts(const core::Round& round, const core::Table& table) const
{
    QStringList parts;
    if (const auto* const slip = entry_.slip()) {
        const QStringList known = gameFacts(round, table, slip->game);
        if (entry_.isBlind()) {
            parts << tr("%1, second pass").arg(known.front());
        } else if (const auto* const standing = entry_.game()) {
            parts << tr("%1 is being corrected").arg(known.front())
                  << tr("stands there: %1").arg(handsText(standing->outcome));
        } else {
            parts << known;
        }
    } else {
        const auto entered = static_cast<int>(table.games.size());
        parts << (core::playsCards(desk_.tournament().settings)
                      ? tr("%n deal(s) entered", nullptr, entered)
                      : tr("%1 of %n game(s) entered", nullptr, round.head.games).arg(entered))
              << tr("%n player(s)", nullptr, static_cast<int>(table.head.seats.size()));
    }
    if (table.head.mark) {
        const QString mark =
            *table.head.mark == core::TableMark::Unclear ? tr("put aside") : tr("disputed");
        parts.prepend(table.head.note.isEmpty() ? mark : mark + u": "_s + table.head.note);
    }
    return parts.join(u" · "_s);
}

} // namespace desk
