#pragma once

#include "reports/documents/catalogue.h"

#include <QListView>

class QStandardItemModel;

namespace desk {

/// The documents of a tournament, grouped by occasion.
class DocumentList : public QListView
{
    Q_OBJECT

public:
    explicit DocumentList(QWidget* parent);

    void show(const std::vector<documents::Kind>& kinds);
    using QWidget::show;
    [[nodiscard]] documents::Kind current() const;
    /// Emits nothing. Does nothing if the kind is not in the list.
    void setCurrent(documents::Kind kind);

protected:
    /// Skips headings.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// Keeps the current document visible.
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// By the user.
    void chosen(documents::Kind kind);

private:
    QStandardItemModel* model_;
};

} // namespace desk
