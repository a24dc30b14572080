#pragma once

#include "app/desk/frame/background_task.h"
#include "core/model/picture.h"

#include <QObject>
#include <QStringList>

namespace desk {

class Session;

/// Takes in, for the tournament that is opened, the pictures that older programs named by the paths
/// of files on this computer. They are read in the background; what cannot be read stays named by
/// its path, which Setup and the certificates report.
class OlderPictures : public QObject
{
    Q_OBJECT

public:
    OlderPictures(Session& session, QObject* parent);

private:
    void look();
    /// `read` are the pictures by their paths.
    void takeIn(const core::Pictures& read);

    Session& session_;
    BackgroundTask<core::Pictures> reading_;
};

} // namespace desk
