#pragma once

#include "app/desk/evening/clock/bell.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/frame/page.h"

#include <array>
#include <cstdint>

class QAction;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace desk {

class ClockFace;
class DisplayPane;
class HallDisplay;
class Notice;
class PageHead;
class ScheduleView;
class Serving;

/// The clock of the round being played, the evening's schedule, and what the hall sees of it.
class ClockPage : public Page
{
    Q_OBJECT

public:
    /// All of them outlive the page.
    ClockPage(Session& session, RoundTimer& timer, Serving& serving, HallDisplay& display,
              QWidget* parent = nullptr);

    void enter() override;
    /// The part about the display in the hall.
    [[nodiscard]] DisplayPane& display() { return *pane_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The subject of the notice.
    enum class Said : std::uint8_t { Nothing, Refusal, NoMinutes, Warning, OpenGames, Over };
    struct Saying
    {
        Said what = Said::Nothing;
        QString text = {};

        friend bool operator==(const Saying&, const Saying&) = default;
    };

    void buildHead();
    void buildClock(QVBoxLayout& column);
    void buildSchedule(QVBoxLayout& column);
    void buildWarnings(QVBoxLayout& column);

    void refresh() override;
    void tournamentOpened() override;
    /// Updates what changes every second.
    void refreshTime();
    [[nodiscard]] Saying saying() const;
    void refreshNotice();
    void refreshButtons();
    void refreshSchedule();
    void refreshWarnings();
    void refreshDisplay();

    /// The round for Start: the last one published, or the paused one.
    [[nodiscard]] const core::Round* startable() const;
    void startOrPause();
    void start();
    void add(int minutes);
    void reset();
    void tell(const core::Result<core::Done>& done);
    void askAboutOpenGames();
    void changeWarnings();
    void ring();

    RoundTimer& timer_;
    HallDisplay& display_;
    Bell bell_;
    PageHead* head_ = nullptr;
    QLabel* title_ = nullptr;
    ClockFace* face_ = nullptr;
    QLabel* began_ = nullptr;
    QLabel* left_ = nullptr;
    QPushButton* primary_ = nullptr;
    QPushButton* next_ = nullptr; ///< Starts a newer round than the one with the running clock.
    std::array<QPushButton*, 4> changes_{};
    Notice* notice_ = nullptr;
    QLabel* scheduleNote_ = nullptr;
    ScheduleView* schedule_ = nullptr;
    QPushButton* black_ = nullptr;
    QPushButton* show_ = nullptr;
    DisplayPane* pane_ = nullptr;
    QLabel* warnings_ = nullptr;
    core::RoundEnds ends_;
    QString refusal_; ///< From the last attempt.
    Saying shown_;    ///< In the notice.
};

} // namespace desk
