#include "app/desk/club/series/series_page.h"

#include "app/desk/club/series/evenings_dialog.h"
#include "app/desk/club/series/merge_namesakes.h"
#include "app/desk/club/series/series_dialog.h"
#include "app/desk/club/series/series_model.h"
#include "app/desk/club/series/series_side.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/evening/standings/account_dialogs.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/whose_box.h"
#include "core/store/evening_copies.h"
#include "core/texts/numbers.h"
#include "core/texts/series_texts.h"

#include <QAction>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;

const QString selectedKey = u"series/selected"_s;
constexpr int listWidth = 148;
/// The time for reading before the window gets its turn.
constexpr std::chrono::milliseconds slice{25};

std::set<core::TournamentUuid> asSet(const std::vector<core::TournamentUuid>& uuids)
{
    return {uuids.begin(), uuids.end()};
}

} // namespace

SeriesPage::SeriesPage(Session& session, QWidget* parent) : Page(session, parent)
{
    setObjectName(u"seriesPage"_s);
    selected_ = {QUuid(session_.uiState().value(selectedKey).toString())};
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &SeriesPage::readEvenings);
    connect(&session_, &Session::clubChanged, this, &SeriesPage::invalidate);
    // Evenings other than the open one change as well.
    connect(&session_, &Session::written, this, &SeriesPage::invalidate, Qt::QueuedConnection);
    buildHead();
    buildTable();
    buildNotices();
    buildLayout();
}

void SeriesPage::buildHead()
{
    head_ = new PageHead(tr("Series"), this);
    const auto add = [this](const QString& name, const QString& text,
                            void (SeriesPage::*perform)()) {
        auto* const action = new QAction(text, this);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, perform);
        return action;
    };
    new_ = add(u"newSeriesAction"_s, tr("New series…"), &SeriesPage::createSeries);
    edit_ = add(u"seriesRulesAction"_s, tr("Rules…"), &SeriesPage::editRules);
    choose_ = add(u"seriesEveningsAction"_s, tr("Evenings…"), &SeriesPage::chooseEvenings);
    close_ = add(u"closeSeriesAction"_s, tr("Close the year…"), &SeriesPage::closeYear);
    reopen_ =
        add(u"reopenSeriesAction"_s, tr("Give up the last closing…"), &SeriesPage::reopenYear);
    remove_ = add(u"removeSeriesAction"_s, tr("Delete the series…"), &SeriesPage::removeSeries);
    print_ = add(u"printSeriesAction"_s, tr("Print…"), &SeriesPage::print);
    head_->add(makeButton(*new_, Meaning::Add, ButtonKind::Normal, head_));
    head_->add(makeButton(*edit_, Meaning::Edit, ButtonKind::Normal, head_));
    head_->add(makeButton(*choose_, Meaning::Tournaments, ButtonKind::Normal, head_));
    auto* const more =
        makeButton(u"seriesMoreButton"_s, tr("More"), Meaning::Menu, ButtonKind::Normal, head_);
    auto* const menu = new QMenu(more);
    menu->setObjectName(u"seriesMenu"_s);
    menu->addActions({close_, reopen_, remove_});
    more->setMenu(menu);
    head_->add(more);
    head_->add(makeButton(*print_, Meaning::Print, ButtonKind::Primary, head_));
}

void SeriesPage::buildTable()
{
    list_ = new QListWidget(this);
    list_->setObjectName(u"seriesList"_s);
    list_->setAccessibleName(tr("Series of the club"));
    list_->setFixedWidth(listWidth);
    list_->setItemDelegate(new RoomyDelegate(list_));
    list_->setWordWrap(true);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            choose({list_->item(row)->data(Qt::UserRole).toUuid()});
        }
    });
    rules_ = makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this);
    rules_->setObjectName(u"seriesRules"_s);
    rules_->setWordWrap(true);
    whose_ = new WhoseBox(u"seriesWhose"_s, this);
    connect(whose_, &QComboBox::activated, this, &SeriesPage::showTable);
    model_ = new SeriesModel(this);
    view_ = new QTableView(this);
    dressTable(*view_, u"seriesTable"_s, tr("Table of the series"));
    view_->setModel(model_);
    view_->setTabKeyNavigation(false);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    auto& header = *view_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(model_->nameColumn(), QHeaderView::Stretch);
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SeriesPage::showSide);
    seriesSide_ = new SeriesSide(this);
    connect(seriesSide_, &SeriesSide::evidenceRequested, this, &SeriesPage::openEvidence);
    connect(seriesSide_, &SeriesSide::picked, this,
            [this](std::size_t line) { view_->selectRow(static_cast<int>(line)); });
    setSide(*seriesSide_);
}

