#include "app/desk/evening/participants/people_dialogs.h"

#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/typed_values.h"
#include "core/cards/knock_out.h"
#include "core/people/distinct_names.h"
#include "core/people/people_names.h"
#include "core/ranking/standings.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

/// "3"; empty without a number.
template <typename Number>
QString numberText(const std::optional<Number>& number)
{
    return number ? QString::number(core::plain(*number)) : QString();
}

/// The first and the last round of presence, as typed.
std::pair<QString, QString> presenceTexts(const core::Participant& person)
{
    const auto& spans = person.present;
    return spans.empty() ? std::pair<QString, QString>()
                         : std::pair(QString::number(core::plain(spans.front().from)),
                                     numberText(spans.back().until));
}

/// What somebody has and where that puts them.
struct PersonStanding
{
    scoring::MatchPoints total;
    QString place; ///< Empty without a result.

    friend bool operator==(const PersonStanding&, const PersonStanding&) = default;
};

PersonStanding personStanding(const core::Tournament& tournament, core::StartNumber number)
{
    const core::Standings standings(tournament);
    PersonStanding found;
    std::optional<std::int32_t> rank;
    for (const auto& line : standings.lines()) {
        if (line.tally.number == number) {
            found.total = line.tally.tmp();
            rank = line.rank;
        }
    }
    if (rank) {
        const auto sharers =
            std::count_if(standings.lines().begin(), standings.lines().end(),
                          [rank](const core::Standing& line) { return line.rank == rank; });
        found.place = texts::rankText(*rank, sharers > 1);
    }
    return found;
}

/// "31½ → 29½"; once if both are the same.
QString fromTo(const QString& from, const QString& to)
{
    return from == to ? to : from + QStringLiteral(" → ") + to;
}

/// Everything about one participant. Refused input stays in the dialog, with the reason at its
/// field.
class ParticipantDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ParticipantDialog)

public:
    ParticipantDialog(Session& session, core::StartNumber number, QWidget* parent)
        : QDialog(parent),
          session_(session),
          number_(number),
          seen_(core::entryOf(session.tournament(), number).value_or(core::Entry{})),
          entry_(seen_),
          column_(
              makeColumn(this, distance::large,
                         {distance::page, distance::page - 4, distance::page, distance::page - 4})),
          notice_(new Notice(this))
    {
        constexpr int dialogWidth = 620;
        setObjectName(QStringLiteral("participantDialog"));
        setWindowTitle(tr("Participant %1").arg(core::plain(number)));
        setMinimumWidth(dialogWidth);
        notice_->setObjectName(QStringLiteral("entryNotice"));
        notice_->hide();
        auto* save =
            makeButton(QStringLiteral("entrySave"), tr("&Save"), ButtonKind::Primary, this);
        column_->addWidget(makeLabel(core::DistinctNames(session.tournament()).of(number), 15,
                                     QFont::DemiBold, theme::Role::Text, this));
        // In the order in which directors need them; Tab follows it.
        column_->addLayout(buildEntry());
        buildPenalties();
        column_->addLayout(buildDetails());
        buildApart();
        showLists();
        column_->addWidget(notice_);
        column_->addLayout(dialogButtons(*this, *save));
        name_->setFocus();
        name_->selectAll();
    }

    /// The start number of the stored entry.
    [[nodiscard]] core::StartNumber number() const { return number_; }

    void accept() override
    {
        for (auto* field : findChildren<QLineEdit*>()) {
            setFieldState(*field, FieldState::Normal);
        }
        const bool isTyped = !penaltyPoints_->text().isEmpty() || !penaltyReason_->text().isEmpty();
        if (isTyped && !givePenalty()) {
            return;
        }
        addApart(); // A choice counts without a click on Add.
        core::Entry wanted = entry_;
        if (!read(wanted)) {
            return;
        }
        const auto stored = session_.run(core::editEntry, {seen_, wanted});
        if (stored) {
            number_ = wanted.participant.number;
            QDialog::accept();
            return;
        }
        const auto& refusals = stored.refused().refusals;
        const auto* place =
            refusals.empty() ? nullptr : std::get_if<core::Pointer>(&refusals.front().place);
        auto* field = name_;
        const std::initializer_list<std::pair<QLatin1String, QLineEdit*>> fields = {
            {QLatin1String("/number"), startNumber_},
            {QLatin1String("/surname"), surname_},
            {QLatin1String("/club"), club_},
            {QLatin1String("/present"), until_},
            {QLatin1String("/paid"), paid_}};
        for (const auto& [prefix, itsField] : fields) {
            if (place != nullptr && place->text().startsWith(prefix)) {
                field = itsField;
            }
        }
        refuse(field, textOf(stored.refused()));
    }

    void reject() override
    {
        const bool isChosen =
            other_->currentIndex() >= 0 ||
            (feeClass_ != nullptr && feeClass_->currentData() != seen_.participant.feeClass);
        if (mayDiscard(this, hasTyped(*this) || entry_ != seen_ || isChosen)) {
            QDialog::reject();
        }
    }

