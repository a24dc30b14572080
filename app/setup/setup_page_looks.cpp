#include "certificate_view.h"
#include "example_view.h"
#include "fee_view.h"
#include "rank_moves_view.h"
#include "setup_page.h"
#include "setup_section.h"

#include "app/desk.h"
#include "app/texts/refusal_texts.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

/// What the page says about what is wanted: why it cannot be, and what would come of it.
namespace desk {
namespace {

/// "Round 1, table 2, game 3" of a pointer into a tournament; empty for other places.
QString placeText(const core::Tournament& tournament, const core::Place& place)
{
    const auto* pointer = std::get_if<core::Pointer>(&place);
    const QStringList parts = pointer != nullptr ? pointer->text().split(u'/') : QStringList();
    constexpr int roundPart = 2;
    constexpr int tablePart = 4;
    constexpr int gamePart = 6;
    if (parts.value(1) != QLatin1String("rounds")) {
        return {};
    }
    const auto& round = tournament.rounds.at(parts.value(roundPart).toULong());
    QStringList texts = {SetupPage::tr("round %1").arg(core::plain(round.number))};
    if (parts.size() > tablePart) {
        const auto& table = round.tables.at(parts.value(tablePart).toULong());
        texts << SetupPage::tr("table %1").arg(core::plain(table.number));
        if (parts.size() > gamePart) {
            const auto& game = table.games.at(parts.value(gamePart).toULong());
            texts << (playsCards(tournament.settings) ? SetupPage::tr("deal %1")
                                                      : SetupPage::tr("game %1"))
                         .arg(core::plain(game.number));
        }
    }
    return texts.join(QStringLiteral(", "));
}

bool hasResults(const core::Standings& standings)
{
    return !standings.lines().empty() && standings.lines().front().rank.has_value();
}

} // namespace

QStringList SetupPage::facts() const
{
    const auto& settings = draft_.stored().settings;
    QStringList facts = {settings.name, texts::ruleSetName(settings.rules.ruleSet)};
    const QString rounds =
        settings.plannedRounds ? tr("%n round(s)", nullptr, *settings.plannedRounds) : QString();
    if (playsCards(settings)) {
        facts << texts::eventName(settings.cards.event) << texts::matchText(settings.cards.match);
        return rounds.isEmpty() ? facts : facts << rounds;
    }
    const QString games = tr("%n game(s) per round", nullptr, settings.gamesPerRound);
    facts << (rounds.isEmpty() ? games : rounds + QStringLiteral(", ") + games)
          << (settings.open ? tr("open tournament") : tr("club tournament"));
    return facts;
}

void SetupPage::look()
{
    head_->setFacts(facts().join(QStringLiteral(" · ")));
    lookAtRefusals();
    lookAtRight();
    const bool changed = draft_.isChanged();
    QString complaint;
    for (const auto* section : sections_) {
        if (complaint.isEmpty() && section->concerns(draft_.wanted().settings)) {
            complaint = section->complaint();
        }
    }
    if (!complaint.isEmpty()) {
        obstacle_ = complaint;
    }
    const QString reason = !obstacle_.isEmpty() ? obstacle_
                           : changed            ? QString()
                                                : tr("Nothing is changed.");
    apply_->setEnabled(reason.isEmpty());
    apply_->setToolTip(reason);
    discard_->setEnabled(changed || !complaint.isEmpty());
    discard_->setToolTip(discard_->isEnabled() ? QString() : tr("Nothing is changed."));
    Q_EMIT statusChanged();
}

void SetupPage::lookAtRefusals()
{
    obstacle_.clear();
    notice_->clear();
    for (auto* section : sections_) {
        section->clearRefusals();
    }
    if (contested_) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("Another desk has changed the same meanwhile."),
                      tr("What is typed here would replace it; “Discard” shows theirs."));
    }
    const auto refusals = draft_.isChanged() ? draft_.refusals() : core::Refusals();
    if (refusals.empty()) {
        lookAtPictures();
        return;
    }
    const auto& first = refusals.front();
    const QString text = texts::text(first);
    const bool atField =
        std::any_of(sections_.begin(), sections_.end(), [&](SetupSection* section) {
            return section->concerns(draft_.wanted().settings) && section->showRefusal(first, text);
        });
    const QString place = placeText(desk_.tournament(), first.place);
    obstacle_ = place.isEmpty() ? text : tr("Not possible because of %1. %2").arg(place, text);
    if (!atField) {
        const auto more = static_cast<int>(refusals.size()) - 1;
        const bool cards = playsCards(desk_.tournament().settings);
        notice_->showError((cards ? tr("The deals entered contradict this change: %1")
                                  : tr("The games entered contradict this change: %1"))
                               .arg(place),
                           more > 0 ? text + u' ' + tr("And %n more.", nullptr, more) : text);
    }
}

void SetupPage::lookAtPictures()
{
    for (auto refusal : certificate_->faults()) {
        const auto& place = std::get<core::Pointer>(refusal.place).text();
        refusal.place = core::Pointer(QStringLiteral("/tournament") + place);
        sections_[CertificatePart]->showRefusal(refusal, texts::text(refusal));
    }
}

void SetupPage::lookAtRight()
{
    const int part = shownPart();
    stack_->setCurrentIndex(part);
    const bool cards = playsCards(draft_.wanted().settings);
    const bool isFeeOption = part == RulesPart && option_ == Option::FeeBasis;
    example_->setVisible((part == RulesPart && !isFeeOption) || part == CardRulesPart);
    if (example_->isVisibleTo(this)) {
        example_->show(option_, tableSize_, draft_.stored().settings, draft_.wanted().settings);
    }
    fee_->setVisible((part == FeesPart && !cards) || isFeeOption);
    if (fee_->isVisibleTo(this)) {
        fee_->show(draft_.preview());
    }
    certificate_->setVisible(part == CertificatePart);
    if (certificate_->isVisibleTo(this)) {
        certificate_->show(draft_.preview());
    }
    const bool movesShown =
        draft_.movesRanks() && obstacle_.isEmpty() && part != FeesPart && part != CertificatePart;
    moves_->setVisible(movesShown);
    if (movesShown) {
        moves_->show(draft_.rankMoves(), desk_.tournament(), hasResults(desk_.standings()));
    }
}

Status SetupPage::status() const
{
    if (!draft_.isChanged() && obstacle_.isEmpty()) {
        return {};
    }
    if (!obstacle_.isEmpty()) {
        return {icons::Meaning::Refused, theme::Role::Error, tr("The change cannot be applied"),
                obstacle_};
    }
    return {icons::Meaning::Running, theme::Role::Accent, tr("A change is not applied yet"),
            tr("Nothing is stored before “Apply the change”.")};
}

} // namespace desk
