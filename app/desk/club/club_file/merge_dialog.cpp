#include "app/desk/club/club_file/merge_dialog.h"

#include "app/desk/frame/backups.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/tick_table.h"
#include "core/model/enum_table.h"
#include "core/model/limits.h"
#include "core/people/people_names.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using core::MergeFate;
using core::MergeKind;

namespace {

class MergeTexts
{
    Q_DECLARE_TR_FUNCTIONS(MergeTexts)

public:
    static QString kind(MergeKind kind)
    {
        static constexpr core::EnumTable<MergeKind, const char*> names = {
            {MergeKind::Evening, QT_TR_NOOP("Evening")},
            {MergeKind::Person, QT_TR_NOOP("Person")},
            {MergeKind::Series, QT_TR_NOOP("Series")},
            {MergeKind::CashMovement, QT_TR_NOOP("Cash")},
            {MergeKind::CashCount, QT_TR_NOOP("Cash count")},
            {MergeKind::Helper, QT_TR_NOOP("Helper")},
        };
        return tr(names[kind]);
    }

    static QString name(const core::MergeLine& line)
    {
        const QString name = line.name.isEmpty() ? kind(line.kind) : line.name;
        return line.date
                   ? tr("%1, %2").arg(name, QLocale().toString(*line.date, QLocale::ShortFormat))
                   : name;
    }

    static QString fate(const core::MergeLine& line, const QString& candidate)
    {
        const bool isEvening = line.kind == MergeKind::Evening;
        switch (line.fate) {
        case MergeFate::New:
            return isEvening ? tr("New") : tr("New: comes along");
        case MergeFate::Continued:
            return tr("Goes on there: the rest is added");
        case MergeFate::Different:
            return isEvening ? tr("Changed in both: comes as a second evening")
                             : tr("Changed in both: as it is there");
        case MergeFate::Recognised:
        case MergeFate::Doubtful:
        case MergeFate::MergedThere:
            return candidate.isEmpty() ? tr("Made one with somebody else there")
                                       : tr("Is %1 here").arg(candidate);
        case MergeFate::Deleted:
            return tr("Deleted here: comes back");
        case MergeFate::DeletedThere:
            return tr("Deleted there: here too");
        default:
            return {};
        }
    }
};

/// Identical or earlier merged parts leave nothing to decide.
bool isShown(const core::MergeLine& line)
{
    return line.fate != MergeFate::Same && line.fate != MergeFate::Behind &&
           line.fate != MergeFate::Beside;
}

TickTable::Tick tickOf(const core::MergeLine& line)
{
    switch (line.fate) {
    case MergeFate::Different:
    case MergeFate::Doubtful:
    case MergeFate::Deleted:
        return TickTable::Tick::Off;
    case MergeFate::DeletedThere:
    case MergeFate::MergedThere:
        return line.isTaken ? TickTable::Tick::On : TickTable::Tick::Off;
    case MergeFate::New:
        return line.kind == MergeKind::Person ? TickTable::Tick::None : TickTable::Tick::On;
    default:
        return TickTable::Tick::On;
    }
}

QString warningOf(const core::MergeLine& line)
{
    return line.fate == MergeFate::Different || line.fate == MergeFate::DeletedThere
               ? MergeTexts::tr("Without a tick it stays as it is here.")
           : line.fate == MergeFate::Deleted ? MergeTexts::tr("Without a tick it stays deleted.")
           : line.fate == MergeFate::Doubtful || line.fate == MergeFate::MergedThere
               ? MergeTexts::tr("Without a tick these are two people.")
               : QString();
}

} // namespace

MergeDialog::MergeDialog(Session& session, QByteArray clubFile, core::MergePlan plan,
                         const QString& mark, QWidget* parent)
    : Question(parent, tr("Merge another copy"),
               tr("What is ticked is taken over from the other copy."), tr("Merge")),
      session_(session),
      clubFile_(std::move(clubFile)),
      plan_(std::move(plan)),
      table_(new TickTable(u"mergeTable"_s, tr("What the other copy has"),
                           {tr("In the other copy"), tr("What it is"), tr("What becomes of it")},
                           this))
{
    setObjectName(u"mergeDialog"_s);
    fitTable();
    fill();
    const auto comesBeside = [](const Row& row) {
        return row.line.fate == MergeFate::Different &&
               (row.line.kind == MergeKind::Evening || row.line.kind == MergeKind::Series ||
                row.line.kind == MergeKind::Helper);
    };
    if (std::any_of(rows_.begin(), rows_.end(), comesBeside)) {
        addMark(mark);
    }
    connect(table_, &TickTable::ticked, this, &MergeDialog::refresh);
    refresh();
    table_->setFocus();
}

void MergeDialog::fitTable()
{
    constexpr int kindWidth = 115;
    constexpr int fateWidth = 325;
    table_->horizontalHeader()->resizeSection(1, kindWidth);
    table_->horizontalHeader()->resizeSection(2, fateWidth);
    constexpr QSize smallest(740, 300);
    table_->setMinimumSize(smallest);
    body().addWidget(table_, 1);
}

