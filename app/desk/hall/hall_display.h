#pragma once

#include "app/desk/hall/display_content.h"
#include "app/desk/hall/prize_giving.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

class QScreen;

namespace desk {

class DisplayWindow;
class RoundTimer;
class Serving;
class Session;

/// What the hall sees on the second screen: shows it there, turns its pages, blacks it out and
/// calls the places at the prize-giving. It outlives the pages of the window.
class HallDisplay : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    HallDisplay(Session& session, RoundTimer& timer, Serving& serving, QObject* parent = nullptr);
    ~HallDisplay() override;
    Q_DISABLE_COPY_MOVE(HallDisplay)

    /// Made when somebody looks: nobody who types results waits for it.
    [[nodiscard]] const DisplayContent& content();
    /// Requests a new display, perhaps in another language.
    void invalidate();
    [[nodiscard]] bool isShown() const;
    /// Nothing while it is not shown.
    [[nodiscard]] QScreen* screen() const;

    /// Full screen there; without a screen in a window of its own.
    void show(QScreen* screen);
    void close();
    [[nodiscard]] bool isBlack() const { return content_.isBlack; }
    void setBlack(bool isBlack);

    [[nodiscard]] DisplayChoice choice() const;
    void setChoice(const DisplayChoice& choice);
    /// Seconds each page stays.
    [[nodiscard]] int pace() const;
    void setPace(int seconds);
    /// To the next page now.
    void turn();

    /// Shows the title alone; each callNext() adds a place.
    void begin(Ceremony ceremony);
    void callNext();
    void endPrizes();
    [[nodiscard]] bool isGivingPrizes() const { return ceremony_.has_value(); }
    /// Still to be called.
    [[nodiscard]] std::size_t placesDue() const;

Q_SIGNALS:
    /// It shows something else.
    void changed();
    /// It was shown or closed, by whomever.
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
    QString logoFile_;                         ///< That content_ has.
    std::optional<core::RoundNumber> clocked_; ///< Whose clock it has.
    std::optional<Ceremony> ceremony_;
    std::size_t called_ = 0; ///< Of the ceremony's places.
    QPointer<DisplayWindow> window_;
    QTimer pages_{this};
};

inline constexpr int shortestPace = 5;
inline constexpr int longestPace = 60;

} // namespace desk
