#pragma once

#include "app/desk/evening/setup/example.h"
#include "app/desk/evening/setup/settings_draft.h"
#include "app/desk/frame/page.h"

#include <array>
#include <optional>

class QStackedWidget;

namespace desk {

class Notice;
class PageHead;
class Segments;
class SetupSection;
class SideView;

/// The settings of the open tournament. What is chosen is stored at once, what is typed when the
/// field is left or with Enter; Esc drops it. What is refused stays in its field, with the reason,
/// and keeps nothing else from being stored.
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
    void leave() override;
    [[nodiscard]] bool mayGo() override;
    [[nodiscard]] bool shows(const core::Change& change) const override;
    void reveal(const core::Change& change) override;

protected:
    void tournamentOpened() override;
    /// The tournament was changed; keeps what is typed.
    void refresh() override;
    void keyPressEvent(QKeyEvent* event) override;

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
    void followFocus(const QWidget* before, const QWidget* now);
    [[nodiscard]] QWidget* buildRight();
    void showPart(int part);
    [[nodiscard]] Part shownPart() const;
    [[nodiscard]] SetupSection& section() const;

    /// Moves a section's input into the draft.
    void edit(SetupSection& from);
    /// Stores the draft; if that is refused, what was changed since the last time.
    void store();
    void takeInPictures(core::Settings& wanted);
    [[nodiscard]] bool storeSince(const Wanted& seen);
    /// Shows what is stored.
    void drop();
    void loadAll(const SetupSection* but = nullptr);

    [[nodiscard]] bool isPending() const;
    [[nodiscard]] QString complaint() const;
    /// Where the settings of a change are, the first of them; nothing if they are on other pages.
    struct Spot
    {
        Part part = TournamentPart;
        QWidget* field = nullptr;
    };
    [[nodiscard]] std::optional<Spot> spotOf(const core::Change& change) const;

    /// Shows everything that depends on the draft.
    void refreshAll();
    void refreshRefusals();
    void refreshRight();

    SettingsDraft draft_;
    bool contested_ = false;
    std::optional<core::Change> revealed_; ///< Brought into sight; until the next change.
    QString obstacle_;                     ///< Why the draft cannot be stored.
    QString toldLost_;                     ///< The obstacle of which mayGo() has said so.
    core::Refusals pictureFaults_;         ///< Of files that were not taken in.
    QString failure_;                      ///< Why it was not stored, if not because of what it is.
    Option option_ = Option::Scale;
    int tableSize_ = scoring::largestTable;

    PageHead* head_;
    Segments* parts_;
    QStackedWidget* stack_;
    std::array<SetupSection*, PartCount> sections_;
    SideView* example_;
    SideView* fee_;
    SideView* certificate_;
    Notice* notice_;
};

} // namespace desk
