#pragma once

#include "draft_notes.h"
#include "seating_search.h"

#include <QObject>

#include <optional>

class QWidget;

namespace desk {

class Desk;

/// What the director wants drawn.
struct DrawWish
{
    seating::Mode mode = seating::Mode::Draw;
    std::int32_t rounds = 1;
    std::int32_t topTables = 1;  ///< Of final tables.
    std::optional<quint64> seed; ///< Nothing: by lot.
    std::chrono::milliseconds limit{1000};
};

/// Draws rounds as drafts: asks what has to be asked, lets the search run, stores what it finds.
class Drawing : public QObject
{
    Q_OBJECT

public:
    Drawing(Desk& desk, DraftNotes& notes, QWidget* parent);

    [[nodiscard]] const SeatingSearch& search() const { return search_; }
    void cancel() { search_.cancel(); }

    /// Why nothing can be drawn from that round on; empty if it can.
    [[nodiscard]] QString reasonAgainst(core::RoundNumber first) const;
    /// Draws from that round on, in place of the drafts that stand there.
    void draw(core::RoundNumber first, DrawWish wish);
    /// Everybody in the order of start numbers, to be seated by hand.
    void seatByNumber(core::RoundNumber first);

    /// How many drafts stand from that round on.
    [[nodiscard]] int draftsFrom(core::RoundNumber first) const;

Q_SIGNALS:
    void runningChanged();
    void progressed(qint64 repeats, qint64 bound);
    void drawn(core::RoundNumber first);
    /// Nothing was drawn, and why.
    void refused(const QString& text);

private:
    [[nodiscard]] core::SeatingOrder orderOf(core::RoundNumber first, const DrawWish& wish) const;
    [[nodiscard]] bool mayReplace(core::RoundNumber first, int rounds);
    void store(const SeatingSearch::Outcome& outcome);
    void put(const std::vector<core::RoundPlan>& plans, const std::optional<DrawnHow>& how);

    Desk& desk_;
    DraftNotes& notes_;
    QWidget* parent_;
    SeatingSearch search_;
    core::RoundNumber first_{1};
    DrawnHow how_;
};

} // namespace desk
