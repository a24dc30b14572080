#include "app/desk/evening/participants/list_dialog.h"

#include "app/desk/evening/participants/list_columns.h"
#include "app/desk/evening/participants/paid_way_choice.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/member_texts.h"
#include "core/texts/refusal_texts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QHash>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using Fate = core::Foreseen::Fate;
using icons::Meaning;

/// The clubs of namesakes.
QHash<QString, QStringList> clubsOf(const core::Tournament& tournament,
                                    const std::vector<core::Player>& directory)
{
    QHash<QString, QStringList> clubs;
    const auto add = [&clubs](const auto& person) {
        if (auto& known = clubs[core::nameKey(person.name)];
            !core::containsSame(known, person.club)) {
            known << person.club;
        }
    };
    std::for_each(directory.begin(), directory.end(), add);
    std::for_each(tournament.participants.begin(), tournament.participants.end(), add);
    return clubs;
}

template <typename Reasons>
QString joinedTexts(const Reasons& reasons)
{
    QStringList texts;
    for (const auto& reason : reasons) {
        texts << texts::text(reason);
    }
    return texts.join(u' ');
}

/// A state in words, and the icon and colour for it.
struct FateText
{
    QString text;
    Meaning icon;
    theme::Role role;
};

QString memberNames(const core::ListedEntry& entry)
{
    QStringList names;
    for (const auto& member : entry.members) {
        names << texts::memberName(member);
    }
    return names.join(QStringLiteral(", "));
}

FateText missingText(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    return line.isTicked
               ? FateText{ListPreviewModel::tr("No. %1 is removed: no longer on the list")
                              .arg(number),
                          Meaning::Present, theme::Role::Warn}
               : FateText{ListPreviewModel::tr("No. %1 stays; no longer on the list").arg(number),
                          Meaning::Absent, theme::Role::Muted};
}

FateText thereText(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    const QString members = memberNames(line.entry);
    if (members.isEmpty()) {
        return {ListPreviewModel::tr("is there already: No. %1").arg(number), Meaning::Complete,
                theme::Role::Muted};
    }
    if (!line.entry.wanted) {
        return {ListPreviewModel::tr("No. %1 is here and stays; different: %2")
                    .arg(QString::number(number), members),
                Meaning::Complete, theme::Role::Muted};
    }
    return line.isTicked ? FateText{ListPreviewModel::tr("No. %1 is changed: %2")
                                        .arg(QString::number(number), members),
                                    Meaning::Present, theme::Role::Note}
                         : FateText{ListPreviewModel::tr("No. %1 stays; different: %2")
                                        .arg(QString::number(number), members),
                                    Meaning::Absent, theme::Role::Muted};
}

FateText fateText(const PreviewLine& line)
{
    if (line.isMissing()) {
        return missingText(line);
    }
    const int number = core::plain(line.foreseen.number);
    switch (line.foreseen.fate) {
    case Fate::Added:
        return line.foreseen.status == core::Attendance::Waiting
                   ? FateText{ListPreviewModel::tr("joins the waiting list as No. %1").arg(number),
                              Meaning::Late, theme::Role::Warn}
                   : FateText{ListPreviewModel::tr("is added as No. %1").arg(number), Meaning::Add,
                              theme::Role::Done};
    case Fate::There:
        return thereText(line);
    case Fate::Refused:
        break;
    }
    return {ListPreviewModel::tr("left out: %1").arg(line.reason), Meaning::Refused,
            theme::Role::Error};
}

Cell fateCell(const PreviewLine& line)
{
    const auto fate = fateText(line);
    Cell cell{{Qt::DisplayRole, fate.text},
              {Qt::ToolTipRole, fate.text},
              {IconRole, static_cast<int>(fate.icon)},
              {ColourRole, static_cast<int>(fate.role)}};
    if (line.canBeTicked()) {
        cell.insert(Qt::CheckStateRole, line.isTicked ? Qt::Checked : Qt::Unchecked);
    }
    return cell;
}

std::vector<Cell> cellsOf(const PreviewLine& line)
{
    const auto muted = static_cast<int>(theme::Role::Muted);
    const QString number = line.line ? QString::number(line.line->number) : QString();
    const QString& name = line.person.name;
    const QString& club = line.person.club;
    return {{{Qt::DisplayRole, number},
             {Qt::ToolTipRole, number},
             {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)},
             {NumberRole, true},
             {ColourRole, muted}},
            {{Qt::DisplayRole, name}, {Qt::ToolTipRole, name}, {WeightRole, QFont::Medium}},
            {{Qt::DisplayRole, club}, {Qt::ToolTipRole, club}, {ColourRole, muted}},
            fateCell(line)};
}

