#pragma once

#include "core/model/tournament.h"

#include <QDate>
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

/// Asks for the essentials of a new tournament; the rest has good defaults. Enter creates it.
class NewTournamentForm : public QWidget
{
    Q_OBJECT

public:
    explicit NewTournamentForm(QWidget* parent = nullptr);

    /// An empty tournament dated `today`, with the rules of `model` as defaults.
    void begin(QDate today, const core::Settings& model);
    /// Another evening like the last one, with core::nextName().
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
    /// Shows the questions required by the chosen rules.
    void refreshQuestions();
    [[nodiscard]] scoring::RuleOptions chosenOptions() const;
    void showMatchRefusal(const QString& text);
    void showDateRefusal(const QString& text);
    void showFeeRefusal(const QString& text);
    /// Proposes a name for the date as typed, unless one was typed.
    void followDate();

    QLabel* title_;
    QLineEdit* name_;
    QLabel* refusal_;
    Segments* ruleSet_;
    Segments* ruleText_;
    QLabel* places_; ///< The texts' values for each place.
    QSpinBox* games_;
    QSpinBox* rounds_; ///< 0: undecided.
    QCheckBox* open_;
    QWidget* stones_ = nullptr; ///< Questions for rummy with stones.
    QComboBox* event_;
    QLabel* eventWords_;
    SettingEditor* match_;
    QLabel* matchRefusal_;
    QWidget* cards_ = nullptr; ///< Questions for Rommé 500.
    QLineEdit* fee_;
    QLabel* feeRefusal_;
    QWidget* newPart_ = nullptr;
    QLineEdit* date_;
    QLabel* dateRefusal_;
    QLabel* takenOver_;
    QCheckBox* people_;
    QWidget* likePart_ = nullptr;
    std::optional<scoring::RuleOptions> own_; ///< Suggested options that match neither text.
    QDate today_;
    std::optional<core::Tournament> last_;
};

} // namespace desk
