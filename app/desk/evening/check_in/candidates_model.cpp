#include "app/desk/evening/check_in/candidates_model.h"

#include "app/desk/evening/check_in/check_in_words.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/people_edits.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/texts/numbers.h"

#include <algorithm>

namespace desk {
namespace {

using core::Attendance;
using icons::Meaning;
using theme::Role;

struct Mark
{
    Meaning icon = Meaning::Present;
    Role role = Role::Done;
};

Mark markOf(const core::Tournament& tournament, const core::Candidate& candidate)
{
    const auto* const person = core::findParticipant(tournament, candidate.number);
    if (candidate.kind != core::Candidate::Kind::Registered || person == nullptr) {
        return {Meaning::AddPerson, Role::Accent};
    }
    switch (person->status) {
    case Attendance::Expected:
        return {Meaning::Open, Role::Warn};
    case Attendance::Waiting:
        return {Meaning::Late, Role::Note};
    case Attendance::Here:
        break;
    }
    return core::isPresent(*person, roundToCome(tournament)) ? Mark()
                                                             : Mark{Meaning::Absent, Role::Warn};
}

Cell textCell(const QString& text)
{
    return {{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
}

CandidateRow rowOf(const core::Tournament& tournament, const core::Candidate& candidate,
                   core::Attendance walkIns, const QString& typed)
{
    const bool isNumbered = candidate.kind == core::Candidate::Kind::Registered;
    const QString number = isNumbered ? QString::number(core::plain(candidate.number)) : QString();
    const QString status = statusText(tournament, candidate, walkIns);
    const auto account = accountOf(tournament, candidate);
    const QString fee =
        account.owedBack > 0
            ? CandidatesModel::tr("%1 owed back").arg(texts::moneyText(account.owedBack))
        : account.missing > 0 ? CandidatesModel::tr("%1 due").arg(texts::moneyText(account.missing))
                              : CandidatesModel::tr("paid");
    const bool isSettled = account.missing == 0 && account.owedBack == 0;
    const auto [icon, role] = markOf(tournament, candidate);

    Cell numberCell = textCell(number);
    numberCell.insert(NumberRole, true);
    numberCell.insert(Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter));
    QStringList spoken = {number, candidate.player.name, candidate.player.club, status,
                          core::hasStartFee(tournament.settings) ? fee : QString()};
    spoken.removeAll(QString());
    numberCell.insert(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    Cell name = textCell(candidate.player.name);
    name.insert(WeightRole, QFont::Medium);
    name.insert(MatchRole, typed.section(u' ', 0, 0));
    Cell club = textCell(candidate.player.club);
    club.insert(ColourRole, static_cast<int>(Role::Muted));
    Cell statusCell = textCell(status);
    statusCell.insert(IconRole, static_cast<int>(icon));
    statusCell.insert(ColourRole, static_cast<int>(role));
    Cell feeCell = textCell(fee);
    feeCell.insert(ColourRole, static_cast<int>(isSettled ? Role::Muted : Role::Warn));
    return {candidate, {numberCell, name, club, statusCell, feeCell}};
}

} // namespace

QString statusText(const core::Tournament& tournament, const core::Candidate& candidate,
                   core::Attendance walkIns)
{
    const auto* const person = core::findParticipant(tournament, candidate.number);
    if (candidate.kind != core::Candidate::Kind::Registered || person == nullptr) {
        const QString unknown = candidate.kind == core::Candidate::Kind::New
                                    ? CandidatesModel::tr("new")
                                    : CandidatesModel::tr("not registered");
        return walkIns == Attendance::Here
                   ? unknown
                   : CandidatesModel::tr("%1: %2").arg(
                         unknown,
                         words::waitingPlace(core::registrationCount(tournament).waiting + 1));
    }
    switch (person->status) {
    case Attendance::Expected:
        return CandidatesModel::tr("expected");
    case Attendance::Waiting:
        return words::waitingPlace(core::placeInQueue(tournament, person->number).value_or(0));
    case Attendance::Here:
        break;
    }
    return core::isPresent(*person, roundToCome(tournament)) ? CandidatesModel::tr("here")
                                                             : presenceText(Presence::Absent);
}

core::FeeAccount accountOf(const core::Tournament& tournament, const core::Candidate& candidate,
                           const std::optional<QString>& feeClass)
{
    const auto* const found = candidate.kind == core::Candidate::Kind::Registered
                                  ? core::findParticipant(tournament, candidate.number)
                                  : nullptr;
    auto person = found != nullptr ? *found : core::Participant();
    person.feeClass = feeClass.value_or(person.feeClass);
    return core::feeAccountOf(tournament.settings, person);
}

CandidatesModel::CandidatesModel(QObject* parent)
    : CellModel({tr("No."), tr("Name"), tr("Club"), tr("Status"), tr("Start fee")}, parent, Number)
{}

void CandidatesModel::setCandidates(const core::Tournament& tournament,
                                    const std::vector<core::Candidate>& candidates,
                                    core::Attendance walkIns, const QString& typed)
{
    std::vector<CandidateRow> rows;
    rows.reserve(candidates.size());
    for (const auto& candidate : candidates) {
        rows.push_back(rowOf(tournament, candidate, walkIns, typed));
    }
    setRows(std::move(rows));
}

} // namespace desk
