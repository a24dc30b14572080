#pragma once

#include "app/desk/frame/page.h"
#include "app/desk/widgets/notice.h"

namespace desk {

class UiState;

/// Hints for the first evening, each on the page that it speaks of until it is closed, also at the
/// next start. It has room of its own beside the page, so that it covers nothing, and never takes
/// the focus. Esc closes it if nothing else uses it.
class FirstHints : public Notice
{
    Q_OBJECT

public:
    /// `uiState` remembers which are left; it outlives them. `window` receives Esc.
    FirstHints(UiState& uiState, QWidget& window, QWidget* parent);

    /// Whether this desk has ever begun with them.
    [[nodiscard]] bool haveBegun() const;
    /// All of them are to be shown, again if need be.
    void begin();
    /// Shows the page's hint, if it has one that is left.
    void showFor(PageId page);
    /// The names of the pages that have one.
    [[nodiscard]] static QString pages();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void closeCurrent();
    void end();
    [[nodiscard]] QStringList left() const;
    void setLeft(const QStringList& ids);

    UiState& uiState_;
    PageId page_ = PageId::Tournaments; ///< As last shown.
};

} // namespace desk
