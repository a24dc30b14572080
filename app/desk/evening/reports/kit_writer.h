#pragma once

#include "app/desk/evening/reports/print_habits.h"
#include "app/desk/frame/background_task.h"

#include <QObject>

namespace desk {

class Session;

/// Writes the paper kit whenever a round is published, if enabled, on another thread, so that the
/// evening can continue if the computer fails.
class KitWriter : public QObject
{
    Q_OBJECT

public:
    explicit KitWriter(Session& session, QObject* parent = nullptr);

Q_SIGNALS:
    /// The file is written and was read back.
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
