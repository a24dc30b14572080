#include "app/desk/evening/rounds/round_dialogs.h"

#include "app/desk/evening/rounds/person_picker.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/round_checks.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

class RoundDialogs
{
    Q_DECLARE_TR_FUNCTIONS(RoundDialogs)
};

QRadioButton* makeChoice(const QString& objectName, const QString& text, QWidget* parent)
{
    auto* const choice = new QRadioButton(text, parent);
    choice->setObjectName(objectName);
    return choice;
}

QHBoxLayout* makeChoiceRow(std::initializer_list<QWidget*> widgets)
{
    auto* const row = new QHBoxLayout;
    for (auto* widget : widgets) {
        row->addWidget(widget);
    }
    row->addStretch();
    return row;
}

/// "table 3, seat B", or "bye", for somebody in the round.
QString placeIn(const core::Round& round, core::StartNumber person)
{
    for (const auto& table : round.tables) {
        const auto& seats = table.head.seats;
        const auto seat = std::find(seats.begin(), seats.end(), person);
        if (seat != seats.end()) {
            return RoundDialogs::tr("table %1, seat %2")
                .arg(core::plain(table.number))
                .arg(texts::seatLetter(static_cast<std::size_t>(seat - seats.begin())));
        }
    }
    return RoundDialogs::tr("bye");
}

/// What swapping two people does: who goes where, what becomes of the results, whose rank moves.
QString swapText(const core::Tournament& tournament, const core::Round& round, const SeatSwap& swap,
                 const core::Change& change)
{
    core::Tournament changed = tournament;
    core::apply(change, changed);
    const auto& after = *core::findRound(changed, round.number);
    QStringList lines;
    bool haveResults = false;
    for (const auto number : {swap.one, swap.other}) {
        lines << u"%1: %2 → %3"_s.arg(words::person(tournament, number), placeIn(round, number),
                                      placeIn(after, number));
    }
    for (const auto& table : round.tables) {
        const auto* const now = core::findTable(after, table.number);
        haveResults = haveResults || (now->head.seats != table.head.seats && !table.games.empty());
    }
    if (haveResults) {
        lines << (swap.resultsGo == core::ResultsGo::WithTheSeat
                      ? RoundDialogs::tr("What was entered counts for the person now in the seat.")
                      : RoundDialogs::tr("What was entered stays with these people."));
    }
    int others = 0;
    for (const auto& move : core::rankMovesBy(change, tournament)) {
        if (move.number != swap.one && move.number != swap.other) {
            ++others;
        } else if (move.from && move.to) {
            lines << RoundDialogs::tr("%1: rank %2 instead of %3")
                         .arg(words::person(tournament, move.number))
                         .arg(*move.to)
                         .arg(*move.from);
        }
    }
    if (others > 0) {
        lines << RoundDialogs::tr("%n other rank(s) move", nullptr, others);
    }
    return lines.join(u'\n');
}

/// The likely person: marked absent, but seated; or the last one added who has not left.
std::optional<core::StartNumber> likely(Repair repair, const core::Tournament& tournament,
                                        const core::Round& round)
{
    auto people = repairCandidates(repair, tournament, round);
    std::erase_if(people, [&](const core::Participant& person) {
        const auto& spans = person.present;
        const bool hasLeft =
            std::none_of(spans.begin(), spans.end(), [&](const core::PresenceSpan& span) {
                return !span.until || *span.until >= round.number;
            });
        return repair == Repair::Missing ? core::isPresent(person, round.number) : hasLeft;
    });
    // Start numbers continue after the highest, which belongs to the last one added.
    return people.empty()              ? std::nullopt
           : repair == Repair::Missing ? std::optional(people.front().number)
                                       : std::optional(people.back().number);
}

} // namespace

std::optional<NumberAnswer> askNumber(QWidget* parent, const NumberQuestion& question)
{
    Question dialog(parent, question.title, question.text, question.verb);
    auto* const number = new QSpinBox(&dialog);
    number->setObjectName(u"numberField"_s);
    number->setAccessibleName(question.label);
    number->setRange(1, question.largest);
    number->setValue(question.suggested);
    const QString reasonText = RoundDialogs::tr("Reason");
    auto* const reason = makeField(u"reasonField"_s, reasonText, &dialog);
    reason->setPlaceholderText(reasonText);
    reason->setVisible(question.asksReason);
    dialog.body().addLayout(
        makeChoiceRow({makeLabel(question.label, 13, QFont::Normal, Role::Text, &dialog), number}));
    dialog.body().addWidget(reason);
    number->setFocus();
    number->selectAll();
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return NumberAnswer{number->value(), reason->text().trimmed()};
}

