#include "rounds_page.h"

#include "app/desk.h"
#include "app/reports/offers.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/segments.h"
#include "core/cards/knock_out.h"
#include "draw_bar.h"
#include "round_side.h"
#include "round_words.h"
#include "search_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {

RoundsPage::RoundsPage(Desk& desk, QWidget* parent)
    : Page(parent),
      desk_(desk),
      notes_(desk),
      drawing_(new Drawing(desk, notes_, this)),
      tasks_(new RoundTasks(desk, notes_, this))
{
    setObjectName(QStringLiteral("roundsPage"));
    makeWidgets();
    layOut();
    connectParts();
    connectOffers();
    restart();
}

void RoundsPage::makeWidgets()
{
    head_ = new PageHead(tr("Rounds"), this);
    bar_ = new DrawBar(desk_, notes_, *drawing_, this);
    publish_ = makeButton(RoundTasks::objectNameOf(RoundTask::Publish),
                          RoundTasks::nameOf(RoundTask::Publish), icons::Meaning::Publish,
                          ButtonKind::Primary, this);
    close_ =
        makeButton(RoundTasks::objectNameOf(RoundTask::Close), RoundTasks::nameOf(RoundTask::Close),
                   icons::Meaning::Complete, ButtonKind::Primary, this);
    segments_ = new Segments(this);
    segments_->setObjectName(QStringLiteral("roundSegments"));
    segments_->setAccessibleName(tr("Rounds"));
    notice_ = new Notice(this);
    notice_->setObjectName(QStringLiteral("roundNotice"));
    notice_->hide();
    offer_ = new PrintOffer(desk_, this);
    segmentScroll_ = makeScroll(QStringLiteral("segmentScroll"), segments_);
    segmentScroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    cards_ = new RoundCards;
    scroll_ = makeScroll(QStringLiteral("cardsScroll"), cards_);
    makeEmpty();
    search_ = new SearchPanel(this);
    side_ = new RoundSide(desk_, notes_, *tasks_, this);
    sideScroll_ = makeScroll(QStringLiteral("sideScroll"), side_);
}

QScrollArea* RoundsPage::makeScroll(const QString& name, QWidget* inside)
{
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(name);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return scroll;
}

void RoundsPage::makeEmpty()
{
    empty_ = new QWidget(this);
    empty_->setObjectName(QStringLiteral("emptyRound"));
    emptyTitle_ = makeLabel({}, 15, QFont::DemiBold, theme::Role::Text, empty_);
    emptyTitle_->setObjectName(QStringLiteral("emptyRoundTitle"));
    emptyHint_ = makeLabel({}, 13, QFont::Normal, theme::Role::Muted, empty_);
    constexpr int textWidth = 560;
    auto* column = new QVBoxLayout(empty_);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    for (auto* label : {emptyTitle_, emptyHint_}) {
        label->setWordWrap(true);
        label->setFixedWidth(textWidth);
        column->addWidget(label);
    }
    column->addStretch();
}

void RoundsPage::layOut()
{
    head_->add(bar_);
    head_->add(publish_);
    head_->add(close_);
    middle_ = new QStackedWidget(this);
    for (QWidget* page : {static_cast<QWidget*>(scroll_), empty_, static_cast<QWidget*>(search_)}) {
        middle_->addWidget(page);
    }
    constexpr int sideWidth = 276;
    constexpr int columnGap = 28;
    constexpr int margin = 24;
    constexpr int top = 20;
    constexpr int gap = 16;
    constexpr int segmentHeight = 34;
    sideScroll_->setFixedWidth(sideWidth);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(columnGap);
    columns->addWidget(middle_, 1);
    columns->addWidget(sideScroll_);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(margin, top, margin, gap);
    page->setSpacing(gap);
    page->addWidget(head_);
    page->addWidget(segmentScroll_);
    segmentScroll_->setFixedHeight(segmentHeight);
    page->addWidget(notice_);
    page->addWidget(offer_);
    page->addLayout(columns, 1);
}

