#pragma once

#include <QDialog>

namespace desk {

class Desk;

/// The open tournament's journal: who did what when, with old and new value, and a search.
class JournalWindow : public QDialog
{
    Q_OBJECT

public:
    explicit JournalWindow(Desk& desk, QWidget* parent = nullptr);
};

} // namespace desk
