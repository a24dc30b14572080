#include "column_chooser.h"

#include "app/widgets/page_head.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

namespace desk {
namespace {

constexpr int padding = 16;
constexpr int rowsOfRounds = 12;

} // namespace

ColumnChooser::ColumnChooser(const ColumnChoice& choice, const core::Settings& settings,
                             const std::vector<core::RoundNumber>& rounds, QWidget* parent)
    : Popover(parent), choice_(choice)
{
    setObjectName(QStringLiteral("columnChooser"));
    setAccessibleName(tr("Columns"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(padding, padding, padding, padding);
    grid->setHorizontalSpacing(padding * 2);
    grid->setVerticalSpacing(6);
    grid->addWidget(makeLabel(tr("Columns"), 13, QFont::DemiBold, theme::Role::Text, this), 0, 0);
    int line = 1;
    for (const auto column : ColumnChoice::choosable(settings)) {
        auto* box = makeBox(QStringLiteral("column%1").arg(static_cast<int>(column)),
                            columnName(column, settings), choice_.shows(column));
        connect(box, &QCheckBox::toggled, this, [this, column](bool checked) {
            choice_.setShown(column, checked);
            Q_EMIT changed();
        });
        grid->addWidget(box, line++, 0);
    }
    if (!rounds.empty()) {
        grid->addWidget(makeLabel(tr("Rounds"), 13, QFont::DemiBold, theme::Role::Text, this), 0,
                        1);
    }
    int place = 0;
    for (const auto round : rounds) {
        auto* box = makeBox(QStringLiteral("round%1").arg(plain(round)),
                            tr("Round %1").arg(plain(round)), choice_.shows(round));
        connect(box, &QCheckBox::toggled, this, [this, round](bool checked) {
            choice_.setShown(round, checked);
            Q_EMIT changed();
        });
        grid->addWidget(box, 1 + place % rowsOfRounds, 1 + place / rowsOfRounds);
        ++place;
    }
    auto* hint = makeLabel(tr("Where there is no room for all rounds, the last ones are shown."),
                           12, QFont::Normal, theme::Role::Muted, this);
    grid->addWidget(hint, rowsOfRounds + 2, 0, 1, -1);
}

QCheckBox* ColumnChooser::makeBox(const QString& objectName, const QString& text, bool checked)
{
    auto* box = new QCheckBox(text, this);
    box->setObjectName(objectName);
    box->setAccessibleName(text);
    box->setChecked(checked);
    return box;
}

} // namespace desk
