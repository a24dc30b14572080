#pragma once

#include "sheet.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace desk {

class Desk;
class RankChart;
class StandingsModel;

/// The course of the ranks beside the standings. Each tournament remembers whom it highlights; at
/// first these are the leaders.
class CourseSide : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    CourseSide(Desk& desk, const StandingsModel& model, QWidget* parent);

    /// Shows what the model holds.
    void refresh();
    void toggle(core::StartNumber number);

private:
    [[nodiscard]] std::vector<core::StartNumber> highlighted() const;
    [[nodiscard]] QString memoryKey() const;

    Desk& desk_;
    const StandingsModel& model_;
    QLabel* hint_;
    RankChart* chart_;
};

} // namespace desk
