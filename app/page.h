#pragma once

#include "icons.h"

#include "app/documents/choice.h"

#include <QString>
#include <QWidget>

#include <cstdint>

namespace desk {

/// The pages in the order in which an evening needs them; Ctrl+1 is the first.
enum class PageId : std::uint8_t {
    Tournaments,
    Setup,
    Participants,
    Rounds,
    Results,
    Standings,
    Reports,
};
inline constexpr int pageCount = static_cast<int>(PageId::Reports) + 1;

/// What the status line says.
struct Status
{
    icons::Meaning icon = icons::Meaning::Information;
    theme::Role role = theme::Role::Accent;
    QString what; ///< What is open: "Round 3: 2 of 9 tables open".
    QString why;  ///< Why the next step cannot be taken yet, or what it is; may be empty.
};

/// One page of the window. Pages are made anew when the language or the tone changes, so texts and
/// colours are set where widgets are made; what has to survive lies in Memory.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The page comes to the front: the focus goes to where one begins to type.
    virtual void enter() = 0;
    /// Ctrl+F.
    virtual void search() {}
    /// What the page says of itself; an empty `what` leaves the line to the window.
    [[nodiscard]] virtual Status status() const { return {}; }
    /// What Ctrl+P prints here.
    [[nodiscard]] virtual documents::Choice document() const { return {}; }

Q_SIGNALS:
    /// status() is different.
    void statusChanged();
    /// Somebody wants to be taken to another page.
    void pageWanted(desk::PageId page);
    /// Somebody wants to see a document before it is printed.
    void documentWanted(const documents::Choice& choice);

protected:
    /// Something is different: refresh() follows at once if the page is seen, else when it is next
    /// shown. Behind another page it costs nothing.
    void outdate();
    /// Shows everything as it is now.
    virtual void refresh() {}
    void showEvent(QShowEvent* event) override;

private:
    bool isOutdated_ = true;
};

} // namespace desk
