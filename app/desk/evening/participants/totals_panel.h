#pragma once

#include "core/model/tournament.h"
#include "core/seating/sizes.h"

#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace desk {

/// The tables for that many people in the next round; nothing if they can't be seated.
std::optional<seating::RoundSizes> tablesOf(const core::Tournament& tournament, int people);

/// Counts people enrolled, present and paid, and shows the next round's tables.
class TotalsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsPanel(QWidget* parent);

    /// With the tables that `round` makes, unless no round is to come.
    void setContents(const core::Tournament& tournament, core::RoundNumber round, bool goesOn);

private:
    [[nodiscard]] QWidget* makeTables(const core::Tournament& tournament, int people);

    QLabel* enrolled_ = nullptr;
    QLabel* present_ = nullptr;
    QLabel* paid_ = nullptr;
    QLabel* paidWord_ = nullptr;
    QLabel* owedBack_ = nullptr; ///< How many people; hidden where nobody is owed anything.
    QLabel* owedBackWord_ = nullptr;
    QLabel* title_;
    QWidget* tables_ = nullptr;
    QVBoxLayout* column_;
};

} // namespace desk
