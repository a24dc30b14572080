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
    /// page's. None where what was typed must stay hidden.
    void refresh(std::optional<core::RoundNumber> shown, bool isHidden);
    /// The game of the newest entry or, if that is `current`, of the previous one, and so on.
    [[nodiscard]] std::optional<core::GameKey>
    toCorrect(const std::optional<core::GameKey>& current) const;

    /// Of the usual number of entries, whether there are any or not.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const core::GameKey& key);

protected:
    /// Shows whole lines only; the newest entry stays visible.
    void resizeEvent(QResizeEvent* event) override;

private:
    Session& session_;
    CellModel<RecentLine>* model_;
    QWidget* head_;
    QListView* view_;
};

} // namespace desk
