#include "participants_table.h"

#include "app/widgets/list_style.h"
#include "participant_texts.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace desk {
namespace {

constexpr int tableRow = 28;
constexpr int padding = 8;

using Wish = ParticipantsTable::Wish;

std::optional<Wish> wishOf(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Paste)) {
        return Wish::Paste;
    }
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier) {
        return std::nullopt;
    }
    switch (event.key()) {
    case Qt::Key_A:
        return Wish::Present;
    case Qt::Key_B:
        return Wish::Paid;
    case Qt::Key_Z:
        return Wish::Withdraw;
    case Qt::Key_M:
        return Wish::Merge;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return Wish::Edit;
    case Qt::Key_Delete:
        return Wish::Remove;
    case Qt::Key_Escape:
        return Wish::EndSearch;
    default:
        return std::nullopt;
    }
}

/// The widths that the longest name and the longest club take in their columns.
std::pair<int, int> longestOf(const std::vector<core::Participant>& people)
{
    constexpr int pixels = 13;
    const QFontMetrics names(theme::font(pixels, QFont::Medium));
    const QFontMetrics clubs(theme::font(pixels));
    std::pair<int, int> longest;
    for (const auto& person : people) {
        longest.first = std::max(longest.first, names.horizontalAdvance(person.name));
        longest.second = std::max(longest.second, clubs.horizontalAdvance(person.club));
    }
    return {longest.first + 2 * padding, longest.second + 2 * padding};
}

} // namespace

ParticipantsTable::ParticipantsTable(QWidget* parent) : QTableView(parent)
{
    dressTable(*this, QStringLiteral("participantsTable"), tr("Participants"), tableRow);
    shown_.setSourceModel(&model_);
    setModel(&shown_);
    setSortingEnabled(true);
    sortByColumn(ParticipantsModel::Number, Qt::AscendingOrder);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSortIndicatorShown(false);
    connect(this, &QTableView::clicked, this, &ParticipantsTable::toggleByClick);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != ParticipantsModel::Present &&
            index.column() != ParticipantsModel::Paid) {
            Q_EMIT wanted(Wish::Edit);
        }
    });
}

void ParticipantsTable::setContents(const core::Tournament& tournament, core::RoundNumber round,
                                    std::int64_t feeCents)
{
    const Numbers before = selected();
    feeCents_ = feeCents;
    longest_ = longestOf(tournament.participants);
    model_.setContents(tournament, round, feeCents);
    setColumnHidden(ParticipantsModel::Paid, feeCents == 0);
    shareWidth();
    if (selected() != before) {
        select(before);
    }
    viewport()->update();
}

void ParticipantsTable::setSearch(const QString& typed)
{
    shown_.setSearch(typed);
    if (!currentIndex().isValid() && shown_.rowCount() > 0) {
        selectRow(0);
    }
}

Numbers ParticipantsTable::selected() const
{
    Numbers numbers;
    for (const auto& index : selectionModel()->selectedRows()) {
        numbers.push_back(model_.numberAt(shown_.mapToSource(index).row()));
    }
    std::sort(numbers.begin(), numbers.end());
    if (currentIndex().isValid()) {
        const auto current = model_.numberAt(shown_.mapToSource(currentIndex()).row());
        const auto found = std::find(numbers.begin(), numbers.end(), current);
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
        const auto number = model_.numberAt(shown_.mapToSource(index).row());
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

void ParticipantsTable::keyPressEvent(QKeyEvent* event)
{
    if (const auto wish = wishOf(*event)) {
        Q_EMIT wanted(*wish);
        return;
    }
    QTableView::keyPressEvent(event);
}

void ParticipantsTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (selectionModel()->selectedRows().isEmpty()) {
        return;
    }
    struct Entry
    {
        Wish wish;
        icons::Meaning icon;
        QString text;
        QKeySequence key;
    };
    const std::array<Entry, 6> entries = {{
        {Wish::Present, icons::Meaning::Present, tr("Present / absent"), Qt::Key_A},
        {Wish::Paid, icons::Meaning::Paid, tr("Start fee paid / open"), Qt::Key_B},
        {Wish::Withdraw, icons::Meaning::Left, tr("Withdraw …"), Qt::Key_Z},
        {Wish::Edit, icons::Meaning::Edit, tr("Edit …"), Qt::Key_F2},
        {Wish::Merge, icons::Meaning::Person, tr("Merge two entries of one person …"), Qt::Key_M},
        {Wish::Remove, icons::Meaning::Remove, tr("Remove …"), Qt::Key_Delete},
    }};
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("participantsMenu"));
    for (const auto& entry : entries) {
        auto* action = menu.addAction(icons::icon(entry.icon, palette()), entry.text);
        action->setShortcut(entry.key);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this,
                [this, wish = entry.wish] { Q_EMIT wanted(wish); });
    }
    menu.exec(event->reason() == QContextMenuEvent::Mouse
                  ? event->globalPos()
                  : viewport()->mapToGlobal(visualRect(currentIndex()).center()));
}

