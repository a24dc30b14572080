#include "app/desk.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/segments.h"
#include "draw_bar.h"
#include "round_words.h"
#include "rounds_page.h"

#include <QApplication>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

/// What the page of rounds says of a round: segments, head, notice and status line.
namespace desk {
namespace {

/// With more rounds the words of those that are over are left out.
constexpr std::size_t mostWords = 6;

} // namespace

void RoundsPage::refreshSegments()
{
    const auto& rounds = desk_.tournament().rounds;
    auto* focused = segments_->isAncestorOf(QApplication::focusWidget())
                        ? QApplication::focusWidget()
                        : nullptr;
    segments_->clear();
    for (const auto& round : rounds) {
        const int number = core::plain(round.number);
        const auto state = words::stateOf(round.head.state);
        const bool isShort = rounds.size() > mostWords && round.number != shown_;
        const bool isOver = round.head.state == core::RoundState::Closed;
        const QString text = isShort  ? QString::number(number)
                             : isOver ? tr("Round %1").arg(number)
                                      : tr("Round %1 %2").arg(number).arg(state.text);
        segments_->add(number, text, state.icon, state.role);
    }
    const int next = core::plain(roundToCome());
    if (!core::findRound(desk_.tournament(), core::RoundNumber{next})) {
        segments_->add(next, tr("Round %1: next").arg(next), icons::Meaning::Add,
                       theme::Role::Muted);
    }
    segments_->setCurrent(core::plain(shown_));
    showSegment();
    if (focused != nullptr) {
        const auto name =
            QStringLiteral("%1-%2").arg(segments_->objectName()).arg(core::plain(shown_));
        for (auto* button : segments_->findChildren<QPushButton*>(name)) {
            button->setFocus(); // the one made last
        }
    }
}

void RoundsPage::showSegment()
{
    const auto name = QStringLiteral("%1-%2").arg(segments_->objectName()).arg(core::plain(shown_));
    const auto found = segments_->findChildren<QPushButton*>(name);
    if (!found.isEmpty()) {
        segments_->layout()->activate();
        segmentScroll_->ensureWidgetVisible(found.last()); // the one made last
    }
}

QString RoundsPage::factsOf(const core::Round* round) const
{
    if (round == nullptr || round->head.state == core::RoundState::Draft) {
        return words::headcount(desk_.tournament(), shown_,
                                core::headcount(desk_.tournament(), shown_, notes_.fivePlayers()));
    }
    const int tables = static_cast<int>(round->tables.size());
    QString facts = tr("%n table(s)", nullptr, tables);
    if (!round->head.byes.empty()) {
        facts += QStringLiteral(", ") +
                 tr("%n bye(s)", nullptr, static_cast<int>(round->head.byes.size()));
    }
    const auto& settings = desk_.tournament().settings;
    facts += QStringLiteral(", ") + (playsCards(settings)
                                         ? texts::matchText(settings.cards.match)
                                         : tr("%n game(s) each", nullptr, round->head.games));
    if (!round->head.reason.isEmpty()) {
        facts += QStringLiteral(" (%1)").arg(round->head.reason);
    }
    return facts;
}

void RoundsPage::refreshHead(const core::Round* round)
{
    head_->setFacts(factsOf(round));
    const bool draws = round == nullptr || round->head.state == core::RoundState::Draft;
    bar_->setVisible(draws);
    if (draws) {
        bar_->show(shown_, round != nullptr, drawReason_);
    }
}

void RoundsPage::refreshPrimary(const core::Round* round)
{
    const bool running = round != nullptr && round->head.state == core::RoundState::Published;
    const bool draws = round == nullptr || round->head.state == core::RoundState::Draft;
    close_->setVisible(running);
    publish_->setVisible(draws);
    const auto set = [this](QPushButton* button, RoundTask task) {
        const QString reason = tasks_->reasonAgainst(task, shown_);
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason);
    };
    set(close_, RoundTask::Close);
    set(publish_, RoundTask::Publish);
}

void RoundsPage::refreshNotice(const core::Round* round)
{
    const auto& tournament = desk_.tournament();
    const bool isDraft = round != nullptr && round->head.state == core::RoundState::Draft;
    const auto out = isDraft ? core::outOfDate(tournament, *round) : core::OutOfDate();
    notice_->setVisible(true);
    if (!message_.isEmpty() && messageIsError_) {
        notice_->showError(tr("Not done"), message_);
    } else if (!out.isEmpty()) {
        QStringList texts;
        if (!out.gone.empty()) {
            texts << tr("In the draft but missing: %1").arg(words::people(tournament, out.gone));
        }
        if (!out.left.empty()) {
            texts << tr("Present but not drawn: %1").arg(words::people(tournament, out.left));
        }
        if (!drawReason_.isEmpty()) {
            texts << drawReason_;
        }
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("This draft is out of date: draw again, or mend it."),
                      texts.join(QLatin1Char('\n')));
    } else if (!message_.isEmpty()) {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Information, message_);
    } else if (isDraft && tasks_->isByStandings(shown_) && tasks_->openTablesBefore(shown_) > 0) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("Drawn by provisional standings"),
                      tr("%n table(s) of earlier rounds are still open.", nullptr,
                         tasks_->openTablesBefore(shown_)));
    } else {
        showOutcome(outcomeAt(round));
    }
}

QString RoundsPage::outcomeAt(const core::Round* round) const
{
    const auto& tournament = desk_.tournament();
    const bool isLast =
        round == nullptr || (core::counts(round->head.state) && round == &tournament.rounds.back());
    return isLast ? words::outcome(tournament) : QString();
}

void RoundsPage::showOutcome(const QString& outcome)
{
    notice_->setVisible(!outcome.isEmpty());
    if (!outcome.isEmpty()) {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Standings, outcome);
        auto* button = makeButton(QStringLiteral("outcomeStandingsButton"), tr("Standings"),
                                  ButtonKind::Normal, notice_);
        connect(button, &QPushButton::clicked, this,
                [this] { Q_EMIT pageWanted(PageId::Standings); });
        notice_->add(button);
    }
}

Status RoundsPage::statusOfRound(const core::Round& round) const
{
    const int number = core::plain(round.number);
    const auto state = words::stateOf(round.head.state);
    Status status{state.icon, state.role, {}, {}};
    if (round.head.state == core::RoundState::Draft) {
        status.what = tr("Round %1 is a draft").arg(number);
        status.why = tasks_->reasonAgainst(RoundTask::Publish, round.number);
        const int open = tasks_->openTablesBefore(round.number);
        if (status.why.isEmpty() && open > 0) {
            status.why = tr("%n table(s) of earlier rounds are still open; it may be published "
                            "all the same.",
                            nullptr, open);
        }
    } else if (round.head.state == core::RoundState::Published) {
        status.what =
            tr("Round %1: %2 of %n table(s) open", nullptr, static_cast<int>(round.tables.size()))
                .arg(number)
                .arg(openTablesOf(desk_.tournament().settings, round).size());
        status.why = tasks_->reasonAgainst(RoundTask::Close, round.number);
    } else {
        status.what = tr("Round %1 is %2").arg(number).arg(state.text);
    }
    return status;
}

Status RoundsPage::status() const
{
    if (!desk_.current()) {
        return {};
    }
    if (const auto* round = shownRound()) {
        return statusOfRound(*round);
    }
    return {icons::Meaning::Planned, theme::Role::Note,
            tr("Round %1 is not drawn yet").arg(core::plain(shown_)), drawReason_};
}

} // namespace desk