protected:
    /// Delete removes the current entry of a list; Enter in the penalty fields adds the penalty
    /// without saving yet, and saves where nothing is typed.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            const auto* const list = qobject_cast<QListWidget*>(watched);
            if (list != nullptr && key == Qt::Key_Delete) {
                removeCurrent(list);
                return true;
            }
            if (list == nullptr && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
                if (penaltyPoints_->text().isEmpty() && penaltyReason_->text().isEmpty()) {
                    accept();
                } else {
                    givePenalty();
                }
                return true;
            }
        }
        return QDialog::eventFilter(watched, event);
    }

private:
    struct ListRows
    {
        QHBoxLayout* title;
        QHBoxLayout* adding; ///< For the controls that add entries.
        QPushButton* remove;
    };

    /// A short list with removable entries. Returns the rows above it. The title leads to `first`.
    ListRows buildList(QListWidget*& list, const QString& objectName, const QString& title,
                       const QString& removeText, QWidget* first = nullptr)
    {
        constexpr int rowHeight = 28;
        constexpr int rowsShown = 2;
        list = new QListWidget(this);
        list->setObjectName(objectName + QStringLiteral("Entries"));
        list->setAccessibleName(QString(title).remove(u'&'));
        list->setItemDelegate(new ListDelegate(list, rowHeight));
        list->setFixedHeight(rowsShown * rowHeight + 2);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->installEventFilter(this);
        auto* const remove =
            makeButton(objectName + QStringLiteral("Remove"), removeText, ButtonKind::Normal, this);
        remove->setEnabled(false);
        connect(remove, &QPushButton::clicked, this,
                [this, shown = list] { removeCurrent(shown); });
        connect(list, &QListWidget::currentRowChanged, remove,
                [remove](int row) { remove->setEnabled(row >= 0); });
        auto* const adding = makeRow(nullptr);
        auto* const below = makeRow(nullptr);
        below->addWidget(list, 1);
        below->addWidget(remove, 0, Qt::AlignTop);
        auto* const head = makeRow(nullptr);
        auto* const label = makeLabel(title, 13, QFont::DemiBold, theme::Role::Text, this);
        label->setBuddy(first);
        head->addWidget(label);
        auto* const part = makeColumn(nullptr);
        part->addLayout(head);
        part->addLayout(adding);
        part->addLayout(below);
        column_->addLayout(part);
        return {head, adding, remove};
    }

    static constexpr int columns = 10; ///< Of the grids of fields.

    static QGridLayout* makeGrid()
    {
        auto* const grid = new QGridLayout;
        grid->setHorizontalSpacing(16);
        grid->setVerticalSpacing(4);
        for (int each = 0; each < columns; ++each) {
            grid->setColumnStretch(each, 1);
        }
        return grid;
    }

    /// A label for its field, with the letter that leads there.
    QLabel* makeTitle(const QString& title, QWidget& field)
    {
        auto* const label = makeLabel(title, 12, QFont::Normal, theme::Role::Muted, this);
        label->setBuddy(&field);
        return label;
    }

    /// A field below its title, over so many columns.
    QLineEdit* addField(QGridLayout& grid, QRect place, const QString& objectName,
                        const QString& title, const QString& text)
    {
        auto* const field = makeField(objectName, QString(title).remove(u'&'), this);
        field->setText(text);
        addTitled(grid, place, title, *field);
        return field;
    }

    void addTitled(QGridLayout& grid, QRect place, const QString& title, QWidget& field)
    {
        grid.addWidget(makeTitle(title, field), 2 * place.y(), place.x(), 1, place.width());
        grid.addWidget(&field, 2 * place.y() + 1, place.x(), 1, place.width());
    }

    QLayout* buildEntry()
    {
        auto* const grid = makeGrid();
        const auto& person = entry_.participant;
        const auto [from, until] = presenceTexts(person);
        const bool haveClasses = !session_.tournament().settings.feeClasses.empty();
        constexpr int half = 5;
        constexpr int fifth = 2;
        name_ =
            addField(*grid, {0, 0, half, 1}, QStringLiteral("nameField"), tr("&Name"), person.name);
        club_ = addField(*grid, {half, 0, half, 1}, QStringLiteral("clubField"), tr("&Club"),
                         person.club);
        paid_ = addField(*grid, {0, 1, haveClasses ? fifth : 3 * fifth, 1},
                         QStringLiteral("paidField"), tr("Start fee &paid, €"),
                         person.paidCents() == 0
                             ? QString()
                             : texts::moneyText(person.paidCents()).remove(u'€').trimmed());
        if (haveClasses) {
            feeClass_ = makeFeeClassChoice(person);
            addTitled(*grid, {fifth, 1, 2 * fifth, 1}, tr("Pa&ys the start fee of"), *feeClass_);
        }
        from_ = addField(*grid, {3 * fifth, 1, fifth, 1}, QStringLiteral("fromField"),
                         tr("Present &from round"), from);
        until_ = addField(*grid, {4 * fifth, 1, fifth, 1}, QStringLiteral("untilField"),
                          tr("&until round"), until);
        until_->setPlaceholderText(tr("end"));
        from_->setPlaceholderText(tr("never"));
        return grid;
    }

    QLayout* buildDetails()
    {
        auto* const grid = makeGrid();
        const auto& person = entry_.participant;
        constexpr int wide = 6;
        constexpr int rest = columns - wide;
        tags_ =
            addField(*grid, {0, 0, wide, 1}, QStringLiteral("tagsField"),
                     tr("Groups, separa&ted by commas"), person.tags.join(QStringLiteral(", ")));
        surname_ = addField(*grid, {wide, 0, rest, 1}, QStringLiteral("surnameField"),
                            tr("Su&rname, if not as shown"), person.surname);
        startNumber_ = addField(*grid, {0, 1, wide / 2, 1}, QStringLiteral("numberField"),
                                tr("Start nu&mber"), QString::number(core::plain(person.number)));
        fixedTable_ = addField(*grid, {wide / 2, 1, wide / 2, 1}, QStringLiteral("fixedTableField"),
                               tr("Fi&xed table"), numberText(person.fixedTable));
        fixedTable_->setPlaceholderText(tr("any"));
        const auto showSurname = [this](const QString& name) {
            surname_->setPlaceholderText(core::partsOf(name).surname);
        };
        connect(name_, &QLineEdit::textChanged, this, showSurname);
        showSurname(person.name);
        return grid;
    }

    QComboBox* makeFeeClassChoice(const core::Participant& person)
    {
        auto* const choice = new QComboBox(this);
        choice->setObjectName(QStringLiteral("feeClassChoice"));
        for (const auto& one : feeClassChoices(session_.tournament().settings)) {
            choice->addItem(one.text, one.id);
        }
        choice->setCurrentIndex(choice->findData(person.feeClass));
        setSpokenName(*choice, tr("Pa&ys the start fee of").remove(u'&'));
        return choice;
    }

    void buildApart()
    {
        other_ = new QComboBox(this);
        const auto [title, row, remove] = buildList(
            apart_, QStringLiteral("apart"), tr("Never at a table &with"), tr("Remo&ve"), other_);
        other_->setObjectName(QStringLiteral("apartOther"));
        setSpokenName(*other_, tr("Another participant"));
        for (const auto& person : session_.tournament().participants) {
            if (person.number != number_) {
                other_->addItem(itemText(person.number, person.name), core::plain(person.number));
            }
        }
        other_->setPlaceholderText(tr("nobody chosen"));
        other_->setCurrentIndex(-1);
        auto* const add =
            makeButton(QStringLiteral("apartAdd"), tr("&Add"), ButtonKind::Normal, this);
        add->setEnabled(false);
        connect(other_, &QComboBox::currentIndexChanged, add,
                [add](int index) { add->setEnabled(index >= 0); });
        connect(add, &QPushButton::clicked, this, &ParticipantDialog::addApart);
        row->addWidget(other_, 1);
        row->addWidget(add);
        setTabOrder(add, apart_);
        setTabOrder(apart_, remove);
    }

    void buildPenalties()
    {
        const auto [title, row, remove] = buildList(penalties_, QStringLiteral("penalties"),
                                                    tr("Deductions and bonuses"), tr("Ta&ke back"));
        outcome_ = makeLabel({}, 13, QFont::DemiBold, theme::Role::Accent, this);
        outcome_->setObjectName(QStringLiteral("penaltyOutcome"));
        outcome_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        title->addWidget(outcome_, 1);
        const auto add = [this, line = row](const QString& objectName, const QString& text) {
            auto* const field = makeField(objectName, QString(text).remove(u'&'), this);
            field->installEventFilter(this);
            connect(field, &QLineEdit::textChanged, this, &ParticipantDialog::showOutcome);
            auto* const titled = makeColumn(nullptr, distance::tight);
            titled->addWidget(makeTitle(text, *field));
            titled->addWidget(field);
            line->addLayout(titled);
            return field;
        };
        penaltyPoints_ = add(QStringLiteral("penaltyPoints"), tr("P&oints"));
        penaltySign_ = new Segments(this);
        penaltySign_->setObjectName(QStringLiteral("penaltySign"));
        penaltySign_->add(TakesAway, tr("Deduction"));
        penaltySign_->add(AddsOnTop, tr("Bonus"));
        penaltySign_->setCurrent(TakesAway);
        connect(penaltySign_, &Segments::chosen, this, &ParticipantDialog::showOutcome);
        row->addWidget(penaltySign_, 0, Qt::AlignBottom);
        penaltyRound_ = add(QStringLiteral("penaltyRound"), tr("Roun&d"));
        penaltyReason_ = add(QStringLiteral("penaltyReason"), tr("R&eason"));
        constexpr int shortField = 72;
        penaltyRound_->setFixedWidth(shortField);
        penaltyPoints_->setFixedWidth(shortField);
        const auto& rounds = session_.tournament().rounds;
        penaltyRound_->setText(
            QString::number(rounds.empty() ? 1 : core::plain(rounds.back().number)));
        auto* const give =
            makeButton(QStringLiteral("penaltyGive"), tr("&Give"), ButtonKind::Normal, this);
        connect(give, &QPushButton::clicked, this, &ParticipantDialog::givePenalty);
        row->addWidget(give, 0, Qt::AlignBottom);
        setTabOrder(give, penalties_);
        setTabOrder(penalties_, remove);
    }

    void showLists()
    {
        apart_->clear();
        for (const auto number : entry_.apart) {
            const auto* person = core::findParticipant(session_.tournament(), number);
            apart_->addItem(itemText(number, person != nullptr ? person->name : QString()));
        }
        penalties_->clear();
        for (const auto& penalty : entry_.penalties) {
            const int round = core::plain(penalty.round);
            const QString points = texts::penaltyText(penalty.matchPoints);
            penalties_->addItem(
                penalty.reason.isEmpty()
                    ? tr("Round %1: %2").arg(round).arg(points)
                    : tr("Round %1: %2, %3").arg(round).arg(points, penalty.reason));
        }
        for (auto* const list : {apart_, penalties_}) {
            if (list->count() == 1) {
                list->setCurrentRow(0); // The only one that can be meant.
            }
        }
        showOutcome();
    }

    /// What was typed, negative for a deduction; nothing if it is no amount or has the other sign.
    [[nodiscard]] std::optional<scoring::MatchPoints> penaltyTyped() const
    {
        const QString text = penaltyPoints_->text();
        const auto points = typedPoints(text);
        const bool takes = penaltySign_->current() == TakesAway;
        const bool isNegative = points && *points < scoring::MatchPoints();
        // A minus says the same as the choice of a deduction.
        if (!points || (takes ? text.contains(u'+') : isNegative)) {
            return std::nullopt;
        }
        return takes && !isNegative ? *points * -1 : *points;
    }

    /// The total and the place with all that the list has and is typed; empty if they stay.
    [[nodiscard]] QString outcomeText() const
    {
        const auto& now = session_.tournament();
        core::Tournament then = now;
        std::erase_if(then.penalties, [this](const core::Penalty& penalty) {
            return penalty.participant == number_;
        });
        then.penalties.insert(then.penalties.end(), entry_.penalties.begin(),
                              entry_.penalties.end());
        const auto round = typedNumber(penaltyRound_->text());
        const auto points = penaltyTyped();
        if (round && points) {
            const core::Penalty penalty{number_, core::RoundNumber{*round}, *points,
                                        penaltyReason_->text().simplified()};
            if (const auto change = core::givePenalty(then, penalty)) {
                apply(*change, then);
            }
        }
        const auto before = personStanding(now, number_);
        const auto after = personStanding(then, number_);
        if (before == after) {
            return {};
        }
        const QString total =
            fromTo(texts::matchPointsText(before.total), texts::matchPointsText(after.total));
        return after.place.isEmpty()
                   ? tr("No. %1: %2", "total of points").arg(core::plain(number_)).arg(total)
                   : tr("No. %1: %2, place %3", "total of points")
                         .arg(core::plain(number_))
                         .arg(total, fromTo(before.place, after.place));
    }

    void showOutcome()
    {
        // In a knock-out nothing adds up.
        outcome_->setText(isKnockOut(session_.tournament().settings) ? QString() : outcomeText());
    }

    static QString itemText(core::StartNumber number, const QString& name)
    {
        return tr("%1  %2").arg(core::plain(number)).arg(name);
    }

    void addApart()
    {
        if (other_->currentIndex() < 0) {
            return;
        }
        const core::StartNumber number{other_->currentData().toInt()};
        other_->setCurrentIndex(-1);
        if (std::find(entry_.apart.begin(), entry_.apart.end(), number) == entry_.apart.end()) {
            entry_.apart.push_back(number);
            showLists();
        }
    }

    void removeCurrent(const QListWidget* list)
    {
        const int row = list->currentRow();
        if (row >= 0 && list == apart_) {
            entry_.apart.erase(entry_.apart.begin() + row);
        } else if (row >= 0) {
            entry_.penalties.erase(entry_.penalties.begin() + row);
        }
        showLists();
    }

    /// Adds the typed penalty; false if refused.
    bool givePenalty()
    {
        const auto round = typedNumber(penaltyRound_->text());
        if (!round) {
            return refuse(penaltyRound_, tr("In which round? Give its number."));
        }
        const auto points = penaltyTyped();
        if (!points || *points == scoring::MatchPoints()) {
            return refuse(penaltyPoints_,
                          tr("How many points? Give 1, 0.5 or 1/2, for example, and choose whether "
                             "they are deducted or added."));
        }
        if (points->units() % scoring::MatchPoints::unitsPerStep != 0) {
            return refuse(penaltyPoints_, tr("Points are deducted and added in steps of 0.1."));
        }
        const QString reason = penaltyReason_->text().simplified();
        if (reason.isEmpty()) {
            return refuse(penaltyReason_, tr("What is it for? Give a reason."));
        }
        entry_.penalties.push_back({number_, core::RoundNumber{*round}, *points, reason});
        for (auto* const field : {penaltyRound_, penaltyPoints_, penaltyReason_}) {
            setFieldState(*field, FieldState::Normal);
        }
        penaltyPoints_->clear();
        penaltyReason_->clear();
        penaltySign_->setCurrent(TakesAway);
        notice_->hide();
        showLists();
        return true;
    }

    /// Copies the fields into the entry; false, showing the fault, if one is unreadable.
    bool read(core::Entry& wanted)
    {
        auto& person = wanted.participant;
        person.name = name_->text().simplified();
        const QString surname = surname_->text().simplified();
        person.surname = surname == core::partsOf(person.name).surname ? QString() : surname;
        person.club = club_->text().simplified();
        person.tags = typedTags(tags_->text());
        const auto number = typedNumber(startNumber_->text());
        if (!number) {
            return refuse(startNumber_, tr("A start number is 1 or more."));
        }
        person.number = core::StartNumber{*number};
        for (auto& penalty : wanted.penalties) {
            penalty.participant = person.number;
        }
        if (!readNumber(fixedTable_, person.fixedTable, tr("A table number is 1 or more."))) {
            return false;
        }
        const auto cents = typedFee(paid_->text());
        if (!cents) {
            return refuse(paid_, tr("How much was paid? Give an amount like 5 or 7.50."));
        }
        if (feeClass_ != nullptr) {
            person.feeClass = feeClass_->currentData().toString();
        }
        const auto more = *cents - person.paidCents();
        if (!readPresence(person) ||
            !confirmOverpayment(session_.tournament().settings, person, more, this)) {
            return false;
        }
        person.setPaidCents(*cents);
        return true;
    }

    bool readPresence(core::Participant& person)
    {
        const std::pair typed(from_->text().trimmed(), until_->text().trimmed());
        if (typed == presenceTexts(person)) {
            return true;
        }
        person.present.clear();
        if (typed.first.isEmpty() && typed.second.isEmpty()) {
            return true;
        }
        const auto from = typedNumber(typed.first);
        if (!from) {
            return refuse(from_, tr("From which round? Give its number."));
        }
        core::PresenceSpan& span = person.present.emplace_back();
        span.from = core::RoundNumber{*from};
        return readNumber(until_, span.until, tr("Until which round? Leave it empty for the end."));
    }

    /// Reads a field that may be blank; false, showing the fault, if it holds no number.
    template <typename Number>
    bool readNumber(QLineEdit* field, std::optional<Number>& number, const QString& fault)
    {
        const QString text = field->text().trimmed();
        const auto typed = typedNumber(text);
        number = typed ? std::optional(Number{*typed}) : std::nullopt;
        return typed || text.isEmpty() || refuse(field, fault);
    }

    /// Shows the fault at its field and returns false.
    bool refuse(QLineEdit* field, const QString& text)
    {
        setFieldState(*field, FieldState::Refused);
        field->setFocus();
        field->selectAll();
        notice_->showError(text);
        notice_->setVisible(true);
        layout()->activate();
        adjustSize();
        const auto forgive = [this, field] {
            setFieldState(*field, FieldState::Normal);
            notice_->hide();
        };
        connect(field, &QLineEdit::textEdited, this, forgive, Qt::SingleShotConnection);
        return false;
    }

    enum PenaltySign : std::uint8_t { TakesAway, AddsOnTop };

    Session& session_;
    core::StartNumber number_;
    const core::Entry seen_; ///< As when the dialog opened.
    core::Entry entry_;
    QLineEdit* name_ = nullptr;
    QLineEdit* club_ = nullptr;
    QLineEdit* startNumber_ = nullptr;
    QLineEdit* fixedTable_ = nullptr;
    QLineEdit* paid_ = nullptr;
    QLineEdit* from_ = nullptr;
    QLineEdit* until_ = nullptr;
    QLineEdit* tags_ = nullptr;
    QLineEdit* surname_ = nullptr;  ///< Empty unless set by hand.
    QComboBox* feeClass_ = nullptr; ///< Only if there are classes.
    QComboBox* other_ = nullptr;
    QListWidget* apart_ = nullptr;
    QLineEdit* penaltyRound_ = nullptr;
    Segments* penaltySign_ = nullptr;
    QLineEdit* penaltyPoints_ = nullptr;
    QLineEdit* penaltyReason_ = nullptr;
    QListWidget* penalties_ = nullptr;
    QLabel* outcome_ = nullptr;
    QVBoxLayout* column_;
    Notice* notice_;
};

} // namespace

std::optional<core::StartNumber> editParticipant(Session& session, core::StartNumber number,
                                                 QWidget* parent)
{
    ParticipantDialog dialog(session, number, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.number()) : std::nullopt;
}

} // namespace desk
