#pragma once

#include <QString>

#include <cstdint>

class QWidget;

namespace desk {

class UiState;

/// File dialogs that open in the folder last used for that purpose, also after a restart; at first
/// in the one last used at all.
class FileDialogs
{
public:
    enum class Purpose : std::uint8_t { Backup, Tournament, People, Database, Sound, Club };

    /// `uiState` outlives this.
    explicit FileDialogs(UiState& uiState) : uiState_(uiState) {}

    /// The existing file chosen; empty if given up.
    [[nodiscard]] QString openFile(QWidget* parent, Purpose purpose, const QString& title,
                                   const QString& filter) const;
    /// The file to be written; empty if given up. Suggests `name`, with a number if there is such a
    /// file.
    [[nodiscard]] QString saveFile(QWidget* parent, Purpose purpose, const QString& title,
                                   const QString& name, const QString& filter) const;

    [[nodiscard]] QString folder(Purpose purpose) const;

private:
    void remember(Purpose purpose, const QString& file) const;

    UiState& uiState_;
};

} // namespace desk
