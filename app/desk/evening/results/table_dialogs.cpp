#include "app/desk/evening/results/table_dialogs.h"

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/name_field.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/person_finder.h"
#include "app/desk/widgets/popover.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/evening/missing.h"
#include "core/people/distinct_names.h"
#include "core/texts/refusal_texts.h"
#include "reports/documents/people.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>

#include <map>
#include <utility>
#include <vector>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class TableDialogs
{
    Q_DECLARE_TR_FUNCTIONS(TableDialogs)
};

QComboBox* addChoice(QFormLayout& form, const QString& name, const QString& label, QWidget* parent)
{
    auto* const choice = new QComboBox(parent);
    choice->setObjectName(name);
    setSpokenName(*choice, label);
    form.addRow(label, choice);
    return choice;
}

/// The names that the program knows: of the participants, then of the others in the directory.
QStringList namesFor(const Session& session)
{
    QStringList names;
    for (const auto& person : session.tournament().participants) {
        names << person.name;
    }
    for (const auto& player : session.directory()) {
        names << player.name;
    }
    names.removeDuplicates();
    return names;
}

} // namespace

void askLot(QWidget* parent, Session& session, const core::TableKey& key)
{
    const auto& tournament = session.tournament();
    const auto match = core::matchOf(tournament.settings, *core::findRound(tournament, key.round),
                                     *core::findTable(tournament, key.round, key.table));
    Question dialog(parent,
                    TableDialogs::tr("Draw the lot at table %1").arg(core::plain(key.table)),
                    TableDialogs::tr("The totals, the points melded and the last hands are equal. "
                                     "Draw at the table and note here who was drawn, or let the "
                                     "program draw."),
                    TableDialogs::tr("Record the lot"));
    dialog.setObjectName(u"lotDialog"_s);
    dialog.notice().setObjectName(u"lotNotice"_s);
    dialog.yes().setObjectName(u"lotYes"_s);
    auto* const form = new QFormLayout;
    dialog.body().addLayout(form);
    std::vector<QComboBox*> places;
    for (int place = 1; place <= match.contested; ++place) {
        places.push_back(addChoice(*form, u"lotPlace%1"_s.arg(place),
                                   match.contested == 1
                                       ? TableDialogs::tr("Goes on")
                                       : TableDialogs::tr("Goes on, drawn %1.").arg(place),
                                   &dialog));
        places.back()->addItem(TableDialogs::tr("not drawn yet"));
        for (const auto number : match.winners) {
            places.back()->addItem(documents::People(tournament).numbered(number),
                                   core::plain(number));
        }
    }
    auto* const chance = makeButton(u"lotByChance"_s, TableDialogs::tr("Draw lots"),
                                    icons::Meaning::Draw, ButtonKind::Normal, &dialog);
    dialog.body().addWidget(chance, 0, Qt::AlignLeft);

    // In the order of places; people not chosen yet are left out.
    const auto drawn = [&places] {
        std::vector<core::StartNumber> numbers;
        for (const auto* const choice : places) {
            if (choice->currentIndex() > 0) {
                numbers.push_back(core::StartNumber{choice->currentData().toInt()});
            }
        }
        return numbers;
    };
    const auto check = [&] {
        const auto lot = drawn();
        if (lot.size() < places.size()) {
            dialog.setReason(TableDialogs::tr("Choose who was drawn."));
            return;
        }
        const auto wanted = core::recordLot(session.tournament(), key, lot);
        dialog.setReason(wanted ? QString() : textOf(wanted.refused()));
    };
    for (auto* const choice : places) {
        QObject::connect(choice, &QComboBox::currentIndexChanged, &dialog, check);
    }
    QObject::connect(chance, &QPushButton::clicked, &dialog, [&] {
        const auto lot =
            core::drawLot(session.tournament(), key, QRandomGenerator::system()->generate64());
        for (std::size_t place = 0; lot && place < places.size() && place < lot->size(); ++place) {
            places[place]->setCurrentIndex(places[place]->findData(core::plain((*lot)[place])));
        }
        dialog.yes().setFocus();
    });
    places.front()->setFocus();
    check();
    while (dialog.exec() == QDialog::Accepted) {
        const auto done = session.run(core::recordLot, key, drawn());
        if (done) {
            return;
        }
        dialog.setReason(textOf(done.refused()));
    }
}

bool confirmClosing(QWidget* parent, Session& session, const core::Round& round)
{
    QStringList lines;
    for (const auto& doubt : core::closingDoubts(session.tournament(), round, waitingIn(session))) {
        lines << texts::text(doubt);
    }
    lines << session.helpersAway();
    return lines.isEmpty() ||
           confirm(parent, TableDialogs::tr("Close round %1?").arg(core::plain(round.number)),
                   lines.join(u'\n'), TableDialogs::tr("Close the round"), Enter::GoesBack);
}