template <typename Condition>
int countIf(const std::vector<PreviewLine>& lines, Condition condition)
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), condition));
}

PreviewLine missingLine(const core::Participant& participant)
{
    PreviewLine line;
    line.person.name = participant.name;
    line.person.club = participant.club;
    line.foreseen = {Fate::There, participant.number, {}};
    return line;
}

/// Shows the preview of a list; Space or a click on an outcome ticks it.
class ListPreviewDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ListDialog)

public:
    ListPreviewDialog(QWidget* parent, const ListSource& source, ReadList list,
                      core::Tournament tournament, std::vector<core::Player> directory)
        : QDialog(parent),
          source_(source),
          tournament_(std::move(tournament)),
          directory_(std::move(directory)),
          list_(std::move(list)),
          model_({}),
          head_(new PageHead(tr("Add people from a list"), this)),
          sheets_(new QComboBox(this)),
          columns_(new ListColumns(this)),
          paidWay_(new PaidWayChoice(tournament_, this)),
          showColumns_(makeButton(QStringLiteral("listShowColumns"), tr("Columns…"),
                                  ButtonKind::Quiet, this)),
          table_(new QTableView(this)),
          reason_(makeLabel({}, 13, QFont::Normal, theme::Role::Error, this)),
          ticks_(new Notice(this)),
          warnings_(new Notice(this)),
          accept_(makeButton(QStringLiteral("listAdd"), QString(), ButtonKind::Primary, this))
    {
        setObjectName(QStringLiteral("listDialog"));
        setWindowTitle(tr("Add people from a list"));
        constexpr QSize dialogSize(860, 560);
        resize(dialogSize);
        dressSheets();
        dressTable();
        dressReason();
        ticks_->show(Notice::Kind::Plain, Meaning::Information,
                     tr("Space, or a click on what happens, decides about the marked lines."));
        auto* const column =
            makeColumn(this, distance::medium,
                       {distance::page, distance::page - 4, distance::page, distance::page - 4});
        column->addWidget(head_);
        auto* const choices = makeRow(nullptr);
        choices->addWidget(sheets_);
        choices->addWidget(showColumns_);
        choices->addStretch(1);
        choices->addWidget(paidLabel_);
        choices->addWidget(paidWay_);
        column->addLayout(choices);
        column->addWidget(columns_);
        column->addWidget(table_, 1);
        column->addWidget(reason_);
        column->addWidget(ticks_);
        column->addWidget(warnings_);
        column->addLayout(dialogButtons(*this, *accept_));
        connect(&model_, &QAbstractItemModel::dataChanged, this, &ListPreviewDialog::refresh);
        showColumns_->setCheckable(true);
        connect(showColumns_, &QPushButton::toggled, columns_, &QWidget::setVisible);
        connect(columns_, &ListColumns::changed, this, [this] {
            list_.table.columns = columns_->columns();
            list_.table.heads = columns_->heads();
            list_.table.isByHand = true;
            showList();
        });
        showTable();
        if (accept_->isEnabled() && !hasTicks()) {
            accept_->setFocus();
        }
    }

    std::optional<ListAnswer> ask()
    {
        if (exec() != QDialog::Accepted) {
            return std::nullopt;
        }
        auto people = acceptedOf(model_.rows());
        for (auto& person : people) {
            person.paidWay = paidWay_->way();
        }
        return ListAnswer{std::move(people), ticksOf({kind_, model_.rows()})};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isSpace = event->type() == QEvent::KeyPress &&
                             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
        if (watched == table_ && isSpace) {
            toggleSelected();
            return true;
        }
        return QDialog::eventFilter(watched, event);
    }