void SeriesPage::buildNotices()
{
    const auto make = [this](const QString& name) {
        auto* const notice = new Notice(this);
        notice->setObjectName(name);
        notice->hide();
        return notice;
    };
    notice_ = make(u"seriesNotice"_s);
    namesakes_ = make(u"namesakeNotice"_s);
    corrected_ = make(u"correctedNotice"_s);
}

void SeriesPage::buildLayout()
{
    constexpr int top = 20;
    auto* const middle = makeColumn(nullptr);
    middle->addWidget(rules_);
    middle->addWidget(notice_);
    middle->addWidget(namesakes_);
    middle->addWidget(corrected_);
    middle->addWidget(whose_, 0, Qt::AlignLeft);
    middle->addWidget(view_, 1);
    auto* const columns = makeRow(nullptr, distance::page);
    columns->addWidget(list_);
    columns->addLayout(middle, 1);
    columns->addWidget(seriesSide_);
    auto* const page =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    page->addWidget(head_);
    page->addLayout(columns, 1);
}

void SeriesPage::enter()
{
    if (model_->rowCount() > 0) {
        if (!view_->currentIndex().isValid()) {
            view_->selectRow(0);
        }
        view_->setFocus();
    } else {
        list_->setFocus();
    }
}

void SeriesPage::tournamentOpened()
{
    notice_->hide();
}

const core::Series* SeriesPage::current() const
{
    const auto found = selected_ ? records_.series.find(*selected_) : records_.series.end();
    return found != records_.series.end() ? &found->second : nullptr;
}

void SeriesPage::refresh()
{
    auto read = session_.askClub(
        [](core::ClubService& service) { return core::Result(service.read().clubRecords()); });
    if (read) {
        records_ = std::move(*read);
    }
    if (current() == nullptr && !records_.series.empty()) {
        selected_ = records_.series.begin()->first;
    }
    fillList();
    readEvenings();
}

void SeriesPage::fillList()
{
    std::vector<const core::Series*> all;
    for (const auto& [id, series] : records_.series) {
        all.push_back(&series);
    }
    // The newest year first.
    std::sort(all.begin(), all.end(), [](const auto* left, const auto* right) {
        return QString::localeAwareCompare(left->name, right->name) > 0;
    });
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const auto* const series : all) {
        const auto evenings =
            tr("%n evening(s)", nullptr, static_cast<int>(series->evenings.size()));
        const auto closed =
            series->closed.empty()
                ? QString()
                : u" · "_s +
                      tr("closed %1")
                          .arg(texts::dayText(series->closed.back().time.toLocalTime().date()));
        auto* const item = new QListWidgetItem(series->name + u'\n' + evenings + closed, list_);
        item->setData(Qt::UserRole, series->id.value);
        if (selected_ == series->id) {
            list_->setCurrentItem(item);
        }
    }
}

void SeriesPage::choose(const core::SeriesId& id)
{
    if (selected_ == id) {
        return;
    }
    selected_ = id;
    session_.uiState().setValue(selectedKey, id.value.toString());
    view_->setCurrentIndex({});
    readEvenings();
}

void SeriesPage::readEvenings()
{
    const auto* const series = current();
    const auto wanted =
        series != nullptr ? asSet(series->evenings) : std::set<core::TournamentUuid>();
    const auto deadline = std::chrono::steady_clock::now() + slice;
    const auto read = session_.askClub([&](core::ClubService& service) {
        return core::Result(service.readEvenings(evenings_, wanted, deadline));
    });
    if (read && !evenings_.isComplete()) {
        head_->setFacts(tr("Reading the evenings…"));
        reading_.start(0);
        return;
    }
    reading_.stop();
    showTable();
}

