#pragma once

#include "suggestions.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QListView>
#include <QStyledItemDelegate>

namespace desk {

/// The lines under the field that adds people.
class SuggestionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setSuggestions(std::vector<Suggestion> suggestions);
    [[nodiscard]] const Suggestion& at(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString text(const Suggestion& suggestion) const;

    std::vector<Suggestion> suggestions_;
};

/// Paints name with what matches in accent, club, and what is known at the right.
class SuggestionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SuggestionDelegate(const SuggestionModel& model, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    const SuggestionModel& model_;
};

/// The frame under the field. It never takes the focus: the field passes the arrow keys on.
class SuggestionList : public QFrame
{
    Q_OBJECT

public:
    explicit SuggestionList(QWidget* parent);

    /// Shows them below that rect of the parent, the first line selected; hides without any.
    void suggest(std::vector<Suggestion> suggestions, const QRect& field);
    /// The line selected; nothing while hidden.
    [[nodiscard]] const Suggestion* selected() const;
    void moveSelection(int lines);

Q_SIGNALS:
    void clicked(const desk::Suggestion& suggestion);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SuggestionModel model_;
    QListView view_;
};

} // namespace desk
