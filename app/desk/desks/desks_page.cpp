#include "app/desk/desks/desks_page.h"

#include "app/desk/frame/session.h"

#include "app/desk/widgets/cell_model.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/clock_texts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTableView>

#include <array>

namespace desk {

using namespace Qt::StringLiterals;

struct DeskRow
{
    enum Column : std::uint8_t { Name, Since, Tables, Typing, Entered, ColumnCount };

    std::array<Cell, ColumnCount> cells;
};

class DesksModel : public CellModel<DeskRow>
{
    Q_DECLARE_TR_FUNCTIONS(DesksModel)

public:
    explicit DesksModel(QObject* parent)
        : CellModel({tr("Desk"), tr("Since"), tr("Tables"), tr("Typing"), tr("Results entered")},
                    parent, DeskRow::Entered)
    {}

    [[nodiscard]] static DeskRow rowOf(const core::Desk& desk, bool isOwn, int entered)
    {
        const auto cell = [](const QString& text) {
            return Cell{{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
        };
        Cell name = cell(isOwn ? tr("%1 (this desk)").arg(desk.name) : desk.name);
        name.insert(WeightRole, QFont::Medium);
        Cell count = cell(QLocale().toString(entered));
        count.insert(NumberRole, true);
        count.insert(Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter));
        return {{name, cell(texts::timeOfDayText(desk.since)),
                 cell(desk.tables ? tableRangeText(*desk.tables) : tr("all")),
                 cell(desk.typing ? tr("Round %1, table %2")
                                        .arg(plain(desk.typing->table.round))
                                        .arg(plain(desk.typing->table.table))
                                  : u"–"_s),
                 count}};
    }
};

DesksPage::DesksPage(Session& session, QWidget* parent)
    : Page(session, parent),
      head_(new PageHead(tr("Desks"), this)),
      tables_(new QLineEdit(this)),
      refusal_(new Notice(this)),
      model_(new DesksModel(this)),
      view_(new QTableView(this))
{
    setObjectName(u"desksPage"_s);
    constexpr int top = 20;
    auto* const column =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    buildTables(*column);
    dressTable(*view_, u"deskTable"_s, tr("Desks"));
    view_->setModel(model_);
    view_->setTabKeyNavigation(false);
    auto& header = *view_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Stretch);
    column->addWidget(view_, 1);
    connect(&session_, &Session::desksChanged, this, &DesksPage::showDesks);
}

void DesksPage::buildTables(QLayout& column)
{
    constexpr int width = 120;
    tables_->setObjectName(u"ownTables"_s);
    tables_->setFixedWidth(width);
    tables_->setPlaceholderText(tr("all"));
    tables_->setToolTip(tr("The table field on the page Results goes through only these; any other "
                           "can still be typed."));
    const auto label = tr("Tables typed at this desk, such as 1-12");
    tables_->setAccessibleName(label);
    auto* const row = makeRow(nullptr, distance::small);
    row->addWidget(makeLabel(label, 13, QFont::Normal, theme::Role::Text, this));
    row->addWidget(tables_);
    row->addWidget(refusal_, 1);
    static_cast<QBoxLayout&>(column).addLayout(row);
    connect(tables_, &QLineEdit::editingFinished, this, &DesksPage::takeTables);
}

void DesksPage::enter()
{
    tables_->setFocus(Qt::OtherFocusReason);
    tables_->selectAll();
}

void DesksPage::takeTables()
{
    const QString text = tables_->text().trimmed();
    const auto range = core::tableRangeIn(text);
    if (!range && !text.isEmpty()) {
        refusal_->showError(tr("A first and a last number, such as 1-12."));
        return;
    }
    refusal_->clear();
    session_.setTables(range);
}

void DesksPage::refresh()
{
    if (!tables_->hasFocus()) {
        const auto& own = session_.desk().tables;
        tables_->setText(own ? tableRangeText(*own) : QString());
    }
    entered_ = session_.read([](auto& service, auto id) { return service.enteredByDesk(id); });
    showDesks();
}

void DesksPage::showDesks()
{
    const auto countOf = [this](const core::Desk& desk) {
        const auto found = entered_.find(desk.name);
        return found != entered_.end() ? found->second : 0;
    };
    std::vector<DeskRow> rows = {
        DesksModel::rowOf(session_.desk(), true, countOf(session_.desk()))};
    for (const auto& desk : session_.otherDesks()) {
        rows.push_back(DesksModel::rowOf(desk, false, countOf(desk)));
    }
    head_->setFacts(tr("%n desk(s) connected", nullptr, static_cast<int>(rows.size())));
    model_->setRows(std::move(rows));
}

} // namespace desk
