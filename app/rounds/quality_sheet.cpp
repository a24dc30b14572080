#include "quality_sheet.h"

#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int iconSize = 18;

QString plainWords(const seating::QualitySheet& quality)
{
    if (quality.repeats == 0) {
        return QualitySheetView::tr("Nobody meets twice; it cannot be better.");
    }
    if (quality.proven) {
        return QualitySheetView::tr("%n meeting(s) are not the first; it cannot be better.",
                                    nullptr, static_cast<int>(quality.repeats));
    }
    return QualitySheetView::tr("%n meeting(s) are not the first; perhaps it can be better.",
                                nullptr, static_cast<int>(quality.repeats));
}

QLabel* wrapped(QLabel* label)
{
    label->setWordWrap(true);
    return label;
}

} // namespace

QualitySheetView::QualitySheetView(QWidget* parent)
    : QWidget(parent),
      first_(wrapped(makeLabel({}, 13, QFont::DemiBold, theme::Role::Text, this))),
      rows_(new QVBoxLayout),
      more_(makeButton(QStringLiteral("qualityDetailsButton"), tr("Details"), ButtonKind::Quiet,
                       this)),
      details_(new QWidget(this))
{
    setObjectName(QStringLiteral("qualitySheet"));
    setAccessibleName(tr("Quality sheet"));
    first_->setObjectName(QStringLiteral("qualityFirstLine"));
    more_->setCheckable(true);
    details_->hide();
    connect(more_, &QPushButton::toggled, details_, &QWidget::setVisible);
    rows_->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Quality sheet"), 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(first_);
    column->addLayout(rows_);
    column->addWidget(more_, 0, Qt::AlignLeft);
    column->addWidget(details_);
    new QVBoxLayout(details_);
}

QString QualitySheetView::firstLine() const
{
    return first_->text();
}

void QualitySheetView::clear()
{
    for (auto* layout : {rows_, static_cast<QVBoxLayout*>(details_->layout())}) {
        while (auto* item = layout->takeAt(0)) {
            delete item->widget();
            delete item;
        }
    }
}

void QualitySheetView::showReason(const QString& reason)
{
    clear();
    first_->setText(reason);
    more_->hide();
    details_->hide();
}

void QualitySheetView::addRow(icons::Meaning icon, theme::Role role, const QString& text,
                              const QString& value, const QString& second)
{
    auto* row = new QWidget(this);
    row->setAccessibleName(QStringLiteral("%1: %2, %3").arg(text, value, second));
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(10);
    auto* picture = new QLabel(row);
    picture->setPixmap(
        icons::pixmap(icon, theme::colour(palette(), role), iconSize, devicePixelRatioF()));
    across->addWidget(picture, 0, Qt::AlignTop);
    auto* first = new QHBoxLayout;
    first->addWidget(wrapped(makeLabel(text, 13, QFont::Medium, theme::Role::Text, row)), 1);
    first->addWidget(makeLabel(value, 13, QFont::DemiBold, theme::Role::Text, row), 0,
                     Qt::AlignTop);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(1);
    lines->addLayout(first);
    if (!second.isEmpty()) {
        lines->addWidget(wrapped(makeLabel(second, 12, QFont::Normal, theme::Role::Muted, row)));
    }
    across->addLayout(lines, 1);
    rows_->addWidget(row);
}

void QualitySheetView::show(const SheetFacts& facts)
{
    clear();
    const auto& quality = facts.quality;
    const auto state = [](bool good) {
        return good ? std::pair(icons::Meaning::Complete, theme::Role::Done)
                    : std::pair(icons::Meaning::Warning, theme::Role::Warn);
    };
    first_->setText(plainWords(quality));
    const auto [meetIcon, meetRole] = state(quality.repeats == 0 || quality.proven);
    addRow(meetIcon, meetRole, tr("Repeated meetings"), QString::number(quality.repeats),
           quality.repeats == 0 ? tr("so far and in this round")
           : quality.proven     ? tr("fewer are not possible")
                                : tr("no plan has fewer than %1").arg(quality.bound));
    const auto [threeIcon, threeRole] = state(quality.threesEven);
    if (quality.threesMax > 0) {
        const QString span =
            quality.threesMin == quality.threesMax
                ? QString::number(quality.threesMax)
                : QStringLiteral("%1–%2").arg(quality.threesMin).arg(quality.threesMax);
        addRow(threeIcon, threeRole, tr("Tables of three a person"), span,
               quality.threesEven ? tr("evenly shared") : tr("not evenly shared"));
    }
    const auto [seatIcon, seatRole] = state(quality.seatSpread <= 1);
    addRow(seatIcon, seatRole, tr("Seats A to D"), QStringLiteral("±%1").arg(quality.seatSpread),
           tr("most and least used seat"));
    if (facts.hasClubs) {
        const bool none = quality.sameClub == 0;
        addRow(none ? icons::Meaning::Complete : icons::Meaning::Information,
               none ? theme::Role::Done : theme::Role::Muted, tr("Same club at a table"),
               QString::number(quality.sameClub), tr("pairs in this round"));
    }
    if (facts.wishes > 0) {
        const auto [wishIcon, wishRole] = state(facts.broken.isEmpty());
        const auto kept = facts.wishes - static_cast<int>(facts.broken.size());
        addRow(wishIcon, wishRole, tr("Wishes"),
               QStringLiteral("%1/%2").arg(kept).arg(facts.wishes),
               facts.broken.isEmpty() ? tr("all kept") : facts.broken.join(QLatin1Char('\n')));
    }
    addDetails(facts);
    more_->setVisible(true);
    details_->setVisible(more_->isChecked());
}

void QualitySheetView::addDetails(const SheetFacts& facts)
{
    const auto& quality = facts.quality;
    const auto add = [this](const QString& name, const QString& text) {
        auto* label = wrapped(makeLabel(text, 12, QFont::Normal, theme::Role::Muted, details_));
        label->setObjectName(name);
        details_->layout()->addWidget(label);
    };
    details_->layout()->setContentsMargins(0, 0, 0, 0);
    add(QStringLiteral("qualityMost"),
        tr("One pair meets at most %n time(s).", nullptr, quality.mostMeetings));
    add(QStringLiteral("qualityTables"),
        tr("Most and least visited table of a person differ by %1.").arg(quality.tableSpread));
    add(QStringLiteral("qualitySeed"),
        facts.seed ? tr("Seed: %1").arg(*facts.seed) : tr("Seed: unknown at this desk"));
}

} // namespace desk
