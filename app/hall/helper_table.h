#pragma once

#include "app/hall/helper_page.h"
#include "app/hall/slip_request.h"
#include "core/codes/slip_id.h"
#include "reports/hall/public_names.h"

#include <QString>

#include <optional>
#include <set>

namespace web {

/// The page of a slip: `/helper/slips/3-07-2`.
QString slipAddress(const core::SlipId& slip);
/// The page where it is typed again.
QString secondPassAddress(const core::SlipId& slip);

/// What its path ends with.
inline const QString secondPassEnd = QStringLiteral("/again");

/// A table as a helper finds it behind the id of its slip, and how its games are stored.
class HelperTable
{
public:
    /// `visit` outlives it; `stored` is of the slip's table.
    HelperTable(const HelperVisit& visit, StoredTable stored, const core::SlipId& slip);
    Q_DISABLE_COPY_MOVE(HelperTable)
    ~HelperTable() = default;

    [[nodiscard]] const HelperVisit& visit() const { return visit_; }
    [[nodiscard]] const StoredTable& stored() const { return stored_; }
    [[nodiscard]] const core::SlipId& slip() const { return slip_; }
    [[nodiscard]] const core::Round& round() const { return round_; }
    [[nodiscard]] const core::Table& table() const { return table_; }
    [[nodiscard]] const hall::PublicNames& names() const { return names_; }
    [[nodiscard]] core::TableKey key() const { return {slip_.round, slip_.table}; }
    [[nodiscard]] core::GameKey keyOf(core::GameNumber game) const
    {
        return {slip_.round, slip_.table, game};
    }
    /// "Table 7, round 3".
    [[nodiscard]] QString title() const;

    /// Why nothing can be entered; empty: it can.
    [[nodiscard]] QString obstacle() const;
    /// The stored result is this helper's.
    [[nodiscard]] bool isOwn(core::GameNumber game) const;
    /// It is stored, and somebody else entered it.
    [[nodiscard]] bool isOfOthers(core::GameNumber game) const;

    /// A form's number and revision of the game: "2:0".
    [[nodiscard]] QString revisioned(core::GameNumber game) const;
    /// Nothing, but a sign for those who have left the match.
    [[nodiscard]] TypedGame blank(core::GameNumber game) const;
    /// The answer to `…/points`.
    [[nodiscard]] Response worth(const TypedGame& typed) const;

    /// Why it cannot be entered; nothing: it is. A correction of an own game is guarded by the
    /// revision seen.
    [[nodiscard]] std::optional<core::Refused> enter(const core::PendingEntry& entry,
                                                     bool isConfirmed) const;
    /// Why it cannot wait for the desk; nothing: it does, or it says what is stored.
    [[nodiscard]] std::optional<core::Refused> submit(const core::PendingEntry& entry,
                                                      bool isConfirmed) const;

private:
    const HelperVisit& visit_;
    StoredTable stored_;
    core::SlipId slip_;
    const core::Round& round_;
    const core::Table& table_;
    hall::PublicNames names_;
    std::set<core::GameNumber> own_;
};

/// Of a slip's form; of deals, both fields of a seat are asked for.
Attributes helperSlipAttributes(const core::Settings& settings, const core::Refused& refused);
/// A link to the list of slips.
Html backToSlips();

} // namespace web
