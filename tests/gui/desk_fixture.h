#pragma once

#include "app/desk.h"
#include "app/file_databases.h"
#include "core/file/tournament_file.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

/// A desk on a new club database in a folder of its own, its clock at 16 October 2026, 19:00 UTC
/// and a second later at each look.
class DeskFixture
{
public:
    DeskFixture() { start(); }

    [[nodiscard]] QString file(const QString& name) const { return folder_.filePath(name); }
    desk::Desk& desk() { return *desk_; }

    /// The program ends and is started again.
    void restart()
    {
        desk_.reset();
        memory_.reset();
        start();
    }

    /// Imports a file of tests/data and opens it.
    core::TournamentId openSample(const QString& name = QStringLiteral("club-evening.json"))
    {
        QFile sample(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/") + name);
        if (!sample.open(QIODevice::ReadOnly)) {
            qFatal("no sample evening");
        }
        const auto tournament = core::readTournament(sample.readAll());
        const auto id =
            desk_->runClub([&](core::Director& director) { return director.import(*tournament); });
        desk_->open(*id);
        return *id;
    }

private:
    void start()
    {
        memory_ = std::make_unique<desk::Memory>(file(QStringLiteral("desk.ini")));
        desk_ =
            std::make_unique<desk::Desk>(databases_, *memory_, file(QStringLiteral("club.rummydb")),
                                         QStringLiteral("Desk"), [this] {
                                             now_ = now_.addSecs(1);
                                             return now_;
                                         });
    }

    QTemporaryDir folder_;
    desk::FileDatabases databases_;
    QDateTime now_{QDate(2026, 10, 16), QTime(19, 0), Qt::UTC};
    std::unique_ptr<desk::Memory> memory_;
    std::unique_ptr<desk::Desk> desk_;
};
