#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/sent_slip.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "reports/hall/public_names.h"

#include <QString>

namespace web {

/// The part of a table's page on which somebody else than the reporter confirms games
/// (core::PhoneSlips::SecondSeat).
class ConfirmForm
{
public:
    /// All outlive it. `entries` are those of the table.
    ConfirmForm(const core::Tournament& tournament, const hall::PublicNames& names,
                const core::TableKey& table, const core::PendingEntries& entries);

    /// "waits for A, C or D"; empty if the report waits for the desk.
    [[nodiscard]] QString waitsFor(const core::PendingEntry& report) const;
    /// Nothing while no game waits for somebody of the table.
    [[nodiscard]] Html form(const QString& address, const TypedConfirmation& typed,
                            const core::Refused& refused) const;

private:
    /// The newest of each game without a result, if somebody at the table may confirm it.
    [[nodiscard]] core::PendingEntries waiting() const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::TableKey key_;
    const core::PendingEntries& entries_;
};

} // namespace web
