#pragma once

#include "app/desk/frame/icons.h"

#include <QWidget>

class QAction;

namespace desk {

/// The offers for an empty club database: the emblem and the ways to begin. The first of them gets
/// the focus.
class StartView : public QWidget
{
    Q_OBJECT

public:
    StartView(QAction& createNew, QAction& sample, QAction& sampleClub, QAction& importFile,
              QWidget* parent);

    /// One more way to begin.
    void offerRestoring(QAction& restore);
    void offerJoining(QAction& join);

private:
    QWidget& addWay(QAction& action, const QString& name, icons::Meaning icon, const QString& title,
                    const QString& line);

    int ways_ = 0; ///< The column position of the next one.
};

} // namespace desk
