#pragma once

#include "app/desk/setup/example.h"
#include "app/desk/setup/settings_draft.h"

#include <QWidget>

namespace desk {

class Session;

/// What the pending changes do, beside the settings.
class SideView : public QWidget
{
    Q_OBJECT

public:
    /// What the views are about.
    struct Subject
    {
        const Session& session;
        SettingsDraft& draft;
        Option option; ///< The one that has the focus.
        int tableSize; ///< At which a scale is shown.
    };

    using QWidget::QWidget;

    using QWidget::show;
    virtual void show(const Subject& subject) = 0;
    /// What cannot be shown of the subject, and why.
    [[nodiscard]] virtual core::Refusals faults() const { return {}; }

Q_SIGNALS:
    /// What is shown has become different by itself: call show() again.
    void outdated();
};

/// What the option does: a small game with its points, and words.
SideView* makeExampleView(QWidget* parent);

/// The licence fee due now, in words, and who is counted for it.
SideView* makeFeeView(QWidget* parent);

/// The ranks that the changes move, the largest moves first.
SideView* makeRankMovesView(QWidget* parent);

/// A certificate as it will be printed, small.
SideView* makeCertificateView(QWidget* parent);

} // namespace desk
