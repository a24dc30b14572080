#pragma once

#include "recent_model.h"

#include <QWidget>

class QListView;

namespace desk {

/// The last entries; a click brings one back to be corrected.
class RecentPane : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t count = 5;

    explicit RecentPane(QWidget* parent = nullptr);

    /// The newest last.
    void setLines(std::vector<RecentLine> lines);
    /// The game of the newest entry or, if that is `current`, of the one before, and so on.
    [[nodiscard]] std::optional<core::GameKey>
    toCorrect(const std::optional<core::GameKey>& current) const;

Q_SIGNALS:
    void chosen(const core::GameKey& key);

private:
    QListView* view_;
    RecentModel* model_;
};

} // namespace desk
