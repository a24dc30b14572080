#include "app/desk/evening/participants/participants_table.h"

#include "app/desk/evening/participants/participant_texts.h"
#include "core/codes/badge_code.h"
#include "core/money/start_fee.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

constexpr int padding = 8;

} // namespace

ParticipantsTable::ParticipantsTable(QWidget* parent) : QTableView(parent)
{
    constexpr int rowHeight = 28;
    dressTable(*this, QStringLiteral("participantsTable"), tr("Participants"), rowHeight);
    markOnFocus(*this);
    shown_.setSortRole(ParticipantsModel::SortRole);
    shown_.setSourceModel(&model_);
    setModel(&shown_);
    setSortingEnabled(true);
    sortByColumn(ParticipantsModel::Number, Qt::AscendingOrder);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSortIndicatorShown(false);
}

void ParticipantsTable::setContents(const core::Tournament& tournament, core::RoundNumber round,
                                    bool goesOn)
{
    const Numbers before = selected();
    paidWords_.clear();
    if (core::hasStartFee(tournament.settings)) {
        for (const auto& person : tournament.participants) {
            const auto account = core::feeAccountOf(tournament.settings, person);
            const auto fee = core::startFeeOf(tournament.settings, person);
            paidWords_ << paidText(account) << paidText({fee, fee}) << paidText({fee, 0, fee});
        }
        paidWords_.removeDuplicates();
    }
    const QFontMetrics names(theme::font(13, QFont::Medium));
    const QFontMetrics clubs(theme::font(13));
    longestName_ = 0;
    longestClub_ = 0;
    for (const auto& person : tournament.participants) {
        longestName_ = std::max(longestName_, names.horizontalAdvance(person.name));
        longestClub_ = std::max(longestClub_, clubs.horizontalAdvance(person.club));
    }
    presenceWords_ = {presenceText(Presence::Present), presenceText(Presence::Absent)};
    for (const auto& person : tournament.participants) {
        presenceWords_ << presenceText(presenceOf(person, round));
    }
    presenceWords_.removeDuplicates();
    model_.setContents(tournament, round, goesOn);
    setColumnHidden(ParticipantsModel::Paid, !core::hasStartFee(tournament.settings));
    shareWidth();
    if (selected() != before) {
        select(before);
    }
    viewport()->update();
}

void ParticipantsTable::setSearch(const QString& typed)
{
    const auto scanned = core::numberOnBadge(typed);
    const QString wanted = scanned ? QString::number(core::plain(*scanned)) : typed.trimmed();
    shown_.search(wanted);
    // Keys act on the hit, not the previous selection; for a typed number, on its participant.
    if (!wanted.isEmpty() && shown_.rowCount() > 0) {
        selectRow(rowOfNumber(wanted).value_or(0));
    }
}

std::optional<int> ParticipantsTable::rowOfNumber(const QString& number) const
{
    for (int row = 0; row < shown_.rowCount(); ++row) {
        if (QString::number(core::plain(numberAt(shown_.index(row, 0)))) == number) {
            return row;
        }
    }
    return std::nullopt;
}

Numbers ParticipantsTable::selected() const
{
    Numbers numbers;
    for (const auto& index : selectionModel()->selectedRows()) {
        numbers.push_back(numberAt(index));
    }
    std::sort(numbers.begin(), numbers.end());
    if (currentIndex().isValid()) {
        const auto found = std::find(numbers.begin(), numbers.end(), numberAt(currentIndex()));
        if (found != numbers.end()) {
            std::rotate(numbers.begin(), found, std::next(found));
        }
    }
    return numbers;
}

void ParticipantsTable::select(const Numbers& numbers)
{
    QItemSelection selection;
    QModelIndex current;
    for (int row = 0; row < shown_.rowCount(); ++row) {
        const auto index = shown_.index(row, 0);
        const auto number = numberAt(index);
        if (std::find(numbers.begin(), numbers.end(), number) != numbers.end()) {
            selection.select(index, index);
            current = number == numbers.front() || !current.isValid() ? index : current;
        }
    }
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection,
                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (current.isValid()) {
        scrollTo(current);
    }
}

