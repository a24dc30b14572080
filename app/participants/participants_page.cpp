#include "participants_page.h"

#include "add_field.h"
#include "app/desk.h"
#include "app/texts/numbers.h"
#include "app/widgets/key_hint.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/search_field.h"
#include "enrolment.h"
#include "participant_texts.h"
#include "totals_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

/// The page's layout and what it shows; what its keys do is in participants_actions.cpp.
namespace desk {
namespace {

constexpr int sideMargin = 24;
constexpr int topMargin = 20;
constexpr int gap = 16;
constexpr int sideWidth = 208;
constexpr int columnGap = 32;

const QString typedKey = QStringLiteral("participants/typed");

} // namespace

ParticipantsPage::ParticipantsPage(Desk& desk, QWidget* parent)
    : Page(parent),
      desk_(desk),
      head_(new PageHead(tr("Participants"), this)),
      add_(new AddField(this, this)),
      search_(
          new SearchField(QStringLiteral("participantSearch"), tr("Search participants"), this)),
      table_(new ParticipantsTable(this)),
      notice_(new Notice(this)),
      totals_(new TotalsPanel(this))
{
    setObjectName(QStringLiteral("participantsPage"));
    notice_->setObjectName(QStringLiteral("participantsNotice"));
    notice_->hide();
    buildHead(*head_);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(columnGap);
    columns->addWidget(buildList(), 1);
    columns->addWidget(buildSide());
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(sideMargin, topMargin, sideMargin, gap);
    page->setSpacing(gap);
    page->addWidget(head_);
    page->addLayout(columns, 1);
    connectParts();
    add_->setText(desk_.memory().value(typedKey).toString());
}

ParticipantsPage::~ParticipantsPage()
{
    desk_.memory().setValue(typedKey, add_->text());
}

void ParticipantsPage::buildHead(PageHead& head)
{
    auto* regulars = makeButton(QStringLiteral("regularsButton"), tr("Regulars …"),
                                icons::Meaning::Participants, ButtonKind::Normal, this);
    auto* paste = makeButton(QStringLiteral("pasteButton"), tr("Paste"), icons::Meaning::Paste,
                             ButtonKind::Normal, this);
    auto* import = makeButton(QStringLiteral("importButton"), tr("Import CSV …"),
                              icons::Meaning::Import, ButtonKind::Normal, this);
    paste->setToolTip(tr("Names from the clipboard, a column of a spreadsheet for example"));
    for (auto* button : {regulars, paste, import}) {
        head.add(button);
    }
    connect(regulars, &QPushButton::clicked, this, &ParticipantsPage::openRegulars);
    connect(paste, &QPushButton::clicked, this, &ParticipantsPage::pasteList);
    connect(import, &QPushButton::clicked, this, &ParticipantsPage::chooseFile);
}

QWidget* ParticipantsPage::buildList()
{
    auto* left = new QWidget(this);
    search_->hide();
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(add_);
    column->addWidget(search_);
    column->addWidget(table_, 1);
    column->addWidget(notice_);
    return left;
}

QWidget* ParticipantsPage::buildSide()
{
    auto* side = new QWidget(this);
    side->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(totals_);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("Keys"), 13, QFont::DemiBold, theme::Role::Text, side));
    column->addSpacing(4);
    auto* hints = new QGridLayout;
    hints->setHorizontalSpacing(8);
    hints->setVerticalSpacing(4);
    hints->setColumnStretch(1, 1);
    const auto hint = [&](const QKeySequence& key, const QString& text) {
        const int row = hints->rowCount();
        auto* cap = new KeyHint(key, QString(), side);
        cap->setAccessibleName(key.toString(QKeySequence::NativeText) + QStringLiteral(": ") +
                               text);
        hints->addWidget(cap, row, 0);
        hints->addWidget(makeLabel(text, 12, QFont::Normal, theme::Role::Muted, side), row, 1);
    };
    hint(Qt::Key_Enter, tr("add, the field stays"));
    hint(Qt::Key_A, tr("present yes / no"));
    hint(Qt::Key_B, tr("paid yes / no"));
    hint(Qt::Key_Z, tr("withdraw …"));
    hint(Qt::Key_F2, tr("edit …"));
    hint(Qt::Key_M, tr("merge two entries …"));
    hint(Qt::Key_Delete, tr("remove …"));
    hint(Qt::CTRL | Qt::Key_V, tr("paste a column"));
    hint(Qt::CTRL | Qt::Key_F, tr("search"));
    column->addLayout(hints);
    column->addStretch(1);
    return side;
}

void ParticipantsPage::connectParts()
{
    connect(&desk_, &Desk::opened, this, &ParticipantsPage::outdate);
    connect(&desk_, &Desk::changed, this, &ParticipantsPage::outdate);
    connect(&desk_, &Desk::clubChanged, this, [this] {
        lastDates_.reset();
        outdate();
    });
    add_->setSource([this](const QString& typed) {
        if (!lastDates_) {
            lastDates_ = lastDatesOf(desk_);
        }
        return suggestionsFor(typed, desk_.directory(), *lastDates_, desk_.tournament());
    });
    connect(add_, &AddField::chosen, this, &ParticipantsPage::add);
    connect(add_, &AddField::newPlayerWanted, this, &ParticipantsPage::addNew);
    connect(add_, &AddField::listPasted, this,
            [this](const QString& text) { addList(tr("Clipboard"), text); });
    connect(add_, &QLineEdit::textEdited, this, [this] {
        namesake_.reset();
        notice_->hide();
    });
    connect(search_, &QLineEdit::textChanged, table_, &ParticipantsTable::setSearch);
    connect(search_, &SearchField::ended, this, [this] {
        endSearch();
        add_->setFocus();
    });
    connect(search_, &SearchField::listWanted, table_, qOverload<>(&QWidget::setFocus));
    connect(table_, &ParticipantsTable::wanted, this, &ParticipantsPage::doWish);
}

void ParticipantsPage::enter()
{
    lastDates_.reset();
    add_->setFocus();
}

void ParticipantsPage::search()
{
    search_->show();
    search_->setFocus();
    search_->selectAll();
}

void ParticipantsPage::endSearch()
{
    search_->clear();
    search_->hide();
}

void ParticipantsPage::refresh()
{
    const auto& tournament = desk_.tournament();
    const auto round = roundToCome(tournament);
    const auto fee = tournament.settings.startFeeCents;
    table_->setContents(tournament, round, fee);
    totals_->setContents(tournament, round, fee);
    add_->refresh();
    refreshFacts();
}

void ParticipantsPage::refreshFacts()
{
    const auto& tournament = desk_.tournament();
    const auto fee = tournament.settings.startFeeCents;
    QStringList facts = {
        tr("%n enrolled", nullptr, static_cast<int>(tournament.participants.size()))};
    facts << (fee > 0 ? tr("start fee %1").arg(texts::moneyText(fee)) : tr("no start fee"));
    facts << tr("directory: %n player(s)", nullptr, static_cast<int>(desk_.directory().size()));
    head_->setFacts(facts.join(QStringLiteral(" · ")));
}

} // namespace desk
