#include "kit_line.h"

#include "app/widgets/page_head.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace desk {

using namespace Qt::StringLiterals;

KitLine::KitLine(PrintHabits habits, QWidget* parent)
    : QWidget(parent),
      habits_(habits),
      writes_(new QCheckBox(tr("Write it by itself whenever a round is published"), this)),
      folder_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      choose_(makeButton(u"kitFolderButton"_s, tr("Folder …"), icons::Meaning::Folder,
                         ButtonKind::Quiet, this))
{
    setObjectName(u"kitLine"_s);
    writes_->setObjectName(u"kitTick"_s);
    writes_->setAccessibleName(writes_->text());
    writes_->setToolTip(tr("Into a folder, on a stick for example: the evening goes on by hand "
                           "when this computer fails."));
    folder_->setObjectName(u"kitFolder"_s);
    folder_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(writes_);
    row->addWidget(folder_, 1);
    row->addWidget(choose_);
    connect(writes_, &QCheckBox::toggled, this, &KitLine::tick);
    connect(choose_, &QPushButton::clicked, this, &KitLine::choose);
    refresh();
}

void KitLine::setFolder(const QString& folder)
{
    habits_.setKitFolder(folder);
    habits_.setWritesKit(true);
    refresh();
}

void KitLine::choose()
{
    const auto folder = QFileDialog::getExistingDirectory(
        this, tr("Folder for the paper kit, on a stick for example"), habits_.kitFolder());
    if (!folder.isEmpty()) {
        setFolder(folder);
    }
}

void KitLine::tick(bool writes)
{
    habits_.setWritesKit(writes);
    if (writes && habits_.kitFolder().isEmpty()) {
        choose();
        habits_.setWritesKit(!habits_.kitFolder().isEmpty());
    }
    refresh();
}

void KitLine::refresh()
{
    const QSignalBlocker quiet(writes_);
    writes_->setChecked(habits_.writesKit());
    const auto folder = QDir::toNativeSeparators(habits_.kitFolder());
    folder_->setText(folder.isEmpty() ? tr("no folder chosen yet") : folder);
    folder_->setToolTip(folder);
}

} // namespace desk
