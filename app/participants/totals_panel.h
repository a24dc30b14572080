#pragma once

#include "core/seating/sizes.h"
#include "core/tournament.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace desk {

/// A few little tables with their chairs, of one size.
class TablePicture : public QWidget
{
    Q_OBJECT

public:
    TablePicture(int seats, int tables, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int seats_;
    int tables_;
};

/// The tables that so many people make in the next round; nothing if they can't be seated.
std::optional<seating::RoundSizes> tablesOf(const core::Tournament& tournament, int people);

/// How many are there and what the next round makes of them.
class TotalsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsPanel(QWidget* parent);

    void setContents(const core::Tournament& tournament, core::RoundNumber round,
                     std::int64_t feeCents);

private:
    void setTables(const core::Tournament& tournament, core::RoundNumber round, int people);
    void addTables(int seats, int tables);

    QLabel* enrolled_;
    QLabel* present_;
    QLabel* paid_;
    QLabel* paidWord_;
    QLabel* title_;
    QWidget* tables_ = nullptr;
};

} // namespace desk
