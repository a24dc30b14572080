#include "app/desk/club/people/people_page.h"

#include "app/desk/club/people/erasing.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/search_field.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/spelling_question.h"
#include "core/club/erasing.h"
#include "core/people/name_order.h"
#include "core/people/people_names.h"
#include "core/texts/rule_texts.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <set>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

constexpr int plainRow = 30;
constexpr int recordRow = 48;
constexpr int finderWidth = 320;
constexpr int narrowFinder = 200;
const auto shownKey = u"people/shown"_s;
const auto yearKey = u"people/year"_s;

/// Those with a result, latest first.
std::set<int, std::greater<>> yearsOf(const core::ClubEvenings& evenings)
{
    std::set<int, std::greater<>> years;
    for (const auto& one : evenings.all()) {
        if (one->evening.date && !one->evening.results.empty()) {
            years.insert(one->evening.date->year());
        }
    }
    return years;
}

QLabel* makeTextLabel(const QString& objectName, QWidget* parent)
{
    auto* const label = makeLabel({}, 13, QFont::Normal, theme::Role::Text, parent);
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

PeoplePage::PeoplePage(Session& session, QWidget* parent)
    : Page(session, parent),
      people_(new ClubPeopleModel(this)),
      filter_(new NameFilter(PersonModel::SearchRole, this)),
      evenings_(new PersonEveningsModel(this)),
      met_(new PersonMetModel(this)),
      against_(new HeadToHeadModel(this)),
      records_(new RecordsModel(this)),
      head_(new PageHead(tr("Players"), this)),
      erase_(makeButton(u"peopleErase"_s, tr("Erase…"), ButtonKind::Normal, head_)),
      spellings_(makeButton(u"peopleSpellings"_s, tr("Spellings…"), ButtonKind::Normal, head_)),
      print_(makeButton(u"peoplePrint"_s, tr("Print or save…"), icons::Meaning::Print,
                        ButtonKind::Normal, head_)),
      notice_(new Notice(this)),
      contents_(new QWidget(this))
{
    setObjectName(u"peoplePage"_s);
    setAccessibleName(tr("Players"));
    connect(print_, &QPushButton::clicked, this, &PeoplePage::print);
    connect(erase_, &QPushButton::clicked, this, &PeoplePage::erasePerson);
    connect(spellings_, &QPushButton::clicked, this, &PeoplePage::unifySpellings);
    head_->add(spellings_);
    head_->add(erase_);
    head_->add(print_);
    notice_->setObjectName(u"peopleNothing"_s);
    constexpr int top = 20;
    auto* const column =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    column->addWidget(notice_);
    auto* const row = makeRow(contents_, distance::page);
    finder_ = buildFinder();
    row->addWidget(finder_);
    row->addWidget(buildPerson(), 1);
    column->addWidget(contents_, 1);
    column->addStretch();
    connect(&session_, &Session::clubChanged, this, &PeoplePage::followSession);
    // Evenings other than the open one change as well.
    connect(&session_, &Session::written, this, &PeoplePage::invalidate, Qt::QueuedConnection);
}

QWidget* PeoplePage::buildFinder()
{
    auto* const side = new QWidget(contents_);
    side->setFixedWidth(finderWidth);
    search_ = new SearchField(u"peopleSearch"_s, tr("Search"), side);
    search_->showKey();
    list_ = new QTableView(side);
    dressTable(*list_, u"peopleTable"_s, tr("Players"), plainRow);
    markOnFocus(*list_);
    filter_->setSourceModel(people_);
    filter_->setHighlightColumn(ClubPeopleModel::Name);
    list_->setModel(filter_);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setTabKeyNavigation(false);
    auto& header = *list_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(ClubPeopleModel::Name, QHeaderView::Stretch);
    constexpr int countWidth = 72;
    header.resizeSection(ClubPeopleModel::Evenings, countWidth);
    connect(search_, &QLineEdit::textChanged, this, &PeoplePage::find);
    search_->clearOnEscapeIn(*list_);
    connect(search_, &SearchField::ended, list_, qOverload<>(&QWidget::setFocus));
    connect(search_, &SearchField::listWanted, list_, qOverload<>(&QWidget::setFocus));
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) {
                    person_ = people_->row(filter_->mapToSource(current)).person;
                    showPerson();
                }
            });
    auto* const column = makeColumn(side, distance::medium);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    return side;
}

