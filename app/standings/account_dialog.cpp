#include "account_dialog.h"

#include "account_lines.h"
#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/page_head.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int padding = 20;

class GameListTexts
{
    Q_DECLARE_TR_FUNCTIONS(GameListTexts)
};

QString coloured(const QPalette& palette, theme::Role role)
{
    return theme::colour(palette, role).name();
}

/// One table row; the cells are HTML already.
QString rowHtml(const QStringList& cells, const QString& style)
{
    QString html = QStringLiteral("<tr>");
    for (qsizetype index = 0; index < cells.size(); ++index) {
        const bool number = index > 0 && index + 1 < cells.size();
        html += QStringLiteral("<td align=\"%1\" style=\"padding: 3px 12px 3px 0; %2\">%3</td>")
                    .arg(number ? QStringLiteral("right") : QStringLiteral("left"), style,
                         cells[index]);
    }
    return html + QStringLiteral("</tr>");
}

QString gameName(const core::AccountRound& round, const core::AccountGame& game)
{
    const QString letter = texts::seatLetter(game.seat);
    return round.table == game.table
               ? GameListTexts::tr("Game %1, seat %2").arg(plain(game.number)).arg(letter)
               : GameListTexts::tr("Table %1, game %2, seat %3")
                     .arg(plain(game.table))
                     .arg(plain(game.number))
                     .arg(letter);
}

QString gameHtml(const core::Tournament& tournament, const core::AccountRound& round,
                 const core::AccountGame& game, const QPalette& palette)
{
    QString stones;
    QString claims;
    QString points;
    if (const auto* held = std::get_if<core::HeldHand>(&game.event)) {
        stones = QString::number(held->hand.stones);
        claims = QString::number(held->hand.claims);
        points = texts::matchPointsText(held->score.total());
    }
    const bool plus = tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
    QStringList cells = {gameName(round, game).toHtmlEscaped(), stones};
    if (plus) {
        cells << claims;
    }
    const QString role = coloured(palette, theme::Role::Muted);
    cells << points
          << QStringLiteral("<span style=\"color:%1\">%2</span>")
                 .arg(role, texts::text(game.event, tournament).toHtmlEscaped());
    return rowHtml(cells, {});
}

QString headHtml(const core::Tournament& tournament, const QPalette& palette)
{
    QStringList heads = {QString(), GameListTexts::tr("Stones")};
    if (tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        heads << GameListTexts::tr("Claims");
    }
    heads << GameListTexts::tr("Points") << GameListTexts::tr("How they came about");
    return rowHtml(heads, QStringLiteral("color:%1").arg(coloured(palette, theme::Role::Muted)));
}

QString companyText(const core::Tournament& tournament, const core::AccountRound& round,
                    core::StartNumber self)
{
    QStringList others;
    for (const auto number : round.seats) {
        if (number != self) {
            others << texts::personText(tournament, number);
        }
    }
    return others.isEmpty() ? QString()
                            : GameListTexts::tr("with %1").arg(others.join(QStringLiteral(", ")));
}

QString roundHtml(const core::Tournament& tournament, const core::AccountRound& round,
                  core::StartNumber self, const QPalette& palette)
{
    QString html =
        QStringLiteral("<h3>%1 &nbsp; %2</h3>")
            .arg(roundTitle(round).toHtmlEscaped(), texts::matchPointsText(round.gain.tmp()));
    const QString line = QStringLiteral("<p style=\"color:%1\">%2</p>");
    const QString muted = coloured(palette, theme::Role::Muted);
    if (const QString company = companyText(tournament, round, self); !company.isEmpty()) {
        html += line.arg(muted, company.toHtmlEscaped());
    }
    if (round.games.empty() || round.state == core::RoundState::Cancelled) {
        html += QStringLiteral("<p>%1</p>").arg(roundDetails(round).toHtmlEscaped());
        return html;
    }
    html += QStringLiteral("<table cellspacing=\"0\">") + headHtml(tournament, palette);
    for (const auto& game : round.games) {
        html += gameHtml(tournament, round, game, palette);
    }
    html += QStringLiteral("</table>");
    for (const auto& extra : texts::extrasText(round)) {
        html += QStringLiteral("<p>%1</p>").arg(extra.toHtmlEscaped());
    }
    return html;
}

} // namespace

QString accountHtml(const core::Tournament& tournament, const core::Account& account,
                    const QPalette& palette)
{
    QString html;
    for (const auto& round : account.rounds) {
        html += roundHtml(tournament, round, account.number, palette);
    }
    return html + QStringLiteral("<h3>%1 = %2</h3>")
                      .arg(texts::sumText(account.tally).toHtmlEscaped(),
                           texts::matchPointsText(account.tally.tmp()));
}

AccountDialog::AccountDialog(const core::Tournament& tournament, const Sheet& sheet, int row,
                             QWidget* parent)
    : QDialog(parent)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto head = accountHead(line);
    setObjectName(QStringLiteral("accountDialog"));
    setWindowTitle(head.title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* games = new QTextBrowser(this);
    games->setObjectName(QStringLiteral("games"));
    games->setAccessibleName(tr("All games"));
    games->setHtml(accountHtml(
        tournament, core::accountOf(tournament, line.tally.number, sheet.after), palette()));
    auto* close = makeButton(QStringLiteral("closeButton"), tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    auto* top = new QHBoxLayout;
    top->addWidget(makeLabel(head.title, 20, QFont::DemiBold, theme::Role::Text, this));
    top->addStretch();
    top->addWidget(makeLabel(head.rank, 13, QFont::Normal, theme::Role::Muted, this));
    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(close);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(padding, padding, padding, padding);
    whole->setSpacing(12);
    whole->addLayout(top);
    whole->addWidget(games, 1);
    for (const auto& reason : neighbourTexts(sheet, row)) {
        whole->addWidget(makeLabel(reason, 12, QFont::Normal, theme::Role::Muted, this));
    }
    whole->addLayout(foot);
    resize(820, 600);
    games->setFocus();
}

} // namespace desk
