#include "participants_page.h"

#include "add_field.h"
#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/key_hint.h"
#include "app/widgets/notice.h"
#include "core/file/people_list.h"
#include "enrolment.h"
#include "list_dialog.h"
#include "participant_dialog.h"
#include "participant_texts.h"
#include "people_questions.h"
#include "regulars_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

/// What the page's keys and buttons do.
namespace desk {
namespace {

constexpr qint64 largestList = 16LL * 1024 * 1024;

const core::Participant* namesakeOf(const core::Tournament& tournament, const core::Player& player)
{
    const auto& people = tournament.participants;
    const auto found = std::find_if(people.begin(), people.end(), [&player](const auto& person) {
        return person.name == player.name && person.club == player.club;
    });
    return found != people.end() ? &*found : nullptr;
}

core::StartNumber nextNumber(const core::Tournament& tournament)
{
    const auto& people = tournament.participants;
    return core::StartNumber{people.empty() ? 1 : core::plain(people.back().number) + 1};
}

} // namespace

template <typename Result>
bool ParticipantsPage::succeeded(const Result& result)
{
    if (!result) {
        // Without a text the window has told it already.
        if (const QString text = textOf(result.refused()); !text.isEmpty()) {
            refuse(text);
        }
        return false;
    }
    return true;
}

void ParticipantsPage::say(const QString& what)
{
    notice_->show(Notice::Kind::Tint, icons::Meaning::Information, what);
    notice_->setVisible(true);
}

void ParticipantsPage::refuse(const QString& what, const QString& why)
{
    notice_->showError(what, why);
    notice_->setVisible(true);
}

QString ParticipantsPage::namesOf(const Numbers& numbers) const
{
    const auto* const one =
        numbers.size() == 1 ? core::findParticipant(desk_.tournament(), numbers.front()) : nullptr;
    return one != nullptr ? distinctName(desk_.tournament(), *one)
                          : tr("%n people", nullptr, static_cast<int>(numbers.size()));
}

void ParticipantsPage::add(const Suggestion& suggestion)
{
    switch (suggestion.kind) {
    case Suggestion::Kind::Known:
        enrolOne(suggestion.player, std::nullopt);
        break;
    case Suggestion::Kind::Enrolled:
        showEnrolled(suggestion);
        break;
    case Suggestion::Kind::New:
        addNew(suggestion.player);
        break;
    }
}

void ParticipantsPage::addNew(const core::Player& player)
{
    const auto* const namesake = namesakeOf(desk_.tournament(), player);
    if (namesake == nullptr) {
        enrolOne(player, std::nullopt);
    } else if (namesake_ == player) {
        enrolOne(player, nextNumber(desk_.tournament()));
    } else {
        namesake_ = player;
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("%1 is enrolled already: No. %2")
                          .arg(player.name)
                          .arg(core::plain(namesake->number)),
                      tr("A club tells two people of one name apart: %1; club").arg(player.name));
        notice_->add(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Enter),
                                 tr("a second person of that name"), notice_));
        notice_->setVisible(true);
    }
}

void ParticipantsPage::enrolOne(const core::Player& player, std::optional<core::StartNumber> number)
{
    core::Enrolment person;
    person.number = number;
    person.name = player.name;
    person.club = player.club;
    person.tags = player.tags;
    namesake_.reset();
    notice_->hide();
    add_->setText(QString());
    const auto added = enrol(desk_, {person});
    if (succeeded(added) && !added->empty()) {
        table_->select({added->front()});
    }
    if (!added) {
        add_->setText(player.club.isEmpty() ? player.name
                                            : player.name + QStringLiteral("; ") + player.club);
    }
    add_->refresh();
}

void ParticipantsPage::showEnrolled(const Suggestion& suggestion)
{
    endSearch();
    table_->select({suggestion.number});
    say(tr("%1 is enrolled already: No. %2")
            .arg(suggestion.player.name)
            .arg(core::plain(suggestion.number)));
    add_->selectAll();
}

void ParticipantsPage::pasteList()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        refuse(tr("The clipboard has no text."),
               tr("Copy a column of names in the spreadsheet first."));
        return;
    }
    addList(tr("Clipboard"), text);
}

void ParticipantsPage::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import participants"), QString(), tr("Lists (*.csv *.txt *.tsv);;All files (*)"));
    if (!path.isEmpty()) {
        importFile(path);
    }
}

void ParticipantsPage::importFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        refuse(tr("“%1” cannot be read.").arg(QFileInfo(path).fileName()), file.errorString());
        return;
    }
    if (file.size() > largestList) {
        refuse(tr("“%1” is too large for a list of people.").arg(QFileInfo(path).fileName()));
        return;
    }
    addList(QFileInfo(path).fileName(), core::decoded(file.readAll()));
}

void ParticipantsPage::addList(const QString& source, const QString& text)
{
    const auto list = core::readPeopleList(text);
    if (!succeeded(list)) {
        return;
    }
    if (list->people.empty()) {
        refuse(tr("%1: nobody stands there.").arg(source));
        return;
    }
    notice_->hide();
    ListDialog dialog(source, previewOf(*list, desk_.tournament(), desk_.directory()),
                      list->warnings, this);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const auto added = enrol(desk_, dialog.accepted());
    if (succeeded(added)) {
        table_->select(*added);
        say(tr("%n person(s) added", nullptr, static_cast<int>(added->size())));
    }
}

