#pragma once

#include "app/desk/participants/suggestions.h"

#include <QLineEdit>

#include <functional>

class QFrame;
class QListView;

namespace desk {

/// The field that adds people: a name is typed, Enter takes the line selected in the list below,
/// `+` does so and has the start fee paid, Ctrl+Enter adds a new player. Of several people none is
/// selected before the arrow keys do it. The list never takes the focus: it stays in the field.
class AddField : public QLineEdit
{
    Q_OBJECT

public:
    /// Finds who is meant by a text; somebody unless it is blank.
    using Source = std::function<std::vector<Suggestion>(const QString&)>;

    /// The list is laid on the parent.
    AddField(Source source, QWidget* parent);

    /// Searches again: people were enrolled or the directory changed.
    void refresh();
    /// While somebody is chosen: whether that was done by `+`.
    [[nodiscard]] bool isPaid() const { return isPaid_; }

Q_SIGNALS:
    /// Enter or `+` while several people are listed and none is selected.
    void undecided();
    void chosen(const desk::Suggestion& suggestion);
    /// `isDeliberate`: by Ctrl+Enter.
    void newPlayerRequested(const core::Player& player, bool isDeliberate);
    /// Several lines, or columns, were pasted.
    void listPasted(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeEnter(bool isNew);
    /// The line that Enter takes; nothing if it may be any of several people.
    [[nodiscard]] QModelIndex usualLine() const;
    void suggest();

    Source source_;
    SuggestionModel model_;
    QFrame* frame_;
    QListView* list_;
    bool isPaid_ = false;
};

} // namespace desk
