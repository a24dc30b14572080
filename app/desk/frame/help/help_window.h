#pragma once

#include "app/desk/frame/page_catalogue.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace desk {

/// One chapter of the handbook.
struct Chapter
{
    QString title;
    QString text; ///< Markdown, with its title.
    QString link; ///< As on web pages: "#backup-and-restore" for "Backup and restore".
};

/// Splits Markdown at headings of the first and second level.
std::vector<Chapter> chaptersOf(const QString& markdown);
/// The compiled-in handbook in a language, "en" or "de": an introduction, then the pages in the
/// order of the page list.
std::vector<Chapter> readHandbook(const QString& language);

/// The index of a page's chapter, behind the introduction.
inline int chapterOf(PageId page)
{
    return static_cast<int>(page) + 1;
}

/// The handbook, opened at the chapter of a page.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void showPage(PageId page);
    /// The chapters after those of the pages.
    enum class Topic : std::uint8_t { Journal, Backups, Keys };
    void showTopic(Topic topic);

    /// A picture's width, in logical pixels; larger ones are scaled down.
    static constexpr int pictureWidth = 780;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void openAt(int chapter);
    void showChapter(int chapter);
    void goBack();
    /// Lists only chapters with the text, and highlights it in the current one.
    void search(const QString& text);
    void markFound();
    void followLink(const QUrl& link);

    std::vector<Chapter> book_;
    std::vector<int> visited_; ///< Chapters, current one last.
    QLineEdit* search_ = nullptr;
    QListWidget* chapters_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QPushButton* back_ = nullptr;
};

} // namespace desk
