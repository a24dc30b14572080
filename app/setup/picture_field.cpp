#include "picture_field.h"

#include "tournament_section.h"

#include "app/widgets/page_head.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>

namespace desk {

PictureField::PictureField(const QString& objectName, const QString& accessibleName,
                           QWidget* parent)
    : QWidget(parent), field_(makeField(objectName, accessibleName, this))
{
    field_->setClearButtonEnabled(true);
    auto* button =
        makeButton(objectName + QStringLiteral("Choose"), tr("Choose …"), ButtonKind::Normal, this);
    button->setAccessibleName(tr("Choose a picture: %1").arg(accessibleName));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(field_, 1);
    row->addWidget(button);
    setFocusProxy(field_);
    connect(field_, &QLineEdit::textEdited, this, &PictureField::edited);
    connect(button, &QPushButton::clicked, this, &PictureField::choose);
}

QString PictureField::path() const
{
    return QDir::fromNativeSeparators(field_->text().trimmed());
}

void PictureField::setPath(const QString& path)
{
    if (this->path() != path) {
        field_->setText(QDir::toNativeSeparators(path));
    }
    field_->setToolTip(field_->text());
}

void PictureField::choose()
{
    const QString folder = path().isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::PicturesLocation)
                               : QFileInfo(path()).absolutePath();
    const QString chosen = QFileDialog::getOpenFileName(this, tr("Choose a picture"), folder,
                                                        tr("Pictures (*.png *.svg *.jpg *.jpeg)"));
    if (!chosen.isEmpty()) {
        setPath(chosen);
        Q_EMIT edited();
    }
}

} // namespace desk
