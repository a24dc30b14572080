#include "match_actions.h"
#include "recent_pane.h"
#include "results_page.h"
#include "round_chooser.h"
#include "slip_pane.h"
#include "swap_dialog.h"
#include "tables_pane.h"

#include "app/desk.h"
#include "app/reports/print_offer.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"
#include "core/slip_id.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

void ResultsPage::build()
{
    head_ = new PageHead(tr("Results"), this);
    chooser_ = new RoundChooser(this);
    secondPassButton_ = makeButton(u"secondPassButton"_s, tr("Second pass"),
                                   icons::Meaning::SecondPass, ButtonKind::Normal, this);
    secondPassButton_->setCheckable(true);
    close_ = makeButton(u"closeRoundButton"_s, tr("Close the round"), icons::Meaning::Close,
                        ButtonKind::Primary, this);
    head_->add(chooser_);
    head_->add(secondPassButton_);
    head_->add(close_);
    offer_ = new PrintOffer(desk_, this);
    tables_ = new TablesPane(this);
    recent_ = new RecentPane(this);
    slip_ = new SlipPane(desk_, this);

    constexpr int side = 24;
    constexpr int top = 20;
    constexpr int gap = 16;
    auto* const right = new QVBoxLayout;
    right->setSpacing(gap - 4);
    right->addWidget(recent_);
    right->addWidget(slip_, 1);
    auto* const row = new QHBoxLayout;
    row->setSpacing(side);
    row->addWidget(tables_);
    row->addLayout(right, 1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(side, top, side, gap);
    column->setSpacing(gap);
    column->addWidget(head_);
    column->addWidget(offer_);
    column->addLayout(row, 1);
}

void ResultsPage::buildActions()
{
    putAside_ = makeButton(u"putAsideButton"_s, tr("Put aside"), icons::Meaning::PutAside,
                           ButtonKind::Quiet, this);
    disputed_ = makeButton(u"disputedButton"_s, tr("Disputed"), icons::Meaning::Disputed,
                           ButtonKind::Quiet, this);
    auto* const more =
        makeButton(u"moreButton"_s, tr("More"), icons::Meaning::Menu, ButtonKind::Quiet, this);
    more_ = new QMenu(more);
    more_->setObjectName(u"moreMenu"_s);
    more_->setToolTipsVisible(true);
    clear_ = more_->addAction(tr("Clear the game …"));
    clear_->setObjectName(u"clearGame"_s);
    swap_ = more_->addAction(tr("Swap two tables' results …"));
    swap_->setObjectName(u"swapTables"_s);
    more->setMenu(more_);
    match_ = new MatchActions(desk_, *slip_, *more_);
    more->setToolTip(tr("%1 (%2)").arg(more->text(), u"F4"_s));
    for (auto* const button : {putAside_, disputed_, more}) {
        button->setFocusPolicy(Qt::TabFocus);
        slip_->add(button);
    }
    connect(putAside_, &QPushButton::clicked, this, [this] { setMark(core::TableMark::Unclear); });
    connect(disputed_, &QPushButton::clicked, this, [this] { setMark(core::TableMark::Disputed); });
    connect(clear_, &QAction::triggered, this, [this] { slip_->typing().clearGame(); });
    connect(swap_, &QAction::triggered, this, &ResultsPage::swapTables);
    connect(offer_, &PrintOffer::dismissed, this, &ResultsPage::goToField);
    connect(close_, &QPushButton::clicked, this, &ResultsPage::closeRound);
    connect(secondPassButton_, &QPushButton::clicked, this, &ResultsPage::setSecondPass);
}

void ResultsPage::buildKeys()
{
    const auto on = [this](const QKeySequence& key, auto does) {
        auto* const shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    on(Qt::Key_F2, [this] { putAside_->click(); });
    on(Qt::Key_F3, [this] { disputed_->click(); });
    on(Qt::Key_F4, [this] { findChild<QPushButton*>(u"moreButton"_s)->showMenu(); });
    on(Qt::Key_F5, [this] { slip_->typing().chooseSubstitute(); });
    on(Qt::Key_F6, [this] { slip_->typing().toggleFirstRound(); });
    on(Qt::Key_F7, [this] { slip_->typing().toggleEarlyEnd(); });
    on(Qt::Key_F8, [this] {
        if (const auto key = recent_->toCorrect(slip_->entry().gameKey())) {
            correct(*key);
        }
    });
    on(Qt::Key_F9, [this] { slip_->typing().notPlayed(); });
    on(Qt::Key_PageDown, [this] { nextTable(false); });
    on(Qt::Key_PageUp, [this] { nextTable(true); });
    on(Qt::Key_Escape, [this] {
        if (auto* const popup = QApplication::activePopupWidget()) {
            popup->close();
        } else {
            slip_->typing().escape();
        }
    });
}

void ResultsPage::refreshActions()
{
    const auto* const shown = round();
    const auto* const table = slip_->entry().table();
    const auto mark = table != nullptr ? table->head.mark : std::nullopt;
    const auto enable = [](auto* action, bool enabled, const QString& tip) {
        action->setEnabled(enabled);
        action->setToolTip(tip);
    };
    const auto dressMark = [&](QPushButton* button, core::TableMark meaning, const QString& verb,
                               const QString& key) {
        button->setText(mark == meaning ? tr("Take the mark off") : verb);
        button->setAccessibleName(button->text());
        enable(button, table != nullptr,
               table != nullptr ? tr("%1 (%2)").arg(button->text(), key)
                                : tr("Choose a table first."));
    };
    dressMark(putAside_, core::TableMark::Unclear, tr("Put aside"), u"F2"_s);
    dressMark(disputed_, core::TableMark::Disputed, tr("Disputed"), u"F3"_s);

    const auto closing = shown != nullptr ? core::closeRound(desk_.tournament(), shown->number)
                                          : core::Result<core::Change>(core::Refusals());
    const bool closed = closing && closing->isEmpty();
    enable(close_, closing && !closed,
           closed    ? tr("The round is closed already.")
           : closing ? QString()
                     : textOf(closing.refused()));
    const bool any =
        shown != nullptr && std::any_of(shown->tables.begin(), shown->tables.end(),
                                        [](const auto& it) { return !it.games.empty(); });
    enable(secondPassButton_, any,
           any ? tr("All slips are typed once more, blind; only differences are shown.")
               : tr("Nothing has been entered in this round yet."));
    secondPassButton_->setChecked(pass_.has_value());

    const auto key = slip_->entry().gameKey();
    clear_->setText(core::playsCards(desk_.tournament().settings) ? tr("Clear the deal …")
                                                                  : tr("Clear the game …"));
    const auto clearing = key ? core::clearGame(desk_.tournament(), *key, {})
                              : core::Result<core::Change>(core::Refusals());
    enable(clear_, clearing && !pass_,
           !key       ? tr("Choose a game first: click its row.")
           : clearing ? QString()
                      : textOf(clearing.refused()));
    match_->refresh();
    const bool swappable = shown != nullptr && shown->tables.size() > 1 && table != nullptr;
    enable(swap_, swappable, swappable ? QString() : tr("Choose a table first."));
}

void ResultsPage::tableEntered(core::TableNumber number)
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return;
    }
    returnTo_.reset();
    if (core::findTable(*shown, number) == nullptr) {
        tables_->refuse(core::plain(number) == 0
                            ? tr("Which table? Give its number, or the id on its slip.")
                            : tr("Round %1 has no table %2. Look at the slip again.")
                                  .arg(core::plain(*round_))
                                  .arg(core::plain(number)));
        return;
    }
    showTable(number);
    if (!match_->takeFocus() && !slip_->typing().beginNext()) {
        goToField();
    }
}

