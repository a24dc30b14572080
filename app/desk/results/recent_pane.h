#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <optional>

class QListView;

namespace desk {

template <typename Row>
class CellModel;
struct RecentLine;
class Session;

/// The last entries; a click chooses one to be corrected.
class RecentPane : public QWidget
{
    Q_OBJECT

public:
    explicit RecentPane(Session& session, QWidget* parent = nullptr);

    /// Lists the entries, the newest last: it is next to the grid. Rounds are named unless it is
    /// `shown`, that of the page.
    void refresh(std::optional<core::RoundNumber> shown);
    /// The game of the newest entry or, if that is `current`, of the one before, and so on.
    [[nodiscard]] std::optional<core::GameKey>
    toCorrect(const std::optional<core::GameKey>& current) const;

Q_SIGNALS:
    void chosen(const core::GameKey& key);

protected:
    /// The newest entry stays in view.
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The list is no higher than its entries.
    void showRows();

    Session& session_;
    CellModel<RecentLine>* model_;
    QListView* view_;
    int headHeight_ = 0;
};

} // namespace desk
