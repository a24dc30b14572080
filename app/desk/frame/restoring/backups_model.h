#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/store/backup.h"

#include <optional>
#include <vector>

namespace desk {

struct BackupRow
{
    core::BackupFile file;
    QString time; ///< As shown: with seconds where the minute would not tell it from another.
    std::optional<core::BackupContents> contents; ///< Nothing: not read yet.
    std::vector<Cell> cells;
};

/// The program's own backups; their contents are read one by one.
class BackupsModel : public CellModel<BackupRow>
{
    Q_OBJECT

public:
    enum Column : int { Time, Tournament, Round, Results, State };

    explicit BackupsModel(QObject* parent = nullptr);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    void setBackups(const std::vector<core::BackupFile>& newestFirst);
    void setContents(int row, const core::BackupContents& contents);
    /// The first with unread contents; nothing once all are read.
    [[nodiscard]] std::optional<int> firstUnread() const;
    [[nodiscard]] bool isSound(int row) const;
};

/// "Clubabend +2, round 3, 40 results": a backup's contents on one line.
QString summaryText(const core::BackupContents& contents);

} // namespace desk
