#pragma once

#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/frame/icons.h"
#include "reports/documents/club_catalogue.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QPushButton;

namespace desk {

class DaysBar;
class Notice;
class PaperPreview;
class Session;

/// The input for club documents, as a value that may go to another thread.
struct ClubPapers
{
    core::ClubRecords records;
    core::ClubEvenings evenings;
    std::vector<core::LaterCorrection> corrections = {};
    std::vector<documents::ClubChoice> choices = {}; ///< The choices offered; at least one.
};

/// Previews club documents, with ways to export them: the counterpart of the Reports page.
class ClubPapersDialog : public QDialog
{
    Q_OBJECT

public:
    ClubPapersDialog(Session& session, ClubPapers papers, QWidget* parent);

    [[nodiscard]] const Pages& pages() const { return pages_; }
    void save(typeset::FileForm format, const QString& path);

private:
    void buildLayout();
    void render();
    void refresh();
    void refuseDays();
    /// A button that exports the pages.
    QPushButton* addWay(const QString& name, const QString& text, icons::Meaning icon,
                        const std::function<void()>& take);

    Session& session_;
    ClubPapers papers_;
    PrintHabits habits_;
    DocumentExporter exporter_;
    BackgroundTask<Pages> rendering_;
    Pages pages_; ///< nullptr until rendered.
    QComboBox* kinds_;
    DaysBar* days_;
    PaperPreview* preview_;
    Notice* notice_;
    QWidget* ways_;
};

} // namespace desk
