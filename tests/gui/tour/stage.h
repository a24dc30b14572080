#pragma once

#include "../desk_fixture.h"
#include "../page_test.h"
#include "view.h"

#include "app/desk/frame/main_window.h"

#include <QDir>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

/// Where the pictures go, and the views of the window.
struct Album
{
    QDir folder;
    View view;
    /// Scenes are checked by layoutFaults() and accessibleTree() instead of being painted, adding
    /// faults here; nullptr: painted.
    QStringList* faults = nullptr;
};

/// The program's window on a separate club database, driven like a person would.
class Stage
{
public:
    explicit Stage(const Album& album,
                   const std::shared_ptr<const core::Clubs>& databases =
                       std::make_shared<db::Clubs>(QString()),
                   const std::optional<core::ClubPlace>& place = std::nullopt);

    /// Imports and opens a tournament.
    core::TournamentId open(const core::Tournament& tournament);
    /// One of tests/data.
    core::TournamentId openSample(const QString& name);
    void go(desk::PageId page);

    [[nodiscard]] DeskFixture& fixture() { return fixture_; }
    [[nodiscard]] desk::Session& session() { return fixture_.session(); }
    [[nodiscard]] desk::MainWindow& window() { return window_; }
    [[nodiscard]] desk::Page& page() { return window_.page(page_test::currentPage(window_)); }
    /// A part of the current page; ends the program where there is none.
    template <typename Widget = QWidget>
    Widget& part(const QString& name)
    {
        return partOf<Widget>(page(), name);
    }
    template <typename Widget = QWidget>
    static Widget& partOf(QObject& parent, const QString& name)
    {
        const auto found = parent.findChildren<Widget*>(name);
        if (found.isEmpty()) {
            qFatal("there is no %s", qPrintable(name));
        }
        return *found.last(); // Older ones may be waiting for deletion.
    }

    /// To the focused widget.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types text; a blank is Enter.
    void type(const QString& keys);
    /// Types text verbatim.
    void write(const QString& text);
    void click(const QString& button);
    /// Processes everything pending.
    static void settle();
    /// Waits for a condition; ends the program if it never holds.
    static void waitFor(const std::function<bool()>& holds);
    /// Waits until a dialog for club documents shows its pages.
    static void waitForPaper(QWidget& dialog);

    /// Writes a picture of the window and everything floating above it.
    void take(const QString& scene);
    /// Writes a picture of the dialog or menu opened by `open`, after `prepare`, and leaves it with
    /// Esc.
    void takeDialog(const QString& scene, const std::function<void()>& open,
                    const std::function<void(QWidget&)>& prepare = {});
    /// Triggers the action of that name, wherever in the window it is.
    void trigger(const QString& action);
    /// Acts on the dialog opened by `open`, and leaves it by its own means.
    void answer(const std::function<void()>& open, const std::function<void(QWidget&)>& use);
    /// Writes a picture of what floats above the window, and closes it.
    void takePopup(const QString& scene);

private:
    [[nodiscard]] QPixmap picture();
    void check(const QString& scene);
    void keepTree(const QString& scene, const QString& tree);
    void activate();

    const Album& album_;
    DeskFixture fixture_;
    desk::MainWindow window_;
};