void ResultsPage::slipEntered(const QString& id)
{
    const auto slip = core::slipInForce(desk_.tournament(), id);
    if (!slip) {
        tables_->refuse(textOf(slip.refused()));
        return;
    }
    if (round_ != slip->round) {
        showRound(slip->round);
    }
    tableEntered(slip->table);
}

void ResultsPage::closeRound()
{
    const auto closed = desk_.run([this](core::Director& director, core::TournamentId id) {
        return director.close(id, *round_);
    });
    if (!closed) {
        slip_->typing().tell(textOf(closed.refused()));
    } else {
        goToField();
    }
}

void ResultsPage::setMark(core::TableMark mark)
{
    const auto* const table = slip_->entry().table();
    if (table == nullptr) {
        return;
    }
    const bool takesOff = table->head.mark == mark;
    const bool aside = mark == core::TableMark::Unclear;
    std::optional<QString> note = QString();
    if (!takesOff) {
        note = askReason(window(), aside ? tr("Put the table aside") : tr("Mark as disputed"),
                         tr("What is typed stays. A note helps later: what is unclear?"),
                         aside ? tr("Put aside") : tr("Disputed"), true);
    }
    if (!note) {
        return;
    }
    const auto key = *slip_->entry().key();
    const auto wanted = takesOff ? std::nullopt : std::optional(mark);
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.mark(id, key, wanted, *note);
    });
    if (!done) {
        slip_->typing().tell(textOf(done.refused()));
    } else if (!takesOff) {
        returnTo_.reset();
        goToField();
    }
}

void ResultsPage::swapTables()
{
    if (const auto key = slip_->entry().key()) {
        SwapDialog(desk_, *key, window()).exec();
        slip_->refresh();
    }
}

void ResultsPage::setSecondPass(bool begins)
{
    pass_ = begins ? std::optional(SecondPass()) : std::nullopt;
    returnTo_.reset();
    slip_->show(std::nullopt);
    if (begins) {
        slip_->typing().setBlind([this](const core::TableKey& key) {
            const auto* const shown = core::findRound(desk_.tournament(), key.round);
            return shown != nullptr
                       ? pass_->nextGame(desk_.tournament().settings, *shown, key.table)
                       : std::nullopt;
        });
    } else {
        slip_->typing().setBlind({});
    }
    tables_->setCurrent(std::nullopt);
    refreshTables();
    goToField();
}

} // namespace desk
