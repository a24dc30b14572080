#pragma once

#include "core/journal.h"
#include "core/result.h"

#include <QAction>
#include <QObject>
#include <QTimer>

#include <optional>

namespace desk {

class Session;

/// Undo and redo of the open tournament, labelled with the change they take back or do again.
class HistoryActions : public QObject
{
    Q_OBJECT

public:
    /// `palette` colours the icons.
    HistoryActions(Session& session, const QPalette& palette, QObject* parent);

    [[nodiscard]] QAction& undo() { return undo_; }
    [[nodiscard]] QAction& redo() { return redo_; }

    void refresh();

Q_SIGNALS:
    /// A change could not be undone or redone.
    void failed(const QString& text);

private:
    void finish(const core::Result<core::Label>& done);

    Session& session_;
    QAction undo_;
    QAction redo_;
    std::optional<core::JournalId> undoEntry_; ///< The entry that the label of undo_ describes.
    QTimer refreshTimer_;
};

} // namespace desk
