#pragma once

#include "app/desk/icons.h"

#include <QWidget>

class QAction;

namespace desk {

/// What an empty club database offers: the emblem and the ways to begin. Its focus goes to the
/// first of them.
class StartView : public QWidget
{
    Q_OBJECT

public:
    StartView(QAction& createNew, QAction& sample, QAction& sampleClub, QAction& importFile,
              QWidget* parent);

    /// One more way to begin.
    void offerRestoring(QAction& restore);

private:
    QWidget& addWay(QAction& action, const QString& name, icons::Meaning icon, const QString& title,
                    const QString& line);

    int ways_ = 0; ///< Where the next way goes in the column.
};

} // namespace desk
