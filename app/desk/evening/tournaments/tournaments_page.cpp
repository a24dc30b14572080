#include "app/desk/evening/tournaments/tournaments_page.h"

#include "app/desk/evening/tournaments/import_report.h"
#include "app/desk/evening/tournaments/new_tournament_form.h"
#include "app/desk/evening/tournaments/same_evenings_dialog.h"
#include "app/desk/evening/tournaments/sample_club_file.h"
#include "app/desk/evening/tournaments/start_view.h"
#include "app/desk/evening/tournaments/tournaments_model.h"
#include "app/desk/frame/command_line.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_dialogs.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/search_field.h"
#include "core/store/evening_copies.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/translation.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

namespace desk {

using namespace Qt::StringLiterals;

TournamentsPage::TournamentsPage(Session& session, QWidget* parent)
    : Page(session, parent),
      model_(new TournamentsModel(this)),
      filter_(new NameFilter(TournamentsModel::SearchRole, this)),
      stack_(new QStackedWidget(this)),
      form_(new NewTournamentForm(stack_)),
      report_(new ImportReport(this))
{
    setObjectName(u"tournamentsPage"_s);
    setAccessibleName(tr("Tournaments"));
    buildCommands();
    start_ = new StartView(*commands_.createNew, *commands_.openSample, *sampleClub_,
                           *commands_.importFile, stack_);
    list_ = buildList();
    for (auto* const view : {static_cast<QWidget*>(start_), list_, static_cast<QWidget*>(form_)}) {
        stack_->addWidget(view);
    }
    constexpr int top = 20;
    auto* const column =
        makeColumn(this, distance::medium, {distance::page, top, distance::page, distance::page});
    column->addWidget(stack_, 1);
    connect(stack_, &QStackedWidget::currentChanged, this, &TournamentsPage::askRoomForCurrent);
    askRoomForCurrent();
    column->addWidget(report_);
    connect(form_, &NewTournamentForm::accepted, this, &TournamentsPage::create);
    connect(form_, &NewTournamentForm::cancelled, this, &TournamentsPage::leaveForm);
    connect(&session_, &Session::clubChanged, this, &TournamentsPage::followSession);
    showList();
}

void TournamentsPage::buildCommands()
{
    using icons::Meaning;
    const auto add = [this](const QString& name, const QString& text, const auto& act) {
        auto* const action = new QAction(text, this);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    const auto addToMenuBar = [&](const QString& name, const QString& text, const QKeySequence& key,
                                  const auto& act) {
        auto* const action = add(name, text, [this, act] {
            Q_EMIT pageRequested(PageId::Tournaments);
            act();
        });
        action->setShortcut(key);
        return action;
    };
    commands_.createNew = addToMenuBar(u"newAction"_s, tr("&New tournament…"), QKeySequence::New,
                                       [this] { newTournament(); });
    commands_.createLikeLast = addToMenuBar(
        u"likeLastAction"_s, tr("New evening &like the last one…"), {}, [this] { newLikeLast(); });
    commands_.open = addToMenuBar(u"openAction"_s, tr("&Open…"), QKeySequence::Open, [] {});
    commands_.importFile = addToMenuBar(u"importAction"_s, tr("&Import…"),
                                        QKeySequence(tr("Ctrl+I")), [this] { askImport(); });
    commands_.exportOpen = addToMenuBar(u"exportAction"_s, tr("&Export the open tournament…"), {},
                                        [this] { askExport(*session_.current()); });
    // Without a key: it takes the place of the evening that is open.
    commands_.openSample =
        addToMenuBar(u"menuSample"_s, tr("Open the &sample evening"), {}, [this] { openSample(); });
    commands_.openSample->setIcon(icons::icon(Meaning::Sample, palette()));

    const auto addToList = [&](const QString& name, const QString& text, Meaning icon,
                               const QList<QKeySequence>& keys, const auto& act) {
        auto* const action = add(name, text, act);
        action->setIcon(icons::icon(icon, palette()));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(false);
        return action;
    };
    openChosen_ = addToList(u"menuOpen"_s, tr("Open"), Meaning::Tournaments,
                            {Qt::Key_Return, Qt::Key_Enter}, [this] { openChosen(); });
    likeChosen_ = addToList(u"menuLikeThis"_s, tr("New evening like this one"), Meaning::Like, {},
                            [this] { newLike(chosen()->id); });
    exportChosen_ = addToList(u"menuExport"_s, tr("Export to a file…"), Meaning::Export, {},
                              [this] { askExport(chosen()->id); });
    feeOfChosen_ = addToList(u"menuLicenceFee"_s, tr("Licence fee report"), Meaning::LicenceFee, {},
                             [this] { reportFeeOfChosen(); });
    deleteChosen_ = addToList(u"menuDelete"_s, tr("Delete…"), Meaning::Remove, {Qt::Key_Delete},
                              [this] { removeChosen(); });
    sampleClub_ = addToList(u"menuSampleClub"_s, tr("Open the sample club"), Meaning::Sample, {},
                            [this] { openSampleClub(); });
}

QWidget* TournamentsPage::buildList()
{
    using icons::Meaning;
    auto* const view = new QWidget(stack_);
    head_ = new PageHead(tr("Tournaments"), view);
    auto* const list = new QWidget(view);
    list->setObjectName(u"tournamentList"_s);
    const auto makeBound = [](const QString& name, const QString& text, Meaning icon,
                              ButtonKind kind, QWidget* parent, QAction* action) {
        return bound(makeButton(name, text, icon, kind, parent), action);
    };
    using enum ButtonKind;
    head_->add(makeBound(u"importButton"_s, tr("Import"), Meaning::Import, Normal, head_,
                         commands_.importFile));
    head_->add(makeBound(u"newButton"_s, tr("New tournament"), Meaning::Add, Primary, head_,
                         commands_.createNew));
    auto* const like = makeBound(u"likeLastButton"_s, tr("New evening like the last one"),
                                 Meaning::Like, Quiet, list, commands_.createLikeLast);
    auto* const more = makeButton(u"moreButton"_s, tr("More"), Meaning::Menu, Quiet, list);
    auto* const open =
        makeBound(u"openButton"_s, tr("Open"), Meaning::Tournaments, Normal, list, openChosen_);
    connect(more, &QPushButton::clicked, this,
            [this, more] { showMenu(more->mapToGlobal(more->rect().bottomLeft())); });

    constexpr int searchWidth = 280;
    search_ = new SearchField(u"tournamentSearch"_s, tr("Search"), list);
    search_->showKey();
    search_->setFixedWidth(searchWidth);
    buildTable(*list);
    nothing_ = new Notice(list);
    nothing_->setObjectName(u"tournamentNothing"_s);
    nothing_->hide();
    connect(search_, &QLineEdit::textChanged, this, &TournamentsPage::find);
    search_->clearOnEscapeIn(*table_);
    connect(search_, &SearchField::ended, table_, qOverload<>(&QWidget::setFocus));
    connect(search_, &SearchField::listWanted, this, [this] {
        if (chosen()) {
            table_->setFocus();
        }
    });

    auto* const tools = makeRow(nullptr);
    tools->addWidget(search_);
    tools->addStretch();
    for (auto* const button : {like, more, open}) {
        tools->addWidget(button);
    }
    auto* const inner = makeColumn(list, distance::medium);
    inner->addLayout(tools);
    inner->addWidget(nothing_);
    inner->addWidget(table_, 1);
    auto* const column = makeColumn(view, distance::medium);
    column->addWidget(head_);
    column->addWidget(list, 1);
    return view;
}

void TournamentsPage::buildTable(QWidget& parent)
{
    constexpr int rowHeight = 56;
    table_ = new QTableView(&parent);
    dressTable(*table_, u"tournamentTable"_s, tr("Tournaments"), rowHeight);
    filter_->setSourceModel(model_);
    filter_->setHighlightColumn(TournamentsModel::Name);
    table_->setModel(filter_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    auto& header = *table_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(TournamentsModel::Name, QHeaderView::Stretch);
    TournamentsPage::roomChanged();
    table_->addActions({openChosen_, deleteChosen_});
    search_->addActions({openChosen_});
    connect(table_, &QTableView::doubleClicked, openChosen_, &QAction::trigger);
    connect(table_, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) { showMenu(table_->viewport()->mapToGlobal(place)); });
}

QDate TournamentsPage::today() const
{
    return session_.now().toLocalTime().date();
}

void TournamentsPage::refresh()
{
    const auto& club = session_.club();
    const bool isSample = isSampleClub(session_.place());
    sampleClub_->setVisible(!isSample);
    head_->setFacts((isSample ? tr("The sample club, to try things out") + u" · "_s : QString()) +
                    tr("%n tournament(s)", nullptr, static_cast<int>(club.size())) + u" · "_s +
                    tr("%n player(s) in the directory", nullptr,
                       static_cast<int>(session_.directory().size())));
    const auto before = chosen();
    model_->setTournaments(club, today(), namesakeNotes(session_));
    if (!before || !choose(before->id)) {
        const auto current = session_.current();
        if (!current || !choose(*current)) {
            table_->selectRow(0);
        }
    }
    refreshActions();
    if (stack_->currentWidget() != form_) {
        showList();
    }
}

void TournamentsPage::showList()
{
    stack_->setCurrentWidget(session_.club().empty() ? start_ : list_);
}

void TournamentsPage::refreshActions()
{
    const bool some = chosen().has_value();
    const QString none =
        some ? QString() : tr("No tournament has “%1”.").arg(search_->text().trimmed());
    for (auto* const action :
         {openChosen_, likeChosen_, exportChosen_, feeOfChosen_, deleteChosen_}) {
        action->setEnabled(some);
        action->setStatusTip(none);
    }
    nothing_->show(Notice::Kind::Plain, icons::Meaning::Search, none, tr("Esc shows all again."));
    nothing_->setVisible(!some);
}

void TournamentsPage::find(const QString& text)
{
    const auto before = chosen();
    filter_->search(text);
    if (!before || !choose(before->id)) {
        table_->selectRow(0);
    }
    refreshActions();
}

bool TournamentsPage::choose(core::TournamentId id)
{
    for (int row = 0; row < filter_->rowCount(); ++row) {
        const auto index = filter_->index(row, 0);
        if (model_->row(filter_->mapToSource(index)).summary.id == id) {
            table_->selectRow(row);
            table_->scrollTo(index);
            return true;
        }
    }
    return false;
}

std::optional<core::TournamentSummary> TournamentsPage::chosen() const
{
    const auto current = filter_->mapToSource(table_->currentIndex());
    return current.isValid() ? std::optional(model_->row(current).summary) : std::nullopt;
}

void TournamentsPage::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.setObjectName(u"tournamentMenu"_s);
    const auto summary = chosen();
    feeOfChosen_->setVisible(summary && summary->ruleSet != scoring::RuleSet::Romme500);
    menu.addActions({openChosen_, likeChosen_, exportChosen_, feeOfChosen_, deleteChosen_});
    menu.addSeparator();
    menu.addActions({commands_.openSample, sampleClub_});
    menu.exec(place);
}

void TournamentsPage::showForm()
{
    stack_->setCurrentWidget(form_);
    form_->enter();
}

void TournamentsPage::leaveForm()
{
    showList();
    enter();
}

void TournamentsPage::enter()
{
    if (stack_->currentWidget() == form_) {
        form_->enter();
    } else if (stack_->currentWidget() == start_) {
        start_->setFocus();
    } else {
        table_->setFocus();
    }
}

void TournamentsPage::search()
{
    if (stack_->currentWidget() == list_) {
        search_->setFocus();
        search_->selectAll();
    }
}

void TournamentsPage::newTournament()
{
    form_->begin(today(), proposedRules());
    showForm();
}

core::Settings TournamentsPage::proposedRules()
{
    core::Settings proposed;
    const bool isGerman = texts::locale().language() == QLocale::German;
    proposed.rules = {
        scoring::RuleSet::RummyPurePlus,
        scoring::optionsOf(isGerman ? scoring::RuleText::German : scoring::RuleText::English)};
    const auto last = lastEvening(session_.club(), today());
    if (const auto evening = last ? load(*last) : std::nullopt) {
        proposed.startFeeCents = evening->settings.startFeeCents;
    }
    auto withStones = session_.club();
    std::erase_if(withStones, [](const core::TournamentSummary& summary) {
        return summary.ruleSet == scoring::RuleSet::Romme500;
    });
    const auto lastWithStones = lastEvening(withStones, today());
    if (const auto evening = lastWithStones ? loadAsPlanned(*lastWithStones) : std::nullopt) {
        proposed.rules = evening->settings.rules;
        proposed.gamesPerRound = evening->settings.gamesPerRound;
        proposed.plannedRounds = evening->settings.plannedRounds;
    }
    if (last && last != lastWithStones) {
        if (const auto evening = load(*last)) {
            proposed.rules.ruleSet = evening->settings.rules.ruleSet;
            proposed.cards = evening->settings.cards;
        }
    }
    return proposed;
}

void TournamentsPage::newLikeLast()
{
    if (const auto last = lastEvening(session_.club(), today())) {
        newLike(*last);
    } else {
        newTournament();
    }
}

std::optional<core::Tournament> TournamentsPage::load(core::TournamentId id)
{
    if (id == session_.current()) {
        return session_.tournament(); // Also if its database is gone.
    }
    const auto loaded =
        session_.runClub([id](core::TournamentService& service) { return service.tournament(id); });
    return loaded ? std::optional(**loaded) : std::nullopt;
}

void TournamentsPage::newLike(core::TournamentId id)
{
    if (const auto last = loadAsPlanned(id)) {
        form_->beginLike(*last, today());
        showForm();
    }
}

void TournamentsPage::create()
{
    const auto made = form_->tournament();
    const auto id =
        session_.runClub([&](core::TournamentService& service) { return service.create(made); });
    if (id) {
        begin(*id, PageId::Participants);
    } else {
        form_->showRefusal(textOf(id.refused()));
    }
}

std::optional<core::Tournament> TournamentsPage::loadAsPlanned(core::TournamentId id)
{
    auto evening = load(id);
    if (!evening) {
        return evening;
    }
    auto& settings = evening->settings;
    const auto planned = session_.runClub([&](core::TournamentService& service) {
        return core::Result(service.plannedBeforeEnd(id, settings));
    });
    if (planned) {
        settings.plannedRounds = *planned;
    }
    return evening;
}

/// Whether phones and televisions may lose the open tournament's pages.
bool TournamentsPage::mayEndServing(core::TournamentId next)
{
    const bool isServed = session_.current() && session_.current() != next &&
                          session_.kept(hall_keys::serving).toBool();
    return !isServed || confirm(this, tr("Open another tournament?"),
                                tr("Phones and televisions show “%1”. Their pages end with it.")
                                    .arg(session_.tournament().settings.name),
                                tr("Open it"));
}

void TournamentsPage::begin(core::TournamentId id, PageId next)
{
    if (mayEndServing(id)) {
        session_.open(id);
    }
    choose(id);
    leaveForm();
    if (session_.current() != id) {
        return;
    }
    Q_EMIT pageRequested(next);
}

void TournamentsPage::openChosen()
{
    const auto summary = askWhichEvening(session_, *chosen(), this);
    if (!summary) {
        return;
    }
    report_->hide();
    const auto stage = core::stageOf(*summary, today());
    begin(summary->id, stage == core::Stage::Planned   ? PageId::Participants
                       : stage == core::Stage::Running ? PageId::Results
                                                       : PageId::Standings);
}

void TournamentsPage::reportFeeOfChosen()
{
    if (const auto summary = askWhichEvening(session_, *chosen(), this)) {
        begin(summary->id, PageId::Reports);
        Q_EMIT documentRequested({documents::Kind::LicenceFee});
    }
}

void TournamentsPage::openSample()
{
    const auto sample = files::sampleEvening();
    const auto id =
        session_.runClub([&](core::TournamentService& service) { return service.import(sample); });
    if (id) {
        begin(*id, PageId::Results);
    }
}

void TournamentsPage::openSampleClub()
{
    const auto file = sampleClubBeside(session_.databases().fileOf(session_.place()));
    if (!QFileInfo::exists(file)) {
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
        const auto failure = makeSampleClub(session_.databases(), file);
        QGuiApplication::restoreOverrideCursor();
        if (failure) {
            report_->showFailure(tr("The sample club cannot be made"), *failure);
            return;
        }
    }
    Q_EMIT sampleClubChosen(*core::ClubPlace::parse(file));
}

void TournamentsPage::roomChanged()
{
    constexpr std::tuple<int, int, int> widths[] = {{TournamentsModel::Date, 104, 88},
                                                    {TournamentsModel::Rules, 152, 132},
                                                    {TournamentsModel::Participants, 104, 92},
                                                    {TournamentsModel::Rounds, 168, 146},
                                                    {TournamentsModel::State, 136, 136}};
    for (const auto& [column, loose, tight] : widths) {
        table_->horizontalHeader()->resizeSection(column, room().isTight ? tight : loose);
    }
}

/// A stack would be as high as its highest view.
void TournamentsPage::askRoomForCurrent()
{
    for (int index = 0; index < stack_->count(); ++index) {
        const auto policy =
            index == stack_->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        stack_->widget(index)->setSizePolicy(QSizePolicy::Preferred, policy);
    }
}

void TournamentsPage::offerRestoring(QAction& restore)
{
    start_->offerRestoring(restore);
}

void TournamentsPage::offerJoining(QAction& join)
{
    start_->offerJoining(join);
}

void TournamentsPage::askImport()
{
    const auto path =
        FileDialogs(session_.uiState())
            .openFile(this, FileDialogs::Purpose::Tournament, tr("Import a tournament"),
                      tr("Tournament files (%1)").arg(u"*.rummytournament *.json"_s) + u";;"_s +
                          tr("Club databases (%1)").arg(u"*.rummydb"_s) + u";;"_s +
                          tr("All files (%1)").arg(u"*"_s));
    if (!path.isEmpty()) {
        importFile(path);
    }
}

bool TournamentsPage::mayImport(const core::Tournament& tournament)
{
    const auto copy = session_.askClub([&tournament](core::ClubService& service) {
        return core::Result(core::storedCopy(service.read(), tournament));
    });
    if (!copy || !*copy) {
        return true;
    }
    const auto& name = (*copy)->name;
    const auto& date = (*copy)->date;
    const QString evening =
        date ? tr("%1, %2", "a tournament and its day").arg(name, texts::dayText(*date)) : name;
    return confirm(
        this, tr("Import the evening once more?"),
        tr("This club has it already: %1 (No. %2). It would be there twice, and what was "
           "entered in the first one since is not in the file. Its start fees count once in the "
           "club's cash book.")
            .arg(evening)
            .arg(core::plain((*copy)->id)),
        tr("Import it again"), Enter::GoesBack);
}

void TournamentsPage::importFile(const QString& path)
{
    if (isClubDatabase(path)) {
        Q_EMIT clubDatabaseChosen(path);
        return;
    }
    auto file = files::read(path);
    if (file.tournament && !mayImport(*file.tournament)) {
        return;
    }
    if (file.tournament) {
        const auto id = session_.runClub(
            [&](core::TournamentService& service) { return service.import(*file.tournament); });
        if (id) {
            begin(*id, PageId::Tournaments);
            report_->showDone(tr("Imported and opened: %1").arg(file.tournament->settings.name),
                              file.findings);
            return;
        }
        file = {std::nullopt, textOf(id.refused()), {}};
    }
    report_->showFailure(tr("Not imported: %1").arg(QFileInfo(path).fileName()), file.failure,
                         file.findings);
}

void TournamentsPage::askExport(core::TournamentId id)
{
    const auto tournament = load(id);
    if (!tournament) {
        return;
    }
    const auto path = FileDialogs(session_.uiState())
                          .saveFile(this, FileDialogs::Purpose::Tournament, tr("Export to a file"),
                                    files::suggestedName(*tournament),
                                    tr("Tournament files (%1)").arg(u"*.rummytournament *.json"_s));
    if (!path.isEmpty()) {
        exportTo(id, path);
    }
}

void TournamentsPage::exportTo(core::TournamentId id, const QString& path)
{
    auto tournament = load(id);
    if (!tournament) {
        return;
    }
    if (auto whole = session_.runClub(
            [id](core::TournamentService& service) { return service.exported(id); })) {
        tournament = *std::move(whole);
    }
    if (const auto failure = files::write(*tournament, path)) {
        report_->showFailure(tr("Not exported: %1").arg(QDir::toNativeSeparators(path)), *failure);
    } else {
        report_->showDone(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
    }
}

void TournamentsPage::removeChosen()
{
    const auto summary = *chosen();
    const auto& rounds = summary.rounds;
    const int count = rounds.drafts + rounds.played() + rounds.cancelled;
    const QString people = tr("%n participant(s)", nullptr, summary.participants);
    QStringList said;
    if (const auto which = toldApart(session_, summary); !which.isEmpty()) {
        said << which;
    }
    said << (count > 0
                 ? tr("%1 with all results and the journal are lost, and this cannot be undone.")
                       .arg(people + u", "_s + tr("%n round(s)", nullptr, count))
                 : tr("%1 and the journal are lost, and this cannot be undone.").arg(people)) +
                u' ' + tr("If it may be needed again, go back and export it to a file first.");
    const auto stakes = session_.readOfClub(
        [&](const core::ClubService& service) { return service.atStake(summary.id); });
    for (const auto& stake : stakes) {
        said << texts::text(stake);
    }
    if (!confirm(this, tr("Delete “%1”?").arg(summary.name), said.join(u'\n'), tr("Delete"),
                 Enter::GoesBack)) {
        return;
    }
    const auto removed = session_.runClub(
        [&](core::TournamentService& service) { return service.remove(summary.id); });
    if (removed && session_.current() == summary.id) {
        session_.close();
    }
    invalidate();
    enter();
}

} // namespace desk
