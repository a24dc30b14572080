#pragma once

#include "handing_out.h"
#include "press.h"

#include "app/page.h"

#include <functional>
#include <memory>

class QPushButton;

namespace desk {

class ChoiceBar;
class Desk;
class DocumentList;
class KitLine;
class Notice;
class PageHead;
class PaperPreview;

/// Reports: every document, how it looks, and the ways out of the program.
class ReportsPage : public Page
{
    Q_OBJECT

public:
    explicit ReportsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    void search() override;
    [[nodiscard]] Status status() const override;

    /// Takes that document into the preview.
    void show(const documents::Choice& choice);
    using QWidget::show;
    void print();
    void askAndSave(FileFormat format);
    void save(FileFormat format, const QString& path);

private:
    void makeWidgets();
    void makeButtons();
    void layOut();
    void connectParts();
    void makeKeys();

    void opened();
    void refresh() override;
    void refreshHead();
    void refreshParts();
    void refreshActions();
    void order();
    void proofCame(const std::shared_ptr<const Proof>& proof);
    void tell(const QString& what, const QString& why, bool isFailure);
    /// Does it with the pages that were asked for last: now, or when they are there.
    void whenReady(const std::function<void()>& action);

    [[nodiscard]] QString choiceKey() const;
    [[nodiscard]] documents::Choice remembered() const;
    void remember();
    /// Why there are no pages; empty if there are, or will be in a moment.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] bool lacksRound() const;

    Desk& desk_;
    HandingOut handing_;
    Press press_;
    std::shared_ptr<const Proof> proof_;
    std::function<void()> waiting_;

    PageHead* head_ = nullptr;
    DocumentList* list_ = nullptr;
    ChoiceBar* bar_ = nullptr;
    KitLine* kit_ = nullptr;
    Notice* notice_ = nullptr;  ///< What came of the last action.
    Notice* nothing_ = nullptr; ///< In the place of the pages.
    PaperPreview* preview_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* mail_ = nullptr;
    QPushButton* pdf_ = nullptr;
    QPushButton* csv_ = nullptr;
    QPushButton* html_ = nullptr;
    QPushButton* print_ = nullptr;
};

} // namespace desk
