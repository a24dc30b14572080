#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/person_finder.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <optional>
#include <vector>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

void setRow(QTableWidget& list, int row, const QStringList& texts)
{
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setToolTip(texts[column]);
        list.setItem(row, column, item);
    }
}

std::optional<int> chosenRow(const QTableWidget& list)
{
    const auto rows = list.selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(rows.front().row());
}

class WishesSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(WishesSection)

public:
    // Tab follows the order of creation: top to bottom, left to right.
    explicit WishesSection(QWidget* parent) : SetupSection(u"wishesSection"_s, parent)
    {
        addFlag({tr("Clubs apart"), tr("Seating keeps members of one club at different tables."),
                 u"clubsApart"_s, u"clubsApartBox"_s},
                tr("where it can be done"))
            .field()
            .setAccessibleName(tr("Clubs apart"));
        addChoice<seating::Threes>(
            {tr("Tables of three"),
             tr("Whether people may meet again so that everybody sits at a table of three equally "
                "often."),
             u"threes"_s, u"threesBox"_s},
            {{tr("even, whatever it costs"), static_cast<int>(seating::Threes::First)},
             {tr("fair: one more or less where that saves repeats"),
              static_cast<int>(seating::Threes::Fair)},
             {tr("repeats first"), static_cast<int>(seating::Threes::Last)}});
        addPairs();
        addFixedTables();
        column().addStretch(1);
    }

    void load(const core::Tournament& tournament, const Wanted& draft) override
    {
        tournament_.participants = tournament.participants;
        wanted_ = draft;
        SetupSection::load(tournament, draft);
        for (auto* field : {one_, other_, seated_}) {
            field->setPeople(tournament.participants);
        }
        fill();
    }

    void store(Wanted& draft) override
    {
        SetupSection::store(draft);
        draft.settings.apart = wanted_.settings.apart;
        draft.fixedTables = wanted_.fixedTables;
    }

    void enter() override { one_->setFocus(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key()
                                                           : int(Qt::Key_unknown);
        if (watched == table_ && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            addTable();
            return true;
        }
        if (auto* list = qobject_cast<QTableWidget*>(watched); list && key == Qt::Key_Delete) {
            removeFrom(*list);
            return true;
        }
        return SetupSection::eventFilter(watched, event);
    }

private:
    /// Wishes of one kind, below their input fields.
    struct Wishes
    {
        QTableWidget* list = nullptr;
        QLabel* refusal = nullptr;
    };
    using Add = void (WishesSection::*)();

    void addPairs()
    {
        const QString title = tr("Never together");
        addTitle(title, tr("Two people who never sit at one table. Wishes appear on no document."));
        one_ = makeFinder(u"apartOne"_s, tr("Never together: first person"));
        other_ = makeFinder(u"apartOther"_s, tr("Never together: second person"));
        enterNext(*one_, *other_);
        connect(other_, &QLineEdit::returnPressed, this, &WishesSection::addPair);
        pairs_ = makeWishes(u"Apart"_s, title, {tr("Person"), tr("never with")},
                            icons::Meaning::Apart, {one_, other_}, &WishesSection::addPair);
    }

    void addFixedTables()
    {
        const QString title = tr("Fixed tables");
        addTitle(title, tr("For people who cannot move about: seating leaves them there."));
        seated_ = makeFinder(u"fixedPerson"_s, tr("Person with a fixed table"));
        auto* words = makeLabel(tr("at table"), 13, QFont::Normal, theme::Role::Muted, this);
        constexpr int mostTables = 9999;
        table_ = new QSpinBox(this);
        table_->setObjectName(u"fixedTable"_s);
        table_->setAccessibleName(tr("Table"));
        table_->setRange(1, mostTables);
        table_->installEventFilter(this);
        enterNext(*seated_, *table_);
        tables_ =
            makeWishes(u"Fixed"_s, title, {tr("Person"), tr("Table")}, icons::Meaning::FixedTable,
                       {seated_, words, table_}, &WishesSection::addTable);
    }

    PersonFinder* makeFinder(const QString& objectName, const QString& accessibleName)
    {
        auto* finder = new PersonFinder(objectName, accessibleName, this);
        finder->setPlaceholderText(tr("Name or number"));
        return finder;
    }

    /// Enter moves on to the next field.
    template <typename Field>
    void enterNext(const PersonFinder& field, Field& next)
    {
        connect(&field, &QLineEdit::returnPressed, &next, [&next] {
            next.setFocus();
            next.selectAll();
        });
    }

    /// The fields in a row with buttons to add and remove, and the list below; object names contain
    /// `name`.
    Wishes makeWishes(const QString& name, const QString& title, const QStringList& columns,
                      icons::Meaning icon, const std::vector<QWidget*>& fields, Add add)
    {
        auto* row = makeRow(nullptr, distance::small, {0, distance::small, 0, 0});
        for (auto* field : fields) {
            row->addWidget(field, qobject_cast<PersonFinder*>(field) != nullptr ? 1 : 0);
        }
        auto* adding =
            makeButton(u"add%1Button"_s.arg(name), tr("Add"), icon, ButtonKind::Normal, this);
        auto* removing = makeButton(u"remove%1Button"_s.arg(name), tr("Remove"),
                                    icons::Meaning::Remove, ButtonKind::Quiet, this);
        row->addWidget(adding);
        row->addWidget(removing);
        auto* refusal = makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this);
        refusal->setObjectName(name.toLower() + u"Refusal"_s);
        refusal->hide();
        constexpr int listHeight = 128;
        auto* list = new QTableWidget(0, static_cast<int>(columns.size()), this);
        dressTable(*list, name.toLower() + u"List"_s, title);
        list->setHorizontalHeaderLabels(columns);
        list->setSelectionMode(QAbstractItemView::SingleSelection);
        list->setFixedHeight(listHeight);
        list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        list->installEventFilter(this);
        const auto look = [removing, list] {
            const bool isChosen = chosenRow(*list).has_value();
            removing->setEnabled(isChosen);
            removing->setToolTip(isChosen ? QString() : tr("Choose a line in the list first."));
        };
        look();
        connect(adding, &QPushButton::clicked, this, add);
        connect(removing, &QPushButton::clicked, this, [this, list] { removeFrom(*list); });
        connect(list->selectionModel(), &QItemSelectionModel::selectionChanged, removing, look);
        column().addLayout(row);
        column().addWidget(refusal);
        column().addSpacing(distance::small);
        column().addWidget(list);
        return {list, refusal};
    }

    void addPair()
    {
        setFieldState(*one_, FieldState::Normal);
        setFieldState(*other_, FieldState::Normal);
        for (auto* field : {one_, other_}) {
            if (!field->person()) {
                conclude(pairs_, *field, field->complaint());
                return;
            }
        }
        const auto pair = std::minmax({*one_->person(), *other_->person()});
        auto& apart = wanted_.settings.apart;
        if (pair.first == pair.second) {
            conclude(pairs_, *other_, tr("Name two different people."));
        } else if (std::find(apart.begin(), apart.end(), pair) != apart.end()) {
            conclude(pairs_, *other_, tr("These two are kept apart already."));
        } else {
            apart.insert(std::upper_bound(apart.begin(), apart.end(), pair), pair);
            one_->clear();
            other_->clear();
            conclude(pairs_, *one_, {});
        }
    }

    void addTable()
    {
        const auto person = seated_->person();
        if (!person) {
            conclude(tables_, *seated_, seated_->complaint());
            return;
        }
        wanted_.fixedTables[*person] = core::TableNumber{table_->value()};
        seated_->clear();
        conclude(tables_, *seated_, {});
    }

    /// Shows the refusal or, if empty, what was added.
    void conclude(const Wishes& wishes, PersonFinder& field, const QString& refusal)
    {
        wishes.refusal->setText(refusal);
        wishes.refusal->setVisible(!refusal.isEmpty());
        setFieldState(field, refusal.isEmpty() ? FieldState::Normal : FieldState::Refused);
        field.setFocus();
        if (refusal.isEmpty()) {
            fill();
            Q_EMIT chosen();
        }
    }

    void removeFrom(QTableWidget& list)
    {
        const auto row = chosenRow(list);
        if (!row) {
            return;
        }
        if (&list == pairs_.list) {
            auto& apart = wanted_.settings.apart;
            apart.erase(apart.begin() + *row);
        } else {
            auto& tables = wanted_.fixedTables;
            tables.erase(std::next(tables.begin(), *row));
        }
        fill();
        list.selectRow(std::min(*row, list.rowCount() - 1));
        Q_EMIT chosen();
    }

    void fill()
    {
        const auto& [settings, fixedTables] = wanted_;
        pairs_.list->setRowCount(static_cast<int>(settings.apart.size()));
        int row = 0;
        for (const auto& [one, other] : settings.apart) {
            setRow(*pairs_.list, row++, {nameOf(one), nameOf(other)});
        }
        tables_.list->setRowCount(static_cast<int>(fixedTables.size()));
        row = 0;
        for (const auto& [number, table] : fixedTables) {
            setRow(*tables_.list, row++, {nameOf(number), tr("Table %1").arg(core::plain(table))});
        }
    }

    [[nodiscard]] QString nameOf(core::StartNumber number) const
    {
        const auto* participant = findParticipant(tournament_, number);
        return participant != nullptr ? core::personText(*participant)
                                      : QString::number(core::plain(number));
    }

    PersonFinder* one_ = nullptr;
    PersonFinder* other_ = nullptr;
    Wishes pairs_;
    PersonFinder* seated_ = nullptr;
    QSpinBox* table_ = nullptr;
    Wishes tables_;
    core::Tournament tournament_;
    Wanted wanted_;
};

} // namespace

SetupSection* makeWishesSection(QWidget* parent)
{
    return new WishesSection(parent);
}

} // namespace desk
