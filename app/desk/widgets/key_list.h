#pragma once

#include <QKeySequence>
#include <QWidget>

#include <vector>

class QGridLayout;
class QPushButton;

namespace desk {

class UiState;

/// Whether this desk shows all keys of a page, not only those that a beginner needs.
[[nodiscard]] bool showsAllKeys(const UiState& uiState);
void setShowsAllKeys(UiState& uiState, bool shows);

/// A page's keys and their effects: the first three, and the others on request.
class KeyList : public QWidget
{
    Q_OBJECT

public:
    /// `uiState` outlives the list.
    explicit KeyList(UiState& uiState, QWidget* parent);

    void add(const QKeySequence& key, const QString& text);

private:
    void showKeys();

    UiState& uiState_;
    QGridLayout* keys_;
    std::vector<QWidget*> others_; ///< Of the keys beyond the first three.
    QPushButton* all_;
};

} // namespace desk
