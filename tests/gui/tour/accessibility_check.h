#pragma once

#include <QStringList>

class QWidget;

/// A window as presented to a screen reader.
struct AccessibleTree
{
    QString text; ///< One line per part: its role, name and other properties.
    /// Controls without a name or with a mnemonic ampersand in it, and those too small to hit.
    QStringList faults;
};

AccessibleTree accessibleTree(QWidget& window);
