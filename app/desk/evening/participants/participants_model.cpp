#include "app/desk/evening/participants/participants_model.h"

#include "app/desk/evening/participants/participant_texts.h"
#include "core/money/start_fee.h"
#include "core/people/name_order.h"

#include <QLocale>

#include <map>

namespace desk {
namespace {

using icons::Meaning;

/// Done, missing, or neither.
struct State
{
    Meaning icon = Meaning::Present;
    theme::Role role = theme::Role::Done;
};

/// A cell in its state's colour; missing items are bold.
Cell stateCell(const State& state, const QString& text, const QVariant& sortedBy)
{
    Cell cell = {{Qt::DisplayRole, text},
                 {ParticipantsModel::SortRole, sortedBy},
                 {IconRole, static_cast<int>(state.icon)},
                 {ColourRole, static_cast<int>(state.role)}};
    if (state.role == theme::Role::Warn) {
        cell.insert(WeightRole, QFont::DemiBold);
    }
    return cell;
}

Cell presenceCell(Presence presence)
{
    const auto state = [presence]() -> State {
        switch (presence) {
        case Presence::Waiting:
            return {Meaning::Late, theme::Role::Note};
        case Presence::Expected:
            return {Meaning::Open, theme::Role::Muted};
        case Presence::Absent:
            return {Meaning::Absent, theme::Role::Warn};
        case Presence::Present:
            break;
        }
        return {Meaning::Present, theme::Role::Done};
    };
    return stateCell(state(), presenceText(presence), static_cast<int>(presence));
}

/// People who owe nothing yet have no open fee.
Cell paidCell(const core::FeeAccount& account)
{
    const auto sortedBy = QVariant::fromValue<qlonglong>(account.paid);
    if (!account.due && account.paid == 0) {
        const QString nothing = QStringLiteral("–");
        return {{Qt::DisplayRole, nothing},
                {ParticipantsModel::SortRole, sortedBy},
                {ColourRole, static_cast<int>(theme::Role::Muted)}};
    }
    const bool isSettled = account.open == 0 && account.owedBack == 0;
    return stateCell(isSettled ? State{Meaning::Paid, theme::Role::Done}
                               : State{Meaning::Open, theme::Role::Warn},
                     paidText(account), sortedBy);
}

Cell notesCell(const std::vector<Note>& notes)
{
    QStringList texts;
    for (const auto& note : notes) {
        texts << note.text;
    }
    const QString text = texts.join(QStringLiteral(" · "));
    Cell cell = {
        {Qt::DisplayRole, text}, {Qt::ToolTipRole, text}, {ParticipantsModel::SortRole, text}};
    if (!notes.empty()) {
        cell.insert(IconRole, static_cast<int>(notes.front().icon));
        cell.insert(ColourRole, static_cast<int>(notes.front().role));
    }
    return cell;
}

ParticipantRow rowOf(const core::Tournament& tournament, const core::Participant& person,
                     int placeByName, core::RoundNumber round, const ParticipantNotes& remarks)
{
    const int number = core::plain(person.number);
    const Cell presence = presenceCell(presenceOf(person, round));
    const Cell paid = paidCell(core::feeAccountOf(tournament.settings, person));
    const Cell notes = notesCell(remarks.of(person));
    const QString club = person.club.isEmpty() ? QStringLiteral("–") : person.club;
    QStringList spoken = {
        ParticipantsModel::tr("No. %1").arg(number),
        person.name,
        person.club,
        presence[Qt::DisplayRole].toString(),
        core::hasStartFee(tournament.settings)
            ? ParticipantsModel::tr("start fee: %1").arg(paid[Qt::DisplayRole].toString())
            : QString(),
        notes[Qt::DisplayRole].toString()};
    spoken.removeAll(QString());
    return {
        person.number,
        {{{Qt::DisplayRole, QString::number(number)},
          {Qt::AccessibleTextRole, spoken.join(QStringLiteral(", "))},
          {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)},
          {NumberRole, true},
          {ParticipantsModel::SortRole, number},
          {ParticipantsModel::StatusRole, static_cast<int>(person.status)},
          {ParticipantsModel::SearchRole,
           QStringList{person.name, person.club, person.tags.join(u' '), QString::number(number)}
               .join(u' ')}},
         {{Qt::DisplayRole, person.name},
          {Qt::ToolTipRole, person.name},
          {ParticipantsModel::SortRole, placeByName},
          {WeightRole, QFont::Medium}},
         {{Qt::DisplayRole, club},
          {Qt::ToolTipRole, club},
          {ParticipantsModel::SortRole, person.club},
          {ColourRole, static_cast<int>(theme::Role::Muted)}},
         presence,
         paid,
         notes}};
}

} // namespace

ParticipantsModel::ParticipantsModel(QObject* parent)
    : CellModel({tr("No."), tr("Name"), tr("Club"), tr("Round %1"), tr("Start fee"), tr("Notes")},
                parent, Number)
{}

void ParticipantsModel::setContents(const core::Tournament& tournament, core::RoundNumber round,
                                    bool goesOn)
{
    round_ = goesOn ? std::optional(round) : std::nullopt;
    std::map<core::StartNumber, int> placesByName;
    for (const auto number : core::NameOrder(QLocale()).sorted(tournament.participants)) {
        placesByName.emplace(number, static_cast<int>(placesByName.size()));
    }
    const ParticipantNotes remarks(tournament);
    std::vector<ParticipantRow> rows;
    rows.reserve(tournament.participants.size());
    for (const auto& person : tournament.participants) {
        rows.push_back(rowOf(tournament, person, placesByName.at(person.number), round, remarks));
    }
    setRows(std::move(rows));
}

QVariant ParticipantsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == Number && orientation == Qt::Horizontal && role == Qt::ToolTipRole) {
        return tr("Start number");
    }
    auto title = CellModel::headerData(section, orientation,
                                       role == Qt::ToolTipRole ? Qt::DisplayRole : role);
    if (section != Present || !title.isValid()) {
        return title;
    }
    return round_ ? title.toString().arg(core::plain(*round_)) : tr("Present");
}

} // namespace desk
