#pragma once

#include "setup_section.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace desk {

/// Name, day and place, and how much is played.
class TournamentSection : public SetupSection
{
    Q_OBJECT

public:
    explicit TournamentSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;

private:
    void build();
    /// Those under which the results that there are can stay, and what is wanted.
    void offerRules(const core::Tournament& tournament, scoring::RuleSet wanted);
    /// What Rommé 500 has nothing to do with is not seen there.
    void showLines(const core::Settings& settings);
    void takeRules(core::Settings& settings);
    void connectAll();

    QLineEdit* name_;
    QLineEdit* date_;
    QLineEdit* venue_;
    QLineEdit* organiser_;
    QComboBox* ruleSet_;
    std::vector<scoring::RuleSet> offered_;
    core::CardRules storedCards_; ///< What the way back to Rommé 500 leads to.
    QSpinBox* games_;
    QSpinBox* rounds_;
    QCheckBox* open_;
    QCheckBox* licence_;
    SettingLine* dateLine_ = nullptr;
    SettingLine* rulesLine_ = nullptr;
    SettingLine* roundsLine_ = nullptr;
    std::vector<SettingLine*> stoneLines_; ///< Not of Rommé 500.
};

/// Sets the text unless it stands there already, so that the cursor stays.
void setTextOf(QLineEdit& field, const QString& text);

} // namespace desk
