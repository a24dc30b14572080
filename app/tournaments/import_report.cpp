#include "import_report.h"

#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace desk {

ImportReport::ImportReport(QWidget* parent)
    : QWidget(parent),
      notice_(new Notice(this)),
      table_(new QTableWidget(0, 2, this)),
      help_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      copy_(makeButton(QStringLiteral("copyFaultsButton"), tr("Copy the list"),
                       icons::Meaning::Copy, ButtonKind::Quiet, this))
{
    setObjectName(QStringLiteral("importReport"));
    notice_->setObjectName(QStringLiteral("importNotice"));
    dressTable(*table_, QStringLiteral("importFaults"), tr("Faults of the file"));
    table_->setHorizontalHeaderLabels({tr("Place"), tr("What is wrong, and what to do")});
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
    constexpr int tableHeight = 184;
    table_->setFixedHeight(tableHeight);
    connect(copy_, &QPushButton::clicked, this, &ImportReport::copy);
    auto* below = new QHBoxLayout;
    below->addWidget(help_, 1);
    below->addWidget(copy_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(notice_);
    column->addWidget(table_);
    column->addLayout(below);
    hide();
}

void ImportReport::showRefused(const QString& fileName, const QString& failure,
                               const std::vector<files::Finding>& findings)
{
    notice_->showError(tr("Not imported: %1").arg(fileName), failure);
    help_->setText(tr("Mend the file at these places, or export it anew where it comes from."));
    list(findings);
    addClosing();
}

void ImportReport::showFailure(const QString& what, const QString& why)
{
    notice_->showError(what, why);
    list({});
    addClosing();
}

void ImportReport::showDone(const QString& what, const std::vector<files::Finding>& findings)
{
    if (findings.empty()) {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Complete, what);
    } else {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, what,
                      tr("%n result(s) may be a slip of the pen.", nullptr,
                         static_cast<int>(findings.size())));
    }
    help_->setText(tr("Results are corrected on the page Results."));
    list(findings);
    addClosing();
}

void ImportReport::addClosing()
{
    auto* close =
        makeButton(QStringLiteral("closeReportButton"), tr("Close"), ButtonKind::Quiet, this);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    notice_->add(close);
    show();
}

void ImportReport::list(const std::vector<files::Finding>& findings)
{
    table_->setRowCount(static_cast<int>(findings.size()));
    int row = 0;
    for (const auto& [place, text] : findings) {
        table_->setItem(row, 0, new QTableWidgetItem(place));
        auto* item = new QTableWidgetItem(text);
        item->setToolTip(text);
        table_->setItem(row, 1, item);
        ++row;
    }
    for (QWidget* part : {static_cast<QWidget*>(table_), static_cast<QWidget*>(help_),
                          static_cast<QWidget*>(copy_)}) {
        part->setVisible(!findings.empty());
    }
}

void ImportReport::copy() const
{
    QStringList lines;
    for (int row = 0; row < table_->rowCount(); ++row) {
        lines << table_->item(row, 0)->text() + u'\t' + table_->item(row, 1)->text();
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

QString ImportReport::text() const
{
    return notice_->text();
}

} // namespace desk
