#include "draw_bar.h"

#include "app/desk.h"
#include "app/widgets/page_head.h"
#include "ask_number.h"
#include "core/cards/knock_out.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

constexpr int mostRounds = 50;
constexpr int largestSeed = 999'999;

} // namespace

DrawBar::DrawBar(Desk& desk, DraftNotes& notes, Drawing& drawing, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      notes_(notes),
      drawing_(drawing),
      draw_(makeButton(QStringLiteral("drawButton"), tr("Draw"), icons::Meaning::Draw,
                       ButtonKind::Normal, this)),
      standings_(makeButton(QStringLiteral("standingsButton"), tr("By standings"),
                            icons::Meaning::Standings, ButtonKind::Normal, this)),
      more_(makeButton(QStringLiteral("moreWaysButton"), tr("More"), ButtonKind::Normal, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (auto* button : {draw_, standings_, more_}) {
        row->addWidget(button);
    }
    connect(draw_, &QPushButton::clicked, this, &DrawBar::drawAsBefore);
    connect(standings_, &QPushButton::clicked, this, [this] {
        DrawWish wish;
        wish.mode = seating::Mode::Swiss;
        draw(wish);
    });
    makeMenu();
}

void DrawBar::makeMenu()
{
    auto* menu = new QMenu(more_);
    menu->setObjectName(QStringLiteral("moreWaysMenu"));
    const auto add = [&](const QString& name, const QString& text, void (DrawBar::*slot)()) {
        auto* action = menu->addAction(text, this, slot);
        action->setObjectName(name);
        return action;
    };
    planAll_ = add(QStringLiteral("planAllAction"), tr("Plan for all rounds…"), &DrawBar::planAll);
    final_ = add(QStringLiteral("finalAction"), tr("Final tables…"), &DrawBar::drawFinal);
    auto* byHand = menu->addAction(tr("By hand, by start number"), this,
                                   [this] { drawing_.seatByNumber(first_); });
    byHand->setObjectName(QStringLiteral("byHandAction"));
    menu->addSeparator();
    add(QStringLiteral("seedAction"), tr("Draw with a seed…"), &DrawBar::drawWithSeed);
    longer_ =
        add(QStringLiteral("longerAction"), tr("Search for 10 seconds"), &DrawBar::searchLonger);
    menu->addSeparator();
    makeChoices(*menu);
    more_->setMenu(menu);
}

void DrawBar::makeChoices(QMenu& menu)
{
    auto* five = new QActionGroup(this);
    const auto addChoice = [&](const QString& name, const QString& text,
                               seating::FivePlayers choice) {
        auto* action =
            menu.addAction(text, this, [this, choice] { notes_.setFivePlayers(choice); });
        action->setObjectName(name);
        action->setCheckable(true);
        five->addAction(action);
        return action;
    };
    fourAndBye_ = addChoice(QStringLiteral("fourAndByeAction"), tr("Five people: four and a bye"),
                            seating::FivePlayers::FourAndBye);
    threeAndTwo_ = addChoice(QStringLiteral("threeAndTwoAction"), tr("Five people: three and two"),
                             seating::FivePlayers::ThreeAndTwo);
    menu.addSeparator();
    evenness_ = menu.addAction(tr("Even tables of three before few repeats"), this,
                               [this](bool checked) { notes_.setEvennessFirst(checked); });
    evenness_->setObjectName(QStringLiteral("evennessAction"));
    evenness_->setCheckable(true);
    connect(&menu, &QMenu::aboutToShow, this, &DrawBar::updateChoices);
    updateChoices();
}

void DrawBar::updateChoices()
{
    const auto& settings = desk_.tournament().settings;
    const bool choosesFive = allowsTableOf(settings.rules.ruleSet, 2) && !isKnockOut(settings);
    fourAndBye_->setVisible(choosesFive);
    threeAndTwo_->setVisible(choosesFive);
    planAll_->setVisible(offers(seating::Mode::Plan, first_));
    final_->setVisible(offers(seating::Mode::Final, first_));
    const bool three = notes_.fivePlayers() == seating::FivePlayers::ThreeAndTwo;
    (three ? threeAndTwo_ : fourAndBye_)->setChecked(true);
    evenness_->setChecked(notes_.evennessFirst());
    const auto how = notes_.drawnHow(first_);
    longer_->setEnabled(!how || how->mode != seating::Mode::Final);
}

bool DrawBar::offers(seating::Mode mode, core::RoundNumber round) const
{
    const auto& tournament = desk_.tournament();
    if (mode == seating::Mode::Draw || !playsCards(tournament.settings)) {
        return true;
    }
    const auto sizes = core::headcount(tournament, round, notes_.fivePlayers()).sizes;
    return !isKnockOut(tournament.settings) && sizes && sizes->tables.size() > 1;
}

void DrawBar::show(core::RoundNumber first, bool again, const QString& reason)
{
    first_ = first;
    standings_->setVisible(offers(seating::Mode::Swiss, first));
    const QString text = again ? tr("Draw again") : tr("Draw");
    draw_->setText(text);
    draw_->setAccessibleName(text);
    updateGeometry();
    for (auto* button : {draw_, standings_, more_}) {
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason);
    }
}

void DrawBar::draw(const DrawWish& wish)
{
    drawing_.draw(first_, wish);
}

void DrawBar::drawAsBefore()
{
    DrawWish wish;
    const auto how = notes_.drawnHow(first_);
    const int drafts = drawing_.draftsFrom(first_);
    if (how && how->mode == seating::Mode::Plan && drafts > 0) {
        wish.mode = seating::Mode::Plan;
        wish.rounds = drafts;
    }
    draw(wish);
}

void DrawBar::planAll()
{
    const auto& tournament = desk_.tournament();
    const int planned = tournament.settings.plannedRounds.value_or(0);
    const int left = std::max({1, planned - core::plain(first_) + 1, drawing_.draftsFrom(first_)});
    const auto rounds = askNumber(
        window(), tr("Plan for all rounds"),
        tr("All rounds from round %1 on are drawn ahead with the fewest repeated meetings.")
            .arg(core::plain(first_)),
        tr("Draw"), {tr("Rounds"), 1, mostRounds, std::min(left, mostRounds)});
    if (rounds) {
        DrawWish wish;
        wish.mode = seating::Mode::Plan;
        wish.rounds = *rounds;
        draw(wish);
    }
}

void DrawBar::drawFinal()
{
    const auto count = core::headcount(desk_.tournament(), first_, notes_.fivePlayers());
    const int tables = count.sizes ? static_cast<int>(count.sizes->tables.size()) : 1;
    const auto top = askNumber(window(), tr("Final tables"),
                               tr("The best of the standings sit at the first tables, the others "
                                  "are drawn."),
                               tr("Draw"), {tr("Final tables"), 1, tables, 1});
    if (top) {
        DrawWish wish;
        wish.mode = seating::Mode::Final;
        wish.topTables = *top;
        draw(wish);
    }
}

void DrawBar::drawWithSeed()
{
    const auto how = notes_.drawnHow(first_);
    const int suggested = how && how->seed <= largestSeed ? static_cast<int>(how->seed) : 1;
    const auto seed = askNumber(window(), tr("Draw with a seed"),
                                tr("The seed stands for the lot: who has it can check the draw."),
                                tr("Draw"), {tr("Seed"), 1, largestSeed, suggested});
    if (seed) {
        DrawWish wish;
        wish.seed = static_cast<quint64>(*seed);
        draw(wish);
    }
}

void DrawBar::searchLonger()
{
    DrawWish wish;
    constexpr std::chrono::seconds longer{10};
    wish.limit = longer;
    const auto how = notes_.drawnHow(first_);
    wish.mode = how ? how->mode : seating::Mode::Draw;
    wish.rounds = wish.mode == seating::Mode::Swiss ? 1 : std::max(1, drawing_.draftsFrom(first_));
    draw(wish);
}

} // namespace desk
