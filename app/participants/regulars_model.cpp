#include "regulars_model.h"

#include "app/texts/time_text.h"
#include "app/widgets/list_style.h"
#include "participant_texts.h"

namespace desk {
namespace {

using Person = std::pair<QString, QString>;

} // namespace

void RegularsModel::setContents(const std::vector<core::Player>& directory, LastDates lastDates,
                                const core::Tournament& tournament)
{
    QHash<Person, core::StartNumber> enrolled;
    for (const auto& participant : tournament.participants) {
        enrolled.insert({participant.name, participant.club}, participant.number);
    }
    std::vector<Row> rows;
    for (const auto& player : directory) {
        const Person person{player.name, player.club};
        const auto number = enrolled.constFind(person);
        if (number == enrolled.constEnd()) {
            rows.push_back({player, std::nullopt});
            shown_.insert(person);
        } else if (!isFirst_ && shown_.contains(person)) {
            rows.push_back({player, *number});
        }
    }
    isFirst_ = false;
    const bool sameLength = rows.size() == rows_.size();
    if (!sameLength) {
        beginResetModel();
    }
    rows_ = std::move(rows);
    lastDates_ = std::move(lastDates);
    if (!sameLength) {
        endResetModel();
    } else if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const core::Player& RegularsModel::playerAt(int row) const
{
    return rows_[static_cast<std::size_t>(row)].player;
}

std::optional<core::StartNumber> RegularsModel::enrolledAs(int row) const
{
    return rows_[static_cast<std::size_t>(row)].number;
}

int RegularsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RegularsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RegularsModel::text(const Row& row, int column) const
{
    if (column == Name) {
        return row.player.name;
    }
    if (column == Club) {
        return row.player.club;
    }
    if (row.number) {
        return tr("enrolled, No. %1").arg(core::plain(*row.number));
    }
    const auto last = lastDates_.constFind({row.player.name, row.player.club});
    return last != lastDates_.constEnd() ? texts::dayText(*last) : QStringLiteral("–");
}

QVariant RegularsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const bool ticked = row.number.has_value();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name && ticked ? tr("%1, enrolled").arg(row.player.name)
                                                : text(row, index.column());
    case SearchRole:
        return QStringList{row.player.name, row.player.club, row.player.tags.join(u' ')}.join(u' ');
    case SortRole:
        return index.column() == Last
                   ? QVariant(lastDates_.value({row.player.name, row.player.club}))
                   : QVariant(text(row, index.column()));
    case IconRole:
        return index.column() == Name ? QVariant(static_cast<int>(ticked ? icons::Meaning::Complete
                                                                         : icons::Meaning::Open))
                                      : QVariant();
    case ColourRole:
        if (ticked) {
            return static_cast<int>(theme::Role::Done);
        }
        return index.column() == Name ? QVariant() : static_cast<int>(theme::Role::Muted);
    case WeightRole:
        return index.column() == Name ? QVariant(QFont::Medium) : QVariant();
    default:
        return {};
    }
}

QVariant RegularsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Name");
    case Club:
        return tr("Club");
    default:
        return tr("Played last");
    }
}

} // namespace desk
