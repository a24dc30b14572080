#include "app/desk/club/journal/journal_model.h"

#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/typed_values.h"
#include "core/people/people_names.h"
#include "core/texts/account_texts.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::numberedName;

/// Adds the people and table that a step concerns.
void addConcerns(JournalRow& row, const core::Step& step, const core::Tournament& tournament)
{
    const auto addSeats = [&](const std::optional<core::TableHead>& head) {
        for (const auto person : head ? head->seats : std::vector<core::StartNumber>()) {
            row.add(person, tournament);
        }
    };
    if (const auto* enrolment = std::get_if<core::ParticipantExchange>(&step)) {
        // Including those gone, by name.
        const auto& stands = enrolment->after ? enrolment->after : enrolment->before;
        row.people.insert_or_assign(enrolment->key, numberedName(enrolment->key, stands->name));
    } else if (const auto* payment = std::get_if<core::PaymentExchange>(&step)) {
        const auto& payer = (payment->after ? payment->after : payment->before)->payer;
        row.people.emplace(payer.number, numberedName(payer.number, payer.name));
    } else if (const auto* seats = std::get_if<core::TableExchange>(&step)) {
        row.tables.insert(seats->key.table);
        addSeats(seats->before);
        addSeats(seats->after);
    } else if (const auto* game = std::get_if<core::GameExchange>(&step)) {
        row.tables.insert(game->key.table);
        if (const auto* table = findTable(tournament, game->key.round, game->key.table)) {
            addSeats(table->head);
        }
        using core::Substitution;
        for (const auto& outcome : {game->before, game->after}) {
            for (const auto& substitution :
                 outcome ? substitutionsOf(*outcome) : std::vector<Substitution>()) {
                if (const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by)) {
                    row.add(*taker, tournament);
                }
            }
        }
    }
}

} // namespace

void JournalRow::add(core::StartNumber person, const core::Tournament& tournament)
{
    if (!people.contains(person)) {
        people.emplace(person, numberedName(tournament, person));
    }
}

JournalRow::JournalRow(const core::JournalEntry& entry, const core::Tournament& tournament)
    : id(entry.link.id), isReversible(entry.link.undoable)
{
    const auto& change = entry.change;
    QStringList before;
    QStringList after;
    for (const auto& exchange : texts::exchangeTexts(change.steps)) {
        const QString what = exchange.what.isEmpty() ? QString() : exchange.what + u": "_s;
        before << what + exchange.before;
        after << what + exchange.after;
    }
    for (const auto& step : change.steps) {
        addConcerns(*this, step, tournament);
        // The label cannot name people added or removed.
        const auto* person = std::get_if<core::ParticipantExchange>(&step);
        if (person != nullptr && person->before && !person->after) {
            before << numberedName(person->key, person->before->name);
        } else if (person != nullptr && person->after && !person->before) {
            after << numberedName(person->key, person->after->name);
        }
    }
    if (change.label.participant) {
        add(*change.label.participant, tournament);
    }
    if (change.label.table) {
        tables.insert(*change.label.table);
    }
    texts = {texts::timeText(entry.time),
             entry.desk,
             texts::text(entry, texts::Wording::Translated, &tournament),
             before.join(u"; "_s),
             after.join(u"; "_s),
             change.reason};
    searched = QStringList(texts.begin(), texts.end()).join(u'\n');
}

JournalRow::JournalRow(const core::ClubJournalEntry& entry)
    : id(entry.link.id), isReversible(entry.link.undoable && !entry.change.isEmpty())
{
    QStringList before;
    QStringList after;
    for (const auto& exchange : texts::exchangeTexts(entry.change.steps)) {
        before << exchange.before;
        after << exchange.after;
    }
    before.removeAll(QString());
    after.removeAll(QString());
    texts = {texts::timeText(entry.time), entry.desk,          texts::text(entry),
             before.join(u"; "_s),        after.join(u"; "_s), texts::reasonText(entry)};
    searched = QStringList(texts.begin(), texts.end()).join(u'\n');
}

void JournalModel::clear()
{
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void JournalModel::prepend(JournalRow row)
{
    beginInsertRows({}, 0, 0);
    rows_.push_back(std::move(row));
    endInsertRows();
}

void JournalModel::append(std::vector<JournalRow> rows)
{
    if (rows.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    std::move(rows.begin(), rows.end(), std::front_inserter(rows_));
    endInsertRows();
}

void JournalModel::setTakenBack(const std::vector<core::JournalId>& takenBack)
{
    int index = rowCount();
    for (auto& row : rows_) {
        --index;
        const bool undone = std::binary_search(takenBack.begin(), takenBack.end(), row.id);
        if (undone != row.undone) {
            row.undone = undone;
            Q_EMIT dataChanged(this->index(index, 0), this->index(index, journalColumnCount - 1));
        }
    }
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto& row = this->row(index.row());
    const auto column = static_cast<JournalColumn>(index.column());
    const bool saysUndone = row.undone && column == JournalColumn::Undone;
    const bool isQuiet =
        row.undone || column == JournalColumn::Time || column == JournalColumn::Session;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return saysUndone ? tr("undone") : row.texts.at(static_cast<std::size_t>(index.column()));
    case Qt::AccessibleTextRole:
        return headerData(index.column(), Qt::Horizontal).toString() + u' ' +
               data(index, Qt::DisplayRole).toString();
    case IconRole:
        return saysUndone ? QVariant(static_cast<int>(icons::Meaning::Undo)) : QVariant();
    case ColourRole:
        return static_cast<int>(isQuiet ? theme::Role::Muted : theme::Role::Text);
    case NumberRole:
        return column == JournalColumn::Time;
    default:
        return {};
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr std::array<const char*, journalColumnCount> heads = {
        QT_TR_NOOP("Time"),  QT_TR_NOOP("Desk"),   QT_TR_NOOP("What"),  QT_TR_NOOP("Before"),
        QT_TR_NOOP("After"), QT_TR_NOOP("Reason"), QT_TR_NOOP("Undone")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole
               ? QVariant(tr(heads.at(static_cast<std::size_t>(section))))
               : QVariant();
}

void JournalFilter::search(const QString& words, const QString& table, const QString& person)
{
    words_ = core::NameMatcher(words);
    table_ = typedNumber(table);
    personNumber_ = typedNumber(person);
    person_ = core::NameMatcher(person);
    invalidateFilter();
}

bool JournalFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const auto& entry = qobject_cast<const JournalModel*>(sourceModel())->row(row);
    const auto fits = [this](const auto& person) {
        return personNumber_ ? plain(person.first) == *personNumber_
                             : person_.matches(person.second);
    };
    return (!table_ || entry.tables.contains(core::TableNumber{*table_})) &&
           words_.matches(entry.searched) &&
           (person_.isEmpty() || std::any_of(entry.people.begin(), entry.people.end(), fits));
}

} // namespace desk
