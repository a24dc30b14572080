#include "list_preview.h"

#include "app/texts/refusal_texts.h"
#include "app/widgets/list_style.h"

#include <QHash>

#include <algorithm>

namespace desk {
namespace {

using Fate = core::Foreseen::Fate;
using icons::Meaning;

/// The clubs of people of each name.
using Clubs = QHash<QString, QStringList>;

void add(Clubs& clubs, const QString& name, const QString& club)
{
    auto& known = clubs[name];
    if (!known.contains(club)) {
        known << club;
    }
}

Clubs clubsOf(const core::Tournament& tournament, const std::vector<core::Player>& directory)
{
    Clubs clubs;
    for (const auto& player : directory) {
        add(clubs, player.name, player.club);
    }
    for (const auto& participant : tournament.participants) {
        add(clubs, participant.name, participant.club);
    }
    return clubs;
}

core::Enrolment completed(core::Enrolment person, const Clubs& clubs)
{
    const QStringList known = clubs.value(person.name);
    if (!person.number && person.club.isEmpty() && known.size() == 1) {
        person.club = known.constFirst();
    }
    return person;
}

QString reasonOf(const core::Refusals& refusals)
{
    QStringList texts;
    for (const auto& refusal : refusals) {
        texts << texts::text(refusal);
    }
    return texts.join(u' ');
}

Meaning iconOf(Fate fate)
{
    switch (fate) {
    case Fate::Added:
        return Meaning::Add;
    case Fate::There:
        return Meaning::Complete;
    case Fate::Refused:
        break;
    }
    return Meaning::Refused;
}

theme::Role roleOf(Fate fate)
{
    switch (fate) {
    case Fate::Added:
        return theme::Role::Done;
    case Fate::There:
        return theme::Role::Muted;
    case Fate::Refused:
        break;
    }
    return theme::Role::Error;
}

} // namespace

std::vector<PreviewLine> previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                                   const std::vector<core::Player>& directory)
{
    const Clubs clubs = clubsOf(tournament, directory);
    std::vector<PreviewLine> lines;
    std::vector<core::Enrolment> readable;
    for (const auto& listed : list.people) {
        PreviewLine line{listed.line, completed(listed.person, clubs), {}, {}};
        if (listed.faults.empty()) {
            readable.push_back(line.person);
        } else {
            line.foreseen = {Fate::Refused, {}, listed.faults};
        }
        lines.push_back(std::move(line));
    }
    auto next = core::foreseen(tournament, readable);
    auto one = next.begin();
    for (auto& line : lines) {
        if (line.foreseen.refusals.empty()) {
            line.foreseen = std::move(*one++);
        }
        line.reason = reasonOf(line.foreseen.refusals);
    }
    return lines;
}

std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines)
{
    std::vector<core::Enrolment> accepted;
    for (const auto& line : lines) {
        if (line.foreseen.fate != Fate::Refused) {
            accepted.push_back(line.person);
        }
    }
    return accepted;
}

int countOf(const std::vector<PreviewLine>& lines, Fate fate)
{
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(),
                      [fate](const PreviewLine& line) { return line.foreseen.fate == fate; }));
}

ListPreviewModel::ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent)
    : QAbstractTableModel(parent), lines_(std::move(lines))
{}

int ListPreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int ListPreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ListPreviewModel::text(const PreviewLine& line, int column) const
{
    switch (column) {
    case LineNumber:
        return QString::number(line.line.number);
    case Name:
        return line.person.name;
    case Club:
        return line.person.club;
    default:
        break;
    }
    switch (line.foreseen.fate) {
    case Fate::Added:
        return tr("is added as No. %1").arg(core::plain(line.foreseen.number));
    case Fate::There:
        return tr("is there already: No. %1").arg(core::plain(line.foreseen.number));
    case Fate::Refused:
        break;
    }
    return tr("left out: %1").arg(line.reason);
}

QVariant ListPreviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& line = lines_[static_cast<std::size_t>(index.row())];
    const bool isFate = index.column() == Fate;
    const bool isNumber = index.column() == LineNumber;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(line, index.column());
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case NumberRole:
        return isNumber ? QVariant(true) : QVariant();
    case IconRole:
        return isFate ? QVariant(static_cast<int>(iconOf(line.foreseen.fate))) : QVariant();
    case ColourRole:
        if (isFate) {
            return static_cast<int>(roleOf(line.foreseen.fate));
        }
        return index.column() == Name ? QVariant() : static_cast<int>(theme::Role::Muted);
    case WeightRole:
        return index.column() == Name ? QVariant(QFont::Medium) : QVariant();
    default:
        return {};
    }
}

QVariant ListPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LineNumber:
        return tr("Line");
    case Name:
        return tr("Name");
    case Club:
        return tr("Club");
    default:
        return tr("What happens");
    }
}

} // namespace desk
