#include "recent_pane.h"
#include "results_page.h"
#include "round_chooser.h"
#include "slip_pane.h"
#include "tables_pane.h"

#include "app/desk.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <algorithm>
#include <utility>

/// What the page shows beside the slip: the round's facts, its tables, the last entries.
namespace desk {
namespace {

using namespace Qt::StringLiterals;

template <typename Value>
core::Result<Value> asResult(Value value)
{
    return value;
}

} // namespace

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

} // namespace desk
