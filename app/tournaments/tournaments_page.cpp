#include "tournaments_page.h"

#include "import_report.h"
#include "new_tournament_form.h"
#include "start_view.h"
#include "tournament_list.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace desk {

TournamentsPage::TournamentsPage(Desk& desk, QWidget* parent)
    : Page(parent),
      desk_(desk),
      head_(new PageHead(tr("Tournaments"), this)),
      stack_(new QStackedWidget(this)),
      start_(new StartView(stack_)),
      listView_(new QWidget(stack_)),
      list_(new TournamentList(listView_)),
      form_(new NewTournamentForm(stack_)),
      report_(new ImportReport(this))
{
    setObjectName(QStringLiteral("tournamentsPage"));
    setAccessibleName(tr("Tournaments"));
    build();
    connectList();
    connect(start_, &StartView::newWanted, this, &TournamentsPage::newTournament);
    connect(start_, &StartView::sampleWanted, this, &TournamentsPage::openSample);
    connect(start_, &StartView::importWanted, this, &TournamentsPage::importTournament);
    connect(form_, &NewTournamentForm::accepted, this, &TournamentsPage::create);
    connect(form_, &NewTournamentForm::cancelled, this, &TournamentsPage::leaveForm);
    connect(&desk_, &Desk::clubChanged, this, &TournamentsPage::refresh);
    connect(&desk_, &Desk::opened, this, &TournamentsPage::refresh);
    auto* sample = new QShortcut(QKeySequence(tr("Ctrl+M")), this);
    sample->setContext(Qt::WidgetWithChildrenShortcut);
    connect(sample, &QShortcut::activated, this, &TournamentsPage::openSample);
    leaveForm();
}

void TournamentsPage::build()
{
    auto* import = makeButton(QStringLiteral("importButton"), tr("Import"), icons::Meaning::Import,
                              ButtonKind::Normal, head_);
    connect(import, &QPushButton::clicked, this, &TournamentsPage::importTournament);
    auto* make = makeButton(QStringLiteral("newButton"), tr("New tournament"), icons::Meaning::Add,
                            ButtonKind::Primary, head_);
    connect(make, &QPushButton::clicked, this, &TournamentsPage::newTournament);
    head_->add(import);
    head_->add(make);
    auto* listColumn = new QVBoxLayout(listView_);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(12);
    listColumn->addWidget(head_);
    listColumn->addWidget(list_, 1);

    stack_->addWidget(start_);
    stack_->addWidget(listView_);
    stack_->addWidget(form_);
    auto* column = new QVBoxLayout(this);
    constexpr int sides = 24;
    constexpr int top = 20;
    column->setContentsMargins(sides, top, sides, sides);
    column->setSpacing(12);
    column->addWidget(stack_, 1);
    column->addWidget(report_);
}

void TournamentsPage::connectList()
{
    const auto onChosen = [this](void (TournamentList::*wanted)(),
                                 void (TournamentsPage::*act)(core::TournamentId)) {
        connect(list_, wanted, this, [this, act] { (this->*act)(*list_->chosen()); });
    };
    onChosen(&TournamentList::openWanted, &TournamentsPage::open);
    onChosen(&TournamentList::likeThisWanted, &TournamentsPage::newLike);
    onChosen(&TournamentList::exportWanted, &TournamentsPage::exportOne);
    onChosen(&TournamentList::deleteWanted, &TournamentsPage::remove);
    connect(list_, &TournamentList::likeLastWanted, this, &TournamentsPage::newLikeLast);
    connect(list_, &TournamentList::sampleWanted, this, &TournamentsPage::openSample);
}

QDate TournamentsPage::today() const
{
    return desk_.now().toLocalTime().date();
}

void TournamentsPage::refresh()
{
    const auto& club = desk_.club();
    head_->setFacts(
        tr("%n tournament(s)", nullptr, static_cast<int>(club.size())) + QStringLiteral(" · ") +
        tr("%n player(s) in the directory", nullptr, static_cast<int>(desk_.directory().size())));
    list_->setTournaments(club, today(), desk_.current());
    if (stack_->currentWidget() != form_) {
        stack_->setCurrentWidget(club.empty() ? static_cast<QWidget*>(start_) : listView_);
    }
}

void TournamentsPage::leaveForm()
{
    stack_->setCurrentWidget(listView_);
    refresh();
    enter();
}

void TournamentsPage::enter()
{
    if (stack_->currentWidget() == start_) {
        start_->enter();
    } else if (stack_->currentWidget() == form_) {
        form_->enter();
    } else {
        list_->enter();
    }
}

void TournamentsPage::search()
{
    if (stack_->currentWidget() == listView_) {
        list_->search();
    }
}

