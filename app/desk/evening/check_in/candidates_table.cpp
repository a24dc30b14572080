#include "app/desk/evening/check_in/candidates_table.h"

#include "core/money/start_fee.h"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

constexpr int cellPadding = 8;

} // namespace

CandidatesTable::CandidatesTable(QWidget* parent) : QTableView(parent)
{
    constexpr int rowHeight = 32;
    dressTable(*this, QStringLiteral("candidates"), tr("People by that name"), rowHeight);
    setModel(&model_);
    setSelectionMode(QAbstractItemView::SingleSelection);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        Q_EMIT clickedOn(core::Candidate(model_.row(index).candidate));
    });
    connect(this, &QTableView::doubleClicked, this, &CandidatesTable::taken);
}

void CandidatesTable::setCandidates(const core::Tournament& tournament,
                                    const std::vector<core::Candidate>& candidates,
                                    core::Attendance walkIns, const QString& typed)
{
    model_.setCandidates(tournament, candidates, walkIns, typed);
    const QFontMetrics names(theme::font(13, QFont::Medium));
    const QFontMetrics texts(theme::font(13));
    longestName_ = 0;
    longestStatus_ = 0;
    longestFee_ = 0;
    for (const auto& row : model_.rows()) {
        const auto width = [&row](int column, const QFontMetrics& metrics) {
            return metrics.horizontalAdvance(
                row.cells[static_cast<std::size_t>(column)][Qt::DisplayRole].toString());
        };
        longestName_ = std::max(longestName_, width(CandidatesModel::Name, names));
        longestStatus_ = std::max(longestStatus_, width(CandidatesModel::Status, texts));
        longestFee_ = std::max(longestFee_, width(CandidatesModel::Fee, texts));
    }
    setColumnHidden(CandidatesModel::Fee, !core::hasStartFee(tournament.settings));
    shareWidth();
    viewport()->update();
}

void CandidatesTable::setEmptyText(const QString& what, const QString& why)
{
    emptyWhat_ = what;
    emptyWhy_ = why;
    viewport()->update();
}

std::optional<core::Candidate> CandidatesTable::chosen() const
{
    const auto rows = selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(model_.row(rows.front()).candidate);
}

void CandidatesTable::choose(const std::optional<core::Candidate>& person)
{
    const auto& rows = model_.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&person](const CandidateRow& row) {
        return person && row.candidate.isSamePerson(*person);
    });
    if (found == rows.end()) {
        clearSelection();
        setCurrentIndex({});
        scrollToTop();
    } else {
        selectRow(static_cast<int>(found - rows.begin()));
        scrollTo(currentIndex());
    }
}

void CandidatesTable::step(int lines)
{
    if (model_.rowCount() == 0) {
        return;
    }
    const auto rows = selectionModel()->selectedRows();
    const int before = rows.isEmpty() ? -1 : rows.front().row();
    selectRow(std::clamp(before + lines, 0, model_.rowCount() - 1));
    scrollTo(currentIndex());
}

void CandidatesTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (model_.rowCount() > 0) {
        return;
    }
    constexpr int titlePixels = 15;
    constexpr int around = 32;
    constexpr int half = 24;
    QPainter painter(viewport());
    const QRect middle = viewport()->rect().adjusted(around, 0, -around, 0);
    painter.setFont(theme::font(titlePixels, QFont::DemiBold));
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.drawText(middle.translated(0, -half), Qt::AlignCenter | Qt::TextWordWrap, emptyWhat_);
    painter.setFont(font());
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    painter.drawText(middle.translated(0, half), Qt::AlignCenter | Qt::TextWordWrap, emptyWhy_);
}

void CandidatesTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void CandidatesTable::shareWidth()
{
    constexpr int number = 56;
    constexpr int icon = 24;
    constexpr int leastStatus = 110;
    constexpr int leastFee = 112;
    constexpr int leastClub = 100;
    constexpr int leastName = 180;
    const int status = std::max(leastStatus, longestStatus_ + icon + 2 * cellPadding);
    const int fee = std::max(leastFee, longestFee_ + 2 * cellPadding + 4);
    const int rest = std::max(0, viewport()->width() - number - status -
                                     (isColumnHidden(CandidatesModel::Fee) ? 0 : fee));
    const int name = std::clamp(longestName_ + 2 * cellPadding + 4, std::min(rest, leastName),
                                std::max(rest - leastClub, std::min(rest, leastName)));
    int column = 0;
    for (const int width : {number, name, std::max(0, rest - name), status, fee}) {
        setColumnWidth(column++, width);
    }
}

} // namespace desk
