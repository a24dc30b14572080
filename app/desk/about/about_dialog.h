#pragma once

#include <QDialog>
#include <QList>
#include <QString>

namespace desk {

/// The program itself, or something it is built with or reads when it runs.
struct Part
{
    QString name;
    QString use;     ///< What for, in a few words.
    QString licence; ///< Short name: "MIT".
};

/// The program first. packaging/debian/copyright and docs/licences.md name the same ones.
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
