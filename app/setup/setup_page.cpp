#include "setup_page.h"

#include "card_rules_section.h"
#include "certificate_section.h"
#include "certificate_view.h"
#include "example_view.h"
#include "fee_section.h"
#include "fee_view.h"
#include "rank_moves_view.h"
#include "rules_section.h"
#include "tournament_section.h"
#include "wishes_section.h"

#include "app/desk.h"
#include "app/texts/refusal_texts.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/segments.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

const QString partKey = QStringLiteral("setup/part");

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

SetupPage::SetupPage(Desk& desk, QWidget* parent)
    : Page(parent),
      desk_(desk),
      head_(new PageHead(tr("Setup"), this)),
      parts_(new Segments(this)),
      stack_(new QStackedWidget(this)),
      sections_{new TournamentSection(stack_),  new RulesSection(stack_),
                new WishesSection(stack_),      new FeeSection(stack_),
                new CertificateSection(stack_), new CardRulesSection(stack_)},
      example_(new ExampleView(this)),
      fee_(new FeeView(this)),
      certificate_(new CertificateView(this)),
      moves_(new RankMovesView(this)),
      notice_(new Notice(this)),
      discard_(makeButton(QStringLiteral("discardButton"), tr("Discard"), ButtonKind::Quiet, this)),
      apply_(makeButton(QStringLiteral("applyButton"), tr("Apply the change"), icons::Meaning::Save,
                        ButtonKind::Primary, this))
{
    setObjectName(QStringLiteral("setupPage"));
    setAccessibleName(tr("Setup"));
    build();
    connectAll();
    const int part = desk_.memory().value(partKey, RulesPart).toInt();
    showPart(std::clamp(part, 0, int(CertificatePart)));
    begin();
}

void SetupPage::build()
{
    parts_->setObjectName(QStringLiteral("setupParts"));
    parts_->setAccessibleName(tr("Parts of the setup"));
    parts_->add(TournamentPart, tr("Tournament"));
    parts_->add(RulesPart, tr("Rules"));
    parts_->add(WishesPart, tr("Wishes"));
    parts_->add(FeesPart, tr("Fees and prizes"));
    parts_->add(CertificatePart, tr("Certificates"));
    for (auto* section : sections_) {
        stack_->addWidget(section);
    }
    auto* middle = new QHBoxLayout;
    constexpr int columnGap = 40;
    middle->setSpacing(columnGap);
    middle->addWidget(stack_, 1);
    middle->addWidget(buildRight());
    auto* column = new QVBoxLayout(this);
    constexpr int sides = 24;
    constexpr int top = 20;
    column->setContentsMargins(sides, top, sides, sides - 8);
    column->setSpacing(12);
    column->addWidget(head_);
    column->addWidget(parts_);
    column->addLayout(middle, 1);
    column->addWidget(buildBottom());
}

QWidget* SetupPage::buildRight()
{
    auto* right = new QWidget(this);
    constexpr int width = 328;
    right->setFixedWidth(width);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(20);
    column->addWidget(example_);
    column->addWidget(moves_);
    column->addWidget(fee_, 1);
    column->addWidget(certificate_);
    column->addStretch();
    return right;
}

QWidget* SetupPage::buildBottom()
{
    auto* bottom = new QWidget(this);
    notice_->setObjectName(QStringLiteral("setupNotice"));
    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(notice_, 1);
    row->addWidget(discard_, 0, Qt::AlignBottom);
    row->addWidget(apply_, 0, Qt::AlignBottom);
    return bottom;
}

void SetupPage::connectAll()
{
    connect(parts_, &Segments::chosen, this, [this](int part) {
        showPart(part);
        section().enter();
    });
    for (auto* section : sections_) {
        connect(section, &SetupSection::edited, this, [this, section] { take(*section); });
        connect(section, &SetupSection::optionEntered, this, [this](Option option, int tableSize) {
            option_ = option;
            tableSize_ = tableSize;
            lookAtRight();
        });
    }
    connect(certificate_, &CertificateView::picturesRead, this, &SetupPage::look);
    connect(discard_, &QPushButton::clicked, this, &SetupPage::discard);
    connect(apply_, &QPushButton::clicked, this, &SetupPage::apply);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &SetupPage::apply);
    }
    connect(&desk_, &Desk::opened, this, &SetupPage::begin);
    connect(&desk_, &Desk::changed, this, &SetupPage::outdate);
}

SetupPage::Part SetupPage::shownPart() const
{
    const auto chosen = static_cast<Part>(parts_->current());
    return chosen == RulesPart && playsCards(draft_.wanted().settings) ? CardRulesPart : chosen;
}

SetupSection& SetupPage::section() const
{
    return *sections_.at(static_cast<std::size_t>(shownPart()));
}

void SetupPage::showPart(int part)
{
    parts_->setCurrent(part);
    desk_.memory().setValue(partKey, part);
    lookAtRight();
}

void SetupPage::enter()
{
    section().enter();
}

QString SetupPage::draftKey() const
{
    return QStringLiteral("setup/draft%1").arg(desk_.current() ? core::plain(*desk_.current()) : 0);
}

void SetupPage::begin()
{
    contested_ = false;
    const auto kept = desk_.memory().value(draftKey()).toByteArray();
    draft_.begin(desk_.tournament());
    if (desk_.current() && !kept.isEmpty()) {
        draft_.restore(kept, desk_.tournament());
    }
    for (auto* section : sections_) {
        section->forget();
    }
    displayAll();
    look();
}

void SetupPage::refresh()
{
    if (applying_) {
        return;
    }
    contested_ = draft_.follow(desk_.tournament()) || (contested_ && draft_.isChanged());
    displayAll();
    look();
}

void SetupPage::displayAll(const SetupSection* but)
{
    for (auto* section : sections_) {
        if (section != but) {
            section->display(desk_.tournament(), draft_.wanted());
        }
    }
}

void SetupPage::take(SetupSection& from)
{
    Wanted wanted = draft_.wanted();
    from.take(wanted);
    draft_.setWanted(std::move(wanted));
    displayAll(&from);
    keep();
    look();
}

void SetupPage::keep()
{
    if (desk_.current()) {
        desk_.memory().setValue(draftKey(), draft_.saved());
    }
}

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

std::optional<core::Refused> SetupPage::store()
{
    const auto people = draft_.changedPeople();
    const auto changed = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.changeSettings(id, draft_.wanted().settings);
    });
    if (!changed) {
        return changed.refused();
    }
    for (const auto& participant : people) {
        const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
            return director.changeParticipant(id, participant.number, participant);
        });
        if (!done) {
            return done.refused();
        }
    }
    return std::nullopt;
}

void SetupPage::apply()
{
    if (!apply_->isEnabled()) {
        return;
    }
    // What changes meanwhile is what is applied here, bit by bit.
    applying_ = true;
    const auto refused = store();
    applying_ = false;
    if (refused) {
        refresh();
        notice_->showError(tr("Not stored"), textOf(*refused));
        return;
    }
    discard();
}

void SetupPage::discard()
{
    desk_.memory().setValue(draftKey(), QByteArray());
    begin();
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
