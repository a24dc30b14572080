#include "reports/documents/catalogue.h"

#include "core/model/bookings.h"
#include "core/money/start_fee.h"

#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/registrations.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Participant;
using typeset::Cell;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

QString spanText(const core::PresenceSpan& span)
{
    const auto from = plain(span.from);
    if (!span.until) {
        return from == 1 ? Texts::tr("all") : Texts::tr("from %1").arg(from);
    }
    const auto until = plain(*span.until);
    return from == until ? QString::number(from) : u"%1–%2"_s.arg(from).arg(until);
}

/// Empty for people not here: the status says more.
QString presenceText(const Participant& person)
{
    if (!isHere(person)) {
        return u"–"_s;
    }
    QStringList spans;
    for (const auto& span : person.present) {
        spans << spanText(span);
    }
    return spans.isEmpty() ? Texts::tr("withdrawn") : spans.join(u", "_s);
}

Cell feeCell(std::int64_t cents)
{
    const QString amount = texts::amountText(cents);
    return documents::moneyCell(cents == 0 ? u"–"_s : amount, cents);
}

Columns<Participant> participantColumns(const core::Tournament& tournament, const People& people,
                                        const Registrations& registrations,
                                        const core::FeeTotals& fees)
{
    const bool anyMoney = fees.due + fees.paid() > 0;
    const auto useIf = [](bool any) { return any ? ColumnUse::Everywhere : ColumnUse::Csv; };
    const bool anyTags =
        std::any_of(tournament.participants.begin(), tournament.participants.end(),
                    [](const Participant& person) { return !person.tags.isEmpty(); });
    Columns<Participant> columns;
    columns.add(numberColumn(), &Participant::number);
    columns.add(nameColumn(), &Participant::name);
    columns.add(column(u"club"_s, Texts::tr("Club"), ColumnKind::Text, useIf(people.haveClubs())),
                &Participant::club);
    columns.add(column(u"tags"_s, Texts::tr("Groups"), ColumnKind::Text, useIf(anyTags)),
                [](const Participant& person) { return person.tags.join(u", "_s); });
    columns.add(column(u"present"_s, Texts::tr("Rounds present"), ColumnKind::Text), presenceText);
    columns.add(statusColumn(registrations), [&registrations](const Participant& person) {
        return registrations.statusCell(person, core::Attendance::Here);
    });
    const auto money = [&](const QString& key, const QString& head) {
        return column(key, head, ColumnKind::Money, useIf(anyMoney));
    };
    const auto account = [&tournament](const Participant& person) {
        return core::feeAccountOf(tournament.settings, person);
    };
    columns.add(money(u"due"_s, Texts::tr("Due (€)")), [account](const Participant& person) {
        return feeCell(account(person).due.value_or(0));
    });
    columns.add(money(u"paid"_s, Texts::tr("Paid (€)")),
                [account](const Participant& person) { return feeCell(account(person).paid); });
    columns.add(strong(money(u"open"_s, Texts::tr("Open (€)"))),
                [account](const Participant& person) { return feeCell(account(person).open); });
    columns.add(column(u"owed_back"_s, Texts::tr("Owed back (€)"), ColumnKind::Money,
                       useIf(fees.owedBack > 0)),
                [account](const Participant& person) { return feeCell(account(person).owedBack); });
    return columns;
}

} // namespace

typeset::Document participantsDocument(const Source& source, const Choice& /*choice*/)
{
    const auto& tournament = source.tournament;
    const auto count = static_cast<int>(core::peopleHere(tournament).size());
    const auto fees = core::feeTotals(tournament);
    const bool anyMoney = fees.due + fees.paid() > 0;
    const People people(tournament);
    const Registrations registrations(tournament);
    const auto columns = participantColumns(tournament, people, registrations, fees);
    auto document = tableDocument(titleOf(Kind::Participants));
    document.nothing = Texts::tr("Nobody is enrolled yet.");
    document.columns = columns.all();
    if (!tournament.participants.empty()) {
        document.blocks.emplace_back().rows = columns.rows(tournament.participants);
        document.notes << (registrations.areAllHere()
                               ? Texts::tr("%n participant(s)", nullptr, count)
                               : registrations.countText());
    }
    std::int64_t removed = 0;
    for (const auto& former : core::formerPayers(tournament)) {
        removed += former.owedBack;
    }
    if (anyMoney) {
        document.notes << Texts::tr("Start fees: %1 due, %2 paid, %3 open")
                              .arg(texts::moneyText(fees.due),
                                   texts::moneyText(fees.paid() - fees.inAdvance - removed),
                                   texts::moneyText(fees.open));
    }
    if (removed > 0) {
        document.notes << Texts::tr("Removed since: %1 paid").arg(texts::moneyText(removed));
    }
    if (fees.owedBack > 0) {
        const auto owed = Texts::tr("Owed back: %1").arg(texts::moneyText(fees.owedBack));
        document.notes << (removed > 0 ? Texts::tr("%1, of this %2 to people removed since")
                                             .arg(owed, texts::moneyText(removed))
                                       : owed);
    }
    if (fees.inAdvance > 0) {
        document.notes << Texts::tr("Paid in advance by people who are not here: %1")
                              .arg(texts::moneyText(fees.inAdvance));
    }
    return {frameOf(source), document};
}

} // namespace documents
