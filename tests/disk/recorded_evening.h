#pragma once

#include "disk/disk_record.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

/// The script of ScriptedEvening, carried out once on a sound disk.
class RecordedEvening
{
public:
    /// What there is before a step, and after the last.
    struct Milestone
    {
        std::size_t operations = 0;
        bool isOpen = false;
        QByteArray contents; ///< As the database shows them.
    };

    RecordedEvening();

    [[nodiscard]] const DiskRecord& record() const { return record_; }
    [[nodiscard]] const std::vector<Milestone>& milestones() const { return milestones_; }

    /// Writes files of the evening, under their names, into another folder.
    static void layDown(const DiskRecord::Files& files, const QString& folder);

private:
    DiskRecord record_;
    std::vector<Milestone> milestones_;
};
