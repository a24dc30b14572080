#include "app/desk/desks/sharing/invitation_dialog.h"

#include "app/desk/hall/qr_view.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/sharing/certificate.h"
#include "core/store/store.h"
#include "core/texts/refusal_texts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTimer>

#include <chrono>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

constexpr int bodySize = 13;

QLabel* makeSelectable(const QString& objectName, int size, QFont::Weight weight, QWidget* parent)
{
    auto* const label = makeLabel({}, size, weight, theme::Role::Text, parent);
    label->setObjectName(objectName);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

InvitationDialog::InvitationDialog(const Sharing& sharing, sharing::PrivateServer server,
                                   OtherDesks others, QWidget* parent)
    : QDialog(parent),
      sharing_(sharing),
      server_(std::move(server)),
      others_(std::move(others)),
      picture_(new QrView(this)),
      address_(makeSelectable(u"addressLabel"_s, 20, QFont::DemiBold, this)),
      code_(makeSelectable(u"codeLabel"_s, 20, QFont::DemiBold, this)),
      notice_(new Notice(this)),
      stop_(makeButton(u"stopButton"_s, tr("Stop sharing…"), ButtonKind::Normal, this))
{
    setObjectName(u"invitationDialog"_s);
    setWindowTitle(tr("Shared with other desks"));
    makeColumn(this, distance::medium, allAround(distance::large));
    layout()->addWidget(makeLabel(windowTitle(), 17, QFont::DemiBold, theme::Role::Text, this));
    layout()->addWidget(makeLabel(tr("On the other laptop: File, Join a desk."), bodySize,
                                  QFont::Normal, theme::Role::Muted, this));
    buildInvitation();
    layout()->addWidget(notice_);
    buildButtons();
    showInvitation();
    constexpr std::chrono::seconds another{2};
    auto* const network = new QTimer(this);
    connect(network, &QTimer::timeout, this, &InvitationDialog::showInvitation);
    network->start(another);
}

void InvitationDialog::buildInvitation()
{
    auto* const row = makeRow(nullptr, distance::large);
    auto* const texts = makeColumn(nullptr, distance::small);
    const auto add = [&](const QString& name, QLabel* label) {
        texts->addWidget(makeLabel(name, bodySize, QFont::Normal, theme::Role::Muted, this));
        label->setAccessibleName(name);
        texts->addWidget(label);
    };
    add(tr("Address"), address_);
    add(tr("Code"), code_);
    auto* const fingerprint = makeSelectable(u"fingerprintLabel"_s, bodySize, QFont::Normal, this);
    // In two halves, as a line of 95 characters is too wide.
    auto text = sharing::fingerprintText(sharing::fingerprintOf(server_.certificate()));
    text[text.size() / 2] = u'\n';
    fingerprint->setText(text);
    add(tr("Fingerprint of the certificate"), fingerprint);
    texts->addStretch();
    row->addWidget(picture_, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void InvitationDialog::buildButtons()
{
    auto* const row = makeRow(nullptr);
    row->addWidget(stop_);
    row->addStretch();
    auto* const copy = makeButton(u"copyButton"_s, tr("Copy address and code"),
                                  icons::Meaning::Copy, ButtonKind::Quiet, this);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(invitation_); });
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &InvitationDialog::reject);
    connect(stop_, &QPushButton::clicked, this, &InvitationDialog::askToStop);
    row->addWidget(copy);
    row->addWidget(close);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    close->setFocus();
}

void InvitationDialog::showInvitation()
{
    const auto invitation = server_.invitation(sharing_.addresses());
    auto text = sharing::invitationText(invitation);
    if (text == invitation_) {
        return; // A selection stays.
    }
    invitation_ = std::move(text);
    address_->setText(sharing::addressText(invitation));
    // Two lines of four groups.
    auto code = sharing::codeText(invitation);
    code[code.size() / 2] = u'\n';
    code_->setText(code);
    picture_->setText(invitation_, tr("Address and code"));
}

void InvitationDialog::askToStop()
{
    const auto others = others_();
    const auto whatEnds = others.isEmpty()
                              ? tr("No other desk is connected.")
                              : tr("Still connected: %1. There nothing can be stored any more.")
                                    .arg(others.join(u", "_s));
    const bool isMeant =
        confirm(this, tr("Stop sharing?"),
                whatEnds + u' ' + tr("The club goes back into the file of this laptop."),
                tr("Stop sharing"), Enter::GoesBack);
    if (!isMeant || task_.isRunning()) {
        return;
    }
    stop_->setEnabled(false);
    notice_->show(Notice::Kind::Plain, icons::Meaning::Information, tr("Bringing the club back…"));
    task_.start([&sharing = sharing_, server = server_] { return stop(sharing, server); },
                [this](const QString& reason) { finish(reason); });
}

QString InvitationDialog::stop(const Sharing& sharing, const sharing::PrivateServer& server)
{
    try {
        const auto fault = sharing.stop(server);
        return fault ? reasonFor(*fault) : QString();
    } catch (const core::StoreFailure& failure) {
        return texts::text(failure);
    }
}

void InvitationDialog::finish(const QString& reason)
{
    stop_->setEnabled(true);
    notice_->clear();
    if (!reason.isEmpty()) {
        notice_->showError(tr("Still shared"), reason);
        return;
    }
    isStopped_ = true;
    accept();
}

/// Not while the club is being brought back.
void InvitationDialog::reject()
{
    if (!task_.isRunning()) {
        QDialog::reject();
    }
}

} // namespace desk
