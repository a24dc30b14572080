#include "search_panel.h"

#include "app/widgets/page_head.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent),
      title_(makeLabel({}, 15, QFont::DemiBold, theme::Role::Text, this)),
      progress_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(QStringLiteral("searchPanel"));
    auto* bar = new QProgressBar(this);
    bar->setObjectName(QStringLiteral("searchBar"));
    bar->setAccessibleName(tr("Looking for tables"));
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    auto* cancel = makeButton(QStringLiteral("cancelSearchButton"), tr("Cancel"),
                              icons::Meaning::Cancel, ButtonKind::Normal, this);
    cancel_ = cancel;
    connect(cancel, &QPushButton::clicked, this, &SearchPanel::cancelled);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 24, 0, 0);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(bar);
    column->addWidget(progress_);
    column->addWidget(cancel, 0, Qt::AlignLeft);
    column->addStretch();
}

void SearchPanel::start(int round)
{
    title_->setText(tr("Round %1 is being drawn").arg(round));
    progress_->setText(tr("Looking for tables at which nobody meets again"));
    cancel_->setFocus();
}

void SearchPanel::setProgress(qint64 repeats, qint64 bound)
{
    progress_->setText(
        tr("Repeated meetings so far: %1; no plan has fewer than %2").arg(repeats).arg(bound));
}

} // namespace desk
