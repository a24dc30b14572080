#pragma once

#include <QDialog>
#include <QList>
#include <QString>

namespace desk {

/// The program, or a part it is built with or reads at run time.
struct Part
{
    QString name;
    QString use;     ///< Its purpose, in a few words.
    QString licence; ///< Short name: "MIT".
};

/// The program first. Keep in sync with packaging/debian/copyright and docs/licences.md.
QList<Part> partsOfTheProgram();

/// Version, commit, Qt, the club database, and the licences of all parts.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// `database` is the file of the club database.
    AboutDialog(const QString& database, QWidget* parent);
};

} // namespace desk
