#include "app/desk/evening/setup/setup_page.h"

#include "app/desk/evening/setup/setup_section.h"
#include "app/desk/evening/setup/side_view.h"

#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/scroll_area.h"
#include "app/desk/widgets/segments.h"
#include "core/ranking/discipline.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/rule_texts.h"

#include <QAction>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>

#include <algorithm>

namespace desk {
namespace {

const QString partKey = QStringLiteral("setup/part");
const QString draftKey = QStringLiteral("setup/draft");

/// "round 1, table 2, game 3" for a pointer into a tournament; empty for other places.
QString placeText(const core::Tournament& tournament, const core::Place& place)
{
    static const QRegularExpression pattern(
        QStringLiteral("^/rounds/(\\d+)(?:/tables/(\\d+)(?:/games/(\\d+))?)?"));
    const auto* pointer = std::get_if<core::Pointer>(&place);
    const auto parts = pattern.match(pointer != nullptr ? pointer->text() : QString());
    if (!parts.hasMatch()) {
        return {};
    }
    const auto& round = tournament.rounds.at(parts.captured(1).toULong());
    QStringList texts = {SetupPage::tr("round %1").arg(core::plain(round.number))};
    if (parts.hasCaptured(2)) {
        const auto& table = round.tables.at(parts.captured(2).toULong());
        texts << SetupPage::tr("table %1").arg(core::plain(table.number));
        if (parts.hasCaptured(3)) {
            const auto& game = table.games.at(parts.captured(3).toULong());
            texts << disciplineOf(tournament.settings).numberedGame(game.number);
        }
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

SetupPage::SetupPage(Session& session, QWidget* parent)
    : Page(session, parent),
      head_(new PageHead(tr("Setup"), this)),
      parts_(new Segments(this)),
      stack_(new QStackedWidget(this)),
      sections_{makeTournamentSection(stack_),  makeRulesSection(stack_),
                makeWishesSection(stack_),      makeFeeSection(stack_),
                makeCertificateSection(stack_), makeCardRulesSection(stack_)},
      example_(makeExampleView(this)),
      fee_(makeFeeView(this)),
      certificate_(makeCertificateView(this)),
      moves_(makeRankMovesView(this)),
      notice_(new Notice(this)),
      discard_(new QAction(tr("Discard"), this)),
      apply_(new QAction(tr("Apply the change"), this))
{
    setObjectName(QStringLiteral("setupPage"));
    setAccessibleName(tr("Setup"));
    notice_->setObjectName(QStringLiteral("setupNotice"));
    auto* discard =
        makeButton(QStringLiteral("discardButton"), discard_->text(), ButtonKind::Quiet, this);
    auto* apply = makeButton(QStringLiteral("applyButton"), apply_->text(), icons::Meaning::Save,
                             ButtonKind::Primary, this);
    buildCommands();
    buildParts();
    constexpr int columnGap = 40;
    auto* middle = makeRow(nullptr, columnGap);
    middle->addWidget(stack_, 1);
    middle->addWidget(buildRight());
    auto* bottom = new QWidget(this);
    auto* row = makeRow(bottom);
    row->addWidget(notice_, 1);
    row->addWidget(bound(discard, discard_), 0, Qt::AlignBottom);
    row->addWidget(bound(apply, apply_), 0, Qt::AlignBottom);
    constexpr int top = 20;
    auto* column =
        makeColumn(this, distance::medium, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    column->addWidget(parts_);
    column->addLayout(middle, 1);
    column->addWidget(bottom);
    const int part = session_.uiState().value(partKey, RulesPart).toInt();
    showPart(std::clamp(part, 0, int(CertificatePart)));
    SetupPage::tournamentOpened();
}

void SetupPage::buildCommands()
{
    discard_->setObjectName(QStringLiteral("discardAction"));
    apply_->setObjectName(QStringLiteral("applyAction"));
    connect(discard_, &QAction::triggered, this, &SetupPage::discard);
    connect(apply_, &QAction::triggered, this, &SetupPage::apply);
    apply_->setShortcuts(
        {Qt::CTRL | Qt::Key_S, Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    apply_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(apply_);
}

void SetupPage::buildParts()
{
    parts_->setObjectName(QStringLiteral("setupParts"));
    parts_->setAccessibleName(tr("Parts of the setup"));
    parts_->add(TournamentPart, tr("Tournament"));
    parts_->add(RulesPart, tr("Rules"));
    parts_->add(WishesPart, tr("Wishes"));
    parts_->add(FeesPart, tr("Fees and prizes"));
    parts_->add(CertificatePart, tr("Certificates"));
    connect(parts_, &Segments::chosen, this, [this](int part) {
        showPart(part);
        enter();
    });
    for (auto* section : sections_) {
        stack_->addWidget(section);
        connect(section, &SetupSection::edited, this, [this, section] { edit(*section); });
        connect(section, &SetupSection::optionEntered, this, [this](Option option, int tableSize) {
            option_ = option;
            tableSize_ = tableSize;
            refreshRight();
        });
    }
}

QWidget* SetupPage::buildRight()
{
    auto* right = new QWidget;
    auto* scroll = makeScrollArea(QStringLiteral("setupSide"), right, this);
    constexpr int width = 328;
    constexpr int viewGap = 20;
    scroll->setFixedWidth(width);
    setSide(*scroll);
    auto* column = makeColumn(right, viewGap);
    column->addWidget(example_);
    column->addWidget(moves_);
    column->addWidget(fee_, 1);
    column->addWidget(certificate_);
    column->addStretch();
    connect(certificate_, &SideView::outdated, this, &SetupPage::refreshAll);
    return scroll;
}

SetupPage::Part SetupPage::shownPart() const
{
    const auto chosen = static_cast<Part>(parts_->current());
    const bool hasCardRules = sections_[CardRulesPart]->appliesTo(draft_.wanted().settings);
    return chosen == RulesPart && hasCardRules ? CardRulesPart : chosen;
}

SetupSection& SetupPage::section() const
{
    return *sections_.at(static_cast<std::size_t>(shownPart()));
}

void SetupPage::showPart(int part)
{
    parts_->setCurrent(part);
    session_.uiState().setValue(partKey, part);
    refreshRight();
}

void SetupPage::enter()
{
    section().enter();
}

void SetupPage::tournamentOpened()
{
    contested_ = false;
    const auto saved = session_.kept(draftKey).toByteArray();
    draft_.begin(session_.tournament(), saved);
    for (auto* section : sections_) {
        section->forget();
    }
    loadAll();
    refreshAll();
}

void SetupPage::refresh()
{
    contested_ = draft_.follow(session_.tournament()) || (contested_ && draft_.isChanged());
    loadAll();
    refreshAll();
}

void SetupPage::loadAll(const SetupSection* but)
{
    for (auto* section : sections_) {
        if (section != but && section->appliesTo(draft_.wanted().settings)) {
            section->load(session_.tournament(), draft_.wanted());
        }
    }
}

void SetupPage::edit(SetupSection& from)
{
    Wanted wanted = draft_.wanted();
    from.store(wanted);
    draft_.setWanted(std::move(wanted));
    loadAll(&from);
    if (session_.current()) {
        session_.keep(draftKey, draft_.saved());
    }
    refreshAll();
}

void SetupPage::apply()
{
    if (!apply_->isEnabled()) {
        return;
    }
    const auto people = core::editsOf(session_.tournament(), draft_.changedPeople());
    const auto done =
        session_.run(core::editSetup, {draft_.stored().settings, draft_.wanted().settings}, people);
    if (!done) {
        refresh();
        notice_->showError(tr("Not stored"), textOf(done.refused()));
        return;
    }
    discard();
}

void SetupPage::discard()
{
    session_.keep(draftKey, QByteArray());
    SetupPage::tournamentOpened();
}

void SetupPage::refreshAll()
{
    const auto& settings = draft_.stored().settings;
    const QStringList facts =
        QStringList{settings.name, texts::ruleSetName(settings.rules.ruleSet)} +
        disciplineOf(settings).setupFacts(settings);
    head_->setFacts(facts.join(QStringLiteral(" · ")));
    refreshRefusals();
    refreshRight();
    refreshCommands();
    Q_EMIT statusChanged();
}

void SetupPage::refreshCommands()
{
    QString complaint;
    for (const auto* section : sections_) {
        if (complaint.isEmpty() && section->appliesTo(draft_.wanted().settings)) {
            complaint = section->complaint();
        }
    }
    if (!complaint.isEmpty()) {
        obstacle_ = complaint;
    }
    const QString unchanged = draft_.isChanged() ? QString() : tr("Nothing is changed.");
    const QString reason = obstacle_.isEmpty() ? unchanged : obstacle_;
    apply_->setEnabled(reason.isEmpty());
    apply_->setStatusTip(reason);
    discard_->setEnabled(draft_.isChanged() || !complaint.isEmpty());
    discard_->setStatusTip(discard_->isEnabled() ? QString() : unchanged);
}

void SetupPage::refreshRefusals()
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
        // These do not prevent applying: the pictures may be on a disconnected drive.
        for (auto fault : certificate_->faults()) {
            fault.place = core::Pointer(QStringLiteral("/tournament") +
                                        std::get<core::Pointer>(fault.place).text());
            sections_[CertificatePart]->showRefusal(fault, texts::text(fault));
        }
        return;
    }
    const auto& first = refusals.front();
    const QString text = texts::text(first);
    const bool atField =
        std::any_of(sections_.begin(), sections_.end(), [&](SetupSection* section) {
            return section->appliesTo(draft_.wanted().settings) &&
                   section->showRefusal(first, text);
        });
    const auto& tournament = session_.tournament();
    const QString place = placeText(tournament, first.place);
    obstacle_ = place.isEmpty() ? text : tr("Not possible because of %1. %2").arg(place, text);
    if (!atField) {
        const auto more = static_cast<int>(refusals.size()) - 1;
        notice_->showError(disciplineOf(tournament.settings).contradiction(place),
                           more > 0 ? text + u' ' + tr("And %n more.", nullptr, more) : text);
    }
}

void SetupPage::refreshRight()
{
    const int part = shownPart();
    stack_->setCurrentIndex(part);
    const auto& wanted = draft_.wanted().settings;
    const bool isFeeOption = part == RulesPart && option_ == Option::FeeBasis;
    const bool isFee = part == FeesPart && core::Discipline::of(wanted).isLicensed();
    const std::initializer_list<std::pair<SideView*, bool>> views = {
        {example_, (part == RulesPart && !isFeeOption) || part == CardRulesPart},
        {moves_,
         draft_.movesRanks() && obstacle_.isEmpty() && part != FeesPart && part != CertificatePart},
        {fee_, isFee || isFeeOption},
        {certificate_, part == CertificatePart}};
    for (const auto& [view, isShown] : views) {
        view->setVisible(isShown);
        if (isShown) {
            view->show({session_, draft_, option_, tableSize_});
        }
    }
}

QString SetupPage::unapplied() const
{
    return session_.current() && draft_.isChanged() ? tr("A change is not applied yet") : QString();
}

bool SetupPage::mayLeave()
{
    if (unapplied().isEmpty()) {
        return true;
    }
    Question question(window(), tr("Apply the change in Setup?"),
                      tr("It does not count before. Kept for later it stays marked in the list of "
                         "pages."),
                      apply_->text());
    question.setObjectName(QStringLiteral("unappliedDialog"));
    enum Answer : int { Later = QDialog::Accepted + 1, Discarded };
    question.addChoice(QStringLiteral("laterButton"), tr("Keep for later"), Later);
    question.addChoice(QStringLiteral("discardDraftButton"), discard_->text(), Discarded);
    question.setReason(obstacle_);
    switch (question.exec()) {
    case QDialog::Accepted:
        apply();
        return unapplied().isEmpty();
    case Discarded:
        discard();
        return true;
    default:
        return question.result() == Later;
    }
}

Status SetupPage::status() const
{
    if (!obstacle_.isEmpty()) {
        return {icons::Meaning::Refused, theme::Role::Error, tr("The change cannot be applied"),
                obstacle_};
    }
    if (!draft_.isChanged()) {
        return {};
    }
    return {icons::Meaning::Running, theme::Role::Accent, tr("A change is not applied yet"),
            tr("Nothing is stored before “Apply the change”.")};
}

} // namespace desk
