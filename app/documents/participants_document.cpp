#include "participants_document.h"

#include "app/texts/numbers.h"
#include "columns.h"
#include "frame.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Participant;
using reports::Cell;
using reports::ColumnKind;
using reports::ColumnUse;

namespace {

class ParticipantsDocument
{
    Q_DECLARE_TR_FUNCTIONS(ParticipantsDocument)
};

QString spanText(const core::PresenceSpan& span)
{
    const auto from = plain(span.from);
    if (!span.until) {
        return from == 1 ? ParticipantsDocument::tr("all")
                         : ParticipantsDocument::tr("from %1").arg(from);
    }
    const auto until = plain(*span.until);
    return from == until ? QString::number(from) : u"%1–%2"_s.arg(from).arg(until);
}

QString presenceText(const Participant& person)
{
    QStringList spans;
    for (const auto& span : person.present) {
        spans << spanText(span);
    }
    return spans.isEmpty() ? ParticipantsDocument::tr("withdrawn") : spans.join(u", "_s);
}

Cell moneyCell(std::int64_t cents)
{
    const QString amount = texts::centsText(cents);
    return {cents == 0 ? u"–"_s : amount, amount};
}

struct Sums
{
    std::int64_t due = 0;
    std::int64_t paid = 0;
    std::int64_t open = 0;
};

/// What is owed of the start fee still; nobody owes less than nothing.
std::int64_t openCents(std::int64_t due, std::int64_t paid)
{
    return std::max<std::int64_t>(due - paid, 0);
}

Sums sumsOf(const core::Tournament& tournament)
{
    Sums sums;
    const auto due = tournament.settings.startFeeCents;
    for (const auto& person : tournament.participants) {
        sums.due += due;
        sums.paid += person.paidCents;
        sums.open += openCents(due, person.paidCents);
    }
    return sums;
}

class ParticipantColumns : public Columns<Participant>
{
public:
    ParticipantColumns(const core::Tournament& tournament, const People& people, const Sums& sums)
        : due_(tournament.settings.startFeeCents), anyMoney_(sums.due + sums.paid > 0)
    {
        add(numberColumn(), [](const Participant& person) { return numberCell(person.number); });
        add(nameColumn(), [](const Participant& person) { return textCell(person.name); });
        add(clubColumn(people), [](const Participant& person) { return textCell(person.club); });
        addTags(tournament);
        add(column(u"present"_s, ParticipantsDocument::tr("Rounds present"), ColumnKind::Text),
            [](const Participant& person) { return textCell(presenceText(person)); });
        addMoney(u"due"_s, ParticipantsDocument::tr("Due (€)"),
                 [this](const Participant&) { return moneyCell(due_); });
        addMoney(u"paid"_s, ParticipantsDocument::tr("Paid (€)"),
                 [](const Participant& person) { return moneyCell(person.paidCents); });
        addMoney(u"open"_s, ParticipantsDocument::tr("Open (€)"),
                 [this](const Participant& person) {
                     return moneyCell(openCents(due_, person.paidCents));
                 });
    }

private:
    void addTags(const core::Tournament& tournament)
    {
        const auto& people = tournament.participants;
        const bool any = std::any_of(people.begin(), people.end(), [](const Participant& person) {
            return !person.tags.isEmpty();
        });
        auto tags = column(u"tags"_s, ParticipantsDocument::tr("Groups"), ColumnKind::Text);
        tags.use = any ? ColumnUse::Everywhere : ColumnUse::Csv;
        add(tags, [](const Participant& person) { return textCell(person.tags.join(u", "_s)); });
    }

    void addMoney(const QString& key, const QString& head, Tell tell)
    {
        auto made = column(key, head, ColumnKind::Number);
        made.use = anyMoney_ ? ColumnUse::Everywhere : ColumnUse::Csv;
        made.strong = key == u"open";
        add(made, std::move(tell));
    }

    std::int64_t due_;
    bool anyMoney_;
};

QStringList sumsText(const core::Tournament& tournament, const Sums& sums)
{
    const auto count = static_cast<int>(tournament.participants.size());
    QStringList lines = {ParticipantsDocument::tr("%n participant(s)", nullptr, count)};
    if (sums.due + sums.paid > 0) {
        lines << ParticipantsDocument::tr("Start fees: %1 due, %2 paid, %3 open")
                     .arg(texts::moneyText(sums.due), texts::moneyText(sums.paid),
                          texts::moneyText(sums.open));
    }
    return lines;
}

} // namespace

reports::Document participantsDocument(const Source& source)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const auto sums = sumsOf(tournament);
    const ParticipantColumns columns(tournament, people, sums);
    reports::TableDocument document;
    document.title = titleOf(Kind::Participants);
    document.nothing = ParticipantsDocument::tr("Nobody is enrolled yet.");
    document.columns = columns.all();
    if (!tournament.participants.empty()) {
        reports::Block block;
        for (const auto& person : tournament.participants) {
            block.rows.push_back(columns.row(person));
        }
        document.blocks = {block};
        document.notes = sumsText(tournament, sums);
    }
    return {frameOf(source), document};
}

} // namespace documents