bool ParticipantsTable::readBadge(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Shift) {
        return false;
    }
    const QString code = std::exchange(code_, {});
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        const auto number = core::numberOnBadge(code);
        if (number) {
            select({*number});
            Q_EMIT scanned(*number);
        }
        return number.has_value();
    }
    // Any digit completes a code that has only its letter.
    const QString longer = code + key.text();
    if (core::numberOnBadge(longer + u'1')) {
        code_ = longer;
    }
    return !code_.isEmpty();
}

void ParticipantsTable::keyPressEvent(QKeyEvent* event)
{
    if (readBadge(*event)) {
        return;
    }
    const QKeySequence typed(static_cast<int>(event->modifiers() & ~Qt::KeypadModifier) |
                             event->key());
    for (auto* const action : commands_) {
        if (action->shortcuts().contains(typed)) {
            action->trigger();
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

void ParticipantsTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (selectionModel()->selectedRows().isEmpty()) {
        return;
    }
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("participantsMenu"));
    menu.addActions(menu_);
    menu.exec(event->reason() == QContextMenuEvent::Mouse
                  ? event->globalPos()
                  : viewport()->mapToGlobal(visualRect(currentIndex()).center()));
}

void ParticipantsTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (shown_.rowCount() > 0) {
        return;
    }
    const bool isEmpty = model_.rowCount() == 0;
    QPainter painter(viewport());
    const QRect middle = viewport()->rect().adjusted(4 * padding, 0, -4 * padding, 0);
    constexpr int titlePixels = 15;
    constexpr int lineHeight = 28;
    painter.setFont(theme::font(titlePixels, QFont::DemiBold));
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.drawText(middle.translated(0, -lineHeight), Qt::AlignCenter,
                     isEmpty ? tr("Nobody is enrolled yet") : tr("Nobody is found"));
    painter.setFont(font());
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    painter.drawText(
        middle.translated(0, lineHeight), Qt::AlignCenter | Qt::TextWordWrap,
        isEmpty ? tr("Type a name above and press Enter. “Regulars…” lists everybody who played "
                     "before; a column of a spreadsheet can be pasted, a CSV file imported.")
                : tr("Esc shows everybody again."));
}

void ParticipantsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
    // The latest addition stays visible when the line of last arrivals appears.
    if (currentIndex().isValid()) {
        scrollTo(currentIndex());
    }
}

void ParticipantsTable::shareWidth()
{
    const QFontMetrics metrics(theme::font(13, QFont::DemiBold));
    const auto widthOf = [&](int column, const QStringList& words = {}) {
        constexpr int iconRoom = 16 + 6 + 2 * padding + 4;
        const auto title = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width = metrics.horizontalAdvance(title) + 2 * padding + 4;
        for (const auto& word : words) {
            width = std::max(width, metrics.horizontalAdvance(word) + iconRoom);
        }
        return width;
    };
    constexpr int number = 52;
    const int present = widthOf(ParticipantsModel::Present, presenceWords_);
    const int paid = paidWords_.isEmpty() ? 0 : widthOf(ParticipantsModel::Paid, paidWords_);
    const int rest = viewport()->width() - number - present - paid;
    // Names are never cut off while club and notes keep their minimum width.
    constexpr int spare = 12 + 2 * padding;
    constexpr int usualClub = 110;
    constexpr int leastNotes = 150;
    const int leastName = std::min(rest, 200);
    const int leastClub =
        std::min(usualClub, std::max(longestClub_ + spare, widthOf(ParticipantsModel::Club)));
    const int name = std::clamp(longestName_ + spare, leastName,
                                std::max(rest - leastClub - leastNotes, leastName));
    const int club =
        std::clamp(longestClub_ + spare, leastClub, std::max(leastClub, rest - name - leastNotes));
    int column = 0;
    for (const int width : {number, name, club, present, paid, std::max(0, rest - name - club)}) {
        setColumnWidth(column++, width);
    }
}

} // namespace desk
