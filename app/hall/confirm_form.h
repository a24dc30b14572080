#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/sent_slip.h"
#include "core/change/report.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "reports/hall/public_names.h"

#include <QString>

#include <vector>

namespace web {

/// The part of a table's page on which somebody else than the reporter confirms games
/// (core::PhoneSlips::SecondSeat).
class ConfirmForm
{
public:
    /// All outlive it. `reports` are those of the table.
    ConfirmForm(const core::Tournament& tournament, const hall::PublicNames& names,
                const core::TableKey& table, const std::vector<core::Report>& reports);

    /// "waits for A, C or D"; empty if the report waits for the desk.
    [[nodiscard]] QString waitsFor(const core::Report& report) const;
    /// Nothing while no game waits for somebody of the table.
    [[nodiscard]] Html form(const QString& address, const TypedConfirmation& typed,
                            const core::Refused& refused) const;

private:
    /// The newest of each game without a result, if somebody at the table may confirm it.
    [[nodiscard]] std::vector<core::Report> waiting() const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::TableKey key_;
    const std::vector<core::Report>& reports_;
};

} // namespace web
