#pragma once

#include "app/hall/confirm_form.h"
#include "app/hall/page_parts.h"
#include "app/hall/slip_request.h"
#include "core/model/tournament.h"
#include "reports/hall/public_names.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace web {

/// A table's slip on the phone.
class SlipForm
{
public:
    /// All outlive it. `slip` is one of a round that was published, of this edition or an earlier
    /// one; `table` is what is stored of its table.
    SlipForm(const StoredTable& table, const hall::PublicNames& names, const core::SlipId& slip);
    Q_DISABLE_COPY_MOVE(SlipForm)
    ~SlipForm() = default;

    [[nodiscard]] QString title() const;
    /// The games as they stand: reported, taken over or open.
    [[nodiscard]] Html games() const;
    /// The form for the next open game, or as it was typed with why it was refused; nothing once
    /// all games are there.
    [[nodiscard]] Html form(const QString& address, const TypedGame& typed,
                            const core::Refused& refused) const;
    /// "Not right", once there is something that may not be.
    [[nodiscard]] Html objection(const QString& address) const;

    /// Where somebody else of the table confirms what was reported.
    [[nodiscard]] const ConfirmForm& confirming() const { return confirming_; }

private:
    [[nodiscard]] const core::Table& table() const;
    /// The newest in time that was not left out; nullptr if there is none.
    [[nodiscard]] const core::PendingEntry* reported(core::GameNumber game) const;
    [[nodiscard]] QString stateOf(const core::PendingEntry& report) const;
    [[nodiscard]] bool playsClaims() const;
    [[nodiscard]] Html substitutePart(const TypedGame& typed, std::size_t seat,
                                      const core::Refused& refused) const;
    [[nodiscard]] Html reporterPart(const TypedGame& typed, const core::Refused& refused) const;
    [[nodiscard]] Html seatFields(const TypedGame& typed, const core::Refused& refused) const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::SlipId slip_;
    const core::Round& round_;
    const core::PendingEntries& entries_; ///< Of this table.
    const core::GameRevisions& revisions_;
    ConfirmForm confirming_;
};

} // namespace web
