#include "app/desk/evening/participants/list_preview.h"

#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/clock_texts.h"
#include "core/texts/member_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using Fate = core::Foreseen::Fate;
using icons::Meaning;

/// The clubs of namesakes.
QHash<QString, QStringList> clubsOf(const core::Tournament& tournament,
                                    const std::vector<core::Player>& directory)
{
    QHash<QString, QStringList> clubs;
    const auto add = [&clubs](const auto& person) {
        if (auto& known = clubs[core::nameKey(person.name)];
            !core::containsSame(known, person.club)) {
            known << person.club;
        }
    };
    std::for_each(directory.begin(), directory.end(), add);
    std::for_each(tournament.participants.begin(), tournament.participants.end(), add);
    return clubs;
}

template <typename Reasons>
QString joinedTexts(const Reasons& reasons)
{
    QStringList texts;
    for (const auto& reason : reasons) {
        texts << texts::text(reason);
    }
    return texts.join(u' ');
}

/// A state in words, and the icon and colour for it.
struct FateText
{
    QString text;
    Meaning icon;
    theme::Role role;
};

/// "club, payment (5.00 €)"
QString memberNames(const PreviewLine& line)
{
    QStringList names;
    for (const auto& member : line.entry.members) {
        if (member == QLatin1String("registeredAt")) {
            names << ListPreviewModel::tr("time of registration");
        } else if (member == QLatin1String("paidCents")) {
            names << (line.entry.wanted ? ListPreviewModel::tr("payment (%1)")
                                              .arg(texts::moneyText(line.entry.wanted->paidCents()))
                                        : ListPreviewModel::tr("payment"));
        } else {
            names << texts::memberName(member);
        }
    }
    return names.join(QStringLiteral(", "));
}

FateText missingText(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    return line.isTicked
               ? FateText{ListPreviewModel::tr("No. %1 is removed: no longer on the list")
                              .arg(number),
                          Meaning::Present, theme::Role::Warn}
               : FateText{ListPreviewModel::tr("No. %1 stays; no longer on the list").arg(number),
                          Meaning::Absent, theme::Role::Muted};
}

FateText thereText(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    const QString members = memberNames(line);
    if (members.isEmpty()) {
        return {ListPreviewModel::tr("is there already: No. %1").arg(number), Meaning::Complete,
                theme::Role::Muted};
    }
    if (!line.entry.wanted) {
        return {ListPreviewModel::tr("No. %1 is here and stays; different: %2")
                    .arg(QString::number(number), members),
                Meaning::Complete, theme::Role::Muted};
    }
    return line.isTicked ? FateText{ListPreviewModel::tr("No. %1 is changed: %2")
                                        .arg(QString::number(number), members),
                                    Meaning::Present, theme::Role::Note}
                         : FateText{ListPreviewModel::tr("No. %1 stays; different: %2")
                                        .arg(QString::number(number), members),
                                    Meaning::Absent, theme::Role::Muted};
}

FateText addedText(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    switch (line.foreseen.status) {
    case core::Attendance::Waiting:
        return {ListPreviewModel::tr("joins the waiting list as No. %1").arg(number), Meaning::Late,
                theme::Role::Warn};
    case core::Attendance::Expected:
        return {ListPreviewModel::tr("is expected as No. %1").arg(number), Meaning::Add,
                theme::Role::Done};
    case core::Attendance::Here:
        break;
    }
    return {ListPreviewModel::tr("is added as No. %1").arg(number), Meaning::Add,
            theme::Role::Done};
}

FateText refusedText(const PreviewLine& line)
{
    if (line.repeats) {
        return {ListPreviewModel::tr("left out: %1").arg(line.reason), Meaning::Absent,
                theme::Role::Warn};
    }
    return {line.entry.number ? ListPreviewModel::tr("No. %1 stays; left out: %2")
                                    .arg(core::plain(*line.entry.number))
                                    .arg(line.reason)
                              : ListPreviewModel::tr("left out: %1").arg(line.reason),
            Meaning::Refused, theme::Role::Error};
}

FateText fateText(const PreviewLine& line)
{
    if (line.isMissing()) {
        return missingText(line);
    }
    switch (line.foreseen.fate) {
    case Fate::Added:
        return addedText(line);
    case Fate::There:
        return thereText(line);
    case Fate::Refused:
        break;
    }
    return refusedText(line);
}

Cell fateCell(const PreviewLine& line)
{
    const auto fate = fateText(line);
    Cell cell{{Qt::DisplayRole, fate.text},
              {Qt::ToolTipRole, fate.text},
              {IconRole, static_cast<int>(fate.icon)},
              {ColourRole, static_cast<int>(fate.role)}};
    if (line.canBeTicked()) {
        cell.insert(Qt::CheckStateRole, line.isTicked ? Qt::Checked : Qt::Unchecked);
    }
    return cell;
}

