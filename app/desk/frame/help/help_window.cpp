#include "app/desk/frame/help/help_window.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/people/search_text.h"

#include <QDesktopServices>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

QString linkTo(const QString& title)
{
    QString link = u"#"_s;
    for (const QChar letter : title) {
        if (letter.isLetterOrNumber() || letter == u'-') {
            link += letter.toLower();
        } else if (letter.isSpace()) {
            link += u'-';
        }
    }
    return link;
}

/// Reads compiled-in handbook pictures at display size.
class HandbookBrowser : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        auto resource = QTextBrowser::loadResource(type, name);
        const auto picture = type == QTextDocument::ImageResource
                                 ? QImage::fromData(resource.toByteArray())
                                 : QImage();
        if (picture.isNull()) {
            return resource;
        }
        constexpr int shown = HelpWindow::pictureWidth;
        const int width = std::min(picture.width(), qRound(shown * devicePixelRatioF()));
        auto fitting = picture.scaledToWidth(width, Qt::SmoothTransformation);
        fitting.setDevicePixelRatio(std::max<qreal>(1, 1.0 * width / shown));
        return fitting;
    }
};

/// Adds the space between paragraphs and lines that Markdown leaves out.
void addSpace(const QTextDocument& document)
{
    constexpr qreal lineHeight = 125; // percent
    constexpr qreal paragraphGap = 10;
    constexpr qreal headingGap = 6;
    constexpr qreal lineGap = 4;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor place(block);
        auto format = block.blockFormat();
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) { // A picture is not a line.
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        }
        const bool isClose = block.textList() != nullptr || place.currentTable() != nullptr;
        format.setBottomMargin(isClose                     ? lineGap
                               : format.headingLevel() > 0 ? headingGap
                                                           : paragraphGap);
        place.setBlockFormat(format);
    }
}

} // namespace

std::vector<Chapter> chaptersOf(const QString& markdown)
{
    std::vector<Chapter> chapters;
    const auto lines = markdown.split(u'\n');
    for (const auto& line : lines) {
        if (line.startsWith(u"# ") || line.startsWith(u"## ")) {
            const QString title = line.section(u' ', 1).trimmed();
            chapters.push_back({title, {}, linkTo(title)});
        }
        if (!chapters.empty()) {
            chapters.back().text += line + u'\n';
        }
    }
    return chapters;
}

std::vector<Chapter> readHandbook(const QString& language)
{
    QFile file(u":/handbook/handbook.%1.md"_s.arg(language));
    return file.open(QIODevice::ReadOnly) ? chaptersOf(QString::fromUtf8(file.readAll()))
                                          : std::vector<Chapter>();
}

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      book_(readHandbook(
          //: The handbook's language: "de" for German, everything else is English
          tr("en")))
{
    setObjectName(u"helpWindow"_s);
    setWindowTitle(tr("Handbook"));
    build();
    for (const auto& chapter : book_) {
        chapters_->addItem(chapter.title);
    }
    showChapter(0);
    resize(1140, 740);
}

