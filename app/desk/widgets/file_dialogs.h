#pragma once

#include <QString>

#include <cstdint>

class QWidget;

namespace desk {

class UiState;

/// File dialogs that open in the folder last used for that purpose, also after a restart; initially
/// in the last one used for any.
class FileDialogs
{
public:
    enum class Purpose : std::uint8_t { Backup, Tournament, People, Database, Sound, Club };

    /// `uiState` outlives this.
    explicit FileDialogs(UiState& uiState) : uiState_(uiState) {}

    /// The chosen existing file; empty if cancelled.
    [[nodiscard]] QString openFile(QWidget* parent, Purpose purpose, const QString& title,
                                   const QString& filter) const;
    /// The file to write; empty if cancelled. Suggests `name`, with a number if that file exists.
    [[nodiscard]] QString saveFile(QWidget* parent, Purpose purpose, const QString& title,
                                   const QString& name, const QString& filter) const;

    [[nodiscard]] QString folder(Purpose purpose) const;

private:
    void remember(Purpose purpose, const QString& file) const;

    UiState& uiState_;
};

} // namespace desk
