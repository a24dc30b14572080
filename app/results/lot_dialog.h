#pragma once

#include "core/change.h"
#include "core/result.h"

#include "app/widgets/question.h"

#include <vector>

class QComboBox;

namespace desk {

class Desk;

/// Who goes on of those who are equal at a table: drawn at the table and noted here, or drawn by
/// the program.
class LotDialog : public Question
{
    Q_OBJECT

public:
    /// A lot is due at the table.
    LotDialog(Desk& desk, core::TableKey key, QWidget* parent);

public Q_SLOTS:
    void accept() override;

private:
    void addPlaces(const std::vector<core::StartNumber>& tied, int places);
    void drawByChance();
    /// In the order of the places; whoever is not chosen yet is left out.
    [[nodiscard]] std::vector<core::StartNumber> drawn() const;
    void look();

    Desk& desk_;
    core::TableKey key_;
    std::vector<QComboBox*> places_;
};

} // namespace desk
