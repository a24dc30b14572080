#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QMimeData;

namespace desk {

/// A table for the clipboard: spreadsheets and word processors take it over cell by cell.
struct CopiedTable
{
    QStringList heads;
    std::vector<QStringList> rows;

    /// Tab-separated, a line a row.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString html() const;
    [[nodiscard]] std::unique_ptr<QMimeData> mimeData() const;
    void copy() const;
};

} // namespace desk
