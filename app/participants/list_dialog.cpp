#include "list_dialog.h"

#include "app/texts/refusal_texts.h"
#include "app/widgets/dialog_buttons.h"
#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr QSize dialogSize(860, 560);
constexpr int margin = 24;
constexpr int lineWidth = 56;
constexpr int nameWidth = 230;
constexpr int clubWidth = 170;

using Fate = core::Foreseen::Fate;

} // namespace

ListDialog::ListDialog(const QString& source, std::vector<PreviewLine> lines,
                       const core::Warnings& warnings, QWidget* parent)
    : QDialog(parent), model_(std::move(lines))
{
    setObjectName(QStringLiteral("listDialog"));
    setWindowTitle(tr("Add people from a list"));
    resize(dialogSize);
    const int added = countOf(model_.lines(), Fate::Added);
    const int there = countOf(model_.lines(), Fate::There);
    const int refused = countOf(model_.lines(), Fate::Refused);
    QStringList facts = {source, tr("%n to be added", nullptr, added)};
    if (there > 0) {
        facts << tr("%n there already", nullptr, there);
    }
    if (refused > 0) {
        facts << tr("%n left out", nullptr, refused);
    }

    auto* head = new PageHead(tr("Add people from a list"), this);
    head->setFacts(facts.join(QStringLiteral(" · ")));
    auto* table = new QTableView(this);
    dressTable(*table, QStringLiteral("listPreview"), tr("What happens to each line"));
    table->setModel(&model_);
    table->setColumnWidth(ListPreviewModel::LineNumber, lineWidth);
    table->setColumnWidth(ListPreviewModel::Name, nameWidth);
    table->setColumnWidth(ListPreviewModel::Club, clubWidth);
    table->horizontalHeader()->setStretchLastSection(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin - 4, margin, margin - 4);
    column->setSpacing(12);
    column->addWidget(head);
    column->addWidget(table, 1);
    column->addWidget(buildReason(*table));
    if (!warnings.empty()) {
        auto* notice = new Notice(this);
        QStringList texts;
        for (const auto& warning : warnings) {
            texts << texts::text(warning);
        }
        notice->show(Notice::Kind::Plain, icons::Meaning::Information, texts.join(u' '));
        column->addWidget(notice);
    }
    auto* add = makeButton(QStringLiteral("listAdd"), tr("Add %n person(s)", nullptr, added),
                           ButtonKind::Primary, this);
    add->setEnabled(added > 0);
    add->setToolTip(added > 0 ? QString() : tr("Nobody on the list is new."));
    column->addLayout(dialogButtons(*this, *add));
    if (added > 0) {
        add->setFocus();
    }
}

QWidget* ListDialog::buildReason(QTableView& table)
{
    auto* reason = makeLabel({}, 13, QFont::Normal, theme::Role::Error, this);
    reason->setObjectName(QStringLiteral("listReason"));
    reason->setWordWrap(true);
    const auto tell = [this, reason](const QModelIndex& current) {
        const auto& line = model_.lines()[static_cast<std::size_t>(current.row())];
        reason->setText(line.reason.isEmpty()
                            ? QString()
                            : tr("Line %1: %2").arg(line.line.number).arg(line.reason));
    };
    connect(table.selectionModel(), &QItemSelectionModel::currentRowChanged, reason, tell);
    const auto& lines = model_.lines();
    const auto refused = std::find_if(lines.begin(), lines.end(), [](const PreviewLine& line) {
        return line.foreseen.fate == Fate::Refused;
    });
    const QFontMetrics metrics(reason->font());
    constexpr int linesShown = 2;
    reason->setFixedHeight(linesShown * metrics.lineSpacing());
    reason->setVisible(refused != lines.end());
    if (refused != lines.end()) {
        table.selectRow(static_cast<int>(refused - lines.begin()));
    }
    return reason;
}

std::vector<core::Enrolment> ListDialog::accepted() const
{
    return acceptedOf(model_.lines());
}

} // namespace desk
