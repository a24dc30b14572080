#include "app/desk/evening/rounds/open_tables_list.h"

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/row_model.h"

#include <QCoreApplication>
#include <QListView>

#include <algorithm>
#include <iterator>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

namespace {

constexpr int openTableHeight = 46;

} // namespace

struct OpenTableLine
{
    core::TableNumber table{1};
    bool isReported = false;
    bool isCalled = false;
    QString minutes; ///< "12 min"; empty: not known.
};

class OpenTablesModel : public RowModel<OpenTableLine>
{
    Q_DECLARE_TR_FUNCTIONS(OpenTablesModel)

public:
    explicit OpenTablesModel(QObject* parent) : RowModel(1, parent) {}

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
            return {};
        }
        const auto& line = row(index);
        switch (role) {
        case Qt::DisplayRole:
            return tr("Table %1").arg(core::plain(line.table));
        case SecondLineRole:
            return stateOf(line);
        case EndRole:
            return line.minutes;
        case IconRole:
            return static_cast<int>(line.isReported ? Meaning::Hall : Meaning::Running);
        case ColourRole:
            return static_cast<int>(line.isReported ? Role::Warn : Role::Accent);
        case Qt::AccessibleTextRole:
            return QStringList{tr("Table %1").arg(core::plain(line.table)), stateOf(line),
                               line.minutes}
                .join(u", "_s);
        default:
            return {};
        }
    }

private:
    static QString stateOf(const OpenTableLine& line)
    {
        return line.isCalled     ? tr("called")
               : line.isReported ? tr("complete by phone, slip missing")
                                 : tr("still playing");
    }
};

OpenTablesList::OpenTablesList(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new OpenTablesModel(this))
{
    view_ = makeList(u"openTables"_s, tr("Open tables"), *model_, openTableHeight, this);
    view_->setToolTip(
        tr("Enter or a double click: “please bring your slip” on the display, televisions "
           "and the phones of that table."));
    auto* const column = makeColumn(this, distance::tight);
    column->addWidget(
        makeLabel(tr("Open tables: Enter calls the table"), 13, QFont::DemiBold, Role::Text, this));
    column->addWidget(view_);
    constexpr int halfAMinute = 30'000;
    minutes_.setInterval(halfAMinute);
    minutes_.start();
    connect(&minutes_, &QTimer::timeout, this, &OpenTablesList::refresh);
    connect(view_, &QListView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT callRequested({round_, model_->row(index).table});
    });
}

OpenTableLine OpenTablesList::lineOf(const core::MissingSlip& slip) const
{
    const core::TableKey key{round_, slip.table};
    OpenTableLine line{slip.table,
                       slip.isReported,
                       std::find(called_.begin(), called_.end(), key) != called_.end(),
                       {}};
    if (slip.since) {
        constexpr qint64 secondsPerMinute = 60;
        const auto minutes = slip.since->secsTo(session_.now()) / secondsPerMinute;
        line.minutes = tr("%1 min").arg(std::max<qint64>(minutes, 0));
    }
    return line;
}

void OpenTablesList::show(core::RoundNumber round)
{
    round_ = round;
    refresh();
}

void OpenTablesList::setCalled(std::vector<core::TableKey> called)
{
    called_ = std::move(called);
    refresh();
}

void OpenTablesList::call(core::TableNumber table)
{
    const auto& lines = model_->rows();
    if (std::any_of(lines.begin(), lines.end(),
                    [table](const OpenTableLine& line) { return line.table == table; })) {
        Q_EMIT callRequested({round_, table});
    }
}

void OpenTablesList::refresh()
{
    std::vector<OpenTableLine> lines;
    const auto* const round = core::findRound(session_.tournament(), round_);
    if (round != nullptr && round->head.state == core::RoundState::Published) {
        const auto publishedAt =
            session_.read([&](auto& service, auto id) { return service.publishedAt(id, round_); });
        const auto slips =
            core::missingSlips(session_.tournament(), *round, waitingIn(session_), publishedAt);
        std::transform(slips.begin(), slips.end(), std::back_inserter(lines),
                       [this](const core::MissingSlip& slip) { return lineOf(slip); });
    }
    constexpr int mostRows = 6;
    const auto rows = std::min<int>(static_cast<int>(lines.size()), mostRows);
    view_->setFixedHeight(rows * openTableHeight + 2 * view_->frameWidth());
    setVisible(!lines.empty());
    model_->setRows(std::move(lines));
}

} // namespace desk
