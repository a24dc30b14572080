#include "disk/recorded_evening.h"

#include "db/sqlite/newest_entries.h"
#include "disk/disk_engine.h"
#include "disk/scripted_evening.h"
#include "file_contents.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

RecordedEvening::RecordedEvening()
{
    const QTemporaryDir folder;
    const DiskEngine disk;
    ScriptedEvening evening(folder.path());
    const auto pass = [&] {
        milestones_.push_back({disk.record().size(), evening.isOpen(),
                               contentsOf(db::newestEntriesFile(evening.file()))});
    };
    for (const auto& step : ScriptedEvening::steps()) {
        pass();
        step.carryOut(evening);
    }
    pass();
    evening.close();
    record_ = disk.record();
    // Read from separate files, so that reading is not recorded.
    for (auto& milestone : milestones_) {
        const QTemporaryDir copy;
        layDown(record_.afterKill(milestone.operations), copy.path());
        milestone.contents = ScriptedEvening(copy.path()).contents();
    }
}

void RecordedEvening::layDown(const DiskRecord::Files& files, const QString& folder)
{
    for (const auto& [name, contents] : files) {
        writeFile(QDir(folder).filePath(QFileInfo(name).fileName()), contents);
    }
}
