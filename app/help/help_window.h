#pragma once

#include "app/page.h"

#include <QDialog>

namespace desk {

/// The handbook, at the section of a page.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void showPage(PageId page);
};

} // namespace desk
