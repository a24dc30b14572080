#include "participants_model.h"

#include "app/widgets/list_style.h"
#include "participant_texts.h"

#include <algorithm>

namespace desk {
namespace {

using icons::Meaning;

bool sameNumbers(const std::vector<core::Participant>& one,
                 const std::vector<core::Participant>& other)
{
    return std::equal(
        one.begin(), one.end(), other.begin(), other.end(),
        [](const auto& left, const auto& right) { return left.number == right.number; });
}

int number(theme::Role role)
{
    return static_cast<int>(role);
}

} // namespace

void ParticipantsModel::setContents(const core::Tournament& tournament, core::RoundNumber round,
                                    std::int64_t feeCents)
{
    const bool sameRows = sameNumbers(tournament_.participants, tournament.participants);
    if (!sameRows) {
        beginResetModel();
    }
    tournament_ = {tournament.settings, tournament.participants, {}, tournament.penalties};
    round_ = round;
    feeCents_ = feeCents;
    if (!sameRows) {
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

core::StartNumber ParticipantsModel::numberAt(int row) const
{
    return tournament_.participants[static_cast<std::size_t>(row)].number;
}

int ParticipantsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(tournament_.participants.size());
}

int ParticipantsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ParticipantsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& person = tournament_.participants[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(person, index.column());
    case Qt::AccessibleTextRole:
        return accessibleText(person, index.column());
    case Qt::ToolTipRole:
        return index.column() == Notes || index.column() == Name || index.column() == Club
                   ? QVariant(text(person, index.column()))
                   : QVariant();
    case SortRole:
        return sortValue(person, index.column());
    case StartNumberRole:
        return core::plain(person.number);
    case SearchRole:
        return QStringList{person.name, person.club, person.tags.join(u' '),
                           QString::number(core::plain(person.number))}
            .join(u' ');
    default:
        return look(person, index.column(), role);
    }
}

QString ParticipantsModel::notesText(const core::Participant& person) const
{
    QStringList texts;
    for (const auto& note : notesOn(tournament_, person)) {
        texts << note.text;
    }
    return texts.join(QStringLiteral(" · "));
}

QString ParticipantsModel::text(const core::Participant& person, int column) const
{
    switch (column) {
    case Number:
        return QString::number(core::plain(person.number));
    case Name:
        return person.name;
    case Club:
        return person.club.isEmpty() ? QStringLiteral("–") : person.club;
    case Present:
        return presenceText(core::isPresent(person, round_));
    case Paid:
        return paidText(person.paidCents, feeCents_);
    default:
        return notesText(person);
    }
}

QString ParticipantsModel::accessibleText(const core::Participant& person, int column) const
{
    if (column != Number) {
        return text(person, column);
    }
    QStringList parts = {tr("No. %1").arg(core::plain(person.number)), person.name};
    if (!person.club.isEmpty()) {
        parts << person.club;
    }
    parts << text(person, Present);
    if (feeCents_ > 0) {
        parts << tr("start fee: %1").arg(text(person, Paid));
    }
    if (const QString notes = notesText(person); !notes.isEmpty()) {
        parts << notes;
    }
    return parts.join(QStringLiteral(", "));
}

QVariant ParticipantsModel::sortValue(const core::Participant& person, int column) const
{
    switch (column) {
    case Number:
        return core::plain(person.number);
    case Present:
        return core::isPresent(person, round_);
    case Paid:
        return QVariant::fromValue<qlonglong>(person.paidCents);
    default:
        return column == Club ? person.club : text(person, column);
    }
}

bool ParticipantsModel::hasPaid(const core::Participant& person) const
{
    return person.paidCents >= feeCents_;
}

QVariant ParticipantsModel::presenceLook(const core::Participant& person, int role) const
{
    const bool present = core::isPresent(person, round_);
    if (role == IconRole) {
        return static_cast<int>(present ? Meaning::Present : Meaning::Absent);
    }
    if (role == WeightRole && !present) {
        return QFont::DemiBold;
    }
    if (role == ColourRole) {
        return present ? number(theme::Role::Done) : number(theme::Role::Warn);
    }
    return {};
}

QVariant ParticipantsModel::paidLook(const core::Participant& person, int role) const
{
    const bool paid = hasPaid(person);
    if (role == IconRole) {
        return static_cast<int>(paid ? Meaning::Paid : Meaning::Open);
    }
    if (role == WeightRole && !paid) {
        return QFont::DemiBold;
    }
    if (role == ColourRole) {
        return paid ? number(theme::Role::Done) : number(theme::Role::Warn);
    }
    return {};
}

QVariant ParticipantsModel::look(const core::Participant& person, int column, int role) const
{
    switch (column) {
    case Number:
        if (role == Qt::TextAlignmentRole) {
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        }
        return role == NumberRole ? QVariant(true) : QVariant();
    case Name:
        return role == WeightRole ? QVariant(QFont::Medium) : QVariant();
    case Club:
        return role == ColourRole ? QVariant(number(theme::Role::Muted)) : QVariant();
    case Present:
        return presenceLook(person, role);
    case Paid:
        return paidLook(person, role);
    default:
        break;
    }
    if (role != IconRole && role != ColourRole) {
        return {};
    }
    const auto notes = notesOn(tournament_, person);
    if (notes.empty()) {
        return {};
    }
    return role == IconRole ? static_cast<int>(notes.front().icon) : number(notes.front().role);
}

QVariant ParticipantsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return section == Number ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (section) {
    case Number:
        return role == Qt::ToolTipRole ? tr("Start number") : tr("No.");
    case Name:
        return tr("Name");
    case Club:
        return tr("Club");
    case Present:
        return tr("Round %1").arg(core::plain(round_));
    case Paid:
        return tr("Start fee");
    case Notes:
        return tr("Notes");
    default:
        return {};
    }
}

} // namespace desk
