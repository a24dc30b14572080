#pragma once

#include "core/standings.h"
#include "reports/table_document.h"

#include <QHash>
#include <QString>

namespace documents {

/// Standings with what documents need besides their lines.
class Ranks
{
public:
    explicit Ranks(core::Standings standings);

    [[nodiscard]] const core::Standings& standings() const { return standings_; }
    [[nodiscard]] const std::vector<core::Standing>& lines() const { return standings_.lines(); }
    [[nodiscard]] const core::Standing& of(core::StartNumber number) const;
    /// Others have the same rank.
    [[nodiscard]] bool isShared(const core::Standing& line) const;
    /// "4", "=4" where it is shared, nothing without a game; CSV has the plain number.
    [[nodiscard]] reports::Cell cell(const core::Standing& line) const;

private:
    core::Standings standings_;
    QHash<std::int32_t, int> sharers_;
    QHash<std::int32_t, std::size_t> lineOf_; ///< By start number.
};

/// The column in which they stand.
reports::Column rankColumn();

/// What "=4" means; empty where no rank is shared.
QStringList sharedRanksNote(const Ranks& ranks);

} // namespace documents
