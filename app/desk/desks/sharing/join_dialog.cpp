#include "app/desk/desks/sharing/join_dialog.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using sharing::Fault;
using sharing::InvitationFault;

JoinDialog::JoinDialog(Join join, const QString& desk, QWidget* parent)
    : Question(parent, tr("Join a desk"),
               tr("The main laptop shows address and code: File, Share with other desks."),
               tr("Join")),
      join_(std::move(join))
{
    setObjectName(u"joinDialog"_s);
    const auto add = [this](const QString& objectName, const QString& label,
                            const QString& example) {
        auto* const field = makeField(objectName, label, this);
        field->setPlaceholderText(example);
        body().addWidget(makeLabel(label, 13, QFont::Normal, theme::Role::Text, this));
        body().addWidget(field);
        return field;
    };
    address_ = add(u"addressField"_s, tr("Address"), u"192.168.1.5:45432"_s);
    code_ = add(u"codeField"_s, tr("Code"), u"ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789"_s);
    desk_ = add(u"deskField"_s, tr("Name of this desk, for the others"), desk);
    desk_->setText(desk);
    constexpr int longestName = 30;
    desk_->setMaxLength(longestName);
    constexpr int roomForCode = 420;
    code_->setMinimumWidth(roomForCode);
    connect(address_, &QLineEdit::textChanged, this, &JoinDialog::split);
    for (auto* const field : {address_, code_}) {
        connect(field, &QLineEdit::textEdited, this, [this, field] {
            setFieldState(*field, FieldState::Normal);
            clearNotice();
        });
    }
    address_->setFocus();
}

/// Both together, pasted at once or typed by a scanner, one sign after the other.
void JoinDialog::split(const QString& typed)
{
    const auto blank = typed.indexOf(u' ', 1);
    const auto address = typed.left(blank).trimmed();
    if (blank < 0 || !address.contains(u':')) {
        return;
    }
    address_->setText(address);
    if (const auto code = typed.mid(blank).trimmed(); !code.isEmpty()) {
        code_->setText(code);
    }
    code_->setFocus();
}

void JoinDialog::accept()
{
    if (task_.isRunning()) {
        return;
    }
    const auto read = sharing::readInvitation(address_->text(), code_->text());
    if (const auto* const fault = std::get_if<InvitationFault>(&read)) {
        refuse(*fault);
        return;
    }
    setBusy(true);
    task_.start([join = join_,
                 invitation = std::get<sharing::Invitation>(read)] { return join(invitation); },
                [this](const sharing::Outcome<core::ClubPlace>& outcome) { joined(outcome); });
}

void JoinDialog::joined(const sharing::Outcome<core::ClubPlace>& outcome)
{
    setBusy(false);
    if (!outcome) {
        showError(tr("Not joined"), reasonFor(outcome.fault()));
        address_->setFocus();
        return;
    }
    database_ = *outcome;
    Question::accept();
}

void JoinDialog::setBusy(bool isBusy)
{
    for (auto* const field : {address_, code_}) {
        field->setReadOnly(isBusy);
    }
    yes().setEnabled(!isBusy);
    if (isBusy) {
        showInformation(tr("Connecting…"));
    } else {
        clearNotice();
    }
}

void JoinDialog::refuse(InvitationFault fault)
{
    auto* const field = fault == InvitationFault::NoAddress ? address_ : code_;
    switch (fault) {
    case InvitationFault::NoAddress:
        showError(tr("The address is not complete"),
                  tr("It has a number behind a colon: 192.168.1.5:45432."));
        break;
    case InvitationFault::Length:
        showError(tr("The code is not complete"), tr("It has eight groups of four."));
        break;
    case InvitationFault::Mistyped:
        showError(tr("The code is mistyped"), tr("Compare it sign by sign."));
        break;
    case InvitationFault::OfHelper:
        showError(tr("Codes for helpers are no longer valid"),
                  tr("Have the code of this evening shown on the main laptop."));
        break;
    }
    setFieldState(*field, FieldState::Refused);
    field->setFocus();
    field->selectAll();
}

QString JoinDialog::reasonFor(const Fault& fault) const
{
    switch (fault.kind) {
    case Fault::Kind::NotRunning:
        return tr("Nobody answers at %1. Are both in the same network, and is the club still "
                  "shared "
                  "there?")
            .arg(address_->text());
    case Fault::Kind::NoTls:
        return tr("At %1 there is no shared club.").arg(address_->text());
    case Fault::Kind::Stranger:
        return tr("Another computer answers at %1 than the one that gave this code. Have the code "
                  "shown again.")
            .arg(address_->text());
    case Fault::Kind::ClockWrong:
        return tr("The clock of this computer is slow: the main laptop began to share at %1. Set "
                  "it, then join.")
            .arg(fault.detail);
    case Fault::Kind::Folder:
        return tr("%1 cannot be written.").arg(QDir::toNativeSeparators(fault.detail));
    case Fault::Kind::NoPrograms:
    case Fault::Kind::OtherVersion:
    case Fault::Kind::IsRoot:
    case Fault::Kind::Taken:
    case Fault::Kind::Program:
    case Fault::Kind::NoPort:
    case Fault::Kind::Busy:
        break;
    }
    return fault.detail;
}

QString JoinDialog::desk() const
{
    const QString typed = desk_->text().simplified();
    return typed.isEmpty() ? desk_->placeholderText() : typed;
}

std::optional<Joined> askToJoin(const Join& join, const QString& desk, QWidget* parent)
{
    JoinDialog dialog(join, desk, parent);
    return dialog.exec() == QDialog::Accepted
               ? std::optional(Joined{*dialog.database(), dialog.desk()})
               : std::nullopt;
}

} // namespace desk
