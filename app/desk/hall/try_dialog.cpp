#include "app/desk/hall/try_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/hall/qr_view.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/platform/platform.h"

#include <QLabel>
#include <QPushButton>

namespace desk {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr qint64 patience = 20; ///< Seconds.

/// What may keep phones out, the likeliest first.
QString reasonsText()
{
    return QStringList{
        TryDialog::tr("Another network: the phone has to be in the same Wi-Fi as this computer. "
                      "Switch mobile data off."),
        platform::asksBeforeServing()
            ? TryDialog::tr("The firewall: Windows Security, Firewall, Allow an app, tick Rummy "
                            "Director.")
            : TryDialog::tr("A firewall on this computer: allow Rummy Director there."),
        TryDialog::tr("Devices kept apart, as guest Wi-Fis do: use a router of your own, or this "
                      "computer's hotspot.")}
        .join(u'\n');
}

} // namespace

TryDialog::TryDialog(Session& session, Serving& serving, QWidget* parent)
    : QDialog(parent),
      session_(session),
      serving_(serving),
      notice_(new Notice(this)),
      since_(session.now()),
      before_(serving.counts().pages)
{
    setObjectName(u"tryDialog"_s);
    setWindowTitle(tr("Try it"));
    constexpr int width = 520;
    setMinimumWidth(width);
    auto* const what = makeLabel(tr("Join the Wi-Fi with one phone, then scan this code."), 13,
                                 QFont::Normal, theme::Role::Text, this);
    what->setWordWrap(true);
    auto* const code = new QrView(this);
    code->setObjectName(u"tryCode"_s);
    code->setText(serving.address(), tr("Code that opens the pages"));
    notice_->setObjectName(u"tryNotice"_s);
    notice_->show(Notice::Kind::Plain, icons::Meaning::Information, tr("Waiting for the phone…"));
    auto* const close = makeButton(u"tryClose"_s, tr("Close"), ButtonKind::Normal, this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* const bottom = makeRow(nullptr);
    bottom->addStretch();
    bottom->addWidget(close);
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addWidget(what);
    column->addWidget(code, 0, Qt::AlignCenter);
    column->addWidget(notice_, 1);
    column->addLayout(bottom);
    constexpr int often = 250;
    looking_.setInterval(often);
    connect(&looking_, &QTimer::timeout, this, &TryDialog::look);
    looking_.start();
}

void TryDialog::look()
{
    if (serving_.counts().pages > before_) {
        looking_.stop();
        notice_->show(Notice::Kind::Tint, icons::Meaning::Complete,
                      tr("The phone came through: it works."));
    } else if (since_.isValid() && since_.secsTo(session_.now()) >= patience) {
        since_ = {}; // It may still come.
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("No phone has come through yet. It may be:"), reasonsText());
        adjustSize();
    }
}

} // namespace desk
