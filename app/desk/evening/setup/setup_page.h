#pragma once

#include "app/desk/evening/setup/example.h"
#include "app/desk/evening/setup/settings_draft.h"
#include "app/desk/frame/page.h"

#include <array>

class QStackedWidget;

namespace desk {

class Notice;
class PageHead;
class Segments;
class SetupSection;
class SideView;

/// The settings of the open tournament. Input goes into a draft, whose effects are shown at once;
/// it is stored when applied.
class SetupPage : public Page
{
    Q_OBJECT

public:
    explicit SetupPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::LicenceFee};
    }
    [[nodiscard]] Status status() const override;
    [[nodiscard]] QString unapplied() const override;
    [[nodiscard]] bool mayLeave() override;

    void apply();
    void discard();

protected:
    void tournamentOpened() override;
    /// The tournament was changed; keeps the draft.
    void refresh() override;

private:
    /// The last one replaces the rules if Rommé 500 is played.
    enum Part : int {
        TournamentPart,
        RulesPart,
        WishesPart,
        FeesPart,
        CertificatePart,
        CardRulesPart,
        PartCount,
    };

    void buildParts();
    void buildCommands();
    [[nodiscard]] QWidget* buildRight();
    void showPart(int part);
    [[nodiscard]] Part shownPart() const;
    [[nodiscard]] SetupSection& section() const;

    /// Moves a section's input into the draft.
    void edit(SetupSection& from);
    void loadAll(const SetupSection* but = nullptr);

    /// Shows everything that depends on the draft.
    void refreshAll();
    void refreshRefusals();
    void refreshCommands();
    void refreshRight();

    SettingsDraft draft_;
    bool contested_ = false;
    QString obstacle_; ///< Why the draft cannot be applied.
    Option option_ = Option::Scale;
    int tableSize_ = scoring::largestTable;

    PageHead* head_;
    Segments* parts_;
    QStackedWidget* stack_;
    std::array<SetupSection*, PartCount> sections_;
    SideView* example_;
    SideView* fee_;
    SideView* certificate_;
    SideView* moves_;
    Notice* notice_;
    QAction* discard_;
    QAction* apply_;
};

} // namespace desk