void HelpWindow::build()
{
    constexpr int margin = 20;
    constexpr int listWidth = 220;
    constexpr int rowHeight = 32;
    constexpr int textPixels = 14;
    search_ = makeField(u"searchField"_s, tr("Search in the handbook"), this);
    search_->setPlaceholderText(tr("Search"));
    search_->setClearButtonEnabled(true);
    search_->setFixedWidth(listWidth);
    chapters_ = new QListWidget(this);
    chapters_->setObjectName(u"chapters"_s);
    chapters_->setAccessibleName(tr("Chapters"));
    chapters_->setFixedWidth(listWidth);
    chapters_->setItemDelegate(new ListDelegate(chapters_, rowHeight));
    chapters_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_ = new HandbookBrowser(this);
    text_->setObjectName(u"text"_s);
    text_->setAccessibleName(tr("Handbook"));
    text_->setSearchPaths({u":/handbook"_s});
    text_->setOpenLinks(false);
    text_->document()->setDefaultFont(theme::font(textPixels));
    text_->document()->setDocumentMargin(margin);
    back_ = makeButton(u"backButton"_s, tr("Back"), ButtonKind::Normal, this);
    back_->setToolTip(tr("The chapter seen before"));
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Normal, this);

    auto* const left = makeColumn(nullptr);
    left->addWidget(search_);
    left->addWidget(chapters_, 1);
    auto* const middle = makeRow(nullptr, margin);
    middle->addLayout(left);
    middle->addWidget(text_, 1);
    auto* const foot = makeRow(nullptr);
    foot->addWidget(back_);
    foot->addStretch();
    foot->addWidget(close);
    auto* const whole = new QVBoxLayout(this);
    whole->setContentsMargins(allAround(margin));
    whole->addLayout(middle, 1);
    whole->addLayout(foot);

    connect(search_, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(chapters_, &QListWidget::currentRowChanged, this, &HelpWindow::showChapter);
    connect(text_, &QTextBrowser::anchorClicked, this, &HelpWindow::followLink);
    connect(back_, &QPushButton::clicked, this, &HelpWindow::goBack);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

void HelpWindow::showPage(PageId page)
{
    openAt(chapterOf(page));
}

void HelpWindow::showTopic(Topic topic)
{
    openAt(1 + pageCount + static_cast<int>(topic));
}

void HelpWindow::openAt(int chapter)
{
    search_->clear();
    showChapter(chapter);
    show();
    raise();
    activateWindow();
    text_->setFocus();
}

void HelpWindow::showChapter(int chapter)
{
    if (chapter < 0 || chapter >= chapters_->count()) {
        return;
    }
    if (visited_.empty() || visited_.back() != chapter) {
        visited_.push_back(chapter);
    }
    back_->setEnabled(visited_.size() > 1);
    const QSignalBlocker quiet(chapters_);
    chapters_->setCurrentRow(chapter);
    text_->setMarkdown(book_[static_cast<std::size_t>(chapter)].text);
    addSpace(*text_->document());
    text_->verticalScrollBar()->setValue(0);
    markFound();
}

void HelpWindow::goBack()
{
    if (visited_.size() > 1) {
        visited_.pop_back();
        showChapter(visited_.back());
    }
}

void HelpWindow::search(const QString& text)
{
    const QString searched = text.trimmed();
    int first = -1;
    for (int row = 0; row < chapters_->count(); ++row) {
        const auto& chapter = book_[static_cast<std::size_t>(row)];
        const bool found = searched.isEmpty() || core::findTyped(chapter.text, searched);
        chapters_->setRowHidden(row, !found);
        first = found && first < 0 ? row : first;
    }
    if (first >= 0 && chapters_->isRowHidden(chapters_->currentRow())) {
        showChapter(first);
    } else {
        markFound();
    }
}

void HelpWindow::markFound()
{
    const QString searched = search_->text().trimmed();
    QList<QTextEdit::ExtraSelection> marks;
    for (auto block = text_->document()->begin(); block.isValid(); block = block.next()) {
        for (auto found = core::findTyped(block.text(), searched); found;
             found = core::findTyped(block.text(), searched, found->from + found->length)) {
            QTextEdit::ExtraSelection mark;
            mark.format.setBackground(theme::colour(palette(), theme::Role::WarnGround));
            mark.cursor = QTextCursor(text_->document());
            const int from = block.position() + static_cast<int>(found->from);
            mark.cursor.setPosition(from);
            if (marks.isEmpty()) {
                text_->setTextCursor(mark.cursor);
            }
            mark.cursor.setPosition(from + static_cast<int>(found->length),
                                    QTextCursor::KeepAnchor);
            marks.push_back(mark);
        }
    }
    text_->setExtraSelections(marks);
}

void HelpWindow::followLink(const QUrl& link)
{
    const auto found = std::find_if(book_.begin(), book_.end(), [&](const Chapter& chapter) {
        return chapter.link == u'#' + link.fragment();
    });
    if (found != book_.end()) {
        showChapter(static_cast<int>(found - book_.begin()));
    } else if (!link.scheme().isEmpty()) {
        QDesktopServices::openUrl(link);
    }
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        search_->setFocus();
        search_->selectAll();
    } else if (event->matches(QKeySequence::Back)) {
        goBack();
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace desk
