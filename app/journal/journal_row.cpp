#include "journal_row.h"

#include "app/texts/account_texts.h"
#include "app/texts/journal_texts.h"
#include "app/texts/step_texts.h"
#include "app/texts/time_text.h"
#include "app/widgets/search_text.h"

#include <map>

namespace desk {
namespace {

using core::StartNumber;
using core::TableNumber;
using core::Tournament;

/// Collects whom and which tables the steps of a change concern.
class Concerns
{
public:
    explicit Concerns(const Tournament& tournament) : tournament_(tournament) {}

    void add(const core::Label& label)
    {
        if (label.participant) {
            people_.insert(*label.participant);
        }
        if (label.table) {
            tables_.insert(*label.table);
        }
    }

    void operator()(const core::SettingsExchange& /*step*/) {}
    void operator()(const core::RoundExchange& /*step*/) {}
    void operator()(const core::ParticipantExchange& step)
    {
        people_.insert(step.key);
        const auto& stands = step.after ? step.after : step.before;
        names_.emplace(step.key, stands->name);
    }
    void operator()(const core::TableExchange& step)
    {
        tables_.insert(step.key.table);
        addSeats(step.before);
        addSeats(step.after);
    }
    void operator()(const core::GameExchange& step)
    {
        tables_.insert(step.key.table);
        if (const auto* table = findTable(tournament_, step.key.round, step.key.table)) {
            addSeats(table->head);
        }
        addTakers(step.before);
        addTakers(step.after);
    }
    void operator()(const core::PenaltiesExchange& /*step*/) {}

    [[nodiscard]] const std::set<TableNumber>& tables() const { return tables_; }

    /// "4 Lang, Uwe", also of who is no longer there.
    [[nodiscard]] QStringList people() const
    {
        QStringList people;
        for (const auto number : people_) {
            const auto known = names_.find(number);
            people << (known != names_.end() ? QString::number(plain(number)) + u' ' + known->second
                                             : texts::personText(tournament_, number));
        }
        return people;
    }

private:
    void addSeats(const std::optional<core::TableHead>& head)
    {
        if (head) {
            people_.insert(head->seats.begin(), head->seats.end());
        }
    }
    void addTakers(const std::optional<core::GameOutcome>& outcome)
    {
        if (!outcome) {
            return;
        }
        for (const auto& substitution : substitutionsOf(*outcome)) {
            if (const auto* taker =
                    std::get_if<core::Substitution::TakenOverBy>(&substitution.by)) {
                people_.insert(*taker);
            }
        }
    }

    const Tournament& tournament_;
    std::set<StartNumber> people_;
    std::set<TableNumber> tables_;
    std::map<StartNumber, QString> names_;
};

/// Those who came (or went) by this entry, where the label cannot name them.
QString peopleOfSide(const core::Change& change, bool before)
{
    QStringList names;
    for (const auto& step : change.steps) {
        const auto* person = std::get_if<core::ParticipantExchange>(&step);
        if (person == nullptr || (person->before && person->after)) {
            continue;
        }
        const auto& side = before ? person->before : person->after;
        if (side) {
            names << QString::number(plain(person->key)) + u' ' + side->name;
        }
    }
    return names.join(QStringLiteral("; "));
}

struct Sides
{
    QString before;
    QString after;
};

Sides sidesOf(const core::Change& change)
{
    QStringList before;
    QStringList after;
    for (const auto& exchange : texts::exchangeTexts(change.steps)) {
        const QString what =
            exchange.what.isEmpty() ? QString() : exchange.what + QStringLiteral(": ");
        before << what + exchange.before;
        after << what + exchange.after;
    }
    if (const QString gone = peopleOfSide(change, true); !gone.isEmpty()) {
        before << gone;
    }
    if (const QString came = peopleOfSide(change, false); !came.isEmpty()) {
        after << came;
    }
    return {before.join(QStringLiteral("; ")), after.join(QStringLiteral("; "))};
}

} // namespace

JournalRow makeJournalRow(const core::JournalEntry& entry, const core::Tournament& tournament)
{
    JournalRow row;
    row.link = entry.link;
    const auto set = [&row](JournalColumn column, const QString& text) {
        row.texts.at(static_cast<std::size_t>(column)) = text;
    };
    const auto sides = sidesOf(entry.change);
    set(JournalColumn::Time, texts::timeText(entry.time));
    set(JournalColumn::Desk, entry.desk);
    set(JournalColumn::What, texts::text(entry, texts::Wording::Translated, &tournament));
    set(JournalColumn::Old, sides.before);
    set(JournalColumn::New, sides.after);
    set(JournalColumn::Reason, entry.change.reason);

    Concerns concerns(tournament);
    concerns.add(entry.change.label);
    for (const auto& step : entry.change.steps) {
        std::visit(concerns, step);
    }
    row.tables = concerns.tables();
    for (const auto& person : concerns.people()) {
        row.people << folded(person);
    }
    for (const auto& text : row.texts) {
        row.searched += folded(text) + u'\n';
    }
    return row;
}

} // namespace desk