QString slipLostNote()
{
    return TableDialogs::tr("Slip lost");
}

bool canEndEvening(const core::Tournament& tournament)
{
    const auto ending = core::endEvening(tournament);
    return ending && !ending->isEmpty() && !isKnockOut(tournament.settings);
}

std::optional<core::Result<core::Done>> askToEndEvening(QWidget* parent, Session& session)
{
    const auto next = core::plain(core::nextRound(session.tournament()));
    const auto ending = core::endEvening(session.tournament());
    if (!ending) {
        return ending.refused();
    }
    if (!confirm(parent, TableDialogs::tr("Was that the last round?"),
                 TableDialogs::tr("Round %1 will not be played. The standings after round %2 are "
                                  "then the final ones.")
                     .arg(next)
                     .arg(core::plain(*ending->label.round)),
                 TableDialogs::tr("That was the last round"))) {
        return std::nullopt;
    }
    return session.run(core::endEvening);
}

namespace {

/// The games of the tables that somebody else held a hand in.
QString substitutesAt(const core::Round& round, std::initializer_list<core::TableNumber> numbers)
{
    QStringList games;
    for (const auto number : numbers) {
        for (const auto& game : core::findTable(round, number)->games) {
            if (!core::substitutionsOf(game.outcome).empty()) {
                games << TableDialogs::tr("table %1, game %2")
                             .arg(core::plain(number))
                             .arg(core::plain(game.number));
            }
        }
    }
    return games.join(u"; "_s);
}

} // namespace

std::optional<SwappedTables> askSwap(QWidget* parent, Session& session, const core::TableKey& first)
{
    Question dialog(parent, TableDialogs::tr("Swap two tables' results"),
                    TableDialogs::tr("All games of the two tables change places, as if their slips "
                                     "had been typed into each other's table."),
                    TableDialogs::tr("Swap"));
    dialog.setObjectName(u"swapDialog"_s);
    dialog.notice().setObjectName(u"swapNotice"_s);
    dialog.yes().setObjectName(u"swapButton"_s);
    auto* const form = new QFormLayout;
    dialog.body().addLayout(form);
    auto* const one = addChoice(*form, u"swapOne"_s, TableDialogs::tr("One table"), &dialog);
    auto* const other = addChoice(*form, u"swapOther"_s, TableDialogs::tr("Other table"), &dialog);
    const core::DistinctNames people(session.tournament());
    for (const auto& table : core::findRound(session.tournament(), first.round)->tables) {
        QStringList names;
        for (const auto number : table.head.seats) {
            names << people.surname(number);
        }
        for (auto* const choice : {one, other}) {
            choice->addItem(u"%1   %2"_s.arg(core::plain(table.number)).arg(names.join(u" · "_s)),
                            core::plain(table.number));
        }
    }
    one->setCurrentIndex(one->findData(core::plain(first.table)));
    other->setPlaceholderText(TableDialogs::tr("not chosen yet"));
    other->setCurrentIndex(-1); // A table proposed by the program might be refused.
    other->setFocus();

    const auto tableOf = [](const QComboBox* choice) {
        return core::TableNumber{choice->currentData().toInt()};
    };
    const auto refuse = [&dialog](const core::Refused& refused) {
        dialog.showError(textOf(refused));
    };
    const auto check = [&] {
        if (other->currentIndex() < 0) {
            dialog.setReason(TableDialogs::tr("Choose the other table."));
            return;
        }
        const auto wanted =
            core::swapTableResults(session.tournament(), first.round, tableOf(one), tableOf(other));
        const bool same = wanted && wanted->isEmpty();
        const auto substitutes =
            wanted ? substitutesAt(*core::findRound(session.tournament(), first.round),
                                   {tableOf(one), tableOf(other)})
                   : QString();
        dialog.setReason(same ? TableDialogs::tr("Choose two tables with different results.")
                              : QString());
        if (!wanted) {
            refuse(wanted.refused());
        } else if (!same && !substitutes.isEmpty()) {
            dialog.showWarning(TableDialogs::tr("Substitutes go along with their games."),
                               substitutes);
        }
        dialog.yes().setEnabled(wanted && !same);
    };
    QObject::connect(one, &QComboBox::currentIndexChanged, &dialog, check);
    QObject::connect(other, &QComboBox::currentIndexChanged, &dialog, check);
    check();
    while (dialog.exec() == QDialog::Accepted) {
        const auto done =
            session.run(core::swapTableResults, first.round, tableOf(one), tableOf(other));
        if (done) {
            return SwappedTables{tableOf(one), tableOf(other)};
        }
        refuse(done.refused());
    }
    return std::nullopt;
}

