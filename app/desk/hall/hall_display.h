#pragma once

#include "app/desk/hall/display_content.h"
#include "app/desk/hall/prize_giving.h"
#include "app/platform/staying_awake.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <vector>

class QScreen;

namespace desk {

class DisplayWindow;
class RoundTimer;
class Serving;
class Session;

/// Controls the second screen: shows the display, turns its pages, blacks it out and calls the
/// places at the prize-giving. It outlives the pages of the window.
class HallDisplay : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    HallDisplay(Session& session, RoundTimer& timer, Serving& serving, QObject* parent = nullptr);
    ~HallDisplay() override;
    Q_DISABLE_COPY_MOVE(HallDisplay)

    /// Built on demand, so that entering results never waits for it.
    [[nodiscard]] const DisplayContent& content();
    /// Requests a rebuild, perhaps in another language.
    void invalidate();
    [[nodiscard]] bool isShown() const;
    /// Whether the hall sees what is on it: here, or on televisions and phones.
    [[nodiscard]] bool isSeen() const;
    /// Nothing while it is not shown.
    [[nodiscard]] QScreen* screen() const;

    /// Full-screen there; without a screen in a normal window.
    void show(QScreen* screen);
    void close();
    [[nodiscard]] bool isBlack() const { return content_.stage.isBlack; }
    void setBlack(bool isBlack);

    [[nodiscard]] DisplayChoice choice() const;
    void setChoice(const DisplayChoice& choice);
    /// Seconds each page stays.
    [[nodiscard]] int pace() const;
    void setPace(int seconds);
    /// Turns to the next page now.
    void turn();

    /// Shows only the title; each callNext() adds a place.
    void begin(Ceremony ceremony);
    void callNext();
    void endPrizes();
    [[nodiscard]] bool isGivingPrizes() const { return ceremony_.has_value(); }
    /// Places not yet called.
    [[nodiscard]] std::size_t placesDue() const;

Q_SIGNALS:
    /// The display has changed.
    void changed();
    /// It was shown or closed.
    void shownChanged();

private:
    void make();
    void makeClock();
    void refreshPrizes();
    void restartPages();
    [[nodiscard]] QString nextText() const;

    Session& session_;
    RoundTimer& timer_;
    Serving& serving_;
    DisplayContent content_;
    bool isStale_ = true;                      ///< make() is due.
    QString logo_;                             ///< The name of the logo in content_.
    std::optional<core::RoundNumber> clocked_; ///< The round of its clock.
    bool areAllPlayed_ = false;                ///< No further round is announced.
    std::optional<Ceremony> ceremony_;
    std::size_t called_ = 0; ///< Of the ceremony's places.
    QPointer<DisplayWindow> window_;
    std::optional<platform::StayingAwake> awake_; ///< While it is shown.
    QTimer pages_{this};
};

inline constexpr int shortestPace = 5;
inline constexpr int longestPace = 60;

} // namespace desk
