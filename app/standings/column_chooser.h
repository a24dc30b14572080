#pragma once

#include "app/widgets/popover.h"
#include "columns.h"

class QCheckBox;

namespace desk {

/// Check boxes for the columns of the standings; each click shows or leaves out at once.
class ColumnChooser : public Popover
{
    Q_OBJECT

public:
    ColumnChooser(const ColumnChoice& choice, const core::Settings& settings,
                  const std::vector<core::RoundNumber>& rounds, QWidget* parent);

    [[nodiscard]] const ColumnChoice& choice() const { return choice_; }

Q_SIGNALS:
    void changed();

private:
    QCheckBox* makeBox(const QString& objectName, const QString& text, bool checked);

    ColumnChoice choice_;
};

} // namespace desk
