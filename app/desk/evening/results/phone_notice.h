#pragma once

#include "app/desk/evening/results/phone_reports.h"
#include "app/desk/widgets/notice.h"

#include <optional>
#include <vector>

namespace desk {

/// The reports by phone of one table, with a button that takes them over.
class PhoneNotice : public Notice
{
    Q_OBJECT

public:
    /// Both outlive it.
    PhoneNotice(const Session& session, const PhoneReports& reports, QWidget* parent);

    /// Shows the table's reports; hidden if there are none, or no table.
    void showReports(const std::optional<core::TableKey>& table);
    /// The acceptable reports if somebody can see them, by game.
    [[nodiscard]] std::vector<core::Report> inView() const;
    /// Somebody else looks now.
    void forget() { offered_.clear(); }

Q_SIGNALS:
    void takeOverWanted();

private:
    void offer(core::TableNumber table, const QString& reports);

    const Session& session_;
    const PhoneReports& reports_;
    std::vector<core::Report> offered_;
};

} // namespace desk
