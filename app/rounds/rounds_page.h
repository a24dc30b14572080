#pragma once

#include "app/page.h"
#include "core/use_cases/judging.h"
#include "draft_notes.h"
#include "drawing.h"
#include "round_cards.h"
#include "round_tasks.h"

#include <QTimer>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace desk {

class Desk;
class DrawBar;
class Notice;
class PageHead;
class PrintOffer;
struct Offer;
class RoundSide;
class SearchPanel;
class Segments;

/// Rounds: head count, draw, tables, publish; and the repairs of a round being played.
class RoundsPage : public Page
{
    Q_OBJECT

public:
    explicit RoundsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;

private:
    void makeWidgets();
    void makeEmpty();
    QScrollArea* makeScroll(const QString& name, QWidget* inside);
    void layOut();
    void connectParts();
    /// Another tournament: the round looked at last is shown, else the one that needs attention.
    void restart();
    [[nodiscard]] core::RoundNumber roundInNeed() const;
    /// The round to be drawn next; the last one of a knock-out that is won.
    [[nodiscard]] core::RoundNumber roundToCome() const;
    void refresh() override;
    void refreshSegments();
    /// With many rounds not all have room.
    void showSegment();
    void refreshHead(const core::Round* round);
    void refreshPrimary(const core::Round* round);
    void refreshNotice(const core::Round* round);
    void refreshTables(const core::Round* round);
    void showRound(core::RoundNumber round);
    [[nodiscard]] const core::Round* shownRound() const;
    [[nodiscard]] QString factsOf(const core::Round* round) const;
    /// Who has won, where it is told: at the last round and behind it.
    [[nodiscard]] QString outcomeAt(const core::Round* round) const;
    void showOutcome(const QString& outcome);
    [[nodiscard]] Status statusOfRound(const core::Round& round) const;

    [[nodiscard]] RoundCards::Preview preview(const SeatSpot& from, const SeatSpot& to) const;
    [[nodiscard]] core::RoundByHand::Answer answer(const SeatSpot& from, const SeatSpot& to) const;
    void putDown(const SeatSpot& from, const SeatSpot& to);
    template <typename Id>
    void toggleLock(std::vector<Id> core::SeatLocks::*list, Id id);
    void searchChanged();
    /// Offers to print; the way back leads to the cards.
    void connectOffers();
    void makeOffer(const Offer& offer);
    [[nodiscard]] core::TableNumber tableLookedAt() const;
    void tell(const QString& text, bool isError);

    Desk& desk_;
    DraftNotes notes_;
    Drawing* drawing_;
    RoundTasks* tasks_;
    core::RoundNumber shown_{1};
    /// For what it costs to put somebody down; made when first asked for, until something changes.
    struct ByHand
    {
        core::RoundByHand round;
        seating::QualitySheet quality;
    };
    [[nodiscard]] const ByHand& byHand() const;

    mutable std::optional<ByHand> byHand_;
    QString drawReason_;                     ///< Why nothing can be drawn from the round shown on.
    std::optional<core::RoundPlan> offered_; ///< The seating that replacing slips are offered of.
    QString message_;
    bool messageIsError_ = false;
    QTimer searchDelay_;

    PageHead* head_ = nullptr;
    DrawBar* bar_ = nullptr;
    QPushButton* publish_ = nullptr;
    QPushButton* close_ = nullptr;
    Segments* segments_ = nullptr;
    Notice* notice_ = nullptr;
    PrintOffer* offer_ = nullptr;
    QStackedWidget* middle_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    RoundCards* cards_ = nullptr;
    QScrollArea* segmentScroll_ = nullptr;
    QWidget* empty_ = nullptr;
    QLabel* emptyTitle_ = nullptr;
    QLabel* emptyHint_ = nullptr;
    SearchPanel* search_ = nullptr;
    QScrollArea* sideScroll_ = nullptr;
    RoundSide* side_ = nullptr;
};

} // namespace desk