void SeriesPage::showTable()
{
    const auto* const series = current();
    const int row = view_->currentIndex().row();
    table_ = series != nullptr
                 ? core::seriesTable(series->settings, evenings_.of(*series), series->guestTag)
                 : core::SeriesTable();
    whose_->offer(core::groupsOf(table_));
    if (const auto group = whose_->group(); !group.isEmpty()) {
        table_ = core::groupTable(std::move(table_), group);
    }
    corrections_.clear();
    if (series != nullptr && !series->closed.empty()) {
        auto found = session_.askClub([&](core::ClubService& service) {
            return core::Result(service.correctionsAfter(evenings_, *series));
        });
        corrections_ = found ? std::move(*found) : std::vector<core::LaterCorrection>();
    }
    {
        const QSignalBlocker quiet(view_->selectionModel());
        model_->show(series != nullptr ? series->settings : core::SeriesSettings(), table_);
        if (!table_.lines.empty()) {
            view_->selectRow(std::clamp(row, 0, model_->rowCount() - 1));
        }
    }
    for (int column = 0; column < model_->columnCount(); ++column) {
        view_->setColumnHidden(column, !model_->isShown(column));
    }
    rules_->setText(series != nullptr
                        ? texts::seriesRules(*series, table_.evenings.size()).join(u' ')
                        : QString());
    rules_->setVisible(series != nullptr);
    const auto people = static_cast<int>(table_.lines.size());
    head_->setFacts(series != nullptr ? series->name + u" · "_s +
                                            tr("%n evening(s)", nullptr,
                                               static_cast<int>(table_.evenings.size())) +
                                            u" · "_s + tr("%n person(s)", nullptr, people)
                                      : QString());
    showNotices();
    showNamesakes();
    showCorrections();
    showSide();
    refreshActions();
    Q_EMIT statusChanged();
}

void SeriesPage::showNotices()
{
    const auto* const series = current();
    const auto tell = [this](Notice::Kind kind, Meaning icon, const QString& what,
                             const QString& why) {
        notice_->show(kind, icon, what, why);
        notice_->show();
    };
    if (series == nullptr) {
        tell(Notice::Kind::Plain, Meaning::Information, tr("There is no series yet."),
             tr("A series is the year's table over several evenings. New series… begins one."));
        return;
    }
    if (const auto damaged = evenings_.damagedOf(*series); !damaged.empty()) {
        const auto restore = tr("Restore a backup from the menu File.");
        tell(Notice::Kind::Warning, Meaning::Warning, documents::damagedTexts(damaged).join(u' '),
             series->closed.empty()
                 ? restore
                 : tr("The table as it was closed stays; it is in \"%1\" (Print…).")
                           .arg(documents::titleOf(documents::ClubKind::ClosedSeries)) +
                       u' ' + restore);
        return;
    }
    if (const auto unlike = core::unlikeEvenings(table_.evenings, series->settings)) {
        tell(Notice::Kind::Warning, Meaning::Warning,
             tr("%1 and %2 were played by different rules.")
                 .arg(texts::eveningTitle(table_.evenings[unlike->one]),
                      texts::eveningTitle(table_.evenings[unlike->other])),
             tr("Their points should not be added. Rank by place, or leave one of them out."));
        return;
    }
    if (table_.lines.empty()) {
        tell(Notice::Kind::Plain, Meaning::Information,
             series->evenings.empty() ? tr("No evening belongs to the series yet.")
                                      : tr("No evening of the series has a result yet."),
             series->evenings.empty() ? tr("Evenings… ticks them.") : QString());
        return;
    }
    if (const int open = evenings_.unfinishedOf(*series, today()); open > 0) {
        tell(Notice::Kind::Plain, Meaning::Information, tr("The table is provisional."),
             texts::unfinishedText(open));
        return;
    }
    notice_->hide();
}

void SeriesPage::showNamesakes()
{
    const auto groups = core::namesakes(table_);
    namesakes_->setVisible(!groups.empty());
    if (groups.empty()) {
        return;
    }
    const auto& first = groups.front();
    namesakes_->show(Notice::Kind::Tint, Meaning::Person,
                     tr("%1 is in the table %n time(s).", nullptr, static_cast<int>(first.size()))
                         .arg(table_.lines[first.front()].person.name),
                     tr("Nobody has said yet whether that is one person."));
    auto* const button =
        makeButton(u"mergeNamesakes"_s, tr("Merge…"), ButtonKind::Normal, namesakes_);
    connect(button, &QPushButton::clicked, this, [this, first] {
        mergeNamesakes(session_, evenings_, table_, first, window());
        invalidate();
    });
    namesakes_->add(button);
}

