#pragma once

#include "core/journal.h"

#include <QStringList>

#include <array>
#include <set>

namespace desk {

/// The columns of the journal.
enum class JournalColumn : std::uint8_t { Time, Desk, What, Old, New, Reason, Undone };
inline constexpr int journalColumnCount = static_cast<int>(JournalColumn::Undone) + 1;

/// One entry of the journal as it is shown and searched.
struct JournalRow
{
    core::JournalLink link;
    std::array<QString, journalColumnCount> texts; ///< By JournalColumn; Undone is left empty.
    std::set<core::TableNumber> tables;            ///< The tables it concerns.
    QStringList people; ///< Folded "4 lang, uwe" of everybody it concerns.
    QString searched;   ///< Everything shown, folded.
    bool undone = false;
};

/// `tournament` gives the names, and who sits at the tables.
JournalRow makeJournalRow(const core::JournalEntry& entry, const core::Tournament& tournament);

} // namespace desk
