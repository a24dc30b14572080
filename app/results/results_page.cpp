#include "results_page.h"

#include "recent_pane.h"
#include "round_chooser.h"
#include "round_progress.h"
#include "slip_pane.h"
#include "tables_pane.h"

#include "app/desk.h"
#include "app/reports/offers.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString onlyOpenKey = u"results/openOnly"_s;

template <typename Value>
core::Result<Value> asResult(Value value)
{
    return value;
}

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

Status ResultsPage::status() const
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return {};
    }
    const auto open = openTablesOf(desk_.tournament().settings, *shown);
    const auto number = core::plain(shown->number);
    const auto closing = core::closeRound(desk_.tournament(), shown->number);
    QString why = closing ? QString() : textOf(closing.refused());
    if (pass_) {
        return {
            icons::Meaning::SecondPass, theme::Role::Accent,
            tr("Second pass of round %1: %n game(s) compared", nullptr, pass_->games()).arg(number),
            tr("%n difference(s)", nullptr, pass_->differences())};
    }
    if (open.empty()) {
        const bool closed = shown->head.state != core::RoundState::Published;
        return {icons::Meaning::Complete, theme::Role::Done,
                tr("Round %1: all tables are in").arg(number),
                closed ? QString() : tr("The round can be closed.")};
    }
    QStringList numbers;
    for (const auto table : open) {
        numbers << QString::number(core::plain(table));
    }
    //: %1 is a round, %2 of its %n tables are open, %3 lists them
    return {
        icons::Meaning::Running, theme::Role::Accent,
        tr("Round %1: %2 of %n table(s) open (%3)", nullptr, static_cast<int>(shown->tables.size()))
            .arg(number)
            .arg(open.size())
            .arg(numbers.join(u", "_s)),
        why};
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

void ResultsPage::refreshFacts()
{
    const auto& tournament = desk_.tournament();
    chooser_->setRounds(tournament, round_);
    const auto* const shown = round();
    QStringList facts;
    if (shown != nullptr) {
        const int number = core::plain(shown->number);
        const auto planned = tournament.settings.plannedRounds;
        facts << (planned ? tr("Round %1 of %2").arg(number).arg(*planned)
                          : tr("Round %1").arg(number))
              << (core::playsCards(tournament.settings)
                      ? texts::matchText(tournament.settings.cards.match)
                      : tr("%n game(s) a table", nullptr, shown->head.games));
        if (shown->head.state == core::RoundState::Closed) {
            facts << tr("closed", "a round");
        } else if (shown->head.state == core::RoundState::Cancelled) {
            facts << tr("cancelled", "a round");
        }
    }
    facts << texts::ruleSetName(tournament.settings.rules.ruleSet);
    head_->setFacts(facts.join(u" · "_s));
}

bool ResultsPage::hasHalfTyped(core::TableNumber table) const
{
    return desk_.current() &&
           !desk_.memory().slip(desk_.file(), *desk_.current(), {*round_, table}).isEmpty();
}

void ResultsPage::readNews()
{
    news_ = {};
    if (round() == nullptr) {
        return;
    }
    const auto published = desk_.run([&](core::Director& director, core::TournamentId id) {
        return asResult(director.publishedAt(id, *round_));
    });
    news_.publishedAt = published ? *published : std::nullopt;
    const auto corrections = desk_.run([&](core::Director& director, core::TournamentId id) {
        return asResult(director.corrections(id, *round_));
    });
    for (const auto& entry : corrections ? *corrections : std::vector<core::JournalEntry>()) {
        if (entry.change.label.table) {
            news_.corrected.emplace(*entry.change.label.table, entry.time);
        }
    }
}

void ResultsPage::refreshTables()
{
    std::vector<TableLine> lines;
    const auto& settings = desk_.tournament().settings;
    if (const auto* const shown = round()) {
        news_.now = desk_.now();
        news_.compared = pass_ ? std::optional(Comparison()) : std::nullopt;
        news_.halfTyped.clear();
        for (const auto& table : shown->tables) {
            if (hasHalfTyped(table.number)) {
                news_.halfTyped.insert(table.number);
            }
            if (pass_) {
                (*news_.compared)[table.number] = pass_->count(settings, *shown, table);
            }
        }
        for (const auto& table : shown->tables) {
            lines.push_back(tableLine(desk_.tournament(), *shown, table, news_));
        }
    }
    tables_->setLines(lines);
    const auto& entry = slip_->entry();
    tables_->suggest(entry.slip() != nullptr ? std::optional(entry.key()->table) : nextTable_);
    Q_EMIT statusChanged();
}

void ResultsPage::refreshRecent()
{
    std::vector<RecentLine> lines;
    if (desk_.current()) {
        const auto entries = desk_.run([](core::Director& director, core::TournamentId id) {
            return asResult(director.recentResults(id, RecentPane::count));
        });
        for (const auto& entry : entries ? *entries : std::vector<core::JournalEntry>()) {
            if (auto line = recentLine(desk_.tournament(), entry, round_)) {
                lines.push_back(std::move(*line));
            }
        }
        std::reverse(lines.begin(), lines.end());
    }
    recent_->setLines(std::move(lines));
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