std::vector<Cell> cellsOf(const PreviewLine& line)
{
    const auto muted = static_cast<int>(theme::Role::Muted);
    const QString number = line.line ? QString::number(line.line->number) : QString();
    const auto mutedCell = [muted](const QString& text) {
        return Cell{{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}, {ColourRole, muted}};
    };
    const QString& name = line.person.name;
    return {{{Qt::DisplayRole, number},
             {Qt::ToolTipRole, number},
             {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)},
             {NumberRole, true},
             {ColourRole, muted}},
            {{Qt::DisplayRole, name}, {Qt::ToolTipRole, name}, {WeightRole, QFont::Medium}},
            mutedCell(line.person.club),
            mutedCell(line.details),
            fateCell(line)};
}

PreviewLine missingLine(const core::Participant& participant)
{
    PreviewLine line;
    line.person.name = participant.name;
    line.person.club = participant.club;
    line.foreseen = {Fate::There, participant.number, {}};
    return line;
}

QString feeClassName(const core::Settings& settings, const QString& id)
{
    const auto found = std::find_if(settings.feeClasses.begin(), settings.feeClasses.end(),
                                    [&id](const auto& one) { return one.id == id; });
    return found != settings.feeClasses.end() ? found->name : id;
}

/// "5 € paid · registered 5 Nov 19:03 · Ladies"
QString detailsOf(const core::Enrolment& person, const core::Settings& settings)
{
    core::Participant participant;
    participant.feeClass = core::feeClassOf(person, settings);
    const auto cents =
        person.paidInFull ? core::startFeeOf(settings, participant) : person.paidCents;
    QStringList details;
    if (person.paidInFull && cents == 0) {
        details << ListPreviewModel::tr("paid");
    } else if (cents > 0) {
        details << ListPreviewModel::tr("%1 paid").arg(texts::moneyText(cents));
    }
    if (person.registeredAt) {
        const auto local = person.registeredAt->toLocalTime();
        details << ListPreviewModel::tr("registered %1, %2")
                       .arg(texts::dayText(local.date()), texts::timeOfDayText(local));
    }
    details << feeClassName(settings, participant.feeClass) << person.tags;
    if (person.fixedTable) {
        details << ListPreviewModel::tr("fixed table %1").arg(core::plain(*person.fixedTable));
    }
    details.removeAll(QString());
    return details.join(QStringLiteral(" · "));
}

/// Marks lines that repeat an earlier one, but for those of people who are enrolled already.
void markRepeated(std::vector<PreviewLine>& lines)
{
    std::vector<core::Enrolment> people;
    std::vector<PreviewLine*> readable;
    for (auto& line : lines) {
        if (line.isReadable) {
            people.push_back(line.person);
            readable.push_back(&line);
        }
    }
    const auto repeated = core::repeatedIn(people);
    for (std::size_t row = 0; row < readable.size(); ++row) {
        if (repeated[row] && !readable[row]->entry.number) {
            readable[row]->repeats = readable[*repeated[row]]->line;
        }
    }
}

template <typename Condition>
int countIf(const std::vector<PreviewLine>& lines, Condition condition)
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), condition));
}

/// A few of these, and an ellipsis if there are more.
QString someOf(const QStringList& words)
{
    constexpr qsizetype most = 8;
    return words.size() <= most
               ? words.join(QStringLiteral(", "))
               : words.mid(0, most).join(QStringLiteral(", ")) + QStringLiteral(", …");
}

qlonglong lineOf(const core::Warning& warning)
{
    return std::get<core::Line>(warning.place).number;
}

} // namespace

ListPreview previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                      const std::vector<core::Player>& directory, core::Attendance status)
{
    const auto clubs = clubsOf(tournament, directory);
    std::vector<PreviewLine> lines;
    std::vector<core::Enrolment> people;
    for (const auto& listed : list.people) {
        PreviewLine line{listed.line, core::completed(listed, status, {}), {}};
        line.isPaidWayListed = listed.paidWay.has_value();
        line.details = detailsOf(line.person, tournament.settings);
        const QStringList known = clubs.value(core::nameKey(line.person.name));
        if (!line.person.number && line.person.club.isEmpty() && known.size() == 1) {
            line.person.club = known.constFirst();
        }
        if (!listed.faults.empty()) {
            line.isReadable = false;
            line.foreseen = {Fate::Refused, {}, listed.faults};
            line.reason = joinedTexts(listed.faults);
        }
        people.push_back(line.person);
        lines.push_back(std::move(line));
    }
    // Somebody whose line is refused is on the list all the same.
    const auto kind = core::kindOfList(tournament, people);
    const auto comparison = core::comparedWithList(tournament, people, kind);
    for (std::size_t row = 0; row < lines.size(); ++row) {
        lines[row].entry = comparison.entries[row];
        if (!lines[row].isReadable) {
            lines[row].entry.wanted.reset();
        }
        lines[row].isTicked = lines[row].entry.wanted.has_value();
    }
    markRepeated(lines);
    for (const auto number : comparison.missing) {
        lines.push_back(missingLine(*core::findParticipant(tournament, number)));
    }
    foresee(tournament, lines);
    return {kind, std::move(lines)};
}

