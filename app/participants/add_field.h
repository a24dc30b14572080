#pragma once

#include "suggestion_list.h"

#include <QLineEdit>

#include <functional>

namespace desk {

/// The field that adds people: a name is typed, Enter takes the line selected in the list below,
/// Ctrl+Enter makes a new player. The focus stays.
class AddField : public QLineEdit
{
    Q_OBJECT

public:
    /// `overlay` is the widget on which the list is laid; it outlives the field.
    AddField(QWidget* overlay, QWidget* parent);

    /// Who is meant by a text.
    void setSource(std::function<std::vector<Suggestion>(const QString&)> source);
    /// Looks anew, because people were enrolled or the directory changed.
    void refresh();
    [[nodiscard]] const SuggestionList& list() const { return *list_; }

Q_SIGNALS:
    void chosen(const desk::Suggestion& suggestion);
    void newPlayerWanted(const core::Player& player);
    /// Several lines, or columns, were pasted.
    void listPasted(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool takeKey(const QKeyEvent& event);
    void takeEnter(bool isNew);
    void showList();

    std::function<std::vector<Suggestion>(const QString&)> source_;
    SuggestionList* list_;
};

} // namespace desk
