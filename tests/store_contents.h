#pragma once

#include "core/change/journal.h"
#include "core/file/club_steps.h"
#include "core/file/tournament_file.h"
#include "core/ranking/standings.h"
#include "core/store/store.h"

#include <QByteArray>
#include <QRegularExpression>

/// A store's visible contents, for comparison.
namespace store_contents {

/// They are others whenever the same is done again.
inline QByteArray withoutParticipantIds(const QByteArray& steps)
{
    static const QRegularExpression id(QStringLiteral(",\"uuid\":\"[^\"]*\""));
    return QString::fromUtf8(steps).remove(id).toUtf8();
}

inline QByteArray textOf(const core::JournalEntry& entry)
{
    const auto steps = core::writeSteps(entry.change.steps);
    const auto& label = entry.change.label;
    const auto number = [](const auto& id) {
        return id ? QByteArray::number(core::plain(*id)) : QByteArray("-");
    };
    QByteArray text = QByteArray::number(core::plain(entry.link.id));
    text += ' ' + number(entry.link.concerns) + (entry.link.undoable ? " + " : " - ");
    text += QByteArray::number(int(entry.link.kind)) + ' ' + QByteArray::number(int(label.action));
    text += ' ' + number(label.round) + number(label.table) + number(label.game) +
            number(label.participant) + ' ';
    text += entry.time.toString(Qt::ISODateWithMs).toUtf8() + entry.desk.toUtf8() +
            entry.change.reason.toUtf8();
    return text + withoutParticipantIds(steps.before) + withoutParticipantIds(steps.after) + '\n';
}

inline QByteArray textOf(const core::ClubJournalEntry& entry)
{
    const auto steps = core::writeSteps(entry.change.steps);
    const auto& label = entry.change.label;
    return QByteArray::number(core::plain(entry.link.id)) + (entry.link.undoable ? " + " : " - ") +
           QByteArray::number(int(entry.link.kind)) + ' ' + QByteArray::number(int(label.action)) +
           label.subject.toUtf8() + entry.time.toString(Qt::ISODateWithMs).toUtf8() +
           entry.desk.toUtf8() + entry.change.reason.toUtf8() + steps.before + steps.after + '\n';
}

inline QByteArray textOf(const core::Standing& line)
{
    return QByteArray::number(line.rank.value_or(0)) + ' ' +
           QByteArray::number(qlonglong{line.tally.tmp().units()}) + '\n';
}

inline QByteArray textOf(const core::ClubRecords& records)
{
    core::ClubChange added;
    for (const auto& [id, series] : records.series) {
        added.steps.emplace_back(core::SeriesExchange{id, std::nullopt, series});
    }
    for (const auto& [id, movement] : records.cash) {
        added.steps.emplace_back(core::CashExchange{id, std::nullopt, movement});
    }
    for (const auto& [evening, count] : records.cashCounts) {
        added.steps.emplace_back(core::CashCountExchange{evening, std::nullopt, count});
    }
    for (const auto& [id, person] : records.erased) {
        added.steps.emplace_back(core::ErasedExchange{id, std::nullopt, person});
    }
    for (const auto& [id, player] : records.merged) {
        added.steps.emplace_back(core::MergedExchange{id, std::nullopt, player});
    }
    for (const auto& [id, item] : records.deleted) {
        added.steps.emplace_back(core::DeletedExchange{id, std::nullopt, item});
    }
    for (const auto& [id, version] : records.versions) {
        added.steps.emplace_back(core::VersionExchange{id, std::nullopt, version});
    }
    for (const auto& [id, helper] : records.helpers) {
        added.steps.emplace_back(core::HelperExchange{id, std::nullopt, helper});
    }
    return core::writeSteps(added.steps).after + '\n';
}

/// All visible contents of the store, as one text.
inline QByteArray textOf(core::Store& store)
{
    QByteArray text;
    for (const auto& summary : store.read().tournaments()) {
        const auto stored = store.read().load(summary.id);
        text += summary.name.toUtf8() + core::writeTournament(stored.value().tournament);
        for (const auto& line : core::Standings(stored->tournament).lines()) {
            text += textOf(line);
        }
        for (const auto& entry : store.read().journal(summary.id)) {
            text += textOf(entry);
        }
    }
    for (const auto& player : store.read().players()) {
        text += player.name.toUtf8() + ',' + player.club.toUtf8() + ',' +
                player.tags.join(u';').toUtf8() + QByteArray::number(int(player.publicName)) + '\n';
    }
    for (const auto& entry : store.read().clubJournal()) {
        text += textOf(entry);
    }
    return text + textOf(store.read().clubRecords());
}

/// Including the ids that are the same in every copy of a club; the same evening played again has
/// others.
inline QByteArray withIdentities(core::Store& store)
{
    QByteArray text = textOf(store);
    for (const auto& summary : store.read().tournaments()) {
        text += summary.uuid.value.toByteArray() + '\n';
    }
    for (const auto& player : store.read().players()) {
        text += player.id.value.toByteArray() + '\n';
    }
    for (const auto& person : store.read().enrolledPeople()) {
        text += person.name.toUtf8() + ',' + person.key.participant.value.toByteArray() + ',' +
                (person.player ? person.player->value.toByteArray() : QByteArray()) + '\n';
    }
    return text;
}

} // namespace store_contents