QTableView* PeoplePage::buildTable(const QString& objectName, const QString& name,
                                   PersonModel& model, int wideColumn, int rowHeight)
{
    auto* const table = new QTableView(views_);
    dressTable(*table, objectName, name, rowHeight);
    table->setModel(&model);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    auto& header = *table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(wideColumn, QHeaderView::Stretch);
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

QWidget* PeoplePage::buildPerson()
{
    auto* const side = new QWidget(contents_);
    name_ = makeLabel({}, 18, QFont::DemiBold, theme::Role::Text, side);
    name_->setObjectName(u"personName"_s);
    name_->setTextFormat(Qt::PlainText);
    best_ = makeTextLabel(u"personBest"_s, side);
    segments_ = new Segments(side);
    segments_->setObjectName(u"peopleViews"_s);
    segments_->setAccessibleName(tr("What is shown"));
    segments_->add(Evenings, tr("Evenings"));
    segments_->add(Met, tr("Met"));
    segments_->add(Against, tr("Head to head"));
    segments_->add(Records, tr("Records of the club"));
    connect(segments_, &Segments::chosen, this, [this](int view) { setView(View(view)); });

    views_ = new QStackedWidget(side);
    eveningTable_ = buildTable(u"personEvenings"_s, tr("Evenings"), *evenings_,
                               PersonEveningsModel::Evening, plainRow);
    views_->addWidget(eveningTable_);
    metTable_ = buildTable(u"personMet"_s, tr("Met"), *met_, PersonMetModel::Name, plainRow);
    views_->addWidget(metTable_);
    views_->addWidget(buildAgainst());
    views_->addWidget(buildTable(u"clubRecords"_s, tr("Records of the club"), *records_,
                                 RecordsModel::When, recordRow));
    auto* const compare = new QAction(metTable_);
    compare->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    compare->setShortcutContext(Qt::WidgetShortcut);
    metTable_->addAction(compare);
    metTable_->setToolTip(tr("Enter compares the two."));
    connect(compare, &QAction::triggered, this, &PeoplePage::compareChosen);
    connect(metTable_, &QTableView::doubleClicked, this, &PeoplePage::compareChosen);

    years_ = new QComboBox(side);
    years_->setObjectName(u"peopleYear"_s);
    setSpokenName(*years_, tr("Which evenings"));
    years_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(years_, &QComboBox::activated, this, [this] {
        session_.uiState().setValue(yearKey, years_->currentData());
        refresh();
    });
    auto* const choice = makeRow(nullptr);
    choice->addWidget(segments_);
    choice->addStretch();
    choice->addWidget(years_);
    auto* const column = makeColumn(side, distance::medium);
    column->addWidget(name_);
    column->addWidget(best_);
    column->addLayout(choice);
    column->addWidget(views_, 1);
    return side;
}

QWidget* PeoplePage::buildAgainst()
{
    auto* const view = new QWidget(views_);
    others_ = new QComboBox(view);
    others_->setObjectName(u"otherPerson"_s);
    setSpokenName(*others_, tr("The other one"));
    others_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(others_, &QComboBox::currentIndexChanged, this, &PeoplePage::takeOther);
    score_ = makeTextLabel(u"headToHeadScore"_s, view);
    auto* const label = makeLabel(tr("against"), 13, QFont::Normal, theme::Role::Muted, view);
    label->setBuddy(others_);
    auto* const row = makeRow(nullptr);
    row->addWidget(label);
    row->addWidget(others_);
    row->addStretch();
    auto* const column = makeColumn(view, distance::medium);
    column->addLayout(row);
    column->addWidget(score_);
    column->addWidget(buildTable(u"headToHead"_s, tr("Head to head"), *against_,
                                 HeadToHeadModel::Evening, plainRow),
                      1);
    return view;
}

void PeoplePage::enter()
{
    auto* const start = list_->isVisible() ? static_cast<QWidget*>(list_) : views_->currentWidget();
    (contents_->isVisible() ? start : this)->setFocus();
}

void PeoplePage::search()
{
    if (!finder_->isVisible()) {
        setView(Evenings);
    }
    search_->setFocus();
    search_->selectAll();
}

Status PeoplePage::status() const
{
    return {icons::Meaning::Information, theme::Role::Accent,
            tr("%n player(s) with a result", nullptr, static_cast<int>(club_.people.size())),
            tr("Worst results and head to head are never shown in the hall.")};
}

void PeoplePage::showYears()
{
    const auto years = yearsOf(session_.evenings());
    years_->clear();
    years_->addItem(tr("All years"));
    for (const int year : years) {
        years_->addItem(QString::number(year), year);
    }
    years_->setCurrentIndex(
        std::max(0, years_->findData(session_.uiState().value(yearKey).toInt())));
    years_->setVisible(years.size() > 1);
}

core::DaySpan PeoplePage::days() const
{
    const auto year = years_->currentData();
    return year.isValid() ? core::spanOfYear(year.toInt()) : core::DaySpan();
}

void PeoplePage::showNotice()
{
    const auto damaged = session_.evenings().damagedIn(days());
    if (!damaged.empty()) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      documents::damagedTexts(damaged).join(u' '),
                      tr("Restore a backup from the menu File."));
    } else {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information,
                      tr("Nobody has a result yet."),
                      tr("Once games are entered, everybody who played is listed here."));
    }
    notice_->setVisible(!damaged.empty() || club_.people.empty());
}

