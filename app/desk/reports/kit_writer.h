#pragma once

#include "app/desk/background_task.h"
#include "app/desk/reports/print_habits.h"

#include <QObject>

namespace desk {

class Session;

/// Writes the paper kit whenever a round is published, if the director wants it, on another
/// thread: the evening can go on if the computer fails.
class KitWriter : public QObject
{
    Q_OBJECT

public:
    explicit KitWriter(Session& session, QObject* parent = nullptr);

Q_SIGNALS:
    /// The file is there and could be read back.
    void written(const QString& file);
    void failed(const QString& text);

private:
    struct Kit
    {
        QString file;
        QString failure;
        bool isEmpty = false;
    };

    void check();

    Session& session_;
    PrintHabits habits_;
    int published_ = 0;
    BackgroundTask<Kit> task_;
};

} // namespace desk
