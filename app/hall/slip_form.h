#pragma once

#include "app/hall/confirm_form.h"
#include "app/hall/page_parts.h"
#include "app/hall/slip_grid.h"
#include "app/hall/slip_request.h"
#include "core/model/tournament.h"
#include "reports/hall/public_names.h"

#include <QString>

#include <optional>

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
    /// What is to be said about the table as a whole.
    [[nodiscard]] Html notices() const;
    /// All games as they stand: reported, taken over or open. One can be typed, if any is left: the
    /// one that was sent, with why it was refused, else the one chosen, else the next.
    [[nodiscard]] Html games(const QString& address, const TypedGame& typed,
                             const core::Refused& refused,
                             std::optional<core::GameNumber> chosen) const;
    /// "Not right", once there is something that may not be.
    [[nodiscard]] Html objection(const QString& address) const;

    /// Where somebody else of the table confirms what was reported.
    [[nodiscard]] const ConfirmForm& confirming() const { return confirming_; }

private:
    [[nodiscard]] const core::Table& table() const;
    /// The newest in time that was not left out; nullptr if there is none.
    [[nodiscard]] const core::PendingEntry* reported(core::GameNumber game) const;
    [[nodiscard]] QString stateOf(const core::PendingEntry& report) const;
    [[nodiscard]] SlipRow rowOf(core::GameNumber game, const QString& address) const;
    [[nodiscard]] std::optional<core::GameNumber>
    gameToType(const TypedGame& typed, std::optional<core::GameNumber> chosen) const;
    [[nodiscard]] Html reporterPart(const TypedGame& typed, const core::Refused& refused) const;
    /// "2:0", as TypedGame has it.
    [[nodiscard]] QString revisionedGame(core::GameNumber game) const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::SlipId slip_;
    const core::Round& round_;
    const core::PendingEntries& entries_; ///< Of this table.
    const core::GameRevisions& revisions_;
    ConfirmForm confirming_;
};

} // namespace web
