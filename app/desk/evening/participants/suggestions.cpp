#include "app/desk/evening/participants/suggestions.h"

#include "app/desk/frame/session.h"
#include "core/texts/numbers.h"

#include <algorithm>

namespace desk {

LastDates lastDatesOf(Session& session)
{
    const QDate today = session.now().toLocalTime().date();
    const auto all = session.runClub([today](core::ClubService& service) {
        return core::Result<std::vector<core::LastPlayed>>(service.read().lastPlayed(today));
    });
    LastDates dates;
    if (all) {
        for (const auto& last : *all) {
            auto& date = dates[core::spellingOf(last.name, last.club)];
            date = std::max(date, last.date);
        }
    }
    return dates;
}

std::vector<Suggestion> suggestionsFor(const QString& typed,
                                       const std::vector<core::Player>& directory,
                                       const LastDates& lastDates,
                                       const core::Tournament& tournament, std::size_t most)
{
    using Kind = Suggestion::Kind;
    const core::Player wanted = core::typedPlayer(typed);
    if (wanted.name.isEmpty()) {
        return {};
    }
    std::vector<Suggestion> all;
    const core::NameMatcher search(wanted.name, core::NameMatcher::Match::WordStart);
    // A typed club distinguishes namesakes.
    const core::NameMatcher club(wanted.club, core::NameMatcher::Match::WordStart);
    if (!search.isEmpty()) {
        for (const auto& player : core::notEnrolled(directory, tournament)) {
            if (auto matches = search.find(player.name); matches && club.matches(player.club)) {
                const auto last = lastDates.constFind(core::spellingOf(player.name, player.club));
                all.push_back({Kind::Known, player,
                               last != lastDates.constEnd() ? std::optional(*last) : std::nullopt,
                               core::StartNumber{0}, std::move(*matches)});
            }
        }
        std::stable_partition(all.begin(), all.end(), [](const Suggestion& suggestion) {
            const auto& matches = suggestion.matches;
            return std::any_of(matches.begin(), matches.end(),
                               [](const core::TextSpan& span) { return span.from == 0; });
        });
        for (const auto& person : tournament.participants) {
            if (auto matches = search.find(person.name); matches && club.matches(person.club)) {
                all.push_back({Kind::Enrolled,
                               {person.name, person.club, {}},
                               std::nullopt,
                               person.number,
                               std::move(*matches)});
            }
        }
        all.resize(std::min(all.size(), most));
    }
    all.push_back({Kind::New, wanted});
    return all;
}

QVariant SuggestionModel::data(const QModelIndex& index, int role) const
{
    const bool isSpoken = role == Qt::AccessibleTextRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::DisplayRole && !isSpoken)) {
        return {};
    }
    const auto& [kind, player, last, number, matches] = row(index);
    if (kind == Suggestion::Kind::New) {
        const QString add =
            player.club.isEmpty()
                ? tr("Add “%1” as a new player").arg(player.name)
                : tr("Add “%1” of %2 as a new player").arg(player.name, player.club);
        const auto parts = core::partsOf(player.name);
        return parts.forename.isEmpty() ? add : tr("%1 (surname %2)").arg(add, parts.surname);
    }
    const QString text = kind == Suggestion::Kind::Enrolled
                             ? tr("enrolled, No. %1").arg(core::plain(number))
                         : last ? tr("last %1").arg(texts::dayText(*last))
                                : QString();
    QStringList parts = {player.name, player.club, text};
    parts.removeAll(QString());
    return isSpoken ? parts.join(QStringLiteral(", ")) : text;
}

} // namespace desk
