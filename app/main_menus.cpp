#include "desk.h"
#include "main_window.h"

#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

/// The menus of the window and what they alone do.
namespace desk {
namespace {

const QString backupFilter = QStringLiteral("*.rummydb");

QAction* addTo(QMenu& menu, const QString& objectName, const QString& text,
               const QKeySequence& key = {})
{
    auto* action = menu.addAction(text);
    action->setObjectName(objectName);
    action->setShortcut(key);
    return action;
}

QAction* needingTournament(QAction* action)
{
    action->setProperty("needsTournament", true);
    return action;
}

} // namespace

void MainWindow::buildMenus()
{
    menuBar()->clear();
    menuBar()->setNativeMenuBar(false);
    constexpr int barHeight = 34;
    menuBar()->setFixedHeight(barHeight);
    buildFileMenu();
    buildEditMenu();
    buildTournamentMenu();
    buildViewMenu();
    buildHelpMenu();

    auto* corner = new QWidget(menuBar());
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 12, 0);
    row->setSpacing(4);
    undoButton_ = historyButton(undo_);
    undoButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(undoButton_);
    row->addWidget(historyButton(redo_));
    menuBar()->setCornerWidget(corner);
    corner->show();
}

QToolButton* MainWindow::historyButton(QAction* action)
{
    auto* button = new QToolButton(menuBar());
    button->setDefaultAction(action);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    // The label changes with every entry: the corner follows it.
    connect(action, &QAction::changed, button, [this, action, button] {
        button->setAccessibleName(action->text());
        button->parentWidget()->adjustSize();
        menuBar()->setCornerWidget(button->parentWidget());
        button->parentWidget()->show();
    });
    return button;
}

void MainWindow::buildFileMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&File"));
    const auto forward = [this, &menu](const QString& name, const QString& text,
                                       const QKeySequence& key, const char* pageAction) {
        auto* action = addTo(menu, name, text, key);
        connect(action, &QAction::triggered, this, [this, pageAction] {
            showPage(PageId::Tournaments);
            QMetaObject::invokeMethod(&page(PageId::Tournaments), pageAction);
        });
        return action;
    };
    forward(QStringLiteral("newAction"), tr("&New tournament …"), QKeySequence::New,
            "newTournament");
    forward(QStringLiteral("likeLastAction"), tr("New evening &like the last one …"), {},
            "newLikeLast");
    addTo(menu, QStringLiteral("openAction"), tr("&Open …"), QKeySequence::Open);
    connect(menu.actions().last(), &QAction::triggered, this,
            [this] { showPage(PageId::Tournaments); });
    menu.addSeparator();
    forward(QStringLiteral("importAction"), tr("&Import …"), QKeySequence(tr("Ctrl+I")),
            "importTournament");
    needingTournament(
        forward(QStringLiteral("exportAction"), tr("&Export …"), {}, "exportTournament"));
    menu.addSeparator();
    connect(needingTournament(
                addTo(menu, QStringLiteral("printAction"), tr("&Print …"), QKeySequence::Print)),
            &QAction::triggered, this, &MainWindow::print);
    menu.addSeparator();
    connect(addTo(menu, QStringLiteral("backupAction"), tr("&Back up to a file …")),
            &QAction::triggered, this, &MainWindow::backUp);
    connect(addTo(menu, QStringLiteral("restoreAction"), tr("&Restore a backup …")),
            &QAction::triggered, this, &MainWindow::restore);
    connect(addTo(menu, QStringLiteral("secondFolderAction"), tr("&Second folder for backups …")),
            &QAction::triggered, this, &MainWindow::chooseSecondFolder);
    menu.addSeparator();
    connect(addTo(menu, QStringLiteral("quitAction"), tr("&Quit"), QKeySequence::Quit),
            &QAction::triggered, this, &QWidget::close);
}

void MainWindow::buildEditMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&Edit"));
    undo_ = addTo(menu, QStringLiteral("undoAction"), tr("Undo"), QKeySequence::Undo);
    undo_->setIcon(icons::icon(icons::Meaning::Undo, palette()));
    connect(undo_, &QAction::triggered, this, &MainWindow::undo);
    redo_ = addTo(menu, QStringLiteral("redoAction"), tr("Redo"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    redo_->setIcon(icons::icon(icons::Meaning::Redo, palette()));
    connect(redo_, &QAction::triggered, this, &MainWindow::redo);
    menu.addSeparator();
    connect(addTo(menu, QStringLiteral("searchAction"), tr("&Search"), QKeySequence::Find),
            &QAction::triggered, this, [this] { page(current_).search(); });
}

void MainWindow::buildTournamentMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&Tournament"));
    const std::array<QString, pageCount> names = {
        tr("Tournaments"), tr("Setup"),     tr("Participants"), tr("Rounds"),
        tr("Results"),     tr("Standings"), tr("Reports")};
    for (int index = 0; index < pageCount; ++index) {
        const auto id = static_cast<PageId>(index);
        auto* action = addTo(menu, QStringLiteral("pageAction%1").arg(index + 1),
                             names.at(static_cast<std::size_t>(index)),
                             QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index)));
        connect(action, &QAction::triggered, this, [this, id] { showPage(id); });
        if (id != PageId::Tournaments) {
            needingTournament(action);
        }
    }
    menu.addSeparator();
    connect(needingTournament(addTo(menu, QStringLiteral("journalAction"), tr("&Journal"),
                                    QKeySequence(Qt::CTRL | Qt::Key_J))),
            &QAction::triggered, this, &MainWindow::openJournal);
    connect(needingTournament(addTo(menu, QStringLiteral("paperKitAction"), tr("Paper &kit …"),
                                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P))),
            &QAction::triggered, this, &MainWindow::savePaperKit);
}

