#pragma once

#include "core/model/tournament.h"

#include <QWidget>

#include <optional>

class QListView;

namespace desk {

template <typename Row>
class CellModel;
struct RecentLine;
class Session;

/// The latest entries; a click selects one for correction.
class RecentPane : public QWidget
{
    Q_OBJECT

public:
    explicit RecentPane(Session& session, QWidget* parent = nullptr);

    /// Lists the entries, newest last, next to the grid. Rounds are named unless `shown`, the
    /// page's.
    void refresh(std::optional<core::RoundNumber> shown);
    /// The game of the newest entry or, if that is `current`, of the previous one, and so on.
    [[nodiscard]] std::optional<core::GameKey>
    toCorrect(const std::optional<core::GameKey>& current) const;

Q_SIGNALS:
    void chosen(const core::GameKey& key);

protected:
    /// Keeps the newest entry visible.
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Fits the list's height to its entries.
    void showRows();

    Session& session_;
    CellModel<RecentLine>* model_;
    QListView* view_;
    int headHeight_ = 0;
};

} // namespace desk