private:
    void dressSheets()
    {
        sheets_->setObjectName(QStringLiteral("listSheet"));
        setSpokenName(*sheets_, tr("Sheet of the workbook"));
        sheets_->addItem(list_.sheet);
        sheets_->addItems(list_.others);
        sheets_->setVisible(!list_.others.isEmpty());
        connect(sheets_, &QComboBox::textActivated, this, &ListPreviewDialog::readSheet);
    }

    void dressTable()
    {
        desk::dressTable(*table_, QStringLiteral("listPreview"), tr("What happens to each line"));
        table_->setModel(&model_);
        constexpr int lineWidth = 56;
        constexpr int nameWidth = 230;
        constexpr int clubWidth = 170;
        table_->setColumnWidth(ListPreviewModel::LineNumber, lineWidth);
        table_->setColumnWidth(ListPreviewModel::Name, nameWidth);
        table_->setColumnWidth(ListPreviewModel::Club, clubWidth);
        table_->horizontalHeader()->setStretchLastSection(true);
        table_->installEventFilter(this);
        connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
            if (index.column() == ListPreviewModel::Fate) {
                model_.toggle({index.row()});
            }
        });
    }

    /// Explains in full why the current line is left out.
    void dressReason()
    {
        reason_->setObjectName(QStringLiteral("listReason"));
        reason_->setWordWrap(true);
        constexpr int linesShown = 2;
        reason_->setFixedHeight(linesShown * QFontMetrics(reason_->font()).lineSpacing());
        connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this](const QModelIndex& current) {
                    const QString reason =
                        current.isValid() ? model_.row(current).reason : QString();
                    reason_->setText(
                        reason.isEmpty()
                            ? QString()
                            : tr("Line %1: %2").arg(model_.row(current).line->number).arg(reason));
                });
    }

    void readSheet(const QString& name)
    {
        if (auto read = source_.read(name)) {
            list_ = *std::move(read);
            showTable();
        } else {
            sheets_->setCurrentText(list_.sheet);
        }
    }

    /// Another table: the columns are shown where some are left out.
    void showTable()
    {
        columns_->show(list_.table);
        showColumns_->setChecked(!core::peopleIn(list_.table).warnings.empty());
        columns_->setVisible(showColumns_->isChecked());
        showList();
    }

    /// Starts with the first line that is left out.
    void showList()
    {
        const auto people = core::peopleIn(list_.table);
        auto preview = previewOf(people, tournament_, directory_);
        kind_ = preview.kind;
        model_.show(std::move(preview.lines));
        const auto& lines = model_.rows();
        const auto refused = std::find_if(lines.begin(), lines.end(), [](const auto& line) {
            return line.foreseen.fate == Fate::Refused;
        });
        reason_->clear();
        reason_->setVisible(refused != lines.end());
        if (refused != lines.end()) {
            table_->selectRow(static_cast<int>(refused - lines.begin()));
        }
        const bool havePaid = std::any_of(lines.begin(), lines.end(), [](const auto& line) {
            return line.person.paidInFull || line.person.paidCents > 0;
        });
        paidLabel_->setVisible(havePaid);
        paidWay_->setVisible(havePaid);
        ticks_->setVisible(hasTicks());
        warnings_->show(Notice::Kind::Plain, Meaning::Information, joinedTexts(people.warnings));
        warnings_->setVisible(!people.warnings.empty());
        refresh();
    }

    void toggleSelected()
    {
        std::vector<int> rows;
        for (const auto& index : table_->selectionModel()->selectedRows()) {
            rows.push_back(index.row());
        }
        model_.toggle(rows);
    }

    [[nodiscard]] bool hasTicks() const
    {
        return countIf(model_.rows(), [](const auto& line) { return line.canBeTicked(); }) > 0;
    }

    void refresh()
    {
        const auto& lines = model_.rows();
        const int added = countOf(lines, Fate::Added);
        const int ticked = countIf(lines, [](const auto& line) { return line.isTicked; });
        head_->setFacts(factsOf(lines).join(QStringLiteral(" · ")));
        accept_->setText(hasTicks() ? tr("Enter the list")
                                    : tr("Add %n person(s)", nullptr, added));
        accept_->setAccessibleName(accept_->text());
        accept_->setEnabled(added + ticked > 0);
        accept_->setToolTip(accept_->isEnabled() ? QString() : tr("Nobody on the list is new."));
    }

    [[nodiscard]] QStringList factsOf(const std::vector<PreviewLine>& lines) const
    {
        QStringList facts = {source_.name,
                             tr("%n to be added", nullptr, countOf(lines, Fate::Added))};
        const auto add = [&facts](int count, const QString& text) {
            if (count > 0) {
                facts << text;
            }
        };
        const int there = countOf(lines, Fate::There);
        add(there, tr("%n there already", nullptr, there));
        const int changed =
            countIf(lines, [](const auto& line) { return line.entry.wanted.has_value(); });
        add(changed, tr("%n of them different", nullptr, changed));
        const int missing = countIf(lines, [](const auto& line) { return line.isMissing(); });
        add(missing, tr("%n no longer on the list", nullptr, missing));
        const int refused = countOf(lines, Fate::Refused);
        add(refused, tr("%n left out", nullptr, refused));
        return facts;
    }

    const ListSource& source_;
    // Copies, as another desk may change them while the preview is open.
    core::Tournament tournament_;
    std::vector<core::Player> directory_;
    ReadList list_;
    core::ListKind kind_ = core::ListKind::More;
    ListPreviewModel model_;
    PageHead* head_;
    QComboBox* sheets_;
    ListColumns* columns_;
    QLabel* paidLabel_ = makeLabel(tr("Paid how?"), 13, QFont::Medium, theme::Role::Text, this);
    PaidWayChoice* paidWay_;
    QPushButton* showColumns_;
    QTableView* table_;
    QLabel* reason_;
    Notice* ticks_;
    Notice* warnings_;
    QPushButton* accept_;
};

} // namespace

