#include "card_painting.h"

#include "app/texts/match_texts.h"
#include "app/texts/numbers.h"
#include "card_grid.h"

#include <QCoreApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace desk {
namespace {

class CardTexts
{
    Q_DECLARE_TR_FUNCTIONS(CardTexts)
};

std::optional<std::int64_t> leadingTotal(const core::MatchState& match)
{
    std::optional<std::int64_t> leading;
    for (const auto& seat : match.score.seats) {
        if (seat.deals > 0) {
            leading = std::max(leading.value_or(seat.score), seat.score);
        }
    }
    return leading;
}

CardState stateOf(const core::MatchState& match)
{
    switch (match.status) {
    case core::MatchStatus::Running:
        break;
    case core::MatchStatus::Won:
    case core::MatchStatus::Split:
        return {icons::Meaning::Complete, theme::Role::Done, CardTexts::tr("decided")};
    case core::MatchStatus::TieBreaker:
        return {icons::Meaning::Warning, theme::Role::Warn, texts::text(match.status)};
    case core::MatchStatus::Lot:
        return {icons::Meaning::Draw, theme::Role::Warn, texts::text(match.status)};
    }
    if (const auto leading = leadingTotal(match)) {
        return {icons::Meaning::Running, theme::Role::Accent,
                CardTexts::tr("leading: %1")
                    .arg(texts::matchPointsText(scoring::MatchPoints::fromPoints(*leading)))};
    }
    return {icons::Meaning::Open, theme::Role::Warn, CardTexts::tr("open")};
}

void paintState(QPainter& painter, const QWidget& widget, const CardState& state, const QRect& head)
{
    const auto colour = theme::colour(widget.palette(), state.role);
    constexpr int size = 16;
    constexpr int gap = 6;
    painter.setFont(theme::font(13, QFont::DemiBold));
    painter.setPen(colour);
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignRight, state.word);
    const int width = painter.fontMetrics().horizontalAdvance(state.word);
    painter.drawPixmap(head.right() - width - gap - size, head.center().y() - size / 2 + 1,
                       icons::pixmap(state.icon, colour, size, widget.devicePixelRatioF()));
}

} // namespace

std::optional<CardState> stateOf(const RoundView& view, const CardView& card)
{
    if (!card.table) {
        return std::nullopt;
    }
    if (view.isDraft()) {
        return card.locked ? std::optional(CardState{icons::Meaning::Locked, theme::Role::Muted,
                                                     CardTexts::tr("locked")})
                           : std::nullopt;
    }
    if (card.mark) {
        return *card.mark == core::TableMark::Unclear
                   ? CardState{icons::Meaning::Unclear, theme::Role::Warn, CardTexts::tr("unclear")}
                   : CardState{icons::Meaning::Disputed, theme::Role::Error,
                               CardTexts::tr("disputed")};
    }
    if (card.match) {
        return stateOf(*card.match);
    }
    if (card.gamesEntered >= view.games) {
        return CardState{icons::Meaning::Complete, theme::Role::Done, CardTexts::tr("complete")};
    }
    if (card.gamesEntered > 0) {
        return CardState{icons::Meaning::Running, theme::Role::Accent,
                         CardTexts::tr("%1 of %2 games").arg(card.gamesEntered).arg(view.games)};
    }
    return CardState{icons::Meaning::Open, theme::Role::Warn, CardTexts::tr("open")};
}

void paintCard(QPainter& painter, const QWidget& widget, const RoundView& view,
               const CardPlace& place)
{
    const CardView& card = view.cards[place.card];
    const auto ink = [&widget](theme::Role role) { return theme::colour(widget.palette(), role); };
    constexpr qreal half = 0.5;
    constexpr qreal radius = 8;
    painter.setPen(QPen(ink(place.isTarget ? theme::Role::Accent : theme::Role::Line),
                        place.isTarget ? 2 : 1));
    painter.setBrush(ink(theme::Role::Base));
    painter.drawRoundedRect(QRectF(place.rect).adjusted(half, half, -half, -half), radius, radius);

    constexpr int margin = 14;
    const QRect head(place.rect.left() + margin, place.rect.top(), place.rect.width() - 2 * margin,
                     CardGrid::headHeight);
    painter.setPen(ink(theme::Role::Line));
    painter.drawLine(head.bottomLeft(), head.bottomRight());

    painter.setPen(ink(theme::Role::Text));
    painter.setFont(theme::font(20, QFont::DemiBold));
    const QString number =
        card.table ? QString::number(core::plain(*card.table)) : CardTexts::tr("Bye");
    painter.drawText(head, Qt::AlignVCenter, number);

    constexpr int leastTaken = 30;
    constexpr int gap = 12;
    const int taken = std::max(leastTaken, painter.fontMetrics().horizontalAdvance(number) + gap);
    const auto people = std::count_if(card.seats.begin(), card.seats.end(),
                                      [](const SeatView& seat) { return seat.person.has_value(); });
    painter.setPen(ink(theme::Role::Muted));
    painter.setFont(theme::font(12));
    painter.drawText(head.adjusted(taken, 2, 0, 0), Qt::AlignVCenter,
                     CardTexts::tr("%n people", nullptr, static_cast<int>(people)));
    if (const auto state = stateOf(view, card)) {
        paintState(painter, widget, *state, head);
    }
}

} // namespace desk