void PeoplePage::refresh()
{
    showYears();
    club_ = clubPeople(session_.evenings(), days());
    const core::NameOrder order{QLocale()};
    const auto textOf = [this](const core::ClubPerson& one) { return club_.names.of(one.person); };
    std::stable_sort(club_.people.begin(), club_.people.end(),
                     [&](const auto& one, const auto& other) {
                         return one.person.name == other.person.name
                                    ? order.isBefore(textOf(one), textOf(other))
                                    : order.comesBefore(one.person.name, other.person.name);
                     });
    const bool some = !club_.people.empty();
    head_->setFacts(tr("%n player(s)", nullptr, static_cast<int>(club_.people.size())) + u" · "_s +
                    tr("%n evening(s)", nullptr, static_cast<int>(club_.evenings.size())));
    showNotice();
    contents_->setVisible(some);
    print_->setEnabled(some);
    if (!some) {
        erase_->hide();
    }
    spellings_->setVisible(!core::differentSpellings(session_.directory()).empty());
    people_->show(club_);
    records_->show(club_);
    if (some) {
        choose(person_.value_or(keyOf(club_.people.front().person)));
        const int kept = session_.uiState().value(shownKey, Evenings).toInt();
        setView(segments_->current() < 0 ? View(std::clamp<int>(kept, Evenings, Records))
                                         : View(segments_->current()));
    }
    Q_EMIT statusChanged();
}

void PeoplePage::find(const QString& typed)
{
    const auto before = person_;
    filter_->search(typed);
    if (before) {
        choose(*before);
    }
}

void PeoplePage::choose(const core::PersonKey& person)
{
    int chosen = filter_->rowCount() > 0 ? 0 : -1;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        if (people_->row(filter_->mapToSource(filter_->index(row, 0))).person == person) {
            chosen = row;
        }
    }
    if (chosen >= 0) {
        list_->selectRow(chosen);
        list_->scrollTo(filter_->index(chosen, 0));
        person_ = people_->row(filter_->mapToSource(filter_->index(chosen, 0))).person;
        showPerson();
    }
}

void PeoplePage::showPerson()
{
    const auto facts = core::personFacts(club_.evenings, *person_);
    if (!facts) {
        return;
    }
    name_->setText(club_.names.of(facts->person));
    erase_->setEnabled(facts->person.name != core::erasedName());
    QStringList lines;
    for (const auto& sum : facts->sums) {
        const auto told = texts::bestTexts(club_.evenings, *facts, sum) +
                          texts::worstTexts(club_.evenings, *facts, sum);
        lines << (facts->sums.size() > 1 ? texts::ruleSetName(sum.ruleSet) + u": "_s : QString()) +
                     told.join(u" · "_s);
    }
    best_->setText(lines.join(u'\n'));
    evenings_->show(club_, *facts);
    fitEvenings();
    met_->show(club_, *facts);
    showOthers();
}

