#pragma once

#include "app/desk/widgets/ask.h"
#include "core/club/helpers.h"

#include <map>

class QCheckBox;
class QLineEdit;

namespace desk {

/// Asks for a helper's name and what the helper may do.
class HelperDialog : public Question
{
    Q_OBJECT

public:
    /// One without an id is new.
    HelperDialog(const core::Helper& helper, QWidget* parent);

    [[nodiscard]] core::Helper wanted() const;

private:
    core::Helper helper_;
    QLineEdit* name_;
    QLineEdit* tables_;
    std::map<core::HelperRight, QCheckBox*> rights_;
};

} // namespace desk
