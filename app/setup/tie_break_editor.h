#pragma once

#include "scoring/rules.h"

#include <QWidget>

#include <vector>

class QComboBox;

namespace desk {

/// What decides among equals, in order: one choice a line, and an empty one behind the last.
class TieBreakEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TieBreakEditor(QWidget* parent = nullptr);

    void display(const std::vector<scoring::TieBreak>& tieBreaks);
    [[nodiscard]] std::vector<scoring::TieBreak> tieBreaks() const;
    [[nodiscard]] const std::vector<QComboBox*>& choices() const { return choices_; }

Q_SIGNALS:
    void edited();

private:
    void chosen();

    std::vector<QComboBox*> choices_;
};

} // namespace desk
