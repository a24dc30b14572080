#pragma once

#include "setup_section.h"

class QComboBox;

namespace desk {

class AmountChoice;
class ByeEditor;
class MatchFormEditor;
class ScaleEditor;
class TieBreakEditor;

/// How Rommé 500 is played: the event, the matches, what tables bring, the ranking, and chips. Only
/// what means something in the event is seen; what is not seen stays as it is.
class CardRulesSection : public SetupSection
{
    Q_OBJECT

public:
    explicit CardRulesSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;
    [[nodiscard]] bool concerns(const core::Settings& settings) const override;

private:
    void buildEvent();
    void buildTables();
    void buildRanking();
    void buildChips();
    void connectAll();
    void watchAll();
    void displayTables(const core::Settings& settings);
    void displayBye(const core::Settings& settings);
    void displayChips(const core::CardRules& cards);
    void showLines(const core::Settings& settings);
    void takeMatch(core::CardRules& cards);
    void takeTables(core::Settings& settings);
    void takeChips(core::CardRules& cards);

    QComboBox* event_;
    MatchFormEditor* match_;
    QComboBox* advance_;
    QComboBox* tableScoring_;
    ScaleEditor* scale_;
    QComboBox* ties_;
    ByeEditor* bye_;
    QComboBox* rankBy_;
    TieBreakEditor* tieBreaks_;
    AmountChoice* chips_;
    AmountChoice* stack_;
    SettingLine* eventLine_ = nullptr;
    SettingLine* matchLine_ = nullptr;
    SettingLine* advanceLine_ = nullptr;
    SettingLine* tableScoringLine_ = nullptr;
    SettingLine* scaleLine_ = nullptr;
    SettingLine* tiesLine_ = nullptr;
    SettingLine* byeLine_ = nullptr;
    SettingLine* rankByLine_ = nullptr;
    SettingLine* chipsLine_ = nullptr;
    SettingLine* stackLine_ = nullptr;
};

} // namespace desk
