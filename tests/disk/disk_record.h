#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

/// All file operations in order, and what a disk may hold after them.
class DiskRecord
{
public:
    struct Operation
    {
        enum class Kind : std::uint8_t {
            Create,
            Write,
            Truncate,
            Sync,
            SyncWithName, ///< Of the file and of its folder.
            Delete,
            DeleteAndSync, ///< On return the name is gone from disk.
        };

        Kind kind = Kind::Create;
        QString file;
        qint64 place = 0; ///< Of the bytes written, or the length after truncation; in bytes.
        QByteArray bytes;
    };

    /// By full name; nonexistent files are missing.
    using Files = std::map<QString, QByteArray>;

    void add(const Operation& operation) { operations_.push_back(operation); }
    [[nodiscard]] std::size_t size() const { return operations_.size(); }

    /// The files when a program is killed after that many operations: everything done is there.
    [[nodiscard]] Files afterKill(std::size_t operations) const;

    /// The files when the power fails at that point. Synced data are there; of the rest, some
    /// operations drawn by `seed`, and some sectors of each write.
    [[nodiscard]] Files afterPowerLoss(std::size_t operations, std::uint32_t seed) const;

private:
    std::vector<Operation> operations_;
};
