#include "app/desk/evening/participants/regulars_model.h"

#include "core/people/people_names.h"
#include "core/texts/numbers.h"

namespace desk {
namespace {

Regular regularOf(const core::Player& player, std::optional<core::StartNumber> number,
                  const QDate& last)
{
    const auto cell = [&](const QString& text, const QVariant& sortedBy) {
        return Cell{
            {Qt::DisplayRole, text},
            {Qt::ToolTipRole, text},
            {RegularsModel::SortRole, sortedBy},
            {ColourRole, static_cast<int>(number ? theme::Role::Done : theme::Role::Muted)}};
    };
    Cell name = cell(player.name, core::nameKey(player.name));
    name.insert(RegularsModel::SearchRole,
                QStringList{player.name, player.club, player.tags.join(u' ')}.join(u' '));
    name.insert(IconRole,
                static_cast<int>(number ? icons::Meaning::Complete : icons::Meaning::Open));
    name.insert(WeightRole, QFont::Medium);
    if (number) {
        name.insert(Qt::AccessibleTextRole, RegularsModel::tr("%1, enrolled").arg(player.name));
    } else {
        name.remove(ColourRole);
    }
    const QString when = number ? RegularsModel::tr("enrolled, No. %1").arg(core::plain(*number))
                         : last.isValid() ? texts::dayText(last)
                                          : QStringLiteral("–");
    return {player, number, {name, cell(player.club, player.club), cell(when, last)}};
}

} // namespace

RegularsModel::RegularsModel(QObject* parent)
    : CellModel({tr("Name"), tr("Club"), tr("Played last")}, parent)
{}

void RegularsModel::setContents(const std::vector<core::Player>& directory,
                                const LastDates& lastDates, const core::Tournament& tournament)
{
    QHash<core::PersonSpelling, core::StartNumber> enrolled;
    for (const auto& participant : tournament.participants) {
        enrolled.insert(core::spellingOf(participant.name, participant.club, participant.surname),
                        participant.number);
    }
    std::vector<Regular> rows;
    for (const auto& player : directory) {
        const auto person = core::spellingOf(player.name, player.club);
        const auto found = enrolled.constFind(person);
        const bool isEnrolled = found != enrolled.constEnd();
        if (!isEnrolled) {
            listed_.insert(person);
        }
        if (listed_.contains(person)) {
            rows.push_back(regularOf(player, isEnrolled ? std::optional(*found) : std::nullopt,
                                     lastDates.value(person)));
        }
    }
    setRows(std::move(rows));
}

} // namespace desk
