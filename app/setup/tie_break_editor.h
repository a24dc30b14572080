#pragma once

#include "scoring/rules.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QComboBox;

namespace desk {

/// What decides among equals, in order: one choice a line, and an empty one behind the last.
class TieBreakEditor : public QWidget
{
    Q_OBJECT

public:
    /// Whose tie-breaks are offered, and in whose words.
    enum class Of : std::uint8_t { Games, Deals };

    /// The choices are called `name` + "1" and so on.
    TieBreakEditor(const QString& name, Of of, QWidget* parent);

    /// Those of them that are offered here.
    [[nodiscard]] std::vector<scoring::TieBreak>
    offeredOf(const std::vector<scoring::TieBreak>& tieBreaks) const;
    /// Shows offeredOf() them.
    void display(const std::vector<scoring::TieBreak>& tieBreaks);
    [[nodiscard]] std::vector<scoring::TieBreak> tieBreaks() const;
    [[nodiscard]] const std::vector<QComboBox*>& choices() const { return choices_; }

Q_SIGNALS:
    void edited();

private:
    void chosen();
    [[nodiscard]] QString textOf(scoring::TieBreak tieBreak) const;

    Of of_;
    std::vector<scoring::TieBreak> offered_;
    std::vector<QComboBox*> choices_;
};

} // namespace desk
