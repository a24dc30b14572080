#pragma once

#include "app/hall/page_parts.h"
#include "core/change.h"
#include "core/report.h"
#include "core/result.h"
#include "core/tournament.h"
#include "core/use_cases/confirming.h"
#include "reports/hall/public_names.h"

#include <QString>
#include <QUrlQuery>

#include <optional>
#include <vector>

namespace web {

/// What was sent to confirm a game.
struct TypedConfirmation
{
    QString game;             ///< Number and request id of the report: "2:8f3a…"; empty: none.
    QString code;             ///< Of the sender's player card.
    bool isConfirmed = false; ///< The warnings of this report were read.
};

TypedConfirmation typedConfirmation(const QUrlQuery& form);

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
    /// What is to be stored; `by` is whose code was typed. Refused where the report was not found.
    [[nodiscard]] core::Result<core::Confirmation> confirmation(const TypedConfirmation& typed,
                                                                core::StartNumber by) const;

private:
    /// The newest of each game without a result, if somebody at the table may confirm it.
    [[nodiscard]] std::vector<core::Report> waiting() const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::TableKey key_;
    const std::vector<core::Report>& reports_;
};

} // namespace web
