#pragma once

#include "app/page.h"
#include "example.h"
#include "settings_draft.h"

#include <array>

class QPushButton;
class QStackedWidget;

namespace desk {

class CertificateView;
class Desk;
class ExampleView;
class FeeView;
class Notice;
class PageHead;
class RankMovesView;
class Segments;
class SetupSection;

/// The settings of the open tournament. What is typed is shown in its consequences at once and
/// stored only when it is applied.
class SetupPage : public Page
{
    Q_OBJECT

public:
    explicit SetupPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::LicenceFee};
    }
    [[nodiscard]] Status status() const override;

    void apply();
    void discard();

private:
    /// The last one takes the place of the rules where Rommé 500 is played.
    enum Part : int {
        TournamentPart,
        RulesPart,
        WishesPart,
        FeesPart,
        CertificatePart,
        CardRulesPart,
        PartCount,
    };

    void build();
    [[nodiscard]] QWidget* buildRight();
    [[nodiscard]] QWidget* buildBottom();
    void connectAll();
    void showPart(int part);
    /// What is seen of the part that is chosen.
    [[nodiscard]] Part shownPart() const;
    [[nodiscard]] SetupSection& section() const;

    /// Another tournament, or none.
    void begin();
    /// The same one was changed.
    void refresh() override;
    void take(SetupSection& from);
    void displayAll(const SetupSection* but = nullptr);
    /// Everything that depends on what is wanted.
    void look();
    void lookAtRefusals();
    /// Pictures are no obstacle: they may lie on a stick that is put in later.
    void lookAtPictures();
    void lookAtRight();
    [[nodiscard]] QStringList facts() const;
    void keep();
    [[nodiscard]] QString draftKey() const;
    /// Stores; why it was not, else nothing.
    [[nodiscard]] std::optional<core::Refused> store();

    Desk& desk_;
    SettingsDraft draft_;
    bool contested_ = false;
    bool applying_ = false;
    QString obstacle_; ///< Why it cannot be applied.
    Option option_ = Option::Scale;
    int tableSize_ = scoring::largestTable;

    PageHead* head_;
    Segments* parts_;
    QStackedWidget* stack_;
    std::array<SetupSection*, PartCount> sections_;
    ExampleView* example_;
    FeeView* fee_;
    CertificateView* certificate_;
    RankMovesView* moves_;
    Notice* notice_;
    QPushButton* discard_;
    QPushButton* apply_;
};

} // namespace desk