void SeriesPage::showCorrections()
{
    corrected_->setVisible(!corrections_.empty());
    if (corrections_.empty()) {
        return;
    }
    std::map<core::TournamentUuid, int> byEvening;
    for (const auto& correction : corrections_) {
        ++byEvening[correction.evening];
    }
    QStringList evenings;
    for (const auto& [uuid, count] : byEvening) {
        if (const auto* const evening = evenings_.find(uuid)) {
            evenings << texts::eveningTitle(evening->evening);
        }
    }
    corrected_->show(Notice::Kind::Tint, Meaning::Corrected,
                     tr("Corrected after closing: %1.").arg(evenings.join(u"; "_s)),
                     tr("The table here is the current one; the closed one is in \"%1\" (Print…).")
                         .arg(documents::titleOf(documents::ClubKind::ClosedSeries)));
}

std::optional<std::size_t> SeriesPage::selectedLine() const
{
    const auto index = view_->currentIndex();
    const bool isThere =
        index.isValid() && static_cast<std::size_t>(index.row()) < table_.lines.size();
    return isThere ? std::optional(static_cast<std::size_t>(index.row())) : std::nullopt;
}

void SeriesPage::showSide()
{
    if (const auto* const series = current()) {
        seriesSide_->show(*series, table_, selectedLine());
    } else {
        seriesSide_->clear();
    }
}

void SeriesPage::refreshActions()
{
    const auto* const series = current();
    const auto none = series == nullptr ? tr("There is no series yet.") : QString();
    const auto enable = [](QAction* action, const QString& against) {
        action->setEnabled(against.isEmpty());
        action->setStatusTip(against);
    };
    enable(edit_, none);
    enable(choose_, none);
    enable(remove_, none);
    enable(print_, none);
    enable(close_, !none.isEmpty()        ? none
                   : table_.lines.empty() ? tr("No evening of the series has a result yet.")
                                          : QString());
    enable(reopen_, !none.isEmpty() ? none
                    : series == nullptr || series->closed.empty()
                        ? tr("The series was never closed.")
                        : QString());
}

std::vector<core::SeriesEvening> SeriesPage::evenings(const core::Series& series)
{
    auto known = evenings_;
    const auto wanted = asSet(series.evenings);
    // Only a few, ticked just now.
    static_cast<void>(session_.askClub([&](core::ClubService& service) {
        return core::Result(service.readEvenings(known, wanted));
    }));
    std::vector<core::SeriesEvening> all;
    for (const auto& one : known.all()) {
        all.push_back(one->evening);
    }
    return all;
}

bool SeriesPage::succeeded(const core::Result<core::Done>& done)
{
    if (!done) {
        const auto text = textOf(done.refused());
        notice_->setVisible(!text.isEmpty());
        notice_->showError(tr("Not stored."), text);
    }
    return done.ok();
}

void SeriesPage::createSeries()
{
    SeriesDialog dialog({}, window());
    while (dialog.exec() == QDialog::Accepted) {
        const auto made = session_.runClub(core::createSeries, dialog.wanted(), {});
        if (made) {
            selected_.reset();
            choose(core::createdBy(*made));
            refresh();
            return;
        }
        dialog.showRefusal(made.refused());
    }
}

bool SeriesPage::mayHaveTwice(const core::Series& wanted, const core::Series& seen)
{
    const auto before = asSet(seen.evenings);
    std::vector<core::TournamentUuid> added;
    std::copy_if(wanted.evenings.begin(), wanted.evenings.end(), std::back_inserter(added),
                 [&before](const auto& evening) { return !before.contains(evening); });
    std::vector<core::TournamentUuid> kept;
    std::copy_if(wanted.evenings.begin(), wanted.evenings.end(), std::back_inserter(kept),
                 [&before](const auto& evening) { return before.contains(evening); });
    const auto copies = session_.askClub([&](core::ClubService& service) {
        return core::Result(core::copiesIn(service.read(), added, kept));
    });
    if (!copies || copies->empty()) {
        return true;
    }
    const auto& [evening, other] = copies->front();
    return confirm(window(), tr("Count an evening twice?"),
                   tr("%1 (No. %2) is the same evening as No. %3, which the series has already.")
                       .arg(evening.name)
                       .arg(core::plain(evening.id))
                       .arg(core::plain(other.id)),
                   tr("Count it twice"), Enter::GoesBack);
}

