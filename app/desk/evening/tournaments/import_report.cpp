#include "app/desk/evening/tournaments/import_report.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

namespace desk {

ImportReport::ImportReport(QWidget* parent)
    : QWidget(parent),
      notice_(new Notice(this)),
      table_(new QTableWidget(0, 2, this)),
      below_(new QWidget(this)),
      help_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, below_))
{
    setObjectName(QStringLiteral("importReport"));
    notice_->setObjectName(QStringLiteral("importNotice"));
    dressTable(*table_, QStringLiteral("importFaults"), tr("Faults of the file"));
    table_->setHorizontalHeaderLabels({tr("Place"), tr("What is wrong, and what to do")});
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
    constexpr int tableHeight = 184;
    table_->setFixedHeight(tableHeight);
    auto* const copy = makeButton(QStringLiteral("copyFaultsButton"), tr("Copy the list"),
                                  icons::Meaning::Copy, ButtonKind::Quiet, below_);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(lines_.join(u'\n')); });
    auto* const row = makeRow(below_);
    row->addWidget(help_, 1);
    row->addWidget(copy);
    auto* const column = makeColumn(this);
    column->addWidget(notice_);
    column->addWidget(table_);
    column->addWidget(below_);
    hide();
}

void ImportReport::showFailure(const QString& what, const QString& why,
                               const std::vector<files::Finding>& findings)
{
    notice_->showError(what, why);
    list(findings, tr("Correct the file in these places, or export it again at its origin."));
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
    list(findings, tr("Results are corrected on the page Results."));
}

void ImportReport::list(const std::vector<files::Finding>& findings, const QString& help)
{
    auto* const close =
        makeButton(QStringLiteral("closeReportButton"), tr("Close"), ButtonKind::Quiet, this);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    notice_->add(close);
    help_->setText(help);
    table_->setRowCount(static_cast<int>(findings.size()));
    lines_.clear();
    int row = 0;
    for (const auto& [place, text] : findings) {
        lines_ << place + u'\t' + text;
        table_->setItem(row, 0, new QTableWidgetItem(place));
        auto* const item = new QTableWidgetItem(text);
        item->setToolTip(text);
        table_->setItem(row++, 1, item);
    }
    table_->setVisible(!findings.empty());
    below_->setVisible(!findings.empty());
    show();
}

} // namespace desk
