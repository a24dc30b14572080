#include "app/desk/evening/results/phone_notice.h"

#include "app/desk/evening/results/slip.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/plain_texts.h"

#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

QString listOf(const std::vector<WaitingEntry>& entries)
{
    QStringList lines;
    for (const auto& waiting : entries) {
        lines << entryText(waiting.entry);
    }
    return lines.join(u'\n');
}

} // namespace

PhoneNotice::PhoneNotice(Session& session, const WaitingEntries& waiting, QWidget* parent)
    : Notice(parent), session_(session), waiting_(waiting)
{
    setObjectName(u"phoneReports"_s);
    hide();
}

void PhoneNotice::showTable(const std::optional<core::TableKey>& table)
{
    const auto entries = table ? waiting_.at(*table) : Entries();
    setVisible(!entries.empty());
    if (!entries.empty()) {
        offerToLeaveOut(showMostUrgent(*table, entries), entries);
    }
}

PhoneNotice::Entries PhoneNotice::showMostUrgent(const core::TableKey& table,
                                                 const Entries& entries)
{
    Entries games;
    Entries late;
    const WaitingEntry* objection = nullptr;
    const WaitingEntry* differing = nullptr;
    for (const auto& waiting : entries) {
        if (std::holds_alternative<core::Refused>(waiting.judgement)) {
            late.push_back(waiting);
        } else if (gameIn(waiting.entry) == nullptr) {
            objection = &waiting;
        } else if (std::holds_alternative<core::Differs>(waiting.judgement)) {
            differing = &waiting;
        } else {
            games.push_back(waiting);
        }
    }
    if (objection != nullptr) {
        showObjection(*objection);
        return {*objection};
    }
    if (differing != nullptr) {
        showDiffering(*differing);
        return {*differing};
    }
    if (!games.empty()) {
        showGames(table, games);
        return games;
    }
    showLate(late);
    return late;
}

void PhoneNotice::showObjection(const WaitingEntry& waiting)
{
    show(Kind::Warning, icons::Meaning::Hall,
         tr("Somebody at table %1 says by phone that it is not right. Look at it with them.")
             .arg(core::plain(tableOf(waiting.entry).table)),
         entryText(waiting.entry));
}

void PhoneNotice::showDiffering(const WaitingEntry& waiting)
{
    const auto& stored = std::get<core::Differs>(waiting.judgement).stored;
    const auto table = core::plain(tableOf(waiting.entry).table);
    show(Kind::Warning, icons::Meaning::Conflict,
         isCorrection(waiting.entry)
             ? tr("A helper asks to correct table %1. The slip decides.").arg(table)
             : tr("Table %1 reported otherwise than is stored. The slip decides.").arg(table),
         entryText(waiting.entry) + u'\n' + tr("Stored: %1").arg(handsText(stored)));
    offerToFillIn(waiting);
}

void PhoneNotice::showLate(const Entries& late)
{
    QStringList why;
    for (const auto& waiting : late) {
        why << textOf(std::get<core::Refused>(waiting.judgement));
    }
    why.removeDuplicates();
    const auto again = std::find_if(late.begin(), late.end(), [this](const WaitingEntry& waiting) {
        return gameIn(waiting.entry) != nullptr && isInTime(session_.tournament(), waiting.entry);
    });
    show(Kind::Plain, icons::Meaning::Hall, tr("Reported, but it can no longer be taken over:"),
         listOf(late) + u'\n' + why.join(u'\n'));
    if (again != late.end()) {
        offerToFillIn(*again); // Its game was undone or cleared.
    }
}

void PhoneNotice::showGames(const core::TableKey& table, const Entries& games)
{
    const auto number = core::plain(table.table);
    if (waiting_.isDisputed(table)) {
        show(Kind::Tint, icons::Meaning::Hall,
             tr("Table %1 reported by phone, but is disputed. Compare it with the slip.")
                 .arg(number),
             listOf(games));
        offerToFillIn(games.front());
        return;
    }
    const bool isForTable =
        std::all_of(games.begin(), games.end(), [this](const WaitingEntry& waiting) {
            return core::canBeConfirmed(session_.tournament(), waiting.entry);
        });
    show(Kind::Tint, icons::Meaning::Hall,
         (isForTable
              ? tr("Table %1 reported by phone and has yet to confirm it. Enter goes through "
                   "its games now.")
              : tr("Table %1 reported by phone. Enter goes through its games."))
             .arg(number),
         listOf(games));
}

void PhoneNotice::offerToFillIn(const WaitingEntry& waiting)
{
    auto* const fill = makeButton(u"fillInButton"_s, tr("Fill in"), ButtonKind::Normal, this);
    fill->setFocusPolicy(Qt::TabFocus);
    connect(fill, &QPushButton::clicked, this,
            [this, game = gameIn(waiting.entry)->game] { Q_EMIT gameWanted(game); });
    add(fill);
}

void PhoneNotice::offerToLeaveOut(const Entries& named, const Entries& all)
{
    auto* const leave = makeButton(u"leaveOutButton"_s, tr("Leave out…"), ButtonKind::Normal, this);
    leave->setFocusPolicy(Qt::TabFocus);
    add(leave);
    if (all.size() == 1) {
        connect(leave, &QPushButton::clicked, this, [this, all] { askToLeaveOut(all); });
        return;
    }
    auto* const menu = new QMenu(leave);
    menu->setObjectName(u"leaveOutMenu"_s);
    const auto offer = [&](const QString& text, const Entries& entries) {
        connect(menu->addAction(withoutShortcut(text)), &QAction::triggered, this,
                [this, entries] { askToLeaveOut(entries); });
    };
    for (const auto& waiting : named) {
        offer(entryText(waiting.entry), {waiting});
    }
    offer(tr("All %n of table %1", nullptr, static_cast<int>(all.size()))
              .arg(core::plain(tableOf(all.front().entry).table)),
          all);
    leave->setMenu(menu);
}

void PhoneNotice::askToLeaveOut(const Entries& entries)
{
    const auto reason =
        askReason(window(), tr("Leave out"), listOf(entries) + u'\n' + tr("Why is it left out?"),
                  tr("Leave out"));
    if (!reason) {
        return;
    }
    for (const auto& waiting : entries) {
        if (const auto left = leaveOut(session_, waiting.entry.id, *reason); !left) {
            showError(textOf(left.refused()));
            return;
        }
    }
    Q_EMIT leftOut();
}

} // namespace desk