template <typename Dialog>
void SeriesPage::edit(Dialog& dialog, const core::Series& seen)
{
    while (dialog.exec() == QDialog::Accepted) {
        const auto wanted = dialog.wanted();
        if (!mayHaveTwice(wanted, seen)) {
            continue;
        }
        const auto known = evenings(wanted);
        const auto done = session_.runClub(core::changeSeries, {seen, wanted}, known);
        if (done) {
            return;
        }
        dialog.showRefusal(done.refused());
    }
}

void SeriesPage::editRules()
{
    const auto seen = *current();
    SeriesDialog dialog(seen, window());
    edit(dialog, seen);
}

void SeriesPage::chooseEvenings()
{
    const auto seen = *current();
    EveningsDialog dialog(seen, session_.club(), window());
    edit(dialog, seen);
}

QDate SeriesPage::today() const
{
    return session_.now().toLocalTime().date();
}

void SeriesPage::closeYear()
{
    const auto series = *current();
    QString text = tr("The table of %1 is kept as it stands, with today's date. Later corrections "
                      "are shown beside it, not in it.")
                       .arg(series.name);
    if (const int open = evenings_.unfinishedOf(series, today()); open > 0) {
        text += u'\n' + texts::unfinishedText(open);
    }
    if (confirm(window(), tr("Close the year?"), text, tr("Close the year"))) {
        const auto known = evenings_.of(series);
        succeeded(session_.runClub(core::closeSeries, series.id, known));
    }
}

void SeriesPage::reopenYear()
{
    const auto series = *current();
    if (confirm(
            window(), tr("Give up the last closing?"),
            tr("The table of %1 that was kept on %2 is given up.")
                .arg(series.name, texts::dayText(series.closed.back().time.toLocalTime().date())),
            tr("Give it up"), Enter::GoesBack)) {
        succeeded(session_.runClub(core::reopenSeries, series.id));
    }
}

void SeriesPage::removeSeries()
{
    const auto series = *current();
    if (confirm(
            window(), tr("Delete the series?"),
            tr("%1 goes, with the tables that were closed. Its evenings stay.").arg(series.name),
            tr("Delete the series"), Enter::GoesBack)) {
        succeeded(session_.runClub(core::removeSeries, series.id));
    }
}

void SeriesPage::openEvidence(std::size_t share)
{
    const auto line = selectedLine();
    if (!line || share >= table_.lines[*line].shares.size()) {
        return;
    }
    const auto& shown = table_.lines[*line].shares[share];
    const auto* const evening = evenings_.find(table_.evenings[shown.evening].tournament);
    if (evening == nullptr) {
        return;
    }
    const auto tournament = session_.runClub(
        [id = evening->id](core::TournamentService& service) -> core::Result<core::Tournament> {
            const auto found = service.tournament(id);
            if (!found) {
                return found.refused();
            }
            return **found;
        });
    if (!tournament) {
        return;
    }
    const auto sheet = makeSheet(*tournament, std::nullopt);
    const auto row = std::find_if(sheet.rows.begin(), sheet.rows.end(), [&shown](const auto& one) {
        return one.tally.number == shown.number;
    });
    if (row != sheet.rows.end()) {
        openAccount(*tournament, sheet, static_cast<int>(row - sheet.rows.begin()), window());
    }
}

void SeriesPage::print()
{
    const auto* const series = current();
    if (series == nullptr) {
        return;
    }
    ClubPapers papers{records_, evenings_, corrections_, {}};
    for (const auto kind : documents::allClubKinds()) {
        const bool isClosed = kind == documents::ClubKind::ClosedSeries;
        if (is(kind, documents::ClubTrait::OfSeries) && (!isClosed || !series->closed.empty())) {
            auto& choice = papers.choices.emplace_back(
                documents::ClubChoice{.kind = kind, .series = series->id});
            choice.group = is(kind, documents::ClubTrait::TakesGroup) ? whose_->group() : QString();
        }
    }
    ClubPapersDialog(session_, std::move(papers), window()).exec();
}

} // namespace desk
