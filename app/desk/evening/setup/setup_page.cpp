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
#include "core/model/settings_catalogue.h"
#include "core/ranking/discipline.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/rule_texts.h"
#include "core/use_cases/editing_entries.h"
#include "core/use_cases/managing.h"
#include "reports/documents/picture_file.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

const QString partKey = QStringLiteral("setup/part");

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
      notice_(new Notice(this))
{
    setObjectName(QStringLiteral("setupPage"));
    setAccessibleName(tr("Setup"));
    notice_->setObjectName(QStringLiteral("setupNotice"));
    auto* const storing = new QAction(this);
    storing->setShortcuts(
        {Qt::CTRL | Qt::Key_S, Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    addAction(storing);
    connect(storing, &QAction::triggered, this, &SetupPage::store);
    connect(qApp, &QApplication::focusChanged, this, &SetupPage::followFocus);
    buildParts();
    constexpr int columnGap = 40;
    auto* middle = makeRow(nullptr, columnGap);
    middle->addWidget(stack_, 1);
    middle->addWidget(buildRight());
    constexpr int top = 20;
    auto* column =
        makeColumn(this, distance::medium, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    column->addWidget(parts_);
    column->addLayout(middle, 1);
    column->addWidget(notice_);
    const int part = session_.uiState().value(partKey, RulesPart).toInt();
    showPart(std::clamp(part, 0, int(CertificatePart)));
    SetupPage::tournamentOpened();
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
        store();
        showPart(part);
        enter();
    });
    for (auto* section : sections_) {
        stack_->addWidget(section);
        connect(section, &SetupSection::edited, this, [this, section] { edit(*section); });
        connect(section, &SetupSection::chosen, this, [this, section] {
            edit(*section);
            store();
        });
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
    drop();
}

void SetupPage::drop()
{
    contested_ = false;
    failure_.clear();
    draft_.begin(session_.tournament());
    for (auto* section : sections_) {
        section->forget();
    }
    loadAll();
    refreshAll();
}

void SetupPage::refresh()
{
    revealed_.reset();
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
    // What cannot be read is as before the typing.
    Wanted wanted = draft_.tried();
    from.store(wanted);
    draft_.setWanted(std::move(wanted));
    failure_.clear();
    pictureFaults_.clear();
    toldLost_.clear();
    loadAll(&from);
    refreshAll();
}

void SetupPage::store()
{
    const auto before = draft_.tried();
    if (!session_.current() || draft_.wanted() == before) {
        return;
    }
    Wanted wanted = draft_.wanted();
    wanted.settings = core::withThreesOfScale(session_.tournament(), std::move(wanted.settings));
    takeInPictures(wanted.settings);
    draft_.setWanted(std::move(wanted));
    draft_.setTried(draft_.wanted());
    if (!pictureFaults_.empty()) {
        loadAll();
        refreshAll();
    }
    const bool changesRules = draft_.changesRules(before) && draft_.changesRules(draft_.stored());
    if (changesRules && draft_.refusals().empty() && !confirmRules(window(), session_, draft_)) {
        draft_.setWanted(before);
        draft_.setTried(before);
        loadAll();
        refreshAll();
        return;
    }
    if (!draft_.isChanged() || storeSince(draft_.stored())) {
        return;
    }
    if (draft_.refusals().empty()) {
        draft_.setTried(draft_.stored()); // Perhaps it can be stored later.
    } else if (!changesRules && before != draft_.stored()) {
        static_cast<void>(storeSince(before));
    }
}

/// Pictures that cannot be taken in stay as they are stored.
void SetupPage::takeInPictures(core::Settings& wanted)
{
    const auto& stored = draft_.stored().settings;
    if (wanted.certificate == stored.certificate) {
        return;
    }
    const auto taken = session_.run([&](auto& service, auto /*id*/) {
        return documents::withKeptPictures(
            wanted, stored, [&](const QByteArray& bytes) { return service.keepPicture(bytes); });
    });
    pictureFaults_ = taken ? core::Refusals() : taken.refused().refusals;
    if (taken) {
        wanted = *taken;
    } else {
        wanted.certificate.background = stored.certificate.background;
        wanted.certificate.logo = stored.certificate.logo;
    }
}

bool SetupPage::storeSince(const Wanted& seen)
{
    const auto done = session_.run(core::editSetup, {seen.settings, draft_.wanted().settings},
                                   draft_.peopleSince(seen));
    failure_ = done ? QString() : textOf(done.refused());
    refresh();
    return done.ok();
}

void SetupPage::leave()
{
    store();
    if (isPending() && !obstacle_.isEmpty()) {
        Q_EMIT session_.failed(tr("Setup is not stored: %1").arg(obstacle_));
    }
}

bool SetupPage::mayGo()
{
    store();
    if (!isPending() || obstacle_.isEmpty() || toldLost_ == obstacle_) {
        return true;
    }
    toldLost_ = obstacle_;
    Q_EMIT pageRequested(PageId::Setup);
    for (int part = 0; part < PartCount; ++part) {
        const auto& section = *sections_.at(static_cast<std::size_t>(part));
        auto* const field =
            section.appliesTo(draft_.wanted().settings) ? section.refusedField() : nullptr;
        if (field != nullptr) {
            showPart(part == CardRulesPart ? RulesPart : part);
            field->setFocus();
            break;
        }
    }
    notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, tr("This is not stored yet."),
                  tr("Correct what is marked. A second try drops it."));
    notice_->setVisible(true);
    return false;
}

bool SetupPage::isPending() const
{
    return session_.current() && (draft_.isChanged() || !obstacle_.isEmpty());
}

void SetupPage::followFocus(const QWidget* before, const QWidget* now)
{
    // Another program in front is no reason to store half a number; a hidden field is on its way
    // out with the row that it is in.
    if (now != nullptr && isAncestorOf(before) && before->isVisible()) {
        store();
    }
}

void SetupPage::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && draft_.wanted() != draft_.tried()) {
        store();
    } else if (event->key() == Qt::Key_Escape && isPending()) {
        drop();
    } else {
        Page::keyPressEvent(event);
    }
}

