#include "results_page.h"

#include "recent_pane.h"
#include "round_chooser.h"
#include "round_progress.h"
#include "slip_pane.h"
#include "tables_pane.h"

#include "app/desk.h"
#include "app/reports/offers.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString onlyOpenKey = u"results/openOnly"_s;

} // namespace

ResultsPage::ResultsPage(Desk& desk, QWidget* parent) : Page(parent), desk_(desk)
{
    setObjectName(u"resultsPage"_s);
    build();
    buildActions();
    buildKeys();
    tables_->setOnlyOpen(desk_.memory().value(onlyOpenKey, false).toBool());
    connect(&desk_, &Desk::opened, this, &ResultsPage::opened);
    connect(&desk_, &Desk::changed, this, &ResultsPage::outdate);
    constexpr int halfMinute = 30'000;
    connect(&minutes_, &QTimer::timeout, this, &ResultsPage::refreshTables);
    minutes_.start(halfMinute);
    connect(tables_, &TablesPane::entered, this, &ResultsPage::tableEntered);
    connect(tables_, &TablesPane::slipEntered, this, &ResultsPage::slipEntered);
    connect(tables_, &TablesPane::typed, this, [this](core::TableNumber number) {
        if (round() != nullptr && core::findTable(*round(), number) != nullptr) {
            showTable(number);
        }
    });
    connect(tables_, &TablesPane::chosen, this, [this](core::TableNumber number) {
        showTable(number);
        slip_->typing().beginNext();
    });
    connect(tables_, &TablesPane::onlyOpenChanged, this,
            [this](bool onlyOpen) { desk_.memory().setValue(onlyOpenKey, onlyOpen); });
    connect(recent_, &RecentPane::chosen, this, &ResultsPage::correct);
    connect(&slip_->typing(), &Typing::finished, this, &ResultsPage::slipFinished);
    connect(&slip_->typing(), &Typing::slipChanged, this, &ResultsPage::slipChanged);
    connect(&slip_->typing(), &Typing::compared, this,
            [this](const core::GameKey& key, bool differed) { pass_->compared(key, differed); });
    connect(chooser_, &RoundChooser::chosen, this, [this](core::RoundNumber number) {
        showRound(number);
        goToField();
    });
    opened();
}

void ResultsPage::enter()
{
    if (round() == nullptr) {
        setFocus();
    } else if (slip_->entry().slip() != nullptr) {
        slip_->typing().takeFocus();
    } else if (!resume()) {
        goToField();
    }
}

void ResultsPage::search()
{
    goToField();
}

const core::Round* ResultsPage::round() const
{
    return round_ ? core::findRound(desk_.tournament(), *round_) : nullptr;
}

void ResultsPage::opened()
{
    pass_.reset();
    returnTo_.reset();
    slip_->typing().setBlind({});
    suggested_ = roundToWorkOn(desk_.tournament());
    showRound(suggested_);
}

documents::Choice ResultsPage::document() const
{
    const auto* const shown = round();
    const bool open =
        shown != nullptr && !openTablesOf(desk_.tournament().settings, *shown).empty();
    return {open ? documents::Kind::OpenTables : documents::Kind::RoundResults, round_};
}

void ResultsPage::offerPrint()
{
    const auto* const shown = round();
    const bool open =
        shown != nullptr && !openTablesOf(desk_.tournament().settings, *shown).empty();
    const bool runs = shown != nullptr && shown->head.state == core::RoundState::Published;
    if (!open && runs && open_ == shown->number && !pass_) {
        offer_->offer(offers::complete(shown->number));
    } else if (open || shown == nullptr || !core::counts(shown->head.state)) {
        offer_->dismiss();
    }
    open_ = open ? round_ : std::nullopt;
}

void ResultsPage::refresh()
{
    const auto suggested = roundToWorkOn(desk_.tournament());
    const bool idle = slip_->entry().slip() == nullptr && !pass_;
    if (round() == nullptr || (suggested != suggested_ && idle)) {
        suggested_ = suggested;
        showRound(suggested);
        return;
    }
    offerPrint();
    refreshFacts();
    readNews();
    lookForNextTable();
    refreshTables();
    refreshRecent();
    slip_->refresh();
    refreshActions();
}

