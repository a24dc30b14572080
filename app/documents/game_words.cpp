#include "game_words.h"

#include "core/file/words.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class GameWords
{
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

using Seats = std::vector<core::StartNumber>;

QString substitutionText(const People& people, const Seats& seats,
                         const core::Substitution& substitution)
{
    const QString seated = people.numbered(seats[substitution.seat]);
    if (const auto* name = std::get_if<core::Substitution::PlayedBy>(&substitution.by)) {
        return GameWords::tr("%1 played for %2").arg(*name, seated);
    }
    return GameWords::tr("%1 took over the seat of %2 and has the points")
        .arg(people.numbered(std::get<core::Substitution::TakenOverBy>(substitution.by)), seated);
}

template <typename Hand>
QStringList exceptionsIn(const People& people, const Seats& seats,
                         const scoring::PerSeat<Hand>& hands,
                         const std::vector<core::Substitution>& substitutions)
{
    QStringList lines;
    for (std::size_t seat = 0; seat < hands.size() && seat < seats.size(); ++seat) {
        if (!hands[seat]) {
            lines << GameWords::tr("%1 did not play").arg(people.numbered(seats[seat]));
        }
    }
    for (const auto& substitution : substitutions) {
        if (substitution.seat < seats.size()) {
            lines << substitutionText(people, seats, substitution);
        }
    }
    return lines;
}

} // namespace

QString endingText(const core::GameOutcome* outcome)
{
    if (outcome == nullptr) {
        return GameWords::tr("not yet entered");
    }
    if (const auto* unplayed = std::get_if<core::UnplayedGame>(outcome)) {
        return GameWords::tr("not played: %1").arg(unplayed->reason);
    }
    if (const auto* deal = std::get_if<core::PlayedDeal>(outcome)) {
        return deal->deal.ending == scoring::DealEnding::Out ? GameWords::tr("gone out")
                                                             : GameWords::tr("stock used up");
    }
    switch (std::get<core::PlayedGame>(*outcome).result.ending) {
    case scoring::Ending::Romme:
        return GameWords::tr("Rommé");
    case scoring::Ending::FirstRoundRomme:
        return GameWords::tr("first-round Rommé");
    case scoring::Ending::Early:
        return GameWords::tr("ended early");
    }
    return {};
}

QString endingWord(const core::GameOutcome* outcome)
{
    if (outcome == nullptr) {
        return {};
    }
    if (std::holds_alternative<core::UnplayedGame>(*outcome)) {
        return u"not-played"_s;
    }
    if (const auto* deal = std::get_if<core::PlayedDeal>(outcome)) {
        return core::wordOf(deal->deal.ending);
    }
    return core::wordOf(std::get<core::PlayedGame>(*outcome).result.ending);
}

QString handText(const std::optional<scoring::Hand>& hand)
{
    if (!hand) {
        return u"–"_s;
    }
    const QString stones = QString::number(hand->stones);
    return hand->claims > 0 ? u"%1 +%2"_s.arg(stones).arg(hand->claims) : stones;
}

QStringList exceptionTexts(const People& people, const core::TableHead& table,
                           const core::GameOutcome& outcome)
{
    if (const auto* const played = std::get_if<core::PlayedGame>(&outcome)) {
        return exceptionsIn(people, table.seats, played->result.hands, played->substitutions);
    }
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        return exceptionsIn(people, playersOf(table, *deal), deal->deal.hands, deal->substitutions);
    }
    return {};
}

QString markText(const core::TableHead& table)
{
    if (!table.mark) {
        return {};
    }
    const QString mark = *table.mark == core::TableMark::Unclear ? GameWords::tr("unclear")
                                                                 : GameWords::tr("disputed");
    return table.note.isEmpty() ? mark : mark + u": "_s + table.note;
}

QString asLine(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace documents
