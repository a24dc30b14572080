#include "app/desk/evening/participants/list_dialog.h"

#include "app/desk/evening/participants/list_columns.h"
#include "app/desk/evening/participants/paid_way_choice.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

template <typename Condition>
int linesThat(const std::vector<PreviewLine>& lines, Condition condition)
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), condition));
}

using Fate = core::Foreseen::Fate;
using icons::Meaning;

/// Shows the preview of a list; Space or a click on an outcome ticks it.
class ListPreviewDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ListDialog)

public:
    ListPreviewDialog(QWidget* parent, const ListSource& source, ReadList list,
                      core::Tournament tournament, std::vector<core::Player> directory, QDate today)
        : QDialog(parent),
          source_(source),
          tournament_(std::move(tournament)),
          directory_(std::move(directory)),
          list_(std::move(list)),
          model_({}),
          head_(new PageHead(tr("Add people from a list"), this)),
          sheets_(new QComboBox(this)),
          columns_(new ListColumns(this)),
          statusLabel_(makeLabel(tr("Those new are"), 13, QFont::Medium, theme::Role::Text, this)),
          status_(new QComboBox(this)),
          paidLabel_(makeLabel(tr("Paid how?"), 13, QFont::Medium, theme::Role::Text, this)),
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
        constexpr QSize dialogSize(1040, 720);
        resize(dialogSize.boundedTo(screen()->availableSize() * 9 / 10));
        dressSheets();
        dressStatus(proposedStatus(tournament_, today));
        dressTable();
        dressReason();
        ticks_->show(Notice::Kind::Plain, Meaning::Information,
                     tr("Space, or a click in “What happens”, changes the decision for the marked "
                        "lines."));
        auto* const column =
            makeColumn(this, distance::medium,
                       {distance::page, distance::page - 4, distance::page, distance::page - 4});
        column->addWidget(head_);
        auto* const choices = makeRow(nullptr);
        choices->addWidget(sheets_);
        choices->addWidget(showColumns_);
        choices->addStretch(1);
        choices->addWidget(statusLabel_);
        choices->addWidget(status_);
        choices->addWidget(paidLabel_);
        choices->addWidget(paidWay_);
        column->addLayout(choices);
        column->addWidget(columns_);
        column->addWidget(table_, 1);
        column->addWidget(reason_);
        column->addWidget(ticks_);
        column->addWidget(warnings_);
        column->addLayout(dialogButtons(*this, *accept_));
        findChild<QPushButton*>(QStringLiteral("backButton"))->setText(tr("Cancel"));
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
        return ListAnswer{acceptedOf(model_.rows(), paidWay_->way()),
                          ticksOf({kind_, model_.rows()})};
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

    void dressStatus(core::Attendance proposed)
    {
        status_->setObjectName(QStringLiteral("listStatus"));
        setSpokenName(*status_, statusLabel_->text());
        status_->addItem(tr("here"), static_cast<int>(core::Attendance::Here));
        status_->addItem(tr("expected"), static_cast<int>(core::Attendance::Expected));
        status_->setCurrentIndex(status_->findData(static_cast<int>(proposed)));
        connect(status_, &QComboBox::currentIndexChanged, this, &ListPreviewDialog::showList);
    }

    void dressTable()
    {
        desk::dressTable(*table_, QStringLiteral("listPreview"), tr("What happens to each line"));
        table_->setModel(&model_);
        constexpr int lineWidth = 56;
        constexpr int nameWidth = 220;
        constexpr int clubWidth = 150;
        constexpr int detailsWidth = 240;
        table_->setColumnWidth(ListPreviewModel::LineNumber, lineWidth);
        table_->setColumnWidth(ListPreviewModel::Name, nameWidth);
        table_->setColumnWidth(ListPreviewModel::Club, clubWidth);
        table_->setColumnWidth(ListPreviewModel::Details, detailsWidth);
        table_->horizontalHeader()->setStretchLastSection(true);
        table_->installEventFilter(this);
        connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
            if (index.column() == ListPreviewModel::Fate) {
                model_.toggle({index.row()}, tournament_);
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

    /// Another table: the columns are shown where they are guessed and some are left out.
    void showTable()
    {
        columns_->show(list_.table);
        showColumns_->setChecked(!list_.table.titles &&
                                 !core::peopleIn(list_.table).warnings.empty());
        columns_->setVisible(showColumns_->isChecked());
        showList();
    }

    /// Starts with the first line that is left out.
    void showList()
    {
        const auto people = core::peopleIn(list_.table);
        const auto status = core::Attendance(status_->currentData().toInt());
        auto preview = previewOf(people, tournament_, directory_, status);
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
        table_->setColumnHidden(ListPreviewModel::Details, linesThat(lines, [](const auto& line) {
                                                               return !line.details.isEmpty();
                                                           }) == 0);
        const bool asksForStatus =
            std::any_of(people.people.begin(), people.people.end(),
                        [](const auto& listed) { return !listed.status.has_value(); });
        statusLabel_->setVisible(asksForStatus);
        status_->setVisible(asksForStatus);
        const bool asksForWay = std::any_of(lines.begin(), lines.end(), [](const auto& line) {
            return !line.isPaidWayListed && (line.person.paidInFull || line.person.paidCents > 0);
        });
        paidLabel_->setVisible(asksForWay);
        paidWay_->setVisible(asksForWay);
        ticks_->setVisible(hasTicks());
        const QString leftOut = leftOutText(people.warnings);
        warnings_->show(Notice::Kind::Plain, Meaning::Information, leftOut);
        warnings_->setVisible(!leftOut.isEmpty());
        refresh();
    }

    void toggleSelected()
    {
        std::vector<int> rows;
        for (const auto& index : table_->selectionModel()->selectedRows()) {
            rows.push_back(index.row());
        }
        model_.toggle(rows, tournament_);
    }

    [[nodiscard]] bool hasTicks() const
    {
        return linesThat(model_.rows(), [](const auto& line) { return line.canBeTicked(); }) > 0;
    }

    void refresh()
    {
        const auto& lines = model_.rows();
        const int added = countOf(lines, Fate::Added);
        const int ticked = linesThat(lines, [](const auto& line) { return line.isTicked; });
        head_->setFacts(factsOf(lines).join(QStringLiteral(" · ")));
        accept_->setText(hasTicks()   ? tr("Enter the list")
                         : added == 0 ? tr("Nobody to add")
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
        const int waiting = linesThat(lines, [](const auto& line) {
            return line.foreseen.fate == Fate::Added &&
                   line.foreseen.status == core::Attendance::Waiting;
        });
        add(waiting, tr("%n of them to the waiting list", nullptr, waiting));
        const int there = countOf(lines, Fate::There);
        add(there, tr("%n there already", nullptr, there));
        const int changed =
            linesThat(lines, [](const auto& line) { return line.entry.wanted.has_value(); });
        add(changed, tr("%n of them different", nullptr, changed));
        const int missing = linesThat(lines, [](const auto& line) { return line.isMissing(); });
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
    QLabel* statusLabel_;
    QComboBox* status_;
    QLabel* paidLabel_;
    PaidWayChoice* paidWay_;
    QPushButton* showColumns_;
    QTableView* table_;
    QLabel* reason_;
    Notice* ticks_;
    Notice* warnings_;
    QPushButton* accept_;
};

} // namespace

std::optional<ListAnswer> askWhomToAdd(QWidget* parent, const ListSource& source, ReadList list,
                                       const core::Tournament& tournament,
                                       const std::vector<core::Player>& directory, QDate today)
{
    return ListPreviewDialog(parent, source, std::move(list), tournament, directory, today).ask();
}

} // namespace desk
