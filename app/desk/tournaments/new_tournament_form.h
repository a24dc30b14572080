#pragma once

#include "core/use_cases/managing.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace desk {

class SettingEditor;
class Segments;

/// Asks for the few things a new tournament needs; the rest has good defaults. Enter creates it.
class NewTournamentForm : public QWidget
{
    Q_OBJECT

public:
    explicit NewTournamentForm(QWidget* parent = nullptr);

    /// An empty tournament of that day; the rules of `model` are proposed.
    void begin(QDate today, const core::Settings& model);
    /// The next evening like that one.
    void beginLike(const core::Tournament& last, QDate today);
    /// Focuses the name, selected.
    void enter();

    /// The tournament as entered.
    [[nodiscard]] core::Tournament tournament() const;
    /// Shows at the name why it cannot be created; an empty text hides that.
    void showRefusal(const QString& text);

Q_SIGNALS:
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();
    void buildQuestions();
    void buildLayout();
    void start(const QString& title, const QString& name);
    [[nodiscard]] bool isForCards() const;
    /// Shows the questions that the chosen rules need.
    void refreshQuestions();
    [[nodiscard]] scoring::RuleOptions chosenOptions() const;
    void showMatchRefusal(const QString& text);

    QLabel* title_;
    QLineEdit* name_;
    QLabel* refusal_;
    Segments* ruleSet_;
    Segments* ruleText_;
    QLabel* places_; ///< What the texts give for each place.
    QSpinBox* games_;
    QSpinBox* rounds_; ///< 0: not settled yet.
    QCheckBox* open_;
    QWidget* stones_ = nullptr; ///< Asks what rummy with stones needs.
    QComboBox* event_;
    QLabel* eventWords_;
    SettingEditor* match_;
    QLabel* matchRefusal_;
    QWidget* cards_ = nullptr; ///< Asks what Rommé 500 needs.
    QWidget* newPart_ = nullptr;
    QLabel* takenOver_;
    QCheckBox* people_;
    QWidget* likePart_ = nullptr;
    std::optional<scoring::RuleOptions> own_; ///< Proposed, and neither text's.
    QDate today_;
    std::optional<core::Tournament> last_;
};

} // namespace desk
