#include "help_window.h"

#include "handbook_view.h"

#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"
#include "app/widgets/search_text.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int margin = 20;
constexpr int listWidth = 220;
constexpr int rowHeight = 32;

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      book_(Handbook::of(
          //: The handbook's language: "de" for German, everything else is English
          tr("en")))
{
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Handbook"));
    build();
    for (const auto& chapter : book_.chapters()) {
        chapters_->addItem(chapter.title);
    }
    showChapter(0);
    constexpr QSize firstSize(1140, 740);
    resize(firstSize);
}

void HelpWindow::build()
{
    search_ = makeField(QStringLiteral("searchField"), tr("Search in the handbook"), this);
    search_->setPlaceholderText(tr("Search"));
    search_->setClearButtonEnabled(true);
    chapters_ = new QListWidget(this);
    chapters_->setObjectName(QStringLiteral("chapters"));
    chapters_->setAccessibleName(tr("Chapters"));
    chapters_->setFixedWidth(listWidth);
    chapters_->setItemDelegate(new ListDelegate(chapters_, rowHeight));
    chapters_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_ = new HandbookView(this);
    text_->setObjectName(QStringLiteral("text"));
    text_->setAccessibleName(tr("Handbook"));
    back_ = makeButton(QStringLiteral("backButton"), tr("Back"), ButtonKind::Normal, this);
    back_->setEnabled(false);
    back_->setToolTip(tr("The chapter seen before"));
    auto* close = makeButton(QStringLiteral("closeButton"), tr("Close"), ButtonKind::Normal, this);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(search_);
    left->addWidget(chapters_, 1);
    search_->setFixedWidth(listWidth);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(margin);
    middle->addLayout(left);
    middle->addWidget(text_, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(back_);
    foot->addStretch();
    foot->addWidget(close);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(margin, margin, margin, margin);
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
    search_->clear();
    showChapter(Handbook::chapterOf(page));
    show();
    raise();
    activateWindow();
    text_->setFocus();
}

void HelpWindow::showChapter(int chapter)
{
    if (chapter < 0 || chapter >= static_cast<int>(book_.chapters().size())) {
        return;
    }
    if (way_.empty() || way_.back() != chapter) {
        way_.push_back(chapter);
    }
    back_->setEnabled(way_.size() > 1);
    const QSignalBlocker quiet(chapters_);
    chapters_->setCurrentRow(chapter);
    text_->showChapter(book_.chapters()[static_cast<std::size_t>(chapter)].text);
    text_->verticalScrollBar()->setValue(0);
    markFound();
}

void HelpWindow::goBack()
{
    if (way_.size() > 1) {
        way_.pop_back();
        showChapter(way_.back());
    }
}

void HelpWindow::search(const QString& text)
{
    const QString searched = folded(text.trimmed());
    int first = -1;
    for (int row = 0; row < chapters_->count(); ++row) {
        const auto& chapter = book_.chapters()[static_cast<std::size_t>(row)];
        const bool found = folded(chapter.text).contains(searched);
        chapters_->setRowHidden(row, !found);
        first = found && first < 0 ? row : first;
    }
    const int current = chapters_->currentRow();
    if (first >= 0 && (current < 0 || chapters_->isRowHidden(current))) {
        showChapter(first);
    } else {
        markFound();
    }
}

void HelpWindow::markFound()
{
    const QString searched = search_->text().trimmed();
    QList<QTextEdit::ExtraSelection> marks;
    if (!searched.isEmpty()) {
        auto found = text_->document()->find(searched);
        if (!found.isNull()) {
            auto place = found;
            place.clearSelection();
            text_->setTextCursor(place);
        }
        for (; !found.isNull(); found = text_->document()->find(searched, found)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(theme::colour(palette(), theme::Role::WarnGround));
            marks.push_back(mark);
        }
    }
    text_->setExtraSelections(marks);
}

void HelpWindow::followLink(const QUrl& link)
{
    const int chapter = book_.chapterAt(u'#' + link.fragment());
    if (chapter >= 0) {
        showChapter(chapter);
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
