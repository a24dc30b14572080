#include "app/desk/frame/restoring/restore_dialog.h"

#include "app/desk/frame/backups.h"
#include "app/desk/frame/restoring/backups_model.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_dialogs.h"
#include "app/desk/widgets/layout.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

namespace desk {

RestoreDialog::RestoreDialog(const core::Clubs& databases, const FileDialogs& files,
                             const core::ClubPlace& place, const QStringList& folders,
                             QWidget* parent)
    : Question(parent, tr("Restore a backup"), {}, tr("Restore…")),
      databases_(databases),
      files_(files),
      place_(place),
      model_(new BackupsModel(this)),
      shown_(new QSortFilterProxyModel(this)),
      table_(new QTableView(this))
{
    setObjectName(QStringLiteral("restoreDialog"));
    constexpr QSize size(760, 480);
    resize(size);
    buildTable();
    auto* const elsewhere = makeButton(QStringLiteral("browseButton"), tr("&Browse…"),
                                       icons::Meaning::Folder, ButtonKind::Quiet, this);
    connect(elsewhere, &QPushButton::clicked, this, &RestoreDialog::browse);
    body().addWidget(table_, 1);
    body().addWidget(elsewhere, 0, Qt::AlignLeft);
    table_->setFocus();
    refresh();
    list(folders);
}

void RestoreDialog::buildTable()
{
    shown_->setSourceModel(model_);
    shown_->setSortRole(BackupsModel::SortRole);
    dressTable(*table_, QStringLiteral("backupTable"), tr("Backups"));
    table_->setModel(shown_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    auto& header = *table_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(BackupsModel::Tournament, QHeaderView::Stretch);
    constexpr std::pair<int, int> widths[] = {{BackupsModel::Time, 172},
                                              {BackupsModel::Round, 72},
                                              {BackupsModel::Results, 96},
                                              {BackupsModel::State, 144}};
    for (const auto& [column, width] : widths) {
        header.resizeSection(column, width);
    }
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        isPreset_ = true;
        refresh();
    });
    connect(table_, &QTableView::doubleClicked, &yes(), &QPushButton::click);
}

void RestoreDialog::list(const QStringList& folders)
{
    const auto found = [this](const std::vector<core::BackupFile>& backups) {
        isListed_ = true;
        model_->setBackups(backups);
        refresh();
        readNext();
    };
    listing_.start([&databases = databases_, place = place_,
                    folders] { return databases.backupsOf(place, folders); },
                   found);
}

void RestoreDialog::readNext()
{
    const auto next = model_->firstUnread();
    if (!next) {
        refresh();
        return;
    }
    const auto read = [this, row = *next](const core::BackupContents& contents) {
        model_->setContents(row, contents);
        if (!isPreset_ && model_->isSound(row)) {
            choose(row);
        }
        refresh();
        readNext();
    };
    reading_.start([&databases = databases_,
                    path = model_->row(*next).file.path] { return databases.describe(path); },
                   read);
}

void RestoreDialog::choose(int row)
{
    const auto index = shown_->mapFromSource(model_->index(row, 0));
    table_->selectRow(index.row());
    table_->scrollTo(index);
}

void RestoreDialog::browse()
{
    other_ = files_.openFile(this, FileDialogs::Purpose::Backup, tr("Restore a backup"),
                             Backups::fileFilter());
    if (!other_.isEmpty()) {
        accept();
    }
}

void RestoreDialog::accept()
{
    if (confirmRestoring(databases_, place_, backupText(), this)) {
        Question::accept();
    } else {
        other_.clear();
    }
}

void RestoreDialog::refresh()
{
    const auto row = chosen();
    if (row) {
        const auto& contents = model_->row(*row).contents;
        setReason(!contents               ? tr("This backup is being read…")
                  : model_->isSound(*row) ? QString()
                                          : tr("This backup cannot be restored. Choose another "
                                               "one."));
    } else if (!isListed_ || model_->firstUnread()) {
        setReason(tr("The backups are being read…"));
    } else if (model_->rowCount() == 0) {
        setReason(tr("There are no backups here yet. Browse for a file."));
    } else {
        setReason(tr("None of these backups is sound. Browse for another file."));
    }
}

std::optional<int> RestoreDialog::chosen() const
{
    // Not the current row, which the view sets by itself on keyboard focus.
    const auto rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(shown_->mapToSource(rows.front()).row());
}

QString RestoreDialog::backup() const
{
    const auto row = chosen();
    return !other_.isEmpty() ? other_ : row ? model_->row(*row).file.path : QString();
}

QString RestoreDialog::backupText() const
{
    const auto row = chosen();
    if (!other_.isEmpty() || !row) {
        return backupIn(databases_, other_).text;
    }
    const QString time = model_->index(*row, BackupsModel::Time).data().toString();
    const auto& contents = model_->row(*row).contents;
    return contents ? time + QStringLiteral(", ") + summaryText(*contents) : time;
}

ChosenBackup backupIn(const core::Clubs& databases, const QString& path)
{
    const QFileInfo file(path);
    QStringList parts = {file.fileName(),
                         QLocale().toString(file.lastModified(), QLocale::ShortFormat)};
    if (const auto contents = databases.describe(path);
        contents.state == core::BackupContents::State::Sound) {
        parts << summaryText(contents);
    }
    return {path, parts.join(QStringLiteral(", "))};
}

bool confirmRestoring(const core::Clubs& databases, const core::ClubPlace& place,
                      const QString& text, QWidget* parent)
{
    QStringList lines = {text};
    const auto now = place.file() ? databases.describe(*place.file()) : core::BackupContents();
    if (now.state == core::BackupContents::State::Sound) {
        lines
            << RestoreDialog::tr("Now: %1. What came after the backup goes.").arg(summaryText(now));
    }
    lines << RestoreDialog::tr("The present state is backed up first.");
    return confirm(parent, RestoreDialog::tr("Restore this backup?"), lines.join(u'\n'),
                   RestoreDialog::tr("Restore"));
}

std::optional<ChosenBackup> askForBackup(const core::Clubs& databases, const FileDialogs& files,
                                         const core::ClubPlace& place, const QStringList& folders,
                                         QWidget* parent)
{
    RestoreDialog dialog(databases, files, place, folders, parent);
    return dialog.exec() == QDialog::Accepted
               ? std::optional(ChosenBackup{dialog.backup(), dialog.backupText()})
               : std::nullopt;
}

} // namespace desk
