#include "repair_dialog.h"

#include "app/texts/seat_letters.h"
#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"
#include "core/cards/knock_out.h"
#include "core/start_numbers.h"
#include "round_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace desk {
namespace {

constexpr int rowHeight = 56;

std::map<core::StartNumber, QString> placesIn(const core::Round& round)
{
    std::map<core::StartNumber, QString> places;
    for (const auto person : round.head.byes) {
        places[person] = RepairDialog::tr("bye");
    }
    for (const auto& table : round.tables) {
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            places[table.head.seats[seat]] = RepairDialog::tr("table %1, seat %2")
                                                 .arg(core::plain(table.number))
                                                 .arg(texts::seatLetter(seat));
        }
    }
    return places;
}

QString introOf(RepairDialog::Kind kind, const core::Settings& settings)
{
    const QString intro =
        RepairDialog::tr("Tables at which a result was entered stay as they are.");
    return kind == RepairDialog::Kind::Missing && isKnockOut(settings)
               ? intro + u' ' + RepairDialog::tr("Who is missing is out of the knock-out.")
               : intro;
}

/// Whether somebody can come into the round: in a knock-out that has begun only who went on.
bool canCome(const core::Tournament& tournament, const core::KnockOut& before,
             core::StartNumber number)
{
    return !isKnockOut(tournament.settings) || !before.round || isAmong(before.next, number) ||
           isAmong(before.absent, number);
}

} // namespace

std::vector<PersonPicker::Person>
RepairDialog::candidates(Kind kind, const core::Tournament& tournament, const core::Round& round)
{
    const auto places = placesIn(round);
    const auto before =
        core::knockOutOf(tournament, core::RoundNumber{core::plain(round.number) - 1});
    std::vector<PersonPicker::Person> people;
    for (const auto& participant : tournament.participants) {
        const auto place = places.find(participant.number);
        const bool chosen =
            kind == Kind::Latecomer
                ? place == places.end() && canCome(tournament, before, participant.number)
                : place != places.end();
        if (chosen) {
            people.push_back({participant.number, participant.name,
                              kind == Kind::Latecomer ? participant.club : place->second});
        }
    }
    return people;
}

RepairDialog::RepairDialog(Kind kind, const core::Tournament& tournament, const core::Round& round,
                           QWidget* parent)
    : Question(parent, kind == Kind::Latecomer ? tr("Seat a latecomer") : tr("Somebody is missing"),
               introOf(kind, tournament.settings),
               kind == Kind::Latecomer ? tr("Seat") : tr("Go on without")),
      kind_(kind),
      tournament_(tournament),
      round_(round),
      picker_(new PersonPicker(QStringLiteral("personPicker"),
                               kind == Kind::Latecomer ? tr("Who came") : tr("Who is missing"),
                               this)),
      list_(new QListView(this)),
      model_(new QStandardItemModel(this)),
      moves_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(QStringLiteral("repairDialog"));
    list_->setObjectName(QStringLiteral("waysList"));
    list_->setAccessibleName(tr("Ways to do it"));
    list_->setModel(model_);
    list_->setItemDelegate(new ListDelegate(list_, rowHeight));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    constexpr int listWidth = 460;
    list_->setMinimumWidth(listWidth);
    auto* ways = new QVBoxLayout;
    ways->setSpacing(4);
    ways->addWidget(makeLabel(tr("Ways, the one that changes least first"), 12, QFont::Normal,
                              theme::Role::Muted, this));
    ways->addWidget(list_, 1);
    ways->addWidget(moves_);
    moves_->setObjectName(QStringLiteral("movesLabel"));
    moves_->setWordWrap(true);
    moves_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    constexpr int threeLines = 48;
    moves_->setMinimumHeight(threeLines);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(picker_);
    columns->addLayout(ways, 1);
    body().addLayout(columns);
    if (kind == Kind::Missing && !isKnockOut(tournament.settings)) {
        addAbsence();
    }
    connect(picker_, &PersonPicker::currentChanged, this, &RepairDialog::showWays);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RepairDialog::showMoves);
    picker_->setPeople(candidates(kind, tournament, round));
    picker_->setFocus();
}

void RepairDialog::addAbsence()
{
    auto* thisRound = new QRadioButton(tr("Misses this round alone"), this);
    thisRound->setObjectName(QStringLiteral("thisRoundChoice"));
    fromNowOn_ = new QRadioButton(tr("Does not come back"), this);
    fromNowOn_->setObjectName(QStringLiteral("fromNowOnChoice"));
    thisRound->setChecked(true);
    auto* row = new QHBoxLayout;
    row->addWidget(thisRound);
    row->addWidget(fromNowOn_);
    row->addStretch();
    body().addLayout(row);
}

void RepairDialog::showWays()
{
    ways_.clear();
    model_->clear();
    const auto person = picker_->current();
    if (!person) {
        showMoves();
        setReason(tr("Nobody of that name can be chosen."));
        return;
    }
    ways_ = kind_ == Kind::Latecomer ? core::waysToSeat(tournament_, round_, *person)
                                     : core::waysWithout(tournament_, round_, *person);
    for (const auto& way : ways_) {
        auto* item = new QStandardItem(
            QStringLiteral("%1 · %2").arg(words::changedTables(way), words::cost(way.cost)));
        const QString moves = words::moves(tournament_, way);
        item->setData(moves, SecondLineRole);
        item->setData(static_cast<int>(QFont::Medium), WeightRole);
        item->setToolTip(moves);
        model_->appendRow(item);
    }
    list_->setCurrentIndex(model_->index(0, 0));
    showMoves();
    setReason(!ways_.empty() ? QString() : stuckText());
}

QString RepairDialog::stuckText() const
{
    return playsCards(tournament_.settings)
               ? tr("A deal was entered at that table already. Note on the page Results that the "
                    "missing person has left the match.")
               : tr("A result was entered at that table already. Enter the missing person as not "
                    "having played in the other games.");
}

void RepairDialog::showMoves()
{
    moves_->setText(ways_.empty() ? QString() : words::moves(tournament_, way()));
}

const core::Mending& RepairDialog::way() const
{
    const int row = list_->currentIndex().row();
    const auto index = static_cast<std::size_t>(std::max(row, 0));
    return ways_[std::min(index, ways_.size() - 1)];
}

core::Absence RepairDialog::absence() const
{
    return fromNowOn_ != nullptr && fromNowOn_->isChecked() ? core::Absence::FromNowOn
                                                            : core::Absence::ThisRound;
}

} // namespace desk