void MainWindow::buildViewMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&View"));
    const auto choices = [this](QMenu& target, const QString& key,
                                const QList<std::pair<QString, QString>>& entries, auto wanted) {
        auto* group = new QActionGroup(&target);
        const auto chosen = desk_.memory().value(key).toString();
        for (const auto& [value, text] : entries) {
            auto* action = addTo(target, key + QLatin1Char('/') + value, text);
            action->setCheckable(true);
            action->setChecked(chosen == value);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, key, value = value, wanted] {
                desk_.memory().setValue(key, value);
                // The menu is made anew with the rest: not while it is still open.
                QMetaObject::invokeMethod(
                    this,
                    [this, value, wanted] {
                        Q_EMIT(this->*wanted)
                        (value);
                    },
                    Qt::QueuedConnection);
            });
        }
    };
    auto& tones = *menu.addMenu(tr("&Light or dark"));
    choices(tones, QStringLiteral("view/tone"),
            {{QString(), tr("As the system has it")},
             {QStringLiteral("light"), tr("Light")},
             {QStringLiteral("dark"), tr("Dark")}},
            &MainWindow::toneWanted);
    auto& languages = *menu.addMenu(tr("L&anguage"));
    choices(languages, QStringLiteral("view/language"),
            {{QString(), tr("As the system has it")},
             {QStringLiteral("de"), QStringLiteral("Deutsch")},
             {QStringLiteral("en"), QStringLiteral("English")}},
            &MainWindow::languageWanted);
}

void MainWindow::buildHelpMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&Help"));
    connect(addTo(menu, QStringLiteral("helpAction"), tr("&Handbook"), QKeySequence::HelpContents),
            &QAction::triggered, this, &MainWindow::openHelp);
    connect(addTo(menu, QStringLiteral("aboutAction"), tr("&About Rummy Director")),
            &QAction::triggered, this, &MainWindow::about);
}

void MainWindow::backUp()
{
    const auto name =
        QStringLiteral("rummy-director-%1.rummydb")
            .arg(desk_.now().toLocalTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")));
    const auto target =
        QFileDialog::getSaveFileName(this, tr("Back up to a file"), QDir::home().filePath(name),
                                     tr("Club databases (%1)").arg(backupFilter));
    if (target.isEmpty()) {
        return;
    }
    desk_.runClub([&](core::Director&) -> core::Result<core::Done> {
        desk_.databases().backUp(desk_.file(), target);
        return core::Done{};
    });
}

void MainWindow::restore()
{
    const auto source =
        QFileDialog::getOpenFileName(this, tr("Restore a backup"), backups_.folder(),
                                     tr("Club databases (%1)").arg(backupFilter));
    if (source.isEmpty() ||
        !confirm(this, tr("Restore this backup?"),
                 tr("The club database is replaced by %1. What it holds now is kept in a file "
                    "beside it.")
                     .arg(QDir::toNativeSeparators(source)),
                 tr("Restore"))) {
        return;
    }
    backups_.wait();
    desk_.restore(source);
}

void MainWindow::chooseSecondFolder()
{
    const auto folder = QFileDialog::getExistingDirectory(
        this, tr("Second folder for backups, on a stick for example"), backups_.secondFolder());
    if (!folder.isEmpty()) {
        backups_.setSecondFolder(folder);
        backups_.make();
    }
}

void MainWindow::about()
{
    QDialog dialog(this);
    dialog.setObjectName(QStringLiteral("aboutDialog"));
    dialog.setWindowTitle(tr("About Rummy Director"));
    auto* column = new QVBoxLayout(&dialog);
    constexpr int margin = 24;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(12);
    column->addWidget(makeLabel(tr("Rummy Director %1").arg(QApplication::applicationVersion()), 20,
                                QFont::DemiBold, theme::Role::Text, &dialog));
    auto* text = makeLabel(tr("Tournament software for clubs that play rummy with stones. MIT "
                              "licence. With Qt (LGPL), SQLite (public domain), nlohmann-json "
                              "(MIT), the Breeze icons (LGPL) and the typeface Inter (SIL OFL).\n\n"
                              "Club database: %1")
                               .arg(QDir::toNativeSeparators(desk_.file())),
                           13, QFont::Normal, theme::Role::Text, &dialog);
    text->setWordWrap(true);
    constexpr int textWidth = 420;
    text->setMinimumWidth(textWidth);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(text);
    auto* close =
        makeButton(QStringLiteral("closeButton"), tr("Close"), ButtonKind::Primary, &dialog);
    connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    dialog.exec();
}

} // namespace desk
