#pragma once

#include <QStringList>

class QWidget;

/// What a screen reader is told of a window.
struct AccessibleTree
{
    QString text; ///< A line for each part: its role, its name and what else is said of it.
    /// Controls without a name or with a mnemonic's ampersand in it, and those that are too small
    /// to be hit.
    QStringList faults;
};

AccessibleTree accessibleTree(QWidget& window);
