#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace desk {

class Segments;

/// Which round is shown: segments, or a list where there are too many for them.
class RoundChooser : public QWidget
{
    Q_OBJECT

public:
    explicit RoundChooser(QWidget* parent = nullptr);

    /// All rounds but drafts. Emits nothing.
    void setRounds(const core::Tournament& tournament, std::optional<core::RoundNumber> current);

Q_SIGNALS:
    /// By the user.
    void chosen(core::RoundNumber round);

private:
    Segments* segments_;
    QComboBox* list_;
    std::vector<std::pair<core::RoundNumber, core::RoundState>> shown_;
};

} // namespace desk
