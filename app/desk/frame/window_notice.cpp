#include "app/desk/frame/window_notice.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "core/texts/clock_texts.h"

#include <QPushButton>

#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

WindowNotice::WindowNotice(const Session& session, QWidget* parent)
    : Notice(parent), session_(session)
{
    hide();
}

void WindowNotice::tell(const QString& failure)
{
    if (failure.isEmpty()) {
        return;
    }
    showError(failure);
    show();
    if (session_.isCutOff()) {
        offerToSaveElsewhere();
    }
    if (session_.isDiskFull()) {
        offer(u"backUpToStick"_s, tr("Back up to a stick…"), icons::Meaning::Export,
              &WindowNotice::backupWanted);
    }
    if (session_.isMoved()) {
        offer(u"goOnHere"_s, tr("Go on here after all…"), icons::Meaning::Present,
              &WindowNotice::goOnHereWanted);
    }
    auto* const close = makeButton(u"closeNotice"_s, tr("Close"), ButtonKind::Quiet, this);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    add(close);
}

void WindowNotice::tellDone(const QString& what, const QString& why, std::function<bool()> holds)
{
    Notice::show(Kind::Tint, icons::Meaning::Complete, what, why);
    showWhile(std::move(holds));
}

void WindowNotice::tellConnection(bool isOwnServer)
{
    if (session_.isEnded()) {
        tellWarning(tr("The main laptop has stopped sharing the club."),
                    tr("What was stored until then can be seen and printed here. The evening "
                       "continues on the main laptop."));
        offer(u"ownClub"_s, tr("Back to the own club"), icons::Meaning::Tournaments,
              &WindowNotice::ownClubWanted);
    } else if (const auto since = session_.cutOffSince()) {
        tellWarning(
            tr("No connection since %1: nothing can be stored.").arg(texts::timeOfDayText(*since)),
            tr("What was stored until then can be seen and printed. This desk "
               "reconnects as soon as the server answers."));
        offerToSaveElsewhere();
    } else {
        Notice::show(Kind::Tint, icons::Meaning::Complete,
                     isOwnServer ? tr("The server of the club had stopped; it is running again.")
                                 : tr("Connected again."),
                     tr("What you typed and did not see saved: press Enter again."));
        show();
    }
}

void WindowNotice::tellDeadServer(const QString& reason)
{
    showError(tr("The server of the club has stopped and does not start again."), reason);
    show();
    offerToSaveElsewhere();
}

void WindowNotice::offerToSaveElsewhere()
{
    if (session_.current()) {
        offer(u"saveElsewhere"_s, tr("Save elsewhere…"), icons::Meaning::Export,
              &WindowNotice::saveElsewhereWanted);
    }
}

void WindowNotice::tellWarning(const QString& what, const QString& why)
{
    Notice::show(Kind::Warning, icons::Meaning::Warning, what, why);
    show();
}

void WindowNotice::offer(const QString& objectName, const QString& text, icons::Meaning icon,
                         void (WindowNotice::*wanted)())
{
    auto* const button = makeButton(objectName, text, icon, ButtonKind::Normal, this);
    connect(button, &QPushButton::clicked, this, wanted);
    add(button);
}

} // namespace desk
