#include "app/desk/evening/participants/totals_panel.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/model/bookings.h"
#include "core/money/start_fee.h"
#include "core/texts/numbers.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace desk {
namespace {

/// Small tables with chairs, one for each; very many become one, showing their size.
class TablePicture : public QWidget
{
public:
    TablePicture(int seats, int tables, QWidget* parent)
        : QWidget(parent), seats_(seats), painted_(tables <= mostPainted ? tables : 1)
    {
        setObjectName(QStringLiteral("tablePicture"));
        const int lines = (painted_ + inLine - 1) / inLine;
        setFixedSize(inLine * tableStep, lines * tableStep);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        /// Positions of chairs, relative to the table's centre, in filling order.
        constexpr std::array<QPointF, 4> chairs = {
            {QPointF(0, 8.5), QPointF(-8.5, 0), QPointF(8.5, 0), QPointF(0, -8.5)}};
        constexpr int tableSize = 10;
        constexpr qreal tableRadius = 2;
        constexpr qreal chairRadius = 2.5;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        for (int table = 0; table < painted_; ++table) {
            QRectF top(0, 0, tableSize, tableSize);
            const int line = table / inLine;
            top.moveCenter(QPointF(tableStep * (table % inLine + 0.5), tableStep * (line + 0.5)));
            painter.setBrush(theme::colour(palette(), theme::Role::Faint));
            painter.drawRoundedRect(top, tableRadius, tableRadius);
            painter.setBrush(theme::colour(palette(), theme::Role::Accent));
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
                painter.drawEllipse(top.center() + chairs.at(seat), chairRadius, chairRadius);
            }
        }
    }

private:
    static constexpr int inLine = 4;
    static constexpr int mostPainted = 12;
    static constexpr int tableStep = 24;

    int seats_; ///< 2 to 4.
    int painted_;
};

} // namespace

std::optional<seating::RoundSizes> tablesOf(const core::Tournament& tournament, int people)
{
    const bool twos = tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
    return people > 0 ? seating::roundSizes(people, seating::FivePlayers::FourAndBye, twos)
                      : std::nullopt;
}

TotalsPanel::TotalsPanel(QWidget* parent)
    : QWidget(parent),
      title_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Text, this)),
      column_(makeColumn(this, distance::medium))
{
    setObjectName(QStringLiteral("totals"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto addTotal = [&](QLabel*& number, const QString& name, const QString& word) {
        constexpr int numberPixels = 20;
        constexpr int numberWidth = 40;
        number = makeLabel({}, numberPixels, QFont::DemiBold, theme::Role::Text, this);
        number->setObjectName(name);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        number->setMinimumWidth(numberWidth);
        auto* const label = makeLabel(word, 13, QFont::Normal, theme::Role::Text, this);
        const int row = grid->rowCount();
        grid->addWidget(number, row, 0);
        grid->addWidget(label, row, 1);
        return label;
    };
    addTotal(enrolled_, QStringLiteral("enrolledTotal"), tr("enrolled"));
    addTotal(present_, QStringLiteral("presentTotal"), tr("present"));
    paidWord_ = addTotal(paid_, QStringLiteral("paidTotal"), tr("paid the start fee"));
    owedBackWord_ = addTotal(owedBack_, QStringLiteral("owedBackTotal"), {});
    owedBackWord_->setObjectName(QStringLiteral("owedBackSum"));
    title_->setObjectName(QStringLiteral("nextRoundTitle"));
    column_->addWidget(makeLabel(tr("This evening"), 15, QFont::DemiBold, theme::Role::Text, this));
    column_->addLayout(grid);
    column_->addWidget(makeHairline(this));
    column_->addWidget(title_);
    column_->addWidget(makeHairline(this));
}

void TotalsPanel::setContents(const core::Tournament& tournament, core::RoundNumber round,
                              bool goesOn)
{
    const auto& settings = tournament.settings;
    const auto& people = tournament.participants;
    const auto count = [&people](const auto& condition) {
        return static_cast<int>(std::count_if(people.begin(), people.end(), condition));
    };
    const int present =
        count([round](const auto& person) { return core::isPresent(person, round); });
    enrolled_->setText(QString::number(people.size()));
    present_->setText(QString::number(present));
    paid_->setText(QString::number(count([&](const auto& person) {
        const auto account = core::feeAccountOf(settings, person);
        return account.due && account.open == 0;
    })));
    paid_->setVisible(core::hasStartFee(settings));
    paidWord_->setVisible(core::hasStartFee(settings));
    const auto former = formerPayers(tournament);
    const int owed = count([&settings](const auto& person) {
                         return core::feeAccountOf(settings, person).owedBack > 0;
                     }) +
                     static_cast<int>(std::count_if(
                         former.begin(), former.end(),
                         [](const core::FormerPayer& one) { return one.owedBack > 0; }));
    owedBack_->setText(QString::number(owed));
    owedBackWord_->setText(
        tr("to be paid back: %1").arg(texts::moneyText(core::feeTotals(tournament).owedBack)));
    owedBack_->setVisible(owed > 0);
    owedBackWord_->setVisible(owed > 0);
    title_->setVisible(goesOn);
    delete std::exchange(tables_, nullptr);
    if (goesOn) {
        title_->setText(tr("Round %1 makes").arg(core::plain(round)));
        tables_ = makeTables(tournament, present);
        column_->insertWidget(column_->indexOf(title_) + 1, tables_);
    }
}

QWidget* TotalsPanel::makeTables(const core::Tournament& tournament, int people)
{
    auto* const box = new QWidget(this);
    box->setObjectName(QStringLiteral("nextTables"));
    auto* const rows = makeColumn(box);
    const auto addLine = [&](const QString& text) {
        auto* line = makeLabel(text, 12, QFont::Normal, theme::Role::Muted, box);
        line->setWordWrap(true);
        rows->addWidget(line);
    };
    const auto sizes = tablesOf(tournament, people);
    if (!sizes) {
        addLine(tr("%n present: too few for a table", nullptr, people));
        return box;
    }
    for (const int seats : {4, 3, 2}) {
        const auto tables =
            static_cast<int>(std::count(sizes->tables.begin(), sizes->tables.end(), seats));
        if (tables > 0) {
            auto* const row = makeRow(nullptr, distance::medium);
            row->addWidget(new TablePicture(seats, tables, box));
            row->addWidget(makeLabel(tr("%n table(s) of %1", nullptr, tables).arg(seats), 13,
                                     QFont::Normal, theme::Role::Text, box),
                           1);
            rows->addLayout(row);
        }
    }
    addLine(sizes->byes == 0 ? tr("no bye needed") : tr("%n bye(s)", nullptr, sizes->byes));
    return box;
}

} // namespace desk
