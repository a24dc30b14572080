#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace core {

/// Why a file was not written; whatever was there before is unchanged.
struct WriteFailure
{
    enum class Kind : std::uint8_t {
        System,   ///< The system refused.
        Database, ///< The file belongs to a database: see database_mark.h.
        NotAFile, ///< A device or a pipe, which a file would replace.
    };

    Kind kind = Kind::System;
    QString reason = {}; ///< The system's words.
};

/// Who may read a file that is written.
enum class Readers : std::uint8_t {
    Usual, ///< As the system has it.
    Owner, ///< What names people, or lets somebody in.
};

/// Whether Windows takes the file's name for a device, such as NUL or com1.csv, in any folder.
bool isDeviceName(const QString& path);
/// Whether that is a device or a pipe, which a file would replace.
bool isNoFile(const QString& path);

/// Writes a temporary file next to `path` and renames it once it is complete. Every export, page
/// and paper of both programs is written by this function, so that none replaces a club.
std::optional<WriteFailure> writeWholeFile(const QString& path, const QByteArray& bytes,
                                           Readers readers = Readers::Usual);

} // namespace core
