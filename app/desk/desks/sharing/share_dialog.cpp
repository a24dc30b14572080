#include "app/desk/desks/sharing/share_dialog.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/store/store.h"
#include "core/texts/refusal_texts.h"

#include <QComboBox>
#include <QPushButton>

namespace desk {

using namespace Qt::StringLiterals;

ShareDialog::ShareDialog(const Sharing& sharing, QWidget* parent)
    : Question(parent, tr("Share with other desks"),
               tr("Other laptops in this network can then check people in, enter results and "
                  "print. This one stays on until sharing is stopped."),
               tr("Share")),
      sharing_(sharing),
      address_(new QComboBox(this))
{
    setObjectName(u"shareDialog"_s);
    address_->setObjectName(u"addressBox"_s);
    const auto label = tr("Address of this laptop");
    setSpokenName(*address_, label);
    address_->addItems(sharing.addresses());
    body().addWidget(makeLabel(label, 13, QFont::Normal, theme::Role::Text, this));
    body().addWidget(address_);
    if (address_->count() == 0) {
        setReason(tr("This laptop has no network. Connect it to the router of the hall."));
    }
}

ShareDialog::Shared ShareDialog::share(const Sharing& sharing, const QString& address)
{
    try {
        const auto server = sharing.share(address);
        if (!server) {
            return {std::nullopt, reasonFor(server.fault())};
        }
        const auto database = sharing.open(*server);
        return database ? Shared{*database, {}} : Shared{std::nullopt, reasonFor(database.fault())};
    } catch (const core::StoreFailure& failure) {
        return {std::nullopt, texts::text(failure)};
    }
}

void ShareDialog::accept()
{
    if (task_.isRunning()) {
        return;
    }
    yes().setEnabled(false);
    address_->setEnabled(false);
    showInformation(tr("Starting the server and copying the club…"));
    task_.start([&sharing = sharing_,
                 address = address_->currentText()] { return share(sharing, address); },
                [this](const Shared& shared) { finish(shared); });
}

/// Half a server is useless.
void ShareDialog::reject()
{
    if (!task_.isRunning()) {
        Question::reject();
    }
}

void ShareDialog::finish(const Shared& shared)
{
    yes().setEnabled(true);
    address_->setEnabled(true);
    clearNotice();
    if (!shared.database) {
        showError(tr("Not shared: all is as before"), shared.reason);
        yes().setFocus();
        return;
    }
    database_ = shared.database;
    Question::accept();
}

} // namespace desk
