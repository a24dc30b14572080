#pragma once

#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/frame/page.h"

#include <functional>

class QAction;

namespace desk {

class ChoiceBar;
class Session;
class DocumentList;
class Notice;
class PageHead;
class PaperPreview;

/// All documents with a preview, and ways to export them: paper, files, e-mail.
class ReportsPage : public Page
{
    Q_OBJECT

public:
    explicit ReportsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    void search() override;
    [[nodiscard]] Status status() const override;

    /// Shows that document in the preview.
    void show(const documents::Choice& choice);
    using QWidget::show;
    void print() override;
    void askAndSave(typeset::FileForm format);
    void save(typeset::FileForm format, const QString& path);

private:
    void roomChanged() override;
    void buildActions();
    void buildLayout();
    void connectParts();

    void tournamentOpened() override;
    void refresh() override;
    void showList();
    void refreshHead();
    void refreshParts();
    void refreshMissing();
    void refreshActions();
    void render();
    void tell(const QString& what, const QString& why, bool isFailure);
    /// Calls `action` with the pages in view: now, or once rendered.
    void whenReady(const std::function<void()>& action);

    /// The same for exporting pages: asks first if they look final but are not.
    void whenSure(const std::function<void()>& action);

    [[nodiscard]] QString choiceKey() const;
    [[nodiscard]] documents::Choice remembered() const;
    void remember();
    /// Why there are no pages; empty if there are, or will be shortly.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] bool lacksRound() const;
    using MissingOf = std::vector<core::Missing> (*)(const documents::Source&,
                                                     const documents::Choice&);
    /// What is missing for the document in view, in words.
    [[nodiscard]] QStringList missingTexts(MissingOf missingOf);

    PrintHabits habits_;
    DocumentExporter exporter_;
    BackgroundTask<Pages> rendering_;
    Pages pages_;                   ///< nullptr until rendered.
    std::function<void()> waiting_; ///< For the pages being rendered.

    PageHead* head_;
    DocumentList* list_;
    ChoiceBar* bar_;
    QWidget* kit_;      ///< Where the paper kit is written.
    Notice* notice_;    ///< The result of the last action.
    Notice* nothing_;   ///< Instead of pages.
    Notice* missing_;   ///< Why the results shown are provisional.
    Notice* unwritten_; ///< Whose names no font can write.
    PaperPreview* preview_;
    QAction* copy_ = nullptr;
    QAction* mail_ = nullptr;
    QAction* pdf_ = nullptr;
    QAction* csv_ = nullptr;
    QAction* xlsx_ = nullptr;
    QAction* html_ = nullptr;
    QAction* print_ = nullptr;
};

} // namespace desk
