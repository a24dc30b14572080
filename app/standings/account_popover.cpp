#include "account_popover.h"

#include "account_lines.h"
#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/widgets/key_hint.h"
#include "app/widgets/numbers.h"
#include "app/widgets/page_head.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int padding = 16;
constexpr int smallPixels = 12;
constexpr int titlePixels = 14;

/// Match points under each other.
class PointsLabel : public QWidget
{
public:
    PointsLabel(scoring::MatchPoints points, const QFont& font, QWidget* parent)
        : QWidget(parent), points_(points), font_(font)
    {
        setAccessibleName(texts::matchPointsText(points));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const auto width = numberWidth(font_, QStringLiteral("−000")) + fractionWidth(font_);
        return {static_cast<int>(width), QFontMetrics(font_).height() + 4};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setFont(font_);
        painter.setPen(theme::colour(palette(), theme::Role::Text));
        paintPoints(painter, rect(), points_);
    }

private:
    scoring::MatchPoints points_;
    QFont font_;
};

QFrame* makeLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    QPalette colours = line->palette();
    colours.setColor(QPalette::Window, theme::colour(parent->palette(), theme::Role::Line));
    line->setPalette(colours);
    return line;
}

QLabel* makeWrapped(const QString& text, theme::Role role, QWidget* parent)
{
    auto* label = makeLabel(text, smallPixels, QFont::Normal, role, parent);
    label->setWordWrap(true);
    return label;
}

void addHead(QGridLayout& grid, const AccountHead& head, QWidget* parent)
{
    auto* line = new QHBoxLayout;
    line->addWidget(makeLabel(head.title, titlePixels, QFont::DemiBold, theme::Role::Text, parent));
    line->addStretch();
    line->addSpacing(padding);
    line->addWidget(makeLabel(head.rank, smallPixels, QFont::Normal, theme::Role::Muted, parent));
    grid.addLayout(line, grid.rowCount(), 0, 1, 3);
    grid.addWidget(makeLine(parent), grid.rowCount(), 0, 1, 3);
}

void addRounds(QGridLayout& grid, const core::Tournament& tournament, const core::Account& account,
               QWidget* parent)
{
    for (const auto& round : account.rounds) {
        const int row = grid.rowCount();
        grid.addWidget(makeLabel(roundTitle(round), 13, QFont::Medium, theme::Role::Text, parent),
                       row, 0);
        grid.addWidget(makeLabel(roundDetails(tournament, round, account.number), smallPixels,
                                 QFont::Normal, theme::Role::Muted, parent),
                       row, 1);
        if (const auto points = roundPoints(tournament, round, account.number)) {
            grid.addWidget(new PointsLabel(*points, theme::font(13, QFont::DemiBold), parent), row,
                           2, Qt::AlignRight);
        }
    }
    grid.addWidget(makeLine(parent), grid.rowCount(), 0, 1, 3);
}

void addSum(QGridLayout& grid, const QString& text, scoring::MatchPoints sum, QWidget* parent)
{
    const int row = grid.rowCount();
    grid.addWidget(makeLabel(text, 13, QFont::Medium, theme::Role::Text, parent), row, 0, 1, 2);
    grid.addWidget(new PointsLabel(sum, theme::font(15, QFont::Bold), parent), row, 2,
                   Qt::AlignRight);
}

} // namespace

AccountPopover::AccountPopover(const core::Tournament& tournament, const Sheet& sheet, int row,
                               QWidget* parent)
    : Popover(parent), number_(sheet.rows[static_cast<std::size_t>(row)].tally.number)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto account = core::accountOf(tournament, number_, sheet.after);
    setObjectName(QStringLiteral("accountPopover"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(padding);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto head = accountHead(tournament.settings, line);
    setAccessibleName(head.title);
    addHead(*grid, head, this);
    addRounds(*grid, tournament, account, this);
    if (const QString sum = totalText(tournament.settings, account.tally); !sum.isEmpty()) {
        addSum(*grid, sum, account.tally.tmp(), this);
    }
    for (const auto& open : openRounds(tournament, account)) {
        grid->addWidget(makeWrapped(open, theme::Role::Accent, this), grid->rowCount(), 0, 1, 3);
    }
    for (const auto& reason : neighbourTexts(sheet, row)) {
        grid->addWidget(makeWrapped(reason, theme::Role::Muted, this), grid->rowCount(), 0, 1, 3);
    }
    auto* games =
        makeButton(QStringLiteral("gamesButton"),
                   playsCards(tournament.settings) ? tr("Deal by deal") : tr("Game by game"),
                   ButtonKind::Quiet, this);
    connect(games, &QPushButton::clicked, this, &AccountPopover::askForGames);
    auto* foot = new QHBoxLayout;
    foot->addWidget(new KeyHint(QKeySequence(Qt::Key_Return), tr("opens"), this));
    foot->addWidget(games);
    foot->addStretch();
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(padding, padding - 2, padding, padding / 2);
    whole->addLayout(grid);
    whole->addLayout(foot);
    setFocusPolicy(Qt::StrongFocus);
}

void AccountPopover::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        askForGames();
    } else {
        Popover::keyPressEvent(event);
    }
}

void AccountPopover::askForGames()
{
    const auto number = number_;
    close();
    Q_EMIT gamesWanted(number);
}

QString accountTip(const core::Tournament& tournament, const Sheet& sheet, int row)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto account = core::accountOf(tournament, line.tally.number, sheet.after);
    const auto cell =
        QStringLiteral("<td style=\"padding-right:12px; white-space:nowrap\">%1</td>");
    QString html = QStringLiteral("<b>%1</b><table>")
                       .arg(accountHead(tournament.settings, line).title.toHtmlEscaped());
    for (const auto& round : account.rounds) {
        const auto points = roundPoints(tournament, round, account.number);
        html += QStringLiteral("<tr>") + cell.arg(roundTitle(round).toHtmlEscaped()) +
                cell.arg(roundDetails(tournament, round, account.number).toHtmlEscaped()) +
                QStringLiteral("<td align=\"right\"><b>%1</b></td></tr>")
                    .arg(points ? texts::matchPointsText(*points) : QString());
    }
    return html + QStringLiteral("</table>");
}

} // namespace desk