void ParticipantsTable::toggleByClick(const QModelIndex& index)
{
    const bool several = selectionModel()->selectedRows().size() > 1;
    if (several) {
        return;
    }
    if (index.column() == ParticipantsModel::Present) {
        Q_EMIT wanted(Wish::Present);
    } else if (index.column() == ParticipantsModel::Paid) {
        Q_EMIT wanted(Wish::Paid);
    }
}

void ParticipantsTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (shown_.rowCount() > 0) {
        return;
    }
    const bool empty = model_.rowCount() == 0;
    QPainter painter(viewport());
    const QRect middle = viewport()->rect().adjusted(4 * padding, 0, -4 * padding, 0);
    constexpr int titlePixels = 15;
    constexpr int lineHeight = 28;
    painter.setFont(theme::font(titlePixels, QFont::DemiBold));
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.drawText(middle.translated(0, -lineHeight), Qt::AlignCenter,
                     empty ? tr("Nobody is enrolled yet") : tr("Nobody is found"));
    painter.setFont(font());
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    painter.drawText(
        middle.translated(0, lineHeight), Qt::AlignCenter | Qt::TextWordWrap,
        empty ? tr("Type a name above and press Enter. “Regulars …” lists everybody who played "
                   "before; a column of a spreadsheet can be pasted, a CSV file imported.")
              : tr("Esc shows everybody again."));
}

void ParticipantsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void ParticipantsTable::shareWidth()
{
    const QFontMetrics metrics(theme::font(13, QFont::DemiBold));
    const auto widthOf = [&](int column, std::initializer_list<QString> words) {
        constexpr int iconRoom = 16 + 6 + 2 * padding + 4;
        const auto title = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width = metrics.horizontalAdvance(title) + 2 * padding + 4;
        for (const auto& word : words) {
            width = std::max(width, metrics.horizontalAdvance(word) + iconRoom);
        }
        return width;
    };
    constexpr int numberWidth = 52;
    const int presentWidth =
        widthOf(ParticipantsModel::Present, {presenceText(true), presenceText(false)});
    const int paidWidth = feeCents_ == 0
                              ? 0
                              : widthOf(ParticipantsModel::Paid,
                                        {paidText(feeCents_, feeCents_), paidText(0, feeCents_)});
    const int rest = viewport()->width() - numberWidth - presentWidth - paidWidth;
    // Names are never cut as long as club and notes keep the least they need.
    constexpr int spare = 12;
    constexpr int usualClub = 110;
    const int leastClub = std::min(
        usualClub, std::max(longest_.second + spare, widthOf(ParticipantsModel::Club, {})));
    constexpr int leastNotes = 150;
    const int name = std::clamp(longest_.first + spare, std::min(rest, 200),
                                std::max(rest - leastClub - leastNotes, std::min(rest, 200)));
    const int club = std::clamp(longest_.second + spare, leastClub,
                                std::max(leastClub, rest - name - leastNotes));
    setColumnWidth(ParticipantsModel::Number, numberWidth);
    setColumnWidth(ParticipantsModel::Name, name);
    setColumnWidth(ParticipantsModel::Club, club);
    setColumnWidth(ParticipantsModel::Present, presentWidth);
    setColumnWidth(ParticipantsModel::Paid, paidWidth);
    setColumnWidth(ParticipantsModel::Notes, std::max(0, rest - name - club));
}

} // namespace desk
