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

} // namespace desk
