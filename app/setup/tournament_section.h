#pragma once

#include "setup_section.h"

#include <vector>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace desk {

class Segments;

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
    /// Rummy's two rule sets for one that plays by either; Rommé 500 has nothing in common with
    /// them.
    void offerRules(scoring::RuleSet inForce);
    void connectAll();

    QLineEdit* name_;
    QLineEdit* date_;
    QLineEdit* venue_;
    QLineEdit* organiser_;
    Segments* ruleSet_;
    std::vector<scoring::RuleSet> offered_;
    QSpinBox* games_;
    QSpinBox* rounds_;
    QCheckBox* open_;
    QCheckBox* licence_;
    SettingLine* dateLine_ = nullptr;
};

/// Sets the text unless it stands there already, so that the cursor stays.
void setTextOf(QLineEdit& field, const QString& text);

} // namespace desk
