#pragma once

#include "disk/disk_record.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

/// The script of ScriptedEvening, run once on a sound disk.
class RecordedEvening
{
public:
    /// The state before a step, and after the last.
    struct Milestone
    {
        std::size_t operations = 0;
        bool isOpen = false;
        QByteArray newestEntries = {}; ///< Of the file beside the database; empty: there is none.
        QByteArray contents = {};      ///< As shown by the database.
    };

    RecordedEvening();

    [[nodiscard]] const DiskRecord& record() const { return record_; }
    [[nodiscard]] const std::vector<Milestone>& milestones() const { return milestones_; }

    /// Writes files of the evening, by name, into another folder.
    static void layDown(const DiskRecord::Files& files, const QString& folder);

private:
    DiskRecord record_;
    std::vector<Milestone> milestones_;
};