std::optional<SetupPage::Spot> SetupPage::spotOf(const core::Change& change) const
{
    QStringList changed;
    for (const auto& step : change.steps) {
        const auto* const settings = std::get_if<core::SettingsExchange>(&step);
        if (settings != nullptr && settings->before && settings->after) {
            changed = core::differingSettings(*settings->before, *settings->after);
        } else if (std::holds_alternative<core::ParticipantExchange>(step)) {
            return Spot{WishesPart, nullptr};
        }
    }
    if (changed.contains(QStringLiteral("apart"))) {
        return Spot{WishesPart, nullptr};
    }
    for (const auto& setting : changed) {
        for (int part = 0; part < PartCount; ++part) {
            const auto& section = *sections_.at(static_cast<std::size_t>(part));
            auto* const field =
                section.appliesTo(draft_.stored().settings) ? section.fieldOf(setting) : nullptr;
            if (field != nullptr) {
                return Spot{part == CardRulesPart ? RulesPart : static_cast<Part>(part), field};
            }
        }
    }
    return std::nullopt;
}

bool SetupPage::shows(const core::Change& change) const
{
    const auto spot = spotOf(change);
    if (!spot) {
        return true;
    }
    const bool isInSight =
        spot->field == nullptr || revealed_ == change || !spot->field->visibleRegion().isEmpty();
    return spot->part == parts_->current() && isInSight;
}

void SetupPage::reveal(const core::Change& change)
{
    const auto spot = spotOf(change);
    if (!spot) {
        return;
    }
    showPart(spot->part);
    revealed_ = change;
    if (spot->field == nullptr) {
        section().enter();
        return;
    }
    spot->field->setFocus();
    for (auto* around = spot->field->parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        if (auto* const area = qobject_cast<QScrollArea*>(around)) {
            area->ensureWidgetVisible(spot->field);
        }
    }
}

void SetupPage::refreshAll()
{
    const auto& settings = draft_.stored().settings;
    const QStringList facts =
        QStringList{settings.name, texts::ruleSetName(settings.rules.ruleSet)} +
        disciplineOf(settings).setupFacts(settings);
    head_->setFacts(facts.join(QStringLiteral(" · ")));
    refreshRefusals();
    notice_->setVisible(!notice_->text().isEmpty());
    refreshRight();
    Q_EMIT statusChanged();
}

/// The first unreadable field, in words; empty if all can be read.
QString SetupPage::complaint() const
{
    for (const auto* section : sections_) {
        auto text = section->appliesTo(draft_.wanted().settings) ? section->complaint() : QString();
        if (!text.isEmpty()) {
            return text;
        }
    }
    return {};
}

void SetupPage::refreshRefusals()
{
    obstacle_ = complaint();
    notice_->clear();
    for (auto* section : sections_) {
        section->clearRefusals();
    }
    if (contested_) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("Another desk has changed the same meanwhile."),
                      tr("What is typed here would replace it; Esc shows theirs."));
    }
    const auto refusals = draft_.isChanged() ? draft_.refusals() : core::Refusals();
    if (refusals.empty()) {
        if (!failure_.isEmpty()) {
            notice_->showError(tr("Not stored"), failure_);
        }
        // These do not prevent storing: it is done with what can be shown.
        for (auto fault : certificate_->faults()) {
            fault.place = core::Pointer(QStringLiteral("/tournament") +
                                        std::get<core::Pointer>(fault.place).text());
            sections_[CertificatePart]->showRefusal(fault, texts::text(fault));
        }
        for (const auto& fault : pictureFaults_) {
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
        {fee_, isFee || isFeeOption},
        {certificate_, part == CertificatePart}};
    for (const auto& [view, isShown] : views) {
        view->setVisible(isShown);
        if (isShown) {
            view->show(
                {session_, draft_, option_, tableSize_, [this](const core::Certificate& settings) {
                     return session_.read(
                         [&](auto& service, auto /*id*/) { return service.pictures(settings); });
                 }});
        }
    }
}

Status SetupPage::status() const
{
    if (obstacle_.isEmpty()) {
        return {};
    }
    return {icons::Meaning::Refused, theme::Role::Error, tr("Not stored"), obstacle_};
}

} // namespace desk
