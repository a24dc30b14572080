#pragma once

#include "reports/documents/catalogue.h"

#include <QListView>

class QStandardItemModel;

namespace desk {

/// The documents of a tournament: those needed now, then all of them, grouped by occasion.
class DocumentList : public QListView
{
    Q_OBJECT

public:
    explicit DocumentList(QWidget* parent);

    /// `now`: some of the `kinds`, which have a second row there; at least one.
    void show(const std::vector<documents::Kind>& now, const std::vector<documents::Kind>& kinds);
    using QWidget::show;
    [[nodiscard]] documents::Kind current() const;
    /// Its first row, unless it is the current one already. Emits nothing. Does nothing if the kind
    /// is not in the list.
    void setCurrent(documents::Kind kind);

    /// The first document with its heading.
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

protected:
    /// Skips headings.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// Keeps the current document visible.
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// By the user.
    void chosen(documents::Kind kind);

private:
    void addHeading(const QString& text);
    void add(documents::Kind kind, bool isNow);
    /// In that group if the kind is there, else in the other.
    void setCurrentRow(documents::Kind kind, bool isNow);

    QStandardItemModel* model_;
};

} // namespace desk
