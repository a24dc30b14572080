#include "app/desk/evening/tournaments/same_evenings_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/club/counted_evenings.h"
#include "core/people/same_text.h"
#include "core/texts/numbers.h"

#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Invalid if the journal is empty.
QDateTime lastChangeOf(Session& session, core::TournamentId id)
{
    return session.readOfClub([id](const core::ClubService& service) {
        auto& reader = service.read();
        const auto newest = reader.newest(id, {});
        return newest.empty() ? QDateTime() : newest.front().time;
    });
}

/// `note` as in namesakeNotes().
QString differencesOf(const core::TournamentSummary& summary, const QString& note,
                      const QDateTime& changed)
{
    const QString text = note + u" · "_s +
                         SameEveningsDialog::tr("%n participant(s)", nullptr,
                                                summary.participants + summary.expected) +
                         u" · "_s +
                         SameEveningsDialog::tr("%n round(s)", nullptr, summary.rounds.played());
    return changed.isValid()
               ? text + u'\n' +
                     SameEveningsDialog::tr("Last changed: %1").arg(texts::timeText(changed))
               : text;
}

/// Those with its name and date, itself too.
std::vector<core::TournamentSummary> sameAs(const Session& session,
                                            const core::TournamentSummary& evening)
{
    std::vector<core::TournamentSummary> same;
    for (const auto& other : session.club()) {
        if (other.date == evening.date && core::isSame(other.name, evening.name)) {
            same.push_back(other);
        }
    }
    return same;
}

} // namespace

SameEveningsDialog::SameEveningsDialog(Session& session,
                                       std::vector<core::TournamentSummary> evenings,
                                       core::TournamentId first, QWidget* parent)
    : Question(parent, tr("Which of these evenings?"),
               evenings.front().date
                   ? tr("%1, %2", "a tournament and its day")
                         .arg(evenings.front().name, texts::dayText(*evenings.front().date))
                   : evenings.front().name,
               tr("Open")),
      evenings_(std::move(evenings)),
      list_(new QListWidget(this))
{
    constexpr QSize smallest(420, 160);
    setObjectName(u"sameEveningsDialog"_s);
    list_->setObjectName(u"sameEvenings"_s);
    list_->setAccessibleName(tr("Evenings with this name and date"));
    list_->setMinimumSize(smallest);
    list_->setItemDelegate(new RoomyDelegate(list_));
    auto notes = namesakeNotes(session);
    for (const auto& evening : evenings_) {
        list_->addItem(
            differencesOf(evening, notes[evening.id], lastChangeOf(session, evening.id)));
        if (evening.id == first) {
            list_->setCurrentRow(list_->count() - 1);
        }
    }
    connect(list_, &QListWidget::itemClicked, this, &SameEveningsDialog::accept);
    body().addWidget(list_, 1);
    list_->setFocus();
}

core::TournamentId SameEveningsDialog::chosen() const
{
    return evenings_.at(static_cast<std::size_t>(list_->currentRow())).id;
}

std::optional<core::TournamentSummary>
askWhichEvening(Session& session, const core::TournamentSummary& evening, QWidget* parent)
{
    auto same = sameAs(session, evening);
    if (same.size() < 2) {
        return evening;
    }
    SameEveningsDialog dialog(session, std::move(same), evening.id, parent);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    // As it is now: another desk may have changed or deleted it meanwhile.
    const auto* const summary = core::findSummary(session.club(), dialog.chosen());
    return summary != nullptr ? std::optional(*summary) : std::nullopt;
}

std::map<core::TournamentId, QString> namesakeNotes(Session& session)
{
    std::map<std::pair<std::optional<QDate>, QString>, std::vector<core::TournamentId>> alike;
    for (const auto& summary : session.club()) {
        alike[{summary.date, core::sameKey(summary.name)}].push_back(summary.id);
    }
    std::map<core::TournamentId, QString> notes;
    for (const auto& [key, ids] : alike) {
        if (ids.size() > 1) {
            for (const auto id : ids) {
                notes[id] = SameEveningsDialog::tr("No. %1").arg(core::plain(id));
            }
        }
    }
    if (notes.empty()) {
        return notes;
    }
    const auto records = session.readOfClub(
        [](const core::ClubService& service) { return service.read().clubRecords(); });
    const core::CountedEvenings counted(records, session.club());
    for (auto& [id, note] : notes) {
        const auto uuid = core::findSummary(session.club(), id)->uuid;
        if (counted.countedFor(uuid) != uuid) {
            note += u" · "_s + SameEveningsDialog::tr("a copy, not counted");
        }
    }
    return notes;
}

QString toldApart(Session& session, const core::TournamentSummary& evening)
{
    const auto notes = namesakeNotes(session);
    const auto note = notes.find(evening.id);
    return note != notes.end()
               ? differencesOf(evening, note->second, lastChangeOf(session, evening.id))
               : QString();
}

} // namespace desk
