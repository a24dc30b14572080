#include "totals_panel.h"

#include "app/widgets/key_hint.h"
#include "app/widgets/page_head.h"
#include "people_edits.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace desk {
namespace {

constexpr int tableSize = 14;
constexpr int tableStep = 32;
constexpr int chairSize = 6;
constexpr int pictureHeight = 32;
constexpr int mostPainted = 3;

QFrame* hairline(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setStyleSheet(QStringLiteral("background: %1; border: 0;")
                            .arg(theme::colour(parent->palette(), theme::Role::Line).name()));
    return line;
}

/// Where chairs stand, from the middle of the table, in the order in which they are filled.
constexpr std::array<QPointF, 4> chairs = {
    {QPointF(0, 11.5), QPointF(-11.5, 0), QPointF(11.5, 0), QPointF(0, -11.5)}};

} // namespace

TablePicture::TablePicture(int seats, int tables, QWidget* parent)
    : QWidget(parent), seats_(seats), tables_(tables)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize TablePicture::sizeHint() const
{
    return {mostPainted * tableStep, pictureHeight};
}

void TablePicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int table = 0; table < std::min(tables_, mostPainted); ++table) {
        const QPointF middle(tableStep * (table + 0.5), pictureHeight / 2.0);
        painter.setBrush(theme::colour(palette(), theme::Role::Faint));
        constexpr qreal radius = 3;
        painter.drawRoundedRect(QRectF(middle.x() - tableSize / 2.0, middle.y() - tableSize / 2.0,
                                       tableSize, tableSize),
                                radius, radius);
        painter.setBrush(theme::colour(palette(), theme::Role::Accent));
        for (int seat = 0; seat < std::min(seats_, static_cast<int>(chairs.size())); ++seat) {
            painter.drawEllipse(middle + chairs[static_cast<std::size_t>(seat)], chairSize / 2.0,
                                chairSize / 2.0);
        }
    }
}

std::optional<seating::RoundSizes> tablesOf(const core::Tournament& tournament, int people)
{
    const bool twos = tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
    return people > 0 ? seating::roundSizes(people, seating::FivePlayers::FourAndBye, twos)
                      : std::nullopt;
}

TotalsPanel::TotalsPanel(QWidget* parent)
    : QWidget(parent), title_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Text, this))
{
    setObjectName(QStringLiteral("totals"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto addTotal = [&](int row, const QString& name, const QString& word) {
        constexpr int numberPixels = 20;
        auto* number = makeLabel({}, numberPixels, QFont::DemiBold, theme::Role::Text, this);
        number->setObjectName(name);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        constexpr int numberWidth = 40;
        number->setMinimumWidth(numberWidth);
        grid->addWidget(number, row, 0);
        grid->addWidget(makeLabel(word, 13, QFont::Normal, theme::Role::Text, this), row, 1);
        return number;
    };
    enrolled_ = addTotal(0, QStringLiteral("enrolledTotal"), tr("enrolled"));
    present_ = addTotal(1, QStringLiteral("presentTotal"), tr("present"));
    paid_ = addTotal(2, QStringLiteral("paidTotal"), tr("paid the start fee"));
    paidWord_ = qobject_cast<QLabel*>(grid->itemAtPosition(2, 1)->widget());

    title_->setObjectName(QStringLiteral("nextRoundTitle"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeLabel(tr("This evening"), 15, QFont::DemiBold, theme::Role::Text, this));
    column->addLayout(grid);
    column->addWidget(hairline(this));
    column->addWidget(title_);
    column->addWidget(hairline(this));
}

void TotalsPanel::setContents(const core::Tournament& tournament, core::RoundNumber round,
                              std::int64_t feeCents)
{
    const auto& people = tournament.participants;
    const int present = presentIn(tournament, round);
    const auto paid = std::count_if(people.begin(), people.end(), [feeCents](const auto& person) {
        return person.paidCents >= feeCents;
    });
    enrolled_->setText(QString::number(people.size()));
    present_->setText(QString::number(present));
    paid_->setText(QString::number(paid));
    paid_->setVisible(feeCents > 0);
    paidWord_->setVisible(feeCents > 0);
    title_->setText(tr("Round %1 makes").arg(core::plain(round)));
    setTables(tournament, round, present);
}

void TotalsPanel::setTables(const core::Tournament& tournament, core::RoundNumber /*round*/,
                            int people)
{
    delete tables_;
    tables_ = new QWidget(this);
    tables_->setObjectName(QStringLiteral("nextTables"));
    auto* rows = new QVBoxLayout(tables_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(title_) + 1, tables_);

    const auto sizes = tablesOf(tournament, people);
    const auto addLine = [&](const QString& text) {
        auto* line = makeLabel(text, 12, QFont::Normal, theme::Role::Muted, tables_);
        line->setWordWrap(true);
        rows->addWidget(line);
    };
    if (!sizes) {
        addLine(tr("%n present: too few for a table", nullptr, people));
        return;
    }
    for (const int seats : {4, 3, 2}) {
        const auto tables = std::count(sizes->tables.begin(), sizes->tables.end(), seats);
        if (tables > 0) {
            addTables(seats, static_cast<int>(tables));
        }
    }
    addLine(sizes->byes == 0 ? tr("no bye needed") : tr("%n bye(s)", nullptr, sizes->byes));
}

void TotalsPanel::addTables(int seats, int tables)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(new TablePicture(seats, tables, tables_));
    auto* text = makeLabel(tr("%n table(s) of %1", nullptr, tables).arg(seats), 13, QFont::Normal,
                           theme::Role::Text, tables_);
    row->addWidget(text, 1);
    qobject_cast<QVBoxLayout*>(tables_->layout())->addLayout(row);
}

} // namespace desk
