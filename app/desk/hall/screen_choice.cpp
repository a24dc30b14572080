#include "app/desk/hall/screen_choice.h"

#include "app/desk/frame/ui_state.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class ScreenChoice
{
    Q_DECLARE_TR_FUNCTIONS(ScreenChoice)
};

/// Screens that do not mirror that of the window.
QList<QScreen*> otherScreens(const QWidget& window)
{
    QList<QScreen*> others = QGuiApplication::screens();
    const auto* const own = window.screen();
    others.removeIf([own](const QScreen* screen) {
        return screen == own || screen->geometry() == own->geometry();
    });
    return others;
}

QString nameOf(const QScreen& screen)
{
    const QSize size = screen.size() * screen.devicePixelRatio();
    return ScreenChoice::tr("%1, %2 × %3", "screen")
        .arg(screen.name())
        .arg(size.width())
        .arg(size.height());
}

void explainExtending(HallDisplay& display, QWidget& window)
{
    const bool isMirrored = QGuiApplication::screens().size() > 1;
    Question dialog(&window,
                    isMirrored ? ScreenChoice::tr("Both screens show the same")
                               : ScreenChoice::tr("There is only one screen"),
                    ScreenChoice::tr("Connect the projector or television and let the system "
                                     "extend the screen instead of repeating it.\nWindows: ⊞+P, "
                                     "“Extend”. Linux and macOS: Settings, Displays."),
                    ScreenChoice::tr("Show in a window"));
    dialog.setObjectName(u"oneScreenDialog"_s);
    if (dialog.exec() == QDialog::Accepted) {
        display.show(nullptr);
    }
}

QScreen* askForScreen(const QList<QScreen*>& screens, QWidget& window)
{
    Question dialog(&window, ScreenChoice::tr("Which screen does the hall see?"), {},
                    ScreenChoice::tr("Show"));
    dialog.setObjectName(u"screenDialog"_s);
    QButtonGroup group;
    for (qsizetype index = 0; index < screens.size(); ++index) {
        auto* const choice = new QRadioButton(nameOf(*screens[index]), &dialog);
        choice->setChecked(index == 0);
        group.addButton(choice, static_cast<int>(index));
        dialog.body().addWidget(choice);
    }
    return dialog.exec() == QDialog::Accepted ? screens.at(group.checkedId()) : nullptr;
}

} // namespace

void showDisplay(HallDisplay& display, UiState& uiState, QWidget& window)
{
    const auto screens = otherScreens(window);
    if (screens.isEmpty()) {
        explainExtending(display, window);
        return;
    }
    const QString last = uiState.value(hall_keys::screen).toString();
    const auto known = std::find_if(screens.begin(), screens.end(),
                                    [&](const QScreen* one) { return one->name() == last; });
    QScreen* const screen = known != screens.end() ? *known
                            : screens.size() == 1  ? screens.first()
                                                   : askForScreen(screens, window);
    if (screen != nullptr) {
        uiState.setValue(hall_keys::screen, screen->name());
        display.show(screen);
    }
}

void showDisplayAgain(HallDisplay& display, UiState& uiState, QWidget& window)
{
    if (otherScreens(window).isEmpty()) {
        display.show(nullptr);
    } else {
        showDisplay(display, uiState, window);
    }
}

void toggleDisplay(HallDisplay& display, UiState& uiState, QWidget& window)
{
    if (display.isShown()) {
        display.close();
    } else {
        showDisplay(display, uiState, window);
    }
}

} // namespace desk