void ParticipantsPage::openRegulars()
{
    RegularsDialog dialog(desk_, this);
    dialog.exec();
    add_->setFocus();
}

void ParticipantsPage::doWish(ParticipantsTable::Wish wish)
{
    using Wish = ParticipantsTable::Wish;
    notice_->hide();
    if (wish == Wish::Paste) {
        pasteList();
        return;
    }
    if (wish == Wish::EndSearch) {
        endSearch();
        return;
    }
    const Numbers numbers = table_->selected();
    if (numbers.empty()) {
        say(tr("Choose somebody in the table first."));
        return;
    }
    switch (wish) {
    case Wish::Present:
        togglePresence(numbers);
        break;
    case Wish::Paid:
        togglePaid(numbers);
        break;
    case Wish::Withdraw:
        withdraw(numbers);
        break;
    case Wish::Edit:
        edit(numbers);
        break;
    case Wish::Remove:
        removePeople(numbers);
        break;
    case Wish::Merge:
        merge(numbers);
        break;
    case Wish::Paste:
    case Wish::EndSearch:
        break;
    }
}

void ParticipantsPage::store(const std::vector<core::Participant>& wanted, const QString& done)
{
    const auto stored = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.changeParticipants(id, wanted);
    });
    if (succeeded(stored) && !done.isEmpty()) {
        say(done);
    }
}

void ParticipantsPage::togglePresence(const Numbers& numbers)
{
    const auto round = roundToCome(desk_.tournament());
    store(presenceToggled(desk_.tournament(), numbers, round), {});
}

void ParticipantsPage::togglePaid(const Numbers& numbers)
{
    const auto fee = desk_.tournament().settings.startFeeCents;
    if (fee == 0) {
        say(tr("There is no start fee. It is set on the page Setup."));
        return;
    }
    store(paidToggled(desk_.tournament(), numbers, fee), {});
}

void ParticipantsPage::withdraw(const Numbers& numbers)
{
    const auto& tournament = desk_.tournament();
    const auto seated = std::any_of(numbers.begin(), numbers.end(), [&](core::StartNumber number) {
        return lastRoundOf(tournament, number).has_value();
    });
    const QString who = namesOf(numbers);
    if (!seated && core::removeParticipants(tournament, numbers)) {
        removePeople(numbers);
        return;
    }
    if (!seated) {
        store(withdrawnFrom(tournament, numbers, core::RoundNumber{1}),
              tr("Withdrawn: %1").arg(who));
        return;
    }
    if (const auto round = askWithdrawal(this, who, roundToCome(tournament))) {
        store(withdrawnFrom(desk_.tournament(), numbers, *round),
              core::plain(*round) > 1
                  ? tr("Withdrawn after round %1: %2").arg(core::plain(*round) - 1).arg(who)
                  : tr("Withdrawn: %1").arg(who));
    }
}

void ParticipantsPage::edit(const Numbers& numbers)
{
    ParticipantDialog dialog(desk_, numbers.front(), this);
    if (dialog.exec() == QDialog::Accepted) {
        table_->select({dialog.number()});
    }
    table_->setFocus();
}

void ParticipantsPage::removePeople(const Numbers& numbers)
{
    const QString who = namesOf(numbers);
    const auto possible = core::removeParticipants(desk_.tournament(), numbers);
    if (!possible) {
        refuse(tr("Cannot be removed: %1").arg(who), textOf(possible.refused()));
        return;
    }
    if (!confirm(this, tr("Remove %1?").arg(who),
                 tr("Not seated so far: the tournament loses the entry, the player directory keeps "
                    "it."),
                 tr("Remove"))) {
        return;
    }
    const auto removed = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.removeParticipants(id, numbers);
    });
    if (succeeded(removed)) {
        say(tr("Removed: %1").arg(who));
    }
}

void ParticipantsPage::merge(const Numbers& numbers)
{
    if (numbers.size() != 2) {
        say(tr("Choose the two entries of one person, with Ctrl or Shift."));
        return;
    }
    const auto possible =
        core::mergeParticipants(desk_.tournament(), numbers.front(), numbers.back());
    if (!succeeded(possible)) {
        return;
    }
    const auto entry = [this](core::StartNumber number) {
        const auto& person = *core::findParticipant(desk_.tournament(), number);
        QStringList parts = {tr("No. %1").arg(core::plain(number)), person.name, person.club};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    };
    const auto keepFirst = askKeepFirst(this, entry(numbers.front()), entry(numbers.back()));
    if (!keepFirst) {
        return;
    }
    const auto keep = *keepFirst ? numbers.front() : numbers.back();
    const auto twin = *keepFirst ? numbers.back() : numbers.front();
    const auto merged = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.mergeParticipants(id, keep, twin);
    });
    if (succeeded(merged)) {
        table_->select({keep});
        say(tr("The two entries are one now: No. %1").arg(core::plain(keep)));
    }
}

} // namespace desk
