#pragma once

#include <QWidget>

class QAction;

namespace desk {

/// What an empty club database offers: the emblem and the ways to begin. Its focus goes to the
/// first of them.
class StartView : public QWidget
{
    Q_OBJECT

public:
    StartView(QAction& createNew, QAction& sample, QAction& importFile, QWidget* parent);
};

} // namespace desk
