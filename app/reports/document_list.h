#pragma once

#include "app/documents/kinds.h"
#include "app/icons.h"

#include <QListView>

class QStandardItemModel;

namespace desk {

icons::Meaning iconOf(documents::Kind kind);

/// The documents of a tournament, grouped by when one needs them.
class DocumentList : public QListView
{
    Q_OBJECT

public:
    explicit DocumentList(QWidget* parent);

    void show(const std::vector<documents::Kind>& kinds);
    using QWidget::show;
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] documents::Kind current() const;
    /// Emits nothing. A kind that is not there leaves the current one.
    void setCurrent(documents::Kind kind);

protected:
    /// Past headings.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

Q_SIGNALS:
    /// By the user.
    void chosen(documents::Kind kind);

private:
    void addHeading(documents::Occasion occasion);

    QStandardItemModel* model_;
    int count_ = 0;
};

} // namespace desk