void PeoplePage::showOthers()
{
    {
        const QSignalBlocker blocker(others_);
        others_->clear();
        for (std::size_t place = 0; place < club_.people.size(); ++place) {
            const auto& person = club_.people[place].person;
            if (keyOf(person) != person_) {
                others_->addItem(club_.names.of(person), static_cast<int>(place));
                if (keyOf(person) == other_) {
                    others_->setCurrentIndex(others_->count() - 1);
                }
            }
        }
    }
    takeOther();
}

void PeoplePage::takeOther()
{
    const auto place = others_->currentData();
    other_ =
        place.isValid()
            ? std::optional(keyOf(club_.people[static_cast<std::size_t>(place.toInt())].person))
            : std::nullopt;
    showAgainst();
}

void PeoplePage::showAgainst()
{
    const auto both =
        person_ && other_ ? core::headToHead(club_.evenings, *person_, *other_) : std::nullopt;
    score_->setText(both ? texts::headToHeadTexts(*both, club_.names).join(u" · "_s)
                         : tr("There is nobody else yet."));
    against_->show(club_, both.value_or(core::HeadToHead()));
}

void PeoplePage::setView(View view)
{
    segments_->setCurrent(view);
    views_->setCurrentIndex(view);
    const bool isOfClub = view == Records;
    name_->setVisible(!isOfClub);
    erase_->setVisible(!isOfClub);
    best_->setVisible(!isOfClub);
    finder_->setVisible(!isOfClub);
    session_.uiState().setValue(shownKey, static_cast<int>(view));
}

void PeoplePage::compareChosen()
{
    if (const auto row = metTable_->currentIndex(); row.isValid()) {
        other_ = met_->row(row).person;
        showOthers();
        setView(Against);
        others_->setFocus();
    }
}

void PeoplePage::unifySpellings()
{
    if (confirmSpellings(core::differentSpellings(session_.directory()), this)) {
        // The window reports a failure; nothing is refused.
        static_cast<void>(session_.runClub(core::unifyDirectory));
    }
}

void PeoplePage::erasePerson()
{
    const auto people =
        session_.askClub([](core::ClubService& service) -> core::Result<std::vector<core::Player>> {
            return service.erasablePeople();
        });
    const auto& [id, name, club] = *person_;
    for (const auto& person : people ? *people : std::vector<core::Player>()) {
        const bool isShown = id.value.isNull() ? person.id.value.isNull() &&
                                                     core::spellingOf(person.name, person.club) ==
                                                         core::PersonSpelling(name, club)
                                               : person.id == id;
        if (isShown) {
            // A refusal means somebody else erased the person, which shows by itself.
            if (askToErase(session_, core::Player(person), this)) {
                search_->clear(); // It would find nobody, and the person would stay in sight.
            }
            return;
        }
    }
}

documents::ClubChoice PeoplePage::paper() const
{
    using documents::ClubKind;
    switch (View(segments_->current())) {
    case Evenings:
        return {ClubKind::PlayerYear, {}, person_, {}, days()};
    case Met:
        return {ClubKind::PlayerMet, {}, person_, {}, days()};
    case Against:
        return {ClubKind::HeadToHead, {}, person_, other_, days()};
    case Records:
        break;
    }
    return {ClubKind::Records, {}, {}, {}, days()};
}

void PeoplePage::roomChanged()
{
    const bool isNarrow = room().isNarrow;
    finder_->setFixedWidth(isNarrow ? narrowFinder : finderWidth);
    fitEvenings();
}

void PeoplePage::fitEvenings()
{
    using enum PersonEveningsModel::Column;
    const bool isNarrow = room().isNarrow;
    eveningTable_->setColumnHidden(Games, isNarrow);
    eveningTable_->setColumnHidden(Rommes, !evenings_->isKnown(Rommes));
    eveningTable_->setColumnHidden(Claims, isNarrow || !evenings_->isKnown(Claims));
}

void PeoplePage::print()
{
    ClubPapersDialog(session_, {{}, session_.evenings(), {}, {paper()}}, this).exec();
}

} // namespace desk
