#pragma once

#include "core/ids.h"
#include "core/result.h"
#include "core/tournament.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

class QWidget;

namespace desk {

class Desk;
class DraftNotes;

/// What can be done with a round that was drawn.
enum class RoundTask : std::uint8_t {
    Publish,
    Close,
    Latecomer,
    Missing,
    CorrectSeats,
    Reprint,
    Shorten,
    Withdraw,
    Cancel,
    Reopen,
};

/// Those that stand apart and ask before they are done, for a round in that state. Matches of Rommé
/// 500 end by themselves: their rounds cannot be shortened.
std::vector<RoundTask> apartTasks(const core::Settings& settings, core::RoundState state);

/// Does them: asks what has to be asked, then the director.
class RoundTasks : public QObject
{
    Q_OBJECT

public:
    RoundTasks(Desk& desk, DraftNotes& notes, QWidget* parent);

    [[nodiscard]] static QString nameOf(RoundTask task);
    [[nodiscard]] static QString objectNameOf(RoundTask task);
    /// Why it cannot be done now; empty if it can.
    [[nodiscard]] QString reasonAgainst(RoundTask task, core::RoundNumber number) const;
    void start(RoundTask task, core::RoundNumber number);

    /// Tables of earlier rounds that are still open.
    [[nodiscard]] int openTablesBefore(core::RoundNumber round) const;
    /// Drawn by standings or for final tables, by this desk.
    [[nodiscard]] bool isByStandings(core::RoundNumber round) const;

Q_SIGNALS:
    /// Nothing was done, and why.
    void refused(const QString& text);
    /// What was done to a draft.
    void told(const QString& text);
    void published(core::RoundNumber round);
    /// Of a round that was published: other people or other seats.
    void tablesChanged(core::RoundNumber round, const std::vector<core::TableNumber>& tables);
    void reprintWanted(core::RoundNumber round);

private:
    [[nodiscard]] static QString closingReason(const core::Tournament& tournament,
                                               const core::Round& round);
    [[nodiscard]] static QString nobodyLeftText(const core::Tournament& tournament,
                                                core::RoundNumber round);
    void publish(core::RoundNumber round);
    void withdraw(core::RoundNumber round);
    void shorten(const core::Round& round);
    void cancel(core::RoundNumber round);
    void reopen(core::RoundNumber round);
    void seatLatecomer(const core::Round& round);
    void replaceMissing(const core::Round& round);
    void correctSeats(const core::Round& round);
    void tellChanged(const core::Round& round, const std::vector<core::TableNumber>& tables);
    bool settle(const core::Result<core::Done>& result);

    Desk& desk_;
    DraftNotes& notes_;
    QWidget* parent_;
};

} // namespace desk