void RoundsPage::connectParts()
{
    connect(&desk_, &Desk::opened, this, &RoundsPage::restart);
    connect(&desk_, &Desk::changed, this, &RoundsPage::outdate);
    connect(segments_, &Segments::chosen, this,
            [this](int round) { showRound(core::RoundNumber{round}); });
    connect(publish_, &QPushButton::clicked, this,
            [this] { tasks_->start(RoundTask::Publish, shown_); });
    connect(close_, &QPushButton::clicked, this, [this] {
        tasks_->start(RoundTask::Close, shown_);
        enter();
    });
    connect(side_, &RoundSide::wanted, this,
            [this](RoundTask task) { tasks_->start(task, shown_); });
    connect(tasks_, &RoundTasks::refused, this, [this](const QString& text) { tell(text, true); });
    connect(tasks_, &RoundTasks::told, this, [this](const QString& text) { tell(text, false); });
    connect(drawing_, &Drawing::refused, this, [this](const QString& text) { tell(text, true); });
    connect(drawing_, &Drawing::drawn, this, [this](core::RoundNumber round) {
        showRound(round);
        cards_->focusCurrent();
    });
    connect(drawing_, &Drawing::runningChanged, this, &RoundsPage::searchChanged);
    connect(drawing_, &Drawing::progressed, search_, &SearchPanel::setProgress);
    connect(search_, &SearchPanel::cancelled, drawing_, &Drawing::cancel);
    cards_->setPreviewer(
        [this](const SeatSpot& from, const SeatSpot& to) { return preview(from, to); });
    connect(cards_, &RoundCards::putDown, this, &RoundsPage::putDown);
    connect(cards_, &RoundCards::lockPersonWanted, this,
            [this](core::StartNumber person) { toggleLock(&core::SeatLocks::people, person); });
    connect(cards_, &RoundCards::lockTableWanted, this,
            [this](core::TableNumber table) { toggleLock(&core::SeatLocks::tables, table); });
    connect(cards_, &RoundCards::shown, this, [this](const QRect& rect) {
        scroll_->ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height());
    });
    constexpr int delay = 200;
    searchDelay_.setSingleShot(true);
    searchDelay_.setInterval(delay);
    connect(&searchDelay_, &QTimer::timeout, this, [this] {
        search_->start(core::plain(shown_));
        middle_->setCurrentWidget(search_);
    });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, publish_, &QPushButton::click);
    }
}

void RoundsPage::enter()
{
    const auto& rounds = desk_.tournament().rounds;
    const auto* shown = shownRound();
    if (shown != nullptr && shown == &rounds.back() &&
        shown->head.state != core::RoundState::Draft &&
        shown->head.state != core::RoundState::Published) {
        showRound(roundToCome()); // that one is over
    }
    const auto* round = shownRound();
    if (round == nullptr) {
        bar_->findChild<QPushButton*>(QStringLiteral("drawButton"))->setFocus();
    } else {
        cards_->focusCurrent();
    }
}

const core::Round* RoundsPage::shownRound() const
{
    return core::findRound(desk_.tournament(), shown_);
}

core::RoundNumber RoundsPage::roundToCome() const
{
    const auto& tournament = desk_.tournament();
    const bool isWon =
        isKnockOut(tournament.settings) && core::knockOutOf(tournament).winner.has_value();
    return isWon ? tournament.rounds.back().number : core::nextRound(tournament);
}

core::RoundNumber RoundsPage::roundInNeed() const
{
    const auto& rounds = desk_.tournament().rounds;
    const auto needs = std::find_if(rounds.begin(), rounds.end(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Draft;
    });
    const bool running = !rounds.empty() && rounds.back().head.state == core::RoundState::Published;
    return needs != rounds.end() ? needs->number : running ? rounds.back().number : roundToCome();
}

void RoundsPage::restart()
{
    drawing_->cancel();
    offer_->dismiss();
    shown_ = notes_.shown().value_or(roundInNeed());
    message_.clear();
    RoundsPage::refresh(); // The constructor comes here too.
}

void RoundsPage::showRound(core::RoundNumber round)
{
    if (shown_ != round) {
        message_.clear();
        offer_->dismiss();
    }
    shown_ = round;
    notes_.setShown(round);
    refresh();
}

void RoundsPage::tell(const QString& text, bool isError)
{
    message_ = text;
    messageIsError_ = isError;
    refresh();
}

void RoundsPage::refresh()
{
    byHand_.reset();
    setEnabled(desk_.current().has_value());
    if (shownRound() == nullptr) {
        shown_ = roundToCome();
    }
    drawReason_ = drawing_->reasonAgainst(shown_);
    const auto* round = shownRound();
    if (round == nullptr || !core::counts(round->head.state) ||
        (offered_ && offered_ != core::planOf(*round))) {
        offer_->dismiss();
    }
    refreshSegments();
    refreshHead(round);
    refreshPrimary(round);
    refreshNotice(round);
    refreshTables(round);
    Q_EMIT statusChanged();
}

