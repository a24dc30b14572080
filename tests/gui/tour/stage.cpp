#include "stage.h"

#include "accessibility_check.h"
#include "layout_check.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace {

/// The number of a window's ancestors.
int heightOf(const QWidget& window)
{
    int height = window.windowType() == Qt::Popup || window.windowType() == Qt::ToolTip ? 1 : 0;
    for (const auto* below = window.parentWidget(); below != nullptr;
         below = below->window()->parentWidget()) {
        ++height;
    }
    return height;
}

/// Windows floating above the main window, bottom to top.
std::vector<QWidget*> floatingAbove(const QWidget& main)
{
    std::vector<QWidget*> windows;
    for (auto* window : QApplication::topLevelWidgets()) {
        if (window != &main && window->isVisible()) {
            windows.push_back(window);
        }
    }
    std::sort(windows.begin(), windows.end(),
              [](const auto* one, const auto* other) { return heightOf(*one) < heightOf(*other); });
    return windows;
}

QWidget* openDialog()
{
    auto* const popup = QApplication::activePopupWidget();
    return popup != nullptr ? popup : QApplication::activeModalWidget();
}

void leave(QWidget& window)
{
    if (auto* const dialog = qobject_cast<QDialog*>(&window)) {
        dialog->reject();
    } else {
        window.close();
    }
}

} // namespace

Stage::Stage(const Album& album, const std::shared_ptr<const core::Clubs>& databases,
             const std::optional<core::ClubPlace>& place)
    : album_(album), fixture_(databases, place), window_(fixture_.session())
{
    // In the screen's far corner no pop-up extends beyond the window's right and bottom.
    const auto screen = window_.screen()->geometry();
    window_.setMinimumSize(desk::MainWindow::smallestSize(album.view.size));
    window_.setGeometry({screen.bottomRight() -
                             QPoint(album.view.size.width(), album.view.size.height()) +
                             QPoint(1, 1),
                         album.view.size});
    window_.show();
    activate();
}

core::TournamentId Stage::open(const core::Tournament& tournament)
{
    return fixture_.open(tournament);
}

core::TournamentId Stage::openSample(const QString& name)
{
    return fixture_.openSample(name + QStringLiteral(".json"));
}

void Stage::go(desk::PageId page)
{
    activate();
    window_.showPage(page);
    settle();
}

void Stage::activate()
{
    window_.activateWindow();
    if (!QTest::qWaitForWindowActive(&window_)) {
        qFatal("the window does not become active");
    }
}

void Stage::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (QApplication::focusWidget() == nullptr) {
        activate();
    }
    waitFor([] { return QApplication::focusWidget() != nullptr; });
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void Stage::type(const QString& keys)
{
    for (const auto letter : keys) {
        if (letter == u' ') {
            key(Qt::Key_Return);
        } else {
            write(letter);
        }
    }
}

void Stage::write(const QString& text)
{
    if (QApplication::focusWidget() == nullptr) {
        activate();
    }
    waitFor([] { return QApplication::focusWidget() != nullptr; });
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void Stage::click(const QString& button)
{
    part<QPushButton>(button).click();
}

namespace {

/// Labels of undo and redo, for example, follow slightly later.
bool isAnythingDue()
{
    constexpr int moment = 100;
    for (const auto* const window : QApplication::topLevelWidgets()) {
        for (const auto* const timer : window->findChildren<QTimer*>()) {
            if (timer->isSingleShot() && timer->isActive() && timer->interval() < moment) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void Stage::settle()
{
    // New windows are shown and laid out by events, which cause further events.
    constexpr int turns = 4;
    for (int turn = 0; turn < turns; ++turn) {
        waitFor([] { return !isAnythingDue(); });
        QCoreApplication::processEvents();
    }
}

void Stage::waitFor(const std::function<bool()>& holds)
{
    constexpr int patience = 30'000;
    if (!QTest::qWaitFor(holds, patience)) {
        qFatal("a scene does not come about");
    }
}

void Stage::waitForPaper(QWidget& dialog)
{
    const auto& print = partOf<QPushButton>(dialog, QStringLiteral("clubPrint"));
    waitFor([&print] { return print.isEnabled(); });
}

QPixmap Stage::picture()
{
    QPixmap picture = window_.grab();
    QPainter painter(&picture);
    const auto frame = theme::colour(window_.palette(), theme::Role::Strong);
    for (auto* floating : floatingAbove(window_)) {
        QRect place(floating->mapToGlobal(QPoint()) - window_.mapToGlobal(QPoint()),
                    floating->size());
        if (!place.intersects(window_.rect())) {
            place.moveCenter(window_.rect().center()); // It has no parent to stand on.
        }
        painter.drawPixmap(place.topLeft(), floating->grab());
        if (qobject_cast<QDialog*>(floating) != nullptr) {
            painter.setPen(frame);
            painter.drawRect(place.adjusted(-1, -1, 0, 0));
        }
    }
    return picture;
}

void Stage::take(const QString& scene)
{
    settle();
    if (album_.faults != nullptr) {
        check(scene);
        return;
    }
    const auto file =
        album_.folder.filePath(QStringLiteral("%1-%2.png").arg(scene, album_.view.name()));
    if (!picture().save(file)) {
        qFatal("cannot write %s", qPrintable(file));
    }
}

void Stage::check(const QString& scene)
{
    auto windows = floatingAbove(window_);
    windows.insert(windows.begin(), &window_);
    QString tree;
    for (auto* const window : windows) {
        const auto heard = accessibleTree(*window);
        tree += heard.text;
        for (const auto& fault : layoutFaults(*window) + heard.faults) {
            *album_.faults << QStringLiteral("%1 %2: %3").arg(album_.view.name(), scene, fault);
        }
    }
    keepTree(scene, tree);
}

void Stage::keepTree(const QString& scene, const QString& tree)
{
    const QDir folder(album_.folder.filePath(QStringLiteral("accessibility")));
    folder.mkpath(QStringLiteral("."));
    QFile file(folder.filePath(QStringLiteral("%1.%2.txt").arg(scene, album_.view.language)));
    if (!file.open(QIODevice::WriteOnly) || file.write(tree.toUtf8()) < 0) {
        qFatal("cannot write %s", qPrintable(file.fileName()));
    }
}

void Stage::trigger(const QString& action)
{
    partOf<QAction>(window(), action).trigger();
    settle();
}

void Stage::answer(const std::function<void()>& open, const std::function<void(QWidget&)>& use)
{
    QTimer waiting;
    const auto* const before = openDialog();
    bool came = false;
    QObject::connect(&waiting, &QTimer::timeout, &waiting, [&] {
        auto* const dialog = openDialog();
        if (dialog != nullptr && dialog != before) {
            waiting.stop();
            came = true;
            use(*dialog);
        }
    });
    waiting.start(0);
    open();
    waitFor([&] { return came; });
}

void Stage::takeDialog(const QString& scene, const std::function<void()>& open,
                       const std::function<void(QWidget&)>& prepare)
{
    answer(open, [&](QWidget& dialog) {
        if (prepare) {
            prepare(dialog);
        }
        take(scene);
        leave(dialog);
    });
    settle();
}

void Stage::takePopup(const QString& scene)
{
    waitFor([] { return QApplication::activePopupWidget() != nullptr; });
    take(scene);
    QApplication::activePopupWidget()->close();
    settle();
}
