#include "account_dialog.h"

#include "account_lines.h"
#include "app/documents/card_words.h"
#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/page_head.h"
#include "card_account.h"
#include "core/cards/chip_balances.h"
#include "html_row.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <map>

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

/// A row whose first and last cells are words.
QString rowHtml(const QStringList& cells, const QString& style)
{
    return htmlRow(cells, cells.size() - 2, style);
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

/// Of a tie-breaker deal the seat is the place among those who play it, which tells nobody
/// anything.
QString dealName(const core::AccountRound& round, const core::AccountGame& game)
{
    return round.table == game.table ? GameListTexts::tr("Deal %1").arg(plain(game.number))
                                     : GameListTexts::tr("Table %1, deal %2")
                                           .arg(plain(game.table))
                                           .arg(plain(game.number));
}

/// Stones, claims and points of a game, as the rules have them.
QStringList handCells(const core::Settings& settings, const core::AccountGame& game)
{
    const auto* held = std::get_if<core::HeldHand>(&game.event);
    const auto cell = [held](auto tell) { return held != nullptr ? tell(*held) : QString(); };
    QStringList cells = {cell([](const auto& one) { return QString::number(one.hand.stones); })};
    if (settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        cells << cell([](const auto& one) { return QString::number(one.hand.claims); });
    }
    return cells << cell([](const auto& one) { return texts::matchPointsText(one.score.total()); });
}

/// Melded, left in hand and the score of a deal; tie-breaker deals add to nothing.
QStringList dealCells(const core::AccountGame& game)
{
    const auto* held = std::get_if<core::HeldDeal>(&game.event);
    if (held == nullptr) {
        return {{}, {}, {}};
    }
    const auto score = scoring::MatchPoints::fromPoints(held->hand.score());
    return {QString::number(held->hand.melded), QString::number(held->hand.hand),
            held->isTieBreak ? QString() : texts::matchPointsText(score)};
}

/// The rounds of an account as HTML.
class AccountPage
{
public:
    AccountPage(const core::Tournament& tournament, core::StartNumber self, const QPalette& palette)
        : tournament_(tournament), self_(self), muted_(coloured(palette, theme::Role::Muted))
    {
        for (const auto& payment : core::dealPayments(tournament)) {
            payments_.emplace(payment.deal, payment.gains);
        }
    }

    [[nodiscard]] QString roundHtml(const core::AccountRound& round) const;

private:
    [[nodiscard]] bool playsCards() const { return core::playsCards(tournament_.settings); }
    [[nodiscard]] QString headHtml() const;
    [[nodiscard]] QString gameHtml(const core::AccountRound& round,
                                   const core::AccountGame& game) const;
    [[nodiscard]] QString chipsText(const core::GameKey& deal, const core::AccountGame& game) const;
    [[nodiscard]] QString companyText(const core::AccountRound& round) const;
    [[nodiscard]] QStringList notes(const core::AccountRound& round) const;

    const core::Tournament& tournament_;
    core::StartNumber self_;
    QString muted_;
    std::map<core::GameKey, scoring::PerSeat<scoring::Chips>> payments_;
};

QString AccountPage::headHtml() const
{
    QStringList heads = {QString()};
    if (playsCards()) {
        heads << GameListTexts::tr("Melded") << GameListTexts::tr("In hand")
              << GameListTexts::tr("Score");
        if (tournament_.settings.cards.pcr) {
            heads << headOf(documents::CardColumn::Chips);
        }
    } else {
        heads << GameListTexts::tr("Stones");
        if (tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
            heads << GameListTexts::tr("Claims");
        }
        heads << GameListTexts::tr("Points");
    }
    heads << GameListTexts::tr("How they came about");
    return rowHtml(heads, QStringLiteral("color:%1").arg(muted_));
}

QString AccountPage::chipsText(const core::GameKey& deal, const core::AccountGame& game) const
{
    const auto payment = payments_.find(deal);
    const bool isPaid = payment != payments_.end() &&
                        std::holds_alternative<core::HeldDeal>(game.event) &&
                        payment->second[game.seat].has_value();
    return isPaid ? documents::chipsCell(*payment->second[game.seat]).text : QString();
}

QString AccountPage::gameHtml(const core::AccountRound& round, const core::AccountGame& game) const
{
    QStringList cells;
    if (playsCards()) {
        cells << dealName(round, game).toHtmlEscaped() << dealCells(game);
        if (tournament_.settings.cards.pcr) {
            cells << chipsText({round.number, game.table, game.number}, game);
        }
    } else {
        cells << gameName(round, game).toHtmlEscaped() << handCells(tournament_.settings, game);
    }
    cells << QStringLiteral("<span style=\"color:%1\">%2</span>")
                 .arg(muted_, texts::text(game.event, tournament_).toHtmlEscaped());
    return rowHtml(cells, {});
}

QString AccountPage::companyText(const core::AccountRound& round) const
{
    if (playsCards() && round.counted()) {
        return {}; // they stand at the match's totals
    }
    QStringList others;
    for (const auto number : round.seats) {
        if (number != self_) {
            others << texts::personText(tournament_, number);
        }
    }
    return others.isEmpty() ? QString()
                            : GameListTexts::tr("with %1").arg(others.join(QStringLiteral(", ")));
}

QStringList AccountPage::notes(const core::AccountRound& round) const
{
    const auto match = AccountMatch::of(tournament_, round, self_);
    return (match ? QStringList{match->fate().join(QStringLiteral(" · "))} + match->lines()
                  : QStringList()) +
           texts::extrasText(round);
}

QString AccountPage::roundHtml(const core::AccountRound& round) const
{
    const auto points = roundPoints(tournament_, round, self_);
    QString html = QStringLiteral("<h3>%1 &nbsp; %2</h3>")
                       .arg(roundTitle(round).toHtmlEscaped(),
                            points ? texts::matchPointsText(*points) : QString());
    if (const QString company = companyText(round); !company.isEmpty()) {
        html += QStringLiteral("<p style=\"color:%1\">%2</p>").arg(muted_, company.toHtmlEscaped());
    }
    const auto paragraph = QStringLiteral("<p>%1</p>");
    if (round.games.empty() || round.state == core::RoundState::Cancelled) {
        return html + paragraph.arg(roundDetails(tournament_, round, self_).toHtmlEscaped());
    }
    html += QStringLiteral("<table cellspacing=\"0\">") + headHtml();
    for (const auto& game : round.games) {
        html += gameHtml(round, game);
    }
    html += QStringLiteral("</table>");
    for (const auto& note : notes(round)) {
        html += paragraph.arg(note.toHtmlEscaped());
    }
    return html;
}

} // namespace

QString accountHtml(const core::Tournament& tournament, const core::Account& account,
                    const QPalette& palette)
{
    const AccountPage page(tournament, account.number, palette);
    QString html;
    for (const auto& round : account.rounds) {
        html += page.roundHtml(round);
    }
    const QString sum = totalText(tournament.settings, account.tally);
    return sum.isEmpty()
               ? html
               : html + QStringLiteral("<h3>%1 = %2</h3>")
                            .arg(sum.toHtmlEscaped(), texts::matchPointsText(account.tally.tmp()));
}

AccountDialog::AccountDialog(const core::Tournament& tournament, const Sheet& sheet, int row,
                             QWidget* parent)
    : QDialog(parent)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto head = accountHead(tournament.settings, line);
    setObjectName(QStringLiteral("accountDialog"));
    setWindowTitle(head.title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* games = new QTextBrowser(this);
    games->setObjectName(QStringLiteral("games"));
    games->setAccessibleName(playsCards(tournament.settings) ? tr("All deals") : tr("All games"));
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