ListPreview previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                      const std::vector<core::Player>& directory)
{
    const auto clubs = clubsOf(tournament, directory);
    std::vector<PreviewLine> lines;
    std::vector<core::Enrolment> readable;
    for (const auto& listed : list.people) {
        PreviewLine line{listed.line, listed.person, {}};
        const QStringList known = clubs.value(core::nameKey(line.person.name));
        if (!line.person.number && line.person.club.isEmpty() && known.size() == 1) {
            line.person.club = known.constFirst();
        }
        if (listed.faults.empty()) {
            readable.push_back(line.person);
        } else {
            line.foreseen = {Fate::Refused, {}, listed.faults};
        }
        lines.push_back(std::move(line));
    }
    const auto kind = core::kindOfList(tournament, readable);
    const auto comparison = core::comparedWithList(tournament, readable, kind);
    const auto foreseen = core::foreseen(tournament, readable, comparison);
    std::size_t next = 0;
    for (auto& line : lines) {
        if (line.foreseen.refusals.empty()) {
            line.foreseen = foreseen[next];
            line.entry = comparison.entries[next];
            line.isTicked = line.entry.wanted.has_value();
            ++next;
        }
        line.reason = joinedTexts(line.foreseen.refusals);
    }
    for (const auto number : comparison.missing) {
        lines.push_back(missingLine(*core::findParticipant(tournament, number)));
    }
    return {kind, std::move(lines)};
}

std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines)
{
    std::vector<core::Enrolment> accepted;
    for (const auto& line : lines) {
        if (!line.isMissing() && line.foreseen.fate != Fate::Refused) {
            accepted.push_back(line.person);
        }
    }
    return accepted;
}

core::ListTicks ticksOf(const ListPreview& preview)
{
    core::ListTicks ticks{preview.kind, {}, {}};
    for (const auto& line : preview.lines) {
        if (line.isTicked) {
            (line.isMissing() ? ticks.dropped : ticks.changed).insert(line.foreseen.number);
        }
    }
    return ticks;
}

int countOf(const std::vector<PreviewLine>& lines, Fate fate)
{
    return countIf(lines, [fate](const PreviewLine& line) {
        return !line.isMissing() && line.foreseen.fate == fate;
    });
}

ListPreviewModel::ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent)
    : CellModel({tr("Line"), tr("Name"), tr("Club"), tr("What happens")}, parent)
{
    show(std::move(lines));
}

void ListPreviewModel::show(std::vector<PreviewLine> lines)
{
    for (auto& line : lines) {
        line.cells = cellsOf(line);
    }
    setRows(std::move(lines));
}

void ListPreviewModel::toggle(const std::vector<int>& rows)
{
    auto lines = this->rows();
    std::vector<PreviewLine*> concerned;
    for (const int row : rows) {
        if (auto& line = lines[static_cast<std::size_t>(row)]; line.canBeTicked()) {
            concerned.push_back(&line);
        }
    }
    const bool areTicked = std::all_of(concerned.begin(), concerned.end(),
                                       [](const PreviewLine* line) { return line->isTicked; });
    for (auto* const line : concerned) {
        line->isTicked = !areTicked;
        line->cells = cellsOf(*line);
    }
    if (!concerned.empty()) {
        setRows(std::move(lines));
    }
}

std::optional<ListAnswer> askWhomToAdd(QWidget* parent, const ListSource& source, ReadList list,
                                       const core::Tournament& tournament,
                                       const std::vector<core::Player>& directory)
{
    return ListPreviewDialog(parent, source, std::move(list), tournament, directory).ask();
}

} // namespace desk
