#pragma once

#include "app/desk/evening/participants/suggestions.h"

#include <QLineEdit>

#include <functional>

class QFrame;
class QListView;

namespace desk {

/// The field that adds people: type a name; Enter takes the selected line in the list below, `+`
/// also marks the start fee as paid, Ctrl+Enter adds a new player. With several people, none is
/// selected until the arrow keys are used. The focus stays in the field.
class AddField : public QLineEdit
{
    Q_OBJECT

public:
    /// Finds the people matching a text; never empty unless the text is blank.
    using Source = std::function<std::vector<Suggestion>(const QString&)>;

    /// The list is placed on the parent.
    AddField(Source source, QWidget* parent);

    /// Searches again after people were enrolled or the directory changed.
    void refresh();
    /// During chosen(): whether `+` was used.
    [[nodiscard]] bool isPaid() const { return isPaid_; }

Q_SIGNALS:
    /// Enter or `+` while several people are listed and none is selected.
    void undecided();
    void chosen(const desk::Suggestion& suggestion);
    /// `isDeliberate`: by Ctrl+Enter.
    void newPlayerRequested(const core::Player& player, bool isDeliberate);
    /// The code of a badge, which is nobody's name.
    void scanned(core::StartNumber number);
    /// The down arrow in an empty field.
    void listWanted();
    /// Several lines, or columns, were pasted.
    void listPasted(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeEnter(bool isNew);
    /// The line taken by Enter; nothing if ambiguous among several people.
    [[nodiscard]] QModelIndex usualLine() const;
    void suggest();

    Source source_;
    SuggestionModel model_;
    QFrame* frame_;
    QListView* list_;
    bool isPaid_ = false;
};

} // namespace desk
