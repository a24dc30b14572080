#include "dialog_buttons.h"

#include "page_head.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace desk {
namespace {

class DialogButtons
{
    Q_DECLARE_TR_FUNCTIONS(DialogButtons)
};

} // namespace

QHBoxLayout* dialogButtons(QDialog& dialog, QPushButton& on)
{
    auto* back = makeButton(QStringLiteral("backButton"), DialogButtons::tr("Back"),
                            ButtonKind::Quiet, &dialog);
    QObject::connect(back, &QPushButton::clicked, &dialog, &QDialog::reject);
    QObject::connect(&on, &QPushButton::clicked, &dialog, &QDialog::accept);
    on.setDefault(true);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(back);
    row->addWidget(&on);
    return row;
}

} // namespace desk
