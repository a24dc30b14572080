#pragma once

#include "setup_section.h"

class QComboBox;
class QPushButton;

namespace desk {

class ByeEditor;
class ScaleEditor;
class Segments;
class TieBreakEditor;

/// How games of stones are scored and ranked: one of the rule texts, or each option by itself.
class RulesSection : public SetupSection
{
    Q_OBJECT

public:
    explicit RulesSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;
    [[nodiscard]] bool concerns(const core::Settings& settings) const override;

private:
    void build();
    void buildScoring();
    void buildRanking();
    void connectAll();
    void choosePreset(int preset);
    void showPreset(const scoring::RuleOptions& options);
    void showAdvanced(bool shown);
    void showFirstRound(const scoring::Rules& rules);

    Segments* preset_;
    QPushButton* advanced_;
    std::vector<QWidget*> advancedParts_;
    ScaleEditor* scale_;
    QComboBox* ties_;
    QComboBox* early_;
    QComboBox* firstRound_;
    ByeEditor* bye_;
    QComboBox* rankBy_;
    TieBreakEditor* tieBreaks_;
    QComboBox* feeBasis_;
    SettingLine* scaleLine_ = nullptr;
    SettingLine* byeLine_ = nullptr;
    /// What a preset just chosen wants; taken with the next take().
    std::optional<scoring::RuleText> chosenText_;
    bool wasShown_ = false;
};

} // namespace desk
