#include "round_side.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/key_hint.h"
#include "app/widgets/page_head.h"
#include "core/use_cases/judging.h"
#include "draft_notes.h"
#include "quality_sheet.h"
#include "round_words.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace desk {
namespace {

std::vector<RoundTask> repairsOf(core::RoundState state)
{
    using enum RoundTask;
    switch (state) {
    case core::RoundState::Published:
        return {Latecomer, Missing, CorrectSeats, Reprint};
    case core::RoundState::Closed:
        return {CorrectSeats, Reprint};
    default:
        return {};
    }
}

/// How many wishes the people of a round have.
int wishesOf(const core::Tournament& tournament, const core::Round& round)
{
    std::set<core::StartNumber> seated;
    for (const auto& table : round.tables) {
        seated.insert(table.head.seats.begin(), table.head.seats.end());
    }
    const auto& apart = tournament.settings.apart;
    const auto pairs = std::count_if(apart.begin(), apart.end(), [&](const auto& pair) {
        return seated.contains(pair.first) && seated.contains(pair.second);
    });
    const auto fixed = std::count_if(
        tournament.participants.begin(), tournament.participants.end(),
        [&](const auto& person) { return person.fixedTable && seated.contains(person.number); });
    return static_cast<int>(pairs + fixed);
}

} // namespace

RoundSide::RoundSide(Desk& desk, DraftNotes& notes, RoundTasks& tasks, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      notes_(notes),
      tasks_(tasks),
      repairs_(new TaskList(false, this)),
      quality_(new QualitySheetView(this)),
      keys_(makeKeys()),
      apart_(new TaskList(true, this))
{
    auto* line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    auto palette = line->palette();
    palette.setColor(QPalette::Window, theme::colour(palette, theme::Role::Line));
    line->setPalette(palette);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(16);
    column->addWidget(repairs_);
    column->addWidget(quality_);
    column->addWidget(keys_);
    column->addStretch();
    column->addWidget(line);
    column->addWidget(apart_);
    connect(repairs_, &TaskList::wanted, this, &RoundSide::wanted);
    connect(apart_, &TaskList::wanted, this, &RoundSide::wanted);
}

QWidget* RoundSide::makeKeys()
{
    auto* keys = new QWidget(this);
    auto* column = new QVBoxLayout(keys);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel(tr("Keys"), 13, QFont::DemiBold, theme::Role::Text, keys));
    column->addWidget(new KeyHint(tr("Space"), tr("pick up, put down; Esc: back"), keys));
    auto* locks = new QHBoxLayout;
    constexpr int gap = 12;
    locks->setSpacing(gap);
    locks->addWidget(new KeyHint(QStringLiteral("L"), tr("lock"), keys));
    locks->addWidget(new KeyHint(tr("Shift+L"), tr("lock the table"), keys));
    locks->addStretch();
    column->addLayout(locks);
    column->addWidget(new KeyHint(tr("Ctrl+Enter"), tr("publish and print"), keys));
    return keys;
}

void RoundSide::show(const core::Round& round)
{
    const auto reason = [&](RoundTask task) { return tasks_.reasonAgainst(task, round.number); };
    repairs_->show(repairsOf(round.head.state), reason);
    apart_->show(apartTasks(desk_.tournament().settings, round.head.state), reason);
    keys_->setVisible(round.head.state == core::RoundState::Draft);
    showQuality(round);
}

void RoundSide::showQuality(const core::Round& round)
{
    const auto& tournament = desk_.tournament();
    const auto sheet = core::judge(tournament, round);
    if (!sheet) {
        quality_->showReason(textOf(sheet.refused()));
        return;
    }
    SheetFacts facts;
    facts.quality = *sheet;
    facts.wishes = wishesOf(tournament, round);
    for (const auto& wish : core::brokenWishes(tournament, round)) {
        facts.broken << words::text(tournament, wish);
    }
    facts.hasClubs = std::any_of(tournament.participants.begin(), tournament.participants.end(),
                                 [](const auto& person) { return !person.club.isEmpty(); });
    if (const auto how = notes_.drawnHow(round.number)) {
        facts.seed = how->seed;
    }
    quality_->show(facts);
}

} // namespace desk
