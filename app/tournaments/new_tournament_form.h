#pragma once

#include "core/use_cases/beginning.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace desk {

class MatchFormEditor;
class Segments;

/// The few things one says of a new tournament; Enter makes it. All the rest has a good default.
class NewTournamentForm : public QWidget
{
    Q_OBJECT

public:
    explicit NewTournamentForm(QWidget* parent = nullptr);

    /// An empty tournament of that day.
    void begin(QDate today);
    /// The next evening like that one.
    void beginLike(const core::Tournament& last, QDate today);
    /// The name, selected.
    void enter();

    /// What was said.
    [[nodiscard]] core::Tournament tournament() const;
    /// Why it cannot be made, at the name; empty takes it away.
    void showRefusal(const QString& text);

Q_SIGNALS:
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();
    void build();
    [[nodiscard]] QWidget* buildNew();
    /// What is asked of tournaments of stones, and of Rommé 500.
    [[nodiscard]] QWidget* buildStones();
    [[nodiscard]] QWidget* buildCards();
    [[nodiscard]] QWidget* buildLike();
    /// The lines below each other.
    [[nodiscard]] QWidget* part(const std::vector<QWidget*>& lines);
    [[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);
    void start(const QString& title, const QString& name);
    /// What the rules that are chosen have to be asked, and in which words.
    void look();
    void takeNew(core::Settings& settings) const;
    void showMatchRefusal(const QString& text);

    QLabel* title_;
    QLineEdit* name_;
    QLabel* refusal_;
    Segments* ruleSet_;
    Segments* ruleText_;
    QSpinBox* games_;
    QCheckBox* open_;
    QWidget* stones_;
    QComboBox* event_;
    QLabel* eventWords_;
    MatchFormEditor* match_;
    QLabel* matchRefusal_;
    QWidget* cards_;
    QWidget* newPart_;
    QLabel* takenOver_;
    QCheckBox* people_;
    QWidget* likePart_;
    QPushButton* back_;
    QDate today_;
    std::optional<core::Tournament> last_;
};

} // namespace desk
