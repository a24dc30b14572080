#include "player_dialog.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/dialog_buttons.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int margin = 24;
constexpr int dialogWidth = 460;

class PlayerDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(PlayerDialog)

public:
    PlayerDialog(Desk& desk, core::Player player, QWidget* parent)
        : QDialog(parent),
          desk_(desk),
          player_(std::move(player)),
          name_(makeField(QStringLiteral("playerName"), tr("Name"), this)),
          club_(makeField(QStringLiteral("playerClub"), tr("Club"), this)),
          tags_(makeField(QStringLiteral("playerTags"), tr("Tags, separated by commas"), this)),
          notice_(new Notice(this))
    {
        setObjectName(QStringLiteral("playerDialog"));
        setWindowTitle(tr("Player directory"));
        setMinimumWidth(dialogWidth);
        name_->setText(player_.name);
        club_->setText(player_.club);
        tags_->setText(player_.tags.join(QStringLiteral(", ")));
        notice_->hide();
        auto* form = new QFormLayout;
        form->setHorizontalSpacing(16);
        form->addRow(tr("Name"), name_);
        form->addRow(tr("Club"), club_);
        form->addRow(tr("Tags"), tags_);
        auto* save =
            makeButton(QStringLiteral("playerSave"), tr("Save"), ButtonKind::Primary, this);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(margin, margin - 4, margin, margin - 4);
        column->setSpacing(16);
        column->addLayout(form);
        column->addWidget(notice_);
        column->addLayout(dialogButtons(*this, *save));
    }

    void accept() override
    {
        const core::Player wanted{name_->text().simplified(), club_->text().simplified(),
                                  typedTags(tags_->text())};
        const auto stored = desk_.runClub(
            [&](core::Director& director) { return director.changePlayer(player_, wanted); });
        if (!stored) {
            notice_->showError(textOf(stored.refused()));
            notice_->setVisible(true);
            return;
        }
        QDialog::accept();
    }

private:
    Desk& desk_;
    core::Player player_;
    QLineEdit* name_;
    QLineEdit* club_;
    QLineEdit* tags_;
    Notice* notice_;
};

} // namespace

bool editPlayer(Desk& desk, const core::Player& player, QWidget* parent)
{
    PlayerDialog dialog(desk, player, parent);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace desk
