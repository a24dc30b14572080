#pragma once

#include "app/desk/background_task.h"
#include "app/desk/reports/document_exporter.h"

#include <QDialog>

class QBoxLayout;

namespace desk {

class Notice;
class PaperPreview;
class Session;

/// A document of the club with a preview, and its ways out of the program: paper and files.
class ClubPaperDialog : public QDialog
{
    Q_OBJECT

public:
    /// The session outlives the dialog.
    ClubPaperDialog(Session& session, const documents::ClubChoice& choice, QWidget* parent);

    /// Without asking for a name.
    void save(typeset::FileForm format, const QString& path);

private:
    void buildButtons(QBoxLayout& row, bool isTable);
    void take(const Pages& pages);

    DocumentExporter exporter_;
    BackgroundTask<Pages> rendering_;
    Pages pages_; ///< nullptr until rendered.
    Notice* notice_;
    PaperPreview* preview_;
};

} // namespace desk
