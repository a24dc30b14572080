#pragma once

#include "core/change/change.h"
#include "core/evening/missing_slips.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QListView;

namespace desk {

class OpenTablesModel;
class Session;
struct OpenTableLine;

/// The tables that the desk waits for, the longest first; Enter or a double click calls one.
class OpenTablesList : public QWidget
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit OpenTablesList(Session& session, QWidget* parent = nullptr);

    /// Hidden if none is open.
    void show(core::RoundNumber round);
    void setCalled(std::vector<core::TableKey> called);
    /// Calls the table if it is among those shown.
    void call(core::TableNumber table);

Q_SIGNALS:
    void callRequested(const core::TableKey& table);

private:
    [[nodiscard]] OpenTableLine lineOf(const core::MissingSlip& slip) const;
    void refresh();

    Session& session_;
    core::RoundNumber round_{1};
    std::vector<core::TableKey> called_;
    QTimer minutes_; ///< Counts on while a round is played.
    OpenTablesModel* model_;
    QListView* view_;
};

} // namespace desk