void openSubstitutePopover(QWidget& owner, const QRect& rect, const Session& session,
                           core::StartNumber participant, const SlipSeat& seat,
                           std::function<void(const SlipSeat&)> choose)
{
    auto* const popover = new Popover(&owner);
    const QString title = TableDialogs::tr("Who held the cards in this game?");
    popover->setAccessibleName(title);
    const auto& tournament = session.tournament();
    std::map<core::StartNumber, QString> names;
    const core::DistinctNames people(tournament);
    for (const auto& person : tournament.participants) {
        names.emplace(person.number, people.of(person.number));
    }
    const QString name = names[participant];
    auto* const asSeated = makeButton(u"playsAsSeated"_s, TableDialogs::tr("%1 plays").arg(name),
                                      icons::Meaning::Person, ButtonKind::Normal, popover);
    auto* const absent = makeButton(u"didNotPlay"_s, TableDialogs::tr("Did not play"),
                                    icons::Meaning::NotPlayed, ButtonKind::Normal, popover);
    auto* const player =
        new NameField(u"playsForName"_s, TableDialogs::tr("Name of who plays"), popover);
    player->setMaxLength(core::longestNote);
    player->setNames(namesFor(session));
    auto* const taker = new PersonFinder(
        u"takesOver"_s, TableDialogs::tr("Name or start number of who takes over"), popover);
    auto others = tournament.participants;
    std::erase_if(others, [participant](const auto& one) { return one.number == participant; });
    taker->setPeople(others);
    const auto effect = [popover](const QString& objectName) {
        auto* const label = makeLabel({}, 12, QFont::Normal, theme::Role::Muted, popover);
        label->setObjectName(objectName);
        return label;
    };
    auto* const plays = effect(u"playsForFound"_s);
    auto* const found = effect(u"takesOverFound"_s);

    auto* const column = makeColumn(popover, distance::small, allAround(distance::large));
    column->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, popover));
    column->addWidget(asSeated);
    column->addWidget(absent);
    column->addSpacing(distance::small);
    auto* const form = new QFormLayout;
    form->addRow(plays); // Above the field: the names proposed are below it.
    form->addRow(TableDialogs::tr("Plays for %1, who keeps the points:").arg(name), player);
    form->addRow(TableDialogs::tr("Takes over the seat and gets the points:"), taker);
    form->addRow(QString(), found);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    column->addLayout(form);
    column->addWidget(makeLabel(
        TableDialogs::tr("Applies to this table's next games as well, until you change it."), 12,
        QFont::Normal, theme::Role::Muted, popover));

    const auto showTaker = [taker, found, names] {
        const auto person = taker->person();
        found->setText(taker->text().isEmpty() ? TableDialogs::tr("Enter takes it.")
                       : person                ? names.at(*person)
                                               : taker->complaint());
    };
    const auto named = [player] {
        const QString typed = player->text().trimmed();
        return player->isModified() ? player->soleName().value_or(typed) : typed;
    };
    const auto showPlayer = [plays, taker, named, name] {
        const QString who = named().isEmpty() ? name : named();
        // Once somebody is named there, Enter is about who takes over.
        plays->setText(taker->text().isEmpty() ? TableDialogs::tr("Enter: %1 plays.").arg(who)
                                               : QString());
    };
    if (seat.substitute) {
        if (const auto* by = std::get_if<core::Substitution::PlayedBy>(&*seat.substitute)) {
            player->setText(*by);
        } else {
            taker->setText(QString::number(
                core::plain(std::get<core::Substitution::TakenOverBy>(*seat.substitute))));
        }
    }
    showPlayer();
    showTaker();

    const auto answer = [popover, choose = std::move(choose)](const SlipSeat& chosen) {
        choose(chosen);
        popover->close();
    };
    SlipSeat played = seat;
    played.substitute.reset();
    if (seat.didNotPlay()) {
        played.first.clear();
    }
    QObject::connect(asSeated, &QPushButton::clicked, popover,
                     [answer, played] { answer(played); });
    QObject::connect(absent, &QPushButton::clicked, popover, [answer] {
        answer({u"-"_s, {}, {}});
    });
    QObject::connect(player, &QLineEdit::textChanged, popover, showPlayer);
    QObject::connect(player, &QLineEdit::returnPressed, popover, [answer, played, named] {
        SlipSeat chosen = played;
        if (const QString who = named(); !who.isEmpty()) {
            chosen.substitute = who;
        }
        answer(chosen);
    });
    QObject::connect(taker, &QLineEdit::textChanged, popover, showTaker);
    QObject::connect(taker, &QLineEdit::textChanged, popover, showPlayer);
    QObject::connect(taker, &QLineEdit::returnPressed, popover, [answer, played, taker] {
        if (const auto person = taker->person()) {
            answer({played.first, played.second, *person});
        }
    });
    const bool takenOver =
        seat.substitute &&
        std::holds_alternative<core::Substitution::TakenOverBy>(*seat.substitute);
    QLineEdit* const current = takenOver ? taker : player;
    current->selectAll();
    popover->setFocusProxy(current);
    popover->showAt(&owner, rect);
}

} // namespace desk