std::vector<core::Participant> repairCandidates(Repair repair, const core::Tournament& tournament,
                                                const core::Round& round)
{
    const auto before =
        core::knockOutOf(tournament, core::RoundNumber{core::plain(round.number) - 1});
    // Once a knock-out has begun, only those who advanced can be seated.
    const bool onlyWhoWentOn = isKnockOut(tournament.settings) && before.round;
    const auto seated = core::peopleIn(round);
    std::vector<core::Participant> people;
    for (const auto& participant : tournament.participants) {
        const auto number = participant.number;
        const bool isSeated = seated.contains(number);
        const bool canCome = !onlyWhoWentOn || core::isAmong(before.next, number) ||
                             core::isAmong(before.absent, number);
        if (repair == Repair::Missing ? isSeated : !isSeated && canCome) {
            people.push_back(participant);
        }
    }
    return people;
}

std::optional<RepairAnswer> askRepair(QWidget* parent, Repair repair,
                                      const core::Tournament& tournament, const core::Round& round,
                                      const std::vector<core::TableNumber>& halfTyped,
                                      std::optional<core::StartNumber> proposed)
{
    constexpr int rowHeight = 56;
    const bool isLatecomer = repair == Repair::Latecomer;
    const bool leavesKnockOut = !isLatecomer && isKnockOut(tournament.settings);
    QString intro = RoundDialogs::tr("Tables at which a result was entered stay as they are.");
    if (leavesKnockOut) {
        intro += u' ' + RoundDialogs::tr("Who is missing is out of the knock-out.");
    }
    std::vector<core::Mending> ways;
    Question dialog(parent,
                    isLatecomer ? RoundDialogs::tr("Seat a latecomer")
                                : RoundDialogs::tr("Somebody is missing"),
                    intro,
                    isLatecomer ? RoundDialogs::tr("Seat") : RoundDialogs::tr("Go on without"));
    dialog.setObjectName(u"repairDialog"_s);
    auto* const picker = new PersonPicker(
        u"personPicker"_s,
        isLatecomer ? RoundDialogs::tr("Who came") : RoundDialogs::tr("Who is missing"), &dialog);
    for (const auto& person : repairCandidates(repair, tournament, round)) {
        picker->add(person, isLatecomer ? person.club : placeIn(round, person.number));
    }
    auto* const model = new QStandardItemModel(&dialog);
    auto* const list =
        makeList(u"waysList"_s, RoundDialogs::tr("Ways to do it"), *model, rowHeight, &dialog);
    list->setMinimumWidth(460);
    auto* const moves = makeLabel({}, 12, QFont::Normal, Role::Muted, &dialog);
    moves->setObjectName(u"movesLabel"_s);
    moves->setWordWrap(true);
    moves->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    moves->setMinimumHeight(48); // three lines
    auto* const column = makeColumn(nullptr, distance::tight);
    const QString order = isLatecomer
                              ? RoundDialogs::tr("Seats, then a bye; the smallest change first")
                              : RoundDialogs::tr("Ways, the one that changes least first");
    column->addWidget(makeLabel(order, 12, QFont::Normal, Role::Muted, &dialog));
    column->addWidget(list, 1);
    column->addWidget(moves);
    auto* const columns = makeRow(nullptr, distance::large);
    columns->addWidget(picker);
    columns->addLayout(column, 1);
    dialog.body().addLayout(columns);
    QRadioButton* fromNowOn = nullptr;
    if (!isLatecomer && !leavesKnockOut) {
        auto* const thisRound =
            makeChoice(u"thisRoundChoice"_s, RoundDialogs::tr("Misses only this round"), &dialog);
        fromNowOn =
            makeChoice(u"fromNowOnChoice"_s, RoundDialogs::tr("Does not come back"), &dialog);
        thisRound->setChecked(true);
        dialog.body().addLayout(makeChoiceRow({thisRound, fromNowOn}));
    }

    QObject::connect(list->selectionModel(), &QItemSelectionModel::currentChanged, moves,
                     [moves](const QModelIndex& current) {
                         moves->setText(current.data(SecondLineRole).toString());
                     });
    const auto showWays = [&] {
        const auto person = picker->current();
        ways = !person       ? std::vector<core::Mending>()
               : isLatecomer ? core::waysToSeat(tournament, round, *person)
                             : core::waysWithout(tournament, round, *person);
        model->clear();
        moves->clear();
        for (const auto& way : ways) {
            QString who = words::moves(tournament, way);
            for (const auto table : halfTyped) {
                if (std::find(way.changedTables.begin(), way.changedTables.end(), table) !=
                    way.changedTables.end()) {
                    who += u" · "_s + RoundDialogs::tr("Table %1 is half typed: set aside")
                                          .arg(core::plain(table));
                }
            }
            auto* const item = new QStandardItem(
                u"%1 · %2"_s.arg(words::changedTables(way.changedTables), words::cost(way.cost)));
            item->setData(who, SecondLineRole);
            item->setData(static_cast<int>(QFont::Medium), WeightRole);
            item->setToolTip(who);
            model->appendRow(item);
        }
        list->setCurrentIndex(model->index(0, 0));
        dialog.setReason(
            person && ways.empty() ? disciplineOf(tournament.settings).missingAfterResultReason()
            : person               ? QString()
            : !picker->hasHits()   ? RoundDialogs::tr("Nobody of that name can be chosen.")
            : isLatecomer          ? RoundDialogs::tr("Choose who came.")
                                   : RoundDialogs::tr("Choose who is missing."));
    };
    picker->select(proposed ? proposed : likely(repair, tournament, round));
    picker->setFocus();
    showWays();
    QObject::connect(picker, &PersonPicker::changed, &dialog, showWays);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return RepairAnswer{*picker->current(),
                        ways.at(static_cast<std::size_t>(list->currentIndex().row())),
                        fromNowOn != nullptr && fromNowOn->isChecked() ? core::Absence::FromNowOn
                                                                       : core::Absence::ThisRound};
}

