#pragma once

#include "app/desk/frame/icons.h"
#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/theme.h"
#include "app/desk/widgets/notice.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>

/// Shared by page tests.
namespace page_test {

/// Pictures and light colours as in main(), dates and numbers as in that country.
inline void dress(const QLocale& country = QLocale(QLocale::English, QLocale::UnitedKingdom))
{
    QLocale::setDefault(country);
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
}

/// Shows a page as in a window of 1280 × 800, and waits for its focus.
inline void show(QWidget& page)
{
    page.resize(1088, 734);
    page.show();
    page.activateWindow();
    if (!QTest::qWaitForWindowActive(&page)) {
        qFatal("the page is not active");
    }
}

/// The key that shows the page, with Ctrl.
inline Qt::Key keyOf(desk::PageId page)
{
    return static_cast<Qt::Key>(Qt::Key_0 + desk::pageCatalogue()[page].digit.value());
}

/// The page that the window's list marks.
inline desk::PageId currentPage(const QWidget& window)
{
    return window.findChild<desk::PageList*>()->current();
}

/// The row of that text in the window's list of pages; nullptr: none.
inline QListWidgetItem* rowOf(const QWidget& window, const QString& text)
{
    const auto* const list = window.findChild<QListWidget*>(QStringLiteral("pages"));
    const auto found = list->findItems(text, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.front();
}
inline QListWidgetItem* rowOf(const QWidget& window, desk::PageId page)
{
    return rowOf(window, desk::nameOf(page));
}

/// The rows of the list of pages that are in sight, from top to bottom.
inline QStringList rowsIn(const QWidget& window)
{
    const auto* const list = window.findChild<QListWidget*>(QStringLiteral("pages"));
    QStringList texts;
    for (int row = 0; row < list->count(); ++row) {
        if (!list->isRowHidden(row)) {
            texts << list->item(row)->text();
        }
    }
    return texts;
}

/// Delivers what the session has announced: pages hear of a change from the event loop.
inline void settle()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

template <typename Part>
Part& part(const QWidget& parent, const QString& name)
{
    settle();
    // The newest one: older ones may be waiting for deletion.
    const auto found = parent.findChildren<Part*>(name);
    if (found.isEmpty()) {
        qFatal("no %s", qPrintable(name));
    }
    return *found.last();
}
template <typename Part>
Part& part(const QWidget& parent, const char* name)
{
    return part<Part>(parent, QString::fromLatin1(name));
}

/// Chooses as the user would.
inline void choose(QComboBox& box, const QString& text)
{
    const int index = box.findText(text);
    if (index < 0) {
        qFatal("no choice %s", qPrintable(text));
    }
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
    settle();
}

/// The texts of a question, in its labels.
inline QString askedIn(const QDialog& dialog)
{
    QStringList texts;
    for (const auto* const label : dialog.findChildren<QLabel*>()) {
        texts << label->text();
    }
    return texts.join(u' ');
}

/// The text of a dialog's notice, if visible.
inline QString told(const QWidget& dialog)
{
    const auto* const notice = dialog.findChild<desk::Notice*>();
    return notice->isVisible() ? notice->text() : QString();
}

/// The answer to the next question, if it comes during `asker`'s lifetime. Closes a dialog left
/// open, so that a failed check doesn't block the test.
inline void answer(QWidget& asker, std::function<void(QDialog&)> use)
{
    auto* const waiting = new QTimer(&asker);
    QObject::connect(waiting, &QTimer::timeout, &asker, [waiting, use = std::move(use)] {
        const QPointer dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            return;
        }
        waiting->stop();
        if (!QTest::qWaitForWindowActive(dialog)) {
            qFatal("the dialog is not active");
        }
        use(*dialog);
        if (dialog != nullptr && dialog->isVisible()) {
            dialog->reject();
        }
    });
    waiting->start(0);
}

/// A page of that kind on a desk.
template <typename Kind>
class ShownPage
{
public:
    explicit ShownPage(desk::Session& session) : page(session)
    {
        show(page);
        page.enter();
    }
    /// As in the window, the page is still intact when it loses focus.
    ~ShownPage() { page.hide(); }

    ShownPage(const ShownPage&) = delete;
    ShownPage& operator=(const ShownPage&) = delete;
    ShownPage(ShownPage&&) = delete;
    ShownPage& operator=(ShownPage&&) = delete;

    template <typename Part>
    Part& part(const char* name)
    {
        return page_test::part<Part>(page, name);
    }

    Kind page;
};

} // namespace page_test
