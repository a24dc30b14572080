#pragma once

#include "core/change.h"
#include "core/report.h"
#include "core/result.h"
#include "core/store.h"
#include "core/use_cases/confirming.h"

#include <QString>
#include <QtGlobal>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace web {

/// The desk as the phones of a table see it, for one request: nothing of the club database stays
/// open between them. All functions throw core::StoreFailure.
class SlipDesk
{
    Q_DISABLE_COPY_MOVE(SlipDesk)

public:
    SlipDesk() = default;
    virtual ~SlipDesk() = default;

    /// See core::TournamentService::report(). On return it is on the disk.
    virtual core::Result<core::Done> report(const core::Report& report, bool warningsConfirmed) = 0;
    /// See core::TournamentService::confirm(). On return it is on the disk.
    virtual core::Result<core::Done> confirm(const core::Confirmation& confirmation) = 0;
    /// The tournament as it is stored now; valid until the next call.
    virtual core::Result<const core::Tournament*> tournament() = 0;
    /// What the table reported, in the order in which it came.
    virtual std::vector<core::Report> reports(const core::TableKey& table) = 0;
    /// Of the table's games as they are stored now.
    virtual core::GameRevisions revisions(const core::TableKey& table) = 0;
    /// Marks the table as disputed.
    virtual core::Result<core::Done> dispute(const core::TableKey& table, const QString& note) = 0;
};

/// Makes a desk in the server's thread; throws core::StoreFailure. `seen` is the tournament as it
/// is shown, so that only later changes have to be read; nothing: all is read.
using MakeSlipDesk =
    std::function<std::unique_ptr<SlipDesk>(const std::optional<core::StoredTournament>& seen)>;

} // namespace web
