#include "app/desk/evening/participants/list_dialog.h"

#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace desk {
namespace {

using Fate = core::Foreseen::Fate;
using icons::Meaning;

class ListDialog
{
    Q_DECLARE_TR_FUNCTIONS(ListDialog)
};

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

Cell fateCell(const PreviewLine& line)
{
    const int number = core::plain(line.foreseen.number);
    const auto cell = [](const QString& text, Meaning icon, theme::Role role) {
        return Cell{{Qt::DisplayRole, text},
                    {Qt::ToolTipRole, text},
                    {IconRole, static_cast<int>(icon)},
                    {ColourRole, static_cast<int>(role)}};
    };
    switch (line.foreseen.fate) {
    case Fate::Added:
        if (line.foreseen.status == core::Attendance::Waiting) {
            return cell(ListPreviewModel::tr("goes on the waiting list as No. %1").arg(number),
                        Meaning::Late, theme::Role::Warn);
        }
        return cell(ListPreviewModel::tr("is added as No. %1").arg(number), Meaning::Add,
                    theme::Role::Done);
    case Fate::There:
        return cell(ListPreviewModel::tr("is there already: No. %1").arg(number), Meaning::Complete,
                    theme::Role::Muted);
    case Fate::Refused:
        break;
    }
    return cell(ListPreviewModel::tr("left out: %1").arg(line.reason), Meaning::Refused,
                theme::Role::Error);
}

std::vector<Cell> cellsOf(const PreviewLine& line)
{
    const auto muted = static_cast<int>(theme::Role::Muted);
    const QString number = QString::number(line.line.number);
    const QString& name = line.person.name;
    const QString& club = line.person.club;
    return {{{Qt::DisplayRole, number},
             {Qt::ToolTipRole, number},
             {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)},
             {NumberRole, true},
             {ColourRole, muted}},
            {{Qt::DisplayRole, name}, {Qt::ToolTipRole, name}, {WeightRole, QFont::Medium}},
            {{Qt::DisplayRole, club}, {Qt::ToolTipRole, club}, {ColourRole, muted}},
            fateCell(line)};
}

/// Explains in full why the current line is left out; starts with the first such line.
QLabel* makeReason(const ListPreviewModel& model, QTableView& table)
{
    auto* const reason = makeLabel({}, 13, QFont::Normal, theme::Role::Error, table.parentWidget());
    reason->setObjectName(QStringLiteral("listReason"));
    reason->setWordWrap(true);
    QObject::connect(
        table.selectionModel(), &QItemSelectionModel::currentRowChanged, reason,
        [&model, reason](const QModelIndex& current) {
            const auto& line = model.row(current);
            reason->setText(
                line.reason.isEmpty()
                    ? QString()
                    : ListDialog::tr("Line %1: %2").arg(line.line.number).arg(line.reason));
        });
    constexpr int linesShown = 2;
    reason->setFixedHeight(linesShown * QFontMetrics(reason->font()).lineSpacing());
    const auto& lines = model.rows();
    const auto refused = std::find_if(lines.begin(), lines.end(), [](const PreviewLine& line) {
        return line.foreseen.fate == Fate::Refused;
    });
    reason->setVisible(refused != lines.end());
    if (refused != lines.end()) {
        table.selectRow(static_cast<int>(refused - lines.begin()));
    }
    return reason;
}

} // namespace

std::vector<PreviewLine> previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                                   const std::vector<core::Player>& directory)
{
    const auto clubs = clubsOf(tournament, directory);
    std::vector<PreviewLine> lines;
    std::vector<core::Enrolment> readable;
    for (const auto& listed : list.people) {
        PreviewLine line{listed.line, listed.person, {}, {}, {}};
        const QStringList known = clubs.value(core::nameKey(line.person.name));
        if (!line.person.number && line.person.club.isEmpty() && known.size() == 1) {
            line.person.club = known.constFirst();
        }
        if (listed.faults.empty()) {
            readable.push_back(line.person);
        } else {
            line.foreseen = {Fate::Refused, {}, listed.faults};
        }
        lines.push_back(std::move(line));
    }
    auto foreseen = core::foreseen(tournament, readable);
    auto next = foreseen.begin();
    for (auto& line : lines) {
        if (line.foreseen.refusals.empty()) {
            line.foreseen = std::move(*next++);
        }
        line.reason = joinedTexts(line.foreseen.refusals);
    }
    return lines;
}