void ResultsPage::showRound(std::optional<core::RoundNumber> number)
{
    if (round_ != number) {
        offer_->dismiss();
    }
    round_ = number;
    open_.reset();
    offerPrint();
    nextTable_.reset();
    slip_->show(std::nullopt);
    tables_->setCurrent(std::nullopt);
    refreshFacts();
    readNews();
    refreshTables();
    refreshRecent();
    refreshActions();
}

bool ResultsPage::hasHalfTyped(core::TableNumber table) const
{
    return desk_.current() &&
           !desk_.memory().slip(desk_.file(), *desk_.current(), {*round_, table}).isEmpty();
}

std::optional<core::TableNumber> ResultsPage::nextNumber(bool backwards) const
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return std::nullopt;
    }
    const auto& key = slip_->entry().key();
    const auto at = key && key->round == *round_ ? std::optional(key->table) : std::nullopt;
    const auto& settings = desk_.tournament().settings;
    return pass_ ? pass_->nextTable(settings, *shown, at)
                 : nextOpenTable(settings, *shown, at, backwards);
}

void ResultsPage::lookForNextTable()
{
    const auto* const table = nextTable_ ? core::findTable(*round(), *nextTable_) : nullptr;
    const bool waits = table != nullptr &&
                       (pass_ || !core::isComplete(desk_.tournament().settings, *round(), *table));
    if (!waits && slip_->entry().slip() == nullptr) {
        nextTable_ = nextNumber();
    }
}

void ResultsPage::goToField()
{
    slip_->typing().pause();
    desk_.memory().setValue(currentKey(), {});
    nextTable_ = nextNumber();
    tables_->focusField(nextTable_);
    if (nextTable_) {
        showTable(*nextTable_);
    } else if (!slip_->entry().key() && round() != nullptr && !round()->tables.empty()) {
        showTable(round()->tables.front().number);
    }
    refreshActions();
}

void ResultsPage::showTable(core::TableNumber number)
{
    if (!round_) {
        return;
    }
    const core::TableKey key{*round_, number};
    if (slip_->entry().key() != key) {
        slip_->show(key);
    }
    tables_->setCurrent(number);
    refreshActions();
}

void ResultsPage::nextTable(bool backwards)
{
    returnTo_.reset();
    if (const auto number = nextNumber(backwards)) {
        showTable(*number);
        slip_->typing().beginNext();
    }
}

void ResultsPage::correct(const core::GameKey& key)
{
    if (pass_ || core::findTable(desk_.tournament(), key.round, key.table) == nullptr) {
        return;
    }
    const auto& entry = slip_->entry();
    if (entry.slip() != nullptr && !entry.isCorrection()) {
        returnTo_ = entry.gameKey();
    }
    if (round_ != key.round) {
        showRound(key.round);
    }
    showTable(key.table);
    slip_->typing().begin(key.game, true);
}

void ResultsPage::slipFinished()
{
    if (const auto back = std::exchange(returnTo_, std::nullopt)) {
        if (round_ != back->round) {
            showRound(back->round);
        }
        showTable(back->table);
        slip_->typing().begin(back->game);
        return;
    }
    goToField();
    if (pass_ && !nextNumber()) {
        slip_->typing().tell(
            tr("The second pass is done: %n difference(s).", nullptr, pass_->differences()));
    }
}

void ResultsPage::slipChanged()
{
    const auto& entry = slip_->entry();
    if (entry.slip() != nullptr && !entry.isBlind()) {
        desk_.memory().setValue(
            currentKey(),
            u"%1/%2"_s.arg(core::plain(entry.key()->round)).arg(core::plain(entry.key()->table)));
    }
    refreshTables();
    refreshActions();
}

QString ResultsPage::currentKey() const
{
    return u"results/current-%1"_s.arg(desk_.current() ? core::plain(*desk_.current()) : 0);
}

bool ResultsPage::resume()
{
    const QString place = desk_.memory().value(currentKey()).toString();
    const core::RoundNumber number{place.section(u'/', 0, 0).toInt()};
    const core::TableNumber table{place.section(u'/', 1, 1).toInt()};
    if (core::findTable(desk_.tournament(), number, table) == nullptr) {
        return false;
    }
    if (round_ != number) {
        showRound(number);
    }
    if (!hasHalfTyped(table)) {
        return false;
    }
    showTable(table);
    return slip_->typing().beginNext();
}

} // namespace desk