void foresee(const core::Tournament& tournament, std::vector<PreviewLine>& lines)
{
    std::vector<core::Enrolment> people;
    core::ListComparison comparison;
    std::vector<PreviewLine*> taken;
    for (auto& line : lines) {
        if (line.isMissing() || !line.isReadable) {
            continue;
        }
        if (line.repeats && !line.isTicked) {
            line.foreseen = {Fate::Refused, {}, {}};
            line.reason = ListPreviewModel::tr("on the list already, in line %1")
                              .arg(static_cast<qlonglong>(line.repeats->number));
            continue;
        }
        people.push_back(line.person);
        comparison.entries.push_back(line.entry);
        taken.push_back(&line);
    }
    const auto foreseen = core::foreseen(tournament, people, comparison);
    for (std::size_t row = 0; row < taken.size(); ++row) {
        taken[row]->foreseen = foreseen[row];
        taken[row]->reason = joinedTexts(foreseen[row].refusals);
    }
}

std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines,
                                        const QString& paidWay)
{
    std::vector<core::Enrolment> accepted;
    for (const auto& line : lines) {
        if (line.isMissing() || line.foreseen.fate == Fate::Refused) {
            continue;
        }
        accepted.push_back(line.person);
        if (!line.isPaidWayListed) {
            accepted.back().paidWay = paidWay;
        }
    }
    return accepted;
}

core::ListTicks ticksOf(const ListPreview& preview)
{
    core::ListTicks ticks{preview.kind, {}, {}};
    for (const auto& line : preview.lines) {
        if (line.isTicked && !line.repeats) {
            (line.isMissing() ? ticks.dropped : ticks.changed).insert(line.foreseen.number);
        }
    }
    return ticks;
}

int countOf(const std::vector<PreviewLine>& lines, Fate fate)
{
    return countIf(lines, [fate](const PreviewLine& line) {
        return !line.isMissing() && line.foreseen.fate == fate;
    });
}

core::Attendance proposedStatus(const core::Tournament& tournament, QDate today)
{
    const auto& settings = tournament.settings;
    const auto& people = tournament.participants;
    const bool isRegistration = settings.capacity || settings.deadline ||
                                (settings.date && *settings.date > today) ||
                                !std::all_of(people.begin(), people.end(), core::isHere);
    return isRegistration ? core::Attendance::Expected : core::Attendance::Here;
}

QString leftOutText(const core::Warnings& warnings)
{
    QStringList columns;
    QStringList lines;
    const core::Warning* date = nullptr;
    int dates = 0;
    for (const auto& warning : warnings) {
        if (warning.code == core::WarningCode(core::FileFault::UnknownColumn)) {
            columns << warning.arguments.value(0);
        } else if (warning.code == core::WarningCode(core::FileFault::NotAPerson)) {
            lines << QString::number(lineOf(warning));
        } else if (warning.code == core::WarningCode(core::FileFault::DateLeftOut)) {
            date = dates++ == 0 ? &warning : date;
        }
    }
    QStringList sentences;
    if (!columns.isEmpty()) {
        sentences << ListPreviewModel::tr("These columns are left out: %1").arg(someOf(columns));
    }
    if (!lines.isEmpty()) {
        sentences << ListPreviewModel::tr("These lines are not people: %1").arg(someOf(lines));
    }
    if (date != nullptr) {
        sentences << ListPreviewModel::tr("%n date(s) left out. Line %1: %2", nullptr, dates)
                         .arg(lineOf(*date))
                         .arg(texts::text(*date));
    }
    return sentences.join(u'\n');
}

ListPreviewModel::ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent)
    : CellModel({tr("Line"), tr("Name"), tr("Club"), tr("Also listed"), tr("What happens")}, parent)
{
    show(std::move(lines));
}

void ListPreviewModel::show(std::vector<PreviewLine> lines)
{
    for (auto& line : lines) {
        line.cells = cellsOf(line);
    }
    setRows(std::move(lines));
}

void ListPreviewModel::toggle(const std::vector<int>& rows, const core::Tournament& tournament)
{
    auto lines = this->rows();
    std::vector<PreviewLine*> concerned;
    for (const int row : rows) {
        if (auto& line = lines[static_cast<std::size_t>(row)]; line.canBeTicked()) {
            concerned.push_back(&line);
        }
    }
    const bool areTicked = std::all_of(concerned.begin(), concerned.end(),
                                       [](const PreviewLine* line) { return line->isTicked; });
    for (auto* const line : concerned) {
        line->isTicked = !areTicked;
    }
    if (!concerned.empty()) {
        foresee(tournament, lines);
        show(std::move(lines));
    }
}

} // namespace desk