void MergeDialog::fill()
{
    for (const auto& line : plan_.lines) {
        if (isShown(line)) {
            add(line);
        }
    }
    const auto alike = std::count_if(plan_.lines.begin(), plan_.lines.end(),
                                     [](const auto& line) { return !isShown(line); });
    auto* const same =
        makeLabel(tr("%n other part(s): nothing to take over.", nullptr, static_cast<int>(alike)),
                  13, QFont::Normal, theme::Role::Muted, this);
    same->setObjectName(u"alikeLabel"_s);
    body().addWidget(same);
    if (plan_.erased > 0) {
        auto* const erased = makeLabel(
            tr("%n person(s) were erased: neither copy keeps the name.", nullptr, plan_.erased), 13,
            QFont::Normal, theme::Role::Text, this);
        erased->setObjectName(u"erasedLabel"_s);
        body().addWidget(erased);
    }
}

void MergeDialog::add(const core::MergeLine& line)
{
    const bool isSomebody = line.fate == MergeFate::Recognised ||
                            line.fate == MergeFate::Doubtful || line.fate == MergeFate::MergedThere;
    const auto addRow = [&](const core::Player& candidate) {
        const auto who = core::nameWithClub(candidate.name, candidate.club);
        table_->addRow(
            {MergeTexts::name(line), MergeTexts::kind(line.kind), MergeTexts::fate(line, who)},
            tickOf(line), warningOf(line));
        rows_.push_back({line, candidate.id});
    };
    if (!isSomebody || line.candidates.empty()) {
        addRow({});
    }
    for (const auto& candidate : line.candidates) {
        if (isSomebody) {
            addRow(candidate);
        }
    }
}

void MergeDialog::addMark(const QString& mark)
{
    auto* const label = makeLabel(tr("Added to the name where both are kept"), 13, QFont::Normal,
                                  theme::Role::Text, this);
    mark_ = makeField(u"markField"_s, label->text(), this);
    mark_->setText(mark);
    constexpr int longest = 60;
    mark_->setMaxLength(longest);
    label->setBuddy(mark_);
    auto* const row = makeRow(nullptr);
    row->addWidget(label);
    row->addWidget(mark_, 1);
    body().addLayout(row);
}

core::MergeChoices MergeDialog::choices() const
{
    core::MergeChoices choices;
    choices.mark = mark_ != nullptr ? mark_->text().simplified() : QString();
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const auto& [line, candidate] = rows_[index];
        const bool isTicked = table_->isTicked(static_cast<int>(index));
        const bool comesIfChosen =
            tickOf(line) == TickTable::Tick::Off && line.fate != MergeFate::Doubtful;
        if (isTicked && comesIfChosen) {
            choices.taken.insert(line.id);
        } else if (isTicked && line.fate == MergeFate::Doubtful) {
            choices.same.emplace(line.id, candidate);
        } else if (!isTicked && line.fate == MergeFate::Recognised) {
            choices.apart.insert(line.id);
        } else if (!isTicked && tickOf(line) == TickTable::Tick::On) {
            choices.leftOut.insert(line.id);
        }
    }
    return choices;
}

QString MergeDialog::tickedTwice() const
{
    std::set<QUuid> ticked;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const auto& line = rows_[index].line;
        if (line.fate == MergeFate::Doubtful && table_->isTicked(static_cast<int>(index)) &&
            !ticked.insert(line.id).second) {
            return line.name;
        }
    }
    return {};
}

bool MergeDialog::takesAnything() const
{
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        if (table_->isTicked(static_cast<int>(index)) ||
            rows_[index].line.kind == MergeKind::Person) {
            return true;
        }
    }
    return false;
}

void MergeDialog::refresh()
{
    clearNotice();
    const bool isSomethingDone = takesAnything() || plan_.erased > 0;
    if (const QString twice = tickedTwice(); !twice.isEmpty()) {
        setReason(tr("%1 is ticked as two people. Tick one of them.").arg(twice));
    } else if (isSomethingDone) {
        setReason({});
    } else if (rows_.empty()) {
        setReason(tr("The other copy has nothing that is not here."));
    } else {
        setReason(tr("Nothing is ticked. Tick a line with Space, or go back."));
    }
}

void MergeDialog::accept()
{
    const auto merged = session_.runClub([this](core::TournamentService&) {
        return session_.databases().merge(
            session_.place(), clubFile_, choices(), {session_.desk().name, session_.now()},
            Backups::foldersOf(session_.databases(), session_.place(), session_.uiState())
                .constFirst());
    });
    if (merged) {
        merged_ = *merged;
        session_.lookForChanges();
        Question::accept();
        return;
    }
    // Without a text the window reports the failure.
    showError(tr("Not merged: all is as before"), textOf(merged.refused()));
}

} // namespace desk
