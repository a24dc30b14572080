#pragma once

#include "app/desk/evening/rounds/draft_notes.h"
#include "app/desk/evening/rounds/round_cards.h"
#include "app/desk/frame/page.h"
#include "core/cards/knock_out.h"
#include "core/seating/quality.h"

#include <QTimer>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace desk {

class DrawBar;
class Notice;
struct Offer;
class PageHead;
class PrintOffer;
class RoundActions;
class RoundSide;
class Segments;

/// Rounds: head count, draw, tables, publish; and the repairs of a round being played.
class RoundsPage : public Page
{
    Q_OBJECT

public:
    explicit RoundsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    /// On an offer to print, as when the button that led to it is disabled now.
    void refocus() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;
    [[nodiscard]] bool shows(const core::Change& change) const override
    {
        return !change.label.round || change.label.round == shown_;
    }
    void reveal(const core::Change& change) override;
    /// Asks how to seat somebody in the round being played; does nothing if they have a seat.
    void seatLatecomer(core::StartNumber person);
    /// The tables that are called for their slips.
    void setCalled(const std::vector<core::TableKey>& called);
    /// Instead of a call.
    void tellNobodySeesCalls();

Q_SIGNALS:
    /// The table is to bring its slip.
    void callRequested(const core::TableKey& table);

private:
    /// A draft being changed by hand, and its previous sheet.
    struct ByHand
    {
        core::RoundByHand round;
        seating::QualitySheet quality;
    };

    /// Of score slips.
    using Editions = std::map<core::TableNumber, std::int32_t>;

    PageHead* buildHead();
    QWidget* buildEmpty();
    QWidget* buildSearch();
    void layOut();
    void connectParts();

    /// Shows the round shown last in that tournament, else the one that needs attention.
    void tournamentOpened() override;
    void refresh() override;
    void refreshSegments();
    void refreshNotice(const core::Round* round);
    /// What came of the last round, and the way to the standings.
    void showOutcome(const QString& what, const QString& why = {});
    void endEvening();
    void refreshTables(const core::Round* round);
    /// No round is to come.
    [[nodiscard]] bool isAllPlayed() const;
    void refreshSearch();

    /// nullptr if not drawn.
    [[nodiscard]] const core::Round* shownRound() const;
    [[nodiscard]] core::RoundNumber roundInNeed() const;
    /// The round to be drawn next; for a knock-out that is won, the last one.
    [[nodiscard]] core::RoundNumber roundToCome() const;
    void showRound(core::RoundNumber round);
    void focusRound();
    /// Focuses what follows a draw.
    void leadOn();
    [[nodiscard]] QString factsOf(const core::Round* round) const;
    void showFacts(const core::Round* round);
    [[nodiscard]] QString outdatedText(const core::Round& round,
                                       const std::optional<DrawnHow>& how) const;
    /// The round shown, if a correction has overtaken it.
    [[nodiscard]] std::optional<core::OvertakenRound> overtakenRound() const;
    /// People level whom the seed separated: as a warning, with the way to decide between them.
    void showParted(const std::vector<core::PartedTie>& parted);
    /// Draws the round again if the tie of that person is decided.
    void decideTie(core::StartNumber person);
    [[nodiscard]] int openTablesBefore(core::RoundNumber round) const;
    void showMessage(const QString& text, bool isError);

    [[nodiscard]] RoundCards::Preview preview(const SeatSpot& from, const SeatSpot& to) const;
    void toggleLock(const SeatSpot& spot, bool ofTable);

    void askWhenLeaving(core::StartNumber person);
    void replaceLostSlip();
    /// With the focus.
    void offerPrinting(const Offer& offer);
    void makeOffer(const Offer& offer);
    [[nodiscard]] static Editions editionsOf(const core::Round& round);
    /// Those whose slips are out of date by a repair, by undo or at another desk.
    [[nodiscard]] std::vector<core::TableNumber> tablesWithoutSlip(const core::Round& round) const;
    /// Offers slips for them, as long as there are any.
    void followSlips();
    void noteDealt(const Offer& offer);

    DraftNotes notes_;
    core::RoundNumber shown_{1};
    /// The last round, if drawn and not over when the page was last entered.
    std::optional<core::RoundNumber> running_;
    mutable std::optional<ByHand> byHand_; ///< Built on demand, valid until refresh().
    QString drawReason_;                   ///< Why no draw from the current round on.
    /// What is on offer to be printed is about a round in that state.
    std::optional<core::RoundState> offeredIn_;
    std::map<core::RoundNumber, Editions> dealt_; ///< What lies on the tables.
    std::vector<core::TableNumber> reseated_;     ///< The slips offered last are theirs.
    QString message_;
    bool messageIsError_ = false;
    QTimer searchDelay_;

    RoundActions* actions_;
    DrawBar* bar_ = nullptr;
    QPushButton* publish_ = nullptr;
    PageHead* head_;
    Segments* segments_;
    QScrollArea* segmentScroll_;
    Notice* notice_;
    PrintOffer* offer_;
    QStackedWidget* middle_;
    RoundCards* cards_;
    QScrollArea* scroll_;
    QLabel* emptyTitle_ = nullptr;
    QLabel* emptyHint_ = nullptr;
    QWidget* empty_;
    QLabel* searchTitle_ = nullptr;
    QLabel* searchProgress_ = nullptr;
    QWidget* cancelSearch_ = nullptr;
    QWidget* search_;
    RoundSide* side_;
    QScrollArea* sideScroll_;
};

} // namespace desk