std::optional<SeatSwap> askSeatSwap(QWidget* parent, const core::Tournament& tournament,
                                    const core::Round& round)
{
    Question dialog(
        parent, RoundDialogs::tr("Correct seats"),
        RoundDialogs::tr("Two people sit at each other's place: on paper or at the tables."),
        RoundDialogs::tr("Swap"));
    dialog.setObjectName(u"correctSeatsDialog"_s);
    auto* const one = new PersonPicker(u"onePicker"_s, RoundDialogs::tr("This person"), &dialog);
    auto* const other =
        new PersonPicker(u"otherPicker"_s, RoundDialogs::tr("and this one"), &dialog);
    auto* const withTheSeat =
        makeChoice(u"withTheSeatChoice"_s, RoundDialogs::tr("Results stay with the seat"), &dialog);
    withTheSeat->setToolTip(RoundDialogs::tr("The seats were wrong on paper."));
    withTheSeat->setChecked(true);
    auto* const withThePerson = makeChoice(u"withThePersonChoice"_s,
                                           RoundDialogs::tr("Results go with the person"), &dialog);
    withThePerson->setToolTip(RoundDialogs::tr("What was entered belongs to these people."));
    const QString reasonText = RoundDialogs::tr("Reason (for the journal)");
    auto* const reason = makeField(u"reasonField"_s, reasonText, &dialog);
    reason->setPlaceholderText(reasonText);

    const auto answer = [&]() -> std::optional<SeatSwap> {
        if (!one->current() || !other->current() || *one->current() == *other->current()) {
            return std::nullopt;
        }
        return SeatSwap{*one->current(), *other->current(),
                        withTheSeat->isChecked() ? core::ResultsGo::WithTheSeat
                                                 : core::ResultsGo::WithThePerson,
                        reason->text().trimmed()};
    };
    auto* const preview = makeLabel({}, 12, QFont::Normal, Role::Text, &dialog);
    preview->setObjectName(u"swapPreview"_s);
    preview->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    constexpr int mostLines = 6;
    preview->setMinimumHeight(mostLines * preview->fontMetrics().lineSpacing());
    const auto check = [&] {
        preview->clear();
        const auto swap = answer();
        if (!swap) {
            dialog.setReason(RoundDialogs::tr("Choose two people."));
            return;
        }
        const auto change = core::swapSeats(tournament, round.number, swap->one, swap->other,
                                            swap->resultsGo, swap->reason);
        dialog.setReason(change ? QString() : textOf(change.refused()));
        if (change) {
            preview->setText(swapText(tournament, round, *swap, *change));
        }
    };
    auto* const people = makeRow(nullptr, distance::large);
    for (auto* picker : {one, other}) {
        people->addWidget(picker);
        for (const auto& person : repairCandidates(Repair::Missing, tournament, round)) {
            picker->add(person, placeIn(round, person.number));
        }
        QObject::connect(picker, &PersonPicker::changed, &dialog, check);
    }
    QObject::connect(withTheSeat, &QRadioButton::toggled, &dialog, check);
    // With both chosen, Enter swaps.
    QObject::connect(one, &PersonPicker::entered, other, [other] { other->setFocus(); });
    dialog.body().addLayout(people, 1);
    dialog.body().addLayout(makeChoiceRow({withTheSeat, withThePerson}));
    dialog.body().addWidget(preview);
    dialog.body().addWidget(reason);
    check();
    one->setFocus();
    return dialog.exec() == QDialog::Accepted ? answer() : std::nullopt;
}

} // namespace desk
