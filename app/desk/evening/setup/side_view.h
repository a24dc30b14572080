#pragma once

#include "app/desk/evening/setup/example.h"
#include "app/desk/evening/setup/settings_draft.h"

#include <QWidget>

#include <functional>

namespace desk {

class Session;

/// The effects of pending changes, beside the settings.
class SideView : public QWidget
{
    Q_OBJECT

public:
    /// The subject of the views.
    struct Subject
    {
        const Session& session;
        SettingsDraft& draft;
        Option option; ///< The one with focus.
        int tableSize; ///< For which a scale is shown.
        /// Those of the club that the settings name.
        std::function<core::Pictures(const core::Certificate&)> pictures = {};
    };

    using QWidget::QWidget;

    using QWidget::show;
    virtual void show(const Subject& subject) = 0;
    /// What cannot be shown, and why.
    [[nodiscard]] virtual core::Refusals faults() const { return {}; }

Q_SIGNALS:
    /// The view is out of date by itself: call show() again.
    void outdated();
};

/// The option's effect: a small game with its points, and words.
SideView* makeExampleView(QWidget* parent);

/// The licence fee due now, in words, and who counts.
SideView* makeFeeView(QWidget* parent);

/// The ranks moved by the changes, largest moves first, and the matches that continue.
SideView* makeRankMovesView(QWidget* parent);

/// Asks whether the rules change, showing that. True if nobody has a rank and no match continues.
bool confirmRules(QWidget* parent, Session& session, SettingsDraft& draft);

/// A small preview of a printed certificate.
SideView* makeCertificateView(QWidget* parent);

} // namespace desk
