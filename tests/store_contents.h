#pragma once

#include "core/file/tournament_file.h"
#include "core/journal.h"
#include "core/standings.h"
#include "core/store.h"

#include <QByteArray>

/// What a store shows, to be compared.
namespace store_contents {

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
    return text + steps.before + steps.after + '\n';
}

inline QByteArray textOf(const core::Standing& line)
{
    return QByteArray::number(line.rank.value_or(0)) + ' ' +
           QByteArray::number(qlonglong{line.tally.tmp().units()}) + '\n';
}

/// Everything that the store shows, as one text.
inline QByteArray textOf(core::Store& store)
{
    QByteArray text;
    for (const auto& summary : store.tournaments()) {
        const auto stored = store.load(summary.id);
        text += summary.name.toUtf8() + core::writeTournament(stored.value().tournament);
        for (const auto& line : core::Standings(stored->tournament).lines()) {
            text += textOf(line);
        }
        for (const auto& entry : store.journal(summary.id)) {
            text += textOf(entry);
        }
    }
    for (const auto& player : store.players()) {
        text += player.name.toUtf8() + ',' + player.club.toUtf8() + ',' +
                player.tags.join(u';').toUtf8() + '\n';
    }
    return text;
}

/// With the ids that are the same in every copy of a club; the same evening played again has
/// others.
inline QByteArray withIdentities(core::Store& store)
{
    QByteArray text = textOf(store);
    for (const auto& summary : store.tournaments()) {
        text += summary.uuid.value.toByteArray() + '\n';
    }
    for (const auto& player : store.players()) {
        text += player.id.value.toByteArray() + '\n';
    }
    for (const auto& [key, player] : store.enrolledPeople()) {
        text +=
            key.name.toUtf8() + ',' + (player ? player->value.toByteArray() : QByteArray()) + '\n';
    }
    return text;
}

} // namespace store_contents