std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines)
{
    std::vector<core::Enrolment> accepted;
    for (const auto& line : lines) {
        if (line.foreseen.fate != Fate::Refused) {
            accepted.push_back(line.person);
        }
    }
    return accepted;
}

int countOf(const std::vector<PreviewLine>& lines, Fate fate)
{
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(),
                      [fate](const PreviewLine& line) { return line.foreseen.fate == fate; }));
}

ListPreviewModel::ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent)
    : CellModel({tr("Line"), tr("Name"), tr("Club"), tr("What happens")}, parent)
{
    for (auto& line : lines) {
        line.cells = cellsOf(line);
    }
    setRows(std::move(lines));
}

std::optional<std::vector<core::Enrolment>> askWhomToAdd(QWidget* parent, const QString& source,
                                                         std::vector<PreviewLine> lines,
                                                         const core::Warnings& warnings)
{
    ListPreviewModel model(std::move(lines));
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("listDialog"));
    dialog.setWindowTitle(ListDialog::tr("Add people from a list"));
    constexpr QSize dialogSize(860, 560);
    dialog.resize(dialogSize);
    const int added = countOf(model.rows(), Fate::Added);
    QStringList facts = {source, ListDialog::tr("%n to be added", nullptr, added)};
    if (const int there = countOf(model.rows(), Fate::There); there > 0) {
        facts << ListDialog::tr("%n there already", nullptr, there);
    }
    if (const int refused = countOf(model.rows(), Fate::Refused); refused > 0) {
        facts << ListDialog::tr("%n left out", nullptr, refused);
    }
    auto* const head = new PageHead(dialog.windowTitle(), &dialog);
    head->setFacts(facts.join(QStringLiteral(" · ")));
    auto* const table = new QTableView(&dialog);
    dressTable(*table, QStringLiteral("listPreview"), ListDialog::tr("What happens to each line"));
    table->setModel(&model);
    constexpr int lineWidth = 56;
    constexpr int nameWidth = 230;
    constexpr int clubWidth = 170;
    table->setColumnWidth(ListPreviewModel::LineNumber, lineWidth);
    table->setColumnWidth(ListPreviewModel::Name, nameWidth);
    table->setColumnWidth(ListPreviewModel::Club, clubWidth);
    table->horizontalHeader()->setStretchLastSection(true);
    auto* const add =
        makeButton(QStringLiteral("listAdd"), ListDialog::tr("Add %n person(s)", nullptr, added),
                   ButtonKind::Primary, &dialog);
    add->setEnabled(added > 0);
    add->setToolTip(added > 0 ? QString() : ListDialog::tr("Nobody on the list is new."));

    auto* const column =
        makeColumn(&dialog, distance::medium,
                   {distance::page, distance::page - 4, distance::page, distance::page - 4});
    column->addWidget(head);
    column->addWidget(table, 1);
    column->addWidget(makeReason(model, *table));
    if (!warnings.empty()) {
        auto* const notice = new Notice(&dialog);
        notice->show(Notice::Kind::Plain, Meaning::Information, joinedTexts(warnings));
        column->addWidget(notice);
    }
    column->addLayout(dialogButtons(dialog, *add));
    if (added > 0) {
        add->setFocus();
    }
    return dialog.exec() == QDialog::Accepted ? std::optional(acceptedOf(model.rows()))
                                              : std::nullopt;
}

} // namespace desk