void RoundsPage::refreshTables(const core::Round* round)
{
    sideScroll_->setVisible(round != nullptr);
    if (round != nullptr) {
        cards_->show(viewOf(desk_.tournament(), *round, notes_.locks(round->number)));
        side_->show(*round);
    }
    emptyTitle_->setText(drawReason_.isEmpty()
                             ? tr("Round %1 is not drawn yet.").arg(core::plain(shown_))
                             : drawReason_);
    emptyHint_->setText(bar_->offers(seating::Mode::Swiss, shown_)
                            ? tr("“Draw” seats whoever is present by lot so that few people meet "
                                 "again; “By standings” puts neighbours in the standings "
                                 "together. A plan for all rounds and other ways are under "
                                 "“More”.")
                            : tr("“Draw” seats them by lot. Seating by hand is under “More”."));
    emptyHint_->setVisible(drawReason_.isEmpty());
    if (!drawing_->search().isRunning()) {
        middle_->setCurrentWidget(round != nullptr ? static_cast<QWidget*>(scroll_) : empty_);
    }
}

void RoundsPage::searchChanged()
{
    if (drawing_->search().isRunning()) {
        searchDelay_.start();
        publish_->setEnabled(false);
        bar_->setEnabled(false);
        segments_->setEnabled(false);
    } else {
        searchDelay_.stop();
        bar_->setEnabled(true);
        segments_->setEnabled(true);
        refresh();
    }
}

core::RoundByHand::Answer RoundsPage::answer(const SeatSpot& from, const SeatSpot& to) const
{
    const auto* round = shownRound();
    const auto& picked = cards_->seatAt(from);
    const auto& target = cards_->seatAt(to);
    const auto table = cards_->view().cards[to.card].table;
    if (round == nullptr || !picked.person || (!target.person && !table)) {
        return seating::ManualRefusal::UnknownPlayer;
    }
    const auto& draft = byHand().round;
    return target.person ? draft.swapped(*picked.person, *target.person)
                         : draft.moved(*picked.person, *table);
}

const RoundsPage::ByHand& RoundsPage::byHand() const
{
    if (!byHand_) {
        const auto& tournament = desk_.tournament();
        const auto& round = *shownRound();
        const auto sheet = core::judge(tournament, round);
        byHand_ = ByHand{core::RoundByHand(tournament, round, notes_.locks(round.number)),
                         sheet ? *sheet : seating::QualitySheet()};
    }
    return *byHand_;
}

RoundCards::Preview RoundsPage::preview(const SeatSpot& from, const SeatSpot& to) const
{
    const auto found = answer(from, to);
    const auto& target = cards_->seatAt(to);
    RoundCards::Preview preview;
    preview.what = target.person ? tr("Swap with %1").arg(target.name)
                                 : tr("To the free seat of table %1")
                                       .arg(core::plain(*cards_->view().cards[to.card].table));
    const auto* choice = std::get_if<core::SeatingChoice>(&found);
    preview.possible = choice != nullptr;
    if (choice == nullptr) {
        preview.cost = words::text(std::get<seating::ManualRefusal>(found));
        return preview;
    }
    preview.cost = words::cost(choice->cost, byHand().quality);
    return preview;
}

void RoundsPage::putDown(const SeatSpot& from, const SeatSpot& to)
{
    const auto found = answer(from, to);
    const auto* choice = std::get_if<core::SeatingChoice>(&found);
    if (choice == nullptr) {
        return;
    }
    const core::SeatingTerms terms{{}, core::planOf(*shownRound())};
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.changeSeating(id, choice->plan, terms);
    });
    if (!done) {
        tell(textOf(done.refused()), true);
    }
}

template <typename Id>
void RoundsPage::toggleLock(std::vector<Id> core::SeatLocks::*list, Id id)
{
    auto locks = notes_.locks(shown_);
    auto& ids = locks.*list;
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found != ids.end()) {
        ids.erase(found);
    } else {
        ids.push_back(id);
    }
    notes_.setLocks(shown_, locks);
    refresh();
}

} // namespace desk