void TournamentsPage::newTournament()
{
    form_->begin(today());
    stack_->setCurrentWidget(form_);
    form_->enter();
}

void TournamentsPage::newLikeLast()
{
    if (const auto last = lastEvening(desk_.club(), today())) {
        newLike(*last);
    } else {
        newTournament();
    }
}

std::optional<core::Tournament> TournamentsPage::load(core::TournamentId id)
{
    const auto loaded =
        desk_.runClub([id](core::Director& director) -> core::Result<core::Tournament> {
            const auto found = director.tournament(id);
            if (!found) {
                return found.refused();
            }
            return **found;
        });
    return loaded ? std::optional(*loaded) : std::nullopt;
}

void TournamentsPage::newLike(core::TournamentId id)
{
    if (const auto last = load(id)) {
        form_->beginLike(*last, today());
        stack_->setCurrentWidget(form_);
        form_->enter();
    }
}

void TournamentsPage::create()
{
    const auto made = form_->tournament();
    const auto id = desk_.runClub([&](core::Director& director) { return director.create(made); });
    if (!id) {
        form_->showRefusal(textOf(id.refused()));
        return;
    }
    begin(*id, PageId::Participants);
}

void TournamentsPage::begin(core::TournamentId id, PageId next)
{
    desk_.open(id);
    list_->choose(id);
    leaveForm();
    Q_EMIT pageWanted(next);
}

void TournamentsPage::open(core::TournamentId id)
{
    const auto summary = list_->chosenSummary();
    const auto stage = summary ? core::stageOf(*summary, today()) : core::Stage::Running;
    report_->hide();
    begin(id, stage == core::Stage::Planned   ? PageId::Participants
              : stage == core::Stage::Running ? PageId::Results
                                              : PageId::Standings);
}

void TournamentsPage::openSample()
{
    const auto sample = files::sampleEvening();
    const auto id =
        desk_.runClub([&](core::Director& director) { return director.import(sample); });
    if (id) {
        begin(*id, PageId::Results);
    }
}

void TournamentsPage::importTournament()
{
    const auto path = QFileDialog::getOpenFileName(
        this, tr("Import a tournament"), QDir::homePath(),
        tr("Tournament files (%1)").arg(QStringLiteral("*.json")) + QStringLiteral(";;") +
            tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty()) {
        importFile(path);
    }
}

void TournamentsPage::importFile(const QString& path)
{
    const auto file = files::read(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.tournament) {
        report_->showRefused(name, file.failure, file.findings);
        return;
    }
    const auto id =
        desk_.runClub([&](core::Director& director) { return director.import(*file.tournament); });
    if (!id) {
        report_->showRefused(name, textOf(id.refused()), files::findingsOf(id.refused().refusals));
        return;
    }
    desk_.open(*id);
    list_->choose(*id);
    leaveForm();
    report_->showDone(tr("Imported and opened: %1").arg(file.tournament->settings.name),
                      file.findings);
}

void TournamentsPage::exportTournament()
{
    if (const auto id = desk_.current()) {
        exportOne(*id);
    }
}

void TournamentsPage::exportOne(core::TournamentId id)
{
    const auto tournament = load(id);
    if (!tournament) {
        return;
    }
    const auto path = QFileDialog::getSaveFileName(
        this, tr("Export to a file"), QDir::home().filePath(files::suggestedName(*tournament)),
        tr("Tournament files (%1)").arg(QStringLiteral("*.json")));
    if (!path.isEmpty()) {
        exportTo(id, path);
    }
}

void TournamentsPage::exportTo(core::TournamentId id, const QString& path)
{
    const auto tournament = load(id);
    if (!tournament) {
        return;
    }
    const auto failure = files::write(*tournament, path);
    if (failure) {
        report_->showFailure(tr("Not exported"), *failure);
    } else {
        report_->showDone(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
    }
}

void TournamentsPage::remove(core::TournamentId id)
{
    const auto tournament = load(id);
    if (!tournament) {
        return;
    }
    const QString lost =
        tr("%n participant(s)", nullptr, static_cast<int>(tournament->participants.size())) +
        QStringLiteral(", ") +
        tr("%n round(s)", nullptr, static_cast<int>(tournament->rounds.size()));
    if (!confirm(
            this, tr("Delete “%1”?").arg(tournament->settings.name),
            tr("%1 with all results and the journal are lost, and this cannot be undone. If it "
               "may be needed again, go back and export it to a file first.")
                .arg(lost),
            tr("Delete"))) {
        return;
    }
    const auto removed =
        desk_.runClub([id](core::Director& director) { return director.remove(id); });
    if (removed && desk_.current() == id) {
        desk_.close();
    }
    enter();
}

} // namespace desk
